"""What the exit status of a command means."""

from enum import IntEnum


class Exit(IntEnum):
    """The exit status of a command."""

    SOLVED = 0
    UNWRITABLE = 1
    BAD_INPUT = 2
    NO_SOLUTION = 3
    LIMIT = 4
    # As the shell reports a program ended by a signal: 128 and the signal's number.
    INTERRUPTED = 130
    READER_LEFT = 141
