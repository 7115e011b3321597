"""Pages as they are painted."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import theme
from shikaku_gui.gui.paper.book_pages import BookPages, typeset_book
from shikaku_gui.gui.paper.captions import puzzle_link
from shikaku_gui.gui.paper.front_matter import rule_in_short
from shikaku_gui.gui.paper.page_canvas import PageCanvas
from shikaku_gui.gui.paper.page_painter import book_pdf, paint_page
from shikaku_gui.gui.paper.page_records import PuzzlePage
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.play import (
    Book,
    BookChapter,
    BookOptions,
    BookPlace,
    BookPuzzle,
    CaptionPart,
    LinkStyle,
    PageOrientation,
    UniqueSolution,
)
from shikaku_gui.solver import CutShortError, Difficulty, Status
from shikaku_gui.texts import make_message
from tests.gui.paper.books import blank, book, entry, samples

NUDGE = make_message("Only one rectangle is possible for a clue.")


@pytest.fixture(autouse=True)
def _running(qapp: QApplication) -> None:
    """Fonts need a running application."""


def shown(laid_out: BookPages, index: int = 0) -> QImage:
    """Paint a page with a pixel for each point."""
    image = QImage(laid_out.format.sheet.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.PAPER.paper)
    painter = QPainter(image)
    paint_page(painter, laid_out, index, 1.0)
    painter.end()
    return image


def page(made: Book, index: int = 0) -> QImage:
    """Paint a page of a book."""
    return shown(typeset_book(made), index)


def ink(image: QImage, area: QRectF) -> list[int]:
    """Return how dark each row of an area is."""
    part = image.copy(area.toAlignedRect()).convertToFormat(QImage.Format.Format_Grayscale8)
    data, stride, width = bytes(part.constBits()), part.bytesPerLine(), part.width()
    starts = range(0, part.height() * stride, stride)
    return [255 * width - sum(data[start : start + width]) for start in starts]


@pytest.mark.parametrize(
    "options",
    [
        {"coordinates": True},
        {"progress": True},
        {"large": True},
        {"links": LinkStyle.NONE},
        {"links": LinkStyle.TEXT},
        {"captions": (CaptionPart.SIZE,)},
        {"name_lines": True},
        {"time_lines": True},
        {"per_page": 2},
        {"solutions": BookPlace.FOOT},
        {"hints": BookPlace.FOOT},
        {"title": "A book"},
        {"title": "A book", "rules": True},
        {"margin": 30.0},
        {"gutter": 20.0},
    ],
    ids=lambda options: next(iter(options)),
)
def test_every_option_is_to_be_seen(options: dict[str, Any]) -> None:
    sample = entry(nudges=(NUDGE,))
    assert page(book(sample, **options)) != page(book(sample))


def test_the_title_and_the_page_number_stand_at_the_foot_the_number_outside() -> None:
    laid_out = typeset_book(samples(3, title="T", gutter=10.0, rules=True))
    for index, outside in ((1, "left"), (2, "right")):
        image = shown(laid_out, index)
        left, inner = laid_out.format.inner_left(index), laid_out.format.inner_size.width()
        foot = laid_out.footer.translated(left, laid_out.format.margin)
        ends = (
            QRectF(foot.left(), foot.top(), 8, foot.height()),
            QRectF(foot.left() + inner - 8, foot.top(), 8, foot.height()),
        )
        assert all(any(ink(image, end)) for end in ends), outside
    plain = typeset_book(samples(3, title="T", rules=True, page_numbers=False))
    assert shown(plain, 1) != shown(typeset_book(samples(3, title="T", rules=True)), 1)


@pytest.mark.parametrize(
    ("options", "head"),
    [
        ({}, 0),
        ({"title": "T"}, 1),
        ({"name_lines": True}, 1),
        ({"title": "T", "name_lines": True}, 2),
        ({"title": "T", "cover": True}, 0),
        ({"title": "T", "contents": True, "name_lines": True}, 1),
    ],
)
@pytest.mark.parametrize("large", [False, True])
def test_a_worksheet_has_title_name_and_class_once_at_its_head(
    options: dict[str, Any], head: int, large: bool
) -> None:
    laid_out = typeset_book(samples(5, per_page=4, large=large, **options))
    for index, each in enumerate(laid_out.pages):
        if not isinstance(each, PuzzlePage):
            continue
        top = min(slot.area.top() for slot in each.puzzles)
        assert top == laid_out.head_height
        assert (top > 0) is (head > 0)
        left, margin = laid_out.format.inner_left(index), laid_out.format.margin
        area = QRectF(left, margin, laid_out.format.inner_size.width(), laid_out.head_height)
        dark = [at for at, each in enumerate(ink(shown(laid_out, index), area)) if each]
        gaps = sum(b > a + 2 for a, b in pairwise(dark))
        assert (gaps + 1 if dark else 0) == head


def test_the_title_of_a_worksheet_stands_on_a_page_once() -> None:
    plain, titled = (
        typeset_book(samples(2, title=title, page_numbers=False)) for title in ("", "T")
    )
    foot = plain.footer.translated(plain.format.inner_left(1), plain.format.margin)
    assert not any(ink(shown(plain, 1), foot))
    assert not any(ink(shown(titled, 1), foot))
    bound = typeset_book(samples(2, title="T", page_numbers=False, rules=True))
    assert any(ink(shown(bound, 2), foot))


def test_a_chapter_of_a_worksheet_begins_below_its_head() -> None:
    chapters = (BookChapter((entry(1),), title="A"), BookChapter((entry(2),), title="B"))
    laid_out = typeset_book(Book(chapters, BookOptions(title="T", name_lines=True)))
    first = laid_out.pages[0]
    assert isinstance(first, PuzzlePage)
    assert first.heading.top() == laid_out.head_height
    assert first.puzzles[0].area.top() == first.heading.bottom()


def test_a_turned_puzzle_leaves_room_for_the_head() -> None:
    options = {"orientation": PageOrientation.PORTRAIT, "title": "T", "name_lines": True}
    laid_out = typeset_book(book(blank(20, 50), **options))
    (turned,) = laid_out.pages
    assert isinstance(turned, PuzzlePage)
    assert turned.turned
    assert turned.puzzles[0].area.width() == laid_out.room.height() - laid_out.head_height


def test_paper_needs_no_colours() -> None:
    image = page(book(progress=True, solutions=BookPlace.FOOT))
    for y in range(0, image.height(), 3):
        for x in range(0, image.width(), 3):
            colour = image.pixelColor(x, y)
            parts = colour.red(), colour.green(), colour.blue()
            assert max(parts) - min(parts) < 24


def test_solutions_at_the_foot_are_upside_down() -> None:
    """The caption stands under the board, so upside down it comes first, then a gap."""
    laid_out = typeset_book(book(solutions=BookPlace.FOOT))
    (first,) = laid_out.pages
    assert isinstance(first, PuzzlePage)
    margin = laid_out.format.margin
    dark = ink(shown(laid_out), first.strip.translated(margin, margin))
    rows = [y for y, each in enumerate(dark) if each]
    gap = next(a for a, b in pairwise(rows) if b > a + 2)
    assert gap < len(dark) / 2
    assert sum(dark[: gap + 1]) < sum(dark[gap + 1 :])


def test_why_there_is_no_solution_stands_in_its_place() -> None:
    refused = UniqueSolution(Status.MULTIPLE, refusal=make_message("It has several solutions."))
    answers = [
        page(book(entry(answer=answer), solutions=BookPlace.END), 1)
        for answer in (refused, replace(refused, refusal=None))
    ]
    assert answers[0] != answers[1]


def test_the_cover_reaches_into_the_bleed_and_the_puzzles_do_not() -> None:
    laid_out = typeset_book(book(cover=True, bleed=5.0, imprint="Small print", author="A. Setter"))
    images = []
    for index in range(2):
        image = QImage(laid_out.format.with_bleed.size().toSize(), QImage.Format.Format_RGB32)
        image.fill(theme.PAPER.paper)
        painter = QPainter(image)
        painter.translate(QPointF(laid_out.format.bleed, laid_out.format.bleed))
        paint_page(painter, laid_out, index, 1.0)
        painter.end()
        images.append(image)
    for x, y in ((3, 3), (images[0].width() - 4, 5), (3, images[0].height() // 2)):
        assert images[0].pixelColor(x, y) != theme.PAPER.paper
        assert images[1].pixelColor(x, y) == theme.PAPER.paper


def test_a_wide_puzzle_is_turned_within_the_margins() -> None:
    laid_out = typeset_book(book(blank(20, 50), orientation=PageOrientation.PORTRAIT))
    image, margin = shown(laid_out), laid_out.format.margin
    whole = laid_out.format.sheet
    inner = laid_out.room.translated(margin, margin)
    assert sum(ink(image, inner)) > 0
    assert not sum(ink(image, QRectF(0, 0, margin - 3, whole.height())))
    assert not sum(ink(image, QRectF(inner.right() + 3, 0, margin - 4, whole.height())))
    dark = [y for y, each in enumerate(ink(image, inner)) if each]
    assert dark[-1] - dark[0] > inner.width()


def test_a_book_is_painted_to_its_end() -> None:
    chapters = (
        BookChapter(
            (entry(1, nudges=(NUDGE,)), entry(2, nudges=(NUDGE, NUDGE))), level=Difficulty.EASY
        ),
        BookChapter((entry(3),)),
        BookChapter((blank(40, 90, 4),), level=Difficulty.HARD),
    )
    options = BookOptions(
        cover=True,
        rules=True,
        contents=True,
        hints=BookPlace.END,
        solutions=BookPlace.END,
        large=True,
    )
    laid_out = typeset_book(Book(chapters, options))
    white = QImage(shown(laid_out).size(), QImage.Format.Format_RGB32)
    white.fill(theme.PAPER.paper)
    seen = [shown(laid_out, index) for index in range(len(laid_out))]
    assert white not in seen
    assert all(one != other for one, other in pairwise(seen))


def boxes(data: bytes, name: str) -> list[list[float]]:
    """Return the boxes of that name of all pages, in points."""
    found = re.findall(rb"/%s \[([^]]*)\]" % name.encode(), data)
    return [list(map(float, box.split())) for box in found]


def test_a_pdf_file_has_all_pages_and_says_what_is_trimmed() -> None:
    laid_out = typeset_book(samples(2, bleed=3.0, cover=True))
    seen: list[int] = []
    data = book_pdf(laid_out, on_page=seen.append)
    assert seen == [1, 2, 3]
    three = 3 / 25.4 * 72
    wide, high = laid_out.format.width, laid_out.format.height
    assert len(boxes(data, "MediaBox")) == 3
    for box in boxes(data, "TrimBox"):
        assert box == pytest.approx([three, three, three + wide, three + high], abs=1)
    # The table at the end gives the places of the objects.
    start = int(data.split(b"startxref\n")[-1].split()[0])
    assert data[start:].startswith(b"xref\n0 ")
    entries = re.findall(rb"^(\d{10}) \d{5} n", data[start:], re.MULTILINE)
    assert len(entries) > 20
    for number, offset in enumerate(entries, 1):
        assert data[int(offset) :].startswith(b"%d 0 obj" % number)


def test_the_same_book_gives_the_same_bytes() -> None:
    made = samples(2, per_page=2, solutions=BookPlace.FOOT, cover=True, bleed=3.0)
    assert book_pdf(typeset_book(made)) == book_pdf(typeset_book(made))
    assert b"Date" not in book_pdf(typeset_book(made))


def test_printing_can_be_stopped() -> None:
    with pytest.raises(CutShortError):
        book_pdf(typeset_book(book()), stop=lambda: True)


SHAPED = entry(
    2, SavedGame(Puzzle(1, 2, {Cell(0, 0): 2}, shapes={Cell(0, 0): Shape.WIDE})), answer=None
)


@pytest.mark.parametrize(("entries", "explained"), [((), False), ((entry(), SHAPED), True)])
def test_outlines_are_explained_where_a_puzzle_has_them(
    entries: tuple[BookPuzzle, ...], explained: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    write = PageCanvas.paragraph

    def noted(canvas: PageCanvas, area: QRectF, text: str, *rest: Any, **options: Any) -> float:
        said.append(text)
        return write(canvas, area, text, *rest, **options)

    monkeypatch.setattr(PageCanvas, "paragraph", noted)
    laid_out = typeset_book(book(*entries, rules=True))
    shown(laid_out)
    assert any(text.startswith("An outline around a clue") for text in said) is explained
    assert ("outline" in rule_in_short(laid_out)) is explained


@pytest.mark.parametrize("entries", [1, 2])
def test_the_rule_at_the_foot_is_whole(entries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = QPainter.drawText

    def noted(painter: QPainter, *what: Any) -> None:
        written.extend(each for each in what if isinstance(each, str))
        write(painter, *what)

    monkeypatch.setattr(QPainter, "drawText", noted)
    laid_out = typeset_book(book(*[SHAPED] * entries))
    shown(laid_out)
    assert rule_in_short(laid_out) in written


def test_a_puzzle_with_shapes_has_no_link() -> None:
    assert puzzle_link(entry().game.puzzle) is not None
    assert puzzle_link(SHAPED.game.puzzle) is None
