"""The print dialog, with a preview of the pages."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.base.button_icons import without_icons
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.screen_fit import ScrolledContent, is_narrow, open_at
from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.paper import booklet_printing
from shikaku_gui.gui.paper.booklet_printing import Booklet, BookletEntry, BookletPainter
from shikaku_gui.gui.paper.page_layout import Solutions
from shikaku_gui.gui.paper.page_preview import PageView
from shikaku_gui.gui.paper.print_controls import PageControls, PrintNotice, PuzzleList
from shikaku_gui.gui.paper.solution_cache import SolutionCache
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name


class PrintDialog(QDialog):
    """Prints one or several puzzles, or writes the pages to a PDF file.

    Solutions are computed when they are to be printed; if a puzzle does not have exactly
    one, it is named and solutions are switched off. ``exported`` is emitted with the PDF
    file that was written.
    """

    exported = Signal(Path)

    def __init__(self, game: SavedGame, runner: Runner, folder: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.ask_save: AskFile = ask_save
        self._folder = folder
        self._answers = SolutionCache(runner, self)
        self.puzzles = PuzzleList([game], folder, runner)
        self.controls = PageControls()
        self.notice = PrintNotice()
        self.view = PageView()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._add_buttons()
        self._build()
        self.puzzles.changed.connect(self._refresh)
        self.puzzles.failed.connect(self.notice.show_text)
        self.controls.changed.connect(self._refresh)
        self._answers.found.connect(self._take_solutions)
        self._refresh()

    @property
    def booklet(self) -> Booklet | None:
        """The booklet to print, None if it is empty or solutions are missing."""
        games, options = self.puzzles.games, self.controls.options
        if not games:
            return None
        if options.solutions is Solutions.NONE:
            return Booklet([BookletEntry(game) for game in games], options)
        entries = []
        for game in games:
            answer = self._answers[game.puzzle]
            if answer is None or answer.rects is None:
                return None
            entries.append(BookletEntry(game, answer.rects))
        return Booklet(entries, options)

    def save_pdf(self) -> None:
        """Ask for a PDF file and write it; the dialog stays open if that fails."""
        booklet = self.booklet
        title = self.puzzles.games[0].puzzle.title if len(self.puzzles.games) == 1 else ""
        suggested = Path(self._folder) / (file_name(title) + ".pdf")
        answer = self.ask_save(self, str(suggested), "PDF (*.pdf)") if booklet else ""
        if booklet is None or not answer:
            return
        path = Path(answer)
        path = path if path.suffix else path.with_name(path.name + ".pdf")
        try:
            write_bytes_atomically(path, booklet_printing.booklet_pdf(booklet, self.controls.paper))
        except OSError as error:
            reason = error.strerror or str(error)
            self.notice.show_text(self.tr("The file cannot be written: %1").replace("%1", reason))
            return
        self.exported.emit(path)
        self.accept()

    def look(self) -> None:
        """Show all pages in Qt's preview window."""
        booklet = self.booklet
        if booklet is not None:
            preview = QPrintPreviewDialog(self)
            self._set_up(preview.printer(), booklet)
            preview.paintRequested.connect(lambda printer: booklet_printing.paint(printer, booklet))
            open_at(preview, 900, 800)
            preview.open()

    def print(self) -> None:
        """Ask for a printer and print."""
        booklet = self.booklet
        if booklet is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._set_up(printer, booklet)
        if QPrintDialog(printer, self).exec() == QDialog.DialogCode.Accepted:
            booklet_printing.paint(printer, booklet)
            self.accept()

    def done(self, result: int) -> None:
        """Cancel the jobs of the dialog and close."""
        self.puzzles.cancel()
        self._answers.cancel()
        super().done(result)

    def _add_buttons(self) -> None:
        roles = QDialogButtonBox.ButtonRole
        for text, act, role in (
            (self.tr("&Print..."), self.print, roles.AcceptRole),
            (self.tr("Pre&view..."), self.look, roles.ActionRole),
            (self.tr("&Save as PDF..."), self.save_pdf, roles.ActionRole),
        ):
            button = self.buttons.addButton(text, role)
            button.clicked.connect(act)
            button.setAutoDefault(role is roles.AcceptRole)
            button.setDefault(role is roles.AcceptRole)
            button.setProperty("leading", role is roles.AcceptRole)
        without_icons(self.buttons)
        self.buttons.rejected.connect(self.reject)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Print"))
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
        open_at(self, 860, 640)

    def _set_up(self, printer: QPrinter, booklet: Booklet) -> None:
        printer.setDocName(booklet.title)
        printer.setPageLayout(self._layout_of(booklet))

    def _layout_of(self, booklet: Booklet) -> QPageLayout:
        return booklet_printing.oriented_page(
            booklet_printing.page_size(self.controls.paper), booklet
        )

    def _refresh(self) -> None:
        """Update the preview, and compute missing solutions."""
        self.notice.clear()
        booklet = self.booklet
        if booklet is None and self.puzzles.games:
            self.notice.show_text(self.tr("Solving ..."))
            self._answers.find(game.puzzle for game in self.puzzles.games)
        else:
            self._answers.cancel()
        if booklet is not None:
            size = self._layout_of(booklet).paintRect(QPageLayout.Unit.Point).size()
            self.view.show_pages(BookletPainter(booklet, size), size)
        for button in self.buttons.buttons():
            if self.buttons.buttonRole(button) is not self.buttons.ButtonRole.RejectRole:
                button.setEnabled(booklet is not None)

    def _take_solutions(self) -> None:
        """Use the solutions that were found, or report why there are none."""
        reasons = []
        for game in self.puzzles.games:
            answer = self._answers[game.puzzle]
            if answer is not None and answer.refusal is not None:
                name = typeset(game.puzzle.title) or self.tr("Untitled")
                reasons.append(f"{name}: {message_text(answer.refusal)}")
        if reasons:
            self.controls.without_solutions()
            self.notice.show_text("\n".join(reasons))
        else:
            self._refresh()
