"""Books as PDF files."""

from collections.abc import Callable

from PySide6.QtGui import QPdfWriter

from shikaku_gui.gui.paper.book_pages import BookPages
from shikaku_gui.gui.paper.page_painter import print_pages
from shikaku_gui.gui.paper.pdf_file import pdf
from shikaku_gui.solver import Stop


def book_pdf(
    pages: BookPages,
    *,
    stop: Stop | None = None,
    on_page: Callable[[int], None] | None = None,
) -> bytes:
    """Return a book as a PDF file, with trim and bleed boxes.

    Raises:
        CutShortError: it was stopped.
    """

    def paint(writer: QPdfWriter) -> None:
        print_pages(writer, pages, stop=stop, on_page=on_page)

    return pdf(pages.format.layout(), paint, title=pages.book.title, bleed=pages.format.bleed)
