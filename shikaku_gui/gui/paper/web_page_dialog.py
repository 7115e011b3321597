"""The dialog that exports puzzles as a web page."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import SavedGame, write_text_atomically
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel
from shikaku_gui.gui.base.screen_fit import ScrolledContent, open_at
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.paper.book_reading import ReadBook
from shikaku_gui.gui.paper.print_controls import PrintNotice, PuzzleList
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.i18n import _
from shikaku_gui.play import (
    MAX_WEB_CELLS,
    MAX_WEB_CELLS_OF_ALL,
    WebPuzzle,
    find_unique_solution,
    make_web_page,
)
from shikaku_gui.solver import HINT_SEARCH_SECONDS, CutShortError

_LONGEST_TITLE = 300


class WebPageDialog(QDialog):
    """Writes a web page that plays one or several puzzles.

    Each is solved for the page's *Check*; without one solution that checks the rules only.
    ``exported`` is emitted with the file that was written.
    """

    exported = Signal(Path)
    _prepared = Signal(int)

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.ask_save: AskFile = ask_save
        self._folder = folder
        self._jobs = jobs
        self.puzzles = PuzzleList([game], folder, jobs)
        self.puzzles.save_button.hide()
        self.puzzles.list.setAccessibleName(_("Puzzles on the page"))
        self.title = LineEdit()
        self.title.setMaxLength(_LONGEST_TITLE)
        self.coordinates = CheckBox(_("&Number rows and columns"))
        self.progress = CheckBox(_("Begin &with the rectangles drawn"))
        self.notice = PrintNotice()
        self.save_button = QPushButton(_("Save &As…"))
        self._build()
        self.puzzles.changed.connect(self._refresh)
        self.puzzles.failed.connect(self.notice.show_text)
        self.puzzles.book_read.connect(self._take_book)
        self.save_button.clicked.connect(self.save)
        self._prepared.connect(self._show_prepared)
        self._refresh()

    def save(self) -> None:
        """Ask for a file and write the page; the dialog stays open if that fails."""
        games = self.puzzles.games
        title = self.title.text().strip()
        name = title or (games[0].puzzle.title if len(games) == 1 else "")
        suggested = Path(self._folder) / (file_name(name) + ".html")
        answer = self.ask_save(self, str(suggested), _("Web page") + " (*.html)")
        if not answer:
            return
        path = Path(answer)
        path = path if path.suffix else path.with_name(path.name + ".html")
        language = QLocale().bcp47Name()
        with_progress, coordinates = self.progress.isChecked(), self.coordinates.isChecked()

        def work(stop: Stop) -> None:
            puzzles = _solved(games, with_progress, stop, self._prepared.emit)
            page = make_web_page(
                puzzles,
                title=title,
                coordinates=coordinates,
                language=language,
            )
            write_text_atomically(path, page)

        self._set_busy(True)
        self._jobs.submit(work, lambda _none: self._finish(path), self._not_written, replaces=self)

    def done(self, result: int) -> None:
        """Cancel the jobs of the dialog and close; it is deleted once they have ended."""
        self.puzzles.cancel()
        self._jobs.cancel(self)
        super().done(result)
        self._jobs.delete_afterwards(self)

    def _build(self) -> None:
        self.setWindowTitle(_("Export Web Page"))
        buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.save_button.setDefault(True)
        self.save_button.setProperty("leading", True)
        self.title_label = PlainLabel(_("T&itle of the page:"))
        self.title_label.setBuddy(self.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        settings = QWidget()
        column = QVBoxLayout(settings)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.puzzles, 1)
        for part in (self.title_label, self.title, self.coordinates, self.progress):
            column.addWidget(part)
        layout.addWidget(ScrolledContent(settings), 1)
        layout.addWidget(self.notice)
        layout.addWidget(buttons)
        open_at(self, 440, 440)

    def _refresh(self) -> None:
        """Show what suits the puzzles; the title of a single one is that of the page."""
        games = self.puzzles.games
        for part in (self.title_label, self.title):
            part.setEnabled(len(games) > 1)
        self.progress.setEnabled(any(game.rects for game in games))
        large = any(game.puzzle.area > MAX_WEB_CELLS for game in games)
        whole = sum(game.puzzle.area for game in games) > MAX_WEB_CELLS_OF_ALL
        self.notice.clear()
        if large:
            text = _("A puzzle on a web page can have at most {most} cells.")
            self.notice.show_text(text.format(most=QLocale().toString(MAX_WEB_CELLS)))
        elif whole:
            text = _("The puzzles of a web page can have at most {most} cells in all.")
            self.notice.show_text(text.format(most=QLocale().toString(MAX_WEB_CELLS_OF_ALL)))
        self.save_button.setEnabled(not large and not whole)

    def _take_book(self, book: ReadBook) -> None:
        self.title.setText(book.options.title[:_LONGEST_TITLE])

    def _set_busy(self, busy: bool) -> None:
        """Leave nothing to change while the page is made; Cancel ends that."""
        for part in (self.puzzles, self.title, self.coordinates, self.progress, self.save_button):
            part.setEnabled(not busy)

    def _show_prepared(self, done: int) -> None:
        text = _("Preparing puzzle {number} of {total}")
        self.notice.show_text(text.format(number=str(done), total=str(len(self.puzzles.games))))

    def _finish(self, path: Path) -> None:
        self.exported.emit(path)
        self.accept()

    def _not_written(self, error: BaseException) -> None:
        self._set_busy(False)
        self._refresh()
        if not isinstance(error, OSError):
            raise error
        reason = error_text(error)
        self.notice.show_text(_("Could not save the file: {reason}").format(reason=reason))


def _solved(
    games: Sequence[SavedGame], with_progress: bool, stop: Stop, on_done: Callable[[int], None]
) -> list[WebPuzzle]:
    """Return the puzzles of a page with their solutions.

    Raises:
        CutShortError: it was stopped.
    """
    found = []
    for number, game in enumerate(games, 1):
        on_done(number)
        answer = find_unique_solution(game.puzzle, time_limit=HINT_SEARCH_SECONDS, stop=stop)
        if stop():
            raise CutShortError
        found.append(WebPuzzle(game.puzzle, answer.rects, game.rects if with_progress else ()))
    return found
