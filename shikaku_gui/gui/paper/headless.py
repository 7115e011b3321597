"""Pictures and printed pages without a window, for the command line."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.board.board_picture import Shows, picture_of
from shikaku_gui.gui.paper import booklet_printing, picture_file
from shikaku_gui.gui.paper.booklet_printing import PAPERS, Booklet, BookletEntry, BookletOptions
from shikaku_gui.gui.paper.page_layout import PER_PAGE, Solutions
from shikaku_gui.gui.paper.picture_file import TooLargeError
from shikaku_gui.model import Rect

__all__ = [
    "PAPERS",
    "PER_PAGE",
    "PICTURE_SUFFIXES",
    "Booklet",
    "BookletEntry",
    "BookletOptions",
    "Shows",
    "Solutions",
    "TooLargeError",
    "render",
    "save_booklet",
]

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


def save_booklet(booklet: Booklet, path: Path, paper: str = "A4") -> None:
    """Write a booklet to a PDF file.

    Raises:
        KeyError: there is no paper size of that name.
        OSError: the file cannot be written.
    """
    _application()
    write_bytes_atomically(path, booklet_printing.booklet_pdf(booklet, paper))
