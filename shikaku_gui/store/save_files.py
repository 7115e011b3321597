"""The files of a stored game that hold its moves: save, previous save and their journals."""

import json
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.i18n import N_
from shikaku_gui.store.game_journal import (
    GameJournal,
    journal_path,
    journals_of,
    read_journal,
)
from shikaku_gui.store.store_notices import (
    StoreNotice,
    StoreTrouble,
    aside_name,
    set_file_aside,
)
from shikaku_gui.texts import Message, Words, error_message, make_message

SUFFIX = ".shikaku"
PREVIOUS_SUFFIX = ".shikaku.previous"
METADATA_SUFFIX = ".sitting"
_KEPT_JOURNAL, _KEPT_SITTING = "-journal", "-sitting"
"""The endings of what belongs to a save that was set aside as newer, behind its name."""
_ASIDE = re.compile(r"[^.]+\.shikaku(\.previous)?\.newer-\d{4}-\d\d-\d\d(-\d+)?")
_SHORT_JOURNAL = 65_536
_SMALL_SAVE = 200_000


@dataclass(frozen=True)
class SetAsideSave:
    """A save that was set aside as newer, but can be read; ``sitting`` is its metadata as text."""

    path: Path
    game: formats.SavedGame
    sitting: str


def read_set_aside(path: Path) -> SetAsideSave | None:
    """Read a save that was set aside as newer; None if it is none, or cannot be read."""
    if not _ASIDE.fullmatch(path.name):
        return None
    game = read_kept_game(path)
    kept = path.with_name(path.name + _KEPT_SITTING)
    # A program that kept nothing beside it has left the metadata where they were.
    own = path.with_name(path.name.split(".")[0] + METADATA_SUFFIX)
    sitting = kept if kept.exists() else own
    try:
        text = sitting.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    return None if game is None else SetAsideSave(path, game, text)


def read_kept_game(path: Path) -> formats.SavedGame | None:
    """Read a save with its journal and change nothing; None if it cannot be read."""
    try:
        content = formats.read_file(path)
        kept = path.with_name(path.name + _KEPT_JOURNAL)
        journal = journal_path(path.parent, path.name.split(".")[0], content)
        return read_journal(kept if kept.exists() else journal, formats.loads(content)).game
    except (OSError, formats.FormatError):
        return None


