import random

import numpy as np

from shikaku_gui.model import Cell
from shikaku_gui.solver.arrays import list_placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.reach import Reach
from tests.solver.brute import random_puzzle


def test_reach_follows_the_placements_left() -> None:
    rng = random.Random(12)
    for _ in range(40):
        puzzle = random_puzzle(rng, rng.randint(1, 12), rng.randint(1, 12))
        clue_row = np.array([cell.row for cell in puzzle.clues])
        live = list_placements(puzzle, 0, Control())
        reach = Reach(puzzle.rows, puzzle.cols, clue_row, live)
        for _ in range(3):
            before = _reached(live)
            kept = np.array([rng.random() < 0.6 for _ in live.clue])
            kept[np.unique(live.clue, return_index=True)[1]] = True
            clues = np.unique(live.clue[~kept])
            live = live.at(np.flatnonzero(kept))
            lost = reach.shrink(clues, live.at(np.flatnonzero(np.isin(live.clue, clues))))
            after = _reached(live)
            gone = [Cell(*divmod(cell, puzzle.cols)) for cell in lost.tolist()]
            assert sorted(gone) == sorted(cell for _, cell in before - after)
            _compare(reach, after, puzzle.rows, puzzle.cols)


def _reached(live) -> set[tuple[int, Cell]]:
    return {
        (clue, cell)
        for clue, rect in zip(live.clue.tolist(), live.rects(), strict=True)
        for cell in rect.cells()
    }


def _compare(reach: Reach, reached: set[tuple[int, Cell]], rows: int, cols: int) -> None:
    clues: dict[Cell, list[int]] = {}
    for clue, cell in reached:
        clues.setdefault(cell, []).append(clue)
    for cell, mine in clues.items():
        number = cell.row * cols + cell.col
        assert reach.count[number] == len(mine)
        assert reach.total[number] == sum(mine)
    everyone = np.unique([clue for clue, _ in reached])
    found = zip(*(some.tolist() for some in reach.cells(everyone)), strict=True)
    assert {(clue, Cell(*divmod(cell, cols))) for clue, cell in found} == reached
    assert len(reach.count) == rows * cols
