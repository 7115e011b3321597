"""The places of the cards of the library."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from shikaku_gui.gui.library.card_grid import CardGrid

SEVEN = CardGrid(7, 3, QSize(100, 50))
"""Rows of three, three and one."""


@pytest.mark.parametrize(
    ("width", "columns", "wide"),
    [(320, 3, 106), (300, 3, 100), (299, 2, 149), (40, 1, 40), (0, 1, 1)],
)
def test_cards_share_the_width(width: int, columns: int, wide: int) -> None:
    made = CardGrid.filling(width, 7, QSize(100, 50))
    assert (made.columns, made.size) == (columns, QSize(wide, 50))


@pytest.mark.parametrize(("count", "height"), [(0, 0), (1, 50), (3, 50), (4, 100), (7, 150)])
def test_the_height_is_that_of_all_rows(count: int, height: int) -> None:
    assert CardGrid(count, 3, QSize(100, 50)).height == height


def test_a_card_is_found_where_it_stands() -> None:
    assert SEVEN.rect(4) == QRect(100, 50, 100, 50)
    for number in range(7):
        place = SEVEN.rect(number)
        assert SEVEN.at(place.topLeft()) == SEVEN.at(place.bottomRight()) == number


@pytest.mark.parametrize("point", [(-1, 0), (0, -1), (300, 0), (100, 100), (0, 150)])
def test_outside_the_cards_there_is_none(point: tuple[int, int]) -> None:
    assert SEVEN.at(QPoint(*point)) is None


@pytest.mark.parametrize(
    ("top", "bottom", "numbers"),
    [
        (0, 0, range(3)),
        (0, 49, range(3)),
        (49, 50, range(6)),
        (60, 500, range(3, 7)),
        (200, 300, range(0)),
        (-80, -60, range(0)),
    ],
)
def test_what_lies_between_two_heights(top: int, bottom: int, numbers: range) -> None:
    assert list(SEVEN.between(top, bottom)) == list(numbers)
