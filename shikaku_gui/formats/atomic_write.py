"""Writing files so that they are never half written, and appending to them safely."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from shikaku_gui.i18n import N_

_RENAME_EXCHANGE = 2


def write_text_atomically(path: str | os.PathLike[str], text: str) -> None:
    """Write a text in UTF-8, as :func:`write_bytes_atomically` does.

    Raises:
        OSError: the file cannot be written; it is unchanged.
    """
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file as :func:`write_chunks_atomically` does.

    Raises:
        OSError: the file cannot be written; it is unchanged.
    """
    write_chunks_atomically(path, (data,))


def write_chunks_atomically(path: str | os.PathLike[str], chunks: Iterable[bytes]) -> None:
    """Write a file so that it holds either all of the new content or all of the old.

    The data is written to a new file in the same folder, which then replaces the old one. A
    symbolic link is followed and stays, and so do permissions. A device or a pipe is
    written to directly. What the iterable raises is passed on, and the file is unchanged.

    Raises:
        OSError: the file cannot be written; it is unchanged.
    """
    name = os.fspath(path)
    if not name:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
    if name.endswith(("/", os.sep)):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    old = _mode(Path(name))
    if old is not None and not stat.S_ISREG(old):
        # Cannot be replaced; /dev/stdout may resolve to no path.
        with Path(name).open("wb") as file:
            file.writelines(chunks)
        return
    target = Path(os.path.realpath(path))
    if old is not None and not os.access(target, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(target))
    draft = target.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        _write_draft(draft, chunks)
        if old is not None:
            draft.chmod(stat.S_IMODE(old))
        draft.replace(target)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    _sync_folder(target.parent)


def append_bytes(path: Path, data: bytes, size: int) -> None:
    """Write data after the first ``size`` bytes of a file, and flush it to disk.

    What else the file holds, such as a part of data that could not be written before, is
    removed. A file that is missing is created.

    Raises:
        OSError: it cannot be written; the first bytes are unchanged, and a part of the data
            may follow them.
    """
    with path.open("ab") as file:
        new = file.tell() == 0
        if file.tell() != size:
            file.truncate(size)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if new:
        _sync_folder(path.parent)


def write_folder_atomically(
    path: str | os.PathLike[str], files: Mapping[str, str | bytes], replaceable: Container[str]
) -> None:
    """Write a folder with these files, so that it holds all of them or is as it was.

    The names of files may have folders in front: ``en/index.html``. A folder that exists is
    replaced as a whole if it holds only files with ``replaceable`` names. On Linux there is the old
    folder or the new one at any moment; elsewhere there is none for an instant.

    Raises:
        OSError: the folder cannot be written, or it holds other files; it is unchanged.
    """
    import shutil

    if not os.fspath(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "")
    folder = Path(os.path.realpath(path))
    check_replaceable(folder, replaceable)
    draft, former = (folder.with_name(f".{os.urandom(8).hex()}.tmp") for _ in range(2))
    draft.mkdir()
    try:
        for name, content in files.items():
            file = draft / name
            file.parent.mkdir(parents=True, exist_ok=True)
            _write_draft(file, (content if isinstance(content, bytes) else content.encode(),))
        if folder.exists():
            check_replaceable(folder, replaceable)  # again: writing may have taken long
            if not _exchange(draft, folder):
                folder.rename(former)
                draft.rename(folder)
        else:
            draft.rename(folder)
    finally:
        if former.exists() and not folder.exists():
            former.rename(folder)
        for rest in (draft, former):
            shutil.rmtree(rest, ignore_errors=True)
    _sync_folder(folder.parent)


def check_replaceable(folder: Path, replaceable: Container[str]) -> None:
    """Check that a folder, if it exists, holds only files with these names.

    Raises:
        OSError: it holds others, or is none.
    """
    for file in _files_in(folder) if folder.exists() else ():
        if file.relative_to(folder).as_posix() not in replaceable:
            raise FileExistsError(errno.EEXIST, N_("the folder holds other files"), str(folder))


def _files_in(folder: Path) -> Iterator[Path]:
    """Yield all that a folder holds but folders with something in them."""
    for path in folder.iterdir():
        inside = _files_in(path) if path.is_dir() and not path.is_symlink() else iter(())
        first = next(inside, None)
        if first is None:
            yield path
        else:
            yield first
            yield from inside


def _exchange(one: Path, other: Path) -> bool:
    """Exchange two folders in one step; return False where the system cannot."""
    if sys.platform != "linux":
        return False
    import ctypes

    rename = getattr(ctypes.CDLL(None), "renameat2", None)
    here = -100  # AT_FDCWD: the paths are absolute
    return rename is not None and (
        rename(here, os.fsencode(one), here, os.fsencode(other), _RENAME_EXCHANGE) == 0
    )


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _write_draft(draft: Path, chunks: Iterable[bytes]) -> None:
    with draft.open("xb") as file:
        file.writelines(chunks)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Flush a folder to disk, so that the new name survives a power cut."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
