"""How much the board tells: levels, what is seen under each, what is said in the result."""

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import board_view
from shikaku_gui.play.board_view import Tone
from shikaku_gui.play.drag import Point
from shikaku_gui.play.mistake_display import CHECK_LEVEL_NAMES, CheckLevel, check_level_message
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.session import Session

PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4})
SHORT = Rect(0, 0, 1, 2)
FULL_WRONG = (Rect(0, 0, 1, 3), Rect(1, 0, 2, 2), Rect(1, 2, 2, 1))


def session(*rects: Rect, level: CheckLevel = CheckLevel.RULES) -> Session:
    made = Session(SavedGame(PUZZLE, tuple(map(Place, rects)), len(rects)))
    made.set_level(level)
    return made


@pytest.mark.parametrize(
    ("level", "partly", "full"),
    [
        (CheckLevel.SILENT, False, False),
        (CheckLevel.WHEN_FULL, False, True),
        (CheckLevel.RULES, True, True),
        (CheckLevel.SOLUTION, True, True),
    ],
)
def test_broken_rules_are_seen_as_the_level_says(
    level: CheckLevel, partly: bool, full: bool
) -> None:
    for rects, seen in (((SHORT,), partly), (FULL_WRONG, full)):
        made = session(*rects, level=level)
        assert any(item.broken for item in board_view.drawn_rects(made)) is seen
        assert ("too" in str(board_view.status_message(_hovering(made)))) is (
            seen and rects == (SHORT,)
        )


def _hovering(made: Session) -> Session:
    made.move(Point(0.5, 0.5))
    return made


@pytest.mark.parametrize("level", CheckLevel)
def test_the_badge_reveals_nothing_where_mistakes_are_not_shown(level: CheckLevel) -> None:
    made = session(level=level)
    made.press(Point(0.5, 0.5))
    made.move(Point(2.5, 2.5))
    assert made.preview is not None
    badge = board_view.preview_badge(made, made.preview)
    judged = level in (CheckLevel.RULES, CheckLevel.SOLUTION)
    assert (badge.tone is Tone.WRONG) is judged
    assert (len(badge.lines) > 1) is judged
    assert str(badge.lines[0]) == "3 x 3 = 9"


def test_what_is_known_to_be_wrong_is_seen_and_said() -> None:
    wrong = Rect(1, 0, 1, 2)
    made = session(wrong, level=CheckLevel.SOLUTION)
    assert made.set_wrong(frozenset([wrong])) is Outcome.VIEW
    assert made.set_wrong(frozenset([wrong])) is Outcome.NOTHING
    assert [item.wrong for item in board_view.drawn_rects(made)] == [True]
    made.move(Point(1.5, 0.5))
    assert "not part of the solution" in str(board_view.status_message(made))
    made.set_level(CheckLevel.SILENT)
    assert made.wrong == frozenset()


def test_a_full_board_that_is_wrong_is_not_called_solved_in_silence() -> None:
    said = str(board_view.status_message(session(*FULL_WRONG, level=CheckLevel.SILENT)))
    assert "not the solution yet" in said


def test_tab_reveals_no_mistake_either() -> None:
    assert session(SHORT, level=CheckLevel.SILENT).is_finished(Cell(0, 0))
    assert not session(SHORT).is_finished(Cell(0, 0))


def test_the_most_help_counts() -> None:
    made = session(SHORT)
    made.set_level(CheckLevel.SOLUTION)
    made.set_level(CheckLevel.SILENT)
    assert made.most_help is CheckLevel.SOLUTION
    fresh = session()
    fresh.set_level(CheckLevel.SILENT)
    assert fresh.most_help is CheckLevel.SILENT


def test_every_level_has_a_name_and_is_said_in_the_result() -> None:
    assert set(CHECK_LEVEL_NAMES) == set(CheckLevel)
    assert len({str(check_level_message(level)) for level in CheckLevel}) == len(CheckLevel)
    assert [level.rank for level in CheckLevel] == [0, 1, 2, 3]


def test_hinted_rectangles_are_marked() -> None:
    made = session(SHORT)
    made.play(Place(Rect(1, 0, 2, 1), hinted=True))
    assert [item.hinted for item in board_view.drawn_rects(made)] == [False, True]


def test_back_to_an_earlier_position_and_all_of_it_again() -> None:
    made = session(*FULL_WRONG)
    assert made.back_to(1) is Outcome.MOVE
    assert list(made.board.rects) == [FULL_WRONG[0]]
    made.redo()
    assert made.board.rects == FULL_WRONG
    assert made.game.boards[-1] is made.board
    assert len(made.game.boards) == 4


def test_a_grade_found_while_playing_is_saved() -> None:
    made = session()
    made.game.grade = "hard"
    assert made.game.saved().puzzle.grade == "hard"
    assert made.puzzle.grade == ""
