import random
import threading

import pytest

from shikaku_gui.model import Board, is_solved
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search import set_partitioning
from shikaku_gui.solver.search.set_partitioning import partition_choices, partitions
from tests.solver.brute import all_solutions, random_puzzle


def test_all_partitions_by_search_alone() -> None:
    rng = random.Random(3)
    for _ in range(60):
        puzzle = random_puzzle(rng, 5, 5)
        found = list(partitions(placements(puzzle), 1000, Control()))
        assert len(found) == len(set(found))
        assert set(found) == all_solutions(puzzle)


def test_only_so_many() -> None:
    puzzle = random_puzzle(random.Random(1), 30, 30)
    found = list(partitions(placements(puzzle), 3, Control()))
    assert len(set(found)) == 3
    assert all(is_solved(Board(puzzle, rects)) for rects in found)


def test_the_search_ends_with_the_last_partition_asked_for() -> None:
    live = placements(random_puzzle(random.Random(1), 30, 30))
    assert len(list(partition_choices(live, Control(), 3))) == 3


def test_what_was_found_before_a_limit_counts() -> None:
    stop = threading.Event()
    live = placements(random_puzzle(random.Random(1), 30, 30))
    found = partitions(live, 1_000_000, Control(stop=stop))
    assert len({next(found) for _ in range(3)}) == 3
    stop.set()
    with pytest.raises(CutShortError):
        next(found)


def test_a_model_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_partitioning, "LARGEST_MODEL", 10)
    live = placements(random_puzzle(random.Random(1), 5, 5))
    with pytest.raises(CutShortError):
        next(partitions(live, 2, Control()))
