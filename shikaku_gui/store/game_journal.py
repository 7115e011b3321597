"""The journal of a stored game: what has changed since its save was written, line by line.

A line is the CRC-32 of a change in eight hexadecimal digits, a space, and the change as
:func:`shikaku_gui.formats.dump_change` writes it. The journal's name tells to which save it
belongs, so that a new save makes the journal of the one before ineffective at once.
"""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from shikaku_gui.formats import ChangedGame, FormatError, SavedGame, append_bytes
from shikaku_gui.i18n import N_
from shikaku_gui.texts import Words, make_message

JOURNAL_SUFFIX = ".journal"
_LINE = re.compile(rb"([0-9a-f]{8}) (.+)")


@dataclass(frozen=True)
class JournalContent:
    """A save with its journal: the game, and the bytes of the changes that were read.

    ``damage`` tells why a change could not be read; it is empty if all were, or if only the
    last line is incomplete, as after a power cut.
    """

    game: SavedGame
    size: int
    damage: Words = ""


class GameJournal:
    """A journal that is open for appending; ``size`` is its length in bytes.

    ``is_certain`` is False after a change that could not be written: it may follow nevertheless,
    up to the next change.
    """

    def __init__(self, path: Path, size: int = 0) -> None:
        """Continue a journal after its first ``size`` bytes."""
        self.path = path
        self.size = size
        self.is_certain = True

    def append(self, change: str) -> None:
        """Append a change and flush it to disk.

        Raises:
            OSError: it cannot be written; the changes before are still there.
        """
        text = change.encode()
        line = b"%08x %s\n" % (crc32(text), text)
        self.is_certain = False
        append_bytes(self.path, line, self.size)
        self.is_certain = True
        self.size += len(line)


def journal_path(folder: Path, name: str, save: bytes) -> Path:
    """Return the path of the journal that belongs to a save with that content."""
    return folder / f"{name}.{hashlib.sha256(save).hexdigest()[:16]}{JOURNAL_SUFFIX}"


def journals_of(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the paths of all journals of a game."""
    return tuple(folder.glob(f"{name}.*{JOURNAL_SUFFIX}"))


def read_journal(path: Path, save: SavedGame) -> JournalContent:
    """Apply the changes in a journal, if there is one, to the save that it belongs to.

    Raises:
        OSError: it cannot be read.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return JournalContent(save, 0)
    game, size = ChangedGame(save), 0
    *lines, _incomplete = content.split(b"\n")
    for number, line in enumerate(lines, 1):
        try:
            game.apply(_check_line(line, number))
        except FormatError as error:
            return JournalContent(game.saved, size, error.message)
        size += len(line) + 1
    return JournalContent(game.saved, size)


def _check_line(line: bytes, number: int) -> str:
    match = _LINE.fullmatch(line)
    if match is None or int(match[1], 16) != crc32(match[2]):
        raise FormatError(
            make_message(N_("a change with its checksum")),
            make_message(N_("other bytes")),
            number,
            1,
        )
    return match[2].decode("ascii", "replace")