class SaveFiles:
    """The files of a stored game, read once and then written to.

    A change is appended to the journal of the save. The whole save is written when the journal
    is longer than it, and by :meth:`compact`; the one before becomes the previous save.
    """

    def __init__(self, folder: Path, name: str, today: Callable[[], date]) -> None:
        """Use the files of that name; ``today`` dates what is set aside."""
        self._folder = folder
        self._name = name
        self._today = today
        self._save = folder / (name + SUFFIX)
        self._previous = folder / (name + PREVIOUS_SUFFIX)
        self._journal: GameJournal | None = None
        self._save_bytes = 0
        # The game on the disk, and how many of its oldest moves were left out there.
        self._game: formats.SavedGame | None = None
        self._shift = 0

    def read(self, notices: list[StoreNotice]) -> formats.SavedGame | None:
        """Return the newest state that can be read; set aside files that cannot be."""
        for path in (self._save, self._previous):
            try:
                content = formats.read_file(path)
                save = formats.loads(content)
                journal = journal_path(self._folder, self._name, content)
                read = read_journal(journal, save)
            except FileNotFoundError:
                continue
            except formats.FormatError as error:
                notices.append(self._set_aside(path, error.message))
            except OSError as error:  # it may be readable next time, so it stays
                notices.append(StoreNotice(StoreTrouble.UNREADABLE, path, error_message(error)))
                return None
            else:
                notices[:] = [replace(notice, fallback=True) for notice in notices]
                if read.damage:
                    notices.append(self._cut(journal, read.size, read.damage))
                self._journal = GameJournal(journal, read.size)
                self._game, self._save_bytes, self._shift = read.game, len(content), 0
                if path == self._previous:
                    self._read_later_journal(read.game)
                return self._game
        return None

    def _read_later_journal(self, game: formats.SavedGame) -> None:
        """Read the journal of a save that is missing, but whose game is known.

        The save was written when its game was what the previous save and its journal hold.
        """
        journal = journal_path(self._folder, self._name, formats.dumps(game).encode())
        with suppress(OSError):
            read = read_journal(journal, game)
            if read.size:
                self._game, self._journal = read.game, None  # a save is to be written next

    def write(self, game: formats.SavedGame) -> None:
        """Write a game; nothing is written if it is on the disk already.

        Raises:
            OSError: it cannot be written; what was written before is still there.
        """
        certain = self._journal is None or self._journal.is_certain
        if (game != self._game or not certain) and not self._append(game):
            self._write_save(game)

    def compact(self, *, only_small: bool = False) -> None:
        """Write the whole save if there is a journal; with ``only_small`` if it is small.

        Raises:
            OSError: it cannot be written; what was written before is still there.
        """
        if self._game is None or (only_small and self._save_bytes > _SMALL_SAVE):
            return
        if self._journal is None or self._journal.size:
            self._write_save(self._game)

    def remove(self) -> None:
        """Remove all of these files.

        Raises:
            OSError: one cannot be removed.
        """
        for path in (self._previous, self._save, *journals_of(self._folder, self._name)):
            path.unlink(missing_ok=True)

    def _append(self, game: formats.SavedGame) -> bool:
        """Append to the journal what has changed; return False where a save is needed."""
        if self._game is None or self._journal is None:
            return False
        change = formats.dump_change(self._game, game, self._shift)
        longest = max(_SHORT_JOURNAL, self._save_bytes)
        if change is None or self._journal.size + len(change) > longest:
            return False
        self._journal.append(change)
        self._game = game
        return True

    def _write_save(self, game: formats.SavedGame) -> None:
        """Write the whole save; the present one becomes the previous one, with its journal."""
        content = formats.dumps(game).encode()
        if self._save.exists():
            self._save.replace(self._previous)
        journal = journal_path(self._folder, self._name, content)
        journal.unlink(missing_ok=True)  # there is one if an earlier save was the same
        formats.write_bytes_atomically(self._save, content)
        self._journal = GameJournal(journal)
        self._game, self._save_bytes = game, len(content)
        self._shift = len(game.moves) - len(formats.within_limits(game).moves)
        with suppress(OSError):  # they do no harm
            self._remove_old_journals(self._journal.path)

    def _remove_old_journals(self, present: Path) -> None:
        needed = {present}
        if self._previous.exists():
            content = self._previous.read_bytes()
            needed.add(journal_path(self._folder, self._name, content))
        for path in set(journals_of(self._folder, self._name)) - needed:
            path.unlink()

    def _set_aside(self, path: Path, reason: Words) -> StoreNotice:
        trouble = StoreTrouble.NEWER if _is_newer(path) else StoreTrouble.DAMAGED
        try:
            kept_as = set_file_aside(path, trouble, self._today())
        except OSError as error:
            return StoreNotice(trouble, path, _both(reason, error))
        if trouble is StoreTrouble.NEWER:
            with suppress(OSError, formats.FormatError):
                self._keep_what_belongs_to(kept_as)
        return StoreNotice(trouble, path, reason, kept_as)

    def _keep_what_belongs_to(self, kept_as: Path) -> None:
        """Keep the journal and the metadata of a save of a newer program beside it."""
        sitting = self._folder / f"{self._name}{METADATA_SUFFIX}"
        if sitting.exists():
            shutil.copyfile(sitting, kept_as.with_name(kept_as.name + _KEPT_SITTING))
        journal = journal_path(self._folder, self._name, formats.read_file(kept_as))
        if journal.exists():
            journal.rename(kept_as.with_name(kept_as.name + _KEPT_JOURNAL))

    def _cut(self, journal: Path, size: int, reason: Words) -> StoreNotice:
        """Set a copy of a damaged journal aside, and cut off what cannot be read."""
        trouble = StoreTrouble.DAMAGED
        kept_as = aside_name(journal, trouble, self._today())
        try:
            shutil.copyfile(journal, kept_as)
            with journal.open("r+b") as file:
                file.truncate(size)
        except OSError as error:
            return StoreNotice(trouble, journal, _both(reason, error))
        return StoreNotice(trouble, journal, reason, kept_as, fallback=True)


def _both(reason: Words, error: OSError) -> Message:
    return make_message(N_("{first}; {second}"), first=reason, second=error_message(error))


def _is_newer(path: Path) -> bool:
    """Tell whether an unreadable file is a save of a newer version of the program."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    if not isinstance(values, dict) or values.get("format") != "shikaku":
        return False
    version = values.get("version")
    return type(version) is int and version > formats.SAVE_VERSION
