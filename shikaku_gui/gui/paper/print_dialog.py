"""The print dialog, with a live preview of the pages."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.labels import DialogButtons
from shikaku_gui.gui.base.screen_fit import ScrolledContent, is_narrow, open_at
from shikaku_gui.gui.base.translation import error_text, message_text, named_text, typeset
from shikaku_gui.gui.paper.book_controls import BookControls
from shikaku_gui.gui.paper.book_pages import BookPages, typeset_book
from shikaku_gui.gui.paper.book_printing import book_pdf
from shikaku_gui.gui.paper.book_reading import ReadBook
from shikaku_gui.gui.paper.book_writing import write_book
from shikaku_gui.gui.paper.page_painter import print_pages
from shikaku_gui.gui.paper.page_preview import PageView, page_image
from shikaku_gui.gui.paper.print_controls import PrintNotice, PuzzleList
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.i18n import _
from shikaku_gui.play import BookMaker, BookPuzzle


@dataclass(frozen=True)
class _Preview:
    """The pages of a book, and the picture of one of them, drawn for a room in pixels."""

    pages: BookPages
    index: int
    image: QImage
    room: QSize


class PrintDialog(QDialog):
    """Prints one or several puzzles, or writes the pages to a PDF file.

    All work is done by the jobs: what the book needs of its puzzles, the preview, and the
    printing. Puzzles without a single solution are named; the book is printed all the same.
    ``exported`` is emitted with the PDF file that was written.
    """

    exported = Signal(Path)
    _prepared = Signal(int)
    _printed = Signal(int)

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(parent)
        fonts.load()  # not in the thread of the jobs
        self.ask_save: AskFile = ask_save
        self._folder = folder
        self._output: Path | None = None
        self._jobs = jobs
        self._maker = BookMaker()
        self.pages: BookPages | None = None
        self.puzzles = PuzzleList([game], folder, jobs)
        self.controls = BookControls()
        self.notice = PrintNotice()
        self.view = PageView()
        self.buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Cancel)
        self._add_buttons()
        self._build()
        self.puzzles.changed.connect(self._refresh)
        self.puzzles.failed.connect(self.notice.show_text)
        self.puzzles.book_read.connect(self._take_book)
        self.puzzles.save_button.clicked.connect(self.save_book)
        self.controls.changed.connect(self._refresh)
        self.view.wanted.connect(self._show_page)
        self._prepared.connect(self._show_prepared)
        self._printed.connect(self._show_printed)
        self._refresh()

    def save_pdf(self) -> None:
        """Ask for a PDF file and write it; the dialog stays open if that fails."""
        pages = self.pages
        if pages is None:
            return
        suggested = self._output or Path(self._folder) / (file_name(pages.book.title) + ".pdf")
        answer = self.ask_save(self, str(suggested), "PDF (*.pdf)")
        if not answer:
            return
        path = Path(answer)
        path = path if path.suffix else path.with_name(path.name + ".pdf")

        def write(stop: Stop) -> None:
            write_bytes_atomically(path, book_pdf(pages, stop=stop, on_page=self._printed.emit))

        self._start_printing()
        self._jobs.submit(write, lambda _none: self._finish(path), self._not_written, replaces=self)

    def save_book(self) -> None:
        """Ask for a book file and write it, with files of its puzzles beside it."""
        pages = self.pages
        if pages is None:
            return
        suggested = Path(self._folder) / (file_name(pages.book.title) + ".toml")
        answer = self.ask_save(self, str(suggested), _("Books") + " (*.toml)")
        if not answer:
            return
        path = Path(answer)
        path = path if path.suffix else path.with_name(path.name + ".toml")
        book = ReadBook(pages.book.options, self.puzzles.chapters, self._output)
        self._start_printing()
        self._jobs.submit(
            lambda _stop: write_book(path, book),
            lambda _none: self._saved(path),
            self._not_written,
            replaces=self,
        )

    def print(self) -> None:
        """Ask for a printer and print."""
        pages = self.pages
        if pages is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(pages.book.title)
        printer.setPageLayout(pages.format.layout())
        printer.setFullPage(True)
        asking = QPrintDialog(printer, self)
        asking.finished.connect(asking.deleteLater)
        if asking.exec() == QDialog.DialogCode.Accepted:

            def work(stop: Stop) -> None:
                print_pages(printer, pages, stop=stop, on_page=self._printed.emit)

            self._start_printing()
            self._jobs.submit(work, lambda _none: self._finish(None), replaces=self)

    def done(self, result: int) -> None:
        """Cancel the jobs of the dialog and close; it is deleted once they have ended."""
        self.puzzles.cancel()
        self._jobs.cancel(self)
        super().done(result)
        self._jobs.delete_afterwards(self)

    def _add_buttons(self) -> None:
        roles = QDialogButtonBox.ButtonRole
        for text, act, role in (
            (_("&Print…"), self.print, roles.AcceptRole),
            (_("&Save as PDF…"), self.save_pdf, roles.ActionRole),
        ):
            button = self.buttons.addButton(text, role)
            button.clicked.connect(act)
            button.setAutoDefault(role is roles.AcceptRole)
            button.setDefault(role is roles.AcceptRole)
            button.setProperty("leading", role is roles.AcceptRole)

    def _build(self) -> None:
        self.setWindowTitle(_("Print"))
        directions = QBoxLayout.Direction
        shown = QWidget()
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addWidget(self.puzzles, 1)
        left.addWidget(self.controls)
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

    def _refresh(self) -> None:
        """Lay the book out again and show the current page."""
        self._jobs.cancel(self)
        self.pages = None
        self._enable_buttons()
        self.notice.clear()
        try:
            options = self.controls.options
        except ValueError:
            self.notice.show_text(_("The margins leave no room on the page."))
            return
        chapters, index = self.puzzles.named_chapters, self.view.index
        room, ratio = self.view.page.size(), self.devicePixelRatioF()

        def work(stop: Stop) -> _Preview:
            made = self._maker.make(chapters, options, stop=stop, on_done=self._prepared.emit)
            pages = typeset_book(made, stop)
            shown = max(min(index, len(pages) - 1), 0)
            image = page_image(pages, shown, room, ratio) if len(pages) else QImage()
            return _Preview(pages, shown, image, room)

        self._jobs.submit(work, self._take, replaces=self)

    def _take_book(self, book: ReadBook) -> None:
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
        self._jobs.submit(
            lambda _stop: _Preview(pages, index, page_image(pages, index, room, ratio), room),
            self._take,
            replaces=self,
        )

    def _take(self, preview: _Preview) -> None:
        pages = preview.pages
        wanted = max(min(self.view.index, len(pages) - 1), 0)
        self.pages = pages
        self.notice.show_text("\n".join(self._complaints(pages)))
        self.view.show_page(preview.image, wanted, max(len(pages), 1))
        self._enable_buttons()
        if (wanted, self.view.page.size()) != (preview.index, preview.room):
            self._show_page()

    def _complaints(self, pages: BookPages) -> list[str]:
        """Name the puzzles that lack something."""
        said = []
        for entry in pages.book.puzzles:
            if entry in pages.too_large:
                said.append(named_text(self._name(entry), _("It is too large to print.")))
            elif entry.answer is not None and entry.answer.refusal is not None:
                text = message_text(entry.answer.refusal)
                said.append(named_text(self._name(entry), text))
        return said

    def _name(self, entry: BookPuzzle) -> str:
        return typeset(entry.game.puzzle.title) or _("Untitled")

    def _show_prepared(self, done: int) -> None:
        if self.pages is None:
            text = _("Preparing puzzle {number} of {total}")
            self.notice.show_text(text.format(number=str(done), total=str(len(self.puzzles.games))))

    def _show_printed(self, done: int) -> None:
        if self.pages is not None:
            text = _("Page {number} of {total}")
            self.notice.show_text(text.format(number=str(done), total=str(len(self.pages))))

    def _start_printing(self) -> None:
        """Leave nothing to change while pages are printed; Cancel ends the printing."""
        for part in (self.puzzles, self.controls, self.view):
            part.setEnabled(False)
        self._enable_buttons(possible=False)

    def _finish(self, path: Path | None) -> None:
        if path is not None:
            self.exported.emit(path)
        self.accept()

    def _saved(self, path: Path) -> None:
        self._let_change()
        text = _("Saved as {name}; its puzzles are in files beside it.")
        self.notice.show_text(text.format(name=path.name))

    def _let_change(self) -> None:
        for part in (self.puzzles, self.controls, self.view):
            part.setEnabled(True)
        self._enable_buttons()

    def _not_written(self, error: BaseException) -> None:
        self._let_change()
        if not isinstance(error, OSError):
            raise error
        reason = error_text(error)
        self.notice.show_text(_("Could not save the file: {reason}").format(reason=reason))

    def _enable_buttons(self, *, possible: bool = True) -> None:
        self.puzzles.save_button.setEnabled(possible and self.pages is not None)
        for button in self.buttons.buttons():
            if self.buttons.buttonRole(button) is not self.buttons.ButtonRole.RejectRole:
                pages = self.pages
                button.setEnabled(possible and pages is not None and len(pages) > 0)
