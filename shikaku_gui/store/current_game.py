"""The game being played and its slot in the game store: what is saved, recorded, removed.

Knows no timer and no thread: whatever writes is returned as a function, for a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, IntEnum, auto
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle, is_solved
from shikaku_gui.store.game_store import GameStore, StoredGame
from shikaku_gui.store.library_entry import FileStamp
from shikaku_gui.store.session_metadata import SessionMetadata

if TYPE_CHECKING:
    from shikaku_gui.store.player_history import PlayerHistory

DeferredWrite: TypeAlias = Callable[[], None]
"""Writes to the disk. Raises OSError, and StoreError where the history is written."""


class SaveSlot:
    """The slot of one game in the store; it gets its name when it is first written.

    Snapshots are numbered, so that one that comes late never replaces a newer one.
    ``recorded`` tells that the history holds the game as it is now, ``touched`` that it has
    begun, by a move or a hint: one that has not is not kept when another one is opened.
    """

    def __init__(self, name: str | None = None, metadata: SessionMetadata | None = None) -> None:
        self.name = name
        self.metadata = metadata or SessionMetadata()
        self.recorded = False
        self.touched = False
        self.number = 0
        self._written = 0
        self._guard = Lock()

    def write(
        self, store: GameStore, game: SavedGame, metadata: SessionMetadata, number: int
    ) -> None:
        """Write a snapshot, unless a newer one was written.

        Raises:
            OSError: it cannot be written.
        """
        with self._guard:
            if number <= self._written:
                return
            if self.name is None:
                self.name = store.reserve_name(game.puzzle)
            store.save(self.name, game, metadata)
            self._written = number

    def has_written(self, number: int) -> bool:
        """Tell whether that snapshot, or a newer one, is stored."""
        with self._guard:
            return self.name is not None and self._written >= number

    def remove(self, store: GameStore, number: int) -> None:
        """Remove what is stored, unless the game has gone on since that snapshot.

        Raises:
            OSError: it cannot be removed.
        """
        with self._guard:
            if self.name is not None and number >= max(self.number, self._written):
                self._written = number
                store.remove(self.name)
                self.name = None

    def compact(self, store: GameStore, *, only_small: bool = False) -> None:
        """Write the whole save of the game, see :meth:`GameStore.compact`.

        Raises:
            OSError: it cannot be written.
        """
        with self._guard:
            if self.name is not None:
                store.compact(self.name, only_small=only_small)


@dataclass(frozen=True)
class EndedGame:
    """A game that ended, on its way from its slot into the history.

    First it is saved with the instant it ended (:meth:`save`), then recorded, then removed:
    if the program ends in between, the next start records it.
    """

    slot: SaveSlot
    game: SavedGame
    metadata: SessionMetadata
    number: int
    solved: bool

    def save(self, store: GameStore) -> None:
        """Write the game into its slot.

        Raises:
            OSError: it cannot be written.
        """
        self.slot.write(store, self.game, self.metadata, self.number)

    def record(self, history: PlayerHistory) -> bool:
        """Write the game into the history; tell whether it may go.

        A game that has gone on is written only if it was solved: that finish stands.

        Raises:
            StoreError: it cannot be written.
        """
        gone_on = self.number < self.slot.number
        if gone_on and not self.solved:
            return False
        recorded = history.record(self.game, self.metadata, solved=self.solved)
        if not gone_on:
            self.slot.recorded = recorded
        return recorded and not gone_on

    def remove(self, store: GameStore) -> None:
        """Remove the game from its slot, unless it has gone on.

        Raises:
            OSError: it cannot be removed.
        """
        self.slot.remove(store, self.number)


class DueWrite(Enum):
    """The first write of a game that has just been opened."""

    SAVE = auto()
    RECORD = auto()
    NOTHING = auto()


class Agreement(IntEnum):
    """How a kept game relates to one of the same puzzle that was read, the closest first.

    ``EQUAL`` has the same moves. ``AHEAD`` has more: all those read and others, or it was played
    on from what the file still holds. ``BEHIND`` has only the first of those read. ``APART`` is
    another game.
    """

    EQUAL = 0
    AHEAD = 1
    BEHIND = 2
    APART = 3


def agreement(
    kept: SavedGame, kept_stamp: FileStamp | None, read: SavedGame, stamp: FileStamp | None
) -> Agreement:
    """Tell how a kept game relates to one of the same puzzle that was read from a file.

    Files are recognized by their stamps, which do not depend on the path that led to them; None
    stands for no file. A solution that was read does not continue a kept game: somebody else
    may have found it.
    """
    if kept.moves == read.moves:
        return Agreement.EQUAL
    if kept.moves[: len(read.moves)] == read.moves or (stamp is not None and stamp == kept_stamp):
        return Agreement.AHEAD
    if read.moves[: len(kept.moves)] == kept.moves and not is_solved(read.board):
        return Agreement.BEHIND
    return Agreement.APART


class CurrentGame:
    """The game being played: decides what is stored of it, and when it is removed again.

    A solved game belongs into the history, and is then no longer stored.
    """

    def __init__(self, store: GameStore) -> None:
        """Begin with an empty slot."""
        self.slot = SaveSlot()
        self._store = store

    # The other stored games

    def stored_game_on(self, puzzle: Puzzle) -> StoredGame | None:
        """Open the latest other stored game on a puzzle that has begun, if there is one."""
        return next(self._open_others_on(puzzle), None)

    def stored_game_like(self, read: SavedGame, stamp: FileStamp | None) -> StoredGame | None:
        """Open the other stored game that agrees best with one that was read, if there is one.

        Among those that agree equally it is the latest. ``stamp`` is the file's, None for no file.
        """
        best: StoredGame | None = None
        closest = Agreement.APART
        for stored in self._open_others_on(read.puzzle):
            found = agreement(stored.game, stored.metadata.stamp, read, stamp)
            if best is None or found < closest:
                left, best, closest = best, stored, found
            else:
                left = stored
            if left is not None:
                self._store.release(left.name)
            if closest < Agreement.BEHIND:
                break
        return best

    def _open_others_on(self, puzzle: Puzzle) -> Iterator[StoredGame]:
        """Open and yield the other stored games on a puzzle that have begun, the latest first."""
        for name in self._store.names_for(puzzle):
            if name == self.slot.name:
                continue
            stored = self._store.open(name).stored
            if stored is not None and stored.game.begun:
                yield stored
            elif stored is not None:
                self._store.release(name)

    def has_stored_solution(self, puzzle: Puzzle) -> bool:
        """Tell whether the latest other stored game on a puzzle is solved."""
        stored = self.stored_game_on(puzzle)
        if stored is None:
            return False
        self._store.release(stored.name)
        return is_solved(stored.game.board)

    def give_up(self, name: str, now: datetime) -> None:
        """Note that another stored game has ended; :meth:`file_ended` moves it.

        Raises:
            KeyError: no game has that name.
            OSError: it cannot be written.
        """
        stored = self._store.open(name).stored
        if stored is not None:
            try:
                self._store.save_metadata(name, replace(stored.metadata, ended=now))
            finally:
                self._store.release(name)

    def file_ended(self, history: PlayerHistory) -> None:
        """Move the games that have ended, but are not open, from the store into the history.

        Raises:
            OSError: one cannot be removed.
            StoreError: the history cannot be written; those left are filed another time.
        """
        for name in self._store.ended_names():
            stored = self._store.open(name).stored
            if stored is None:
                continue
            filed = False
            try:
                solved = is_solved(stored.game.board)
                filed = history.record(stored.game, stored.metadata, solved=solved)
            finally:
                if not filed:
                    self._store.release(name)
            if filed:
                self._store.remove(name)

    # Another game is opened

    def leave(self) -> DeferredWrite | None:
        """Return what removes the game that is left; None where it has begun and stays."""
        slot, number = self.slot, self.slot.number
        return None if slot.touched else lambda: slot.remove(self._store, number)

    def enter(
        self, source: StoredGame | SaveSlot | None, path: str, *, begun: bool, solved: bool
    ) -> DueWrite:
        """Begin with another game, and tell what is to be written of it.

        ``source`` is where the game is stored, None for one that is new; ``path`` its file.
        """
        match source:
            case StoredGame():
                self.slot = SaveSlot(source.name, source.metadata)
            case SaveSlot():
                self.slot = source
                self.slot.number += 1  # what was to be done with the game as ended is not done
            case None:
                self.slot = SaveSlot(metadata=SessionMetadata(path=path))
        metadata = self.slot.metadata
        finished = metadata.finished or (solved and isinstance(source, StoredGame))
        self.slot.metadata = replace(metadata, ended=None, finished=finished)
        self.slot.touched = begun
        if not solved:
            return DueWrite.SAVE
        if isinstance(source, StoredGame):  # the program ended before it was recorded
            return DueWrite.RECORD
        self.slot.recorded = True
        return DueWrite.NOTHING

    # Writing

    def save(self, game: SavedGame, path: str, cursor: Cell | None) -> DeferredWrite:
        """Return a function that writes the present game into its slot."""
        slot = self.slot
        slot.metadata = replace(slot.metadata, path=path, cell=cursor)
        slot.number += 1
        metadata, number = slot.metadata, slot.number
        return lambda: slot.write(self._store, game, metadata, number)

    def end(self, game: SavedGame, path: str, cursor: Cell | None, now: datetime) -> EndedGame:
        """Return the present game as one that has ended; see :class:`EndedGame`."""
        slot = self.slot
        slot.metadata = replace(slot.metadata, path=path, cell=cursor)
        slot.number += 1
        ended = replace(slot.metadata, ended=now)
        return EndedGame(slot, game, ended, slot.number, is_solved(game.board))
