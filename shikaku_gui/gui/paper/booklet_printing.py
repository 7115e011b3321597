"""Puzzles on paper: several to a page, with captions, and their solutions where wanted."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPen,
)

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of, print_look
from shikaku_gui.gui.paper import puzzle_links
from shikaku_gui.gui.paper.captions import Caption, caption, paint_caption
from shikaku_gui.gui.paper.page_layout import PrintedPage, Slot, Solutions, pages
from shikaku_gui.gui.paper.pdf_file import POINTS, pdf
from shikaku_gui.model import Rect

MARGIN = 42.0
"""The margin of a page in points: 15 mm, which every printer can do."""

PAPERS = ("A3", "A4", "A5", "B5", "Letter", "Legal")
"""The sizes of paper that are offered."""

_LARGEST = 54.0
_LARGEST_IN_LARGE_PRINT = 84.0
_LARGEST_SOLUTION = 30.0
_FOOTER_LETTERS = 8.0
_CLEARLY = 1.15


@dataclass(frozen=True)
class BookletEntry:
    """A game to be printed, and its solution where solutions are wanted."""

    game: SavedGame
    solution: tuple[Rect, ...] | None = None


@dataclass(frozen=True)
class BookletOptions:
    """How a booklet is printed; ``per_page`` is one of :data:`page_layout.PER_PAGE`.

    With ``progress`` the player's rectangles are printed too. ``links`` prints an address
    under each puzzle from which it can be opened.
    """

    per_page: int = 1
    solutions: Solutions = Solutions.NONE
    coordinates: bool = False
    progress: bool = False
    large: bool = False
    links: bool = True


@dataclass(frozen=True)
class Booklet:
    """Some games and how they are printed.

    Raises:
        ValueError: solutions are wanted, and one is missing.
    """

    entries: Sequence[BookletEntry]
    options: BookletOptions = BookletOptions()

    @property
    def title(self) -> str:
        """The title of the only puzzle, or else the name of the game."""
        titles = [entry.game.puzzle.title for entry in self.entries]
        return (titles[0] if len(titles) == 1 else "") or "Shikaku"

    def __post_init__(self) -> None:
        if self.options.solutions is not Solutions.NONE:
            missing = sum(entry.solution is None for entry in self.entries)
            if missing:
                raise ValueError(f"{missing} solutions are missing")


def page_size(name: str) -> QPageSize:
    """Return a paper size by its name, ``A4`` or ``Letter``, say.

    Raises:
        KeyError: there is no such size.
    """
    return QPageSize(QPageSize.PageSizeId[name])


def booklet_pdf(booklet: Booklet, paper: str = "A4") -> bytes:
    """Return the booklet as a PDF file, upright or across as suits the puzzles better.

    Raises:
        KeyError: there is no paper size of that name.
    """
    layout = page_layout(page_size(paper), booklet)
    return pdf(layout, lambda writer: paint(writer, booklet), title=booklet.title)


def page_layout(page: QPageSize, booklet: Booklet) -> QPageLayout:
    """Return the page with its margins, upright or across as suits the puzzles better."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    upright, across = (
        QPageLayout(page, orientation, margins, QPageLayout.Unit.Point)
        for orientation in QPageLayout.Orientation
    )
    inner = upright.paintRect(QPageLayout.Unit.Point).size()
    return across if better_across(booklet, inner) else upright


def better_across(booklet: Booklet, size: QSizeF) -> bool:
    """Tell whether the boards become clearly larger on pages that lie on their side."""
    upright, across = (
        BookletPainter(booklet, inner).total_of_cells for inner in (size, size.transposed())
    )
    return across > _CLEARLY * upright


def paint(device: QPagedPaintDevice, booklet: Booklet) -> None:
    """Print the booklet on a printer, a preview or a PDF file, within its margins."""
    ratio = device.logicalDpiX() / POINTS
    size = device.pageLayout().paintRect(QPageLayout.Unit.Point).size()
    pages = BookletPainter(booklet, size)
    painter = QPainter(device)
    for index in range(len(pages)):
        if index:
            device.newPage()
        painter.save()
        painter.scale(ratio, ratio)
        pages.paint(painter, index, ratio)
        painter.restore()
    painter.end()


