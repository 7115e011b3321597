"""The place of the game on the stage among the kept ones."""

from threading import Lock

from shikaku_gui.formats import SavedGame
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.session_metadata import SessionMetadata


class StoredPlace:
    """The place of one game in the store; it gets its name when it is first written.

    Snapshots are numbered, so that one that comes late never replaces a newer one.
    ``filed`` tells that the history holds the game as it stands, ``touched`` that a move
    was made: a puzzle that was only looked at is not kept when another one comes.
    """

    def __init__(self, name: str | None = None, sitting: SessionMetadata | None = None) -> None:
        self.name = name
        self.sitting = sitting or SessionMetadata()
        self.filed = False
        self.touched = False
        self.number = 0
        self._written = 0
        self._guard = Lock()

    def write(
        self, keeper: GameStore, game: SavedGame, sitting: SessionMetadata, number: int
    ) -> None:
        """Write a snapshot, unless a newer one was written.

        Raises:
            OSError: it cannot be written.
        """
        with self._guard:
            if number <= self._written:
                return
            if self.name is None:
                self.name = keeper.begin(game.puzzle)
            keeper.keep(self.name, game, sitting)
            self._written = number

    def forget(self, keeper: GameStore, number: int) -> None:
        """Remove what is kept, unless that is newer than the snapshot of that number."""
        with self._guard:
            if self.name is not None and number >= self._written:
                self._written = number
                keeper.forget(self.name)
                self.name = None
