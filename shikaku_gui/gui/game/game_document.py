"""Opens puzzles from files, drops, the clipboard and samples."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats, play, resources, store
from shikaku_gui.gui.base.jobs import Jobs, raise_error
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.data_notices import note_of
from shikaku_gui.gui.game.document import Document, Failed, is_savable
from shikaku_gui.gui.game.game_opener import GameOpener, file_of
from shikaku_gui.gui.game.puzzle_choice import Addable
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import problems
from shikaku_gui.play import Tone

_LARGE_BYTES = 50_000
"""While a larger file is read, a note says so."""

_Read = TypeVar("_Read")


class GameDocument(Document):
    """Opens and saves the games that are played.

    ``opener`` puts them on the board. ``added`` is emitted with a sentence once puzzles were
    added to the library, or a folder is shown there.
    ``take_text`` may handle texts that are no puzzles, and returns whether it did.
    """

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
        super().__init__(controller, settings, file_jobs, window)
        self.take_text: Callable[[str], bool] = lambda _text: False
        self._controller = controller
        self._autosave = autosave
        self._puzzle_folder = puzzle_folder
        self._on_disk: tuple[object, ...] = ()
        self.opener: GameOpener = GameOpener(
            controller, autosave, self._note_on_disk, file_jobs, self
        )
        self.opener.message.connect(self.message)
        self.opener.kept_shown.connect(self._look_into_file)

    # The game on the board

    @property
    def stamp(self) -> store.FileStamp | None:
        """The stamp of the game's file when it was last read or written, None if unknown."""
        return self._autosave.stamp

    @property
    def modified(self) -> bool:
        """Whether the game differs from what its file holds."""
        return self._controller.path is not None and self._state() != self._on_disk

    def content(self) -> formats.SavedGame:
        """Return the game in its present state."""
        return self._controller.session.game.saved()

    def show(
        self,
        game: formats.SavedGame,
        path: Path | None = None,
        stamp: store.FileStamp | None = None,
    ) -> None:
        """Put a game on the board."""
        self.opener.open_as_read(game, path, stamp)

    def note_written(self, path: Path, target: formats.Format) -> None:
        """Note that the game was saved to its file, or a copy in another format."""
        if target is not formats.SAVE_FORMAT:
            self.message.emit(Note(_("Saved a copy"), path.name, Tone.GOOD))
            return
        self._controller.path = path
        self._on_disk = self._state()
        self._settings.used(path)
        self._autosave.note_file(store.file_stamp(path))
        self.saved.emit(path)

    def _note_on_disk(self, game: formats.SavedGame) -> None:
        """Remember what the file of the game on the board holds."""
        self._on_disk = game.moves, game.position

    def _look_into_file(self) -> None:
        """Read what the file of the game on the board holds: it may have been played on since."""
        path, noted = self._controller.path, self._on_disk

        def done(game: formats.SavedGame | None) -> None:
            if noted is not self._on_disk:
                return  # it was saved meanwhile, or another game is shown
            self._on_disk = () if game is None else (game.moves, game.position)
            self._controller.view_changed.emit()

        if path is not None:
            self._file_jobs.submit(lambda _stop: _readable(path), done)

    def _state(self) -> tuple[object, ...]:
        game = self._controller.session.game
        return game.moves, game.position

    # Opening

    def titled(self, game: formats.SavedGame, path: Path) -> formats.SavedGame:
        """Return a game that was read from a file, with the file's name if it has no title."""
        return game if is_savable(path) else store.with_title_of_file(game, path)

    def open_path(self, path: Path, failed: Failed | None = None) -> None:
        """Open a file as :meth:`Document.open_path` does; a note says that a large one is read."""
        if _is_large(path):
            self.message.emit(Note(_("Reading {name}…").format(name=path.name)))
        super().open_path(path, failed)

    def read(
        self,
        load: Callable[[], _Read],
        done: Callable[[_Read], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Read a file or text instead of looking for a kept game."""
        self.opener.forget_searches()
        super().read(load, done, failed)

    def explain_unopened(
        self, error: BaseException, path: Path, declined: Callable[[], None] = lambda: None
    ) -> None:
        """Explain why a file was not opened; offer to show a folder in the library."""
        if isinstance(error, IsADirectoryError):
            self._offer_folder(path)
        else:
            super().explain_unopened(error, path, declined)

    def _offer_folder(self, path: Path) -> None:
        """Offer to show the puzzles of a folder in the library."""
        title = _("{name} is a folder").format(name=path.name or str(path))
        text = _("The library can show its puzzles, including those in subfolders.")
        before = self._settings.library_folder
        if before is not None:
            replaces = _("It will then no longer show {folder}.").format(folder=str(before))
            text = f"{text} {replaces}"

        def show() -> None:
            self._settings.library_folder = path
            self.added.emit(_("The library now shows {folder}").format(folder=str(path)))

        button = NoteButton(_("Show in Library"), show, leading=True)
        self.message.emit(Note(title, text, buttons=(button,)))

    def open_sample(self, path: Path) -> None:
        """Open one of the bundled puzzles, which are never saved to."""
        self.read(
            lambda: formats.load(path),
            self.show,
            lambda error: self.explain_unopened(error, path),
        )

    def open_text(self, text: str) -> None:
        """Show a pasted or dropped puzzle, and ask whether to open it."""
        if not self.take_text(text):
            super().open_text(text)

    def addable(self, read: Callable[[], formats.PuzzleSet], name: str) -> Addable:
        """Return puzzles to be added to the player's folder, or else to one of the program's."""
        root = self._settings.library_folder or self._puzzle_folder

        def added(result: store.AddedPuzzles) -> None:
            if self._settings.library_folder is None:
                self._settings.library_folder = root
            self.added.emit(self._added_text(result))

        return Addable(lambda progress: store.add_puzzles(read(), root, name, progress), added)

    def _added_text(self, result: store.AddedPuzzles) -> str:
        added, known, bad = result.added, result.known, result.unreadable
        texts = (
            (added, ngettext("One puzzle added.", "{count} puzzles added.", added)),
            (
                known,
                ngettext(
                    "One was already in the library.",
                    "{count} were already in the library.",
                    known,
                ),
            ),
            (bad, ngettext("One could not be read.", "{count} could not be read.", bad)),
        )
        return " ".join(text.format(count=count) for count, text in texts if count)

    def show_pasted(self, game: formats.SavedGame) -> None:
        """Open a puzzle that was pasted or dropped, and offer the way back."""
        before = self.content()
        path, stamp = self._controller.path, self.stamp

        def opened() -> None:
            if not problems(game.puzzle):
                back = NoteButton(
                    _("Back to Previous Puzzle"),
                    lambda: self.opener.open_as_read(
                        before, path, stamp, opened=self._look_into_file
                    ),
                )
                self.message.emit(Note(_("Opened the puzzle from the text"), buttons=(back,)))

        self.opener.open_as_read(game, None, opened=opened)

    def drop(self, data: QMimeData) -> None:
        """Open dropped data: the first local file, or else the text, or else the first link."""
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        texts = [data.text(), *(url.toString() for url in data.urls())]
        text = next(filter(str.strip, texts), None)
        if files:
            self.open_path(Path(files[0]))
        elif text is not None:
            self.open_text(text)
        else:
            self.refuse(_("Nothing to open"), _("What was dropped contains no text and no file."))

    def open_first(
        self,
        given: Path | str | None = None,
        opened: Callable[[], None] = lambda: None,
        declined: Callable[[], None] = lambda: None,
    ) -> None:
        """Open a file or a link, else the game played last, or a sample not solved yet.

        The latter are also opened where the file or the link cannot be. ``opened`` is called once
        a game is on the board, or a file or a link is being read; ``declined`` where it holds
        several puzzles and none of them was wanted, so that an untouched game is left.
        """

        def use(found: store.OpenedGame) -> None:
            def ready() -> None:
                for notice in found.notices:
                    self.message.emit(note_of(notice))
                opened()

            if given is None:
                self._first_game(found.stored, ready)
            else:
                if found.stored is not None:
                    self._autosave.store.release(found.stored.name)
                ready()  # first: notes about the file or the link replace these
                self._open_given(given, declined)

        self.opener.search(self._autosave.store.open_last, use)

    def _open_given(self, given: Path | str, declined: Callable[[], None]) -> None:
        def failed(error: BaseException) -> None:
            self._open_instead(lambda: explain(error))

        def explain(error: BaseException) -> None:
            instead, moves = self._controller.session, self._controller.session.game.moves

            def leave() -> None:
                if self._controller.session is instead and instead.game.moves == moves:
                    declined()

            if isinstance(given, Path):
                self.explain_unopened(error, given, leave)
            else:
                self.explain_unread_text(error, given, leave)

        if isinstance(given, Path):
            self.open_path(given, failed)
        else:
            text = given
            settle = partial(play.settled, lambda: formats.loads(text), ask=True)
            self.read(settle, self.show, failed)

    def _open_instead(self, tell: Callable[[], None]) -> None:
        """Open the game played last, or the first sample, and explain why."""
        self.opener.search(
            self._autosave.store.open_last, lambda found: self._first_game(found.stored, tell)
        )

    def _first_game(self, stored: store.StoredGame | None, opened: Callable[[], None]) -> None:
        """Open a kept game, or else the first sample."""
        if stored is not None:
            self.opener.take_up(stored, file_of(stored))
            opened()
            return

        def show(game: formats.SavedGame) -> None:
            self.opener.open_as_read(game, None, opened=opened)

        self.read(self._first_sample, show, raise_error)

    def _first_sample(self) -> formats.SavedGame:
        """Return the first bundled puzzle that is not solved yet, the first one if all are."""
        solved = self._autosave.history_service.solved_puzzles()
        games = (formats.load(path) for path in resources.bundled())
        unsolved = (game for game in games if store.puzzle_id(game.puzzle) not in solved)
        return next(unsolved, None) or formats.load(resources.bundled()[0])

    def open_another(self) -> None:
        """Open the next bundled puzzle that is not solved yet."""
        here = store.puzzle_id(self._controller.session.puzzle)

        def find() -> formats.SavedGame | None:
            games = [formats.load(path) for path in resources.bundled()]
            first = next(
                (at for at, game in enumerate(games, 1) if store.puzzle_id(game.puzzle) == here), 0
            )
            following = games[first:] + games[:first]
            solved = self._autosave.is_solved
            return next((game for game in following if not solved(game.puzzle)), None)

        self._file_jobs.submit(lambda _stop: find(), self._on_next_found)

    def _on_next_found(self, game: formats.SavedGame | None) -> None:
        if game is None:
            self.open()
        else:
            self.show(game)


def _readable(path: Path) -> formats.SavedGame | None:
    """Read a game, None if that is not possible, because its drive is missing, for example."""
    try:
        return formats.load(path)
    except (OSError, formats.FormatError):
        return None


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > _LARGE_BYTES
    except OSError:
        return False