class BookletPainter:
    """Paints the pages of a booklet; their inner area has that size in points."""

    def __init__(self, booklet: Booklet, size: QSizeF) -> None:
        self._entries = booklet.entries
        self._options = options = booklet.options
        self._look = print_look(large=options.large)
        self._pages = pages(
            len(booklet.entries), size, options.per_page, options.solutions, large=options.large
        )
        self._painter = QPainter()
        self._ratio = 1.0

    def __len__(self) -> int:
        return len(self._pages)

    @property
    def total_of_cells(self) -> float:
        """The sides of the cells of all puzzles, added up."""
        slots = [slot for page in self._pages for slot in page.puzzles]
        return sum(self._fitting(slot.area, *self._puzzle_parts(slot)) for slot in slots)

    def paint(self, painter: QPainter, index: int, ratio: float) -> None:
        """Paint one page with a painter whose unit is the point; it has ``ratio`` pixels."""
        self._painter, self._ratio = painter, ratio
        page = self._pages[index]
        for slot in page.puzzles:
            self._board(slot.area, *self._puzzle_parts(slot))
        if page.strip.isValid():
            self._upside_down(page)
        else:
            for slot in page.solutions:
                self._solution(slot)
        if page.heading.isValid():
            self._heading(page.heading)
        self._footer(page.footer, index + 1, rules=index == 0)

    def _puzzle_parts(self, slot: Slot) -> tuple[BoardPicture, Caption, float]:
        """Return a puzzle's picture, its caption, and the largest cell it may have."""
        entry, options = self._entries[slot.number], self._options
        shows = Shows.PROGRESS if options.progress else Shows.PUZZLE
        picture = picture_of(entry.game, shows, coordinates=options.coordinates)
        link = puzzle_links.link(entry.game.puzzle) if options.links else None
        text = caption(entry.game.puzzle, self._number(slot), link, options.large, slot.area)
        return picture, text, _LARGEST_IN_LARGE_PRINT if options.large else _LARGEST

    def _solution(self, slot: Slot) -> None:
        entry, options = self._entries[slot.number], self._options
        coordinates = options.coordinates and options.solutions is Solutions.END
        picture = picture_of(entry.game, Shows.SOLUTION, entry.solution, coordinates=coordinates)
        text = caption(
            entry.game.puzzle, self._number(slot), None, options.large, slot.area, brief=True
        )
        largest = _LARGEST if options.large else _LARGEST_SOLUTION
        self._board(slot.area, picture, text, largest)

    def _number(self, slot: Slot) -> int | None:
        return slot.number + 1 if len(self._entries) > 1 else None

    def _fitting(self, area: QRectF, picture: BoardPicture, text: Caption, largest: float) -> float:
        room = QSizeF(area.width(), max(area.height() - text.height, 1.0))
        return picture.fitting_cell(room, largest)

    def _board(self, area: QRectF, picture: BoardPicture, text: Caption, largest: float) -> None:
        """Paint a board with its caption, both in the middle of an area."""
        cell = self._fitting(area, picture, text, largest)
        size = picture.size(cell)
        left = area.left() + (area.width() - size.width()) / 2
        top = area.top() + (area.height() - text.height - size.height()) / 2
        picture.paint(self._painter, QPointF(left, top), cell, self._look, self._ratio)
        below = QRectF(area.left(), top + size.height(), area.width(), text.height)
        paint_caption(self._painter, text, below, self._look)

    def _upside_down(self, page: PrintedPage) -> None:
        painter, strip = self._painter, page.strip
        painter.setPen(QPen(self._look.colours.grid, 0.5, Qt.PenStyle.DashLine))
        painter.drawLine(strip.topLeft() - QPointF(0, 9), strip.topRight() - QPointF(0, 9))
        painter.save()
        painter.translate(strip.center())
        painter.rotate(180)
        painter.translate(-strip.center())
        for slot in page.solutions:
            self._solution(slot)
        painter.restore()

    def _heading(self, area: QRectF) -> None:
        self._text(area, _tr("Solutions"), 20.0 if self._options.large else 15.0, bold=True)

    def _footer(self, area: QRectF, number: int, *, rules: bool) -> None:
        total = len(self._pages)
        size = 1.5 * _FOOTER_LETTERS if self._options.large else _FOOTER_LETTERS
        bottom = Qt.AlignmentFlag.AlignBottom
        if rules:
            said = _tr(
                "Cut the grid into rectangles: one number each, and as many cells as it says."
            )
            self._text(area, said, size, align=bottom | Qt.AlignmentFlag.AlignLeft)
        if total > 1:
            said = _tr("{number} of {total}").format(number=number, total=total)
            self._text(area, said, size, align=bottom | Qt.AlignmentFlag.AlignRight)

    def _text(
        self,
        area: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        font = QFont(self._look.font)
        font.setPixelSize(round(size))
        font.setBold(bold)
        self._painter.setFont(font)
        colours = self._look.colours
        self._painter.setPen(colours.text if bold else colours.text_calm)
        self._painter.drawText(area, align | Qt.TextFlag.TextDontClip, text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Printing", text)
