"""Schedules the saving of the game: soon after every move, and when the window closes.

What is written and removed is decided by the store; writing has a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import store
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.game.document import Autosave
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.model import Puzzle

_VIEW_MILLISECONDS = 1500
"""The time from the last change of the view to the saving of the game."""
_COMPACT_MILLISECONDS = 3000
"""The time from the last save to the merging of journals into saves."""


class AutosaveController(Autosave):
    """Saves the game being played into the store.

    ``store`` holds all games, ``current`` what is stored of the game being played;
    ``history_service`` has the games that have ended. ``saves_written`` is emitted once the saves
    hold what only journals held before.
    """

    saves_written = Signal()

    def __init__(
        self,
        controller: GameController,
        game_store: store.GameStore,
        saving: Jobs,
        history_service: HistoryService,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(saving, parent)
        self._controller = controller
        self.store = game_store
        self.history_service = history_service
        self.current = store.CurrentGame(game_store)
        self._left: list[store.SaveSlot] = []
        self._next: store.StoredGame | store.SaveSlot | None = None
        self._past: store.SessionMetadata | None = None
        self._view_timer = QTimer(self, singleShot=True, interval=_VIEW_MILLISECONDS)
        self._view_timer.timeout.connect(self.note_change)
        self._compact_timer = QTimer(self, singleShot=True, interval=_COMPACT_MILLISECONDS)
        self._compact_timer.timeout.connect(self._compact)
        controller.moved.connect(self._on_moved)
        controller.hint_counted.connect(self._on_hint_counted)
        controller.viewport_changed.connect(self._on_viewport_changed)
        controller.game_changed.connect(self._on_game_changed)

    # Stored games

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player has solved a puzzle: in the history, or in a stored game."""
        return self.history_service.has_solved(puzzle) or self.current.has_stored_solution(puzzle)

    def resume_next(
        self,
        source: store.StoredGame | store.SaveSlot,
        past: store.SessionMetadata | None = None,
    ) -> None:
        """Note that the next game to be opened is stored there.

        Where it has been abandoned, the history holds it no longer once it is stored; ``past`` is
        the session of a game in the history that it continues.
        """
        self._next = source
        if past is None and isinstance(source, store.SaveSlot):
            past = source.metadata
        self._past = past

    @property
    def name(self) -> str | None:
        """The name under which the current game is stored, None where it is not yet."""
        return self.slot.name

    @property
    def in_progress(self) -> bool:
        """Whether the current game has moves and was never finished."""
        return bool(self._controller.session.game.moves) and not self.slot.metadata.finished

    @property
    def stamp(self) -> store.FileStamp | None:
        """The stamp of the current game's file when it was read or written."""
        return self.slot.metadata.stamp

    def give_up(self, name: str, done: Callable[[None], None]) -> None:
        """Move another stored game into the history, as abandoned."""
        now = self.history_service.now()
        self.writer.write(
            lambda: self.current.give_up(name, now),
            lambda: self.history_service.change(self.current.file_ended, done),
        )

    def begin(self) -> None:
        """Begin with the history: first it gets the games that ended when it was locked."""
        self.history_service.change(self.current.file_ended)
        self.history_service.begin()

    def abandon(self) -> None:
        """Move the current game into the history, as abandoned; another one replaces it.

        A solved game is in the history already, one that has not begun is not recorded.
        """
        game = self._controller.session.game
        if game.saved().begun and not game.solved:
            self._record()

    # Session metadata

    def note_daily(self, daily: store.Daily) -> None:
        """Note that the current game is that daily puzzle."""
        self._update_metadata(daily=daily)
        self.note_change()

    def note_file(self, stamp: store.FileStamp | None) -> None:
        """Note the stamp of the current game's file, which was just read or written."""
        self._update_metadata(stamp=stamp)
        if not self._controller.session.game.solved:
            self.note_change()  # a solved game is no longer stored

    def note_check(self) -> None:
        """Count a check that was asked for before the game was finished."""
        if not self.slot.metadata.finished:
            self._update_metadata(checks=self.slot.metadata.checks + 1)
            self.note_change()

    def note_shown(self) -> None:
        """Note that the program fills in the solution, unless the game was finished before."""
        if not self.slot.metadata.finished:
            self._update_metadata(shown=True)

    def _update_metadata(self, **changes: Any) -> None:
        self.slot.metadata = replace(self.slot.metadata, **changes)

    def _on_viewport_changed(self) -> None:
        viewport = self._controller.viewport
        zoom, place = (None, None) if viewport is None else (viewport.scale, viewport.place)
        self._update_metadata(zoom=zoom, place=place)
        if not self._controller.session.game.solved:
            self._view_timer.start()  # a large game is not written while the board is moved

    # Writing

    @property
    def slot(self) -> store.SaveSlot:
        """The slot of the current game."""
        return self.current.slot

    def snapshot(self) -> store.DeferredWrite:
        """Return what writes the game in its present state."""
        session = self._controller.session
        return self.current.save(session.game.saved(), self._path(), session.cursor)

    def on_written(self) -> None:
        """Merge the journals once nothing was written for a while."""
        self._compact_timer.start()

    def begin_save(self) -> bool:
        """Tell whether the game or its view has changed, and count the write as begun."""
        if self._view_timer.isActive():
            self._view_timer.stop()
            self.note_change()
        return super().begin_save()

    def write_soon(self) -> None:
        """Save pending changes at once, whether they are due or not, and merge journals."""
        super().write_soon()
        self._compact()

    def write_now(self) -> None:
        """Save the game with the time played, and return when it is written."""
        game = self._controller.session.game
        if not game.solved and (self.slot.touched or game.saved().begun):
            self.slot.touched = True
            self.note_change()
        super().write_now()

    def finish(self) -> str:
        """Save everything; return why that failed, empty if it did not."""
        reason = super().finish()
        return reason if self.slot.touched or self._left else ""

    def close(self) -> None:
        """Save the game, and unlock all games."""
        super().close()
        self._view_timer.stop()
        self._compact_timer.stop()
        self.store.close()

    def _on_moved(self) -> None:
        self.slot.touched = True
        if self._controller.session.game.finished and not self.slot.metadata.finished:
            self._update_metadata(finished=True)
        if self._controller.session.game.solved:
            self._record()
        else:
            self.slot.recorded = False
            self.note_change()
            super().write_soon()  # by a timer it would wait for what this thread does next

    def _on_hint_counted(self) -> None:
        if not self._controller.session.game.solved:
            self.slot.touched = True
            self.note_change()
            super().write_soon()

    def _record(self) -> None:
        """Save the game as one that has ended, record it, and remove it."""
        self._due.stop()
        session, now = self._controller.session, self.history_service.now()
        ended = self.current.end(session.game.saved(), self._path(), session.cursor, now)

        def recorded(may_go: bool) -> None:
            if may_go:
                self.writer.write(lambda: ended.remove(self.store))
            self.history_service.has_changed()

        self.writer.write(
            lambda: ended.save(self.store),
            lambda: self.history_service.change(ended.record, recorded),
        )

    def _on_game_changed(self) -> None:
        self._view_timer.stop()
        remove = self.current.leave()
        if remove is not None:
            self.writer.write(remove)
        elif self.slot not in self._left:
            self._left.append(self.slot)
        source, self._next = self._next, None
        past, self._past = self._past, None
        game = self._controller.session.game
        due = self.current.enter(source, self._path(), begun=game.saved().begun, solved=game.solved)
        self._controller.session.note_finished(finished=self.slot.metadata.finished)
        self._restore_view()
        if due is store.DueWrite.SAVE:
            self.note_change()
            if past is not None:
                super().write_soon()
                self._take_back(past, self.slot)
        elif due is store.DueWrite.RECORD:
            self._record()

    def _take_back(self, past: store.SessionMetadata, slot: store.SaveSlot) -> None:
        """Remove a game from the history once it is stored in its slot."""

        number = slot.number

        def written() -> None:
            if slot.has_written(number):
                self.history_service.take_back(past)

        self.writer.write(lambda: None, written)

    def _restore_view(self) -> None:
        metadata = self.slot.metadata
        if metadata.cell is not None:
            self._controller.session.cursor = metadata.cell
        if metadata.zoom is not None:
            self._controller.set_viewport(Viewport(metadata.zoom, *(metadata.place or (0.0, 0.0))))

    def _compact(self) -> None:
        """Merge the journals of the games that were left, and of the current one if it is small."""
        left, self._left = self._left, []
        current = self.slot
        slots = [slot for slot in left if slot is not current and slot.metadata.ended is None]
        if any(slot.name is not None for slot in (*slots, current)):
            self.writer.write(lambda: self._compact_slots(slots, current), self.saves_written.emit)

    def _compact_slots(self, slots: list[store.SaveSlot], current: store.SaveSlot) -> None:
        with suppress(OSError):  # the journals have it all
            for slot in slots:
                slot.compact(self.store)
            current.compact(self.store, only_small=True)

    def _path(self) -> str:
        return "" if self._controller.path is None else str(self._controller.path)
