"""Locks between processes; the system releases those of a process that was killed."""

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _wait_for_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait_for_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


class FileLock:
    """A lock that one process holds at a time, on a lock file that is not removed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self, *, wait: bool = False) -> bool:
        """Take the lock unless it is held already; tell whether it is held now.

        Raises:
            OSError: the lock file cannot be created.
        """
        if self._handle is not None:
            return True
        handle = self._locked(wait)
        while handle is not None and not self._is_current(handle):
            os.close(handle)  # another process has removed the file in the meantime
            handle = self._locked(wait)
        self._handle = handle
        return handle is not None

    def _locked(self, wait: bool) -> int | None:
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            (_wait_for_lock if wait else _try_lock)(handle)
        except OSError:
            os.close(handle)
            return None
        return handle

    def _is_current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._handle is not None:
            os.close(self._handle)  # this releases the lock
            self._handle = None

    def discard(self) -> None:
        """Remove the file and release the lock."""
        with suppress(OSError):
            self._path.unlink()
        self.release()

    def __enter__(self) -> "FileLock":
        self.acquire(wait=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
