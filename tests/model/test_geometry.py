"""Cells and rectangles, against the plain set of their cells."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Rect

side = st.integers(1, 5)
rects = st.builds(Rect, st.integers(-2, 6), st.integers(-2, 6), side, side)
cells = st.builds(Cell, st.integers(-2, 8), st.integers(-2, 8))


@pytest.mark.parametrize(
    ("one", "other", "rect"),
    [
        (Cell(2, 3), Cell(2, 3), Rect(2, 3, 1, 1)),
        (Cell(0, 0), Cell(1, 2), Rect(0, 0, 2, 3)),
        (Cell(1, 2), Cell(0, 0), Rect(0, 0, 2, 3)),
        (Cell(3, 1), Cell(2, 4), Rect(2, 1, 2, 4)),
        (Cell(2, 4), Cell(3, 1), Rect(2, 1, 2, 4)),
    ],
)
def test_two_corners_make_a_rectangle(one: Cell, other: Cell, rect: Rect) -> None:
    assert Rect.between(one, other) == rect


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        (Cell(0, 2), "R1C3"),
        (Rect(0, 0, 2, 3), "R1C1-R2C3"),
        (Rect(4, 4, 1, 1), "R5C5"),
        (Rect(9, 99, 1, 2), "R10C100-R10C101"),
    ],
)
def test_people_see_names_that_count_from_one(thing: Cell | Rect, name: str) -> None:
    assert str(thing) == name
    assert f"{thing}" == name


def test_hash_and_order_are_those_of_plain_tuples() -> None:
    assert {Rect(1, 2, 3, 4), (1, 2, 3, 4)} == {(1, 2, 3, 4)}
    assert sorted([Cell(1, 0), Cell(0, 5), Cell(0, 1)]) == [(0, 1), (0, 5), (1, 0)]


@given(rects)
def test_a_rectangle_is_its_cells(rect: Rect) -> None:
    listed = list(rect.cells())
    assert len(set(listed)) == len(listed) == rect.area
    assert listed == sorted(listed)
    assert listed[0] == rect.first
    assert listed[-1] == rect.last
    assert Rect.between(rect.first, rect.last) == rect
    assert (rect.bottom, rect.right) == (rect.last.row + 1, rect.last.col + 1)


@given(rects, cells)
def test_covers_tells_whether_the_cell_is_among_them(rect: Rect, cell: Cell) -> None:
    assert rect.covers(cell) == (cell in set(rect.cells()))


@given(rects, rects)
def test_two_rectangles_share_their_common_cells(one: Rect, other: Rect) -> None:
    shared = set(one.cells()) & set(other.cells())
    assert one.overlaps(other) == other.overlaps(one) == bool(shared)
    assert one.contains(other) == (set(other.cells()) <= set(one.cells()))
    if shared:
        assert set(one.common(other).cells()) == shared


@given(rects)
def test_a_margin_is_added_on_each_side(rect: Rect) -> None:
    wide = rect.with_margin(2)
    assert wide.contains(rect)
    assert wide.with_margin(-2) == rect
    assert (wide.height, wide.width) == (rect.height + 4, rect.width + 4)


@given(rects, side, side)
def test_within_means_every_cell_is_on_the_grid(rect: Rect, rows: int, cols: int) -> None:
    grid = set(Rect(0, 0, rows, cols).cells())
    assert rect.within(rows, cols) == (set(rect.cells()) <= grid)


@pytest.mark.parametrize("rect", [Rect(0, 0, 0, 1), Rect(0, 0, 1, 0), Rect(1, 1, -1, 1)])
def test_a_rectangle_without_cells_is_within_no_grid(rect: Rect) -> None:
    assert not rect.within(3, 3)
