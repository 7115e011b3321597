"""A review finds wrong rectangles, hints and long pauses, and what could have been seen."""

from dataclasses import replace
from itertools import accumulate
from pathlib import Path

import pytest

from shikaku_gui.formats import HintDegree, HintTaken, SavedGame, UndoneMoves, load
from shikaku_gui.model import (
    BeginTrial,
    Board,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Rect,
    RejectTrial,
)
from shikaku_gui.play import review
from shikaku_gui.play.review import Moment, MomentKind, moment_hint, review_game
from shikaku_gui.solver import CutShortError, Technique

PUZZLE = load(Path(__file__).parents[1] / "data" / "version-1.shikaku").puzzle
TOP, LEFT, TALL, LOWER, LOWEST = (
    *(Rect(0, 0, 1, 5), Rect(1, 0, 2, 3), Rect(1, 3, 4, 2)),
    *(Rect(3, 0, 1, 3), Rect(4, 0, 1, 3)),
)
SOLUTION = (TOP, LEFT, TALL, LOWER, LOWEST)
OTHER, SECOND_OTHER = Rect(2, 2, 3, 1), Rect(0, 3, 5, 1)  # these fit their clues
BROKEN = Rect(0, 0, 2, 2)
SECOND = 1000


def game(*acts: tuple[Move, float], seconds: float = 200.0) -> SavedGame:
    """Return a game with moves and the seconds that each took."""
    times = tuple(round(at * SECOND) for at in accumulate(seconds for _, seconds in acts))
    moves = tuple(move for move, _ in acts)
    return SavedGame(PUZZLE, moves, len(moves), seconds, times=times)


def moments(played: SavedGame) -> list[tuple[MomentKind, int, int]]:
    """Return kind, beginning and length of each moment, in seconds."""
    found = review_game(played).moments
    return [(one.kind, one.at // SECOND, one.milliseconds // SECOND) for one in found]


QUICK = [(Place(rect), 2.0) for rect in (TOP, LEFT, TALL, LOWER)]


def test_a_game_without_trouble_has_no_moments() -> None:
    found = review_game(game((Place(TOP), 90.0), *QUICK, (Place(LOWEST), 5.0)))
    assert found.moments == ()
    assert (found.median_pause, found.wrong_milliseconds, found.timed) == (2000, 0, True)


def test_a_pause_of_more_than_three_medians_is_long() -> None:
    moves = [(Place(TOP), 1.0), *((Place(rect), 4.0) for rect in (LEFT, TALL, TOP, LOWER))]
    assert moments(game(*moves, (Place(LOWEST), 12.0))) == []
    assert moments(game(*moves, (Place(LOWEST), 12.5))) == [(MomentKind.PAUSE, 17, 12)]
    assert moments(game(*moves[:4], (Place(LOWEST), 50.0))) == []  # too few to compare with
    slow = review_game(game(*moves, (Place(LOWEST), 12.5))).moments[0]
    assert slow.rect == LOWEST
    assert slow.board.rects == (TOP, LEFT, TALL, LOWER)


def test_a_pause_before_something_wrong_is_drawn_or_removed_is_told_once() -> None:
    quick = [(Place(rect), 1.0) for rect in (TOP, LEFT, TALL, TOP, LEFT, TALL)]
    slips: list[tuple[Move, float]] = [(Place(OTHER), 30.0), (Erase(OTHER), 40.0)]
    assert moments(game(*quick, *slips)) == [(MomentKind.WRONG, 36, 40)]


def test_short_pauses_are_never_long() -> None:
    moves = [(Place(TOP), 1.0), *((Place(rect), 0.5) for rect in (LEFT, TALL, TOP, LOWER))]
    assert moments(game(*moves, (Place(LOWEST), 10.0))) == []


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        ([(Place(OTHER), 5.0), (Erase(OTHER), 7.0)], (5, 7)),
        ([(Place(OTHER), 5.0), (Place(LOWER), 3.0)], (5, 3)),
        ([(Place(OTHER), 5.0)], (5, 195)),
        ([(Place(BROKEN), 5.0), (Erase(BROKEN), 7.0)], None),
        ([(Place(BROKEN), 5.0), (Erase(BROKEN), 11.0)], (5, 11)),
        ([(BeginTrial(), 1.0), (Place(OTHER), 4.0), (RejectTrial(), 7.0)], None),
        ([(BeginTrial(), 1.0), (Place(OTHER), 4.0), (KeepTrial(), 7.0)], (12, 188)),
        ([(Fill((OTHER,)), 5.0), (Erase(OTHER), 7.0)], None),
    ],
)
def test_wrong_rectangles_and_how_long_they_stayed(
    moves: list[tuple[Move, float]], found: tuple[int, int] | None
) -> None:
    wanted = [] if found is None else [(MomentKind.WRONG, *found)]
    assert moments(game(*moves)) == wanted


def test_a_rectangle_undone_and_forgotten_is_found() -> None:
    played = game((Place(TOP), 5.0), (Place(TALL), 9.0))
    played = replace(played, undone=(UndoneMoves(1, (Place(OTHER),), (8000,), 14_000),))
    assert moments(played) == [(MomentKind.WRONG, 8, 6)]
    assert review_game(played).moments[0].board.rects == (TOP,)
    assert review_game(played).moments[0].rect == OTHER


