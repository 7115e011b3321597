"""Standard input, output and error of a command, whatever was handed to the process."""

import io
import os
import sys

from shikaku_gui.cli.exit_status import Exit

_CONTROLS = frozenset(map(chr, (*range(0x20), *range(0x7F, 0xA0))))


def prepare() -> None:
    """Put something in the place of streams that are closed; let no character end the program.

    A closed stream is None in Python: reading it finds nothing, writing to it is lost. What
    the encoding of standard output lacks is written as an escape, such as ``\\xe9``.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It stays open to the end of the process, as the one in its place would have.
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nothing, mode, encoding="utf-8", closefd=False))
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def one_line(text: str) -> str:
    """Return a name, or a message with names, without signs that a terminal would obey.

    >>> one_line("red \\x1b[31m.txt")
    'red \\\\x1b[31m.txt'
    """
    return "".join(ascii(sign)[1:-1] if sign in _CONTROLS else sign for sign in text)


def complain(reason: object) -> None:
    """Say on standard error what is wrong, where that is possible; work goes on without.

    Raises:
        BrokenPipeError: whoever read it has left.
    """
    try:
        print(one_line(f"shikaku: {reason}"), file=sys.stderr, flush=True)
    except BrokenPipeError:
        raise
    except OSError:
        pass


def unwritable(output: str, error: OSError) -> Exit:
    """Say that a file cannot be written, and return the exit status for that."""
    complain(f"{output or repr('')}: {error.strerror or error}")
    return Exit.UNWRITABLE


def forget_output() -> None:
    """Drop what could not be written, or Python would try again at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_text(text: str) -> None:
    """Write the text of a format to standard output, as it would stand in a file: in UTF-8."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode("utf-8"))
    else:
        sys.stdout.write(text)
