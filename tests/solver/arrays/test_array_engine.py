import gc
import random
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.arrays import array_engine
from shikaku_gui.solver.arrays.array_engine import ArrayEngine
from shikaku_gui.solver.candidates import largest_unknown, settled_areas
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.mask_engine import MaskEngine
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import PlacementCount
from tests.solver.brute import any_clues, any_puzzle, any_shaped_puzzle, random_puzzle

Left = dict[int, set[Rect]]

# How many placements masks finish: none, the last few, all of a small puzzle.
FEW = (0, 30, 400)


def _few(patch: pytest.MonkeyPatch, few: int) -> None:
    patch.setattr(array_engine, "FEW", few)
    patch.setattr(array_engine, "FEW_PER_CELL", 0)


def _fixpoint(
    engine: type[MaskEngine | ArrayEngine], puzzle: Puzzle
) -> tuple[PlacementCount, Left | None]:
    """Return an engine's figures and what it leaves, by clue; None for a contradiction."""
    made = engine(settled_areas(puzzle), largest_unknown(puzzle))
    try:
        made.list_placements(Control())
        undecided = made.settle(Control())
    except ContradictionError:
        return made.counting(), None
    left = {clue: {rect} for clue, rect in made.decided(Control()).items()}
    parts, large = made.parts(Control())
    assert not large
    for part in parts:
        placements = map(set, part.placements())
        left.update(zip(part.clues, placements, strict=True))
    assert undecided == sum(len(mine) for mine in left.values() if len(mine) > 1)
    assert len(left) == len(puzzle.clues)
    return made.counting(), left


@pytest.mark.parametrize("count", [100, pytest.param(3_000, marks=pytest.mark.slow)])
def test_both_engines_count_and_deduce_the_same(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(8)
    seen: Counter[bool] = Counter()
    for number in range(count):
        _few(monkeypatch, rng.choice(FEW))
        make = any_shaped_puzzle if number % 3 == 2 else any_puzzle
        puzzle = make(rng, rng.randint(1, 15), rng.randint(1, 15))
        by_masks = _fixpoint(MaskEngine, puzzle)
        assert by_masks == _fixpoint(ArrayEngine, puzzle)
        seen[by_masks[1] is None] += 1
    assert min(seen.values()) > count // 10


@given(any_clues(most=7), st.sampled_from(FEW))
def test_both_engines_agree_on_any_clues(puzzle: Puzzle, few: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        _few(patch, few)
        assert _fixpoint(MaskEngine, puzzle) == _fixpoint(ArrayEngine, puzzle)


def test_two_clues_that_need_the_same_cell_contradict_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _few(monkeypatch, 0)
    assert _fixpoint(ArrayEngine, Puzzle(1, 6, {Cell(0, 1): 4, Cell(0, 5): 3}))[1] is None


@pytest.mark.parametrize("few", FEW)
def test_both_engines_find_the_same_parts(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _few(monkeypatch, few)
    rng = random.Random(9)
    for _ in range(20):
        puzzle = random_puzzle(rng, 20, 20)
        parts = []
        for kind in (MaskEngine, ArrayEngine):
            made = kind(puzzle, 0)
            made.list_placements(Control())
            made.settle(Control())
            parts.append(sorted(list(part.clues) for part in made.parts(Control())[0]))
        assert parts[0] == parts[1]


TWO_DOMINOES = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def test_parts_too_large_for_masks_stay_rectangles(monkeypatch: pytest.MonkeyPatch) -> None:
    _few(monkeypatch, 0)
    monkeypatch.setattr(array_engine, "LARGEST_MASKS", 0)
    _assert_left_to_search(TWO_DOMINOES)


@pytest.mark.parametrize("few", FEW)
def test_parts_of_many_clues_are_left_to_search(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _few(monkeypatch, few)
    monkeypatch.setattr(array_engine, "LARGEST_FRAME", 1)
    monkeypatch.setattr(array_engine, "FEW_CLUES", 1)
    _assert_left_to_search(TWO_DOMINOES)


def _assert_left_to_search(puzzle: Puzzle) -> None:
    made = ArrayEngine(puzzle, 0)
    made.list_placements(Control())
    made.settle(Control())
    small, (large,) = made.parts(Control())
    assert not small
    assert large.clues == [0, 1]
    assert set(large.placements[0]) == {Rect(0, 0, 1, 2), Rect(0, 0, 2, 1)}


def test_arrays_go_on_where_a_part_is_too_large_for_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(array_engine, "LARGEST_FRAME", 20)
    puzzle = random_puzzle(random.Random(3), 12, 12)
    assert _fixpoint(MaskEngine, puzzle) == _fixpoint(ArrayEngine, puzzle)


@pytest.mark.parametrize("few", FEW)
@pytest.mark.parametrize("calls", range(6))
def test_settling_can_be_stopped(calls: int, few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _few(monkeypatch, few)
    answers = iter([False] * calls + [True] * 100)
    made = ArrayEngine(random_puzzle(random.Random(calls), 40, 40), 0)
    made.list_placements(Control())
    with pytest.raises(CutShortError):
        made.settle(Control(stop=lambda: next(answers)))


def test_garbage_is_not_collected_while_rectangles_are_made() -> None:
    """A collection would look at all of them, and a stop would wait for it."""
    puzzle = random_puzzle(random.Random(1), 80, 80)
    collects: list[bool] = []

    def stop() -> bool:
        collects.append(gc.isenabled())
        return False

    made = ArrayEngine(settled_areas(puzzle), largest_unknown(puzzle))
    made.list_placements(Control())
    for work in (made.settle, made.decided, made.parts):
        collects.clear()
        work(Control(stop=stop))
        assert collects
        assert not any(collects)
        assert gc.isenabled()
