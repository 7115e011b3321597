"""A pointer's gesture on the board, from press to release, in board coordinates.

A point is counted in cells: ``Point(0.5, 2.25)`` lies in row 0 and column 2. Pixels and
devices belong to the widget, which passes ``far`` when the pointer has moved as far as the
platform requires of a drag.
"""

from dataclasses import dataclass, replace
from enum import Enum, Flag, auto
from typing import NamedTuple

from shikaku_gui.model import Board, Cell, Erase, Move, Place, Puzzle, Rect, check_rect
from shikaku_gui.play.tool import Tool

BORDER_BAND = 0.25
"""How far into a rectangle its border can be grabbed, in cells."""

OUTER_BAND = 0.15
"""How far beside a rectangle its border can be grabbed where nothing is drawn, in cells."""

SNAP = 0.3
"""How far over a line of the grid a border can be dragged and still stay there, in cells."""

EDGE_REACH = 0.75
"""How far beside the board a drag can begin, in cells."""


class Point(NamedTuple):
    """A point on the board, or beside it, in cells from the top-left corner."""

    row: float
    col: float


class Sides(Flag):
    """The sides of a rectangle that a resize moves: one side, or the two of a corner."""

    NONE = 0
    TOP = auto()
    BOTTOM = auto()
    LEFT = auto()
    RIGHT = auto()


class Fit(Enum):
    """How a rectangle being drawn agrees with the clues in it.

    The shape is wrong where the area is right. One that may still become right by growing is
    too small yet, whatever its area.
    """

    EMPTY = "no clue yet"
    GROWING = "too small yet"
    FITS = "fits"
    SEVERAL = "several clues"
    TOO_LARGE = "too large"
    WRONG_SHAPE = "wrong shape"


NEVER_RIGHT = frozenset({Fit.SEVERAL, Fit.TOO_LARGE, Fit.WRONG_SHAPE})
"""Rectangles that do not become right by growing."""


@dataclass(frozen=True, slots=True)
class RectPreview:
    """A rectangle being drawn: how it would fit and what it would replace.

    ``clues`` are the clue cells in it, ``wanted`` is the area of its only clue if that is
    known, ``replaced`` are the drawn rectangles that it would remove, except the one that is
    being resized. ``tool`` is what it is drawn with; marks replace nothing. A pencil rectangle
    becomes ``grown`` together with those that it overlaps, and all this is said of that.
    """

    rect: Rect
    fit: Fit
    clues: tuple[Cell, ...] = ()
    wanted: int | None = None
    replaced: tuple[Rect, ...] = ()
    resized: Rect | None = None
    tool: Tool = Tool.DRAW
    grown: Rect | None = None


@dataclass(frozen=True, slots=True)
class Gesture:
    """A press of the pointer and its movement since.

    ``dragged`` stays set once the pointer has moved far enough and left the pressed cell, or
    holds a border, so that a wobble back never turns a drag into a click. A click does nothing
    to the board where it is ``beside`` it, or ``secondary``: made with the button that opens
    the menu.
    """

    pressed: Cell
    here: Cell
    held: Rect | None = None
    sides: Sides = Sides.NONE
    dragged: bool = False
    tool: Tool = Tool.DRAW
    beside: bool = False
    secondary: bool = False


def cell_at(puzzle: Puzzle, point: Point) -> Cell | None:
    """Return the cell at a point, None where it lies beside the board."""
    if 0 <= point.row < puzzle.rows and 0 <= point.col < puzzle.cols:
        return Cell(int(point.row), int(point.col))
    return None


def nearest_cell(puzzle: Puzzle, point: Point) -> Cell:
    """Return the cell at a point, the nearest edge cell for a point beside the board."""
    row = min(max(point.row, 0), puzzle.rows - 1)
    col = min(max(point.col, 0), puzzle.cols - 1)
    return Cell(int(row), int(col))


def start_cell(puzzle: Puzzle, point: Point) -> Cell | None:
    """Return the cell where a drag begins: at the edge for a point just beside the board."""
    cell = nearest_cell(puzzle, point)
    across, along = abs(point.row - cell.row - 0.5), abs(point.col - cell.col - 0.5)
    return cell if max(across, along) <= 0.5 + EDGE_REACH else None


