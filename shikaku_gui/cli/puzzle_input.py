"""Reading the puzzles that commands are given, with errors that name the file."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shikaku_gui import formats
from shikaku_gui.cli.arguments import count
from shikaku_gui.formats import SavedGame


class UnreadableError(Exception):
    """A file cannot be read as a puzzle; the message names the file and says why."""


def add_index(parser: argparse.ArgumentParser) -> None:
    """Add the option that chooses one of several puzzles in a file."""
    parser.add_argument(
        "--index",
        type=count,
        metavar="N",
        help="take the N-th puzzle, where the file holds several",
    )


class PuzzleSource(NamedTuple):
    """A puzzle to be read, perhaps in another process, and the name to print for it.

    ``content`` is the content of its file, in which ``number`` (from 1) chooses one of
    several puzzles; or the game, where the file was read as a whole; or the error where
    that failed.
    """

    name: str
    content: bytes | SavedGame | UnreadableError
    number: int | None = None

    @property
    def size(self) -> int:
        """About how many cells the puzzle has; for a text, its length."""
        if isinstance(self.content, SavedGame):
            return self.content.puzzle.rows * self.content.puzzle.cols
        return len(self.content) if isinstance(self.content, bytes) else 0

    def game(self) -> SavedGame:
        """Read the puzzle.

        Raises:
            UnreadableError: it cannot be read, or there are several and none was chosen.
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


def read_puzzle(file: str, number: int | None = None) -> SavedGame:
    """Read the puzzle of a file, ``-`` for standard input; ``number`` (from 1) chooses one.

    Raises:
        UnreadableError: it cannot be read, or there are several and none was chosen.
    """
    return puzzle_source(file, number).game()


def read_all_puzzles(file: str) -> list[SavedGame]:
    """Read all puzzles of a file, ``-`` for standard input.

    Raises:
        UnreadableError: the file, or one of its puzzles, cannot be read.
    """
    return [puzzle.game() for puzzle in puzzle_sources(file)]


def puzzle_source(file: str, number: int | None = None) -> PuzzleSource:
    """Return the puzzle of a file, ``-`` for standard input; ``number`` (from 1) chooses one."""
    name = display_name(file)
    try:
        return PuzzleSource(name, _content(file), number)
    except formats.FormatError as error:
        reason = str(error)
    except OSError as error:
        reason = error.strerror or str(error)
    return PuzzleSource(name, UnreadableError(f"{name}: {reason}"))


def puzzle_sources(file: str) -> Iterator[PuzzleSource]:
    """Yield all puzzles of a file, ``-`` for standard input; only the error if it is unreadable."""
    whole = puzzle_source(file)
    if not isinstance(whole.content, bytes):
        yield whole
        return
    try:
        if not formats.may_hold_several(whole.content):
            yield whole
            return
        puzzles = formats.loads_set(whole.content)
    except formats.FormatError as error:
        yield PuzzleSource(whole.name, UnreadableError(f"{whole.name}: {error}"))
        return
    for index in range(len(puzzles.names)):
        name = whole.name + (f" #{index + 1}" if len(puzzles.names) > 1 else "")
        try:
            yield PuzzleSource(name, puzzles.game(index))
        except formats.FormatError as error:
            yield PuzzleSource(name, UnreadableError(f"{name}: {error}"))


def display_name(file: str) -> str:
    """Return the name of a file as messages show it."""
    return "standard input" if file == "-" else file or "''"


def _content(file: str) -> bytes:
    """Return the content of a file, or the beginning of standard input.

    Raises:
        FormatError: the file is too long.
        OSError: it cannot be read.
    """
    # One byte more than is allowed, so that a longer text is refused later.
    limit = formats.MAX_TEXT_BYTES + 1
    if file == "-":
        return sys.stdin.buffer.read(limit)
    if file == "/dev/stdin" or file.startswith("/dev/fd/"):
        # What the shell has opened for this program, such as the output of <(command).
        with Path(file).open("rb") as stream:
            return stream.read(limit)
    return formats.read_file(file)


def _read(data: bytes, number: int | None) -> SavedGame:
    """Return the puzzle of a text, or the one with that number (from 1).

    Raises:
        SeveralPuzzlesError: there are several and none was chosen.
        FormatError: it cannot be read, or there are fewer.
    """
    if number is None:
        return formats.loads(data)
    puzzles = formats.loads_set(data)
    if number > len(puzzles.names):
        raise formats.FormatError(f"an index from 1 to {len(puzzles.names)}", f"{number}")
    return puzzles.game(number - 1)
