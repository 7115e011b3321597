"""Where cells lie: on whole device pixels, equally large, in the middle."""

import pytest
from PySide6.QtCore import QRectF

from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.viewport import LARGEST
from shikaku_gui.model import Rect

AREA = QRectF(10, 20, 301, 203)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize(("rows", "cols"), [(5, 7), (10, 10), (31, 45), (1, 1), (200, 200)])
def test_edges_lie_on_device_pixels(ratio: float, rows: int, cols: int) -> None:
    grid = GridGeometry.fit(rows, cols, AREA, ratio)
    edges = [grid.x(col) for col in range(cols + 1)] + [grid.y(row) for row in range(rows + 1)]
    assert all(abs(edge * ratio - round(edge * ratio)) < 1e-6 for edge in edges)
    assert edges[: cols + 1] == sorted(edges[: cols + 1])


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_cells_of_some_size_are_equally_large(ratio: float) -> None:
    grid = GridGeometry.fit(9, 11, AREA, ratio)
    widths = {round((grid.x(col + 1) - grid.x(col)) * ratio) for col in range(11)}
    heights = {round((grid.y(row + 1) - grid.y(row)) * ratio) for row in range(9)}
    assert widths == heights
    assert len(widths) == 1


@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 9), (40, 3), (100, 100)])
def test_it_fits_and_is_in_the_middle(rows: int, cols: int) -> None:
    whole = GridGeometry.fit(rows, cols, AREA).whole
    assert AREA.adjusted(-1, -1, 1, 1).contains(whole)
    assert abs(whole.center().x() - AREA.center().x()) <= 1
    assert abs(whole.center().y() - AREA.center().y()) <= 1


def test_cells_grow_only_so_large() -> None:
    assert GridGeometry.fit(1, 1, QRectF(0, 0, 900, 900)).cell == LARGEST


def test_without_device_pixels_nothing_is_rounded() -> None:
    grid = GridGeometry.fit(3, 7, QRectF(0, 0, 100, 100), ratio=0)
    assert grid.cell == pytest.approx(100 / 7)
    assert grid.pixel == 0


def test_a_point_is_where_it_is_drawn() -> None:
    grid = GridGeometry.fit(4, 6, AREA)
    area = grid.area(Rect(2, 3, 1, 1))
    point = grid.point(area.center().x(), area.center().y())
    assert tuple(point) == pytest.approx((2.5, 3.5))


@pytest.mark.parametrize(
    ("area", "cells"),
    [
        (QRectF(0, 0, 1000, 1000), Rect(0, 0, 4, 6)),
        (QRectF(0, 0, 1, 1), None),
        (QRectF(61, 121, 20, 1), Rect(2, 1, 1, 1)),
    ],
)
def test_only_what_an_area_touches_is_found(area: QRectF, cells: Rect | None) -> None:
    assert GridGeometry(4, 6, 10, 20, 50).cells(area) == cells


@pytest.mark.parametrize(("ratio", "width"), [(1.0, 2.0), (1.5, 2 / 1.5), (2.0, 1.5)])
def test_widths_are_whole_device_pixels(ratio: float, width: float) -> None:
    assert GridGeometry(4, 4, 0, 0, 40, ratio).width(0.04) == pytest.approx(width)
