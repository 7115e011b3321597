"""The print dialog, with a live preview of the pages."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QBoxLayout, QDialog, QVBoxLayout, QWidget

from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import ScrolledContent, is_narrow, open_at
from shikaku_gui.gui.base.translation import message_text, named_text
from shikaku_gui.gui.paper.book_controls import BookControls
from shikaku_gui.gui.paper.book_files import GameBook, save_book
from shikaku_gui.gui.paper.book_pages import BookPages, typeset_book
from shikaku_gui.gui.paper.page_painter import book_pdf, print_pages
from shikaku_gui.gui.paper.page_preview import PageView, page_image
from shikaku_gui.gui.paper.paper_dialog import PuzzlesDialog, has_progress
from shikaku_gui.gui.widgets.tabs_or_box import TabsOrBox
from shikaku_gui.i18n import _
from shikaku_gui.play import BookMaker, BookPuzzle


@dataclass(frozen=True)
class _Preview:
    """The pages of a book, and the picture of one of them, drawn for a room in pixels."""

    pages: BookPages
    index: int
    image: QImage
    room: QSize


class PrintDialog(PuzzlesDialog):
    """Prints one or several puzzles, or writes the pages to a PDF file.

    All work is done by the jobs: what the book needs of its puzzles, the preview, and the
    printing. Puzzles without a single solution are named; the book is printed all the same.
    """

    _printed = Signal(int)

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(game, jobs, folder, parent)
        self._output: Path | None = None
        self._maker = BookMaker()
        self.pages: BookPages | None = None
        self.controls = BookControls()
        self.view = PageView()
        self.print_button = self.add_button(_("&Print…"), self.print, leading=True)
        self.pdf_button = self.add_button(_("&Save as PDF…"), self.save_pdf)
        self.pdf_button.setAutoDefault(False)
        self._build()
        self.puzzles.save_button.clicked.connect(self.save_book)
        self.controls.changed.connect(self.refresh)
        self.view.wanted.connect(self._show_page)
        self._printed.connect(self._show_printed)
        self.refresh()

    def save_pdf(self) -> None:
        """Ask for a PDF file and write it; the dialog stays open if that fails."""
        pages = self.pages
        if pages is None:
            return
        path = self.ask_path(self._output or pages.title, ".pdf", "PDF (*.pdf)")
        if path is None:
            return

        def write(stop: Stop) -> None:
            write_bytes_atomically(path, book_pdf(pages, stop=stop, on_page=self._printed.emit))

        self.run(write, partial(self.finish, path))

    def save_book(self) -> None:
        """Ask for a book file and write it, with files of its puzzles beside it."""
        pages = self.pages
        if pages is None:
            return
        path = self.ask_path(pages.title, ".toml", _("Books") + " (*.toml)")
        if path is not None:
            book = GameBook(pages.book.options, self.puzzles.chapters, self._output)
            self.run(lambda _stop: save_book(path, book), partial(self._show_saved, path))

    def print(self) -> None:
        """Ask for a printer and print."""
        pages = self.pages
        if pages is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(pages.title)
        printer.setPageLayout(pages.format.layout())
        printer.setFullPage(True)
        asking = QPrintDialog(printer, self)
        asking.finished.connect(asking.deleteLater)
        if asking.exec() == QDialog.DialogCode.Accepted:

            def work(stop: Stop) -> None:
                print_pages(printer, pages, stop=stop, on_page=self._printed.emit)

            self.run(work, self.accept)

    def _build(self) -> None:
        self.setWindowTitle(_("Print"))
        directions = QBoxLayout.Direction
        shown = QWidget()
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addWidget(self.puzzles, 1)
        left.addWidget(TabsOrBox(self.controls))
        left.addWidget(self.notice)
        way = directions.TopToBottom if is_narrow(self) else directions.LeftToRight
        middle = QBoxLayout(way, shown)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(20)
        middle.addLayout(left, 2)
        middle.addWidget(self.view, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(14)
        layout.addWidget(ScrolledContent(shown), 1)
        layout.addWidget(self.buttons)
        open_at(self, 900, 720)

    def refresh(self) -> None:
        """Lay the book out again and show the current page."""
        self.jobs.cancel(self)
        self.pages = None
        self._enable_buttons()
        self.say("")
        self.controls.offer_progress(possible=any(map(has_progress, self.puzzles.games)))
        try:
            options = self.controls.options
        except ValueError:
            self.say(_("The margins leave no room on the page."))
            return
        chapters, index = self.puzzles.named_chapters, self.view.index
        room, ratio = self.view.page.size(), self.devicePixelRatioF()

        def work(stop: Stop) -> _Preview:
            book = self._maker.make(chapters, options, stop=stop, on_done=self.prepared.emit)
            pages = typeset_book(book, stop)
            shown = max(min(index, len(pages) - 1), 0)
            image = page_image(pages, shown, room, ratio) if len(pages) else QImage()
            return _Preview(pages, shown, image, room)

        self.jobs.submit(work, self._take, replaces=self)

    def take_book(self, book: GameBook) -> None:
        """Take the options of a book file, whose puzzles are in the list already."""
        self._output = book.output
        self.view.index = 0
        self.controls.set_options(book.options)

    def _show_page(self) -> None:
        """Draw the page that the view wants, unless the book is being laid out or printed."""
        pages, index = self.pages, self.view.index
        if pages is None or not len(pages) or not self.view.isEnabled():
            return
        room, ratio = self.view.page.size(), self.devicePixelRatioF()
        self.jobs.submit(
            lambda _stop: _Preview(pages, index, page_image(pages, index, room, ratio), room),
            self._take,
            replaces=self,
        )

    def _take(self, preview: _Preview) -> None:
        pages = preview.pages
        wanted = max(min(self.view.index, len(pages) - 1), 0)
        self.pages = pages
        self.say("\n".join(self._complaints(pages)))
        self.view.show_page(preview.image, wanted, max(len(pages), 1))
        self._enable_buttons()
        if (wanted, self.view.page.size()) != (preview.index, preview.room):
            self._show_page()

    def _complaints(self, pages: BookPages) -> list[str]:
        """Name the puzzles that lack something."""
        complaints = []
        for entry in pages.book.puzzles:
            if entry in pages.too_large:
                complaints.append(named_text(self._name(entry), _("It is too large to print.")))
            elif entry.answer is not None and entry.answer.refusal is not None:
                text = message_text(entry.answer.refusal)
                complaints.append(named_text(self._name(entry), text))
        return complaints

    def _name(self, entry: BookPuzzle) -> str:
        return puzzle_name(entry.game.puzzle)

    def show_prepared(self, done: int) -> None:
        """Show which puzzle is being prepared, unless the pages are there already."""
        if self.pages is None:
            super().show_prepared(done)

    def _show_printed(self, done: int) -> None:
        if self.pages is not None:
            text = _("Page {number} of {total}")
            self.say(text.format(number=str(done), total=str(len(self.pages))))

    def _show_saved(self, path: Path) -> None:
        self.set_busy(False)
        text = _("Saved as {name}; its puzzles are in files beside it.")
        self.say(text.format(name=path.name))

    def set_busy(self, busy: bool) -> None:
        """Leave nothing to change while pages are printed."""
        for part in (self.puzzles, self.controls, self.view):
            part.setEnabled(not busy)
        self._enable_buttons(possible=not busy)

    def _enable_buttons(self, *, possible: bool = True) -> None:
        pages = self.pages
        self.puzzles.save_button.setEnabled(possible and pages is not None)
        for button in (self.print_button, self.pdf_button):
            button.setEnabled(possible and pages is not None and len(pages) > 0)
