"""The window's uses of the history: records, takes back and erases games."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.store import game_history
from shikaku_gui.store.daily_results import finish_game, record_start
from shikaku_gui.store.database import open_database
from shikaku_gui.store.history_merge import readable_set_aside, take_in_history
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.site_history import SiteEntry, merge_site_history


class PlayerHistory:
    """The player's database and the puzzles that are known to be solved.

    All methods but :meth:`has_solved` wait for the disk, so the window calls them from a
    worker thread.
    """

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        """Open the database; ``now`` returns the present instant in the player's time zone.

        Raises:
            StoreError: another program keeps the database locked.
        """
        self.database = open_database(path, now().date())
        self._now = now
        self._solved: frozenset[str] = frozenset()

    def record_start(self) -> None:
        """Record that the program was started, and read which puzzles are solved.

        Raises:
            StoreError: the database cannot be read or written.
        """
        record_start(self.database, self._now())
        self._solved |= game_history.solved_puzzles(self.database)

    def record(self, game: SavedGame, metadata: SessionMetadata, *, solved: bool) -> bool:
        """Write a game that ended into the history; tell whether it is on the disk now.

        Raises:
            StoreError: it cannot be written.
        """
        result = game_history.game_result(metadata, solved=solved)
        finish_game(self.database, game, metadata, result, metadata.ended or self._now())
        if result is game_history.GameResult.SOLVED:
            self._solved |= {puzzle_id(game.puzzle)}
        return self.database.persistent

    def take_back(self, metadata: SessionMetadata) -> None:
        """Remove a game that was abandoned and is continued.

        Raises:
            StoreError: it cannot be written.
        """
        game_history.remove_abandoned_game(self.database, metadata)

    def readable_set_aside(self) -> tuple[Path, ...]:
        """Return the databases that an older program set aside, and that can be read."""
        return readable_set_aside(self.database)

    def take_in(self, path: Path) -> int:
        """Merge one of them into the history; return how many games were new.

        Raises:
            StoreError: the history cannot be written.
            OSError: the file cannot be renamed.
        """
        count = take_in_history(self.database, path, self._now().date())
        self._solved |= game_history.solved_puzzles(self.database)
        return count

    def take_in_site(self, entries: Sequence[SiteEntry]) -> int:
        """Merge what a web site exported into the history; return how many games were new.

        Raises:
            StoreError: the history cannot be written; it is unchanged.
        """
        count = merge_site_history(self.database, entries)
        self._solved |= game_history.solved_puzzles(self.database)
        return count

    def erase(self) -> None:
        """Erase all games for good.

        Raises:
            StoreError: it cannot be written.
            OSError: a copy made before a migration cannot be removed.
        """
        game_history.erase_history(self.database)
        self._solved = frozenset()

    def has_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player is known to have solved a puzzle."""
        return puzzle_id(puzzle) in self._solved

    def close(self) -> None:
        """Close the database; it cannot be used any more."""
        self.database.close()
