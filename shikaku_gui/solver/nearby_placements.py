"""The placements that matter to a part of a board, listed without those of the whole grid.

A large board is looked at through windows, so the time and memory of a hint do not depend on
the size of the grid.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect, sizes_of
from shikaku_gui.solver.candidates import agrees_with_marks, largest_unknown, settled_areas
from shikaku_gui.solver.control import Stop, until_stopped

MARGIN = 30
"""Placements that reach further out of a window than this are not listed."""

MOST_OF_UNKNOWN = 500
"""The most rectangles that are listed for a "?" clue."""


@dataclass(frozen=True)
class ListedPlacements:
    """The placements left to clues that can cover the cells of a window of a board, as listed.

    ``bounds`` is the window with its margin. ``clues`` are the clues, row-major, with a placement
    that touches the window, and ``placements`` the placements of each, all within the bounds.
    ``unlisted`` are cells that other clues may reach too: these have too many placements, or
    one that reaches too far. ``covered`` are rectangles drawn for such clues.
    """

    window: Rect
    bounds: Rect
    clues: dict[Cell, int | None] = field(default_factory=dict)
    placements: list[tuple[Rect, ...]] = field(default_factory=list)
    unlisted: list[Rect] = field(default_factory=list)
    covered: list[Rect] = field(default_factory=list)


def list_nearby(board: Board, window: Rect, stop: Stop | None = None) -> ListedPlacements:
    """List the placements that agree with a board and touch a window of its grid.

    A clue whose drawn rectangle breaks no rule keeps that one alone; the others keep those
    that touch nothing drawn and agree with the marks.

    Raises:
        CutShortError: it was stopped.
    """
    puzzle = _settled(board.puzzle)
    bounds = window.with_margin(MARGIN).common(puzzle.grid)
    found = ListedPlacements(window, bounds)
    unknown = _largest_unknown(puzzle)
    for cell in until_stopped(_clues_in_reach(puzzle, window, _largest_area(puzzle)), stop):
        area = puzzle.clues[cell]
        if not _reaches(cell, area or unknown, window):
            continue
        drawn = board.at(cell)
        if drawn is not None:
            if not window.overlaps(drawn):
                continue
            mine = [drawn] if check_rect(board.puzzle, drawn) is None else []
        elif area is None:
            mine, box = _of_any_area(board, cell, unknown)
            if len(mine) > MOST_OF_UNKNOWN:
                found.unlisted.append(box)
                continue
        else:
            mine = _of_area(board, cell, area)
        if mine and not window.covers(cell) and not any(map(window.overlaps, mine)):
            continue
        if all(map(bounds.contains, mine)):
            found.clues[cell] = board.puzzle.clues[cell]
            found.placements.append(tuple(mine))
        elif drawn is not None:
            found.covered.append(drawn)
        else:
            found.unlisted.extend(mine)
    return found


_settled = lru_cache(maxsize=4)(settled_areas)

_largest_unknown = lru_cache(maxsize=4)(largest_unknown)


@lru_cache(maxsize=4)
def _largest_area(puzzle: Puzzle) -> int:
    """Return the largest area that a clue can have."""
    return max(_largest_unknown(puzzle), *filter(None, puzzle.clues.values()), 0)


def _clues_in_reach(puzzle: Puzzle, window: Rect, largest: int) -> Iterator[Cell]:
    """Yield the clues that rectangles of up to ``largest`` cells join with a window."""
    for row in range(max(0, window.row - largest), min(puzzle.rows, window.bottom + largest)):
        beside = largest // (_away(row, window.row, window.bottom) + 1) - 1
        if beside >= 0:
            columns = puzzle.clue_columns[row]
            start = bisect_left(columns, window.col - beside)
            stop = bisect_left(columns, window.right + beside)
            yield from (Cell(row, col) for col in columns[start:stop])


def _away(at: int, first: int, past: int) -> int:
    """Return how many steps a row or column is away from some consecutive ones."""
    return max(first - at, at - past + 1, 0)


def _reaches(cell: Cell, area: int, window: Rect) -> bool:
    rows = _away(cell.row, window.row, window.bottom) + 1
    return rows * (_away(cell.col, window.col, window.right) + 1) <= area


def _of_area(board: Board, cell: Cell, area: int) -> list[Rect]:
    above, below = _free_runs(board, cell, area)
    found: list[Rect] = []
    puzzle = board.puzzle
    for height, width in sizes_of(area, puzzle.rows, puzzle.cols, puzzle.shapes.get(cell)):
        found.extend(_of_size(cell, height, width, above, below))
    if board.marks.empty:
        return found
    return [rect for rect in found if agrees_with_marks(board, rect)]


def _of_any_area(board: Board, cell: Cell, largest: int) -> tuple[list[Rect], Rect]:
    """Return the rectangles of a "?" clue, not all if they are too many, and where they lie."""
    above, below = _free_runs(board, cell, largest)
    runs = (*above, *below)
    left, right = min(run[0] for run in runs), max(run[1] for run in runs)
    box = Rect(cell.row - len(above) + 1, left, len(above) + len(below) - 1, right - left)
    found: list[Rect] = []
    for height in range(1, len(above) + len(below)):
        for width in range(1, min(largest // height, right - left) + 1):
            if board.puzzle.allows(cell, height, width):
                found.extend(_of_size(cell, height, width, above, below))
            if len(found) > MOST_OF_UNKNOWN:
                return found, box
    return [rect for rect in found if agrees_with_marks(board, rect)], box


_Run = tuple[int, int]
"""The first column that is free and the first one after it that is not."""


def _of_size(
    cell: Cell, height: int, width: int, above: list[_Run], below: list[_Run]
) -> Iterator[Rect]:
    """Yield the rectangles of a size that hold a cell and fit into the free runs."""
    row, middle = cell
    for up in range(max(height - len(below), 0), min(height, len(above))):
        (left, right), (other_left, other_right) = above[up], below[height - 1 - up]
        left = max(left, other_left, middle - width + 1)
        right = min(right, other_right, middle + width)
        for col in range(left, right - width + 1):
            yield Rect(row - up, col, height, width)


def _free_runs(board: Board, cell: Cell, area: int) -> tuple[list[_Run], list[_Run]]:
    """Return the columns free around a clue in all rows from its own to each row in reach.

    The first list goes up and the second one down; both begin with the clue's own row.
    """
    own = _free_run(board, cell.row, cell.col, own=True)
    both: tuple[list[_Run], list[_Run]] = ([own], [own])
    for runs, step in zip(both, (-1, 1), strict=True):
        row, (left, right) = cell.row + step, own
        while 0 <= row < board.puzzle.rows and len(runs) < area:
            free = _free_run(board, row, cell.col)
            if free[0] == free[1]:
                break
            left, right = max(left, free[0]), min(right, free[1])
            runs.append((left, right))
            row += step
    return both


def _free_run(board: Board, row: int, col: int, *, own: bool = False) -> _Run:
    """Return the free columns around one of a row; none where a clue or a rectangle is there.

    With ``own`` the clue there is the one whose rectangles are listed.
    """
    columns, drawn = board.puzzle.clue_columns[row], board.by_row[row]
    before = after = bisect_left(columns, col)
    if after < len(columns) and columns[after] == col:
        if not own:
            return col, col
        after += 1
    left = columns[before - 1] + 1 if before else 0
    right = columns[after] if after < len(columns) else board.puzzle.cols
    if not drawn:
        return left, right
    at = bisect_right(drawn, col, key=lambda rect: rect.col)
    if at and drawn[at - 1].right > col:
        return col, col
    left = max(left, drawn[at - 1].right if at else 0)
    return left, min(right, drawn[at].col if at < len(drawn) else right)
