"""The edits of a puzzle being made: small values, each applied to a board.

What is edited is a board: the current puzzle, and the rectangles of its solution that are
drawn. Every drawn rectangle holds just one clue, whose area and shape it has, where given:
a drawn rectangle makes the clues follow, a changed clue removes what no longer agrees.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import Any, TypeAlias

from shikaku_gui.formats import MAX_SIDE
from shikaku_gui.model import Board, Cell, Rect, Shape, check_rect
from shikaku_gui.play import grid_transforms
from shikaku_gui.play.grid_transforms import GridAxis, GridTurn


@dataclass(frozen=True, slots=True)
class SetClue:
    """Write a clue into a cell; None for "?"."""

    cell: Cell
    area: int | None


@dataclass(frozen=True, slots=True)
class SetShape:
    """Give the clue in a cell a shape, or none; a cell without a clue gets a "?"."""

    cell: Cell
    shape: Shape | None


@dataclass(frozen=True, slots=True)
class EraseClue:
    """Remove a clue, and the rectangle drawn around it."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MoveClues:
    """Move clues to other cells, all at once: pairs of old and new cell.

    Clues that stay may be given a shape: ``shapes`` are their cells, each with its shape.
    """

    moves: tuple[tuple[Cell, Cell], ...]
    shapes: tuple[tuple[Cell, Shape], ...] = ()


@dataclass(frozen=True, slots=True)
class DrawRect:
    """Draw a rectangle of the solution; the clues follow."""

    rect: Rect


@dataclass(frozen=True, slots=True)
class EraseRect:
    """Remove a rectangle and its clue."""

    rect: Rect


@dataclass(frozen=True, slots=True)
class InsertLine:
    """Insert an empty row or column before that one."""

    axis: GridAxis
    at: int


@dataclass(frozen=True, slots=True)
class RemoveLine:
    """Remove a row or column."""

    axis: GridAxis
    at: int


@dataclass(frozen=True, slots=True)
class MoveLine:
    """Move a row or column to another place."""

    axis: GridAxis
    at: int
    to: int


@dataclass(frozen=True, slots=True)
class TurnGrid:
    """Turn or mirror the whole grid."""

    turn: GridTurn


class PuzzleText(Enum):
    """The fields of a puzzle that hold texts; the values are stored in the editor's file."""

    TITLE = "title"
    AUTHOR = "author"
    SOURCE = "source"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class SetText:
    """Set one of the texts of the puzzle."""

    field: PuzzleText
    text: str


@dataclass(frozen=True, slots=True)
class ClearGrid:
    """Remove all clues and rectangles."""


Edit: TypeAlias = (
    SetClue
    | SetShape
    | EraseClue
    | MoveClues
    | DrawRect
    | EraseRect
    | InsertLine
    | RemoveLine
    | MoveLine
    | TurnGrid
    | SetText
    | ClearGrid
)


def apply_edit(board: Board, edit: Edit) -> Board:
    """Return the board after the edit, without the grade of the puzzle before.

    Raises:
        ValueError: the edit is not possible on this board.
    """
    clues = board.puzzle.clues
    match edit:
        case SetClue(cell, area):
            return _with_clues_near(board, {**clues, cell: area}, [cell])
        case SetShape(cell, shape):
            return _set_shape(board, cell, shape)
        case EraseClue(cell):
            if cell not in clues:
                raise ValueError(f"there is no clue in {cell}")
            left = {other: area for other, area in clues.items() if other != cell}
            return _with_clues_near(board, left, [cell])
        case MoveClues(moves, shapes):
            return _move_clues(board, moves, shapes)
        case DrawRect(rect):
            return _draw_rect(board, rect)
        case EraseRect(rect):
            inside = board.puzzle.clues_in(rect)
            left = {cell: area for cell, area in clues.items() if cell not in inside}
            return _with_clues(board.without(rect), left)
        case SetText(field, text):
            changes: dict[str, Any] = {field.value: text}
            return board.on(replace(board.puzzle, **changes))
        case ClearGrid():
            return _with_clues(board.cleared(), {})
    changed = _transform_grid(board, edit)
    return _let_clues_follow(changed, changed.rects)


def _set_shape(board: Board, cell: Cell, shape: Shape | None) -> Board:
    puzzle = board.puzzle
    clues = {**puzzle.clues, cell: puzzle.clues.get(cell)}
    shapes = {other: old for other, old in puzzle.shapes.items() if other != cell}
    if shape is not None:
        shapes[cell] = shape
    return _agreeing_near(board.on(replace(puzzle, clues=clues, shapes=shapes, grade="")), [cell])


