"""Where new puzzles go: to standard output, into a folder, or into one file.

Each knows which of the wanted puzzles it has already, so that work that was interrupted
is taken up where it ended.
"""

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from shikaku_gui.formats import write_text_atomically
from shikaku_gui.solver import Recipe


class SinkError(Exception):
    """The puzzles cannot go there; the message says why."""


class PuzzleSink(Protocol):
    """A place for puzzles."""

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield those of the recipes whose puzzles are not there yet."""

    def put(self, recipe: Recipe, text: str) -> None:
        """Add the text of a puzzle.

        Raises:
            SinkError: such a text cannot be added.
            OSError: it cannot be written.
        """


class Output:
    """Standard output: texts of several lines are parted by an empty one."""

    def __init__(self) -> None:
        self._begun = False

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield all recipes."""
        yield from recipes

    def put(self, _recipe: Recipe, text: str) -> None:
        """Print the text."""
        lines = text.strip("\n")
        parted = "\n" if self._begun and "\n" in lines else ""
        self._begun = True
        print(parted + lines, flush=True)


class SingleFile:
    """A file for one puzzle."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield all recipes: the file is written anew."""
        yield from recipes

    def put(self, _recipe: Recipe, text: str) -> None:
        """Write the file."""
        write_text_atomically(self._path, text.rstrip("\n") + "\n")


class Folder:
    """A folder with a file for each puzzle, named after its recipe."""

    def __init__(self, path: Path, suffix: str) -> None:
        self._path = path
        self._suffix = suffix
        try:
            path.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None

    def _file(self, recipe: Recipe) -> Path:
        return self._path / (recipe.slug + self._suffix)

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield the recipes that have no file."""
        return (recipe for recipe in recipes if not self._file(recipe).exists())

    def put(self, recipe: Recipe, text: str) -> None:
        """Write the file of the puzzle, whole or not at all."""
        write_text_atomically(self._file(recipe), text.rstrip("\n") + "\n")


class Lines:
    """A file with a line for each puzzle, in order; an empty one where none was found.

    A last line that is not complete is dropped when the file is opened. ``sample`` is the
    first puzzle that the file has: how many lines come before it, and its own.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.done = 0
        self.sample: tuple[int, str] | None = None
        self._end = 0
        if path.is_file():  # a device or a pipe has no end
            self._look()

    def _look(self) -> None:
        end = 0
        with self._path.open("rb+") as file:
            for line in file:
                if line.endswith(b"\n"):
                    if self.sample is None and not line.isspace():
                        self.sample = self.done, line.decode("utf-8", "replace").strip()
                    self.done += 1
                    end += len(line)
            file.truncate(end)
        self._end = end

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield the recipes after as many as the file has lines."""
        return (recipe for number, recipe in enumerate(recipes) if number >= self.done)

    def put(self, _recipe: Recipe, text: str) -> None:
        """Add a line, unless somebody else has: its number tells which puzzle it is."""
        line = text.strip("\n")
        if "\n" in line:
            raise SinkError("a puzzle takes several lines in this format; give a folder instead")
        with self._path.open("ab") as file:
            if file.seekable() and file.tell() != self._end:
                raise SinkError(f"{self._path} is written by another program too")
            self._end += file.write(line.encode() + b"\n")


def sink_for(output: str | None, number: int, suffix: str) -> PuzzleSink:
    """Return where so many puzzles go by what was said: nothing, a file or a folder.

    Raises:
        OSError: nothing can be written there.
    """
    if output is None or output == "-":
        return Output()
    if not output:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    path = Path(output)
    if path.is_dir() or output.endswith(("/", "\\")) or (number > 1 and not path.suffix):
        return Folder(path, suffix)
    return Lines(path) if number > 1 else SingleFile(path)


def is_terminal(sink: PuzzleSink) -> bool:
    """Tell whether what is put there is seen on the terminal at once."""
    return isinstance(sink, Output) and sys.stdout.isatty()
