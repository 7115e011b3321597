"""The printed parts of each puzzle of a book: pictures, captions, hints, and how large."""

from dataclasses import dataclass

from PySide6.QtCore import QSizeF

from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.board.board_picture import LARGE_INK, BoardPicture, Shows, picture_of
from shikaku_gui.gui.board.rulers import USUAL_RULER, RulerLetters
from shikaku_gui.gui.paper.captions import Caption, brief_caption, caption, options_without_number
from shikaku_gui.gui.paper.page_canvas import LARGE_TYPE_SIZES, TYPE_SIZES
from shikaku_gui.gui.paper.page_layout import Slot
from shikaku_gui.i18n import _
from shikaku_gui.play import Book, BookChapter, BookPlace, CaptionPart, level_name


@dataclass(frozen=True)
class CellSizes:
    """The sizes of cells in points: of puzzles, of solutions, and on sheets.

    ``least_strip`` is for solutions at the foot of a page.
    """

    least: float
    largest: float
    least_answer: float
    least_strip: float
    largest_answer: float
    sheet: float


_CELLS = CellSizes(11.0, 54.0, 5.0, 3.5, 30.0, 14.0)
_LARGE_CELL = LARGE_TYPE_SIZES.small / LARGE_INK.letters
_LARGE_CELLS = CellSizes(_LARGE_CELL, 84.0, _LARGE_CELL, _LARGE_CELL, 54.0, _LARGE_CELL)


class BookParts:
    """The printed parts of the puzzles of a book; puzzles are named by their index in it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.entries = book.puzzles
        single = len(self.entries) == 1
        self.options = options_without_number(book.options) if single else book.options
        self.sizes = LARGE_TYPE_SIZES if book.options.large else TYPE_SIZES
        self.cells = _LARGE_CELLS if book.options.large else _CELLS
        self._chapters = [chapter for chapter in book.chapters for _ in chapter.puzzles]

    @property
    def head_title(self) -> str:
        """The title at the head of the pages with puzzles, empty where pages in front have it."""
        return "" if self.options.has_front_matter else self.options.title

    @property
    def has_chapters(self) -> bool:
        """Whether the chapters have headings."""
        return len(self.book.chapters) > 1 or any(map(chapter_title, self.book.chapters))

    def picture(self, index: int) -> BoardPicture:
        """Return the picture of a puzzle."""
        options = self.options
        shows = Shows.PROGRESS if options.progress else Shows.PUZZLE
        game = self.entries[index].game
        return picture_of(
            game,
            shows,
            coordinates=options.coordinates,
            marks=options.marks,
            ruler_letters=self.ruler_letters,
        )

    @property
    def ruler_letters(self) -> RulerLetters:
        """The height of the numbers of rows and columns in points."""
        return RulerLetters(round(self.sizes.small)) if self.options.large else USUAL_RULER

    def answer_picture(self, index: int) -> BoardPicture | None:
        """Return the picture of a solution, None without one."""
        entry, options = self.entries[index], self.options
        if entry.solution is None:
            return None
        return picture_of(
            entry.game,
            Shows.SOLUTION,
            entry.solution,
            coordinates=options.coordinates and options.solutions_place is BookPlace.END,
            ruler_letters=self.ruler_letters,
        )

    def caption(self, slot: Slot) -> Caption:
        """Return the caption of a puzzle, without what the heading of its chapter says."""
        given = chapter_facts(self._chapters[slot.index]) if self.has_chapters else {}
        return caption(
            self.entries[slot.index], self.options, slot.area.width(), left_out=tuple(given)
        )

    def answer_caption(self, slot: Slot) -> Caption:
        """Return the caption of a solution."""
        return brief_caption(self.entries[slot.index], self.options, slot.area.width())

    def cell(self, slot: Slot) -> float:
        """Return the size of a puzzle's cells in its slot."""
        picture = self.picture(slot.index)
        return _fitting(picture, slot, self.caption(slot), self.cells.largest)

    def answer_cell(self, slot: Slot) -> float:
        """Return the size of a solution's cells in its slot, the largest one without any."""
        picture, largest = self.answer_picture(slot.index), self.cells.largest_answer
        if picture is None:
            return largest
        return _fitting(picture, slot, self.answer_caption(slot), largest)

    def hint(self, index: int) -> str:
        """Return the nudges of a puzzle, or that there are none."""
        nudges = [message_text(nudge) for nudge in self.entries[index].nudges]
        if not nudges:
            return _("There is no hint for this puzzle.")
        if len(nudges) == 1:
            return nudges[0]
        return _("First: {first} Later: {later}").format(first=nudges[0], later=nudges[1])

    @property
    def hint_size(self) -> float:
        """The size of the letters of hints."""
        return self.sizes.body if self.options.large else self.sizes.small + 0.5

    @property
    def hint_indent(self) -> float:
        """The width of the numbers before hints."""
        return 0.65 * self.hint_size * (len(str(len(self.entries))) + 1)


def chapter_title(chapter: BookChapter) -> str:
    """Return the title of a chapter, empty where it has none."""
    return chapter.title or (
        "" if chapter.level is None else message_text(level_name(chapter.level))
    )


def chapter_facts(chapter: BookChapter) -> dict[CaptionPart, str]:
    """Return what the heading of a chapter says of all its puzzles: the grade, and one size."""
    facts = {}
    if chapter.level is not None:
        facts[CaptionPart.GRADE] = chapter_title(chapter)
    sizes = {(entry.game.puzzle.rows, entry.game.puzzle.cols) for entry in chapter.puzzles}
    if len(sizes) == 1:
        facts[CaptionPart.SIZE] = dimensions(*sizes.pop())
    return facts


def _fitting(picture: BoardPicture, slot: Slot, text: Caption, largest: float) -> float:
    room = QSizeF(slot.area.width(), max(slot.area.height() - text.height, 1.0))
    return picture.fitting_cell(room, largest)
