"""A document: a puzzle with a file of its own, in the game or in the editor.

:class:`Document` says how one is opened and saved, :class:`Autosave` how it is kept in the
program's own folder until then, so that closing a window loses nothing. What the game and the
editor do differently is in their subclasses.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats, play, resources
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import capitalized, error_text
from shikaku_gui.gui.game.puzzle_choice import Addable, AskWhich, PuzzleChoice, choice_of_readings
from shikaku_gui.gui.game.save_writer import SaveWriter
from shikaku_gui.gui.widgets import file_dialogs, save_target
from shikaku_gui.gui.widgets.loss_dialog import AskLoss, ask_loss, impossible
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle
from shikaku_gui.play import Tone
from shikaku_gui.store import DeferredWrite, FileStamp, file_stamp

AUTOSAVE_MILLISECONDS = 250
"""The time from the first change to its autosave."""

_Read = TypeVar("_Read")
Failed: TypeAlias = Callable[[BaseException], None]
"""Handles that a file or text was not opened, with the reason."""


class Shown(Protocol):
    """The puzzle in a window, with its own file; None where it has none."""

    path: Path | None

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        ...


def _nothing() -> None:
    pass


def is_savable(path: Path) -> bool:
    """Tell whether a puzzle may be saved to the file it comes from: not to a bundled one."""
    return path.suffix == formats.SAVE_FORMAT.suffixes[0] and not resources.is_bundled(path)


class Document(QObject):
    """Opens puzzles from files and texts, and saves them; if that fails, the current one stays.

    ``message`` is emitted with notes, ``saved`` with the file written. A subclass says what is
    saved (:meth:`content`), shows what was read, and notes what was written.
    """

    message = Signal(Note)
    saved = Signal(Path)

    def __init__(self, shown: Shown, settings: Settings, file_jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self.ask_open: file_dialogs.AskFile = file_dialogs.ask_open
        self.ask_save: file_dialogs.AskFile = file_dialogs.ask_save
        self.ask_which: AskWhich = dialog_asker(file_jobs)
        self.ask_loss: AskLoss = ask_loss
        self.ask_conflict: save_target.AskConflict = save_target.ask_conflict
        self._shown = shown
        self._settings = settings
        self._window = window
        self._file_jobs = file_jobs

    # The current puzzle, in a subclass

    @property
    @abstractmethod
    def stamp(self) -> tuple[int, int] | None:
        """The stamp of the puzzle's file when it was last read or written, None if unknown."""

    @abstractmethod
    def content(self) -> formats.SavedGame:
        """Return what is saved."""

    @abstractmethod
    def show(
        self, game: formats.SavedGame, path: Path | None = None, stamp: FileStamp | None = None
    ) -> None:
        """Show a puzzle that was read; ``path`` is the file that it may be saved to."""

    def show_pasted(self, game: formats.SavedGame) -> None:
        """Show a puzzle that was pasted or dropped."""
        self.show(game)

    @abstractmethod
    def note_written(self, path: Path, target: formats.Format) -> None:
        """Note that the puzzle was written."""

    def titled(self, game: formats.SavedGame, _path: Path) -> formats.SavedGame:
        """Return a game that was read from a file with the title that it gets."""
        return game

    def addable(self, _read: Callable[[], formats.PuzzleSet], _name: str) -> Addable | None:
        """Return how several puzzles are added to the library, None if they are not."""
        return None

    # Opening

    def open(self) -> None:
        """Ask for a file and open it."""
        path = self.ask_open(self._window, self._settings.last_folder, file_dialogs.open_pattern())
        if path:
            self.open_path(Path(path))

    def open_path(self, path: Path, failed: Failed | None = None) -> None:
        """Open a file in any of the formats; it is read on the worker thread.

        Where it does not hold exactly one puzzle, ``failed`` gets the error, or it is explained.
        """
        path = path.absolute()
        stamp = file_stamp(path)  # before it is read: what changes it afterwards is noticed

        def load() -> formats.SavedGame:
            return self.titled(play.settled(lambda: formats.load(path), ask=True), path)

        def done(game: formats.SavedGame) -> None:
            self._settings.used(path)
            self.show(game, path if is_savable(path) else None, stamp)

        self.read(load, done, failed or (lambda error: self.explain_unopened(error, path)))

    def read(
        self,
        load: Callable[[], _Read],
        done: Callable[[_Read], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Read what a file or text holds on the worker thread, instead of what is being read.

        Even a short text is not read here: what a text costs is known only when it is read.
        """
        self._file_jobs.submit(lambda _stop: load(), done, failed, replaces=self)

    def explain_unopened(
        self, error: BaseException, path: Path, declined: Callable[[], None] = _nothing
    ) -> None:
        """Explain why a file was not opened; ask which of several puzzles to open.

        ``declined`` is called where none of them is opened.
        """
        if isinstance(error, formats.SeveralPuzzlesError):
            self._settings.used(path)
            read = cache(lambda: formats.load_set(path))
            choice = self._choice(error, read, path.stem, lambda game: self.titled(game, path))
            self.ask_which(self._window, replace(choice, declined=declined), self.show)
        elif isinstance(error, formats.FormatError):
            plain = (
                _("The file is not a puzzle that Shikaku can read. Open another one.")
                if error.line is None
                else _(
                    "The file is not a puzzle that this version of Shikaku can read, or it has a "
                    "mistake in line {line}. Correct that line in a text editor, or open another "
                    "copy."
                ).format(line=error.line)
            )
            name = _("Could not read {name}").format(name=path.name)
            self.refuse(name, _with_details(plain, error))
        elif isinstance(error, OSError):
            self.refuse(_("Could not open {name}").format(name=path.name), error_text(error))
        else:
            raise error

    def paste(self) -> None:
        """Show the puzzle in the clipboard, and ask whether to open it."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self.refuse(_("Nothing to paste"), _("The clipboard contains no text."))

    def open_text(self, text: str) -> None:
        """Show a pasted or dropped puzzle, and ask whether to open it."""

        def ask(game: formats.SavedGame) -> None:
            choice = PuzzleChoice((game.puzzle.title,), lambda _index: game)
            self.ask_which(self._window, choice, self.show_pasted)

        self.read(
            lambda: play.settled(lambda: formats.loads(text), ask=True),
            ask,
            lambda error: self.explain_unread_text(error, text),
        )

    def explain_unread_text(
        self, error: BaseException, text: str, declined: Callable[[], None] = _nothing
    ) -> None:
        """Explain why a text was not opened; ask which of several puzzles to open.

        ``declined`` is called where none of them is opened.
        """
        if isinstance(error, formats.SeveralPuzzlesError):
            read = cache(lambda: formats.loads_set(text))
            choice = self._choice(error, read, _("Pasted puzzles"))
            self.ask_which(self._window, replace(choice, declined=declined), self.show_pasted)
        elif isinstance(error, formats.FormatError):
            plain = (
                _("The text is not a puzzle that Shikaku can read.")
                if error.line is None
                else _(
                    "The text is not a puzzle, or it has a mistake in line {line}. Copy the whole "
                    "puzzle or link, and paste it again."
                ).format(line=error.line)
            )
            self.refuse(_("No puzzle found in the text"), _with_details(plain, error))
        else:
            raise error

    def _choice(
        self,
        error: formats.SeveralPuzzlesError,
        read: Callable[[], formats.PuzzleSet],
        name: str,
        title: Callable[[formats.SavedGame], formats.SavedGame] = lambda game: game,
    ) -> PuzzleChoice:
        """Return several puzzles to choose from, or the ways in which one can be read.

        ``read`` returns the puzzles, and ``title`` the only one with a title.
        """
        if isinstance(error, formats.SeveralReadingsError):
            return choice_of_readings(list(map(title, error.games)))

        def load(index: int) -> formats.SavedGame:
            return play.settled(lambda: read().game(index))

        return PuzzleChoice(error.names, load, self.addable(read, name))

    # Saving

    def save(self) -> bool:
        """Save to the puzzle's file, or ask for one; tell whether it was saved."""
        own = self._shown.path
        if own is None:
            return self.save_as()
        path = save_target.safe_target(self._window, own, self.stamp, self.ask_conflict)
        return path is not None and self._write(path, formats.SAVE_FORMAT)

    def save_as(self) -> bool:
        """Ask for a file of any format; tell whether the puzzle was saved."""
        name = (
            file_dialogs.file_name(puzzle_name(self._shown.puzzle))
            + formats.SAVE_FORMAT.suffixes[0]
        )
        suggested = self._shown.path or Path(self._settings.last_folder) / name
        answer = self.ask_save(self._window, str(suggested), file_dialogs.save_pattern())
        chosen = save_target.named_target(self._window, answer, self.ask_conflict)
        return chosen is not None and self._may_lose(*chosen) and self._write(*chosen)

    def _may_lose(self, path: Path, target: formats.Format) -> bool:
        """Warn of what a format cannot store; tell whether to save all the same."""
        losses = () if target is formats.SAVE_FORMAT else target.loses(self.content())
        fatal = tuple(loss for loss in losses if loss.fatal)
        if fatal:
            return self._refuse_to_save(path, impossible(target, fatal))
        return not losses or self.ask_loss(self._window, target, losses)

    def _write(self, path: Path, target: formats.Format) -> bool:
        path = path.absolute()
        try:
            formats.save(self.content(), path, target)
        except formats.UnwritableError as error:
            return self._refuse_to_save(path, impossible(target, error.losses))
        except OSError as error:
            return self._refuse_to_save(path, error_text(error))
        self.note_written(path, target)
        return True

    def _refuse_to_save(self, path: Path, reason: str) -> bool:
        self.refuse(_("Could not save {name}").format(name=path.name), reason)
        return False

    def refuse(self, title: str, reason: str) -> None:
        """Show a note about what could not be done, and why."""
        self.message.emit(Note(title, capitalized(reason), Tone.WRONG))


class Autosave(QObject):
    """Writes a document into the program's own folder: soon after a change, and on demand.

    A subclass says what is written where. ``writer`` writes on the thread of ``saving``, tries
    again what has failed, and reports trouble.
    """

    def __init__(self, saving: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.writer = SaveWriter(saving, self)
        self._due = QTimer(self, singleShot=True, interval=AUTOSAVE_MILLISECONDS)
        self._due.timeout.connect(self._write)

    @property
    @abstractmethod
    def slot(self) -> object:
        """The place that is written to; a later write replaces earlier ones there."""

    @abstractmethod
    def snapshot(self) -> DeferredWrite:
        """Return what writes the document in its present state."""

    def on_written(self) -> None:
        """React to a write that has ended."""

    def note_change(self) -> None:
        """Note that the document has changed; further changes do not delay its writing."""
        if not self._due.isActive():
            self._due.start()

    def write_soon(self) -> None:
        """Write pending changes on the worker thread, whether they are due or not."""
        if self.begin_save():
            self._write()

    def write_now(self) -> None:
        """Write pending changes, and return when they are written."""
        if self.begin_save():
            self.writer.write_now(self.snapshot(), self.slot)

    def finish(self) -> str:
        """Write everything; return why that failed, empty if it did not."""
        self.write_now()
        return self.writer.finish()

    def close(self) -> None:
        """Write everything, and end the thread."""
        self.finish()
        self._due.stop()
        self.writer.close()

    def begin_save(self) -> bool:
        """Tell whether there are changes to write, and count the write as begun."""
        begun = self._due.isActive()
        self._due.stop()
        return begun

    def _write(self) -> None:
        self.writer.write_latest(self.slot, self.snapshot(), self.on_written)


def _with_details(plain: str, error: BaseException) -> str:
    """Return a plain sentence, and below it where and why exactly a text was not read."""
    details = _("Details: {reason}").format(reason=error_text(error))
    return f"{plain}\n\n{details}"


def dialog_asker(jobs: Jobs) -> AskWhich:
    """Return a function that asks in a dialog, which reads the puzzles in ``jobs``."""

    def ask(
        parent: QWidget, choice: PuzzleChoice, use: Callable[[formats.SavedGame], None]
    ) -> None:
        from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog  # not for the start

        dialog = OpenPuzzleDialog(choice, jobs, parent)
        dialog.chosen.connect(use)
        dialog.rejected.connect(choice.declined)
        dialog.show()

    return ask
