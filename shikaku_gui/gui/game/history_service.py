"""Runs the player's history on the worker thread, and reports changes and trouble."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.model import Puzzle
from shikaku_gui.store import SessionMetadata

if TYPE_CHECKING:
    from shikaku_gui.store import Database, PlayerHistory

T = TypeVar("T")


def local_now() -> datetime:
    """Return this instant in the player's time zone."""
    return datetime.now(UTC).astimezone()


class HistoryService(QObject):
    """Opens the history when it is first needed, and uses it on the runner's thread.

    ``changed`` is emitted when the history has changed, ``noticed`` with the notices of
    opening it, ``trouble`` with the reason when the database cannot be read or written.
    """

    changed = Signal()
    noticed = Signal(tuple)
    trouble = Signal(str)

    def __init__(
        self,
        path: Path,
        runner: Runner,
        parent: QObject | None = None,
        now: Callable[[], datetime] = local_now,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self.existed = path.exists()
        self._path = path
        self._runner = runner
        self._guard = Lock()
        self._history: PlayerHistory | None = None

    def begin(self) -> None:
        """Open the history, record that the program was started, and read what is solved."""
        self._run(lambda history: history.record_start(), lambda _: None)

    def ask(self, work: Callable[["Database"], T], done: Callable[[T], None]) -> None:
        """Read from the database on the worker thread, then call ``done`` with the result."""
        self._run(lambda history: work(history.database), done)

    def take_back(self, metadata: SessionMetadata) -> None:
        """Remove a game that was abandoned and is played again."""
        self._run(lambda history: history.take_back(metadata), lambda _: self.has_changed())

    def erase(self, done: Callable[[], None]) -> None:
        """Erase all games, report the change, and then call ``done``."""

        def finished(_: None) -> None:
            self.has_changed()
            done()

        self._run(lambda history: history.erase(), finished)

    def history(self) -> "PlayerHistory":
        """Return the history, opened if need be: for worker threads."""
        from shikaku_gui.store import PlayerHistory  # not for the first paint

        with self._guard:
            if self._history is None:
                self._history = PlayerHistory(self._path, lambda: self.now())
            return self._history

    def database(self) -> "Database":
        """Return the database, opened if need be: for worker threads."""
        return self.history().database

    def has_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player is known to have solved a puzzle."""
        return self._history is not None and self._history.has_solved(puzzle)

    def has_changed(self) -> None:
        """Report that the history has changed."""
        self._report_notices()
        self.changed.emit()

    def failed(self, error: BaseException) -> None:
        """Report why the database could not be used.

        Raises any other error.
        """
        from shikaku_gui.store import StoreError

        self._report_notices()
        if not isinstance(error, StoreError | OSError):
            raise error
        self.trouble.emit(str(error))

    def close(self) -> None:
        """Close the database, once no worker thread uses it any more."""
        with self._guard:
            if self._history is not None:
                self._history.close()
                self._history = None

    def _run(self, work: Callable[["PlayerHistory"], T], done: Callable[[T], None]) -> None:
        def finished(result: T) -> None:
            self._report_notices()
            done(result)

        self._runner.run(lambda _stop: work(self.history()), finished, self.failed)

    def _report_notices(self) -> None:
        history = self._history
        if history is not None and history.database.notices:
            notices, history.database.notices = history.database.notices, ()
            self.noticed.emit(notices)
