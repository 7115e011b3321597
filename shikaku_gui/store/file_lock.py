"""Locks between processes; the system releases them when a process is killed."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

_POLL_SECONDS = 0.02

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that one process holds at a time, on a lock file that is not removed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self, seconds: float = 0.0) -> bool:
        """Take the lock unless it is held already; tell whether it is held now.

        Waits for another process for up to ``seconds``.

        Raises:
            OSError: the lock file cannot be created.
        """
        last_try = monotonic() + seconds
        while self._handle is None:
            self._handle = self._try_to_lock()
            if self._handle is None:
                if monotonic() >= last_try:
                    return False
                sleep(_POLL_SECONDS)
            elif not self._is_current(self._handle):
                self.release()  # another process has removed the file in the meantime
        return True

    def _try_to_lock(self) -> int | None:
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _try_lock(handle)
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
