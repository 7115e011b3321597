"""Paints the pages of a book."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPdfWriter

from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.board.board_picture import BoardPicture, print_look
from shikaku_gui.gui.board.rulers import ruler_margin
from shikaku_gui.gui.paper import front_matter, page_records
from shikaku_gui.gui.paper.book_pages import BookPages
from shikaku_gui.gui.paper.book_parts import chapter_facts, chapter_title
from shikaku_gui.gui.paper.captions import Caption, paint_caption, puzzle_title
from shikaku_gui.gui.paper.page_canvas import LEFT, RIGHT, SEPARATOR, WRITING_LINE, PageCanvas
from shikaku_gui.gui.paper.page_format import is_left_hand
from shikaku_gui.gui.paper.page_layout import GAP, SheetGrid, Slot
from shikaku_gui.gui.paper.pdf_file import POINTS, pdf
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.play import BookChapter
from shikaku_gui.solver import CutShortError, Stop

_LEAST_SHARE = 0.8
"""How small a line at the foot may become, where print need not be large."""

_MAP_CELL = 7.0
_CUT_GAP = 9.0
_NAME_SHARE = 0.65
"""The part of the width for the name, the rest being for the class."""


def print_pages(
    device: QPagedPaintDevice,
    pages: BookPages,
    *,
    stop: Stop | None = None,
    on_page: Callable[[int], None] | None = None,
) -> None:
    """Paint all pages on a printer or into a PDF file, whose page layout is that of the format.

    ``on_page`` is called with the number of pages done so far.

    Raises:
        CutShortError: it was stopped.
    """
    ratio = device.logicalDpiX() / POINTS
    painter = QPainter(device)
    try:
        for index in range(len(pages)):
            if stop is not None and stop():
                raise CutShortError
            if index:
                device.newPage()
            painter.save()
            painter.scale(ratio, ratio)
            painter.translate(pages.format.bleed, pages.format.bleed)
            paint_page(painter, pages, index, ratio)
            painter.restore()
            if on_page is not None:
                on_page(index + 1)
    finally:
        painter.end()


def book_pdf(
    pages: BookPages, *, stop: Stop | None = None, on_page: Callable[[int], None] | None = None
) -> bytes:
    """Return a book as a PDF file, with trim and bleed boxes.

    Raises:
        CutShortError: it was stopped.
    """

    def paint(writer: QPdfWriter) -> None:
        print_pages(writer, pages, stop=stop, on_page=on_page)

    return pdf(pages.format.layout(), paint, title=pages.title, bleed=pages.format.bleed)


def paint_page(painter: QPainter, pages: BookPages, index: int, ratio: float) -> None:
    """Paint a page, counted from 0, with a painter in points, of ``ratio`` device pixels each.

    The origin is the top left of the trimmed page.
    """
    canvas = PageCanvas(painter, ratio, print_look(large=pages.parts.options.large))
    page = pages.pages[index]
    if isinstance(page, page_records.CoverPage):
        front_matter.paint_cover(canvas, pages)
        return
    painter.save()
    painter.translate(pages.format.inner_left(index), pages.format.margin)
    _PagePainter(canvas, pages).paint(index)
    painter.restore()


class _PagePainter:
    """Paints one page within its margins."""

    def __init__(self, canvas: PageCanvas, pages: BookPages) -> None:
        self._canvas = canvas
        self._pages = pages
        self._parts = pages.parts

    def paint(self, index: int) -> None:
        """Paint the page and its footer."""
        page = self._pages.pages[index]
        match page:
            case page_records.RulesPage():
                front_matter.paint_rules(self._canvas, self._pages)
            case page_records.ExamplePage(pictures):
                front_matter.paint_example(self._canvas, self._pages, pictures)
            case page_records.ContentsPage(lines):
                front_matter.paint_contents(self._canvas, self._pages, lines)
            case page_records.PuzzlePage():
                self._paint_puzzles(page)
            case page_records.SheetPage():
                self._paint_sheet(page)
            case page_records.HintsPage(hints):
                self._paint_heading(_("Hints"))
                self._paint_hints(hints)
            case page_records.AnswersPage(answers):
                self._paint_heading(_("Solutions"))
                self._paint_answers(answers)
        self._paint_footer(index)

    def _paint_puzzles(self, page: page_records.PuzzlePage) -> None:
        self._paint_head()
        painter = self._canvas.painter
        painter.save()
        if page.heading.isValid():
            painter.translate(page.heading.topLeft())
            self._paint_chapter_heading(page.chapter)
        painter.restore()
        painter.save()
        if page.turned:
            painter.translate(self._pages.room.bottomLeft())
            painter.rotate(-90)
        for slot in page.puzzles:
            picture = self._parts.picture(slot.index)
            self._paint_board(slot.area, picture, self._parts.caption(slot), self._parts.cell(slot))
        painter.restore()
        if page.strip.height():
            self._paint_strip(page)

    def _paint_head(self) -> None:
        """Paint the title of a worksheet and the lines for name and class above its puzzles."""
        canvas, sizes, width = self._canvas, self._parts.sizes, self._pages.room.width()
        area = QRectF(0, 0, width, 0)
        if self._parts.head_title:
            area.setHeight(1.5 * sizes.heading)
            title = typeset(self._parts.head_title)
            canvas.line(area, title, sizes.heading, bold=True, least=sizes.body)
        if self._parts.options.name_lines:
            row = QRectF(0, area.bottom(), width, WRITING_LINE * sizes.body)
            middle = _NAME_SHARE * width
            canvas.writing_line(
                row.adjusted(0, 0, middle - width - GAP / 2, 0), _("Name:"), sizes.body
            )
            #: Of a pupil.
            canvas.writing_line(row.adjusted(middle + GAP / 2, 0, 0, 0), _("Class:"), sizes.body)

    def _paint_strip(self, page: page_records.PuzzlePage) -> None:
        painter, strip = self._canvas.painter, page.strip
        cut = QPointF(0, -_CUT_GAP)
        self._canvas.rule(strip.topLeft() + cut, strip.topRight() + cut, dashed=True)
        painter.save()
        painter.translate(strip.center())
        painter.rotate(180)
        painter.translate(-strip.center())
        self._paint_hints(page.hints)
        self._paint_answers(page.answers)
        painter.restore()

    def _paint_answers(self, answers: Sequence[Slot]) -> None:
        for slot in answers:
            picture, text = self._parts.answer_picture(slot.index), self._parts.answer_caption(slot)
            if picture is None:
                self._paint_refusal(slot, text)
            else:
                self._paint_board(slot.area, picture, text, self._parts.answer_cell(slot))

    def _paint_refusal(self, slot: Slot, text: Caption) -> None:
        """Say in the place of a solution why there is none."""
        answer = self._parts.entries[slot.index].answer
        refusal = None if answer is None else answer.refusal
        reason = "" if refusal is None else message_text(refusal)
        area = slot.area.adjusted(0, slot.area.height() / 3, 0, 0)
        centre = Qt.AlignmentFlag.AlignHCenter
        size = self._parts.sizes.small
        height = self._canvas.paragraph(area, reason, size, calm=True, align=centre)
        paint_caption(self._canvas, text, area.adjusted(0, height, 0, 0))

    def _paint_board(self, area: QRectF, picture: BoardPicture, text: Caption, cell: float) -> None:
        """Paint a board with its caption, centred in an area."""
        canvas, size = self._canvas, picture.size(cell)
        left = area.left() + (area.width() - size.width()) / 2
        top = area.top() + (area.height() - text.height - size.height()) / 2
        picture.paint(canvas.painter, QPointF(left, top), cell, canvas.look, canvas.ratio)
        below = QRectF(area.left(), top + size.height(), area.width(), text.height)
        if text.code:
            # The lines left of a code begin under the board's left edge, where that has room.
            narrowed = min(max(size.width(), 0.75 * area.width()), area.width())
            below.setLeft(area.center().x() - narrowed / 2)
            below.setWidth(narrowed)
        paint_caption(canvas, text, below)

    def _paint_hints(self, hints: Sequence[Slot]) -> None:
        size, indent = self._parts.hint_size, self._parts.hint_indent
        for hint in hints:
            number = str(self._parts.entries[hint.index].number)
            self._canvas.paragraph(hint.area, number, size, bold=True)
            area = hint.area.adjusted(indent, 0, 0, 0)
            self._canvas.paragraph(area, self._parts.hint(hint.index), size)

    def _paint_sheet(self, page: page_records.SheetPage) -> None:
        """Paint a part of a puzzle, what part it is, and a map of the sheets."""
        parts, canvas = self._parts, self._canvas
        cell, part = self._pages.sheet_cell(page.sheets), page.sheets.part(page.number)
        picture = parts.answer_picture(page.index) if page.answer else parts.picture(page.index)
        room = self._pages.sheet_room
        if picture is not None:
            margin = ruler_margin(cell, parts.ruler_letters)
            left = (room.width() - part.width * cell) / 2
            corner = QPointF(max(left, margin), room.top() + margin)
            picture.paint_part(canvas.painter, corner, cell, canvas.look, canvas.ratio, part)
        entry, sizes = parts.entries[page.index], parts.sizes
        title = puzzle_title(entry)
        if page.answer:
            title = _("Solution of {title}").format(title=title)
        head = QRectF(0, 0, room.width(), 1.5 * sizes.body)
        canvas.line(head, title, sizes.body, bold=True)
        place = _("Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}").format(
            number=page.number + 1,
            total=len(page.sheets),
            first=part.row + 1,
            last=part.bottom,
            left=part.col + 1,
            right=part.right,
        )
        canvas.line(head.translated(0, head.height()), place, sizes.small, calm=True)
        self._paint_map(page.sheets, page.number)

    def _paint_map(self, sheets: SheetGrid, number: int) -> None:
        """Draw a small map of the sheets at the top right, with this one filled."""
        painter, colours = self._canvas.painter, self._canvas.look.colours
        down, across = len(sheets.rows), len(sheets.cols)
        side = min(_MAP_CELL, self._pages.sheet_room.top() / (down + 1))
        left = self._pages.room.right() - across * side - 1
        painter.setPen(colours.text_calm)
        for at in range(len(sheets)):
            row, col = divmod(at, across)
            box = QRectF(left + col * side, 1 + row * side, side, side)
            painter.setBrush(colours.text if at == number else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_chapter_heading(self, chapter: BookChapter) -> None:
        first, last = chapter.puzzles[0].number, chapter.puzzles[-1].number
        numbers = _("Puzzle {number}").format(number=first)
        if last > first:
            numbers = _("Puzzles {first}\u2013{last}").format(first=first, last=last)
        title = chapter_title(chapter)
        facts = [fact for fact in chapter_facts(chapter).values() if fact != title]
        self._paint_heading(title or _("Other puzzles"), SEPARATOR.join([numbers, *facts]))

    def _paint_heading(self, title: str, facts: str = "") -> None:
        front_matter.paint_heading(self._canvas, self._pages, title, facts)

    def _paint_footer(self, index: int) -> None:
        """Write a text and the number of the page, the number at the outer edge."""
        options, canvas = self._parts.options, self._canvas
        area, size = self._pages.footer, self._parts.sizes.small
        mirrored = options.gutter > 0 and is_left_hand(index)
        outer, inner = (LEFT, RIGHT) if mirrored else (RIGHT, LEFT)
        total, aside = len(self._pages), 0.0
        if options.page_numbers and (total > 1 or options.cover):
            number = str(index + 1)
            if not options.title:
                text = pgettext("pages", "{number} of {total}")
                number = text.format(number=number, total=total)
            canvas.line(area, number, size, calm=True, align=outer)
            aside = 0.2 * area.width()
        beside = area.adjusted(0, 0, -aside, 0) if inner is LEFT else area.adjusted(aside, 0, 0, 0)
        least = size if options.large else _LEAST_SHARE * size
        text = self._footer_text(index)
        canvas.line(beside, text, size, calm=True, align=inner, least=least)

    def _footer_text(self, index: int) -> str:
        """Return the book's title unless the page has it at its head.

        On the first page with puzzles it is the rule, if no page of its own gives that.
        """
        options, pages = self._parts.options, enumerate(self._pages.pages)
        with_puzzles = (
            at
            for at, page in pages
            if isinstance(page, page_records.PuzzlePage | page_records.SheetPage)
        )
        if not options.rules and index == next(with_puzzles, None):
            return front_matter.rule_in_short(self._pages)
        if self._parts.head_title and isinstance(self._pages.pages[index], page_records.PuzzlePage):
            return ""  # at the head
        return typeset(options.title)
