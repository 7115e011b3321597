"""Reading the puzzles that commands are given, with errors that name the file."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import IO, NamedTuple

from shikaku_gui import formats, play, store
from shikaku_gui.cli import streams
from shikaku_gui.cli.arguments import count
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.terminal_texts import listed, named, why
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.texts import as_message

INPUT_HELP = N_(
    "a puzzle file in any supported format, a folder of them, or a link; - reads standard input"
)
_SHOWN_LINK = 100


class UnreadableError(CommandError):
    """A file cannot be read as a puzzle; the message names the file and says why."""


def add_index(parser: argparse.ArgumentParser) -> None:
    """Add the option that chooses one of several puzzles in a file."""
    parser.add_argument(
        "--index",
        type=count,
        metavar="N",
        help=_("use only the N-th puzzle of a file with several"),
    )


class PuzzleSource(NamedTuple):
    """A puzzle to be read, perhaps in another process, and the name to print for it.

    ``content`` is its text; or the game, where it is read already; or the error where that
    failed. ``reading`` (from 1) chooses where it can be read in several ways. ``file`` is the name
    of a file that holds several.
    """

    name: str
    content: formats.UnreadPuzzle | formats.SavedGame | formats.FormatError | UnreadableError
    reading: int | None = None
    file: str = ""

    @property
    def size(self) -> int:
        """About how many cells the puzzle has; for a text, its length."""
        if isinstance(self.content, formats.SavedGame):
            return self.content.puzzle.rows * self.content.puzzle.cols
        return len(self.content.text) if isinstance(self.content, formats.UnreadPuzzle) else 0

    def game(self) -> formats.SavedGame:
        """Read the puzzle.

        Raises:
            UnreadableError: it cannot be read.
        """
        try:
            return play.settled(self._read)
        except formats.SeveralReadingsError as error:
            if self.reading is not None and self.reading <= len(error.games):
                return error.games[self.reading - 1]
            raise _unreadable(self.name, error) from None
        except formats.FormatError as error:
            raise _unreadable(self.name, error) from None

    def has_reading(self, number: int) -> bool:
        """Tell whether the puzzle can be read in several ways, of which one has this number."""
        try:
            self._read()
        except formats.SeveralReadingsError as error:
            return number <= len(error.games)
        except formats.FormatError:
            pass
        return False

    def _read(self) -> formats.SavedGame:
        if isinstance(self.content, CommandError | formats.FormatError):
            raise self.content
        return (
            self.content.game() if isinstance(self.content, formats.UnreadPuzzle) else self.content
        )

    def game_with_warning(self) -> formats.SavedGame:
        """Read the puzzle, and print what is left out of it.

        Raises:
            UnreadableError: it cannot be read.
        """
        game = self.game()
        note = reading_note(self.name, game)
        if note:
            streams.print_error(note)
        return game


class UnreadPuzzles:
    """Prints why puzzles cannot be read: one line for all of a file that holds several."""

    def __init__(self) -> None:
        self._file = ""
        self._count = 0
        self._unread = 0
        self._first = ""

    def note(self, puzzle: PuzzleSource, error: str = "") -> None:
        """Count a puzzle, in the order of the files; the error where it cannot be read."""
        if puzzle.file != self._file:
            self.end()
        if not puzzle.file:
            if error:
                streams.print_error(error)
            return
        self._file = puzzle.file
        self._count += 1
        if error:
            self._unread += 1
            self._first = self._first or error

    def end(self) -> None:
        """Print the line of the present file, if there is anything to say, and begin another."""
        if self._unread:
            streams.print_error(self.line())
        self._file, self._count, self._unread, self._first = "", 0, 0, ""

    def line(self) -> str:
        """Return the line of the present file, of which some puzzles could not be read."""
        if self._unread == 1:
            return self._first
        text = ngettext(
            "{unread} of {count} puzzle could not be read; the first: {error}",
            "{unread} of {count} puzzles could not be read; the first: {error}",
            self._count,
        )
        first = self._first.removeprefix(f"{self._file} ")
        text = text.format(unread=self._unread, count=self._count, error=first)
        return named(self._file, text)


def reading_note(name: str, game: formats.SavedGame) -> str:
    """Return how a game was read, and what was left out; empty where there is nothing to say."""
    parts = [] if game.read_as is None else [game.read_as.say()]
    if game.dropped:
        text = ngettext(
            "left out a rectangle that overlaps others, as unfinished ones do",
            "left out {count} rectangles that overlap, as unfinished ones do",
            game.dropped,
        )
        parts.append(text.format(count=game.dropped))
    if game.dropped_trials:
        text = ngettext(
            "left out the beginning of a trial; what it has drawn is kept",
            "left out the beginnings of {count} trials; what they have drawn is kept",
            game.dropped_trials,
        )
        parts.append(text.format(count=game.dropped_trials))
    if game.ignored:
        parts.append(_("ignored what follows the puzzle: {text}").format(text=game.ignored))
    return named(name, listed(parts)) if parts else ""


def all_puzzle_sources(files: Iterable[str], number: int | None = None) -> Iterator[PuzzleSource]:
    """Yield all puzzles of these files, see :func:`puzzle_sources`."""
    return chain.from_iterable(puzzle_sources(file, number) for file in files)


def puzzle_sources(file: str, number: int | None = None) -> Iterator[PuzzleSource]:
    """Yield all puzzles of a file, of a folder with its subfolders, or of a link.

    ``-`` is standard input, and ``number`` (from 1) chooses one puzzle. At least one is
    yielded: the error, where there is none.
    """
    # Importing pathlib would take as long as reading and solving a small puzzle.
    is_folder = file and os.path.isdir(file)  # noqa: PTH112
    found = _folder_sources(file) if is_folder else _file_sources(file)
    if number is None:
        yield from found
        return
    before = 0
    first: PuzzleSource | None = None
    for puzzle in islice(found, number):
        before += 1
        first = first or puzzle
        unreadable = isinstance(puzzle.content, UnreadableError | formats.FormatError)
        several = isinstance(puzzle.content, formats.SeveralReadingsError)
        if before == number or (before == 1 and unreadable and not several):
            yield puzzle._replace(reading=number if before == 1 else None)
            return
    if before == 1 and first is not None and first.has_reading(number):
        yield first._replace(reading=number)
        return
    name = display_name(file)
    reason = _("expected an index from 1 to {most}, found {index}").format(
        most=before, index=number
    )
    yield PuzzleSource(name, UnreadableError(named(name, reason)))


def lone_game(
    file: str,
    number: int | None,
    several: str = N_("it contains {count} puzzles; choose one with --index"),
) -> formats.SavedGame:
    """Read the puzzle of a file; ``number`` (from 1) chooses one, ``several`` asks for that.

    Raises:
        UnreadableError: it cannot be read, or there are several and none was chosen.
    """
    sources = puzzle_sources(file, number)
    first = next(sources)
    others = sum(1 for _ in sources)
    if others:
        raise UnreadableError(named(display_name(file), _(several).format(count=others + 1)))
    return first.game_with_warning()


def _folder_sources(folder: str) -> Iterator[PuzzleSource]:
    from pathlib import Path  # as above

    found = store.scan_folder(Path(folder))
    if found is None or not found.files:
        reason = _("the folder contains no puzzle files")
        yield PuzzleSource(folder, UnreadableError(named(folder, reason)))
        return
    for file in sorted(found.files, key=play.natural_key):
        yield from _file_sources(file)
    if not found.complete:
        reason = _("read only the first {count} files of the folder").format(count=len(found.files))
        yield PuzzleSource(folder, UnreadableError(named(folder, reason)))


def _file_sources(file: str) -> Iterator[PuzzleSource]:
    name = display_name(file)
    try:
        with _open_stream(file) as stream:
            puzzles = formats.stream_puzzles(stream)
            first_two = list(islice(puzzles, 2))
            several = len(first_two) > 1
            for number, puzzle in enumerate(chain(first_two, puzzles), 1):
                if several:
                    yield PuzzleSource(f"{name} #{number}", puzzle, file=name)
                else:
                    yield PuzzleSource(name, puzzle)
        return
    except (formats.FormatError, OSError) as error:
        unread = _unreadable(name, error)
    yield PuzzleSource(name, unread)


def _unreadable(name: str, error: formats.FormatError | OSError) -> UnreadableError:
    cause = why(error)
    if isinstance(error, formats.FormatError):
        cause = _("expected {expected}").format(expected=as_message(error.parts[0]).say())
    return UnreadableError(named(name, why(error)), cause=cause)


def display_name(file: str) -> str:
    """Return the name of a file as messages show it; a long link is cut short."""
    if is_link(file) and len(file) > _SHOWN_LINK:
        return file[: _SHOWN_LINK - 3] + "..."
    return _("standard input") if file == "-" else file or "''"


def is_link(file: str) -> bool:
    """Tell whether an argument is a link and does not name a file."""
    return not os.path.lexists(file) and formats.is_link(file)


@contextmanager
def _open_stream(file: str) -> Iterator[IO[bytes]]:
    """Open a file, or the text that an argument is itself.

    Raises:
        OSError: it cannot be read.
    """
    if file == "-":
        yield sys.stdin.buffer
    elif is_link(file):
        yield io.BytesIO(file.encode("utf-8", "replace"))
    else:
        # What the shell has opened for this program, such as the output of <(command).
        by_shell = file == "/dev/stdin" or file.startswith("/dev/fd/")
        with open(file, "rb", opener=os.open) if by_shell else formats.open_regular(file) as stream:
            yield stream
