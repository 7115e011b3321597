"""Opens puzzles from files, drops, the clipboard and samples."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats, resources
from shikaku_gui.formats import (
    FormatError,
    PuzzleSet,
    SavedGame,
    SeveralPuzzlesError,
)
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import capitalized, error_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.data_notices import note_of
from shikaku_gui.gui.game.game_opener import GameOpener, file_of, is_savable
from shikaku_gui.gui.game.game_saver import GameSaver
from shikaku_gui.gui.game.puzzle_asking import asking_which
from shikaku_gui.gui.game.puzzle_choice import (
    Addable,
    AskWhich,
    PuzzleChoice,
    choice_of_several,
    choice_of_text,
    reading_once,
)
from shikaku_gui.gui.widgets import file_dialogs
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import problems
from shikaku_gui.play import Tone
from shikaku_gui.store import (
    AddedPuzzles,
    FileStamp,
    OpenedGame,
    StoredGame,
    add_puzzles,
    file_stamp,
    puzzle_id,
    title_of_file,
)

_LARGE_BYTES = 50_000
"""While a larger file is read, a note says so."""

_Read = TypeVar("_Read")
Tell: TypeAlias = Callable[[], None]
"""Tells why a file was not opened."""


def _tell_at_once(tell: Tell) -> None:
    tell()


def _raise(error: BaseException) -> None:
    raise error


class Documents(QObject):
    """Opens puzzles; if that fails, the current game is kept.

    ``opener`` puts them on the board, ``saver`` saves games. ``message`` is emitted with the
    notes of all three, ``added`` with a sentence once puzzles were added to the library, or a
    folder is shown there.
    ``take_text`` may handle texts that are no puzzles, and returns whether it did.
    """

    message = Signal(Note)
    added = Signal(str)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        settings: Settings,
        file_jobs: Jobs,
        puzzle_folder: Path,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.ask_open: file_dialogs.AskFile = file_dialogs.ask_open
        self.ask_which: AskWhich = asking_which(file_jobs)
        self.take_text: Callable[[str], bool] = lambda _text: False
        self._controller = controller
        self._autosave = autosave
        self._settings = settings
        self._window = window
        self._file_jobs = file_jobs
        self._puzzle_folder = puzzle_folder
        self.saver: GameSaver = GameSaver(controller, autosave, settings, window)
        self.saver.message.connect(self.message)
        self.opener: GameOpener = GameOpener(controller, autosave, self.saver, file_jobs, self)
        self.opener.message.connect(self.message)

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
            self.message.emit(Note(self.tr("Reading %1…").replace("%1", path.name)))

        def failed(error: BaseException) -> None:
            otherwise(lambda: self._not_opened(error, path))

        self._read(lambda: _load(path), lambda game: self._opened(game, path, stamp), failed)

    def _read(
        self,
        load: Callable[[], _Read],
        done: Callable[[_Read], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Read what a file or text holds on the worker thread, instead of what is being read.

        Even a short text is not read here: what a text costs is known only when it is read.
        """
        self.opener.forget_searches()
        self._file_jobs.submit(lambda _stop: load(), done, failed, replaces=self)

    def _opened(self, game: SavedGame, path: Path, stamp: FileStamp | None) -> None:
        self._settings.used(path)
        self.opener.open_as_read(game, path if is_savable(path) else None, stamp)

    def _not_opened(self, error: BaseException, path: Path) -> None:
        if isinstance(error, SeveralPuzzlesError):
            self._settings.used(path)
            self.ask_which(
                self._window,
                PuzzleChoice(
                    error.names,
                    reading_once(lambda: formats.load_set(path)),
                    self._addable(lambda: formats.load_set(path), path.stem),
                ),
                lambda game: self.opener.open_as_read(game, None),
            )
        elif isinstance(error, FormatError):
            self._refuse(self.tr("Could not read %1").replace("%1", path.name), error_text(error))
        elif isinstance(error, IsADirectoryError):
            self._offer_folder(path)
        elif isinstance(error, OSError):
            reason = error_text(error)
            self._refuse(self.tr("Could not open %1").replace("%1", path.name), reason)
        else:
            raise error

    def _offer_folder(self, path: Path) -> None:
        """Offer to show the puzzles of a folder in the library."""
        title = self.tr("%1 is a folder").replace("%1", path.name or str(path))
        text = self.tr("The library can show its puzzles, including those in subfolders.")
        before = self._settings.library_folder
        if before is not None:
            replaces = self.tr("It will then no longer show %1.").replace("%1", str(before))
            text = f"{text} {replaces}"

        def show() -> None:
            self._settings.library_folder = path
            self.added.emit(self.tr("The library now shows %1").replace("%1", str(path)))

        button = NoteButton(self.tr("Show in Library"), show, leading=True)
        self.message.emit(Note(title, text, buttons=(button,)))

    def open_sample(self, path: Path) -> None:
        """Open one of the bundled puzzles, which are never saved to."""
        self._read(
            lambda: formats.load(path),
            lambda game: self.opener.open_as_read(game, None),
            lambda error: self._not_opened(error, path),
        )

    def open_text(self, text: str) -> None:
        """Show a pasted or dropped puzzle, and ask whether to open it."""
        if self.take_text(text):
            return
        self._read(
            lambda: choice_of_text(text),
            lambda choice: self._ask_for_text(choice, text),
            lambda error: self._text_not_read(error, text),
        )

    def _text_not_read(self, error: BaseException, text: str) -> None:
        if isinstance(error, SeveralPuzzlesError):
            self._ask_for_text(choice_of_several(error, text), text)
        elif isinstance(error, FormatError):
            self._refuse(self.tr("No puzzle found in the text"), error_text(error))
        else:
            raise error

    def _ask_for_text(self, choice: PuzzleChoice, text: str) -> None:
        if len(choice.names) > 1:
            addable = self._addable(lambda: formats.loads_set(text), self.tr("Pasted puzzles"))
            choice = replace(choice, addable=addable)
        self.ask_which(self._window, choice, self._open_arrived)

    def _addable(self, read: Callable[[], PuzzleSet], name: str) -> Addable:
        """Return puzzles to be added to the player's folder, or else to one of the program's."""
        root = self._settings.library_folder or self._puzzle_folder

        def added(result: AddedPuzzles) -> None:
            if self._settings.library_folder is None:
                self._settings.library_folder = root
            self.added.emit(self._words_for(result))

        return Addable(lambda progress: add_puzzles(read(), root, name, progress), added)

    def _words_for(self, result: AddedPuzzles) -> str:
        added, known, bad = result.added, result.known, result.unreadable
        texts = (
            (added, self.tr("One puzzle added."), self.tr("%n puzzles added.", "", added)),
            (
                known,
                self.tr("One was already in the library."),
                self.tr("%n were already in the library.", "", known),
            ),
            (bad, self.tr("One could not be read."), self.tr("%n could not be read.", "", bad)),
        )
        return " ".join(one if count == 1 else many for count, one, many in texts if count)

    def _open_arrived(self, game: SavedGame) -> None:
        before = self._controller.session.game.saved()
        path, stamp = self._controller.path, self._autosave.stamp

        def opened() -> None:
            if not problems(game.puzzle):
                back = NoteButton(
                    self.tr("Back to Previous Puzzle"),
                    lambda: self.opener.open_as_read(before, path, stamp),
                )
                self.message.emit(Note(self.tr("Opened the puzzle from the text"), buttons=(back,)))

        self.opener.open_as_read(game, None, opened=opened)

    def paste(self) -> None:
        """Open the puzzle in the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self._refuse(self.tr("Nothing to paste"), self.tr("The clipboard contains no text."))

    def drop(self, data: QMimeData) -> None:
        """Open dropped data: the first local file, or else the text."""
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if files:
            self.open_path(Path(files[0]))
        elif data.hasText() or data.hasUrls():
            self.open_text(data.text() or data.urls()[0].toString())

    def open_first(
        self, given: Path | str | None = None, opened: Callable[[], None] = lambda: None
    ) -> None:
        """Open a file or a link, else the game played last, or a sample not solved yet.

        The latter are also opened where the file or the link cannot be. ``opened`` is called once
        a game is on the board, or a file or a link is being read.
        """

        def use(found: OpenedGame) -> None:
            def ready() -> None:
                for notice in found.notices:
                    self.message.emit(note_of(notice))
                opened()

            if given is None:
                self._first_game(found.stored, ready)
            else:
                if found.stored is not None:
                    self._autosave.store.release(found.stored.name)
                ready()  # what is said of the file or the link replaces its notes
                self._open_given(given)

        self.opener.search(self._autosave.store.open_last, use)

    def _open_given(self, given: Path | str) -> None:
        def failed(error: BaseException) -> None:
            self._open_instead(lambda: self._text_not_read(error, str(given)))

        if isinstance(given, Path):
            self.open_path(given, self._open_instead)
        else:
            self._read(
                lambda: formats.loads(given),
                lambda game: self.opener.open_as_read(game, None),
                failed,
            )

    def _open_instead(self, tell: Tell) -> None:
        """Open the game played last, or the first sample, and tell why nothing else is open."""

        def use(found: OpenedGame) -> None:
            if found.stored is not None:
                self.opener.take_up(found.stored, file_of(found.stored))
                tell()
            else:
                self._read(self._first_sample, sample, _raise)

        def sample(game: SavedGame) -> None:
            self.opener.open_as_read(game, None, opened=tell)

        self.opener.search(self._autosave.store.open_last, use)

    def _first_game(self, stored: StoredGame | None, opened: Callable[[], None]) -> None:
        if stored is not None:
            self.opener.take_up(stored, file_of(stored))
            opened()
            return

        def show(game: SavedGame) -> None:
            self.opener.open_as_read(game, None, opened=opened)

        self._read(self._first_sample, show, _raise)

    def _first_sample(self) -> SavedGame:
        """Return the first bundled puzzle that is not solved yet, the first one if all are."""
        solved = self._autosave.solved_puzzles()
        games = (formats.load(path) for path in resources.bundled())
        unsolved = (game for game in games if puzzle_id(game.puzzle) not in solved)
        return next(unsolved, None) or formats.load(resources.bundled()[0])

    def open_another(self) -> None:
        """Open the next bundled puzzle that is not solved yet."""
        here = self._controller.session.puzzle

        def find() -> SavedGame | None:
            games = _all_bundled()
            first = next((at for at, game in enumerate(games, 1) if game.puzzle == here), 0)
            following = games[first:] + games[:first]
            solved = self._autosave.is_solved
            return next((game for game in following if not solved(game.puzzle)), None)

        self._file_jobs.submit(lambda _stop: find(), self._open_next)

    def _open_next(self, game: SavedGame | None) -> None:
        if game is None:
            self.open()
        else:
            self.opener.open_as_read(game, None)

    def _refuse(self, title: str, reason: str) -> None:
        text = capitalized(reason)
        self.message.emit(Note(title, text, Tone.WRONG))


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > _LARGE_BYTES
    except OSError:
        return False


def _all_bundled() -> list[SavedGame]:
    return [formats.load(path) for path in resources.bundled()]


def _load(path: Path) -> SavedGame:
    """Read the one puzzle of a file, which has the file's name if it has no title.

    Raises:
        FormatError: it holds none, or several.
        OSError: it cannot be read.
    """
    game = formats.load(path)
    if game.puzzle.title or is_savable(path):
        return game
    return replace(game, puzzle=replace(game.puzzle, title=title_of_file(path)))