def test_times_of_wrong_rectangles_count_once() -> None:
    found = review_game(
        game(
            (Place(OTHER), 5.0),
            (Place(SECOND_OTHER), 4.0),
            (Erase(OTHER), 6.0),
            (Erase(SECOND_OTHER), 5.0),
        )
    )
    assert found.wrong_milliseconds == 15 * SECOND


def test_hints_are_moments_with_the_most_that_was_shown() -> None:
    hints = (
        HintTaken(9000, 1, HintDegree.WHERE),
        HintTaken(11_000, 1, HintDegree.NUDGE),
        HintTaken(25_000, 2, HintDegree.WHY),
    )
    played = replace(game((Place(TOP), 5.0), (Place(LEFT), 15.0)), hints_taken=hints)
    found = review_game(played).moments
    assert [(one.kind, one.at, one.milliseconds, one.degree) for one in found] == [
        (MomentKind.HINT, 5000, 4000, HintDegree.WHERE),
        (MomentKind.HINT, 20_000, 5000, HintDegree.WHY),
    ]
    assert [one.board.rects for one in found] == [(TOP,), (TOP, LEFT)]


@pytest.mark.parametrize(
    ("hint", "found"),
    [
        (HintTaken(11_000, 6, HintDegree.WHY), [(MomentKind.HINT, 8, 3)]),
        (HintTaken(11_000, 6, HintDegree.DRAW), [(MomentKind.HINT, 8, 3)]),
        (HintTaken(11_000, 6, HintDegree.FIND), []),
        (HintTaken(28_000, 6, HintDegree.FIND), [(MomentKind.PAUSE, 8, 20)]),
        # This one was met by the move before the pause.
        (HintTaken(8000, 5, HintDegree.DRAW), [(MomentKind.PAUSE, 8, 40), (MomentKind.HINT, 8, 0)]),
    ],
)
def test_reading_a_hint_is_no_long_pause(
    hint: HintTaken, found: list[tuple[MomentKind, int, int]]
) -> None:
    played = game(*QUICK, (Erase(LOWER), 0.0), (Place(LOWER), 0.0), (Place(LOWEST), 40.0))
    assert moments(replace(played, hints_taken=(hint,))) == found


def test_no_moment_is_shown_twice() -> None:
    twice: list[tuple[Move, float]] = [(Place(OTHER), 5.0), (Erase(OTHER), 3.0)] * 2
    played = game(QUICK[0], *twice, *QUICK[1:], (Place(LOWEST), 2.0))
    found = review_game(played).moments
    assert [(moment.kind, moment.rect) for moment in found] == [(MomentKind.WRONG, OTHER)]
    helped = replace(played, hints_taken=(HintTaken(3000, 1, HintDegree.WHY),))
    assert [moment.kind for moment in review_game(helped).moments] == [MomentKind.WRONG]


def test_the_board_of_a_moment_has_nothing_wrong() -> None:
    cross, pencil = CrossOut((TALL,)), Pencil((Rect(0, 0, 2, 1),))
    right = CrossOut((Rect(0, 0, 5, 1),))
    played = game(*((move, 1.0) for move in (Place(OTHER), cross, pencil, right, Place(BROKEN))))
    (moment,) = (one for one in review_game(played).moments if one.rect == BROKEN)
    assert moment.board.rects == ()
    assert moment.board.marks == Board(PUZZLE).with_marks((), right.rects).marks


def test_what_could_have_been_seen() -> None:
    found = review_game(game((Place(OTHER), 5.0), (Erase(OTHER), 7.0)))
    hint = moment_hint(found.moments[0], found.answer)
    assert hint is not None
    assert hint.technique is Technique.ONLY_RECTANGLE
    assert hint.conclusion.place in SOLUTION


def test_a_game_without_times_has_no_moments() -> None:
    found = review_game(replace(game((Place(OTHER), 5.0)), times=()))
    assert (found.moments, found.timed, found.median_pause) == ((), False, None)


def test_only_the_longest_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MAX_MOMENTS", 2)
    acts: list[tuple[Move, float]] = []
    for rect, seconds in ((OTHER, 3.0), (SECOND_OTHER, 9.0), (OTHER, 6.0)):
        acts += [(Place(rect), seconds), (Erase(rect), seconds)]
    assert moments(game(*acts)) == [(MomentKind.WRONG, 15, 9), (MomentKind.WRONG, 30, 6)]


def test_a_review_can_be_stopped() -> None:
    acts: list[tuple[Move, float]] = [(Place(OTHER), 1.0), (Erase(OTHER), 1.0)]
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 30

    with pytest.raises(CutShortError):
        review_game(game(*acts * 50), stop)


def test_where_no_solution_is_known_the_players_own_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shikaku_gui.solver.answer.MOST_SOLVED_CELLS", 1)
    solved = game((Place(OTHER), 5.0), (Fill(SOLUTION), 5.0))
    assert moments(solved) == [(MomentKind.WRONG, 5, 5)]
    assert moments(game((Place(OTHER), 5.0), (Erase(OTHER), 5.0))) == []


def test_moments_hold_what_they_tell() -> None:
    moment = Moment(MomentKind.HINT, 5, 7, Board(PUZZLE), degree=HintDegree.WHY)
    assert moment.rect is None
