"""Books for tests of the printed pages."""

from typing import Any

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.paper.book_pages import BookPages, typeset_book
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import Book, BookChapter, BookOptions, BookPuzzle, UniqueSolution
from shikaku_gui.solver import Status
from tests.gui.boards import HALF, SOLUTION

ANSWER = UniqueSolution(Status.UNIQUE, SOLUTION)


def entry(number: int = 1, game: SavedGame = HALF, **values: Any) -> BookPuzzle:
    """Return a puzzle of a book, with its solution if it is the sample."""
    answer = ANSWER if game is HALF else None
    return BookPuzzle(game, number, **({"answer": answer} | values))


def blank(rows: int, cols: int, number: int = 1) -> BookPuzzle:
    """Return a large puzzle with a clue for each row."""
    clues: dict[Cell, int | None] = {Cell(row, 0): cols for row in range(rows)}
    return entry(number, SavedGame(Puzzle(rows, cols, clues, title=f"{rows} by {cols}")))


def book(*entries: BookPuzzle, **options: Any) -> Book:
    """Return a book without chapters, of the sample if nothing else is given."""
    return Book((BookChapter(entries or (entry(),)),), BookOptions(**options))


def samples(count: int, **options: Any) -> Book:
    """Return a book of the same puzzle over and over."""
    return book(*(entry(number) for number in range(1, count + 1)), **options)


def pages(*entries: BookPuzzle, **options: Any) -> BookPages:
    """Return the pages of a book."""
    return typeset_book(book(*entries, **options))
