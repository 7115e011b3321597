"""All ways to look at a layout: the same deductions as the solver's."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.generation.ambiguities import Looks
from shikaku_gui.solver.generation.anew import Anew
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.listing import LayoutListing
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.generation.wide import Wide
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import Position
from shikaku_gui.solver.result import Level
from tests.examples import share_of_examples

Left: TypeAlias = dict[Cell, set[Rect]]


def drafted(rows: int, cols: int, seed: int, area: float = 5) -> Layout:
    return PuzzleDraft(rows, cols, Character(area), Symmetry.NONE, Random(seed)).layout()


def change(layout: Layout, rng: Random) -> None:
    """Move a clue or two, and now and then part two rectangles elsewhere."""
    for clue in rng.sample(sorted(layout.rects), 2):
        if clue in layout.rects and rng.random() < 0.3:
            resplit(layout, [clue], rng)
        elif clue in layout.rects and (cells := layout.free_cells(clue)):
            layout.move(clue, rng.choice(cells))


def by_clue(parts: list[Position], layout: Layout) -> Left:
    names = sorted(layout.rects)
    return {
        names[clue]: set(left)
        for part in parts
        for clue, left in zip(part.clues, part.placements(), strict=True)
    }


def undecided_by_solver(puzzle: Puzzle, wanted: set[Cell]) -> Left:
    left = deduce(puzzle, placements(puzzle), Level.BASIC)
    return {
        clue: set(mine)
        for clue, mine in zip(puzzle.clues, left, strict=True)
        if clue in wanted and len(mine) > 1
    }


@share_of_examples(0.5)
@given(st.integers(3, 16), st.integers(3, 16), st.integers(0, 10**6), st.sampled_from([4, 9, 30]))
def test_whole_grids_are_looked_at_as_the_solver_does(
    rows: int, cols: int, seed: int, area: float
) -> None:
    rng = Random(seed)
    layout = drafted(rows, cols, seed, area)
    whole = Rect(0, 0, rows, cols)
    ways: list[Looks] = [LayoutListing(whole, [whole]), Anew(whole, [whole]), Wide(rows, cols)]
    for _ in range(4):
        expected = undecided_by_solver(layout.puzzle(), set(layout.rects))
        for looks in ways:
            assert by_clue(looks.undecided(layout.rects, Control()), layout) == expected
        if len(layout.rects) > 1:
            change(layout, rng)


@share_of_examples(0.5)
@given(st.integers(0, 5), st.integers(0, 5), st.integers(5, 9), st.integers(0, 10**6))
def test_in_a_window_all_else_is_blocked(row: int, col: int, side: int, seed: int) -> None:
    rng = Random(seed)
    board = drafted(14, 14, seed)
    window = Rect(row, col, side, side)
    inside = {
        clue: rect
        for clue, rect in board.rects.items()
        if all(window.covers(cell) for cell in rect.cells())
    }
    part = Layout(14, 14, inside)
    rects = list(inside.values())
    covered = {cell for rect in rects for cell in rect.cells()}
    ways: list[Looks] = [LayoutListing(window, rects), Anew(window, rects)]
    for _ in range(3):
        singles = dict.fromkeys(set(Rect(0, 0, 14, 14).cells()) - covered, 1)
        puzzle = Puzzle(14, 14, {**part.clues(), **singles})
        expected = undecided_by_solver(puzzle, set(part.rects))
        for looks in ways:
            assert by_clue(looks.undecided(part.rects, Control()), part) == expected
        if len(part.rects) > 1:
            change(part, rng)


@pytest.mark.parametrize("area", [8, 30, 100])
def test_all_ways_find_the_same_on_a_large_grid(area: float) -> None:
    layout = drafted(55, 60, 1, area)
    whole = Rect(0, 0, 55, 60)
    listing, wide = LayoutListing(whole, [whole]), Wide(55, 60)
    rng = Random(2)
    for _ in range(3):
        found = by_clue(listing.undecided(layout.rects, Control()), layout)
        assert by_clue(wide.undecided(layout.rects, Control()), layout) == found
        change(layout, rng)


LOOKS: list[Callable[[Rect], Looks]] = [
    lambda whole: Anew(whole, [whole]),
    lambda whole: LayoutListing(whole, [whole]),
    lambda whole: Wide(whole.height, whole.width),
]


@pytest.mark.parametrize("ways", LOOKS, ids=["anew", "listing", "wide"])
@pytest.mark.parametrize("after", [0, 1])
def test_a_limit_cuts_it_short(ways: Callable[[Rect], Looks], after: int) -> None:
    layout = drafted(20, 20, 1)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    with pytest.raises(CutShortError):
        ways(Rect(0, 0, 20, 20)).undecided(layout.rects, Control(stop=stop))
    assert asked == after + 1
