"""The meanings of the exit status of a command."""

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
