"""Phase 1: every placement of every clue.

A *placement* of a clue is a rectangle of the clue's area (any area that the others
leave over, for a "?"), and of its shape if it gives one, that holds its own clue and no other.

:func:`placements` lists them for a puzzle, :func:`placements_left` those that agree
with a board; both in row-major order of the clues, as :func:`.deduction.deduce` takes
them to run the deductions to their fixpoint.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from shikaku_gui.model import Board, Puzzle, Rect, free_cells_beside
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.full_listing import clue_masks

Placements: TypeAlias = tuple[tuple[Rect, ...], ...]

# Measured: from some 60 x 60 cells on, arrays are faster than big integers.
_LARGEST_FOR_MASKS = 60 * 60
_MAX_UNKNOWN = 200_000


def known_areas(puzzle: Puzzle) -> list[int]:
    """Return the areas of the clues that are no "?"."""
    return list(filter(None, puzzle.clues.values()))


def largest_unknown(puzzle: Puzzle) -> int:
    """Return the largest area a "?" clue can have: what all the others leave over.

    That is 0 where there is no "?".
    """
    if all(puzzle.clues.values()):
        return 0
    known = known_areas(puzzle)
    unknown = len(puzzle.clues) - len(known)
    return max(0, puzzle.area - sum(known) - max(0, unknown - 1))


def settled_areas(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the area of its "?" filled in where it has only one."""
    if all(puzzle.clues.values()) or len(known_areas(puzzle)) + 1 != len(puzzle.clues):
        return puzzle
    rest = largest_unknown(puzzle)
    if not rest:
        return puzzle
    return puzzle.with_clues({cell: area or rest for cell, area in puzzle.clues.items()})


def masks_suffice(puzzle: Puzzle) -> bool:
    """Tell whether sets of cells as big integers serve this puzzle better than arrays.

    They do on small grids, unless "?" clues with much room have too many placements.
    """
    return puzzle.area <= _LARGEST_FOR_MASKS and room_of_unknown(puzzle) <= _MAX_UNKNOWN


def room_of_unknown(puzzle: Puzzle) -> int:
    """Return how many placements the "?" clues could have at most, judged by the next clues."""
    if all(puzzle.clues.values()):
        return 0
    return sum(
        math.prod(step + 1 for step in steps)
        for area, steps in zip(puzzle.clues.values(), free_cells_beside(puzzle), strict=True)
        if area is None
    )


@lru_cache(maxsize=4)
def room_to_list(puzzle: Puzzle) -> int:
    """Return :func:`room_of_unknown` of a puzzle; that is 0 where its one "?" has a known area."""
    return room_of_unknown(settled_areas(puzzle))


def placements(puzzle: Puzzle, control: Control | None = None) -> Placements:
    """Return the placements of each clue, the clues in row-major order.

    A clue without any yields an empty tuple.

    Raises:
        CutShortError: a limit was reached, or there are too many placements to list.
    """
    if not puzzle.clues:
        return ()
    control = control or Control()
    whole, largest = settled_areas(puzzle), largest_unknown(puzzle)
    if masks_suffice(whole):
        frame = PaddedFrame(puzzle.grid)
        masks = clue_masks(whole, frame, largest, control)
        return tuple(tuple(frame.rects(mine)) for mine in control.checked(masks, every=16))
    from shikaku_gui.solver.background_import import load_arrays  # small grids need neither

    load_arrays(control)
    from shikaku_gui.solver.arrays.full_listing import list_placements

    return list_placements(whole, largest, control).placements(control)


def placements_left(
    board: Board,
    of_puzzle: Sequence[Sequence[Rect]] | None = None,
    control: Control | None = None,
) -> Placements:
    """Return the placements that agree with the rectangles drawn on a board.

    A clue whose drawn rectangle is one of its placements keeps that one alone; the
    others keep those that touch nothing drawn and agree with the marks. ``of_puzzle`` are the
    placements of the board's puzzle, where they are known already.

    Raises:
        CutShortError: a limit was reached, or there are too many placements to list.
    """
    control = control or Control()
    known = placements(board.puzzle, control) if of_puzzle is None else of_puzzle
    if not board.covered and board.marks.empty:
        return tuple(map(tuple, known))
    remaining: list[tuple[Rect, ...]] = []
    covered = [_covered_in(row) for row in board.by_row]
    for cell, mine in zip(board.puzzle.clues, known, strict=True):
        drawn = board.at(cell)
        if drawn is not None and drawn in mine:
            remaining.append((drawn,))
        else:
            free = (rect for rect in control.checked(mine) if _is_free(rect, covered))
            remaining.append(tuple(rect for rect in free if agrees_with_marks(board, rect)))
    return tuple(remaining)


def _covered_in(row: Iterable[Rect]) -> int:
    """Return the columns that rectangles cover, as bits."""
    return sum((1 << rect.width) - 1 << rect.col for rect in row)


def _is_free(rect: Rect, covered: Sequence[int]) -> bool:
    """Tell whether no cell of a rectangle is among the columns covered in its rows."""
    row, col, height, width = rect
    columns = (1 << width) - 1 << col
    return not any(map(columns.__and__, covered[row : row + height]))


def agrees_with_marks(board: Board, rect: Rect) -> bool:
    """Tell whether no mark on a board speaks against a rectangle.

    A pencil rectangle belongs to one rectangle as a whole: no other one shares a cell with it.
    """
    if board.marks.empty:
        return True
    pencilled, crossed_out = board.marks
    return rect not in crossed_out and all(map(rect.contains, pencilled.touching(rect)))
