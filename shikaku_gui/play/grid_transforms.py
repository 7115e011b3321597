"""Insert, remove and move rows and columns of a board; rotate and mirror it.

Clues and drawn rectangles move with their cells. A rectangle whose rows or columns do not
stay together is dropped.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from shikaku_gui.model import Board, Cell, Puzzle, Rect


class GridAxis(Enum):
    """Rows or columns."""

    ROW = "row"
    COL = "column"


class GridTurn(Enum):
    """The ways to turn or mirror a grid."""

    RIGHT = "turned right"
    LEFT = "turned left"
    LEFT_RIGHT = "mirrored left to right"
    TOP_BOTTOM = "mirrored top to bottom"


def line_count(puzzle: Puzzle, axis: GridAxis) -> int:
    """Return the number of rows or columns."""
    return puzzle.rows if axis is GridAxis.ROW else puzzle.cols


def insert_line(board: Board, axis: GridAxis, at: int) -> Board:
    """Return the board with an empty row or column before that one; a rectangle over it grows.

    Raises:
        ValueError: there is no such place.
    """
    count = line_count(board.puzzle, axis)
    if not 0 <= at <= count:
        raise ValueError(f"there is no {axis.value} {at} to insert before")
    lines = [index + (index >= at) for index in range(count)]
    return _with_lines(board, axis, lines, count + 1, gap=1)


def remove_line(board: Board, axis: GridAxis, at: int) -> Board:
    """Return the board without that row or column; its clues go, rectangles over it shrink.

    Raises:
        ValueError: there is no such row or column, or it is the last one left.
    """
    count = line_count(board.puzzle, axis)
    if not 0 <= at < count or count == 1:
        raise ValueError(f"the {axis.value} {at} cannot be removed")
    lines = [None if index == at else index - (index > at) for index in range(count)]
    return _with_lines(board, axis, lines, count - 1)


def move_line(board: Board, axis: GridAxis, at: int, to: int) -> Board:
    """Return the board with that row or column moved to another place among them.

    Raises:
        ValueError: there is no such row or column.
    """
    count = line_count(board.puzzle, axis)
    if not (0 <= at < count and 0 <= to < count):
        raise ValueError(f"the {axis.value} {at} cannot be moved to {to}")
    order = list(range(count))
    order.insert(to, order.pop(at))
    lines = sorted(range(count), key=order.__getitem__)
    return _with_lines(board, axis, lines, count)


def turn_grid(board: Board, turn: GridTurn) -> Board:
    """Return the board turned by a quarter or mirrored."""
    rows, cols = board.puzzle.rows, board.puzzle.cols
    to: Callable[[Cell], Cell] = {
        GridTurn.RIGHT: lambda cell: Cell(cell.col, rows - 1 - cell.row),
        GridTurn.LEFT: lambda cell: Cell(cols - 1 - cell.col, cell.row),
        GridTurn.LEFT_RIGHT: lambda cell: Cell(cell.row, cols - 1 - cell.col),
        GridTurn.TOP_BOTTOM: lambda cell: Cell(rows - 1 - cell.row, cell.col),
    }[turn]
    clues = {to(cell): area for cell, area in board.puzzle.clues.items()}
    quarter = turn in (GridTurn.RIGHT, GridTurn.LEFT)
    shapes = {
        to(cell): shape.turned if quarter else shape for cell, shape in board.puzzle.shapes.items()
    }
    size = (cols, rows) if quarter else (rows, cols)
    puzzle = replace(board.puzzle, rows=size[0], cols=size[1], clues=clues, shapes=shapes)
    return Board(puzzle, [Rect.between(to(rect.first), to(rect.last)) for rect in board.rects])


def _with_lines(
    board: Board, axis: GridAxis, lines: list[int] | list[int | None], count: int, gap: int = 0
) -> Board:
    """Return the board with its rows, or columns, taken to other places; None drops one.

    ``gap`` is the most new lines that a rectangle takes in.
    """
    old = board.puzzle
    places: dict[Cell, Cell] = {}
    for cell in old.clues:
        line = lines[cell.row if axis is GridAxis.ROW else cell.col]
        if line is not None:
            places[cell] = Cell(line, cell.col) if axis is GridAxis.ROW else Cell(cell.row, line)
    clues = {to: old.clues[cell] for cell, to in places.items()}
    shapes = {places[cell]: shape for cell, shape in old.shapes.items() if cell in places}
    if axis is GridAxis.ROW:
        puzzle = replace(old, rows=count, clues=clues, shapes=shapes)
    else:
        puzzle = replace(old, cols=count, clues=clues, shapes=shapes)
    images = (_image(rect, axis, lines, gap) for rect in board.rects)
    return Board(puzzle, [rect for rect in images if rect is not None])


def _image(
    rect: Rect, axis: GridAxis, lines: list[int] | list[int | None], gap: int
) -> Rect | None:
    by_rows = axis is GridAxis.ROW
    span = slice(rect.row, rect.bottom) if by_rows else slice(rect.col, rect.right)
    places = [line for line in lines[span] if line is not None]
    if not places or max(places) - min(places) + 1 > len(places) + gap:
        return None
    first, extent = min(places), max(places) - min(places) + 1
    if by_rows:
        return Rect(first, rect.col, extent, rect.width)
    return Rect(rect.row, first, rect.height, extent)
