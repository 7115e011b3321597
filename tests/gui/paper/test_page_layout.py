"""Where puzzles and solutions stand on pages."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from shikaku_gui.gui.paper.page_layout import PER_PAGE, PrintedPage, Solutions, pages

UPRIGHT = QSizeF(510, 757)


@pytest.mark.parametrize("size", [UPRIGHT, UPRIGHT.transposed()])
@pytest.mark.parametrize("solutions", Solutions)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_every_puzzle_has_its_place_and_nothing_overlaps(
    per_page: int, solutions: Solutions, size: QSizeF
) -> None:
    laid_out = pages(11, size, per_page, solutions)
    assert [slot.number for page in laid_out for slot in page.puzzles] == list(range(11))
    answers = [slot.number for page in laid_out for slot in page.solutions]
    assert answers == ([] if solutions is Solutions.NONE else list(range(11)))
    for page in laid_out:
        _check(page, QRectF(0, 0, size.width(), size.height()))


def _check(page: PrintedPage, whole: QRectF) -> None:
    areas = [slot.area for slot in (*page.puzzles, *page.solutions)]
    areas.append(page.footer)
    if page.heading.isValid():
        areas.append(page.heading)
    for area in areas:
        assert area.width() > 0
        assert area.height() > 0
        assert whole.adjusted(-0.01, -0.01, 0.01, 0.01).contains(area)
    for one, other in combinations(areas, 2):
        assert not one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)


@pytest.mark.parametrize(
    ("count", "per_page", "solutions", "large", "on_each"),
    [
        (1, 1, Solutions.NONE, False, [(1, 0)]),
        (3, 2, Solutions.NONE, False, [(2, 0), (1, 0)]),
        (3, 2, Solutions.FOOT, False, [(2, 2), (1, 1)]),
        (3, 1, Solutions.END, False, [(1, 0), (1, 0), (1, 0), (0, 3)]),
        (5, 4, Solutions.END, False, [(4, 0), (1, 0), (0, 5)]),
        (13, 9, Solutions.END, False, [(9, 0), (4, 0), (0, 12), (0, 1)]),
        (3, 1, Solutions.END, True, [(1, 0), (1, 0), (1, 0), (0, 1), (0, 1), (0, 1)]),
    ],
)
def test_so_many_puzzles_and_solutions_stand_on_each_page(
    count: int, per_page: int, solutions: Solutions, large: bool, on_each: list[tuple[int, int]]
) -> None:
    laid_out = pages(count, UPRIGHT, per_page, solutions, large=large)
    assert [(len(page.puzzles), len(page.solutions)) for page in laid_out] == on_each


def test_solutions_at_the_foot_stand_in_a_strip_below_the_puzzles() -> None:
    (page,) = pages(4, UPRIGHT, 4, Solutions.FOOT)
    assert all(page.strip.contains(slot.area) for slot in page.solutions)
    assert max(slot.area.bottom() for slot in page.puzzles) < page.strip.top()


def test_large_print_has_a_larger_strip() -> None:
    (plain,), (large,) = (
        pages(2, UPRIGHT, 2, Solutions.FOOT, large=large) for large in (False, True)
    )
    assert large.strip.height() > plain.strip.height()


def test_a_page_on_its_side_has_more_columns_than_rows() -> None:
    (page,) = pages(6, UPRIGHT.transposed(), 6, Solutions.NONE)
    assert len({slot.area.left() for slot in page.puzzles}) == 3
