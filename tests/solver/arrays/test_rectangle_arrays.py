import random

import numpy as np

from shikaku_gui.model import Rect
from shikaku_gui.solver.arrays.rectangle_arrays import (
    RectangleArrays,
    coverage,
    prefix_sums,
    sums_over,
)

ROWS, COLS = 7, 9


def _some_rects(rng: random.Random, count: int) -> list[Rect]:
    found = []
    for _ in range(count):
        row, col = rng.randrange(ROWS), rng.randrange(COLS)
        found.append(Rect(row, col, rng.randint(1, ROWS - row), rng.randint(1, COLS - col)))
    return found


def _edges(rects: list[Rect]) -> RectangleArrays:
    columns = [(rect.row, rect.col, rect.bottom, rect.right) for rect in rects]
    return RectangleArrays(*np.array(columns, dtype=np.int32).T)


def test_edges_become_the_same_rectangles_again() -> None:
    rects = _some_rects(random.Random(1), 20)
    edges = _edges(rects)
    assert edges.rects() == rects
    assert edges.area.tolist() == [rect.area for rect in rects]
    assert edges.at(np.array([3, 0])).rects() == [rects[3], rects[0]]


def test_coverage_counts_the_rectangles_on_each_cell() -> None:
    rects = _some_rects(random.Random(2), 30)
    found = coverage(ROWS, COLS, _edges(rects)).ravel().tolist()
    cells = Rect(0, 0, ROWS, COLS).cells()
    assert found == [sum(rect.covers(cell) for rect in rects) for cell in cells]


def test_sums_over_rectangles_come_from_prefix_sums() -> None:
    rng = random.Random(3)
    rects = _some_rects(rng, 30)
    grid = np.array([[rng.randint(-1, 1) for _ in range(COLS)] for _ in range(ROWS)])
    found = sums_over(prefix_sums(grid), _edges(rects)).tolist()
    assert found == [sum(int(grid[cell]) for cell in rect.cells()) for rect in rects]
