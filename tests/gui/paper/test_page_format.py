"""Sizes and margins of pages."""

import pytest
from PySide6.QtGui import QPageSize

from shikaku_gui.gui.paper.page_format import PageFormat
from shikaku_gui.play import PAPERS, BookOptions


@pytest.mark.parametrize("paper", PAPERS)
def test_papers_have_qts_sizes(paper: str) -> None:
    size = QPageSize(QPageSize.PageSizeId[paper]).sizePoints()
    sheet = PageFormat.of(BookOptions(paper=paper)).sheet
    assert sheet.size().toTuple() == pytest.approx(size.toTuple(), abs=1)


def test_the_gutter_lies_inside() -> None:
    laid_out = PageFormat.of(BookOptions(margin=10, gutter=10))
    ten = 72 / 2.54
    assert [laid_out.inner_left(index) for index in range(3)] == pytest.approx(
        [2 * ten, ten, 2 * ten]
    )
    assert laid_out.inner_size.width() == pytest.approx(laid_out.width - 3 * ten)


def test_bleed_lies_around_the_trimmed_page() -> None:
    laid_out = PageFormat.of(BookOptions(bleed=10), landscape=True)
    ten = 72 / 2.54
    assert laid_out.with_bleed.width() == pytest.approx(laid_out.width + 2 * ten)
    full = laid_out.layout().fullRect().size()
    assert full.toTuple() == pytest.approx(laid_out.with_bleed.size().toTuple(), abs=1)
    assert full.width() > full.height()
