"""Booklets: pages of puzzles, captions, solutions."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import theme
from shikaku_gui.gui.paper.booklet_printing import (
    PAPERS,
    Booklet,
    BookletEntry,
    BookletOptions,
    BookletPainter,
    booklet_pdf,
    page_size,
    puzzle_link,
)
from shikaku_gui.gui.paper.page_layout import PER_PAGE, Solutions
from shikaku_gui.model import Cell, Puzzle
from tests.gui.boards import HALF, PUZZLE, SOLUTION

ENTRY = BookletEntry(HALF, SOLUTION)
INNER = QSizeF(510, 757)


def booklet(count: int = 1, **options: Any) -> Booklet:
    """Return a booklet of the same puzzle over and over."""
    return Booklet([ENTRY] * count, BookletOptions(**options))


def boxes(data: bytes) -> Sequence[tuple[float, float]]:
    """Return the sizes of the pages of a PDF file in points."""
    found = re.findall(rb"/MediaBox \[0 0 (\S+) (\S+)\]", data)
    return [(float(width), float(height)) for width, height in found]


def page(made: Booklet, index: int = 0) -> QImage:
    """Paint a page with a pixel for each point."""
    image = QImage(INNER.toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.PAPER.paper)
    painter = QPainter(image)
    BookletPainter(made, INNER).paint(painter, index, 1.0)
    painter.end()
    return image


@pytest.mark.parametrize("solutions", Solutions)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_a_pdf_file_has_all_pages(per_page: int, solutions: Solutions, qapp: QApplication) -> None:
    made = booklet(per_page + 1, per_page=per_page, solutions=solutions)
    data = booklet_pdf(made)
    expected = 2 + (solutions is Solutions.END)
    assert len(boxes(data)) == len(BookletPainter(made, INNER)) == expected
    assert b"/FontFile" in data


def test_the_same_booklet_gives_the_same_bytes(qapp: QApplication) -> None:
    made = booklet(2, per_page=2, solutions=Solutions.FOOT)
    assert booklet_pdf(made) == booklet_pdf(made)
    assert b"Date" not in booklet_pdf(made)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_pages_have_the_size_of_the_paper(paper: str, qapp: QApplication) -> None:
    size = page_size(paper).sizePoints()
    (box,) = boxes(booklet_pdf(booklet(), paper))
    assert box == pytest.approx((size.width(), size.height()), abs=1)


def test_wide_puzzles_lie_across(qapp: QApplication) -> None:
    wide = BookletEntry(SavedGame(Puzzle(10, 36, {})))
    (box,) = boxes(booklet_pdf(Booklet([wide])))
    assert box[0] > box[1]


def test_a_missing_solution_is_refused() -> None:
    with pytest.raises(ValueError, match="1 solutions are missing"):
        Booklet([ENTRY, BookletEntry(HALF)], BookletOptions(solutions=Solutions.END))


@pytest.mark.parametrize(
    "options",
    [
        {"coordinates": True},
        {"progress": True},
        {"large": True},
        {"links": False},
        {"per_page": 2},
        {"solutions": Solutions.FOOT},
    ],
    ids=lambda options: next(iter(options)),
)
def test_every_option_is_to_be_seen(options: dict[str, Any], qapp: QApplication) -> None:
    assert page(booklet(**options)) != page(booklet())


def test_paper_needs_no_colours(qapp: QApplication) -> None:
    image = page(booklet(progress=True, solutions=Solutions.FOOT))
    for y in range(0, image.height(), 3):
        for x in range(0, image.width(), 3):
            colour = image.pixelColor(x, y)
            assert (
                max(colour.red(), colour.green(), colour.blue())
                - min(colour.red(), colour.green(), colour.blue())
                < 24
            )


def test_solutions_at_the_foot_are_upside_down(qapp: QApplication) -> None:
    """Turned round, the foot shows the same as a foot that was never turned."""
    made = booklet(solutions=Solutions.FOOT)
    (laid_out,) = BookletPainter(made, INNER)._pages
    strip = laid_out.strip.toAlignedRect()
    foot = page(made).copy(strip)
    ink = [
        sum(255 - foot.pixelColor(x, y).lightness() for x in range(foot.width()))
        for y in range(foot.height())
    ]
    caption_rows = [y for y, dark in enumerate(ink) if dark]
    # The caption stands under the board, so upside down it comes first, then a gap.
    gap = next(a for a, b in pairwise(caption_rows) if b > a + 2)
    assert gap < foot.height() / 2
    assert sum(ink[: gap + 1]) < sum(ink[gap + 1 :])


def test_a_page_can_be_painted_anywhere(qapp: QApplication) -> None:
    image = QImage(300, 400, QImage.Format.Format_RGB32)
    image.fill(theme.PAPER.paper)
    painter = QPainter(image)
    painter.translate(QPointF(10, 10))
    painter.scale(0.5, 0.5)
    BookletPainter(booklet(), INNER).paint(painter, 0, 8.0)
    painter.end()
    assert any(image.pixelColor(x, 200) != theme.PAPER.paper for x in range(image.width()))


def test_a_puzzle_without_a_link_has_none() -> None:
    assert puzzle_link(PUZZLE) == "https://puzz.link/p?shikaku/4/3/4h2h4g2i"
    assert puzzle_link(Puzzle(1200, 1200, {Cell(0, 0): 1_200_000})) is None
