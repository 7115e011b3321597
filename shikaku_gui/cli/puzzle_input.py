"""What commands that read puzzles share: reading one, and saying why that failed."""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

from shikaku_gui import formats
from shikaku_gui.cli.arguments import count
from shikaku_gui.formats import MAX_TEXT_BYTES, SavedGame, loads_set, may_hold_several, read_file


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


class Unread(NamedTuple):
    """A puzzle of a file on its way to where it is read, with a name for it.

    ``content`` is the text of the file, and ``number`` chooses, from 1, where it holds several;
    or the game, where it was read with the others of its file; or why there is none.
    """

    name: str
    content: bytes | SavedGame | UnreadableError
    number: int | None = None

    @property
    def size(self) -> int:
        """About how many cells it has: as many as its text has signs, where it is not read yet."""
        if isinstance(self.content, SavedGame):
            return self.content.puzzle.rows * self.content.puzzle.cols
        return len(self.content) if isinstance(self.content, bytes) else 0

    def game(self) -> SavedGame:
        """Read the puzzle.

        Raises:
            UnreadableError: it cannot be read, or there is a choice and none was made.
        """
        if isinstance(self.content, UnreadableError):
            raise self.content
        if isinstance(self.content, SavedGame):
            return self.content
        try:
            return _read(self.content, self.number)
        except formats.SeveralPuzzlesError as choice:
            reason = f"it holds {len(choice.names)} puzzles; choose with --index"
        except formats.FormatError as error:
            reason = str(error)
        raise UnreadableError(f"{self.name}: {reason}")


def read(file: str, number: int | None = None) -> SavedGame:
    """Read the puzzle of a file, ``-`` for standard input; ``number`` from 1 chooses one.

    Raises:
        UnreadableError: the file cannot be read, or there is a choice and none was made.
    """
    return one_of(file, number).game()


def read_all(file: str) -> list[SavedGame]:
    """Read all puzzles of a file, ``-`` for standard input.

    Raises:
        UnreadableError: the file, or one of them, cannot be read.
    """
    return [puzzle.game() for puzzle in each_of(file)]


def one_of(file: str, number: int | None = None) -> Unread:
    """Return the puzzle of a file, ``-`` for standard input; ``number`` from 1 chooses one."""
    name = shown(file)
    try:
        return Unread(name, _bytes(file), number)
    except formats.FormatError as error:
        reason = str(error)
    except OSError as error:
        reason = error.strerror or str(error)
    return Unread(name, UnreadableError(f"{name}: {reason}"))


def each_of(file: str) -> Iterator[Unread]:
    """Yield all puzzles of a file, ``-`` for standard input; if it cannot be read, just why."""
    whole = one_of(file)
    if not isinstance(whole.content, bytes):
        yield whole
        return
    try:
        if not may_hold_several(whole.content):
            yield whole
            return
        puzzles = loads_set(whole.content)
    except formats.FormatError as error:
        yield Unread(whole.name, UnreadableError(f"{whole.name}: {error}"))
        return
    for index in range(len(puzzles.names)):
        name = whole.name + (f" #{index + 1}" if len(puzzles.names) > 1 else "")
        try:
            yield Unread(name, puzzles.game(index))
        except formats.FormatError as error:
            yield Unread(name, UnreadableError(f"{name}: {error}"))


def _bytes(file: str) -> bytes:
    """Return what a file holds; of standard input, so much that it is known to be too long.

    Raises:
        FormatError: the file is too long.
        OSError: it cannot be read.
    """
    return sys.stdin.buffer.read(MAX_TEXT_BYTES + 1) if file == "-" else read_file(file)


def _read(data: bytes, number: int | None) -> SavedGame:
    """Return the puzzle of a text, where it is chosen the one of that number, from 1.

    Raises:
        SeveralPuzzlesError: there are several and none was chosen.
        FormatError: there are not so many, or it cannot be read.
    """
    if number is None:
        return formats.loads(data)
    puzzles = loads_set(data)
    if number > len(puzzles.names):
        raise formats.FormatError(f"an index from 1 to {len(puzzles.names)}", f"{number}")
    return puzzles.game(number - 1)


def shown(file: str) -> str:
    """Return the name of a file as messages have it."""
    return "standard input" if file == "-" else file or "''"
