"""Locks between processes, which the system takes away from one that was killed."""

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
    """A lock that one holder has at a time, on a file made for it that stays behind."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self, *, wait: bool = False) -> bool:
        """Take the lock; tell whether it is held now. A held lock is not taken twice.

        Raises:
            OSError: the file cannot be made.
        """
        if self._handle is not None:
            return True
        handle = self._locked(wait)
        while handle is not None and not self._is_current(handle):
            os.close(handle)  # another holder has removed the file meanwhile
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
        """Give the lock back, if it is held."""
        if self._handle is not None:
            os.close(self._handle)  # the system lets go of the lock with it
            self._handle = None

    def discard(self) -> None:
        """Remove the file and give the lock back."""
        with suppress(OSError):
            self._path.unlink()
        self.release()

    def __enter__(self) -> "FileLock":
        self.acquire(wait=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
