"""The kinds of pages in a book, and what each of them holds. Lengths are in points."""

from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QRectF

from shikaku_gui.gui.paper.page_layout import SheetGrid, Slot
from shikaku_gui.play import BookChapter


@dataclass(frozen=True)
class CoverPage:
    """The cover."""


@dataclass(frozen=True)
class RulesPage:
    """The rules, with a worked example below them in ordinary print."""


@dataclass(frozen=True)
class ExamplePage:
    """Some pictures of the worked example in large print, which needs pages of its own."""

    pictures: range


@dataclass(frozen=True)
class ContentsPage:
    """A page of the table of contents: titles and the indices of their pages."""

    lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class PuzzlePage:
    """Puzzles, and upside down at the foot in ``strip`` their solutions and hints.

    ``heading`` is the area of the chapter's heading, empty on the chapter's other pages.
    ``without_answer`` means that the solution is too large for the strip. A page that is
    ``turned`` has one wide puzzle, read from the right; its slot is that of a page on its side.
    """

    puzzles: tuple[Slot, ...]
    chapter: BookChapter
    heading: QRectF = field(default_factory=QRectF)
    strip: QRectF = field(default_factory=QRectF)
    answers: tuple[Slot, ...] = ()
    hints: tuple[Slot, ...] = ()
    without_answer: bool = False
    turned: bool = False


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

    hints: tuple[Slot, ...]


@dataclass(frozen=True)
class AnswersPage:
    """Solutions at the end."""

    answers: tuple[Slot, ...]


BookPage: TypeAlias = (
    CoverPage
    | RulesPage
    | ExamplePage
    | ContentsPage
    | PuzzlePage
    | SheetPage
    | HintsPage
    | AnswersPage
)
