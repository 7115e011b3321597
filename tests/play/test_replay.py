"""Replays: what happened in a game, in the order of time, and for how long it is shown."""

import random

import pytest

from shikaku_gui.formats import SavedGame, UndoneMoves
from shikaku_gui.model import Board, Pencil, Place, Puzzle, Rect
from shikaku_gui.play import Session
from shikaku_gui.play.rectangle_tints import RectangleTints, game_tints
from shikaku_gui.play.replay import (
    LAST_MILLISECONDS,
    LONGEST_MILLISECONDS,
    SHORTEST_MILLISECONDS,
    UNTIMED_MILLISECONDS,
    ReplayFrame,
    changes_of,
    replay_boards,
    replay_frames,
)
from tests.gui.boards import PUZZLE, SOLUTION
from tests.play.test_rectangle_tints import random_rect

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
    assert [(board.rects, len(board.marks.pencilled)) for board in replay_boards(played)] == [
        ((), 0),
        ((WRONG,), 0),
        ((), 0),
        ((), 1),
        ((FIRST,), 1),
    ]


def test_a_game_without_moves_is_one_picture() -> None:
    assert replay_frames(game()) == (ReplayFrame(0, (), LAST_MILLISECONDS),)


def test_pages_get_what_changes() -> None:
    undone = (UndoneMoves(0, (Place(WRONG),), (5,), 11),)
    played = game(Place(FIRST), times=(11,), undone=undone)
    tints = game_tints(played)
    wrong, first = [*WRONG, tints[WRONG]], [*FIRST, tints[FIRST]]
    assert [change[2:] for change in changes_of(played)] == [
        ([], []),
        ([wrong], []),
        ([], [list(WRONG)]),
        ([first], []),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_pages_get_the_tints_of_pictures(seed: int) -> None:
    """In these games neighbours have had the same tint at different times."""
    dice = random.Random(seed)
    session = Session(SavedGame(Puzzle(10, 10, {})))
    for at in range(120):
        session.play(Place(random_rect(dice, 10, 10)))
        if at % 7 == 0:
            session.undo()
    played = session.game.saved()
    shown: dict[Rect, int] = {}
    for frame, change in zip(replay_frames(played), changes_of(played), strict=True):
        for rect in change.removed:
            del shown[Rect(*rect)]
        shown |= {Rect(*figures): tint for *figures, tint in change.added}
        tints = RectangleTints(Board(played.puzzle, frame.rects), game_tints(played))
        assert shown == {rect: tints[rect] for rect in frame.rects}
