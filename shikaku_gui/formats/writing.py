"""Writing games as text, and files so that they are never half written."""

import errno
import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from shikaku_gui.formats.base import Format
from shikaku_gui.formats.catalogue import SAVE_FORMAT
from shikaku_gui.formats.saved_game import SavedGame

if TYPE_CHECKING:
    from pathlib import Path


def dumps(game: SavedGame, format: Format = SAVE_FORMAT) -> str:  # noqa: A002 - public name
    """Write a game as text.

    Raises:
        UnwritableError: the format cannot carry this puzzle; ``format.losses`` tells before.
    """
    return format.to_text(game)


def save(
    game: SavedGame,
    path: str | os.PathLike[str],
    format: Format = SAVE_FORMAT,  # noqa: A002 - the word of the contract
) -> None:
    """Write a game to a file: afterwards it holds all of the new text, or all of the old.

    A link is followed and stays; permissions stay.

    Raises:
        UnwritableError: the format cannot carry this puzzle.
        OSError: the file cannot be written.
    """
    text = dumps(game, format)
    write_text_atomically(path, text if text.endswith("\n") else text + "\n")


def write_text_atomically(path: str | os.PathLike[str], text: str) -> None:
    """Write a text as :func:`write_bytes_atomically` writes bytes.

    Raises:
        OSError: the file cannot be written; it is as it was.
    """
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file by way of a new one in the same folder that then takes the place.

    A device or a pipe is written to as it is.

    Raises:
        OSError: the file cannot be written; it is as it was.
    """
    from pathlib import Path

    name = os.fspath(path)
    if not name:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
    if name.endswith(("/", os.sep)):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    old = _mode(Path(name))
    if old is not None and not stat.S_ISREG(old):
        Path(name).write_bytes(data)  # nothing to replace; /dev/stdout may lead to no path at all
        return
    target = Path(os.path.realpath(path))
    if old is not None and not os.access(target, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(target))
    draft = target.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        _write_draft(draft, data)
        if old is not None:
            draft.chmod(stat.S_IMODE(old))
        draft.replace(target)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _mode(path: "Path") -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _write_draft(draft: "Path", data: bytes) -> None:
    with draft.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: "Path") -> None:
    """Make the new name last over a power cut, where the system can do so for a folder."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
