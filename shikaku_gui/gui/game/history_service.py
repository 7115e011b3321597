"""The player's database, asked beside the window: nobody at the screen waits for it."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.model import Puzzle
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreNotice

if TYPE_CHECKING:
    from shikaku_gui.store.database import Database

T = TypeVar("T")


def local_now() -> datetime:
    """Return this instant in the player's time zone."""
    return datetime.now(UTC).astimezone()


class HistoryService(QObject):
    """Opens the database when it is first needed, and asks it in the runner.

    ``changed`` is emitted when the history has changed, ``noticed`` with what opening had
    to tell, ``trouble`` with the reason when the database does not do what it should.
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
        self._open: Database | None = None
        self._notices: tuple[StoreNotice, ...] = ()
        self._solved: frozenset[str] = frozenset()

    def begin(self) -> None:
        """Open the database, write down that the program was started, and read what is solved."""
        self.ask(_begun(self.now()), self._learn)

    def ask(self, work: Callable[["Database"], T], done: Callable[[T], None]) -> None:
        """Let work be done with the database beside the window, then call ``done``."""

        def finished(result: T) -> None:
            self._tell_notices()
            done(result)

        self._runner.run(lambda _stop: work(self.database()), finished, self.failed)

    def change(self, work: Callable[["Database"], object]) -> None:
        """Let work be done that changes the history, and tell everybody afterwards."""
        self.ask(work, lambda _: self.has_changed())

    def database(self) -> "Database":
        """Return the database, opened if need be: for workers, of any thread."""
        from shikaku_gui.store.database import open_database  # not for the first paint

        with self._guard:
            if self._open is None:
                opened = open_database(self._path, self.now().date())
                self._open, self._notices = opened.database, opened.notices
            return self._open

    def file(self, game: SavedGame, sitting: SessionMetadata, *, solved: bool) -> None:
        """Write a game that ended into the history: for workers.

        Raises:
            StoreError: it cannot be written.
        """
        from shikaku_gui.store.daily_results import finish_game
        from shikaku_gui.store.history import outcome_of

        outcome = outcome_of(sitting, solved=solved)
        finish_game(self.database(), game, sitting, outcome, self.now())
        if outcome.value == "solved":
            self._solved |= {puzzle_id(game.puzzle)}

    def take_back(self, sitting: SessionMetadata) -> None:
        """Let go of a game that was left and is played again."""

        def work(database: "Database") -> None:
            from shikaku_gui.store.history import take_back

            take_back(database, sitting)

        self.change(work)

    def erase(self, done: Callable[[], None]) -> None:
        """Forget all games, tell everybody, and then call ``done``."""

        def work(database: "Database") -> None:
            from shikaku_gui.store.history_csv import erase_history

            erase_history(database)

        def finished(_nothing: None) -> None:
            self._solved = frozenset()
            self.has_changed()
            done()

        self.ask(work, finished)

    def has_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player is known to have solved a puzzle."""
        return puzzle_id(puzzle) in self._solved

    def has_changed(self) -> None:
        """Tell everybody that the history has changed."""
        self._tell_notices()
        self.changed.emit()

    def failed(self, error: BaseException) -> None:
        """Tell the player why the database did not do its work."""
        from shikaku_gui.store.database import StoreError

        self._tell_notices()
        if not isinstance(error, StoreError | OSError):
            raise error
        self.trouble.emit(str(error))

    def close(self) -> None:
        """Close the database, once no worker needs it any more."""
        with self._guard:
            if self._open is not None:
                self._open.close()
                self._open = None

    def _learn(self, solved: frozenset[str]) -> None:
        self._solved |= solved

    def _tell_notices(self) -> None:
        notices, self._notices = self._notices, ()
        if notices:
            self.noticed.emit(notices)


def _begun(now: datetime) -> Callable[["Database"], frozenset[str]]:
    def begin(database: "Database") -> frozenset[str]:
        from shikaku_gui.store.daily_results import note_start
        from shikaku_gui.store.history import solved_puzzles

        note_start(database, now)
        return solved_puzzles(database)

    return begin