def _move_clues(
    board: Board, moves: Sequence[tuple[Cell, Cell]], given: Sequence[tuple[Cell, Shape]]
) -> Board:
    puzzle = board.puzzle
    left = dict(puzzle.clues)
    landing: dict[Cell, int | None] = {}
    for start, end in moves:
        if start not in left:
            raise ValueError(f"there is no clue in {start} to move")
        landing[end] = left.pop(start)
    changed = set(chain.from_iterable(moves))
    shapes = {cell: shape for cell, shape in puzzle.shapes.items() if cell not in changed}
    shapes |= {end: puzzle.shapes[start] for start, end in moves if start in puzzle.shapes}
    shapes |= dict(given)
    moved = replace(puzzle, clues={**left, **landing}, shapes=shapes, grade="")
    return _agreeing_near(board.on(moved), [*changed, *dict(given)])


def _transform_grid(board: Board, edit: InsertLine | RemoveLine | MoveLine | TurnGrid) -> Board:
    match edit:
        case InsertLine(axis, at):
            if grid_transforms.line_count(board.puzzle, axis) >= MAX_SIDE:
                raise ValueError(f"a grid has at most {MAX_SIDE} rows and columns")
            return grid_transforms.insert_line(board, axis, at)
        case RemoveLine(axis, at):
            return grid_transforms.remove_line(board, axis, at)
        case MoveLine(axis, at, to):
            return grid_transforms.move_line(board, axis, at, to)
        case TurnGrid(turn):
            return grid_transforms.turn_grid(board, turn)


def _draw_rect(board: Board, rect: Rect) -> Board:
    """Draw a rectangle: rectangles it touches go with their clues, its own clue follows it.

    One of several clues in it stays: the first with that area, or else the first.
    """
    clues = dict(board.puzzle.clues)
    inside = board.puzzle.clues_in(rect)
    right = [cell for cell in inside if clues[cell] == rect.area]
    keep = (right or inside or [_middle(rect)])[0]
    area = clues.get(keep, rect.area)
    for old in board.touching(rect):
        for cell in board.puzzle.clues_in(old):
            del clues[cell]
    for cell in inside:
        clues.pop(cell, None)
    clues[keep] = area
    return _let_clues_follow(_with_clues(board.with_rects((rect,)), clues), (rect,))


def _middle(rect: Rect) -> Cell:
    """Return the cell in the middle of a rectangle, or before it."""
    return Cell(rect.row + (rect.height - 1) // 2, rect.col + (rect.width - 1) // 2)


def _with_clues(board: Board, clues: Mapping[Cell, int | None]) -> Board:
    return board.on(replace(board.puzzle.with_clues(clues), grade=""))


def _with_clues_near(
    board: Board, clues: Mapping[Cell, int | None], changed: Iterable[Cell]
) -> Board:
    """Return the board with other clues in those cells, which must agree with the rectangles."""
    return _agreeing_near(_with_clues(board, clues), changed)


def _agreeing_near(board: Board, changed: Iterable[Cell]) -> Board:
    """Return the board without the rectangles over those cells that disagree with their clue."""
    near = (board.at(cell) for cell in changed)
    return _drop_disagreeing(board, {rect for rect in near if rect is not None})


def _drop_disagreeing(board: Board, rects: Iterable[Rect]) -> Board:
    """Return the board without those of the rectangles that do not agree with their clue."""
    for rect in rects:
        if check_rect(board.puzzle, rect) is not None:
            board = board.without(rect)
    return board


def _let_clues_follow(board: Board, rects: Iterable[Rect]) -> Board:
    """Give the only clue of each of the rectangles its area and shape, where it gave one before."""
    clues, shapes = dict(board.puzzle.clues), dict(board.puzzle.shapes)
    for rect in rects:
        inside = board.puzzle.clues_in(rect)
        if len(inside) == 1 and clues[inside[0]] is not None:
            clues[inside[0]] = rect.area
        if len(inside) == 1 and inside[0] in shapes:
            shapes[inside[0]] = rect.shape
    puzzle = replace(board.puzzle, clues=clues, shapes=shapes, grade="")
    return _drop_disagreeing(board.on(puzzle), rects)
