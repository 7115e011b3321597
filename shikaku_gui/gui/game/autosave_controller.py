"""Schedules the saving of the game: soon after every move, and when the window closes.

What is written and removed is decided by the store; writing runs on the worker thread.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.model import Puzzle
from shikaku_gui.store import (
    AutosaveTiming,
    CurrentGame,
    DeferredWrite,
    DueWrite,
    GameStore,
    SaveSlot,
    StoredGame,
)

_VIEW_MILLISECONDS = 1500
"""A game is saved when the view of its board has not changed for so long."""


class AutosaveController(QObject):
    """Saves the game when the store says it is time.

    ``trouble`` is emitted with the reason when that fails; it is tried again. ``store`` holds
    all games, ``current`` what is stored of the game being played.
    """

    trouble = Signal(str)

    def __init__(
        self,
        controller: GameController,
        store: GameStore,
        runner: Runner,
        history_service: HistoryService,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.store = store
        self._runner = runner
        self._history_service = history_service
        self._timing = AutosaveTiming()
        self.current = CurrentGame(store, history_service.history)
        self._next: StoredGame | SaveSlot | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._save_if_due)
        self._view_timer = QTimer(self, singleShot=True, interval=_VIEW_MILLISECONDS)
        self._view_timer.timeout.connect(self.note_change)
        controller.moved.connect(self._note_move)
        controller.viewport_changed.connect(self._note_view)
        controller.game_changed.connect(self._switch_game)

    # Stored games

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player has solved a puzzle: in the history, or in a stored game."""
        return self._history_service.has_solved(puzzle) or self.current.has_stored_solution(puzzle)

    def resume_next(self, source: StoredGame | SaveSlot) -> None:
        """Note that the next game to be opened is stored there.

        The history no longer holds a game as abandoned whose slot is used again.
        """
        self._next = source
        if isinstance(source, SaveSlot):
            self._history_service.take_back(source.metadata)

    @property
    def name(self) -> str | None:
        """The name under which the current game is stored, None where it is not yet."""
        return self.current.slot.name

    def give_up(self, name: str, done: Callable[[None], None]) -> None:
        """Move another stored game into the history, as abandoned."""
        self._runner.run(lambda _: self.current.give_up(name), done, self._history_service.failed)

    def abandon(self, *, keep: bool) -> SaveSlot:
        """Put the current game into the history, as abandoned; another one replaces it.

        With ``keep`` it stays among the unfinished games as well. Returns its slot, for
        :meth:`resume_next`. A solved game is in the history already, one without moves is
        not recorded.
        """
        game = self._controller.session.game
        if game.moves and not game.solved:
            self._record(solved=False, keep=keep)
        return self.current.slot

    # Session metadata

    def note_day(self, day: date) -> None:
        """Note that the current game is the daily puzzle of that day."""
        slot = self.current.slot
        slot.metadata = replace(slot.metadata, day=day)
        self.note_change()

    def note_check(self) -> None:
        """Count a check that was asked for."""
        slot = self.current.slot
        slot.metadata = replace(slot.metadata, checks=slot.metadata.checks + 1)

    def note_shown(self) -> None:
        """Note that the program fills in the solution."""
        slot = self.current.slot
        slot.metadata = replace(slot.metadata, shown=True)

    def _note_view(self) -> None:
        viewport, slot = self._controller.viewport, self.current.slot
        zoom, place = (None, None) if viewport is None else (viewport.scale, viewport.place)
        slot.metadata = replace(slot.metadata, zoom=zoom, place=place)
        if not self._controller.session.game.solved:
            self._view_timer.start()  # a large game is not written while the board is moved

    # Writing

    def note_change(self) -> None:
        """Note that the game changed and is to be saved."""
        self._timing.changed()
        self._wait()

    def write_soon(self) -> None:
        """Save pending changes on the worker thread at once, whether they are due or not."""
        if self._begin_save():
            self._timer.stop()
            self._run_save()

    def write_now(self) -> None:
        """Save pending changes, and return when they are written."""
        if self._begin_save():
            self._timer.stop()
            try:
                self._save()()
            except OSError as error:
                self._save_failed(error)

    def close(self) -> None:
        """Save the game, the time played included, and let go of all games."""
        self._runner.close()
        game = self._controller.session.game
        if game.moves and not game.solved:
            self._timing.changed()
        self.write_now()
        if game.solved and not self.current.slot.recorded:
            self._record_now()
        self._timer.stop()
        self.store.close()

    def _note_move(self) -> None:
        self.current.slot.touched = True
        if self._controller.session.game.solved:
            self._record()
        else:
            self.current.slot.recorded = False
            self.note_change()

    def _record(self, *, solved: bool = True, keep: bool = False) -> None:
        """Put the game into the history, on the worker thread."""
        self._timing.begin_save(at_once=True)
        self._timer.stop()
        write = self._recording(solved=solved, keep=keep)
        self._runner.run(
            lambda _: write(), lambda _: self._history_service.has_changed(), self._record_failed
        )

    def _record_now(self) -> None:
        from shikaku_gui.store import StoreError

        try:
            self._recording()()
        except (OSError, StoreError):
            self._timing.changed()  # it stays stored, and is recorded at the next start
            self.write_now()

    def _record_failed(self, error: BaseException) -> None:
        if isinstance(error, OSError):
            self._save_failed(error)
        else:
            self._history_service.failed(error)

    def _switch_game(self) -> None:
        self._view_timer.stop()
        remove = self.current.leave()
        if remove is not None:
            self._runner.run(lambda _: remove(), lambda _: None)
        source, self._next = self._next, None
        game = self._controller.session.game
        due = self.current.enter(
            source, self._path(), has_moves=bool(game.moves), solved=game.solved
        )
        self._restore_view()
        if due is DueWrite.SAVE:
            self.note_change()
        elif due is DueWrite.RECORD:
            self._record()

    def _restore_view(self) -> None:
        metadata = self.current.slot.metadata
        if metadata.cell is not None:
            self._controller.session.cursor = metadata.cell
        if metadata.zoom is not None:
            self._controller.set_viewport(Viewport(metadata.zoom, *(metadata.place or (0.0, 0.0))))

    def _begin_save(self) -> bool:
        """Tell whether there are changes to save, and take the save as begun."""
        if self._view_timer.isActive():
            self._view_timer.stop()
            self._timing.changed()
        return self._timing.begin_save(at_once=True)

    def _wait(self) -> None:
        wait = self._timing.seconds_left
        if wait is not None:
            self._timer.start(round(1000 * wait) + 1)

    def _save_if_due(self) -> None:
        if self._timing.begin_save():
            self._run_save()
        else:
            self._wait()

    def _run_save(self) -> None:
        write = self._save()
        self._runner.run(lambda _: write(), lambda _: None, self._save_failed)

    def _save(self) -> DeferredWrite:
        session = self._controller.session
        return self.current.save(session.game.saved(), self._path(), session.cursor)

    def _recording(self, *, solved: bool = True, keep: bool = False) -> DeferredWrite:
        session = self._controller.session
        game = session.game.saved()
        return self.current.record(game, self._path(), session.cursor, solved=solved, keep=keep)

    def _path(self) -> str:
        return "" if self._controller.path is None else str(self._controller.path)

    def _save_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._timing.failed()
        self._wait()
        self.trouble.emit(str(error))
