"""What the dialogs to export, to print and to make a web page have in common."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel
from shikaku_gui.gui.base.screen_fit import Dialog
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.paper.book_files import GameBook
from shikaku_gui.gui.paper.puzzle_list import PuzzleList
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.i18n import N_, _


class PaperDialog(Dialog):
    """Writes a file with the jobs, and stays open if that fails.

    ``exported`` is emitted with the file. A dialog that is closed is deleted once its jobs have
    ended.
    """

    exported = Signal(Path)
    failure = N_("Could not save the file: {reason}")

    def __init__(self, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(parent)
        fonts.load()  # not in the thread of the jobs
        self.ask_save: AskFile = ask_save
        self.jobs = jobs
        self.folder = Path(folder)
        self.buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Cancel)

    def add_button(
        self, text: str, act: Callable[[], object], *, leading: bool = False
    ) -> QPushButton:
        """Add a button beside Cancel; the leading one is the default."""
        roles = QDialogButtonBox.ButtonRole
        button = self.buttons.addButton(text, roles.AcceptRole if leading else roles.ActionRole)
        button.setDefault(leading)
        button.setProperty("leading", leading)
        button.clicked.connect(act)
        return button

    def ask_path(self, suggested: Path | str, suffix: str, pattern: str) -> Path | None:
        """Ask for a file, suggesting a path or a title; return None if none was chosen.

        A file without a suffix gets this one.
        """
        if isinstance(suggested, str):
            suggested = self.folder / (file_name(suggested) + suffix)
        answer = self.ask_save(self, str(suggested), pattern)
        if not answer:
            return None
        path = Path(answer)
        return path if path.suffix else path.with_name(path.name + suffix)

    def run(self, work: Callable[[Stop], None], done: Callable[[], None]) -> None:
        """Write or print with the jobs, then call ``done``; Cancel ends the work."""
        focused = self.focusWidget()

        def failed(error: BaseException) -> None:
            self.set_busy(False)
            if focused is not None:
                focused.setFocus()
            self.on_failed(error)

        self.set_busy(True)
        self.jobs.submit(work, lambda _none: done(), failed, replaces=self)

    def finish(self, path: Path) -> None:
        """Report the file that was written, and close."""
        self.exported.emit(path)
        self.accept()

    def set_busy(self, busy: bool) -> None:
        """Leave nothing to change while a file is being written, or let all be changed again."""

    def say(self, text: str) -> None:
        """Show a text, or none."""

    def on_failed(self, error: BaseException) -> None:
        """Say why a file could not be written; raise any other error."""
        if not isinstance(error, OSError):
            raise error
        self.say(_(self.failure).format(reason=error_text(error)))

    def done(self, result: int) -> None:
        """Cancel the jobs of the dialog and close; it is deleted once they have ended."""
        self.jobs.cancel(self)
        super().done(result)
        self.jobs.delete_afterwards(self)


class PuzzlesDialog(PaperDialog):
    """A dialog for several puzzles, which it lists; ``prepared`` says how many are ready."""

    prepared = Signal(int)

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(jobs, folder, parent)
        self.puzzles = PuzzleList(game, folder, jobs)
        self.notice = PlainLabel()
        self.notice.setWordWrap(True)
        self.notice.hide()
        self.puzzles.changed.connect(self.refresh)
        self.puzzles.failed.connect(self.say)
        self.puzzles.book_read.connect(self.take_book)
        self.prepared.connect(self.show_prepared)

    def refresh(self) -> None:
        """Show what suits the puzzles."""

    def take_book(self, book: GameBook) -> None:
        """Take the options of a book file, whose puzzles are in the list already."""

    def show_prepared(self, done: int) -> None:
        """Show which puzzle is being prepared."""
        text = _("Preparing puzzle {number} of {total}")
        self.say(text.format(number=str(done), total=str(len(self.puzzles.games))))

    def say(self, text: str) -> None:
        """Show a text; an empty one hides the line."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def done(self, result: int) -> None:
        """Stop reading a file, and close."""
        self.puzzles.cancel()
        super().done(result)


def has_progress(game: SavedGame) -> bool:
    """Tell whether something is drawn on a board: rectangles, marks or trials."""
    if not game.position:  # as in a book of thousands of puzzles
        return False
    board = game.board
    return bool(board.rects) or not board.marks.empty or bool(board.trials)


def offer_progress(choice: QWidget, *, possible: bool) -> None:
    """Enable the choice to show what is drawn; where nothing is, say so in its tooltip."""
    choice.setEnabled(possible)
    choice.setToolTip("" if possible else _("Nothing has been drawn yet"))
