"""Puzzles that come to the editor and leave it: new, opened, saved, and kept in between."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui import formats, resources
from shikaku_gui.formats import SAVE_FORMAT, Format, FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.editor.editor_model import EditorModel, blank
from shikaku_gui.gui.editor.size_dialog import AskSize, ask_size
from shikaku_gui.gui.editor.unsaved_dialog import AskLeave, ask_leave
from shikaku_gui.gui.game.documents import AskWhich, ask_which
from shikaku_gui.gui.game.file_dialogs import (
    AskFile,
    ask_open,
    ask_save,
    file_name,
    open_pattern,
    save_pattern,
)
from shikaku_gui.gui.game.loss_dialog import AskLoss, ask_loss, impossible
from shikaku_gui.play import editor_file
from shikaku_gui.store.autosave_timing import AutosaveTiming
from shikaku_gui.store.store_notices import Trouble, local_today, set_aside


class EditorFiles(QObject):
    """Opens and saves the puzzle on the desk; keeps it in ``kept`` soon after each step.

    ``refused`` is emitted with a title and a reason, ``saved`` with the file written.
    """

    refused = Signal(str, str)
    saved = Signal(Path)

    def __init__(
        self, desk: EditorModel, kept: Path, settings: Settings, writing: Runner, window: QWidget
    ) -> None:
        super().__init__(window)
        self.ask_open: AskFile = ask_open
        self.ask_save: AskFile = ask_save
        self.ask_which: AskWhich = ask_which
        self.ask_loss: AskLoss = ask_loss
        self.ask_leave: AskLeave = ask_leave
        self.ask_size: AskSize = ask_size
        self._desk = desk
        self._kept = kept
        self._settings = settings
        self._writing = writing
        self._window = window
        self._autosave = AutosaveTiming()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._write_kept)
        desk.edited.connect(self._wait)

    # Coming

    def new(self) -> None:
        """Begin with an empty grid of a size that is asked for."""
        size = self.ask_size(self._window, self._desk.puzzle.rows, self._desk.puzzle.cols)
        if size is not None and self.may_leave():
            self._desk.open(blank(*size))

    def open(self) -> None:
        """Ask for a file and edit its puzzle."""
        path = self.ask_open(self._window, self._settings.last_folder, open_pattern())
        if path:
            self.open_path(Path(path))

    def open_path(self, path: Path) -> None:
        """Edit the puzzle of a file; one of several is chosen first."""
        try:
            game = formats.load(path)
        except formats.SeveralPuzzlesError as several:
            self.ask_which(
                self._window,
                several.names,
                lambda index: formats.load(path, index=index),
                self._edit_chosen,
            )
        except FormatError as error:
            self.refused.emit(self.tr("%1 cannot be read").replace("%1", path.name), str(error))
        except OSError as error:
            reason = error.strerror or str(error)
            self.refused.emit(self.tr("%1 cannot be opened").replace("%1", path.name), reason)
        else:
            self.edit(game, path if _is_savable(path, game) else None)

    def _edit_chosen(self, game: SavedGame) -> None:
        self.edit(game)

    def edit(self, game: SavedGame, path: Path | None = None) -> bool:
        """Put a puzzle on the desk, unless the one there is to stay; tell whether it went."""
        if not self.may_leave():
            return False
        self._desk.open(game, path)
        return True

    def take_up(self) -> None:
        """Go on with the puzzle that was kept; what cannot be read is put out of the way."""
        title = self.tr("The puzzle in the making cannot be read")
        try:
            self._desk.resume(editor_file.take_up(self._kept))
        except FileNotFoundError:
            return
        except OSError as error:
            self.refused.emit(title, error.strerror or str(error))
        except ValueError:
            self.refused.emit(title, self._put_aside())

    def _put_aside(self) -> str:
        """Rename the kept file, so that the next step does not write over it; say how."""
        try:
            aside = set_aside(self._kept, Trouble.DAMAGED, local_today())
        except OSError as error:
            return error.strerror or str(error)
        return self.tr("What there was lies beside it as %1.").replace("%1", aside.name)

    def may_leave(self) -> bool:
        """Tell whether the puzzle on the desk may go: it is saved, or is not to be."""
        if not self._desk.editing.modified or not self._desk.puzzle.clues:
            return True
        answer = self.ask_leave(self._window)
        if answer is QMessageBox.StandardButton.Save:
            return self.save()
        return answer is QMessageBox.StandardButton.Discard

    # Going

    def save(self) -> bool:
        """Save to the puzzle's file, or ask for one; tell whether it was saved."""
        return (
            self.save_as() if self._desk.path is None else self._put(self._desk.path, SAVE_FORMAT)
        )

    def save_as(self) -> bool:
        """Ask for a file of any format; tell whether the puzzle was saved."""
        name = file_name(self._desk.puzzle.title) + SAVE_FORMAT.suffixes[0]
        suggested = self._desk.path or Path(self._settings.last_folder) / name
        answer = self.ask_save(self._window, str(suggested), save_pattern())
        if not answer:
            return False
        target = formats.format_for(answer)
        if target is None:
            answer, target = answer + SAVE_FORMAT.suffixes[0], SAVE_FORMAT
        return self._may_lose(Path(answer), target) and self._put(Path(answer), target)

    def game(self) -> SavedGame:
        """Return the puzzle with all that is known of it, as it is played and saved."""
        from shikaku_gui.play.puzzle_appraisal import kept_solution

        desk = self._desk
        game = desk.editing.game("" if desk.grade is None else desk.grade.grade)
        return SavedGame(game.puzzle, solution=kept_solution(desk.board))

    def _may_lose(self, path: Path, target: Format) -> bool:
        losses = target.losses(self.game())
        fatal = tuple(loss for loss in losses if loss.fatal)
        if fatal:
            title = self.tr("%1 cannot be written").replace("%1", path.name)
            self.refused.emit(title, impossible(target, fatal))
            return False
        return not losses or self.ask_loss(self._window, target, losses)

    def _put(self, path: Path, target: Format) -> bool:
        path = path.absolute()
        try:
            formats.save(self.game(), path, target)
        except OSError as error:
            reason = error.strerror or str(error)
            self.refused.emit(self.tr("%1 cannot be written").replace("%1", path.name), reason)
            return False
        if target is SAVE_FORMAT:
            self._desk.path = path
        self._desk.editing.mark_saved()
        self._wait()
        self._settings.used(path)
        self.saved.emit(path)
        return True

    # Kept in between

    def write_now(self) -> None:
        """Keep the puzzle before the window goes, and wait until that is done."""
        self._timer.stop()
        if self._autosave.take(at_once=True):
            try:
                editor_file.keep(self._desk.kept(), self._kept)
            except OSError as error:
                self._not_kept(error)

    def write_soon(self) -> None:
        """Keep the puzzle beside the window, without waiting for the time that is due."""
        if self._autosave.take(at_once=True):
            self._timer.stop()
            self._write_beside()

    def _wait(self) -> None:
        self._autosave.changed()
        self._timer.start(round(1000 * (self._autosave.wait or 0)))

    def _write_kept(self) -> None:
        if self._autosave.take():
            self._write_beside()
        elif self._autosave.wait is not None:
            self._timer.start(round(1000 * self._autosave.wait) + 1)

    def _write_beside(self) -> None:
        kept, path = self._desk.kept(), self._kept
        self._writing.run(
            lambda _stop: editor_file.keep(kept, path), lambda _: None, self._not_kept
        )

    def _not_kept(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._autosave.failed()
        self._timer.start(round(1000 * (self._autosave.wait or 0)))
        self.refused.emit(self.tr("The puzzle cannot be kept"), error.strerror or str(error))


def _is_savable(path: Path, game: SavedGame) -> bool:
    """Tell whether a puzzle is saved where it comes from: no game and no sample is replaced."""
    own = path.suffix == SAVE_FORMAT.suffixes[0] and not game.moves
    return own and path.resolve() not in resources.samples()
