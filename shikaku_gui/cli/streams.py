"""Standard input, output and error of a command, even where they are closed or limited."""

import io
import os
import sys

from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import named, why

_CONTROLS = frozenset(map(chr, (*range(0x20), *range(0x7F, 0xA0))))


def prepare() -> None:
    """Replace closed streams, and escape characters that standard output cannot encode.

    A closed stream is None in Python. Its replacement reads nothing and discards what is
    written. Characters that the encoding lacks are written as escapes, such as ``\\xe9``.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # Stays open until the process ends, as a standard stream does.
            null = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(null, mode, encoding="utf-8", closefd=False))
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def escape_controls(text: str) -> str:
    """Return a text without control characters, which a terminal would obey.

    >>> escape_controls("red \\x1b[31m.txt")
    'red \\\\x1b[31m.txt'
    """
    return "".join(ascii(sign)[1:-1] if sign in _CONTROLS else sign for sign in text)


def print_error(reason: object) -> None:
    """Print a message on standard error; a stream that cannot be written to is ignored.

    Raises:
        BrokenPipeError: the reader of the stream has gone.
    """
    try:
        print(escape_controls(f"shikaku: {reason}"), file=sys.stderr, flush=True)
    except BrokenPipeError:
        raise
    except OSError:
        pass


def report_unwritable(output: str, error: OSError) -> ExitStatus:
    """Print that a file cannot be written, and return the exit status for that."""
    print_error(named(output or repr(""), why(error)))
    return ExitStatus.UNWRITABLE


def discard_output() -> None:
    """Discard what could not be written; Python would try again at its end and report an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_text(text: str) -> None:
    """Write the text of a format to standard output as to a file: in UTF-8."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode("utf-8"))
    else:
        sys.stdout.write(text)
