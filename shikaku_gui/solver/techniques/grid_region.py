"""The parts of the grid that hints name."""

from enum import Enum

from shikaku_gui.model import Cell, Puzzle, Rect


class GridRegion(Enum):
    """A part of the grid, as hints name it: a ninth or a quarter."""

    TOP_LEFT = "top left"
    TOP = "top"
    TOP_RIGHT = "top right"
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    BOTTOM_LEFT = "bottom left"
    BOTTOM = "bottom"
    BOTTOM_RIGHT = "bottom right"
    UPPER_LEFT_QUARTER = "upper left quarter"
    UPPER_RIGHT_QUARTER = "upper right quarter"
    LOWER_LEFT_QUARTER = "lower left quarter"
    LOWER_RIGHT_QUARTER = "lower right quarter"


_NINTHS, _QUARTERS = tuple(GridRegion)[:9], tuple(GridRegion)[9:]


def ninth(puzzle: Puzzle, cell: Cell) -> GridRegion:
    """Return the ninth of the grid that a cell lies in.

    >>> ninth(Puzzle(9, 9, {}), Cell(0, 8))
    <GridRegion.TOP_RIGHT: 'top right'>
    """
    return _NINTHS[cell.row * 3 // puzzle.rows * 3 + cell.col * 3 // puzzle.cols]


def quarter(puzzle: Puzzle, rect: Rect) -> GridRegion:
    """Return the quarter of the grid that most of a rectangle lies in."""
    lower = 2 * rect.row + rect.height > puzzle.rows
    right = 2 * rect.col + rect.width > puzzle.cols
    return _QUARTERS[2 * lower + right]
