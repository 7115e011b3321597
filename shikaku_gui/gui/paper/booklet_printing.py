"""Printed booklets: several puzzles to a page, with captions and optional solutions."""

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

from shikaku_gui.formats import SavedGame, UnwritableError, dumps, format_named
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of, print_look
from shikaku_gui.gui.paper.captions import Caption, caption, paint_caption
from shikaku_gui.gui.paper.page_layout import PrintedPage, Slot, Solutions, pages
from shikaku_gui.gui.paper.pdf_file import POINTS, pdf
from shikaku_gui.model import Puzzle, Rect

MARGIN = 42.0
"""The margin of a page in points: 15 mm, which every printer supports."""

PAPERS = ("A3", "A4", "A5", "B5", "Letter", "Legal")
"""The paper sizes to choose from."""

_LARGEST = 54.0
_LARGEST_IN_LARGE_PRINT = 84.0
_LARGEST_SOLUTION = 30.0
_FOOTER_LETTERS = 8.0
_CLEARLY = 1.15


@dataclass(frozen=True)
class BookletEntry:
    """A game to print, with its solution if solutions are printed."""

    game: SavedGame
    solution: tuple[Rect, ...] | None = None


@dataclass(frozen=True)
class BookletOptions:
    """How to print a booklet; ``per_page`` is one of :data:`page_layout.PER_PAGE`.

    With ``progress`` the player's rectangles are printed too, and with ``marks`` also the pencil
    rectangles and trials; with ``links`` the address of each puzzle on puzz.link.
    """

    per_page: int = 1
    solutions: Solutions = Solutions.NONE
    coordinates: bool = False
    progress: bool = False
    marks: bool = False
    large: bool = False
    links: bool = True


@dataclass(frozen=True)
class Booklet:
    """Some games and how to print them.

    Raises:
        ValueError: solutions are to be printed, and one is missing.
    """

    entries: Sequence[BookletEntry]
    options: BookletOptions = BookletOptions()

    @property
    def title(self) -> str:
        """The title of a single puzzle, else the name of the game."""
        titles = [entry.game.puzzle.title for entry in self.entries]
        return (titles[0] if len(titles) == 1 else "") or "Shikaku"

    def __post_init__(self) -> None:
        if self.options.solutions is not Solutions.NONE:
            missing = sum(entry.solution is None for entry in self.entries)
            if missing:
                raise ValueError(f"{missing} solutions are missing")


def page_size(name: str) -> QPageSize:
    """Return a paper size by its name, such as ``A4`` or ``Letter``.

    Raises:
        KeyError: there is no such size.
    """
    return QPageSize(QPageSize.PageSizeId[name])


def booklet_pdf(booklet: Booklet, paper: str = "A4") -> bytes:
    """Return the booklet as a PDF file, in portrait or landscape as suits the puzzles.

    Raises:
        KeyError: there is no paper size of that name.
    """
    layout = oriented_page(page_size(paper), booklet)
    return pdf(layout, lambda writer: paint(writer, booklet), title=booklet.title)


def oriented_page(page: QPageSize, booklet: Booklet) -> QPageLayout:
    """Return the page with margins, in portrait or landscape as suits the puzzles."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    upright, across = (
        QPageLayout(page, orientation, margins, QPageLayout.Unit.Point)
        for orientation in QPageLayout.Orientation
    )
    inner = upright.paintRect(QPageLayout.Unit.Point).size()
    return across if prefers_landscape(booklet, inner) else upright


def prefers_landscape(booklet: Booklet, size: QSizeF) -> bool:
    """Tell whether the boards become clearly larger on landscape pages."""
    upright, across = (
        BookletPainter(booklet, inner).total_of_cells for inner in (size, size.transposed())
    )
    return across > _CLEARLY * upright


def paint(device: QPagedPaintDevice, booklet: Booklet) -> None:
    """Paint the booklet on a printer, a preview or a PDF file, within the margins."""
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
    """Paints the pages of a booklet; ``size`` is their inner area in points."""

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
        """The sum of the cell sizes of all puzzles."""
        slots = [slot for page in self._pages for slot in page.puzzles]
        return sum(self._fitting(slot.area, *self._puzzle_parts(slot)) for slot in slots)

    def paint(self, painter: QPainter, index: int, ratio: float) -> None:
        """Paint one page with a painter in points, of ``ratio`` device pixels each."""
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
        """Return a puzzle's picture, its caption, and its largest cell size."""
        entry, options = self._entries[slot.number], self._options
        shows = Shows.PROGRESS if options.progress else Shows.PUZZLE
        picture = picture_of(
            entry.game, shows, coordinates=options.coordinates, marks=options.marks
        )
        link = puzzle_link(entry.game.puzzle) if options.links else None
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
        """Paint a board with its caption, centred in an area."""
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


def puzzle_link(puzzle: Puzzle) -> str | None:
    """Return the address of a puzzle on puzz.link, None if it cannot be encoded."""
    try:
        return dumps(SavedGame(puzzle), format_named("pzpr"))
    except UnwritableError:
        return None


def _tr(text: str) -> str:
    return QCoreApplication.translate("Printing", text)
