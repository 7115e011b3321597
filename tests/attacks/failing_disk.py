"""A disk that fails: each operation that writes is counted, and from the n-th on some fail."""

import errno
import io
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest


class Fault(Enum):
    """How a disk fails: the error, and for how many operations in a row."""

    FULL = (errno.ENOSPC, 40)
    READ_ONLY = (errno.EROFS, 10**9)
    ERROR = (errno.EIO, 1)
    SLOW = (0, 1)


@dataclass
class FailingDisk:
    """Fails in its ``first`` operation, counted from 1, and in those after it, as the fault says.

    A write that fails has written half of its data.
    """

    fault: Fault = Fault.ERROR
    first: int = 10**9
    count: int = 0

    def may_fail(self) -> None:
        """Count an operation.

        Raises:
            OSError: it is one of those that fail.
        """
        self.count += 1
        code, how_many = self.fault.value
        if self.first <= self.count < self.first + how_many:
            if not code:
                time.sleep(0.02)
                return
            raise OSError(code, os.strerror(code))

    def repair(self) -> None:
        """Let nothing fail any more."""
        self.first = 10**9

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Put this disk under the functions of the standard library that write."""
        for name in ("fsync", "replace", "rename", "unlink"):
            patch.setattr(os, name, self._failing(getattr(os, name)))
        open_handle, open_file = os.open, io.open

        def failing_handle(path: Any, flags: int, *rest: Any, **named: Any) -> int:
            if flags & os.O_CREAT:
                self.may_fail()
            return open_handle(path, flags, *rest, **named)

        def failing_file(path: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
            if set(mode).isdisjoint("wxa+"):
                return open_file(path, mode, *rest, **named)
            self.may_fail()
            return _FailingFile(open_file(path, mode, *rest, **named), self)

        patch.setattr(os, "open", failing_handle)
        patch.setattr(io, "open", failing_file)

    def _failing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.may_fail()
            return call(*given, **named)

        return counted


class _FailingFile:
    """An open file whose writes are counted."""

    def __init__(self, file: Any, disk: FailingDisk) -> None:
        self._file = file
        self._disk = disk

    def write(self, data: Any) -> int:
        try:
            self._disk.may_fail()
        except OSError:
            self._file.write(data[: len(data) // 2])
            self._file.flush()
            raise
        written: int = self._file.write(data)
        return written

    def __enter__(self) -> "_FailingFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
