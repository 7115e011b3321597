"""The fewest reasons for a step: as few as possible are marked, those near the clue."""

from collections.abc import Iterable, Sequence

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.techniques.hint_records import cell_rects


def fewest_reasons(alternatives: Sequence[Iterable[Rect]], clue: Cell) -> tuple[Rect, ...]:
    """Return reasons of which each alternative has at least one, and of which none can be spared.

    ``alternatives`` are what is ruled out, each as the reasons of which any one is enough.
    Reasons are dropped one by one as long as every alternative keeps one: the farthest from the
    clue first (by the smallest rectangle that reaches it), and of those equally far the one that
    rules out least.

    >>> near, far = Rect(0, 1, 1, 1), Rect(0, 5, 1, 1)
    >>> fewest_reasons([(near, far), (near,)], Cell(0, 0))
    (Rect(row=0, col=1, height=1, width=1),)
    """
    ruled_out: dict[Rect, list[int]] = {}
    left = [0] * len(alternatives)
    for number, reasons in enumerate(alternatives):
        for reason in set(reasons):
            ruled_out.setdefault(reason, []).append(number)
            left[number] += 1
    away = {one: Rect.between(clue, nearest_cell(one, clue)).area for one in ruled_out}
    for reason in sorted(ruled_out, key=lambda one: (-away[one], len(ruled_out[one]), one)):
        if all(left[number] > 1 for number in ruled_out[reason]):
            for number in ruled_out.pop(reason):
                left[number] -= 1
    return tuple(sorted(ruled_out, key=lambda one: (away[one], one)))


def fewest_cells(cells: Iterable[Cell], rects: Iterable[Rect], clue: Cell) -> tuple[Cell, ...]:
    """Return the fewest of some cells of which each rectangle covers one, near the clue.

    >>> fewest_cells([Cell(0, 1), Cell(0, 2)], [Rect(0, 1, 1, 2), Rect(0, 2, 2, 1)], Cell(0, 0))
    (Cell(row=0, col=2),)
    """
    named = cell_rects(cells)
    kept = fewest_reasons([filter(rect.overlaps, named) for rect in rects], clue)
    return tuple(sorted(one.first for one in kept))


def nearest_cell(rect: Rect, cell: Cell) -> Cell:
    """Return the cell of a rectangle that is nearest to a cell.

    >>> nearest_cell(Rect(2, 0, 2, 3), Cell(0, 1))
    Cell(row=2, col=1)
    """
    row, col = cell
    return Cell(min(max(row, rect.row), rect.bottom - 1), min(max(col, rect.col), rect.right - 1))
