"""Cuts: every cell once, no single cells, symmetric where that is asked for."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Character, shapes
from shikaku_gui.solver.generation.cutter import Cutter
from shikaku_gui.solver.generation.fault_lines import cross_fault_lines, falls_apart
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.generation.symmetry import Images, Symmetry
from tests.examples import share_of_examples

SIDES = st.integers(1, 14)
CHARACTERS = st.builds(Character, st.floats(2.5, 30), st.floats(-1, 1))


def covered_once(rects: list[Rect]) -> set[Cell]:
    cells = [cell for rect in rects for cell in rect.cells()]
    assert len(cells) == len(set(cells))
    return set(cells)


@given(SIDES, SIDES, CHARACTERS, st.sampled_from(Symmetry), st.integers(0, 10**6))
def test_a_layout_covers_the_grid_without_single_cells(
    rows: int, cols: int, character: Character, symmetry: Symmetry, seed: int
) -> None:
    layout = GenerationContext(
        rows, cols, character, symmetry, Random(seed), Control()
    ).new_layout()
    rects = layout.rects
    assert covered_once(list(rects.values())) == set(Rect(0, 0, rows, cols).cells())
    assert all(rect.covers(clue) for clue, rect in rects.items())
    needs_singles = symmetry is not Symmetry.NONE and (min(rows, cols) == 1 or rows == cols == 2)
    if rows * cols > 1 and not needs_singles:
        assert min(rect.area for rect in rects.values()) > 1
    if symmetry is not Symmetry.NONE:
        images = Images(symmetry, rows, cols)
        assert {images.cell(clue) for clue in rects} == set(rects)


@share_of_examples(0.5)
@given(st.integers(4, 12), st.integers(4, 12), st.integers(0, 10**6))
def test_a_part_of_a_grid_is_cut(rows: int, cols: int, seed: int) -> None:
    rng = Random(seed)
    blocked = Rect(1, 1, rng.randint(1, rows - 2), rng.randint(1, cols - 2))
    cutter = Cutter(rows, cols, shapes(Character(), rows, cols), rng, Control())
    cutter.block(blocked)
    rects = cutter.cut(rows * cols - blocked.area)
    whole = without_singles(rows, cols, rects, rng, Control())
    cells = set(Rect(0, 0, rows, cols).cells()) - set(blocked.cells())
    assert covered_once(rects) == cells
    assert whole is None or (covered_once(whole) == cells and min(r.area for r in whole) > 1)


@pytest.mark.parametrize(
    ("rects", "joined"),
    [
        # The neighbour lies in the cell's row: it grows.
        ([Rect(0, 0, 1, 1), Rect(0, 1, 1, 2)], {Rect(0, 0, 1, 3)}),
        # It lies across: the strip beside the cell comes off.
        ([Rect(0, 0, 1, 1), Rect(0, 1, 2, 2), Rect(1, 0, 1, 1)], None),
        ([Rect(1, 0, 1, 1), Rect(0, 1, 3, 1)], False),
    ],
)
def test_single_cells_join_their_neighbours(
    rects: list[Rect], joined: set[Rect] | bool | None
) -> None:
    found = without_singles(3, 3, rects, Random(1), Control())
    if joined is False:
        assert found is None
        return
    assert found is not None
    assert covered_once(found) == covered_once(rects)
    assert min(rect.area for rect in found) > 1
    assert joined is None or set(found) == joined


def test_fault_lines_of_most_cuts_are_crossed() -> None:
    before = after = 0
    for seed in range(120):
        rng = Random(seed)
        cut = Cutter(8, 8, shapes(Character(), 8, 8), rng, Control()).cut(64)
        rects = without_singles(8, 8, cut, rng, Control())
        if rects is None:
            continue
        whole = cross_fault_lines(8, 8, rects, rng, Control())
        assert covered_once(whole) == covered_once(rects)
        before += falls_apart(8, 8, rects, Control())
        after += falls_apart(8, 8, whole, Control())
    assert before >= 20
    assert after < before / 2


def test_a_line_near_the_edge_does_not_part_a_puzzle() -> None:
    assert not falls_apart(8, 4, [Rect(0, 0, 1, 4), Rect(1, 0, 7, 4)], Control())
    assert falls_apart(8, 4, [Rect(0, 0, 2, 4), Rect(2, 0, 6, 4)], Control())


@pytest.mark.parametrize(
    ("symmetry", "cell", "rect", "fixed"),
    [
        (Symmetry.ROTATION, Cell(4, 4), Rect(3, 2, 2, 3), [Cell(2, 2)]),
        (Symmetry.MIRROR, Cell(0, 4), Rect(0, 2, 2, 3), [Cell(r, 2) for r in range(5)]),
    ],
)
def test_images(symmetry: Symmetry, cell: Cell, rect: Rect, fixed: list[Cell]) -> None:
    images = Images(symmetry, 5, 5)
    assert images.cell(Cell(0, 0)) == cell
    assert images.rect(Rect(0, 0, 2, 3)) == rect
    assert images.fixed_cells(Rect(0, 0, 5, 5)) == fixed
    assert images.fixed_cells(Rect(0, 0, 1, 1)) == []
