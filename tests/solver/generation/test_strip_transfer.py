"""Strips of cells: clues stay, the grid stays covered, and few rectangles keep their images."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Character, shapes
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.strip_transfer import Strip, Strips
from shikaku_gui.solver.generation.symmetry import Images, Symmetry

SYMMETRIES = [Symmetry.ROTATION, Symmetry.MIRROR]


def strips_of(rects: dict[Cell, Rect], locked: frozenset[Cell] = frozenset()) -> Strips:
    """Return the strips of a layout of 4 x 6 cells whose clues half a turn leaves as they are."""
    images = Images(Symmetry.ROTATION, 4, 6)
    layout = Layout(4, 6, rects, images, locked)
    return Strips(layout, images, shapes(Character(), 4, 6), Random(1), Control())


HALVES = {Cell(1, 1): Rect(0, 0, 4, 3), Cell(2, 4): Rect(0, 3, 4, 3)}
CORNERS = {
    Cell(0, 0): Rect(0, 0, 1, 3),
    Cell(2, 1): Rect(1, 0, 3, 3),
    Cell(1, 4): Rect(0, 3, 3, 3),
    Cell(3, 5): Rect(3, 3, 1, 3),
}


@pytest.mark.parametrize(
    ("rects", "giver", "expected"),
    [
        # Of two that form a larger rectangle one gives columns up to its clue.
        (HALVES, Cell(1, 1), [Strip(Cell(1, 1), Cell(2, 4), Rect(0, 0, 4, 2), Rect(0, 2, 4, 4))]),
        # The row at its bottom goes to the one beside it, a row at its top to the one above.
        (
            CORNERS,
            Cell(2, 1),
            [
                Strip(Cell(2, 1), Cell(0, 0), Rect(2, 0, 2, 3), Rect(0, 0, 2, 3)),
                Strip(Cell(2, 1), Cell(3, 5), Rect(1, 0, 2, 3), Rect(3, 0, 1, 6)),
            ],
        ),
    ],
)
def test_strips_that_can_be_given(
    rects: dict[Cell, Rect], giver: Cell, expected: list[Strip]
) -> None:
    assert sorted(strips_of(dict(rects)).given_by(giver)) == sorted(expected)


def test_locked_rectangles_neither_give_nor_take() -> None:
    strips = strips_of(dict(HALVES), frozenset({Cell(2, 4)}))
    assert not list(strips.given_by(Cell(1, 1)))
    assert not list(strips.given_by(Cell(2, 4)))
    assert not strips.change(Cell(1, 1), 1)


@given(
    st.integers(6, 14),
    st.integers(6, 14),
    st.sampled_from(SYMMETRIES),
    st.floats(4, 12),
    st.integers(0, 10**6),
)
def test_clues_stay_and_the_grid_is_covered(
    rows: int, cols: int, symmetry: Symmetry, area: float, seed: int
) -> None:
    context = GenerationContext(rows, cols, Character(area), symmetry, Random(seed), Control())
    layout = context.new_layout()
    assert layout.images is not None
    clues, random = sorted(layout.rects), Random(seed)
    strips = Strips(layout, layout.images, context.shapes, random, Control())
    for clue in random.sample(clues, len(clues)):
        strips.change(clue, 1)
    assert sorted(layout.rects) == clues
    cells = [cell for rect in layout.rects.values() for cell in rect.cells()]
    assert sorted(cells) == list(Rect(0, 0, rows, cols).cells())
    assert all(rect.covers(clue) for clue, rect in layout.rects.items())


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_few_rectangles_have_their_images_in_a_layout(symmetry: Symmetry) -> None:
    images = clues = 0
    for seed in range(20):
        layout = GenerationContext(
            15, 15, Character(), symmetry, Random(seed), Control()
        ).new_layout()
        images += len(layout.clues_of_images(Control()))
        clues += len(layout.rects)
    assert images < 0.1 * clues
