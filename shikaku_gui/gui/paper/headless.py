"""Pictures and printed pages without a window, for the command line.

Nothing is written here: the system may end the process while Qt draws, see
:func:`shikaku_gui.cli.interrupts.interrupt_ends_process`.
"""

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import qt_files
from shikaku_gui.gui.board.board_picture import Shows, picture_of
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.gui.paper.book_pages import typeset_book
from shikaku_gui.gui.paper.moving_picture import NoMovingPictureError, make_moving_picture
from shikaku_gui.gui.paper.page_painter import book_pdf
from shikaku_gui.gui.paper.picture_file import TooLargeError
from shikaku_gui.model import Rect
from shikaku_gui.play import Book, BookPuzzle

__all__ = [
    "PICTURE_SUFFIXES",
    "NoMovingPictureError",
    "Shows",
    "TooLargeError",
    "book_data",
    "icon_png",
    "moving_picture_data",
    "picture_data",
]

PICTURE_SUFFIXES = tuple(picture_file.ENCODERS)
"""The suffixes of the picture formats."""


@cache
def _application() -> QGuiApplication:
    """Start Qt with the offscreen platform, so that pictures never depend on a screen."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    qt_files.add_plugins()
    return QGuiApplication(["shikaku", "-platform", "offscreen"])


def picture_data(
    game: SavedGame,
    suffix: str,
    shows: Shows = Shows.PUZZLE,
    solution: tuple[Rect, ...] | None = None,
    *,
    coordinates: bool = False,
    marks: bool = False,
    scale: float | None = None,
) -> bytes:
    """Return a picture of a game as a file, see :func:`picture_file.encode`.

    Raises:
        KeyError: the suffix is not one of :data:`PICTURE_SUFFIXES`.
        TooLargeError: there are too many pixels at that scale.
    """
    _application()
    picture = picture_of(game, shows, solution, coordinates=coordinates, marks=marks)
    return picture_file.encode(picture, suffix, scale)


def moving_picture_data(
    game: SavedGame, suffix: str, *, coordinates: bool = False, scale: float | None = None
) -> bytes:
    """Return a moving picture of a game as a file, see :func:`make_moving_picture`.

    Raises:
        NoMovingPictureError: Pillow is not installed, or there are too many moves.
        TooLargeError: there are too many pixels at that scale.
    """
    _application()
    return make_moving_picture(game, suffix, scale=scale, coordinates=coordinates)


def book_data(book: Book) -> tuple[bytes | None, tuple[BookPuzzle, ...]]:
    """Return a book as a PDF file, and the puzzles that are too large to print.

    There is no file where that is all of them.
    """
    _application()
    pages = typeset_book(book)
    too_large = tuple(pages.too_large)
    return None if len(too_large) == len(book.puzzles) else book_pdf(pages), too_large


def icon_png(size: int) -> bytes:
    """Return the program's icon as a PNG file with a side of ``size`` pixels."""
    _application()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(resources.icon())).render(painter)
    painter.end()
    return picture_file.png_data(image)
