"""The part of a board that is looked at, as a value, and how it moves: no window, no Qt."""

from dataclasses import dataclass, replace

from shikaku_gui.model import Rect
from shikaku_gui.play import Point

LARGEST = 192.0
"""The most logical pixels a cell is ever wide."""

READABLE = 24.0
"""The width of a cell with which a board opens that would be too small if all were shown."""

TOO_SMALL = 12.0
"""Cells that are narrower than this cannot be played on at ease."""

UNREADABLE = 8.0
"""The numbers in cells that are narrower than this cannot be read."""

GIANT = 40
"""A board with more rows or columns than this is a giant."""

STEP = 1.25
"""One step of zooming makes cells so many times as wide."""


@dataclass(frozen=True)
class Room:
    """Where a board may lie in its widget: a place and a size in logical pixels."""

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
    """A way to look at a board.

    ``scale`` is the width of a cell in logical pixels; ``row`` and ``col`` are the point of
    the board, counted in cells, that lies in the middle of the room.
    """

    scale: float
    row: float = 0.0
    col: float = 0.0

    @property
    def place(self) -> tuple[float, float]:
        """The point of the board in the middle of the room, as row and column."""
        return self.row, self.col

    def corner(self, room: Room) -> tuple[float, float]:
        """Return where the board's top-left corner lies, as x and y."""
        x, y = room.middle
        return x - self.col * self.scale, y - self.row * self.scale

    def point(self, room: Room, x: float, y: float) -> Point:
        """Return the point of the board at a place in the widget."""
        left, top = self.corner(room)
        return Point((y - top) / self.scale, (x - left) / self.scale)

    def with_point_at(self, room: Room, point: Point, x: float, y: float) -> "Viewport":
        """Return the view of this scale in which a point of the board lies at that place."""
        middle_x, middle_y = room.middle
        row = point.row + (middle_y - y) / self.scale
        col = point.col + (middle_x - x) / self.scale
        return replace(self, row=row, col=col)

    def panned(self, x: float, y: float) -> "Viewport":
        """Return the view in which the board lies so many pixels further right and below."""
        return replace(self, row=self.row - y / self.scale, col=self.col - x / self.scale)

    def clamped(self, room: Room, rows: int, cols: int) -> "Viewport":
        """Return the nearest view in which no room is wasted: the board fills it, or is central."""
        row = _clamped(self.row, rows, room.height / self.scale)
        col = _clamped(self.col, cols, room.width / self.scale)
        return replace(self, row=row, col=col)

    def showing(self, room: Room, rect: Rect, border: float = 1.0) -> "Viewport":
        """Return a view with a rectangle in sight, and so many cells around it if they fit.

        Near by, the board is moved as little as needed; from afar, the rectangle comes into
        the middle. Of one that is larger than the room, the middle is shown.
        """
        row = _showing(self.row, room.height / self.scale, rect.row, rect.bottom, border)
        col = _showing(self.col, room.width / self.scale, rect.col, rect.right, border)
        return replace(self, row=row, col=col)


FITTED = Viewport(0.0)
"""All of the board, as large as it can be, because the player wants it so."""


def is_giant(rows: int, cols: int) -> bool:
    """Tell whether a board is so large that it is usually seen in part."""
    return max(rows, cols) > GIANT


def opened(rows: int, cols: int, fitting: float) -> Viewport:
    """Return how a board is looked at before the player has chosen anything.

    ``fitting`` is the width of a cell with which all of the board can be seen. A giant that
    would be too small then, and any board that could not be read, is opened at its first cell
    instead.
    """
    if fitting < (TOO_SMALL if is_giant(rows, cols) else UNREADABLE):
        return Viewport(READABLE)
    return FITTED


def zoomed(scale: float, factor: float, fitting: float) -> float:
    """Return the width of a cell that is so many times as wide, as far as zooming goes."""
    return min(max(scale * factor, fitting), max(LARGEST, fitting))


def _clamped(middle: float, count: int, seen: float) -> float:
    """Return the nearest middle of an axis with so many cells, of which some are seen at once."""
    if seen >= count:
        return count / 2
    return min(max(middle, seen / 2), count - seen / 2)


def _showing(middle: float, seen: float, first: int, beyond: int, border: float) -> float:
    length = beyond - first
    room = min(border, max(seen - length, 0.0) / 2)
    least, most = beyond + room - seen / 2, first - room + seen / 2
    if length > seen or abs(middle - min(max(middle, least), most)) > seen / 2:
        return first + length / 2
    return min(max(middle, least), most)
