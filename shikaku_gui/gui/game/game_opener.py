"""Puts games on the board: a given one, or the game kept on the same puzzle."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs, raise_error
from shikaku_gui.gui.base.translation import (
    capitalized,
    translated_problems,
    unnamed_text,
)
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.data_notices import note_of
from shikaku_gui.gui.game.document import is_savable
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _
from shikaku_gui.model import Problem, Puzzle, problems
from shikaku_gui.play import Tone
from shikaku_gui.store import FileStamp, OpenedGame, StoredGame, file_stamp

_MANY_CLUES = 2_000
"""Puzzles with more clues are checked for problems on the worker thread."""


def _nothing() -> None:
    pass


class GameOpener(QObject):
    """Puts games on the board; the current one is kept in the store.

    ``message`` is emitted with notes. Kept games are looked for in ``file_jobs``.
    ``note_on_disk`` is called with what a game's file holds before it is shown.
    """

    message = Signal(Note)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        note_on_disk: Callable[[SavedGame], None],
        file_jobs: Jobs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._autosave = autosave
        self._note_on_disk = note_on_disk
        self._file_jobs = file_jobs
        self._searches = 0

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
        own = path if path is not None and is_savable(path) else None
        stamp = None if own is None else file_stamp(own)
        self.open_as_read(game, own, stamp, leaving=leaving, opened=opened)

    def resume(self, name: str, opened: Callable[[], None], missing: Callable[[], None]) -> None:
        """Continue a kept game; if it cannot be opened, show why.

        ``opened`` is called once it is on the board, ``missing`` if no game has that name.
        """
        if name == self._autosave.name:
            opened()
            return

        def use(found: OpenedGame) -> None:
            if found.stored is not None:
                self.take_up(found.stored, file_of(found.stored))
            for notice in found.notices:
                self.message.emit(note_of(notice))
            opened()

        def failed(error: BaseException) -> None:
            if not isinstance(error, KeyError):
                raise error
            missing()

        self.search(lambda: self._autosave.store.open(name), use, failed)

    def forget_searches(self) -> None:
        """Ignore what earlier searches find."""
        self._searches += 1

    def search(
        self,
        find: Callable[[], OpenedGame],
        use: Callable[[OpenedGame], None],
        failed: Callable[[BaseException], None] = raise_error,
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

        self._file_jobs.submit(lambda _stop: find(), found, failed)

    def open_as_read(
        self,
        game: SavedGame,
        path: Path | None,
        stamp: FileStamp | None = None,
        *,
        leaving: Callable[[], None] = _nothing,
        opened: Callable[[], None] = _nothing,
    ) -> None:
        """Open a game, or the one kept on its puzzle; ``stamp`` is its file's when it was read."""

        def use(found: OpenedGame) -> None:
            leaving()
            self._open_beside(game, path, found.stored)
            if stamp is not None:
                self._autosave.note_file(stamp)
            opened()
            if game.read_as is not None:
                text = _(
                    "The text can be read in several ways. Read this way, the areas fit the grid."
                )
                self.message.emit(Note(capitalized(unnamed_text(game.read_as)), text))
            elif game.dropped:
                title = _("Some rectangles were left out")
                text = _("In the file they overlap, as unfinished rectangles do.")
                self.message.emit(Note(title, text))
            if game.dropped_trials:
                title = _("Some trials were left out")
                text = _("Their rectangles are kept, as if they were drawn outside of a trial.")
                self.message.emit(Note(title, text))
            if game.ignored:
                text = _("It follows the puzzle and is no part of it: {text}")
                self.message.emit(Note(_("Some text was ignored"), text.format(text=game.ignored)))

        self.search(lambda: self._kept_on(game.puzzle), use)

    def _kept_on(self, puzzle: Puzzle) -> OpenedGame:
        return OpenedGame(self._autosave.current.stored_game_on(puzzle))

    def _open_beside(self, game: SavedGame, path: Path | None, stored: StoredGame | None) -> None:
        """Open a game on whose puzzle another one may be kept."""
        if stored is None:
            self.restore(game, path)
        elif not game.moves:
            self.take_up(stored, path, game)
            self._offer_afresh()
        elif stored.game.moves == game.moves:
            self.take_up(stored, path, game)
        else:
            self._autosave.store.release(stored.name)
            self.restore(game, path)
            self._offer_kept(game.puzzle)

    def take_up(
        self, stored: StoredGame, path: Path | None, in_file: SavedGame | None = None
    ) -> None:
        """Continue a kept game; its file may hold another state, ``in_file``."""
        self._autosave.resume_next(stored)
        self.restore(stored.game, path, in_file)

    def restore(self, game: SavedGame, path: Path | None, in_file: SavedGame | None = None) -> None:
        """Show a game in its own state; its file may hold another state, ``in_file``."""
        self._searches += 1
        self._note_on_disk(in_file or game)  # the title depends on it
        self._controller.open(game, path)
        self._list_problems(game.puzzle)

    def _list_problems(self, puzzle: Puzzle) -> None:
        if len(puzzle.clues) > _MANY_CLUES:
            self._file_jobs.submit(
                lambda _stop: problems(puzzle), lambda found: self._show_problems(puzzle, found)
            )
        else:
            self._show_problems(puzzle, problems(puzzle))

    def _show_problems(self, puzzle: Puzzle, listed: tuple[Problem, ...]) -> None:
        if listed and puzzle is self._controller.session.puzzle:
            title = _("This puzzle has no solution")
            text = "\n".join(translated_problems(puzzle, listed))
            self.message.emit(Note(title, text, Tone.WRONG))

    def _offer_afresh(self) -> None:
        self.message.emit(
            Note(
                _("Welcome back"),
                _("You have played this puzzle before. Here is where you left off."),
                buttons=(NoteButton(_("Start Over"), self._clear),),
            )
        )

    def _clear(self) -> None:
        self._controller.notify(self._controller.session.clear())
        self.message.emit(Note(_("Board cleared"), _("Undo restores your rectangles.")))

    def _offer_kept(self, puzzle: Puzzle) -> None:
        self.message.emit(
            Note(
                _("Another game of this puzzle"),
                _("You also have another game of this puzzle."),
                buttons=(NoteButton(_("Go to That Game"), lambda: self._go_to_kept(puzzle)),),
            )
        )

    def _go_to_kept(self, puzzle: Puzzle) -> None:
        def use(found: OpenedGame) -> None:
            stamp = self._autosave.stamp
            if found.stored is not None:
                self.take_up(found.stored, self._controller.path)
                self._autosave.note_file(stamp)

        self.search(lambda: self._kept_on(puzzle), use)


def file_of(stored: StoredGame) -> Path | None:
    """Return the file that a kept game belongs to, None if it has none."""
    return Path(stored.metadata.path) if stored.metadata.path else None
