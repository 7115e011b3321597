"""Where new puzzles are written: standard output, a folder, or one file.

A folder, and a file with a line for each puzzle, know which of the requested puzzles they have
already, so that interrupted work can be resumed.
"""

import errno
import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path

from shikaku_gui.cli.streams import STANDARD_OUTPUT, append_line
from shikaku_gui.formats import (
    Format,
    TextJoiner,
    write_chunks_atomically,
    write_text_atomically,
)
from shikaku_gui.solver import Recipe


class PuzzleOutput(ABC):
    """An output for puzzles."""

    def missing(self, recipes: Iterable[Recipe]) -> Iterator[Recipe]:
        """Yield the recipes whose puzzles the output does not have yet, by default all."""
        yield from recipes

    @abstractmethod
    def put(self, recipe: Recipe, text: str) -> None:
        """Add the text of a puzzle.

        Raises:
            CommandError: such a text cannot be added.
            OSError: it cannot be written.
        """

    def close(self) -> None:  # noqa: B027 - in most outputs nothing is left
        """Write what is left.

        Raises:
            OSError: it cannot be written.
        """


class StandardOutput(PuzzleOutput):
    """Standard output, which gets each puzzle as soon as it is made."""

    def __init__(self, form: Format) -> None:
        self._joiner = TextJoiner(form)

    def put(self, _recipe: Recipe, text: str) -> None:
        """Print the text."""
        print(self._joiner.add(text), end="", flush=True)

    def close(self) -> None:
        """Print the end of an array."""
        print(self._joiner.end(), end="", flush=True)


class FileOutput(PuzzleOutput):
    """A file that is written as a whole, in place of an older one."""

    def __init__(self, path: Path, form: Format) -> None:
        self._path = path
        self._joiner = TextJoiner(form)
        self._pieces: list[str] = []

    def put(self, _recipe: Recipe, text: str) -> None:
        """Keep the text."""
        self._pieces.append(self._joiner.add(text))

    def close(self) -> None:
        """Write the file, if there is a puzzle for it."""
        if self._pieces:
            pieces = (*self._pieces, self._joiner.end())
            write_chunks_atomically(self._path, (piece.encode("utf-8") for piece in pieces))


class FolderOutput(PuzzleOutput):
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
        """Write the file of the puzzle."""
        write_text_atomically(self._file(recipe), text.rstrip("\n") + "\n")


class LineFileOutput(PuzzleOutput):
    """A file with a line for each puzzle, in order; an empty line where none was found.

    An incomplete last line is dropped when the file is opened. ``sample`` is the first
    puzzle in the file: the number of lines before it, and its text.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.done = 0
        self.sample: tuple[int, str] | None = None
        self._end = 0
        if path.is_file():  # a device or a pipe has no end
            self._read_lines()

    def _read_lines(self) -> None:
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
        """Append a line, unless another program did: the line number identifies the puzzle."""
        with self._path.open("ab") as file:
            self._end = append_line(file, self._end, text.strip("\n").encode() + b"\n")


def open_output(target: str | None, number: int, form: Format) -> PuzzleOutput:
    """Return the output for ``number`` puzzles, where the argument names a file, a folder or none.

    Raises:
        OSError: nothing can be written there.
    """
    if target is None or target in STANDARD_OUTPUT:
        return StandardOutput(form)
    if not target:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    path = Path(target)
    if path.is_dir() or target.endswith(("/", "\\")) or (number > 1 and not path.suffix):
        return FolderOutput(path, form.suffixes[0])
    if number == 1 or not form.a_line_each:
        return FileOutput(path, form)
    return LineFileOutput(path)
