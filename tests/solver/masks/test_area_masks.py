from functools import cache, reduce
from operator import and_

import pytest

from shikaku_gui.model import Cell, Rect, Shape
from shikaku_gui.solver.masks import area_masks
from shikaku_gui.solver.masks.area_masks import rectangle_masks_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.propagation import ContradictionError

_ROWS, _COLS = 23, 12
_CELL = Cell(11, 6)  # Wide enough for all rectangles around it but the longest.
_FRAME = PaddedFrame(Rect(0, 0, _ROWS, _COLS))


@cache
def _every_rect() -> list[Rect]:
    cells = list(_FRAME.bounds.cells())
    return list({Rect.between(first, last) for first in cells for last in cells})


def _rects_around(cell: Cell, area: int) -> set[Rect]:
    """Return all rectangles of an area that hold a cell."""
    return {rect for rect in _every_rect() if rect.area == area and rect.covers(cell)}


def _taken(*cells: Cell) -> int:
    """Return the masks of these cells and of all beyond the right and lower edges."""
    outside = (1 << 2 * _ROWS * _FRAME.stride) - 1 ^ _FRAME.whole
    return outside | union(map(_FRAME.bit, cells))


@pytest.mark.parametrize("cell", [_CELL, Cell(0, 0), Cell(1, 11), Cell(22, 5)])
@pytest.mark.parametrize(
    ("area", "shape"),
    [
        *((area, None) for area in (1, 2, 4, 6, 12)),
        (4, Shape.SQUARE),
        (6, Shape.WIDE),
        (6, Shape.TALL),
    ],
)
def test_the_masks_are_all_rectangles_that_hold_no_other_taken_cell(
    area: int, shape: Shape | None, cell: Cell
) -> None:
    bit = _FRAME.bit(cell).bit_length() - 1
    rects = {rect for rect in _rects_around(cell, area) if shape in (None, rect.shape)}
    row, col = cell
    for other in (Cell(row, col + 1), Cell(row + 1, col - 1), Cell(row - 1, col), Cell(row, col)):
        others = [other] if _FRAME.bounds.covers(other) else []
        free = {rect for rect in rects if other == cell or not rect.covers(other)}
        masks = set(map(_FRAME.mask, free))
        listed = rectangle_masks_of(area, _ROWS, _COLS, shape)
        taken = _taken(cell, *others)
        if not masks:
            with pytest.raises(ContradictionError):
                listed.free(bit, taken)
            continue
        mine, any_, all_ = listed.free(bit, taken)
        assert set(mine) == masks
        assert len(mine) == len(masks)
        assert any_ == union(masks)
        assert all_ == reduce(and_, masks)


def test_there_may_be_no_rectangle_of_a_shape() -> None:
    with pytest.raises(ContradictionError):
        rectangle_masks_of(6, _ROWS, _COLS, Shape.SQUARE).free(0, _taken(Cell(0, 0)))


def test_where_the_same_cells_are_taken_the_same_is_free() -> None:
    masks = rectangle_masks_of(6, _ROWS, _COLS)
    bit = _FRAME.bit(_CELL).bit_length() - 1
    taken = _taken(_CELL, Cell(11, 7), Cell(13, 6))
    before = masks.free(bit, taken)
    beyond = _FRAME.whole & ~masks.cells_around(bit)
    assert beyond & _FRAME.bit(Cell(12, 10))
    assert masks.free(bit, taken | beyond) == before


@pytest.mark.parametrize("taken", [(Cell(0, 0), Cell(0, 1), Cell(1, 0)), (Cell(0, 0), Cell(0, 4))])
def test_no_rectangle_is_a_contradiction(taken: tuple[Cell, ...]) -> None:
    with pytest.raises(ContradictionError):
        rectangle_masks_of(29, _ROWS, _COLS).free(0, _taken(*taken))


def test_only_so_many_sets_of_taken_cells_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(area_masks, "_MOST_SETS", 2)
    masks = area_masks.AreaMasks(6, _ROWS, _COLS, None)
    bit = _FRAME.bit(_CELL).bit_length() - 1
    for col in (5, 7, 4, 8, 5):
        taken = _taken(_CELL, Cell(11, col))
        right = rectangle_masks_of(6, _ROWS, _COLS).free(bit, taken)
        assert masks.free(bit, taken) == right