def grip(board: Board, point: Point) -> tuple[Rect | None, Sides]:
    """Return the rectangle at a point, and those of its sides that a press there would move.

    Beside a rectangle, where nothing is drawn, its border is near enough to be moved.
    """
    cell = cell_at(board.puzzle, point)
    rect = None if cell is None else board.at(cell) or _beside(board, point)
    if rect is None:
        return None, Sides.NONE
    sides = Sides.NONE
    if point.row - rect.row < BORDER_BAND:
        sides |= Sides.TOP
    elif rect.bottom - point.row < BORDER_BAND:
        sides |= Sides.BOTTOM
    if point.col - rect.col < BORDER_BAND:
        sides |= Sides.LEFT
    elif rect.right - point.col < BORDER_BAND:
        sides |= Sides.RIGHT
    return rect, sides


def _beside(board: Board, point: Point) -> Rect | None:
    """Return the first rectangle whose border a point beside it is near."""
    for down in (0, -OUTER_BAND, OUTER_BAND):
        for along in (0, -OUTER_BAND, OUTER_BAND):
            rect = board.at(nearest_cell(board.puzzle, Point(point.row + down, point.col + along)))
            if rect is not None:
                return rect
    return None


def press(board: Board, point: Point, tool: Tool = Tool.DRAW) -> Gesture | None:
    """Begin a gesture, at the edge for a press just beside the board; None for one further off."""
    cell = start_cell(board.puzzle, point)
    if cell is None:
        return None
    beside = cell_at(board.puzzle, point) is None
    if beside or tool is not Tool.DRAW:
        return Gesture(cell, cell, tool=tool, beside=beside)
    held, sides = grip(board, point)
    return Gesture(cell, cell, held, sides)


def follow(board: Board, gesture: Gesture, point: Point, *, far: bool) -> Gesture:
    """Follow the pointer; beside the board the gesture stays at the edge cells.

    A border follows to the line near the pointer, or takes in the cell under it.
    """
    sides = gesture.sides
    row = point.row + SNAP * ((Sides.TOP in sides) - (Sides.BOTTOM in sides))
    col = point.col + SNAP * ((Sides.LEFT in sides) - (Sides.RIGHT in sides))
    here = nearest_cell(board.puzzle, Point(row, col))
    left = here != gesture.pressed or bool(sides)
    return replace(gesture, here=here, dragged=gesture.dragged or (far and left))


def target(gesture: Gesture) -> Rect:
    """Return the rectangle that a drag spans: a new one, or the held one resized."""
    if gesture.held is None or not gesture.sides:
        return Rect.between(gesture.pressed, gesture.here)
    return _resize(gesture.held, gesture.sides, gesture.here)


def _resize(rect: Rect, sides: Sides, here: Cell) -> Rect:
    """Return the rectangle with those sides moved to a cell, never past the other side."""
    (top, left), (bottom, right) = rect.first, rect.last
    if Sides.TOP in sides:
        top = min(here.row, bottom)
    if Sides.BOTTOM in sides:
        bottom = max(here.row, top)
    if Sides.LEFT in sides:
        left = min(here.col, right)
    if Sides.RIGHT in sides:
        right = max(here.col, left)
    return Rect.between(Cell(top, left), Cell(bottom, right))


def preview_of(board: Board, rect: Rect, resized: Rect | None = None) -> RectPreview:
    """Return the preview of a rectangle, as if it were drawn now."""
    clues = tuple(board.puzzle.clues_in(rect))
    wanted = board.puzzle.clues[clues[0]] if len(clues) == 1 else None
    replaced = tuple(old for old in board.touching(rect) if old not in (rect, resized))
    return RectPreview(rect, _fit(board.puzzle, rect, clues), clues, wanted, replaced, resized)


def _fit(puzzle: Puzzle, rect: Rect, clues: tuple[Cell, ...]) -> Fit:
    if not clues:
        return Fit.EMPTY
    if len(clues) > 1:
        return Fit.SEVERAL
    if puzzle.allows(clues[0], rect.height, rect.width):
        return Fit.FITS
    wanted = puzzle.clues[clues[0]]
    if wanted is None or rect.area < wanted:
        return Fit.GROWING
    return Fit.TOO_LARGE if rect.area > wanted else Fit.WRONG_SHAPE


def dragged_rect(board: Board, gesture: Gesture) -> Rect | None:
    """Return the rectangle that a drag makes.

    One that ends in its first cell makes none unless that cell is a clue 1.
    """
    rect = target(gesture)
    given_up = not gesture.sides and rect.area == 1 and check_rect(board.puzzle, rect) is not None
    return None if given_up else rect


def click_move(board: Board, gesture: Gesture) -> Move | None:
    """Return the move of a click: it removes the rectangle under it or places a clue 1."""
    if gesture.held is not None and gesture.held.covers(gesture.pressed):
        return Erase(gesture.held)
    is_one = board.puzzle.clues.get(gesture.pressed) == 1
    return Place(Rect(*gesture.pressed, 1, 1)) if is_one else None
