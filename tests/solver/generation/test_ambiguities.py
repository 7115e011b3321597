"""The cells found undecided in a layout are those that the solver's deductions leave undecided."""

from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.generation import ambiguities
from shikaku_gui.solver.generation.ambiguities import AmbiguityFinder
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.masks import pruned_listing
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.result import Level
from tests.examples import share_of_examples

Left: TypeAlias = dict[Cell, set[Rect]]


def new_layout(rows: int, cols: int, seed: int, area: float = 5) -> Layout:
    return GenerationContext(
        rows, cols, Character(area), Symmetry.NONE, Random(seed), Control()
    ).new_layout()


def change(layout: Layout, rng: Random) -> None:
    """Move a clue or two, and now and then part two rectangles elsewhere."""
    for clue in rng.sample(sorted(layout.rects), 2):
        if clue in layout.rects and rng.random() < 0.3:
            resplit(layout, [clue], rng, Control())
        elif clue in layout.rects and (cells := layout.free_cells(clue)):
            layout.move(clue, rng.choice(cells))


def undecided(finder: AmbiguityFinder, layout: Layout) -> Left:
    parts, large, cells = finder.undecided(layout)
    return {
        cells[clue]: set(left)
        for clues, placements in [
            *((part.clues, part.placements()) for part in parts),
            *((part.clues, part.placements) for part in large),
        ]
        for clue, left in zip(clues, placements, strict=True)
    }


def undecided_by_solver(puzzle: Puzzle, wanted: set[Cell]) -> Left:
    left = deduce(puzzle, placements(puzzle), Level.BASIC).placements
    return {
        clue: set(mine)
        for clue, mine in zip(puzzle.clues, left, strict=True)
        if clue in wanted and len(mine) > 1
    }


@share_of_examples(0.5)
@given(st.integers(3, 16), st.integers(3, 16), st.integers(0, 10**6), st.sampled_from([4, 9, 30]))
def test_whole_grids_are_left_as_the_solver_leaves_them(
    rows: int, cols: int, seed: int, area: float
) -> None:
    rng = Random(seed)
    layout = new_layout(rows, cols, seed, area)
    for _ in range(4):
        expected = undecided_by_solver(layout.puzzle(Control()), set(layout.rects))
        finder = AmbiguityFinder.of_whole(layout, Control())
        assert undecided(finder, layout) == expected
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(ambiguities, "_MOST_CELLS_FOR_MASKS", 0)
            by_arrays = AmbiguityFinder.of_whole(layout, Control())
        assert undecided(by_arrays, layout) == expected
        if len(layout.rects) > 1:
            change(layout, rng)


@share_of_examples(0.5)
@given(
    st.integers(0, 5),
    st.integers(0, 5),
    st.integers(5, 9),
    st.integers(0, 10**6),
    st.sampled_from([5, 40]),
)
def test_in_a_window_all_else_is_blocked(
    row: int, col: int, side: int, seed: int, area: float
) -> None:
    rng = Random(seed)
    board = new_layout(14, 14, seed, area)
    window = Rect(row, col, side, side)
    inside = {
        clue: rect
        for clue, rect in board.rects.items()
        if all(window.covers(cell) for cell in rect.cells())
    }
    part = Layout(14, 14, inside)
    finder = AmbiguityFinder.of_window(window, list(inside.values()), Control())
    covered = {cell for rect in inside.values() for cell in rect.cells()}
    for _ in range(3):
        singles = dict.fromkeys(set(Rect(0, 0, 14, 14).cells()) - covered, 1)
        puzzle = Puzzle(14, 14, {**part.clues(Control()), **singles})
        expected = undecided_by_solver(puzzle, set(part.rects))
        assert undecided(finder, part) == expected
        if len(part.rects) > 1:
            change(part, rng)


def test_large_rectangles_in_a_window_stay_on_its_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = new_layout(24, 30, 3, 20)
    window = Rect(0, 0, 24, 30)
    left = []
    for largest in (0, 48, 1000):
        monkeypatch.setattr(pruned_listing, "LARGEST_PRECOMPUTED", largest)
        finder = AmbiguityFinder.of_window(window, layout.rects.values(), Control())
        left.append(undecided(finder, layout))
    assert left[0] == left[1] == left[2]
    assert left[0]


@pytest.mark.parametrize("largest", [10**6, 0], ids=["masks", "arrays"])
@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_limit_cuts_it_short(largest: int, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ambiguities, "_MOST_CELLS_FOR_MASKS", largest)
    layout = new_layout(20, 20, 1)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    with pytest.raises(CutShortError):
        AmbiguityFinder.of_whole(layout, Control(stop=stop)).undecided(layout)
    assert asked == after + 1
