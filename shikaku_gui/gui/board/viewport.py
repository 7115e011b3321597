"""The visible part of a board as a value, and its arithmetic, without Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shikaku_gui.model import Rect
from shikaku_gui.play import Point

LARGEST = 192.0
"""The maximum width of a cell in logical pixels."""

READABLE = 24.0
"""The initial width of a cell on boards that are too large to be shown as a whole."""

TOO_SMALL = 12.0
"""Cells narrower than this are too small to play comfortably."""

UNREADABLE = 8.0
"""Numbers in cells narrower than this cannot be read."""

GIANT = 40
"""A board with more rows or columns than this is a giant."""

STEP = 1.25
"""The factor of one zoom step."""


@dataclass(frozen=True)
class Room:
    """The area for a board in its widget: position and size in logical pixels."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle, as x and y."""
        return self.left + self.width / 2, self.top + self.height / 2


@dataclass(frozen=True)
class Viewport:
    """A scale and a centre.

    ``scale`` is the width of a cell in logical pixels; ``row`` and ``col`` are the point of
    the board, in cells, in the middle of the room.
    """

    scale: float
    row: float = 0.0
    col: float = 0.0

    @property
    def place(self) -> tuple[float, float]:
        """The point of the board in the middle of the room, as row and column."""
        return self.row, self.col

    def corner(self, room: Room) -> tuple[float, float]:
        """Return the position of the board's top-left corner, as x and y."""
        x, y = room.middle
        return x - self.col * self.scale, y - self.row * self.scale

    def with_point_at(self, room: Room, point: Point, x: float, y: float) -> Viewport:
        """Return the viewport of this scale with a point of the board at a position."""
        middle_x, middle_y = room.middle
        row = point.row + (middle_y - y) / self.scale
        col = point.col + (middle_x - x) / self.scale
        return replace(self, row=row, col=col)

    def panned(self, x: float, y: float) -> Viewport:
        """Return the viewport with the board moved by pixels to the right and down."""
        return replace(self, row=self.row - y / self.scale, col=self.col - x / self.scale)

    def clamped(self, room: Room, rows: int, cols: int) -> Viewport:
        """Return the nearest viewport that wastes no room: the board fills it or is centred."""
        row = _clamped(self.row, rows, room.height / self.scale)
        col = _clamped(self.col, cols, room.width / self.scale)
        return replace(self, row=row, col=col)

    def showing(self, room: Room, rect: Rect) -> Viewport:
        """Return a viewport that shows a rectangle, with a border of one cell if it fits.

        The board is moved as little as needed, but a distant rectangle is centred, and so is
        one that is larger than the room.
        """
        row = _showing(self.row, room.height / self.scale, rect.row, rect.bottom)
        col = _showing(self.col, room.width / self.scale, rect.col, rect.right)
        return replace(self, row=row, col=col)


FITTED = Viewport(0.0)
"""The whole board as large as possible, by choice of the player."""


def is_giant(rows: int, cols: int) -> bool:
    """Tell whether a board is so large that usually only a part is visible."""
    return max(rows, cols) > GIANT


def initial_viewport(rows: int, cols: int, fitting: float) -> Viewport:
    """Return the initial viewport of a board.

    ``fitting`` is the width of a cell at which the whole board fits. A giant that would be
    too small, and any board that would be unreadable, starts at its first cell instead.
    """
    if fitting < (TOO_SMALL if is_giant(rows, cols) else UNREADABLE):
        return Viewport(READABLE)
    return FITTED


def zoomed_scale(scale: float, factor: float, fitting: float) -> float:
    """Return the width of a cell after zooming by a factor, within the limits."""
    return min(max(scale * factor, fitting), max(LARGEST, fitting))


def _clamped(middle: float, count: int, seen: float) -> float:
    """Return the nearest centre on an axis with ``count`` cells that wastes no room."""
    if seen >= count:
        return count / 2
    return min(max(middle, seen / 2), count - seen / 2)


def _showing(middle: float, seen: float, first: int, beyond: int) -> float:
    length = beyond - first
    room = min(1.0, max(seen - length, 0.0) / 2)
    least, most = beyond + room - seen / 2, first - room + seen / 2
    if length > seen or abs(middle - min(max(middle, least), most)) > seen / 2:
        return first + length / 2
    return min(max(middle, least), most)
