import random

import pytest

from shikaku_gui.model import Board, is_solved
from shikaku_gui.solver import partition
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.partition import partitions
from tests.solver.brute import all_solutions, random_puzzle


def test_all_partitions_by_search_alone() -> None:
    rng = random.Random(3)
    for _ in range(60):
        puzzle = random_puzzle(rng, 5, 5)
        found = partitions(placements(puzzle), 1000, Control())
        assert found.complete
        assert len(found.partitions) == len(set(found.partitions))
        assert set(found.partitions) == all_solutions(puzzle)


def test_only_so_many() -> None:
    puzzle = random_puzzle(random.Random(1), 30, 30)
    found = partitions(placements(puzzle), 3, Control())
    assert not found.complete
    assert len(set(found.partitions)) == 3
    assert all(is_solved(Board(puzzle, rects)) for rects in found.partitions)


def test_a_model_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partition, "LARGEST_MODEL", 10)
    found = partitions(placements(random_puzzle(random.Random(1), 5, 5)), 2, Control())
    assert (found.partitions, found.complete) == ((), False)
