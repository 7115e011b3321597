"""Check: what it says, the levels, and the way back to the last good position."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import (
    NO_MARKS,
    BeginTrial,
    Board,
    Cell,
    CrossOut,
    Pencil,
    Place,
    Puzzle,
    Rect,
)
from shikaku_gui.play import CheckLevel, HintDegree, Point, Tone
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.known import known
from tests.solver.boards import UNIQUE, board_of

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NO_WAY = Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})
TOO_LARGE = Puzzle(2, 2, {Cell(0, 0): 1, Cell(0, 1): None, Cell(1, 1): 4})
WRONG = Rect(1, 0, 1, 2)


@pytest.mark.parametrize(
    ("puzzle", "rects", "title", "tone"),
    [
        (PUZZLE, [], "Nothing to check", Tone.PLAIN),
        (PUZZLE, [Rect(0, 0, 1, 2)], "A rule is broken", Tone.WRONG),
        (PUZZLE, [Rect(0, 0, 1, 2), Rect(2, 0, 1, 3)], "2 rectangles break a rule", Tone.WRONG),
        (PUZZLE, [SOLUTION[0]], "Looking good", Tone.GOOD),
        (PUZZLE, SOLUTION, "Solved", Tone.GOOD),
        (TWO_WAYS, [Rect(0, 0, 1, 2)], "Looking good", Tone.GOOD),
        (NO_WAY, [Rect(1, 1, 1, 1)], "This puzzle has no solution", Tone.WRONG),
    ],
)
def test_check_says_what_is_wrong(
    make_window: MakeWindow, puzzle: Puzzle, rects: list[Rect], title: str, tone: Tone
) -> None:
    window = make_window(SavedGame(puzzle, tuple(map(Place, rects)), len(rects)))
    window.acts["check"].trigger()
    assert (note(window).title, note(window).tone) == (title, tone)


@pytest.mark.parametrize("puzzle", [PUZZLE, TWO_WAYS, NO_WAY, TOO_LARGE])
def test_check_offers_nothing_that_only_an_expert_wants(
    make_window: MakeWindow, puzzle: Puzzle
) -> None:
    window = make_window(puzzle)
    window.acts["check"].trigger()
    assert note(window).title
    assert window.side.card.buttons == []


def test_check_names_the_place_of_broken_rules(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 1, 2))
    window.acts["check"].trigger()
    assert note(window).text.startswith("R1C1-R1C2: This rectangle has 2 cells")


def test_check_says_of_unknown_clues_what_they_need_at_least(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(TOO_LARGE, (Place(Rect(0, 0, 1, 1)),), 1))
    window.acts["check"].trigger()
    assert note(window).text.startswith("The clues need at least 6 cells, but the grid has 4.")


def test_a_rectangle_that_blocks_the_solution_is_shown_on_request(window: MainWindow) -> None:
    drag(window, WRONG)
    window.acts["check"].trigger()
    shown = note(window)
    assert (shown.title, shown.tone) == ("Mistake found", Tone.WRONG)
    assert shown.text == "One of your rectangles fits its clue but is not part of the solution."
    assert window.hint_tools.hints.hint is None
    assert sum(window.controller.session.game.hints) == 0
    (where,) = window.side.card.buttons
    assert where.text() == "Where?"
    where.click()
    panel = window.hint_tools.hints.panel
    assert known(panel.presenter).degree is HintDegree.WHERE
    assert panel.property("tone") == Tone.WRONG.value
    assert window.controller.session.game.hints.where == 1


def test_where_checks_again_if_the_board_has_changed(window: MainWindow) -> None:
    drag(window, WRONG)
    window.acts["check"].trigger()
    (where,) = note(window).buttons
    window.acts["undo"].trigger()
    assert not window.controller.board.rects
    where.act()
    assert note(window).title == "Nothing to check"


def test_the_level_is_remembered_and_holds_for_the_next_puzzle(
    window: MainWindow, settings: Settings, make_window: MakeWindow
) -> None:
    actions = window.acts.submenus["check_level"].actions()
    assert [action.isChecked() for action in actions] == [False, False, True, False]
    actions[0].trigger()
    assert settings.check_level is CheckLevel.SILENT
    assert window.controller.session.level is CheckLevel.SILENT
    window.controller.open(SavedGame(TWO_WAYS))
    assert window.controller.session.level is CheckLevel.SILENT
    other = make_window()
    assert other.acts.submenus["check_level"].actions()[0].isChecked()


def test_the_board_changes_with_the_level(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 1, 2))
    shown = window.board.grab().toImage()
    window.settings.check_level = CheckLevel.SILENT
    silent = window.board.grab().toImage()
    assert silent != shown
    window.settings.check_level = CheckLevel.RULES
    assert window.board.grab().toImage() == shown


def test_against_the_solution(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.check_level = CheckLevel.SOLUTION
    drag(window, WRONG)
    qtbot.waitUntil(lambda: window.controller.session.wrong == {WRONG})
    window.acts["undo"].trigger()
    qtbot.waitUntil(lambda: not window.controller.session.wrong)
    for rect in SOLUTION:
        drag(window, rect)
    assert "Mistakes shown: anything not in the solution" in note(window).text


def test_work_pushed_aside_begins_anew(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.check_level = CheckLevel.SOLUTION
    drag(window, WRONG)
    window.acts["check"].trigger()  # drops what runs
    qtbot.waitUntil(lambda: window.controller.session.wrong == {WRONG})


def test_back_to_the_last_good_position_and_all_of_it_again(window: MainWindow) -> None:
    for rect in (SOLUTION[0], WRONG, Rect(2, 0, 1, 2)):
        drag(window, rect)
    after = window.controller.board.rects
    window.acts["go_back"].trigger()
    assert window.controller.board.rects == SOLUTION[:1]
    assert note(window).text.startswith("Went back 2 moves")
    (redo,) = note(window).buttons
    redo.act()
    assert window.controller.board.rects == after


def test_going_back_judges_a_trial_by_the_rules_alone(make_window: MakeWindow) -> None:
    puzzle = board_of(UNIQUE).puzzle
    window = make_window(SavedGame(puzzle, (BeginTrial(), Place(Rect(3, 4, 3, 1))), 2))
    window.acts["go_back"].trigger()
    assert note(window).title == "This is a good position"
    before = window.controller.board
    drag(window, Rect(0, 0, 1, 2))  # with no clue in it
    window.acts["go_back"].trigger()
    assert window.controller.board == before


def test_going_back_is_no_answer_to_a_hint(window: MainWindow, qtbot: QtBot) -> None:
    drag(window, WRONG)
    window.acts["hint"].trigger()
    hint = window.hint_tools.hints.hint
    assert hint is not None
    assert hint.conclusion.remove == WRONG
    status_text: list[str] = []
    window.hint_tools.hints.status_text.connect(status_text.append)
    window.acts["go_back"].trigger()
    assert not window.controller.board.rects
    qtbot.wait(1)  # what is said follows the move
    assert status_text == []


@pytest.mark.parametrize(
    ("puzzle", "title"),
    [(PUZZLE, "This is a good position"), (NO_WAY, "This is a good position")],
)
def test_nothing_to_go_back_from(make_window: MakeWindow, puzzle: Puzzle, title: str) -> None:
    window = make_window(puzzle)
    window.acts["go_back"].trigger()
    assert note(window).title == title


def compared(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the board has been compared with the solution."""
    qtbot.waitUntil(lambda: not window.solving.is_pending(window.hint_tools.checker))


