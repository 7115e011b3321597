"""The pages of a book: what stands on each, and where. Lengths are in points."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from PySide6.QtCore import QMarginsF, QRectF

from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.board.rulers import ruler_margin
from shikaku_gui.gui.paper import page_layout, page_records
from shikaku_gui.gui.paper.book_parts import BookParts, chapter_title
from shikaku_gui.gui.paper.page_canvas import WRITING_LINE, text_height
from shikaku_gui.gui.paper.page_format import PageFormat
from shikaku_gui.gui.paper.page_layout import GAP, SheetGrid, Slot
from shikaku_gui.i18n import _
from shikaku_gui.play import PER_PAGE, Book, BookChapter, BookPlace, BookPuzzle, PageOrientation
from shikaku_gui.solver import Control, Stop

EXAMPLE_PICTURES = 6
"""The number of pictures of the worked example."""

_CLEARLY = 1.15
_STRIP_SHARE = {1: 0.17, 2: 0.15, 4: 0.13, 6: 0.12, 9: 0.12}
_LEAST_STRIP = 90.0
_ANSWERS_PER_PAGE = {1: 4, 2: 6, 4: 9, 6: 12, 9: 12}
_ANSWER_COUNTS = (12, 9, 6, 4, 2, 1)
_TWO_COLUMNS_FROM = 40.0
"""The width of a page, in heights of letters, from which hints stand in two columns."""


class BookPages:
    """The pages of a book in a format.

    ``too_large`` are the puzzles left out because they would need too many sheets. ``stop``
    tells whether to end early.

    Raises:
        CutShortError: it was stopped.
    """

    def __init__(self, book: Book, page_format: PageFormat, stop: Stop | None = None) -> None:
        self.book = book
        self.format = page_format
        self.parts = BookParts(book)
        self.too_large: list[BookPuzzle] = []
        self._control = Control(stop=stop)
        self._answers_at_end: list[int] = []
        self.pages: tuple[page_records.BookPage, ...] = tuple(self._pages())

    def __len__(self) -> int:
        return len(self.pages)

    @property
    def title(self) -> str:
        """The title of the book as it is shown."""
        return typeset(self.book.title)

    @property
    def footer(self) -> QRectF:
        """The area of the footer within the margins."""
        size, height = self.format.inner_size, 1.4 * self.parts.sizes.small
        return QRectF(0, size.height() - height, size.width(), height)

    @property
    def room(self) -> QRectF:
        """The area within the margins above the footer."""
        width = self.format.inner_size.width()
        return QRectF(0, 0, width, self.footer.top() - GAP / 2)

    @property
    def puzzle_room(self) -> QRectF:
        """The area for puzzles, below the head of their page."""
        return self.room.adjusted(0, self.head_height, 0, 0)

    @property
    def head_height(self) -> float:
        """The height of the title and the lines to write on above puzzles, with the gap below."""
        sizes = self.parts.sizes
        title = 1.5 * sizes.heading if self.parts.head_title else 0.0
        lines = WRITING_LINE * sizes.body if self.parts.options.name_lines else 0.0
        return title + lines + GAP if title + lines else 0.0

    @property
    def heading_height(self) -> float:
        """The height of a heading with a line below it, and of the gap after it."""
        sizes = self.parts.sizes
        return 1.5 * sizes.heading + 1.7 * sizes.body + GAP

    @property
    def total_of_cells(self) -> float:
        """The sum of the cell sizes of all puzzles, to compare formats by.

        On several sheets a puzzle counts as if it were as small as would fit on one.
        """
        total = 0.0
        for page in self.pages:
            if isinstance(page, page_records.PuzzlePage):
                total += sum(map(self.parts.cell, page.puzzles))
            elif isinstance(page, page_records.SheetPage) and not page.answer and page.number == 0:
                sheets = page.sheets
                total += self.sheet_cell(sheets) / max(len(sheets.rows), len(sheets.cols))
        return total

    @property
    def sheet_room(self) -> QRectF:
        """The area for the board on a sheet, below its title."""
        return self.room.adjusted(0, 3.5 * self.parts.sizes.body, 0, 0)

    def sheet_cell(self, sheets: SheetGrid) -> float:
        """Return the size of the cells on sheets."""
        room, margin = self.sheet_room, self._sheet_margin
        across, down = max(map(len, sheets.cols)), max(map(len, sheets.rows))
        fitting = min((room.width() - margin) / across, (room.height() - margin) / down)
        return min(fitting, self.parts.cells.largest)

    @property
    def _sheet_margin(self) -> float:
        return ruler_margin(self.parts.cells.largest, self.parts.ruler_letters) + 4

    def _pages(self) -> Iterator[page_records.BookPage]:
        front = list(self._front_pages())
        yield from front
        sections = [(title, list(pages)) for title, pages in self._sections()]
        if self.parts.options.contents:
            yield from self._contents_pages(len(front), sections)
        for _title, pages in sections:
            yield from pages

    def _front_pages(self) -> Iterator[page_records.BookPage]:
        options = self.parts.options
        if options.cover:
            yield page_records.CoverPage()
        if options.rules:
            yield page_records.RulesPage()
        if options.rules and options.large:
            each = EXAMPLE_PICTURES if self.room.height() > self.room.width() else 3
            for start in range(0, EXAMPLE_PICTURES, each):
                yield page_records.ExamplePage(range(start, start + each))

    def _contents_pages(
        self, before: int, sections: Sequence[tuple[str, Sequence[page_records.BookPage]]]
    ) -> Iterator[page_records.ContentsPage]:
        """Yield the table of contents of sections, which begins after ``before`` pages."""
        titled = [(title, len(pages)) for title, pages in sections if pages]
        line = 2.2 * self.parts.sizes.body
        most = max(int((self.room.height() - self.heading_height) / line), 1)
        count = sum(1 for title, _ in titled if title)
        at = before + -(-count // most)
        lines = []
        for title, length in titled:
            if title:
                lines.append((title, at))
            at += length
        for start in range(0, count, most):
            yield page_records.ContentsPage(tuple(lines[start : start + most]))

    def _sections(self) -> Iterator[tuple[str, Iterator[page_records.BookPage]]]:
        """Yield the parts of the book after its front matter, each with its title."""
        start = 0
        options = self.parts.options
        for chapter in self.book.chapters:
            indices = range(start, start + len(chapter.puzzles))
            start = indices.stop
            title = chapter_title(chapter)
            if not title:
                title = _("Other puzzles") if self.parts.has_chapters else _("Puzzles")
            yield title, self._chapter_pages(chapter, indices)
        if options.hints_place is BookPlace.END:
            yield _("Hints"), self._hints_pages(self._indices_to_print(range(start)))
        if options.solutions_place is not BookPlace.NONE:
            if options.solutions_place is BookPlace.END:
                self._answers_at_end = list(range(start))
            yield _("Solutions"), self._answers_pages(self._indices_to_print(self._answers_at_end))

    def _indices_to_print(self, indices: Sequence[int]) -> list[int]:
        left_out = {entry.number for entry in self.too_large}
        return [index for index in indices if self.parts.entries[index].number not in left_out]

    def _chapter_pages(
        self, chapter: BookChapter, indices: range
    ) -> Iterator[page_records.BookPage]:
        heading = QRectF()
        if self.parts.has_chapters:
            heading = QRectF(0, self.head_height, self.room.width(), self.heading_height)
        left = indices
        while left:
            self._control.check()
            page = self._puzzle_page(chapter, left, heading)
            if page is not None:
                yield page
                left = left[len(page.puzzles) :]
            else:
                if heading.isValid():
                    yield page_records.PuzzlePage((), chapter, heading)
                yield from self._alone(chapter, left[0])
                left = left[1:]
            heading = QRectF()

    def _puzzle_page(
        self, chapter: BookChapter, left: range, heading: QRectF
    ) -> page_records.PuzzlePage | None:
        """Return the page with as many of the first puzzles as fit, None if that is none.

        Of those with equally many puzzles it is the one with the smallest slots, which are
        those of the pages around it.
        """
        best: page_records.PuzzlePage | None = None
        for many in reversed(PER_PAGE):
            if many > self.parts.options.per_page:
                continue
            for count in range(min(many, len(left)), len(best.puzzles) if best else 0, -1):
                page = self._page_of(chapter, left[:count], many, heading)
                if page is not None:
                    best = page
                    break
        if best is not None and best.without_answer:
            self._answers_at_end += [slot.index for slot in best.puzzles]
        return best

    def _page_of(
        self, chapter: BookChapter, indices: range, many: int, heading: QRectF
    ) -> page_records.PuzzlePage | None:
        """Return a page of some puzzles, None if their cells would be too small."""
        parts, room = self.parts, self.puzzle_room
        options = parts.options
        answers: tuple[Slot, ...] = ()
        hints: tuple[Slot, ...] = ()
        strip = QRectF(room.left(), room.bottom(), room.width(), 0.0)
        if options.solutions_place is BookPlace.FOOT:
            strip.setTop(strip.top() - max(_STRIP_SHARE[many] * room.height(), _LEAST_STRIP))
            answers = page_layout.row_of_slots(indices, strip, many)
        if options.hints_place is BookPlace.FOOT:
            hints, height = self._placed_hints(indices, strip.top())
            hints = tuple(Slot(h.index, h.area.translated(0, -height)) for h in hints)
            strip.setTop(strip.top() - height)
        above = room.adjusted(
            0, heading.height(), 0, -strip.height() - (GAP if strip.height() else 0)
        )
        puzzles = page_layout.slots(indices, above, many)
        if any(parts.cell(slot) < parts.cells.least for slot in puzzles):
            return None
        small = [slot for slot in answers if parts.answer_cell(slot) < parts.cells.least_strip]
        if small and many > 1:
            return None
        answers = () if small else answers
        return page_records.PuzzlePage(
            puzzles, chapter, heading, strip, answers, hints, bool(small)
        )

    def _alone(self, chapter: BookChapter, index: int) -> Iterator[page_records.BookPage]:
        """Yield the pages of a puzzle too wide or too large for a page: turned, or on sheets."""
        if self.parts.options.solutions_place is BookPlace.FOOT:
            self._answers_at_end.append(index)
        turned = Slot(index, QRectF(0, 0, self.puzzle_room.height(), self.room.width()))
        if self.parts.cell(turned) >= self.parts.cells.least:
            yield page_records.PuzzlePage((turned,), chapter, turned=True)
        else:
            yield from self._sheets(index)

    def _sheets(self, index: int, *, answer: bool = False) -> Iterator[page_records.SheetPage]:
        """Yield the sheets of a puzzle or its solution; none if there would be too many."""
        puzzle, size = self.parts.entries[index].game.puzzle, self.sheet_room.size()
        size = size.shrunkBy(QMarginsF(0, 0, self._sheet_margin, self._sheet_margin))
        sheets = page_layout.sheet_grid(puzzle.rows, puzzle.cols, size, self.parts.cells.sheet)
        if len(sheets) > page_layout.MAX_SHEETS:
            self.too_large.append(self.parts.entries[index])
            return
        for number in range(len(sheets)):
            yield page_records.SheetPage(index, sheets, number, answer)

    def _placed_hints(self, indices: Sequence[int], top: float) -> tuple[tuple[Slot, ...], float]:
        """Place hints in columns of about the same length; return them and their height."""
        columns = self._hint_columns(top)
        each = -(-len(indices) // len(columns))
        placed: list[Slot] = []
        lowest = top
        for number, column in enumerate(columns):
            at = top
            for index in indices[number * each : (number + 1) * each]:
                height = self._hint_height(index, column.width())
                placed.append(Slot(index, QRectF(column.left(), at, column.width(), height)))
                at += height
            lowest = max(lowest, at)
        return tuple(placed), lowest - top

    def _hints_pages(self, indices: Sequence[int]) -> Iterator[page_records.HintsPage]:
        top, bottom = self.heading_height, self.room.bottom()
        columns = self._hint_columns(top)
        placed: list[Slot] = []
        number, at = 0, top
        for index in indices:
            height = self._hint_height(index, columns[number].width())
            if at + height > bottom and at > top:
                number, at = number + 1, top
                if number == len(columns):
                    yield page_records.HintsPage(tuple(placed))
                    placed, number = [], 0
            column = columns[number]
            placed.append(Slot(index, QRectF(column.left(), at, column.width(), height)))
            at += height
        if placed:
            yield page_records.HintsPage(tuple(placed))

    def _hint_columns(self, top: float) -> list[QRectF]:
        room = self.room
        many = 2 if room.width() >= _TWO_COLUMNS_FROM * self.parts.hint_size else 1
        width = (room.width() - (many - 1) * GAP) / many
        return [QRectF(at * (width + GAP), top, width, room.bottom() - top) for at in range(many)]

    def _hint_height(self, index: int, width: float) -> float:
        size = self.parts.hint_size
        words = width - self.parts.hint_indent
        return text_height(self.parts.hint(index), words, size) + 0.5 * size

    def _answers_pages(self, indices: Sequence[int]) -> Iterator[page_records.BookPage]:
        parts = self.parts
        room = self.room.adjusted(0, self.heading_height, 0, 0)
        most = _ANSWERS_PER_PAGE[parts.options.per_page]
        most = min(n for n in _ANSWER_COUNTS if n >= min(len(indices), most))
        counts = [many for many in _ANSWER_COUNTS if many <= most]
        left = list(indices)
        while left:
            self._control.check()
            best: tuple[Slot, ...] = ()
            for many in counts:
                fitting = takewhile(self._answer_fits, page_layout.slots(left[:many], room, many))
                best = max(best, tuple(fitting), key=len)
            if best:
                yield page_records.AnswersPage(best)
            else:
                yield from self._sheets(left[0], answer=True)
            left = left[max(len(best), 1) :]

    def _answer_fits(self, slot: Slot) -> bool:
        return self.parts.answer_cell(slot) >= self.parts.cells.least_answer


def typeset_book(book: Book, stop: Stop | None = None) -> BookPages:
    """Lay out a book, in portrait or landscape as asked for or as suits the puzzles.

    A book with pages before its puzzles is in portrait if nothing else is asked for.

    Raises:
        CutShortError: it was stopped.
    """
    orientation, options = book.options.orientation, book.options
    if options.has_front_matter or orientation is not PageOrientation.AUTO:
        landscape = orientation is PageOrientation.LANDSCAPE
        return BookPages(book, PageFormat.of(options, landscape=landscape), stop)
    upright, across = (
        BookPages(book, PageFormat.of(options, landscape=landscape), stop)
        for landscape in (False, True)
    )
    return across if across.total_of_cells > _CLEARLY * upright.total_of_cells else upright
