"""The deductions once more, slow and obvious: on sets of rectangles and of cells."""

from collections.abc import Iterable, Sequence

from shikaku_gui.model import Cell, Puzzle, Rect

Live = list[set[Rect]]


def settle(puzzle: Puzzle, live: Sequence[Iterable[Rect]]) -> Live | None:
    """Return what the basic deductions leave; None where they meet a contradiction."""
    left = [set(mine) for mine in live]
    while True:
        smaller = _once(puzzle, left)
        if smaller is None or smaller == left:
            return smaller
        left = smaller


def _once(puzzle: Puzzle, live: Live) -> Live | None:
    """Apply each rule once to every clue."""
    if not all(live):
        return None
    shared = [set.intersection(*(set(rect.cells()) for rect in mine)) for mine in live]
    left: Live = []
    for clue, mine in enumerate(live):
        others = set().union(*(cells for other, cells in enumerate(shared) if other != clue))
        alone = {cell for cell in puzzle.grid.cells() if _reaching(live, cell) == [clue]}
        left.append(
            {
                rect
                for rect in mine
                if alone <= set(rect.cells()) and others.isdisjoint(rect.cells())
            }
        )
    if not all(left) or not all(_reaching(left, cell) for cell in puzzle.grid.cells()):
        return None
    return left


def _reaching(live: Live, cell: Cell) -> list[int]:
    return [clue for clue, mine in enumerate(live) if any(rect.covers(cell) for rect in mine)]


def by_subsets(puzzle: Puzzle, live: Live) -> Live | None:
    """Return what subsets and the basic deductions leave; None for a contradiction."""
    left = settle(puzzle, [tuple(mine) for mine in live])
    while left is not None:
        smaller = [{rect for rect in mine if not _excluded(puzzle, left, rect)} for mine in left]
        if smaller == left:
            return left
        left = settle(puzzle, [tuple(mine) for mine in smaller])
    return None


def _excluded(puzzle: Puzzle, live: Live, rect: Rect) -> bool:
    """Tell whether some cell's placements are among those of a cell of the rectangle."""
    everything = set().union(*live)
    for cell in puzzle.grid.cells():
        covering = {other for other in everything if other.covers(cell)}
        if rect not in covering and any(
            all(other.covers(mine) for other in covering) for mine in rect.cells()
        ):
            return True
    return False


def by_shaving(puzzle: Puzzle, live: Live) -> Live | None:
    """Return what all deductions leave; None for a contradiction."""
    left = by_subsets(puzzle, live)
    while left is not None:
        smaller = [
            {rect for rect in mine if settle(puzzle, _supposed(left, clue, rect)) is not None}
            for clue, mine in enumerate(left)
        ]
        if smaller == left:
            return left
        left = by_subsets(puzzle, smaller)
    return None


def _supposed(live: Live, clue: int, rect: Rect) -> list[tuple[Rect, ...]]:
    return [(rect,) if other == clue else tuple(mine) for other, mine in enumerate(live)]
