"""Saves games to files: their own, or copies in other formats."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats
from shikaku_gui.formats import SAVE_FORMAT, Format, SavedGame, UnwritableError
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import capitalized, error_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.widgets import file_dialogs, save_target
from shikaku_gui.gui.widgets.loss_dialog import AskLoss, ask_loss, impossible
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.play import Tone
from shikaku_gui.store import file_stamp


class GameSaver(QObject):
    """Saves the game on the board; ``message`` is emitted with notes, ``saved`` with the file."""

    message = Signal(Note)
    saved = Signal(Path)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.ask_save: file_dialogs.AskFile = file_dialogs.ask_save
        self.ask_loss: AskLoss = ask_loss
        self.ask_conflict: save_target.AskConflict = save_target.ask_conflict
        self._controller = controller
        self._autosave = autosave
        self._settings = settings
        self._window = window
        self._on_disk: tuple[object, ...] = ()

    def note_on_disk(self, game: SavedGame) -> None:
        """Remember what the file of the game on the board holds."""
        self._on_disk = (game.moves, game.position)

    def save(self) -> bool:
        """Save to the game's file, or ask for one; tell whether it was saved."""
        own = self._controller.path
        if own is None:
            return self.save_as()
        path = save_target.safe_target(self._window, own, self._autosave.stamp, self.ask_conflict)
        return path is not None and self._write(path)

    def save_as(self) -> bool:
        """Ask for a file and save to it; tell whether it was saved."""
        name = (
            file_dialogs.file_name(self._controller.session.puzzle.title) + SAVE_FORMAT.suffixes[0]
        )
        suggested = self._controller.path or Path(self._settings.last_folder) / name
        answer = self.ask_save(self._window, str(suggested), file_dialogs.save_pattern())
        chosen = save_target.named_target(self._window, answer, self.ask_conflict)
        if chosen is None:
            return False
        path, target = chosen
        return self._write(path) if target is SAVE_FORMAT else self._copy(path, target)

    @property
    def modified(self) -> bool:
        """Tell whether the game differs from what its file holds."""
        return self._controller.path is not None and self._state() != self._on_disk

    def _copy(self, path: Path, target: Format) -> bool:
        """Write a copy in another format, after warning of what it cannot store."""
        losses = target.loses(self._controller.session.game.saved())
        fatal = tuple(loss for loss in losses if loss.fatal)
        if fatal:
            self._refuse(path, impossible(target, fatal))
            return False
        if losses and not self.ask_loss(self._window, target, losses):
            return False
        written = self._put(path, target)
        if written:
            self.message.emit(Note(self.tr("Saved a copy"), path.name, Tone.GOOD))
        return written

    def _put(self, path: Path, target: Format) -> bool:
        try:
            formats.save(self._controller.session.game.saved(), path, target)
        except UnwritableError as error:
            self._refuse(path, impossible(target, error.losses))
            return False
        except OSError as error:
            self._refuse(path, error_text(error))
            return False
        return True

    def _write(self, path: Path) -> bool:
        path = path.absolute()
        if not self._put(path, SAVE_FORMAT):
            return False
        self._controller.path = path
        self._on_disk = self._state()
        self._settings.used(path)
        self._autosave.note_file(file_stamp(path))
        self.saved.emit(path)
        return True

    def _state(self) -> tuple[object, ...]:
        game = self._controller.session.game
        return (game.moves, game.position)

    def _refuse(self, path: Path, reason: str) -> None:
        title = self.tr("Could not save %1").replace("%1", path.name)
        self.message.emit(Note(title, capitalized(reason), Tone.WRONG))
