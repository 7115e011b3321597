"""The pages of a book: what stands on each, and where. Lengths are in points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF

from shikaku_gui.gui.board.rulers import ruler_margin
from shikaku_gui.gui.paper.book_parts import BookParts, chapter_title
from shikaku_gui.gui.paper.page_canvas import text_height
from shikaku_gui.gui.paper.page_format import PageFormat
from shikaku_gui.gui.paper.page_layout import (
    GAP,
    MAX_SHEETS,
    SheetGrid,
    Slot,
    row_of_slots,
    sheet_grid,
    slots,
)
from shikaku_gui.play import PER_PAGE, Book, BookChapter, BookPlace, BookPuzzle, PageOrientation
from shikaku_gui.solver import Control, Stop

_CLEARLY = 1.15
_STRIP_SHARE = {1: 0.17, 2: 0.15, 4: 0.13, 6: 0.12, 9: 0.12}
_LEAST_STRIP = 90.0
_ANSWERS_PER_PAGE = {1: 4, 2: 6, 4: 9, 6: 12, 9: 12}
_ANSWER_COUNTS = (12, 9, 6, 4, 2, 1)
_TWO_COLUMNS_FROM = 40.0
"""The width of a page, in heights of letters, from which hints stand in two columns."""


@dataclass(frozen=True)
class CoverPage:
    """The cover."""


@dataclass(frozen=True)
class RulesPage:
    """The rules with a worked example."""


@dataclass(frozen=True)
class ContentsPage:
    """A page of the table of contents: titles and the indices of their pages."""

    lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class PlacedHint:
    """The hint of a puzzle, by its index in the book, and its place."""

    index: int
    area: QRectF


@dataclass(frozen=True)
class PuzzlePage:
    """Puzzles, and upside down at the foot in ``strip`` their solutions and hints.

    ``heading`` is the area of the chapter's heading, empty on the chapter's other pages.
    ``without_answer`` means that the solution is too large for the strip.
    """

    puzzles: tuple[Slot, ...]
    chapter: BookChapter
    heading: QRectF = field(default_factory=QRectF)
    strip: QRectF = field(default_factory=QRectF)
    answers: tuple[Slot, ...] = ()
    hints: tuple[PlacedHint, ...] = ()
    without_answer: bool = False


@dataclass(frozen=True)
class SheetPage:
    """One of the sheets of a puzzle, or of its solution, that is too large for a page."""

    index: int
    sheets: SheetGrid
    number: int
    answer: bool = False


@dataclass(frozen=True)
class HintsPage:
    """Hints at the end."""

    hints: tuple[PlacedHint, ...]


@dataclass(frozen=True)
class AnswersPage:
    """Solutions at the end."""

    answers: tuple[Slot, ...]


BookPage: TypeAlias = (
    CoverPage | RulesPage | ContentsPage | PuzzlePage | SheetPage | HintsPage | AnswersPage
)


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
        self.pages: tuple[BookPage, ...] = tuple(self._pages())

    def __len__(self) -> int:
        return len(self.pages)

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
    def heading_height(self) -> float:
        """The height of a heading with a line below it, and of the gap after it."""
        sizes = self.parts.sizes
        return 1.5 * sizes.heading + 1.7 * sizes.body + GAP

    @property
    def total_of_cells(self) -> float:
        """The sum of the cell sizes of all puzzles that have a page, to compare formats by."""
        pages = [page for page in self.pages if isinstance(page, PuzzlePage)]
        return sum(self.parts.cell(slot) for page in pages for slot in page.puzzles)

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

    def _pages(self) -> Iterator[BookPage]:
        options = self.parts.options
        if options.cover:
            yield CoverPage()
        if options.rules:
            yield RulesPage()
        sections = [(title, list(pages)) for title, pages in self._sections()]
        body = [page for _, pages in sections for page in pages]
        titled = [(title, len(pages)) for title, pages in sections if pages]
        if options.contents:
            line = 2.2 * self.parts.sizes.body
            most = max(int((self.room.height() - self.heading_height) / line), 1)
            count = sum(1 for title, _ in titled if title)
            at = options.cover + options.rules + -(-count // most)
            lines = []
            for title, length in titled:
                if title:
                    lines.append((title, at))
                at += length
            for start in range(0, count, most):
                yield ContentsPage(tuple(lines[start : start + most]))
        yield from body

    def _sections(self) -> Iterator[tuple[str, Iterator[BookPage]]]:
        """Yield the parts of the book after its front matter, each with its title."""
        start = 0
        options = self.parts.options
        for chapter in self.book.chapters:
            indices = range(start, start + len(chapter.puzzles))
            start = indices.stop
            title = chapter_title(chapter)
            if not title:
                title = _tr("Other puzzles") if self.parts.has_chapters else _tr("Puzzles")
            yield title, self._chapter_pages(chapter, indices)
        if options.hints_place is BookPlace.END:
            yield _tr("Hints"), self._hints_pages(self._printed(range(start)))
        if options.solutions_place is not BookPlace.NONE:
            if options.solutions_place is BookPlace.END:
                self._answers_at_end = self._printed(range(start))
            yield _tr("Solutions"), self._answers_pages(self._answers_at_end)

    def _printed(self, indices: Sequence[int]) -> list[int]:
        left_out = {entry.number for entry in self.too_large}
        return [index for index in indices if self.parts.entries[index].number not in left_out]

    def _chapter_pages(self, chapter: BookChapter, indices: range) -> Iterator[BookPage]:
        heading = QRectF()
        if self.parts.has_chapters:
            heading = QRectF(0, 0, self.room.width(), self.heading_height)
        left = indices
        while left:
            self._control.check()
            page = self._puzzle_page(chapter, left, heading)
            if page is not None:
                yield page
                left = left[len(page.puzzles) :]
            else:
                if heading.isValid():
                    yield PuzzlePage((), chapter, heading)
                yield from self._sheets(left[0])
                left = left[1:]
            heading = QRectF()

    def _puzzle_page(self, chapter: BookChapter, left: range, heading: QRectF) -> PuzzlePage | None:
        """Return the page with as many of the first puzzles as fit, None if that is none.

        Of those with equally many puzzles it is the one with the smallest slots, which are
        those of the pages around it.
        """
        best: PuzzlePage | None = None
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
    ) -> PuzzlePage | None:
        """Return a page of some puzzles, None if their cells would be too small."""
        parts, room = self.parts, self.room
        options = parts.options
        answers: tuple[Slot, ...] = ()
        hints: tuple[PlacedHint, ...] = ()
        strip = QRectF(room.left(), room.bottom(), room.width(), 0.0)
        if options.solutions_place is BookPlace.FOOT:
            strip.setTop(strip.top() - max(_STRIP_SHARE[many] * room.height(), _LEAST_STRIP))
            answers = row_of_slots(indices, strip, many)
        if options.hints_place is BookPlace.FOOT:
            hints, height = self._placed_hints(indices, strip.top())
            hints = tuple(PlacedHint(h.index, h.area.translated(0, -height)) for h in hints)
            strip.setTop(strip.top() - height)
        above = room.adjusted(
            0, heading.height(), 0, -strip.height() - (GAP if strip.height() else 0)
        )
        puzzles = slots(indices, above, many)
        if any(parts.cell(slot) < parts.cells.least for slot in puzzles):
            return None
        small = [slot for slot in answers if parts.answer_cell(slot) < parts.cells.least_answer]
        if small and many > 1:
            return None
        answers = () if small else answers
        return PuzzlePage(puzzles, chapter, heading, strip, answers, hints, bool(small))

    def _sheets(self, index: int, *, answer: bool = False) -> Iterator[SheetPage]:
        """Yield the sheets of a puzzle or its solution; none if there would be too many."""
        puzzle, size = self.parts.entries[index].game.puzzle, self.sheet_room.size()
        size = size.shrunkBy(QMarginsF(0, 0, self._sheet_margin, self._sheet_margin))
        sheets = sheet_grid(puzzle.rows, puzzle.cols, size, self.parts.cells.sheet)
        if len(sheets) > MAX_SHEETS:
            self.too_large.append(self.parts.entries[index])
            return
        if not answer and self.parts.options.solutions_place is BookPlace.FOOT:
            self._answers_at_end.append(index)
        for number in range(len(sheets)):
            yield SheetPage(index, sheets, number, answer)

    def _placed_hints(
        self, indices: Sequence[int], top: float
    ) -> tuple[tuple[PlacedHint, ...], float]:
        """Place hints in columns of about the same length; return them and their height."""
        columns = self._hint_columns(top)
        each = -(-len(indices) // len(columns))
        placed: list[PlacedHint] = []
        lowest = top
        for number, column in enumerate(columns):
            at = top
            for index in indices[number * each : (number + 1) * each]:
                height = self._hint_height(index, column.width())
                placed.append(PlacedHint(index, QRectF(column.left(), at, column.width(), height)))
                at += height
            lowest = max(lowest, at)
        return tuple(placed), lowest - top

    def _hints_pages(self, indices: Sequence[int]) -> Iterator[HintsPage]:
        top, bottom = self.heading_height, self.room.bottom()
        columns = self._hint_columns(top)
        placed: list[PlacedHint] = []
        number, at = 0, top
        for index in indices:
            height = self._hint_height(index, columns[number].width())
            if at + height > bottom and at > top:
                number, at = number + 1, top
                if number == len(columns):
                    yield HintsPage(tuple(placed))
                    placed, number = [], 0
            column = columns[number]
            placed.append(PlacedHint(index, QRectF(column.left(), at, column.width(), height)))
            at += height
        if placed:
            yield HintsPage(tuple(placed))

    def _hint_columns(self, top: float) -> list[QRectF]:
        room = self.room
        many = 2 if room.width() >= _TWO_COLUMNS_FROM * self.parts.hint_size else 1
        width = (room.width() - (many - 1) * GAP) / many
        return [QRectF(at * (width + GAP), top, width, room.bottom() - top) for at in range(many)]

    def _hint_height(self, index: int, width: float) -> float:
        size = self.parts.hint_size
        return (
            text_height(self.parts.hint(index), width - self.parts.hint_indent, size) + 0.5 * size
        )

    def _answers_pages(self, indices: Sequence[int]) -> Iterator[BookPage]:
        parts = self.parts
        room = self.room.adjusted(0, self.heading_height, 0, 0)
        most = _ANSWERS_PER_PAGE[parts.options.per_page]
        most = min(n for n in _ANSWER_COUNTS if n >= min(len(indices), most))
        counts = [many for many in _ANSWER_COUNTS if many <= most]
        left = list(indices)
        while left:
            self._control.check()
            for many in counts:
                answers = slots(left[:many], room, many)
                if all(parts.answer_cell(slot) >= parts.cells.least_answer for slot in answers):
                    yield AnswersPage(answers)
                    break
            else:
                many = 1
                yield from self._sheets(left[0], answer=True)
            left = left[many:]


def typeset_book(book: Book, stop: Stop | None = None) -> BookPages:
    """Lay out a book, in portrait or landscape as asked for or as suits the puzzles.

    Raises:
        CutShortError: it was stopped.
    """
    orientation, options = book.options.orientation, book.options
    if orientation is not PageOrientation.AUTO:
        landscape = orientation is PageOrientation.LANDSCAPE
        return BookPages(book, PageFormat.of(options, landscape=landscape), stop)
    upright, across = (
        BookPages(book, PageFormat.of(options, landscape=landscape), stop)
        for landscape in (False, True)
    )
    return across if across.total_of_cells > _CLEARLY * upright.total_of_cells else upright


def _tr(text: str) -> str:
    return QCoreApplication.translate("Printing", text)
