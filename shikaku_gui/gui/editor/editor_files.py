"""Puzzles that come to the editor and leave it: new, opened and saved."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui import formats, play, resources
from shikaku_gui.formats import SAVE_FORMAT, Format, FormatError, SavedGame, UnwritableError
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.editor.editor_dialogs import AskLeave, AskSize, ask_leave, ask_size
from shikaku_gui.gui.editor.editor_model import EditorModel, blank
from shikaku_gui.gui.game.puzzle_asking import asking_which
from shikaku_gui.gui.game.puzzle_choice import (
    AskWhich,
    PuzzleChoice,
    choice_of_text,
    reading_once,
)
from shikaku_gui.gui.widgets.file_dialogs import (
    AskFile,
    ask_open,
    ask_save,
    file_name,
    open_pattern,
    save_pattern,
)
from shikaku_gui.gui.widgets.loss_dialog import AskLoss, ask_loss, impossible
from shikaku_gui.gui.widgets.save_target import (
    AskConflict,
    ask_conflict,
    named_target,
    safe_target,
)
from shikaku_gui.store import FileStamp, file_stamp, title_of_file


class EditorFiles(QObject):
    """Opens and saves the puzzle in the editor.

    ``refused`` is emitted with a title and a reason, ``saved`` with the file written.
    """

    refused = Signal(str, str)
    saved = Signal(Path)

    def __init__(
        self, model: EditorModel, settings: Settings, reading: Runner, window: QWidget
    ) -> None:
        super().__init__(window)
        self.ask_open: AskFile = ask_open
        self.ask_save: AskFile = ask_save
        self.ask_which: AskWhich = asking_which(reading)
        self.ask_loss: AskLoss = ask_loss
        self.ask_conflict: AskConflict = ask_conflict
        self.ask_leave: AskLeave = ask_leave
        self.ask_size: AskSize = ask_size
        self._model = model
        self._settings = settings
        self._reading = reading
        self._job = 0
        self._window = window

    # Opening

    def new(self) -> None:
        """Ask for a size and begin with an empty grid."""
        size = self.ask_size(self._window, self._model.puzzle.rows, self._model.puzzle.cols)
        if size is not None and self.may_leave():
            self._model.open(blank(*size))

    def open(self) -> None:
        """Ask for a file and edit its puzzle."""
        path = self.ask_open(self._window, self._settings.last_folder, open_pattern())
        if path:
            self.open_path(Path(path))

    def open_path(self, path: Path) -> None:
        """Edit the puzzle of a file, read on the worker thread; one of several is chosen first."""
        stamp = file_stamp(path)  # before it is read: what changes it afterwards is noticed
        self._reading.cancel(self._job)
        self._job = self._reading.run(
            lambda _stop: formats.load(path),
            lambda game: self._opened(game, path, stamp),
            lambda error: self._not_opened(error, path),
        )

    def _opened(self, game: SavedGame, path: Path, stamp: FileStamp | None) -> None:
        if self.edit(game, path if _is_savable(path, game) else None):
            self._model.stamp = stamp

    def _not_opened(self, error: BaseException, path: Path) -> None:
        if isinstance(error, formats.SeveralPuzzlesError):
            self.ask_which(
                self._window,
                PuzzleChoice(error.names, reading_once(lambda: formats.load_set(path))),
                self._edit_chosen,
            )
        elif isinstance(error, FormatError):
            self.refused.emit(
                self.tr("Could not read %1").replace("%1", path.name), error_text(error)
            )
        elif isinstance(error, OSError):
            reason = error_text(error)
            self.refused.emit(self.tr("Could not open %1").replace("%1", path.name), reason)
        else:
            raise error

    def paste(self) -> None:
        """Show the puzzle in the clipboard, as text or link, and ask whether to edit it."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.refused.emit(
                self.tr("Nothing to paste"), self.tr("The clipboard contains no text.")
            )
            return
        self._reading.cancel(self._job)
        self._job = self._reading.run(
            lambda _stop: choice_of_text(text),
            lambda choice: self.ask_which(self._window, choice, self._edit_chosen),
            self._not_pasted,
        )

    def _not_pasted(self, error: BaseException) -> None:
        if not isinstance(error, FormatError):
            raise error
        self.refused.emit(self.tr("No puzzle found in the text"), error_text(error))

    def _edit_chosen(self, game: SavedGame) -> None:
        self.edit(game)

    def edit(self, game: SavedGame, path: Path | None = None) -> bool:
        """Open a puzzle unless the user wants to keep the current one; tell whether it opened."""
        if not self.may_leave():
            return False
        self._model.open(game, path)
        return True

    def may_leave(self) -> bool:
        """Tell whether the current puzzle may be replaced: it is saved, or need not be."""
        if not self._model.session.modified or not self._model.puzzle.clues:
            return True
        answer = self.ask_leave(self._window)
        if answer is QMessageBox.StandardButton.Save:
            return self.save()
        return answer is QMessageBox.StandardButton.Discard

    # Saving

    def save(self) -> bool:
        """Save to the puzzle's file, or ask for one; tell whether it was saved."""
        own = self._model.path
        if own is None:
            return self.save_as()
        path = safe_target(self._window, own, self._model.stamp, self.ask_conflict)
        return path is not None and self._put(path, SAVE_FORMAT)

    def save_as(self) -> bool:
        """Ask for a file of any format; tell whether the puzzle was saved."""
        name = file_name(self._model.puzzle.title) + SAVE_FORMAT.suffixes[0]
        suggested = self._model.path or Path(self._settings.last_folder) / name
        answer = self.ask_save(self._window, str(suggested), save_pattern())
        chosen = named_target(self._window, answer, self.ask_conflict)
        return chosen is not None and self._may_lose(*chosen) and self._put(*chosen)

    def game(self) -> SavedGame:
        """Return the puzzle with its grade and solution, where known, for playing and saving."""
        session, puzzle = self._model.session, self._model.puzzle
        if session.grade is not None:
            puzzle = replace(puzzle, grade=session.grade.grade)
        return SavedGame(puzzle, solution=play.drawn_solution(session.board))

    def game_to_play(self) -> SavedGame:
        """Return the puzzle, which has the name of its file if it has no title."""
        game, path = self.game(), self._model.path
        if game.puzzle.title or path is None:
            return game
        return replace(game, puzzle=replace(game.puzzle, title=title_of_file(path)))

    def _may_lose(self, path: Path, target: Format) -> bool:
        losses = target.loses(self.game())
        fatal = tuple(loss for loss in losses if loss.fatal)
        if fatal:
            return self._refuse(path, impossible(target, fatal))
        return not losses or self.ask_loss(self._window, target, losses)

    def _put(self, path: Path, target: Format) -> bool:
        path = path.absolute()
        try:
            formats.save(self.game(), path, target)
        except UnwritableError as error:
            return self._refuse(path, impossible(target, error.losses))
        except OSError as error:
            return self._refuse(path, error_text(error))
        if target is SAVE_FORMAT:
            self._model.path, self._model.stamp = path, file_stamp(path)
        self._model.session.mark_saved()
        self._settings.used(path)
        self.saved.emit(path)
        return True

    def _refuse(self, path: Path, reason: str) -> bool:
        self.refused.emit(self.tr("Could not save %1").replace("%1", path.name), reason)
        return False


def _is_savable(path: Path, game: SavedGame) -> bool:
    """Tell whether Save may overwrite a puzzle's file: not a game and not a sample."""
    own = path.suffix == SAVE_FORMAT.suffixes[0] and not game.moves
    return own and path.resolve() not in resources.samples()
