"""The meanings of the exit status of a command, and the error that ends one."""

from enum import IntEnum


class ExitStatus(IntEnum):
    """The exit status of a command."""

    OK = 0
    UNWRITABLE = 1
    BAD_INPUT = 2
    NO_SOLUTION = 3
    LIMIT = 4
    # As a shell reports a program that a signal ended: 128 plus the number of the signal.
    INTERRUPTED = 130
    BROKEN_PIPE = 141


class CommandError(Exception):
    """A command cannot do its work, or a part of it; says why, and with which exit status.

    ``cause`` is the reason without names and places, the same for all that fail alike.
    """

    def __init__(
        self, reason: str, status: ExitStatus = ExitStatus.BAD_INPUT, cause: str = ""
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.cause = cause
