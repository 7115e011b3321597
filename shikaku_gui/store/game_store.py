"""Games in progress, stored in a folder so that none is ever lost.

A game NAME has ``NAME.shikaku``, its save; ``NAME.shikaku.previous``, the save before;
``NAME.DIGEST.journal``, what has changed since a save; ``NAME.sitting``, its session
metadata; ``NAME.lock``, held while it is open. The file ``running`` holds the name of the
game that was played last. See docs/data.md.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from itertools import count
from pathlib import Path
from threading import RLock
from time import time

from shikaku_gui.formats import SavedGame, write_text_atomically
from shikaku_gui.model import Puzzle
from shikaku_gui.store import session_metadata
from shikaku_gui.store.daily_puzzle import Daily
from shikaku_gui.store.file_lock import FileLock
from shikaku_gui.store.folder_scan import modification_time
from shikaku_gui.store.game_journal import JOURNAL_SUFFIX
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.save_files import (
    METADATA_SUFFIX,
    PREVIOUS_SUFFIX,
    SUFFIX,
    SaveFiles,
    read_kept_game,
    read_set_aside,
)
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreNotice, StoreTrouble, local_today, rename_aside

_NAME = re.compile(r"\d+x\d+-[0-9a-f]{12}(-\d+)?")
_DRAFT = re.compile(r"\.[0-9a-f]{16}\.tmp")
_FINISHED = "none"
_DRAFT_SECONDS = 3600.0


@dataclass(frozen=True)
class StoredGame:
    """A stored game, with its name in the folder."""

    name: str
    game: SavedGame
    metadata: SessionMetadata


@dataclass(frozen=True)
class OpenedGame:
    """The result of opening a game: the game, None if there is none, and notices."""

    stored: StoredGame | None = None
    notices: tuple[StoreNotice, ...] = ()


class GameStore:
    """Stores games in a folder; one after the other may be open, and all stay stored.

    May be used from any thread; calls wait for each other. Writing waits for the disk, so
    the window does it on a worker thread.
    """

    def __init__(self, folder: Path, today: Callable[[], date] = local_today) -> None:
        """Use that folder, created when first needed; ``today`` dates what is set aside."""
        self._folder = folder
        self._today = today
        self._guard = RLock()
        self._locks: dict[str, FileLock] = {}
        self._written: dict[str, SessionMetadata] = {}
        self._cursor_moved: dict[str, SessionMetadata] = {}
        self._open: dict[str, SaveFiles] = {}
        self._named = ""

    def open_last(self) -> OpenedGame:
        """Open the game played last; if it cannot be read, the latest one that can.

        There is none if the last game was finished, or is open in another window. Nothing
        in the folder makes it raise.
        """
        with self._guard:
            self._remove_old_drafts()
            notices: list[StoreNotice] = []
            for name in self._candidates():
                found = self.open(name)
                notices += found.notices
                in_use = any(notice.trouble is StoreTrouble.IN_USE for notice in found.notices)
                if found.stored is not None or in_use:
                    return OpenedGame(found.stored, tuple(notices))
            return OpenedGame(None, tuple(notices))

    def names(self) -> tuple[str, ...]:
        """Return the names of all stored games, the one written last first."""
        with self._guard:
            names: set[str] = set()
            times: dict[str, float] = {}
            for path in self._files():
                name = path.name.split(".")[0]
                saved = path.name[len(name) :] in (SUFFIX, PREVIOUS_SUFFIX)
                if _NAME.fullmatch(name) and (saved or path.suffix == JOURNAL_SUFFIX):
                    times[name] = max(times.get(name, 0.0), modification_time(path))
                    names |= {name} if saved else set()
            return tuple(sorted(names, key=lambda name: (-times[name], name)))

    def names_for(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Return the names of the stored games on that puzzle, the one written last first."""
        stem = _stem(puzzle)
        return tuple(name for name in self.names() if name == stem or name.startswith(stem + "-"))

    def dailies_in_progress(self) -> frozenset[Daily]:
        """Return which daily puzzles the stored games are that are not finished."""
        found = (session_metadata.daily_in_progress(self._metadata(name)) for name in self.names())
        return frozenset(daily for daily in found if daily is not None)

    def reserve_name(self, puzzle: Puzzle) -> str:
        """Return a new name for a game on that puzzle and lock it; nothing is saved yet.

        Raises:
            OSError: the folder cannot be written to.
        """
        with self._guard:
            self._folder.mkdir(parents=True, exist_ok=True)
            taken = set(self.names()) | set(self._locks)
            stem = _stem(puzzle)
            tries = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
            return next(name for name in tries if name not in taken and self._lock(name))

    def open(self, name: str) -> OpenedGame:
        """Open a stored game, and lock it against other windows of the program.

        A save that cannot be read is set aside, and the save before it is used.

        Raises:
            KeyError: no game has that name.
        """
        with self._guard:
            if name not in self.names():
                raise KeyError(name)
            notices: list[StoreNotice] = []
            if not self._lock_or_report(name, notices):
                return OpenedGame(None, tuple(notices))
        files = SaveFiles(self._folder, name, self._today)
        game = files.read(notices)  # without the guard: saves do not wait for a large game
        with self._guard:
            if game is None:
                self._unlock(name)
                return OpenedGame(None, tuple(notices))
            self._open[name] = files
            self._written[name] = session_metadata.loads(self._metadata(name), game.puzzle)
            return OpenedGame(StoredGame(name, game, self._written[name]), tuple(notices))

    def save(self, name: str, game: SavedGame, metadata: SessionMetadata) -> None:
        """Save a game, by its journal if there is a save; the game before stays until then.

        It becomes the game played last, unless it has ended. If of the metadata only the
        cursor has changed, they are written by :meth:`compact`.

        Raises:
            OSError: it cannot be written; what was saved before is still there.
        """
        with self._guard:
            self._folder.mkdir(parents=True, exist_ok=True)
            if name not in self._open:
                self._open[name] = SaveFiles(self._folder, name, self._today)
            self._open[name].write(game)
            if self._named != name and metadata.ended is None:
                write_text_atomically(self._folder / "running", name + "\n")
                self._named = name
            before = self._written.get(name)
            if before is not None and replace(before, cell=metadata.cell) == metadata:
                self._cursor_moved[name] = metadata  # it can wait, so that moves need not
            else:
                self.save_metadata(name, metadata)

    def save_metadata(self, name: str, metadata: SessionMetadata) -> None:
        """Write only the metadata of a game, if they have changed.

        Raises:
            OSError: they cannot be written.
        """
        with self._guard:
            self._cursor_moved.pop(name, None)
            if self._written.get(name) != metadata:
                path = self._folder / f"{name}{METADATA_SUFFIX}"
                write_text_atomically(path, session_metadata.dumps(metadata))
                self._written[name] = metadata

    def compact(self, name: str, *, only_small: bool = False) -> None:
        """Write the whole save if there is a journal, so that other programs find all of it.

        With ``only_small`` only where that takes no time.

        Raises:
            OSError: it cannot be written; what was saved before is still there.
        """
        with self._guard:
            if name in self._cursor_moved:
                self.save_metadata(name, self._cursor_moved[name])
            if name in self._open:
                self._open[name].compact(only_small=only_small)

    def ended_names(self) -> tuple[str, ...]:
        """Return the names of the games that have ended, and are not open, the oldest first."""
        with self._guard:
            return tuple(
                name
                for name in reversed(self.names())
                if name not in self._locks and session_metadata.has_ended(self._metadata(name))
            )

    def remove(self, name: str) -> None:
        """Remove a game, because it is in the history now, for example.

        Raises:
            OSError: its save cannot be removed.
        """
        with self._guard:
            if self._running() == name:
                write_text_atomically(self._folder / "running", _FINISHED + "\n")
                self._named = ""
            SaveFiles(self._folder, name, self._today).remove()
            (self._folder / f"{name}{METADATA_SUFFIX}").unlink(missing_ok=True)
            self._written.pop(name, None)
            self._cursor_moved.pop(name, None)
            self._unlock(name, discard=True)

    def readable_set_aside(self) -> tuple[Path, ...]:
        """Return the paths of the saves that were set aside as newer, but can be read."""
        return tuple(path for path in sorted(self._files()) if read_set_aside(path) is not None)

    def take_in(self, path: Path) -> bool:
        """Store the game of such a save among the others; tell whether it was new.

        It is not where a stored game has all its moves. Its file is renamed afterwards
        (``NAME.shikaku.merged-2026-11-21``).

        Raises:
            OSError: the game cannot be written, or the file cannot be renamed.
        """
        with self._guard:
            aside = read_set_aside(path)
            if aside is None:
                return False
            is_new = not self._has_moves_of(aside.game)
            if is_new:
                name = self.reserve_name(aside.game.puzzle)
                try:
                    SaveFiles(self._folder, name, self._today).write(aside.game)
                    metadata = session_metadata.loads(aside.sitting, aside.game.puzzle)
                    self.save_metadata(name, metadata)
                finally:
                    self._unlock(name)
                    self._written.pop(name, None)
            rename_aside(path, "merged", self._today())
            return is_new

    def _has_moves_of(self, game: SavedGame) -> bool:
        """Tell whether a stored game begins with all the moves of that one."""
        paths = (self._folder / (name + SUFFIX) for name in self.names_for(game.puzzle))
        stored = filter(None, map(read_kept_game, paths))
        count = len(game.moves)
        return not count or any(other.moves[:count] == game.moves for other in stored)

    def release(self, name: str) -> None:
        """Write the whole save of an open game if need be, and release its lock."""
        with self._guard:
            self._unlock(name)

    def close(self) -> None:
        """Release all open games."""
        with self._guard:
            for name in tuple(self._locks):
                self._unlock(name)

    def _candidates(self) -> Iterator[str]:
        """Yield the game played last, then the others, the one written last first."""
        running, names = self._running(), self.names()
        if running == _FINISHED:
            return
        if running in names:
            yield running
        yield from (name for name in names if name != running)

    def _running(self) -> str:
        """Return the name of the game played last, ``_FINISHED`` if finished, empty if unknown."""
        return self._text("running").strip()

    def _metadata(self, name: str) -> str:
        """Return the text of a game's metadata, empty if it cannot be read."""
        return self._text(f"{name}{METADATA_SUFFIX}")

    def _text(self, name: str) -> str:
        """Return the text of a file, empty if it cannot be read."""
        try:
            return (self._folder / name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def _lock_or_report(self, name: str, notices: list[StoreNotice]) -> bool:
        """Lock a game to open it; it is opened even if no lock file can be created."""
        try:
            if self._lock(name):
                return True
        except OSError:
            return True
        notices.append(StoreNotice(StoreTrouble.IN_USE, self._folder / (name + SUFFIX)))
        return False

    def _lock(self, name: str) -> bool:
        lock = self._locks.setdefault(name, FileLock(self._folder / f"{name}.lock"))
        held = False
        try:
            held = lock.acquire()
        finally:
            if not held:
                del self._locks[name]
        return held

    def _unlock(self, name: str, *, discard: bool = False) -> None:
        if not discard:
            with suppress(OSError):  # the journal has it all
                self.compact(name)
        self._open.pop(name, None)
        lock = self._locks.pop(name, None)
        if lock is not None:
            (lock.discard if discard else lock.release)()

    def _files(self) -> list[Path]:
        try:
            return list(self._folder.iterdir())
        except OSError:
            return []

    def _remove_old_drafts(self) -> None:
        """Remove old drafts that a killed program has left."""
        for path in self._files():
            if _DRAFT.fullmatch(path.name) and time() - modification_time(path) > _DRAFT_SECONDS:
                with suppress(OSError):
                    path.unlink()


def own_file(save: Path) -> Path | None:
    """Return the player's file of a stored game by the path of its save, None if it has none."""
    try:
        text = save.with_suffix(METADATA_SUFFIX).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    path = session_metadata.own_path(text)
    return Path(path) if path else None


def _stem(puzzle: Puzzle) -> str:
    return f"{puzzle.rows}x{puzzle.cols}-{puzzle_id(puzzle)[:12]}"
