"""Reasons why a puzzle cannot be solved that are found without solving it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from shikaku_gui.model.geometry import Cell, Rect, Shape
from shikaku_gui.model.puzzle import Puzzle


class ProblemKind(Enum):
    """Why a puzzle cannot be solved.

    The first four are found by :func:`problems`; the others need the solver, which
    reports them in the same records.
    """

    NO_CLUES = "no clues"
    AREA_SUM = "areas do not add up to the grid"
    NO_SHAPE = "no rectangle of that area and shape fits on the grid"
    NO_ROOM = "every rectangle of that area and shape takes another clue"
    UNREACHED = "cells that no clue can reach"
    CONFLICT = "clues that cannot live together"
    NO_SMALL_CONFLICT = "only many clues cannot live together"


class Problem(NamedTuple):
    """One reason why a puzzle cannot be solved.

    ``cells`` are the clues concerned, or the cells for ``UNREACHED``. ``total`` is the sum of
    the areas and ``wanted`` the number of cells of the grid; for a single clue ``wanted`` is
    the least area that it can have. ``areas`` are those of the clues of a ``CONFLICT``, ``None``
    for a "?". ``shapes`` are those of the clues concerned, where any of them gives one. No
    conflict has fewer than ``total`` clues where the problem is ``NO_SMALL_CONFLICT``.
    """

    kind: ProblemKind
    cells: tuple[Cell, ...] = ()
    total: int | None = None
    wanted: int | None = None
    areas: tuple[int | None, ...] = ()
    shapes: tuple[Shape | None, ...] = ()


def conflict(puzzle: Puzzle, cells: Iterable[Cell]) -> Problem:
    """Return the problem of the clues in these cells, which cannot all be satisfied."""
    named = tuple(cells)
    areas = tuple(puzzle.clues[cell] for cell in named)
    shapes = tuple(map(puzzle.shapes.get, named))
    return Problem(ProblemKind.CONFLICT, named, areas=areas, shapes=shapes if any(shapes) else ())


def problems(puzzle: Puzzle) -> tuple[Problem, ...]:
    """Return reasons why no solution can exist; without any there may still be none.

    Checks the sum of the areas and each clue by itself. The search for a rectangle for a
    clue ends with the first, and passes over the rows only once.
    """
    if not puzzle.clues:
        return (Problem(ProblemKind.NO_CLUES, total=0, wanted=puzzle.area),)
    return (*_area_sum(puzzle), *_lone_clues(puzzle))


def _area_sum(puzzle: Puzzle) -> tuple[Problem, ...]:
    known = sum(area for area in puzzle.clues.values() if area is not None)
    unknown = sum(puzzle.least_area(cell) for cell, area in puzzle.clues.items() if area is None)
    wrong = known + unknown > puzzle.area if unknown else known != puzzle.area
    return (
        (Problem(ProblemKind.AREA_SUM, total=known + unknown, wanted=puzzle.area),) if wrong else ()
    )


def _lone_clues(puzzle: Puzzle) -> list[Problem]:
    found: list[Problem] = []
    beside = free_cells_beside(puzzle)
    for (cell, area), (up, down, left, right) in zip(puzzle.clues.items(), beside, strict=True):
        # Most clues have room in their row or column alone, which is seen at once.
        shape = puzzle.shapes.get(cell)
        if shape is None and (area is None or area <= up + down + 1 or area <= left + right + 1):
            continue
        # Whatever larger rectangle a clue of unknown area has, it has one of these as well.
        least = puzzle.least_area(cell)
        sizes = sizes_of(least, puzzle.rows, puzzle.cols, shape)
        if next(rects_around(puzzle, cell, sizes), None) is None:
            kind = ProblemKind.NO_ROOM if sizes else ProblemKind.NO_SHAPE
            shapes = () if shape is None else (shape,)
            found.append(Problem(kind, (cell,), wanted=least, shapes=shapes))
    return found


def free_cells_beside(puzzle: Puzzle) -> list[tuple[int, int, int, int]]:
    """Return for each clue how many cells up, down, left and right of it are free.

    Free cells end at the next clue or at the edge of the grid.
    """
    up: list[int] = []
    down: list[int] = []
    left: list[int] = []
    right: list[int] = []
    above: dict[int, tuple[int, int]] = {}
    last_row = last_col = -1
    for number, (row, col) in enumerate(puzzle.clues):
        if row != last_row:
            last_row, last_col = row, -1
        else:
            right[-1] = col - last_col - 1
        left.append(col - last_col - 1)
        right.append(puzzle.cols - col - 1)
        other, its_row = above.get(col, (-1, -1))
        if other >= 0:
            down[other] = row - its_row - 1
        up.append(row - its_row - 1)
        down.append(puzzle.rows - row - 1)
        above[col] = number, row
        last_col = col
    return list(zip(up, down, left, right, strict=True))


def sizes_of(area: int, rows: int, cols: int, shape: Shape | None = None) -> list[tuple[int, int]]:
    """Return the (height, width) of each rectangle of that area that fits on the grid.

    With a shape, only of those that have it.

    >>> sizes_of(12, 4, 10)
    [(2, 6), (3, 4), (4, 3)]
    >>> sizes_of(12, 4, 10, Shape.WIDE)
    [(2, 6), (3, 4)]
    """
    heights = range(max(1, -(-area // cols)), min(rows, area) + 1)
    sizes = [(height, area // height) for height in heights if area % height == 0]
    return sizes if shape is None else [size for size in sizes if Shape.of(*size) is shape]


def rects_around(puzzle: Puzzle, clue: Cell, sizes: Sequence[tuple[int, int]]) -> Iterator[Rect]:
    """Yield the rectangles of some sizes (height, width) that hold this clue and no other."""
    tallest = max((height for height, _ in sizes), default=0)
    up = _free_spans(puzzle, clue, range(clue.row, max(-1, clue.row - tallest), -1))
    down = _free_spans(puzzle, clue, range(clue.row, min(puzzle.rows, clue.row + tallest)))
    for height, width in sizes:
        for above in range(max(0, height - len(down)), min(height, len(up))):
            below = height - 1 - above
            left = max(up[above][0], down[below][0])
            right = min(up[above][1], down[below][1])
            for col in range(max(left, clue.col - width) + 1, min(clue.col, right - width) + 1):
                yield Rect(clue.row - above, col, height, width)


def _free_spans(puzzle: Puzzle, cell: Cell, rows: range) -> list[tuple[int, int]]:
    """Return how far a rectangle on the clue may widen as it grows over those rows.

    One pair a row: the nearest clue columns left and right, neither to be touched (-1
    and the number of columns where there is none). Ends before a clue in the same column.
    """
    spans: list[tuple[int, int]] = []
    left, right = -1, puzzle.cols
    for row in rows:
        columns = puzzle.clue_columns[row]
        at = bisect_left(columns, cell.col)
        if at:
            left = max(left, columns[at - 1])
        if at < len(columns) and columns[at] == cell.col:
            if row != cell.row:
                break
            at += 1
        if at < len(columns):
            right = min(right, columns[at])
        spans.append((left, right))
    return spans
