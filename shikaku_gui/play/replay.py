"""A game as pictures in the order of time, for pages and moving pictures that replay it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Rect
from shikaku_gui.play.course_of_game import PlayedMove, game_course

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


def changes_of(frames: Sequence[ReplayFrame]) -> list[list[object]]:
    """Return of each frame when it is, what it adds, and what it removes: for a page."""
    found: list[list[object]] = []
    before: frozenset[Rect] = frozenset()
    for frame in frames:
        now = frozenset(frame.rects)
        added = [list(rect) for rect in frame.rects if rect not in before]
        found.append([frame.at, frame.shown, added, [list(rect) for rect in sorted(before - now)]])
        before = now
    return found
