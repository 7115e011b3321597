"""A game as pictures in the order of time, for pages and moving pictures that replay it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Rect
from shikaku_gui.play.course_of_game import PlayedMove, game_course
from shikaku_gui.play.rectangle_tints import RectangleTints, game_tints, neighbours

UNTIMED_MILLISECONDS = 600
"""How long a picture is shown where it is not known when the next move was made."""

LAST_MILLISECONDS = 3000
"""How long the last picture is shown."""

LONGEST_MILLISECONDS = 1500
"""The longest time that another picture is shown: who thinks longer is not waited for."""

SHORTEST_MILLISECONDS = 120


class ReplayFrame(NamedTuple):
    """The rectangles from a move on; ``at`` are the milliseconds of playing time.

    ``shown`` is for how many milliseconds a replay shows them.
    """

    at: int
    rects: tuple[Rect, ...]
    shown: int


def replay_boards(game: SavedGame) -> tuple[Board, ...]:
    """Return the empty board and what each move made of it, also marks and undone moves."""
    moves = (event for event in game_course(game) if isinstance(event, PlayedMove))
    return (Board(game.puzzle), *(move.after for move in moves))


def replay_frames(game: SavedGame, speed: float = 1.0) -> tuple[ReplayFrame, ...]:
    """Return the empty board and what each move made of it, also moves that were undone later.

    Moves that draw or remove nothing, such as marks, have no frame. Where the times are not known,
    each takes as long. At ``speed`` 2 pictures are shown half as long.
    """
    moments: list[tuple[int, tuple[Rect, ...]]] = [(0, ())]
    for event in game_course(game):
        if not isinstance(event, PlayedMove) or event.after.rects == moments[-1][1]:
            continue
        before = moments[-1][0]
        at = before + UNTIMED_MILLISECONDS if event.at is None else max(event.at, before)
        moments.append((at, event.after.rects))
    frames = [
        ReplayFrame(at, rects, _shown(end - at, speed))
        for (at, rects), (end, _) in pairwise(moments)
    ]
    return (*frames, ReplayFrame(*moments[-1], LAST_MILLISECONDS))


def _shown(milliseconds: int, speed: float) -> int:
    wanted = min(milliseconds, LONGEST_MILLISECONDS) / speed
    return round(max(wanted, SHORTEST_MILLISECONDS))


class FrameChange(NamedTuple):
    """What a frame adds and removes, as lists of figures; the rest is that of the frame."""

    at: int
    shown: int
    added: list[list[int]]
    removed: list[list[int]]


def changes_of(game: SavedGame) -> list[FrameChange]:
    """Return what each frame changes.

    A rectangle that is added has a fifth figure: its tint. It is added again if that changes.
    """
    found: list[FrameChange] = []
    before: dict[Rect, int] = {}
    frames = replay_frames(game)
    for frame, now in zip(frames, _tints_of(game, frames), strict=True):
        added = [[*rect, tint] for rect, tint in now.items() if before.get(rect) != tint]
        gone = [list(rect) for rect in sorted(before) if now.get(rect) != before[rect]]
        found.append(FrameChange(frame.at, frame.shown, added, gone))
        before = now
    return found


def _tints_of(game: SavedGame, frames: Sequence[ReplayFrame]) -> Iterator[dict[Rect, int]]:
    """Yield the tints of each frame: those that a picture of it has.

    Only where two neighbours had the same tint at different times, a frame is tinted as a whole,
    which takes long on large boards.
    """
    known = game_tints(game)
    board, alike = Board(game.puzzle), set[tuple[Rect, Rect]]()
    for frame in frames:
        gone, new = set(board.rects) - set(frame.rects), set(frame.rects) - set(board.rects)
        for rect in gone:
            board = board.without(rect)
        board = board.with_rects(new)
        alike = {pair for pair in alike if gone.isdisjoint(pair)}
        alike |= {
            (rect, near)
            for rect in new
            for near in neighbours(board, rect)
            if known[rect] == known[near]
        }
        tints = RectangleTints(board, known) if alike else known
        yield {rect: tints[rect] for rect in frame.rects}
