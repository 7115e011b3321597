import random

import numpy as np

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.arrays.full_listing import list_placements
from shikaku_gui.solver.arrays.placement_arrays import PlacementArrays
from shikaku_gui.solver.arrays.reach import ONE, Reach, reach_of
from shikaku_gui.solver.control import Control
from tests.solver.brute import random_puzzle


def test_the_sums_tell_how_many_clues_reach_a_cell_and_which() -> None:
    rng = random.Random(12)
    for _ in range(40):
        puzzle = random_puzzle(rng, rng.randint(1, 12), rng.randint(1, 12))
        live = _thinned(rng, list_placements(puzzle, 0, Control()))
        sums = _reach(puzzle, live).sums(puzzle.area, Control()).tolist()
        for cell, total in zip(puzzle.grid.cells(), sums, strict=True):
            places = [place for place, cells in enumerate(_reached(live)) if cell in cells]
            assert total == sum(places) + len(places) * ONE


def test_parts_are_clues_that_reach_the_same_cells() -> None:
    rng = random.Random(13)
    for _ in range(40):
        puzzle = random_puzzle(rng, rng.randint(1, 15), rng.randint(1, 15))
        live = _thinned(rng, list_placements(puzzle, 0, Control()))
        part = _reach(puzzle, live).parts(len(live.clues), Control()).tolist()
        assert part == _least_of_each_part(_reached(live))


def _thinned(rng: random.Random, live: PlacementArrays) -> PlacementArrays:
    """Leave the clues some of their placements, at least one, and one clue fewer."""
    kept = np.array([rng.random() < 0.6 for _ in range(len(live))])
    kept[live.starts] = True
    kept &= (live.place != 0) | (len(live.clues) == 1)
    clues, place = np.unique(live.place[kept], return_inverse=True)
    return PlacementArrays(clues, place, live.edges.at(np.flatnonzero(kept)))


def _reach(puzzle: Puzzle, live: PlacementArrays) -> Reach:
    row = np.array([cell.row for cell in puzzle.clues])
    return reach_of(live, row[live.clues], puzzle.cols, Control())


def _reached(live: PlacementArrays) -> list[set[Cell]]:
    return [{cell for rect in mine for cell in rect.cells()} for mine in live.placements(Control())]


def _least_of_each_part(reached: list[set[Cell]]) -> list[int]:
    least = list(range(len(reached)))
    for _ in reached:
        for one, cells in enumerate(reached):
            for other in range(one):
                if cells & reached[other]:
                    least[one] = least[other] = min(least[one], least[other])
    return least