def test_a_failed_trial_is_told_by_the_rules_alone(make_window: MakeWindow) -> None:
    window = make_window(size=(900, 600))
    window.acts["begin_trial"].trigger()
    drag(window, WRONG)  # breaks no rule, and yet the 3 has no rectangle beside it
    window.acts["check"].trigger()
    assert (note(window).title, note(window).text) == (
        "The trial has failed",
        "The 4 in R2C3 has no rectangle left.",
    )
    (mark,) = window.controller.board_marks.marks
    assert mark.rect == Rect(1, 2, 1, 1)
    window.side.close_note()
    assert not window.controller.board_marks.marks
    window.acts["check"].trigger()
    (reject,) = window.side.card.buttons
    assert reject.property("leading")
    reject.click()
    assert not window.controller.board_marks.marks
    board = window.controller.board
    assert (board.rects, list(board.marks.crossed_out)) == ((), [WRONG])


@pytest.mark.parametrize(
    ("level", "marked"), [(CheckLevel.RULES, []), (CheckLevel.SILENT, [Rect(0, 0, 2, 1)])]
)
def test_a_broken_rule_in_a_trial_is_marked_unless_the_board_shows_it(
    make_window: MakeWindow, level: CheckLevel, marked: list[Rect]
) -> None:
    window = make_window()
    window.settings.check_level = level
    window.acts["begin_trial"].trigger()
    drag(window, Rect(0, 0, 2, 1))  # with two clues in it
    window.acts["check"].trigger()
    assert note(window).title == "The trial has failed"
    assert [mark.rect for mark in window.controller.board_marks.marks] == marked


