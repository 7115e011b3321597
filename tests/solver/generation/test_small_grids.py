"""The techniques that puzzles of small grids need, found by trying all of them."""

from collections.abc import Iterator
from itertools import product

import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import TECHNIQUES, Status, Technique, solve
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.needed_steps import needs_technique
from shikaku_gui.solver.generation.small_grids import HARDEST_NEEDED

SINGLE_ROWS = {(1, 6): Technique.ONLY_CLUE}
QUICK = {(2, 3), (2, 4), (1, 6)}


def cuts(rows: int, cols: int, covered: frozenset[Cell] = frozenset()) -> Iterator[list[Rect]]:
    """Yield all ways to cut what is not covered of a grid into rectangles."""
    free = (Cell(row, col) for row in range(rows) for col in range(cols))
    first = next((cell for cell in free if cell not in covered), None)
    if first is None:
        yield []
        return
    row, col = first
    for height, width in product(range(1, rows - row + 1), range(1, cols - col + 1)):
        rect = Rect(row, col, height, width)
        cells = frozenset(rect.cells())
        if cells.isdisjoint(covered):
            for rest in cuts(rows, cols, covered | cells):
                yield [rect, *rest]


def layouts(rows: int, cols: int) -> Iterator[Layout]:
    """Yield all cuts with all places of the clues, one of each and its mirror images."""
    for cut in cuts(rows, cols):
        for cells in product(*(tuple(rect.cells()) for rect in cut)):
            clues = dict(zip(cells, cut, strict=True))
            own = sorted((cell.row, cell.col, rect.area) for cell, rect in clues.items())
            images = (
                sorted(
                    (rows - 1 - row if down else row, cols - 1 - col if right else col, area)
                    for row, col, area in own
                )
                for down, right in ((True, False), (False, True), (True, True))
            )
            if all(own <= image for image in images):
                yield Layout(rows, cols, clues)


@pytest.mark.parametrize(
    ("size", "hardest"),
    [
        pytest.param(size, hardest, marks=[] if size in QUICK else [pytest.mark.slow])
        for size, hardest in {**SINGLE_ROWS, **HARDEST_NEEDED}.items()
    ],
)
def test_no_puzzle_needs_anything_harder(size: tuple[int, int], hardest: Technique) -> None:
    control = Control(None, None)
    order = [key for key, record in TECHNIQUES.items() if record.easier_twin is None]
    found: set[Technique] = set()
    for layout in layouts(*size):
        needed = [each for each in order if needs_technique(layout.puzzle(control), each, control)]
        if needed and (
            Technique.WHAT_IF not in needed or solve(layout.puzzle(control)).status is Status.UNIQUE
        ):
            found.update(needed)
    assert found == set(order[: order.index(hardest) + 1])
