"""Standard input, output and error of a command, even where they are closed or limited."""

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import _

STANDARD_OUTPUT = (None, "-")
"""The names of outputs that mean standard output."""

# Compiled where it is needed: of surrogates alone there are 2,048.
_CONTROLS = (
    r"[\x00-\x1f\x7f-\x9f"  # what a terminal obeys
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what changes the direction of writing
    r"\u2028\u2029"  # line ends
    r"\ud800-\udfff]"  # bytes of names that are no text, which might be any of these
)


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

    Those that change the direction of writing would let a name look like another.

    >>> escape_controls("red \\x1b[31m.txt")
    'red \\\\x1b[31m.txt'
    """
    if text.isprintable():
        return text
    return re.sub(_CONTROLS, lambda found: ascii(found[0])[1:-1], text)


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


@contextmanager
def writing(output: object) -> Iterator[None]:
    """Write a file or a folder inside this context, or standard output if that is its name.

    Raises:
        CommandError: the file cannot be written.
        OSError: standard output cannot.
    """
    try:
        yield
    except OSError as error:
        if output in STANDARD_OUTPUT:
            raise
        raise unwritable_error(output, error) from error


def unwritable_error(output: object, error: OSError) -> CommandError:
    """Return the error that a file or a folder cannot be written."""
    return CommandError(named(str(output) or repr(""), why(error)), ExitStatus.UNWRITABLE)


def append_line(file: IO[bytes], end: int, line: bytes) -> int:
    """Append a line to a file that no other program may write to; return where the file ends then.

    ``end`` is where it ended before.

    Raises:
        CommandError: another program has written to it.
        OSError: it cannot be written.
    """
    if file.seekable() and os.fstat(file.fileno()).st_size != end:
        text = _("another program is also writing {name}")
        raise CommandError(text.format(name=file.name))
    file.write(line)
    file.flush()
    return end + len(line)


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