def test_a_trial_that_has_not_failed_gives_no_solution_away(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.check_level = CheckLevel.SOLUTION
    window.acts["begin_trial"].trigger()
    wrong = Rect(0, 1, 2, 2)  # the other rectangle of the 4
    drag(window, wrong)
    compared(window, qtbot)
    assert window.controller.session.wrong == frozenset()
    window.acts["keep_trial"].trigger()
    compared(window, qtbot)
    assert window.controller.session.wrong == {wrong}


def test_a_wrong_rectangle_from_before_the_trial_stays_marked(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.check_level = CheckLevel.SOLUTION
    drag(window, Rect(0, 1, 2, 2))
    window.acts["begin_trial"].trigger()
    drag(window, Rect(1, 0, 2, 1))
    compared(window, qtbot)
    assert window.controller.session.wrong == {Rect(0, 1, 2, 2)}
    window.acts["check"].trigger()
    assert note(window).text == "The 3 in R1C1 has no rectangle left."


def test_an_open_trial_in_good_order_is_said_so(make_window: MakeWindow) -> None:
    window = make_window()
    window.acts["begin_trial"].trigger()
    drag(window, SOLUTION[0])
    window.acts["check"].trigger()
    assert note(window).title == "The trial has not failed"
    for rect in SOLUTION[1:]:
        drag(window, rect)
    window.acts["check"].trigger()
    assert note(window).title == "Solved"


FALSE_PENCIL, FALSE_CROSS = Rect(0, 1, 2, 1), SOLUTION[0]


def test_false_marks_are_mistakes(make_window: MakeWindow, qtbot: QtBot) -> None:
    moves = (Pencil((FALSE_PENCIL, Rect(1, 1, 2, 1))), CrossOut((FALSE_CROSS,)))
    window = make_window(SavedGame(PUZZLE, moves, 2))
    session = window.controller.session
    plain = window.board.grab().toImage()
    window.settings.check_level = CheckLevel.SOLUTION
    compared(window, qtbot)
    assert session.wrong_marks == Board(PUZZLE).with_marks([FALSE_PENCIL], [FALSE_CROSS]).marks
    assert window.board.grab().toImage() != plain
    session.move(Point(0.5, 0.5))
    without = window.board.grab().toImage()
    window.controller.notify(session.set_wrong(frozenset()))
    assert window.board.grab().toImage() != without
    window.settings.check_level = CheckLevel.RULES
    assert session.wrong_marks == NO_MARKS


def test_marks_of_a_trial_are_not_judged(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(SavedGame(PUZZLE, (BeginTrial(), Pencil((FALSE_PENCIL,))), 2))
    window.settings.check_level = CheckLevel.SOLUTION
    compared(window, qtbot)
    assert window.controller.session.wrong_marks == NO_MARKS
    window.acts["keep_trial"].trigger()
    compared(window, qtbot)
    assert not window.controller.session.wrong_marks.empty


def test_marks_alone_can_be_checked(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, (Pencil((Rect(1, 1, 2, 1),)),), 1))
    window.acts["check"].trigger()
    assert note(window).title == "Looking good"


def test_the_way_back_leads_to_before_a_false_mark(make_window: MakeWindow) -> None:
    moves = (Pencil((Rect(1, 1, 2, 1),)), Pencil((FALSE_PENCIL,)), Place(SOLUTION[1]))
    window = make_window(SavedGame(PUZZLE, moves, 3))
    window.acts["go_back"].trigger()
    assert window.controller.session.game.position == 1
