"""What commands that read puzzles share: reading one, and saying why that failed."""

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.formats.base import MAX_BYTES, Several
from shikaku_gui.formats.several import several


class UnreadableError(Exception):
    """A file cannot be read as a puzzle; the message names it and says why."""


def add_index(parser: argparse.ArgumentParser) -> None:
    """Add the option that chooses one of several puzzles in a file."""
    parser.add_argument(
        "--index",
        type=count,
        metavar="N",
        help="take the N-th puzzle, where the file holds several",
    )


def read(file: str, number: int | None = None) -> SavedGame:
    """Read the puzzle of a file, ``-`` for standard input; ``number`` from 1 chooses one.

    Raises:
        UnreadableError: the file cannot be read, or there is a choice and none was made.
    """
    try:
        data = _bytes(file)
        return formats.loads(data) if number is None else _chosen(several(data), number)
    except formats.SeveralPuzzles as choice:
        reason = f"it holds {len(choice.names)} puzzles; choose with --index"
    except formats.FormatError as error:
        reason = str(error)
    except OSError as error:
        reason = error.strerror or str(error)
    raise UnreadableError(f"{shown(file)}: {reason}")


def read_all(file: str) -> list[SavedGame]:
    """Read all puzzles of a file, ``-`` for standard input.

    Raises:
        UnreadableError: the file, or one of them, cannot be read.
    """
    games: list[SavedGame] = []
    for _, found in read_each(file):
        if isinstance(found, UnreadableError):
            raise found
        games.append(found)
    return games


def read_each(file: str) -> Iterator[tuple[str, SavedGame | UnreadableError]]:
    """Yield what a file holds, ``-`` for standard input: each puzzle with a name for it.

    A puzzle that cannot be read is an error in its place; the others are read.

    Raises:
        UnreadableError: the file cannot be read.
    """
    puzzles = _several(file)
    for index in range(len(puzzles.names)):
        name = shown(file) + (f" #{index + 1}" if len(puzzles.names) > 1 else "")
        try:
            yield name, puzzles.game(index)
        except formats.FormatError as error:
            yield name, UnreadableError(f"{name}: {error}")


def _several(file: str) -> Several:
    """Return the puzzles of a file.

    Raises:
        UnreadableError: the file cannot be read.
    """
    try:
        return several(_bytes(file))
    except formats.FormatError as error:
        reason = str(error)
    except OSError as error:
        reason = error.strerror or str(error)
    raise UnreadableError(f"{shown(file)}: {reason}")


def _bytes(file: str) -> bytes:
    """Return what a file holds, or so much of it that it is known to be too long."""
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(file).open("rb") as opened:
        return opened.read(MAX_BYTES + 1)


def _chosen(puzzles: Several, number: int) -> SavedGame:
    """Return the puzzle of that number, from 1.

    Raises:
        FormatError: there are not so many, or it cannot be read.
    """
    if number > len(puzzles.names):
        raise formats.FormatError(f"an index from 1 to {len(puzzles.names)}", f"{number}")
    return puzzles.game(number - 1)


def shown(file: str) -> str:
    """Return the name of a file as messages have it."""
    return "standard input" if file == "-" else file


def complain(reason: object) -> None:
    """Say on standard error what is wrong."""
    print(f"shikaku: {reason}", file=sys.stderr)


def count(text: str) -> int:
    """Return a whole number from 1 on that was given as an argument.

    Raises:
        ArgumentTypeError: it is none.
    """
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on was expected, not {text!r}")
    return int(text)


def positive(text: str) -> float:
    """Return a number above 0 that was given as an argument.

    Raises:
        ArgumentTypeError: it is none.
    """
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"a number above 0 was expected, not {text!r}")
    return value
