"""Pictures and printed pages without a window, for the command line."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.board.board_picture import Shows, picture_of
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.gui.paper.book_pages import typeset_book
from shikaku_gui.gui.paper.book_printing import book_pdf
from shikaku_gui.gui.paper.picture_file import TooLargeError
from shikaku_gui.model import Rect
from shikaku_gui.play import Book, BookPuzzle

__all__ = ["PICTURE_SUFFIXES", "Shows", "TooLargeError", "icon_png", "render", "save_book"]

PICTURE_SUFFIXES = tuple(picture_file.ENCODERS)
"""The suffixes of the picture formats."""


@cache
def _application() -> QGuiApplication:
    """Start Qt with the offscreen platform, so that pictures never depend on a screen."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    return QGuiApplication(["shikaku", "-platform", "offscreen"])


def render(
    game: SavedGame,
    path: Path,
    shows: Shows = Shows.PUZZLE,
    solution: tuple[Rect, ...] | None = None,
    *,
    coordinates: bool = False,
    marks: bool = False,
    scale: float | None = None,
) -> None:
    """Write a picture of a game to a file, see :func:`picture_file.save_picture`.

    Raises:
        KeyError: the suffix is not one of :data:`PICTURE_SUFFIXES`.
        TooLargeError: there are too many pixels at that scale.
        OSError: the file cannot be written.
    """
    _application()
    picture = picture_of(game, shows, solution, coordinates=coordinates, marks=marks)
    picture_file.save_picture(picture, path, scale)


def save_book(book: Book, path: Path) -> tuple[BookPuzzle, ...]:
    """Write a book to a PDF file; return the puzzles that are too large to print.

    Nothing is written where that is all of them.

    Raises:
        OSError: the file cannot be written.
    """
    _application()
    pages = typeset_book(book)
    if len(pages.too_large) < len(book.puzzles):
        write_bytes_atomically(path, book_pdf(pages))
    return tuple(pages.too_large)


def icon_png(size: int) -> bytes:
    """Return the program's icon as a PNG file with a side of ``size`` pixels."""
    _application()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(resources.icon())).render(painter)
    painter.end()
    return picture_file.png_data(image)
