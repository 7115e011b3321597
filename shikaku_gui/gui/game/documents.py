"""Opens puzzles from files, drops, the clipboard and samples, and saves games."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats, resources
from shikaku_gui.formats import (
    SAVE_FORMAT,
    Format,
    FormatError,
    SavedGame,
    SeveralPuzzlesError,
    UnwritableError,
)
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import translated_problems
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.data_notices import note_of
from shikaku_gui.gui.game.puzzle_choice import AskWhich, Load, asking_which
from shikaku_gui.gui.widgets import file_dialogs, save_target
from shikaku_gui.gui.widgets.loss_dialog import AskLoss, ask_loss, impossible
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import Problem, Puzzle, problems
from shikaku_gui.play import Tone
from shikaku_gui.store import FileStamp, OpenedGame, StoredGame, file_stamp

_LARGE_BYTES = 50_000
"""While a larger file is read, a note says so."""
_MANY_CLUES = 2_000
"""Puzzles with more clues are checked for problems on the worker thread."""


Tell: TypeAlias = Callable[[], None]
"""Tells why a file was not opened."""


def _tell_at_once(tell: Tell) -> None:
    tell()


def _nothing() -> None:
    pass


def _raise(error: BaseException) -> None:
    raise error


class Documents(QObject):
    """Opens puzzles and saves games; if that fails, the current game is kept.

    ``message`` is emitted with notes, ``saved`` with the file just written. ``take_text``
    may handle texts that are no puzzles, and returns whether it did.
    """

    message = Signal(Note)
    saved = Signal(Path)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        settings: Settings,
        file_jobs: Runner,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.ask_open: file_dialogs.AskFile = file_dialogs.ask_open
        self.ask_save: file_dialogs.AskFile = file_dialogs.ask_save
        self.ask_which: AskWhich = asking_which(file_jobs)
        self.ask_loss: AskLoss = ask_loss
        self.ask_conflict: save_target.AskConflict = save_target.ask_conflict
        self.take_text: Callable[[str], bool] = lambda _text: False
        self._controller = controller
        self._autosave = autosave
        self._settings = settings
        self._window = window
        self._file_jobs = file_jobs
        self._at_once = Runner(self)
        self._reading = 0
        self._searches = 0
        self._on_disk: tuple[object, ...] = ()

    # Opening

    def open(self) -> None:
        """Ask for a file and open it."""
        path = self.ask_open(self._window, self._settings.last_folder, file_dialogs.open_pattern())
        if path:
            self.open_path(Path(path))

    def open_path(self, path: Path, otherwise: Callable[[Tell], None] = _tell_at_once) -> None:
        """Open a file in any of the formats; it is read on the worker thread.

        Where it holds no single puzzle, ``otherwise`` gets a function that tells so.
        """
        path = path.absolute()
        stamp = file_stamp(path)  # before it is read: what changes it afterwards is noticed
        if _is_large(path):
            self.message.emit(Note(self.tr("Reading %1 ...").replace("%1", path.name)))

        def failed(error: BaseException) -> None:
            otherwise(lambda: self._not_opened(error, path))

        self._read(lambda: formats.load(path), lambda game: self._opened(game, path, stamp), failed)

    def _read(
        self,
        load: Callable[[], SavedGame],
        done: Callable[[SavedGame], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Read a puzzle on the worker thread, instead of the one that is being read.

        Even a short text is not read here: what a text costs is known only when it is read.
        """
        self._file_jobs.cancel(self._reading)
        self._searches += 1
        self._reading = self._file_jobs.run(lambda _stop: load(), done, failed)

    def _search(
        self,
        find: Callable[[], OpenedGame],
        use: Callable[[OpenedGame], None],
        failed: Callable[[BaseException], None] = _raise,
    ) -> None:
        """Look for a kept game on the worker thread; a game opened meanwhile replaces this one."""
        self._searches += 1
        search = self._searches

        def found(opened: OpenedGame) -> None:
            stored = opened.stored
            if search == self._searches:
                self._autosave.write_now()
                use(opened)
            elif stored is not None and stored.name != self._autosave.name:
                self._autosave.store.release(stored.name)

        self._file_jobs.run(lambda _stop: find(), found, failed)

    def _opened(self, game: SavedGame, path: Path, stamp: FileStamp | None) -> None:
        self._settings.used(path)
        self._open(game, path if _is_savable(path) else None, stamp)

    def _not_opened(self, error: BaseException, path: Path) -> None:
        if isinstance(error, SeveralPuzzlesError):
            self._settings.used(path)
            self.ask_which(
                self._window,
                error.names,
                lambda index: formats.load(path, index=index),
                lambda game: self._open(game, None),
            )
        elif isinstance(error, FormatError):
            self._refuse(self.tr("%1 cannot be read").replace("%1", path.name), str(error))
        elif isinstance(error, OSError):
            reason = error.strerror or str(error)
            self._refuse(self.tr("%1 cannot be opened").replace("%1", path.name), reason)
        else:
            raise error

    def open_sample(self, path: Path) -> None:
        """Open one of the bundled puzzles, which are never saved to."""
        self._read(
            lambda: formats.load(path),
            lambda game: self._open(game, None),
            lambda error: self._not_opened(error, path),
        )

    def open_text(self, text: str) -> None:
        """Show a pasted or dropped puzzle, and ask whether to open it."""
        if self.take_text(text):
            return
        self._read(
            lambda: formats.loads(text),
            lambda game: self._ask_for_text((game.puzzle.title,), lambda _index: game),
            lambda error: self._text_not_read(error, text),
        )

    def _text_not_read(self, error: BaseException, text: str) -> None:
        if isinstance(error, SeveralPuzzlesError):
            self._ask_for_text(error.names, lambda index: formats.loads(text, index=index))
        elif isinstance(error, FormatError):
            self._refuse(self.tr("This text is no puzzle"), str(error))
        else:
            raise error

    def _ask_for_text(self, names: tuple[str, ...], load: Load) -> None:
        self.ask_which(self._window, names, load, self._open_arrived)

    def open_game(
        self,
        game: SavedGame,
        path: Path | None = None,
        *,
        leaving: Callable[[], None] = _nothing,
        opened: Callable[[], None] = _nothing,
    ) -> None:
        """Open a game; the current one is kept in the store.

        ``leaving`` is called just before it replaces the current game, ``opened`` afterwards.
        """
        own = path if path is not None and _is_savable(path) else None
        stamp = None if own is None else file_stamp(own)
        self._open(game, own, stamp, leaving=leaving, opened=opened)

    def restore(self, game: SavedGame, path: Path | None) -> None:
        """Open an earlier game again, as it was."""
        self._show(game, path)

    def resume(self, name: str, opened: Callable[[], None], missing: Callable[[], None]) -> None:
        """Go on with a kept game; where it cannot be had, tell why.

        ``opened`` is called once it is on the board, ``missing`` if no game has that name.
        """
        if name == self._autosave.name:
            opened()
            return

        def use(found: OpenedGame) -> None:
            if found.stored is not None:
                self._take_up(found.stored, _file_of(found.stored))
            for notice in found.notices:
                self.message.emit(note_of(notice))
            opened()

        def failed(error: BaseException) -> None:
            if not isinstance(error, KeyError):
                raise error
            missing()

        self._search(lambda: self._autosave.store.open(name), use, failed)

    def _open_arrived(self, game: SavedGame) -> None:
        before = self._controller.session.game.saved()
        path, stamp = self._controller.path, self._stamp

        def opened() -> None:
            if not problems(game.puzzle):
                back = NoteButton(
                    self.tr("Back to the puzzle before"), lambda: self._open(before, path, stamp)
                )
                self.message.emit(Note(self.tr("The text was opened as a puzzle"), buttons=(back,)))

        self._open(game, None, opened=opened)

    def paste(self) -> None:
        """Open the puzzle in the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self._refuse(self.tr("Nothing to paste"), self.tr("The clipboard holds no text."))

    def drop(self, data: QMimeData) -> None:
        """Open dropped data: the first local file, or else the text."""
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if files:
            self.open_path(Path(files[0]))
        elif data.hasText() or data.hasUrls():
            self.open_text(data.text() or data.urls()[0].toString())

    def open_first(
        self, given: Path | str | None = None, opened: Callable[[], None] = _nothing
    ) -> None:
        """Open a file or a link; without one, the game played last, or the first sample.

        So it is where the file or the link cannot be opened. ``opened`` is called when it is
        known which.
        """

        def use(found: OpenedGame) -> None:
            if given is None:
                self._first_game(found.stored)
            else:
                if found.stored is not None:
                    self._autosave.store.release(found.stored.name)
                self._open_given(given)
            for notice in found.notices:
                self.message.emit(note_of(notice))
            opened()

        self._search(self._autosave.store.open_last, use)

    def _open_given(self, given: Path | str) -> None:
        def failed(error: BaseException) -> None:
            self._open_instead(lambda: self._text_not_read(error, str(given)))

        if isinstance(given, Path):
            self.open_path(given, self._open_instead)
        else:
            self._read(lambda: formats.loads(given), lambda game: self._open(game, None), failed)

    def _open_instead(self, tell: Tell) -> None:
        """Open the game played last, or the first sample, and tell why nothing else is open."""

        def use(found: OpenedGame) -> None:
            if found.stored is not None:
                self._take_up(found.stored, _file_of(found.stored))
                tell()
            else:
                self._read(lambda: formats.load(resources.bundled()[0]), sample, _raise)

        def sample(game: SavedGame) -> None:
            self._open(game, None, opened=tell)

        self._search(self._autosave.store.open_last, use)

    def _first_game(self, stored: StoredGame | None) -> None:
        if stored is not None:
            self._take_up(stored, _file_of(stored))
            return
        self.open_sample(resources.bundled()[0])

    def open_another(self) -> None:
        """Open the next bundled puzzle that is not solved yet."""
        here = self._controller.session.puzzle

        def find() -> SavedGame | None:
            games = _all_bundled()
            first = next((at for at, game in enumerate(games, 1) if game.puzzle == here), 0)
            following = games[first:] + games[:first]
            solved = self._autosave.is_solved
            return next((game for game in following if not solved(game.puzzle)), None)

        self._file_jobs.run(lambda _stop: find(), self._open_next)

    def _open_next(self, game: SavedGame | None) -> None:
        if game is None:
            self.open()
        else:
            self._open(game, None)

    # Saving

    def save(self) -> bool:
        """Save to the game's file, or ask for one; tell whether it was saved."""
        own = self._controller.path
        if own is None:
            return self.save_as()
        path = save_target.safe_target(self._window, own, self._stamp, self.ask_conflict)
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
            title = self.tr("%1 cannot be written").replace("%1", path.name)
            self._refuse(title, impossible(target, fatal))
            return False
        if losses and not self.ask_loss(self._window, target, losses):
            return False
        written = self._put(path, target)
        if written:
            self.message.emit(Note(self.tr("A copy was written"), path.name, Tone.GOOD))
        return written

    def _put(self, path: Path, target: Format) -> bool:
        try:
            formats.save(self._controller.session.game.saved(), path, target)
        except UnwritableError as error:
            title = self.tr("%1 cannot be written").replace("%1", path.name)
            self._refuse(title, impossible(target, error.losses))
            return False
        except OSError as error:
            reason = error.strerror or str(error)
            self._refuse(self.tr("%1 cannot be written").replace("%1", path.name), reason)
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

    @property
    def _stamp(self) -> FileStamp | None:
        return self._autosave.current.slot.metadata.stamp

    def _state(self) -> tuple[object, ...]:
        game = self._controller.session.game
        return (game.moves, game.position)

    # After opening

    def _open(
        self,
        game: SavedGame,
        path: Path | None,
        stamp: FileStamp | None = None,
        *,
        leaving: Callable[[], None] = _nothing,
        opened: Callable[[], None] = _nothing,
    ) -> None:
        """Open a game, or the one kept on its puzzle."""

        def use(found: OpenedGame) -> None:
            leaving()
            self._open_beside(game, path, found.stored)
            if stamp is not None:
                self._autosave.note_file(stamp)
            opened()
            if game.dropped:
                title = self.tr("Some rectangles were left out")
                text = self.tr("They overlap in the file, as in rooms that are not finished.")
                self.message.emit(Note(title, text))

        self._search(lambda: self._kept_on(game.puzzle), use)

    def _kept_on(self, puzzle: Puzzle) -> OpenedGame:
        return OpenedGame(self._autosave.current.stored_game_on(puzzle))

    def _open_beside(self, game: SavedGame, path: Path | None, stored: StoredGame | None) -> None:
        """Open a game on whose puzzle another one may be kept."""
        if stored is None:
            self._show(game, path)
        elif not game.moves:
            self._take_up(stored, path, game)
            self._offer_afresh()
        elif stored.game.moves == game.moves:
            self._take_up(stored, path, game)
        else:
            self._autosave.store.release(stored.name)
            self._show(game, path)
            self._offer_kept(game.puzzle)

    def _take_up(
        self, stored: StoredGame, path: Path | None, in_file: SavedGame | None = None
    ) -> None:
        self._autosave.resume_next(stored)
        self._show(stored.game, path, in_file)

    def _show(self, game: SavedGame, path: Path | None, in_file: SavedGame | None = None) -> None:
        """Show a game; its file holds the same, unless that is known to hold another state."""
        self._searches += 1
        on_disk = in_file or game
        self._on_disk = (on_disk.moves, on_disk.position)  # the title depends on it
        self._controller.open(game, path)
        self._list_problems(game.puzzle)

    def _list_problems(self, puzzle: Puzzle) -> None:
        runner = self._file_jobs if len(puzzle.clues) > _MANY_CLUES else self._at_once
        runner.run(lambda _stop: problems(puzzle), lambda found: self._show_problems(puzzle, found))

    def _show_problems(self, puzzle: Puzzle, listed: tuple[Problem, ...]) -> None:
        if listed and puzzle is self._controller.session.puzzle:
            title = self.tr("This puzzle has no solution")
            text = "\n".join(translated_problems(puzzle, listed))
            self.message.emit(Note(title, text, Tone.WRONG))

    def _offer_afresh(self) -> None:
        self.message.emit(
            Note(
                self.tr("Welcome back"),
                self.tr("You have played this puzzle before: here is how you left it."),
                buttons=(NoteButton(self.tr("Start afresh"), self._clear),),
            )
        )

    def _clear(self) -> None:
        self._controller.notify(self._controller.session.clear())
        self.message.emit(
            Note(self.tr("The board is clear"), self.tr("Undo brings your rectangles back."))
        )

    def _offer_kept(self, puzzle: Puzzle) -> None:
        self.message.emit(
            Note(
                self.tr("Another game on this puzzle"),
                self.tr("There is also a game of yours on this puzzle that differs."),
                buttons=(NoteButton(self.tr("Go to that game"), lambda: self._go_to_kept(puzzle)),),
            )
        )

    def _go_to_kept(self, puzzle: Puzzle) -> None:
        def use(found: OpenedGame) -> None:
            stamp = self._stamp
            if found.stored is not None:
                self._take_up(found.stored, self._controller.path)
                self._autosave.note_file(stamp)

        self._search(lambda: self._kept_on(puzzle), use)

    def _refuse(self, title: str, reason: str) -> None:
        text = reason[:1].upper() + reason[1:]
        self.message.emit(Note(title, text, Tone.WRONG))


def _file_of(stored: StoredGame) -> Path | None:
    return Path(stored.metadata.path) if stored.metadata.path else None


def _is_savable(path: Path) -> bool:
    """Tell whether a game may be saved to the file it comes from: not to a bundled puzzle."""
    return path.suffix == SAVE_FORMAT.suffixes[0] and not resources.is_bundled(path)


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > _LARGE_BYTES
    except OSError:
        return False


def _all_bundled() -> list[SavedGame]:
    return [formats.load(path) for path in resources.bundled()]
