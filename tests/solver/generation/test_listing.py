"""Listings kept up to date or made anew: the same deductions as the solver's."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.deduction import deduce
from shikaku_gui.solver.generation.anew import Anew
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.draft import Draft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.listing import Listing
from shikaku_gui.solver.generation.resplit import resplit
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.propagation import Position
from shikaku_gui.solver.result import Level

Left = dict[Cell, set[Rect]]


def drafted(rows: int, cols: int, seed: int) -> Layout:
    return Draft(rows, cols, Character(5), Symmetry.NONE, Random(seed)).layout()


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


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 16), st.integers(3, 16), st.integers(0, 10**6))
def test_a_listing_follows_its_clues(rows: int, cols: int, seed: int) -> None:
    rng = Random(seed)
    layout = drafted(rows, cols, seed)
    whole = Rect(0, 0, rows, cols)
    listing, anew = Listing(whole, [whole]), Anew(whole, [whole])
    for _ in range(4):
        listing.update(layout.rects, Control())
        expected = undecided_by_solver(layout.puzzle(), set(layout.rects))
        assert by_clue(listing.undecided(Control()), layout) == expected
        assert by_clue(anew.undecided(layout.rects, Control()), layout) == expected
        if len(layout.rects) > 1:
            change(layout, rng)


@settings(max_examples=60, deadline=None)
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
    covered = {cell for rect in inside.values() for cell in rect.cells()}
    listing, anew = Listing(window, inside.values()), Anew(window, inside.values())
    for _ in range(3):
        listing.update(part.rects, Control())
        singles = dict.fromkeys(set(Rect(0, 0, 14, 14).cells()) - covered, 1)
        puzzle = Puzzle(14, 14, {**part.clues(), **singles})
        expected = undecided_by_solver(puzzle, set(part.rects))
        assert by_clue(listing.undecided(Control()), part) == expected
        assert by_clue(anew.undecided(part.rects, Control()), part) == expected
        if len(part.rects) > 1:
            change(part, rng)


def test_a_limit_cuts_it_short() -> None:
    layout = drafted(8, 8, 1)
    listing = Listing(Rect(0, 0, 8, 8), [Rect(0, 0, 8, 8)])
    with pytest.raises(CutShortError):
        listing.update(layout.rects, Control(stop=lambda: True))
    listing.update(layout.rects, Control())
    with pytest.raises(CutShortError):
        listing.undecided(Control(stop=lambda: True))
