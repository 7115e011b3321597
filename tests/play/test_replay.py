"""Replays: what happened in a game, in the order of time, and for how long it is shown."""

from shikaku_gui.formats import SavedGame, UndoneMoves
from shikaku_gui.model import Pencil, Place, Rect
from shikaku_gui.play.replay import (
    LAST_MILLISECONDS,
    LONGEST_MILLISECONDS,
    SHORTEST_MILLISECONDS,
    UNTIMED_MILLISECONDS,
    ReplayFrame,
    changes_of,
    replay_frames,
)
from tests.gui.boards import PUZZLE, SOLUTION

FIRST, SECOND, *_ = SOLUTION
WRONG = Rect(0, 0, 1, 2)


def game(*moves: Place | Pencil, times: tuple[int, ...] = (), **more: object) -> SavedGame:
    return SavedGame(PUZZLE, moves, len(moves), times=times, **more)  # type: ignore[arg-type]


def test_pictures_are_shown_as_long_as_they_were_but_no_pause_is_waited_for() -> None:
    played = game(Place(FIRST), Place(SECOND), Place(SOLUTION[2]), times=(700, 710, 90_000))
    assert [(frame.at, len(frame.rects), frame.shown) for frame in replay_frames(played)] == [
        (0, 0, 700),
        (700, 1, SHORTEST_MILLISECONDS),
        (710, 2, LONGEST_MILLISECONDS),
        (90_000, 3, LAST_MILLISECONDS),
    ]


def test_moves_without_times_take_as_long_each() -> None:
    frames = replay_frames(game(Place(FIRST), Place(SECOND)))
    assert [frame.at for frame in frames] == [0, UNTIMED_MILLISECONDS, 2 * UNTIMED_MILLISECONDS]


def test_what_was_undone_is_seen_and_marks_are_not() -> None:
    undone = (UndoneMoves(0, (Place(WRONG),), (500,), 900),)
    played = game(Pencil((SECOND,)), Place(FIRST), times=(950, 1000), undone=undone)
    assert [frame.rects for frame in replay_frames(played)] == [(), (WRONG,), (), (FIRST,)]


def test_a_game_without_moves_is_one_picture() -> None:
    assert replay_frames(game()) == (ReplayFrame(0, (), LAST_MILLISECONDS),)


def test_pages_get_what_changes() -> None:
    frames = (
        ReplayFrame(0, (), 5),
        ReplayFrame(5, (WRONG,), 6),
        ReplayFrame(11, (FIRST,), 7),
    )
    wrong, first = list(WRONG), list(FIRST)
    assert changes_of(frames) == [[0, 5, [], []], [5, 6, [wrong], []], [11, 7, [first], [wrong]]]
