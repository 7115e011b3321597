"""Copies, exports and prints the game on a board, or the puzzle in the editor."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from shikaku_gui.formats import SavedGame, UnwritableError, dumps, format_named
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.widgets.loss_dialog import impossible
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _
from shikaku_gui.play import Tone

if TYPE_CHECKING:
    from shikaku_gui.gui.paper.paper_dialog import PaperDialog


class Sharing(QObject):
    """Copies links, texts and pictures, exports and prints; reports by notes.

    ``game`` returns what is to be shared, with its rectangles.
    ``saved`` is emitted with a file that was written, and ``result_copied`` with a sentence: a note
    would take the place of the result.
    """

    message = Signal(Note)
    saved = Signal(Path)
    result_copied = Signal(str)

    def __init__(
        self, game: Callable[[], SavedGame], jobs: Jobs, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._current_game = game
        self._jobs = jobs
        self._settings = settings
        self._window = window

    def copy_link(self) -> None:
        """Copy the puzzle's address on puzz.link."""
        self._copy("pzpr", _("The link to the puzzle is on the clipboard."))

    def copy_id(self) -> None:
        """Copy the ID that Simon Tatham's Rectangles opens."""
        self._copy("sgt", _("The game ID is on the clipboard."))

    def copy_text(self) -> None:
        """Copy the puzzle as a grid of numbers and dots."""
        self._copy("grid", _("The puzzle is on the clipboard as text."))

    def copy_image(self) -> None:
        """Copy a picture of the current board."""
        QGuiApplication.clipboard().setImage(self._image())
        self.message.emit(Note(_("Copied"), _("The picture is on the clipboard."), Tone.GOOD))

    def copy_result(self, result: str) -> None:
        """Copy a line on the game with a link to the puzzle, together with a picture."""
        with suppress(UnwritableError):  # too large for a link
            link = dumps(SavedGame(self._game.puzzle), format_named("pzpr"))
            result = f"{result}\n{link.strip()}"
        # Data made in Python would crash Qt when the program ends (PySide 6.11).
        clipboard = QGuiApplication.clipboard()
        clipboard.setImage(self._image())
        clipboard.mimeData().setText(result)
        self.result_copied.emit(_("The result is on the clipboard, as text and as a picture."))

    def fill_copy(self, menu: QMenu) -> None:
        """Add the copy commands to a menu, once."""
        if menu.isEmpty():
            menu.addAction(_("&Link"), self.copy_link)
            menu.addAction(_("&Game ID"), self.copy_id)
            menu.addAction(_("&Text"), self.copy_text)
            menu.addAction(_("&Image"), self.copy_image)

    def export_image(self) -> QDialog:
        """Open the export dialog."""
        from shikaku_gui.gui.paper.export_dialog import ExportDialog

        return self._open(ExportDialog)

    def export_web_page(self) -> QDialog:
        """Open the dialog that exports puzzles as a web page."""
        from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog

        return self._open(WebPageDialog)

    def export_replay(self, game: SavedGame | None = None) -> QDialog:
        """Open the dialog that exports a replay of a game, by default of the one on the board."""
        from shikaku_gui.gui.paper.replay_dialog import ReplayDialog

        return self._open(ReplayDialog, game)

    def print(self) -> QDialog:
        """Open the print dialog."""
        from shikaku_gui.gui.paper.print_dialog import PrintDialog  # loads QtPrintSupport

        return self._open(PrintDialog)

    def _open(
        self,
        kind: Callable[[SavedGame, Jobs, str, QWidget], PaperDialog],
        game: SavedGame | None = None,
    ) -> PaperDialog:
        # From the window of a replay, it goes back to that when it is closed.
        above = QApplication.activeWindow() or self._window
        dialog = kind(game or self._game, self._jobs, self._settings.last_folder, above)
        dialog.exported.connect(self.saved)
        dialog.open()
        return dialog

    @property
    def _game(self) -> SavedGame:
        return self._current_game()

    def _image(self) -> QImage:
        from shikaku_gui.gui.board.board_picture import Shows, picture_of
        from shikaku_gui.gui.paper import picture_file  # not needed for the first paint

        picture = picture_of(self._game, Shows.PROGRESS)
        return picture_file.image(picture, min(2.0, picture_file.max_scale(picture)))

    def _copy(self, name: str, done: str) -> None:
        """Copy the puzzle without its progress in the format of that name."""
        target = format_named(name)
        try:
            text = dumps(SavedGame(self._game.puzzle), target)
        except UnwritableError as error:
            reason = impossible(target, error.losses)
            self.message.emit(Note(_("Not copied"), reason, Tone.WRONG))
        else:
            QGuiApplication.clipboard().setText(text)
            self.message.emit(Note(_("Copied"), done, Tone.GOOD))
