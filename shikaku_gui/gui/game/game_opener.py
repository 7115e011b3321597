"""Puts games on the board: a given one, or the game kept on the same puzzle."""

from collections.abc import Callable
from dataclasses import dataclass, replace
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
from shikaku_gui.store import (
    Agreement,
    FileStamp,
    OpenedGame,
    SaveSlot,
    SessionMetadata,
    StoredGame,
    agreement,
    file_stamp,
    puzzle_id,
)

_MANY_CLUES = 2_000
"""Puzzles with more clues are checked for problems on the worker thread."""


def _nothing() -> None:
    pass


@dataclass(frozen=True)
class _ReadGame:
    """A game that was read, the file it may be saved to, and the stamp of the file it is from.

    ``past`` is its session if it is read from the history.
    """

    game: SavedGame
    path: Path | None
    stamp: FileStamp | None
    past: SessionMetadata | None


class GameOpener(QObject):
    """Puts games on the board; the current one is kept in the store.

    ``message`` is emitted with notes. Kept games are looked for in ``file_jobs``.
    ``note_on_disk`` is called with what a game's file holds before it is shown; ``kept_shown`` is
    emitted once a kept game is shown, whose file may hold something else.
    """

    message = Signal(Note)
    kept_shown = Signal()

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
        past: SessionMetadata | None = None,
        leaving: Callable[[], None] | None = None,
        opened: Callable[[], None] = _nothing,
    ) -> None:
        """Open a game; the current one is kept in the store.

        ``past`` is the session of a game that the history holds as abandoned, and that is
        continued. ``leaving`` is called just before it replaces the current game, also where that
        is of the same puzzle; ``opened`` afterwards.
        """
        own = path if path is not None and is_savable(path) else None
        stamp = None if own is None else file_stamp(own)
        self.open_as_read(game, own, stamp, past=past, leaving=leaving, opened=opened)

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
        past: SessionMetadata | None = None,
        leaving: Callable[[], None] | None = None,
        opened: Callable[[], None] = _nothing,
    ) -> None:
        """Open a game, or the same one where it is kept, so that no game is there twice.

        ``path`` is the file that it may be saved to, ``stamp`` that of the file when it was read;
        for the others see :meth:`open_game`.
        """

        def use(found: OpenedGame) -> None:
            here = None
            if leaving is None:
                here = self._agreement_here(game, stamp)
            else:
                leaving()
            self._open_beside(_ReadGame(game, path, stamp, past), found.stored, here)
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

        self.search(lambda: OpenedGame(self._autosave.current.stored_game_like(game, stamp)), use)

    def _agreement_here(self, game: SavedGame, stamp: FileStamp | None) -> Agreement | None:
        """Tell how the current game relates to one that was read, None where it cannot.

        It has another puzzle, has not begun, or is solved and in the history.
        """
        current = self._controller.session.game
        if current.solved or puzzle_id(game.puzzle) != puzzle_id(current.puzzle):
            return None
        kept = current.saved()
        if not kept.begun:
            return None
        return agreement(kept, self._autosave.stamp, game, stamp)

    def _open_beside(
        self, read: _ReadGame, stored: StoredGame | None, here: Agreement | None
    ) -> None:
        """Open a game that was read, or continue it where it is the current or a stored one."""
        current = Agreement.APART if here is None else here
        there = Agreement.APART
        if stored is not None:
            there = agreement(stored.game, stored.metadata.stamp, read.game, read.stamp)
        is_current = current < Agreement.BEHIND or current <= there
        if stored is not None and is_current:
            self._autosave.store.release(stored.name)
        if current is there is Agreement.APART:
            self._open_apart(read, has_other=here is not None or stored is not None)
        elif stored is None or is_current:
            path = self._controller.path
            kept = self._controller.session.game.saved()
            self._continue(self._autosave.slot, kept, path, read, current)
        else:
            self._continue(stored, stored.game, file_of(stored), read, there)

    def _open_apart(self, read: _ReadGame, *, has_other: bool) -> None:
        """Open a game that was read as one of its own, and offer another of the same puzzle."""
        if read.past is not None:
            # An older version may have kept the other one under the same token.
            token = SessionMetadata().token if has_other else read.past.token
            slot = SaveSlot(metadata=replace(read.past, token=token))
            self._autosave.resume_next(slot, read.past)
        self._note_on_disk(read.game)
        self._show(read.game, read.path)
        self._note_file(read)
        if has_other:
            self._offer_kept(read.game.puzzle)

    def _continue(
        self,
        source: StoredGame | SaveSlot,
        kept: SavedGame,
        kept_path: Path | None,
        read: _ReadGame,
        agreed: Agreement,
    ) -> None:
        """Continue a kept game, of which a state was read; the one with more moves is shown.

        It keeps its file unless the one that was read may be saved to.
        """
        shown = read.game if agreed is Agreement.BEHIND else kept
        is_current = source is self._autosave.slot
        self._autosave.resume_next(source, read.past)
        if read.path is not None:
            self._note_on_disk(read.game)
            self._show(shown, read.path)
            self._note_file(read)
        elif is_current:
            self._show(shown, kept_path)
        else:
            self.restore(shown, kept_path)
        if not read.game.moves:
            if shown.moves:
                self._offer_afresh()
        elif agreed is Agreement.AHEAD and read.past is None:  # undo leads there
            self._offer_read(read)

    def _leave_for(self, read: _ReadGame) -> None:
        self._autosave.write_now()
        self._open_apart(read, has_other=True)

    def _note_file(self, read: _ReadGame) -> None:
        if read.path is not None and read.stamp is not None:
            self._autosave.note_file(read.stamp)

    def take_up(self, stored: StoredGame, path: Path | None) -> None:
        """Continue a kept game."""
        self._autosave.resume_next(stored)
        self.restore(stored.game, path)

    def restore(self, game: SavedGame, path: Path | None) -> None:
        """Show a kept game."""
        self._note_on_disk(game)  # the title depends on it
        self._show(game, path)
        self.kept_shown.emit()

    def _show(self, game: SavedGame, path: Path | None) -> None:
        self._searches += 1
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
        text = _("You have played this puzzle before. Here is where you left off.")
        self._offer(_("Welcome back"), text, NoteButton(_("Start Over"), self._clear))

    def _offer(self, title: str, text: str, button: NoteButton) -> None:
        self.message.emit(Note(title, text, buttons=(button,)))

    def _clear(self) -> None:
        self._controller.notify(self._controller.session.clear())
        self.message.emit(Note(_("Board cleared"), _("Undo restores your rectangles.")))

    def _offer_read(self, read: _ReadGame) -> None:
        """Offer the state that a file holds of the current game, as a game of its own."""
        text = _("You have played on since this file was saved. Here is where you left off.")
        button = NoteButton(_("Open Saved Version"), lambda: self._leave_for(read))
        self._offer(_("Welcome back"), text, button)

    def _offer_kept(self, puzzle: Puzzle) -> None:
        text = _("You also have another game of this puzzle.")
        button = NoteButton(_("Go to That Game"), lambda: self._go_to_kept(puzzle))
        self._offer(_("Another game of this puzzle"), text, button)

    def _go_to_kept(self, puzzle: Puzzle) -> None:
        def use(found: OpenedGame) -> None:
            if found.stored is not None:
                self.take_up(found.stored, file_of(found.stored))

        self.search(lambda: OpenedGame(self._autosave.current.stored_game_on(puzzle)), use)


def file_of(stored: StoredGame) -> Path | None:
    """Return the file that a kept game belongs to, None if it has none."""
    return Path(stored.metadata.path) if stored.metadata.path else None
