"""Runs the player's history on the worker thread, and reports changes and trouble."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import store
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.model import Puzzle
from shikaku_gui.store import SessionMetadata

T = TypeVar("T")

RETRY_MILLISECONDS = 2000
"""The time from a change that failed to the next try."""

QUIET_MILLISECONDS = 4000
"""The time from a change of the history to the next estimate, which keeps a thread busy."""


def local_now() -> datetime:
    """Return this instant in the player's time zone."""
    return datetime.now(UTC).astimezone()


@dataclass(frozen=True)
class _Change:
    """A change of the history, and what to do once it is made."""

    work: Callable[[store.PlayerHistory], Any]
    done: Callable[[Any], None]


class HistoryService(QObject):
    """Opens the history when it is first needed, and uses it on the thread of the jobs.

    A change that cannot be written, because another program keeps the database locked, for
    example, is tried again until it can be, and so are those that follow it.

    ``changed`` is emitted when the history has changed, ``noticed`` with the notices of
    opening it, ``trouble`` with the reason when the database cannot be read or written.
    ``pace`` is how the player's times compare with the expected ones.
    """

    changed = Signal()
    noticed = Signal(tuple)
    trouble = Signal(str)

    def __init__(
        self,
        path: Path,
        jobs: Jobs,
        parent: QObject | None = None,
        now: Callable[[], datetime] = local_now,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self.pace = PlayerPace(self)
        self.existed = path.exists()
        self._path = path
        self._jobs = jobs
        self._guard = Lock()
        self._history: store.PlayerHistory | None = None
        self._waiting: list[_Change] = []
        self._outage = ""
        self._retry_timer = QTimer(self, singleShot=True, interval=RETRY_MILLISECONDS)
        self._retry_timer.timeout.connect(self._try_first)

    def begin(self) -> None:
        """Open the history, record that the program was started, and read what is solved."""
        self.change(lambda history: history.record_start())
        self.pace.refresh()

    def ask(self, work: Callable[[store.Database], T], done: Callable[[T], None]) -> None:
        """Read from the database on the worker thread, then call ``done`` with the result."""
        self._run(lambda history, _stop: work(history.database), done)

    def compute(self, work: Callable[[store.Database, Stop], T], done: Callable[[T], None]) -> None:
        """Do the same with work that takes long and can be stopped."""
        self._run(lambda history, stop: work(history.database, stop), done)

    def change(
        self, work: Callable[[store.PlayerHistory], T], done: Callable[[T], None] = lambda _: None
    ) -> None:
        """Change the history on the worker thread, then call ``done`` with the result."""
        self._waiting.append(_Change(work, done))
        if len(self._waiting) == 1:
            self._try_first()
        elif self._outage:
            self.trouble.emit(self._outage)

    def take_back(self, metadata: SessionMetadata) -> None:
        """Remove a game that was abandoned and is continued."""
        self.change(lambda history: history.take_back(metadata), lambda _: self.has_changed())

    def erase(self, done: Callable[[], None]) -> None:
        """Erase all games, report the change, and then call ``done``."""

        def finished(_: None) -> None:
            self.has_changed()
            done()

        self._run(lambda history, _stop: history.erase(), finished)

    def history(self) -> store.PlayerHistory:
        """Return the history, opened if need be: for worker threads."""
        with self._guard:
            if self._history is None:
                self._history = store.PlayerHistory(self._path, lambda: self.now())
            return self._history

    def database(self) -> store.Database:
        """Return the database, opened if need be: for worker threads."""
        return self.history().database

    def has_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player is known to have solved a puzzle."""
        return self._history is not None and self._history.has_solved(puzzle)

    def solved_puzzles(self) -> frozenset[str]:
        """Read which puzzles are solved, by their ids: for worker threads.

        None are known where there is no history, or where it cannot be read.
        """
        if not self.existed:
            return frozenset()
        try:
            return store.solved_puzzles(self.database())
        except store.StoreError:
            return frozenset()

    def has_changed(self) -> None:
        """Report that the history has changed."""
        self._report_notices()
        self.changed.emit()

    def failed(self, error: BaseException) -> None:
        """Report why the database could not be used.

        Raises any other error.
        """
        self._report_notices()
        if not isinstance(error, store.StoreError | OSError):
            raise error
        self.trouble.emit(error_text(error))

    def close(self) -> None:
        """Make the changes that wait, if possible; close the database.

        No worker thread may use it any more.
        """
        self._retry_timer.stop()
        self.pace.close()
        waiting, self._waiting = [] if self._outage else self._waiting, []
        with suppress(store.StoreError, OSError):  # games that ended stay stored for the next start
            for change in waiting:
                change.done(change.work(self.history()))
        with self._guard:
            if self._history is not None:
                self._history.close()
                self._history = None

    def _try_first(self) -> None:
        """Make the change that waits longest, and then the others."""
        if self._waiting:
            first = self._waiting[0]
            self._jobs.submit(
                lambda _stop: first.work(self.history()),
                self._on_change_made,
                self._on_change_failed,
            )

    def _on_change_made(self, result: object) -> None:
        self._report_notices()
        self._outage = ""
        first = self._waiting.pop(0)
        try:
            first.done(result)
        finally:
            self._try_first()

    def _on_change_failed(self, error: BaseException) -> None:
        known = isinstance(error, store.StoreError | OSError)
        if known:
            self._retry_timer.start()
        else:
            self._waiting.pop(0)
        if not self._outage or not known:
            self._outage = error_text(error) if known else ""
            self.failed(error)

    def _run(
        self, work: Callable[[store.PlayerHistory, Stop], T], done: Callable[[T], None]
    ) -> None:
        def finished(result: T) -> None:
            self._report_notices()
            done(result)

        self._jobs.submit(lambda stop: work(self.history(), stop), finished, self.failed)

    def _report_notices(self) -> None:
        history = self._history
        if history is not None and history.database.notices:
            notices, history.database.notices = history.database.notices, ()
            self.noticed.emit(notices)


class PlayerPace(QObject):
    """Keeps the strength of the player, from which usual times are told.

    ``changed`` is emitted when :attr:`strength` has changed, ``estimated`` when all puzzles of the
    history have an estimate and some are new. All work is done in jobs of the history's thread,
    and each estimates one puzzle.
    """

    changed = Signal()
    estimated = Signal()

    def __init__(self, history_service: HistoryService) -> None:
        super().__init__(history_service)
        self._history_service = history_service
        self.strength = store.Strength()
        self._estimating = self._found = False
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MILLISECONDS)
        self._quiet.timeout.connect(self.estimate)
        history_service.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Read the games; some time later, estimate what is new to the history."""
        self._read()
        self._quiet.start()

    def estimate(self) -> None:
        """Estimate the puzzles of the history whose expected time is not known yet."""
        self._quiet.stop()
        if not self._estimating:
            self._estimating = True
            self._history_service.compute(
                lambda database, stop: store.next_estimate(database, stop), self._keep
            )

    def close(self) -> None:
        """Begin nothing any more."""
        self._quiet.stop()

    def _read(self) -> None:
        self._history_service.ask(
            lambda database: store.load_comparison(database).strength, self._take
        )

    def _take(self, strength: store.Strength) -> None:
        if strength != self.strength:
            self.strength = strength
            self.changed.emit()

    def _keep(self, estimate: store.Estimate | None) -> None:
        self._estimating = False
        if estimate is not None:
            self._found = True
            self._history_service.change(
                lambda history: store.record_estimate(history.database, estimate),
                lambda _: self.estimate(),
            )
        elif self._found:
            self._found = False
            self._read()
            self.estimated.emit()
