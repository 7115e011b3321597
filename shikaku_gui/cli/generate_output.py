"""Where new puzzles are written: standard output, a folder, or one file.

Each output knows which of the requested puzzles it has already, so that interrupted work
can be resumed.
"""

import errno
import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path

from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.streams import STANDARD_OUTPUT, append_line
from shikaku_gui.formats import Format, write_text_atomically
from shikaku_gui.i18n import _
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


class StandardOutput(PuzzleOutput):
    """Standard output; an empty line separates texts that do not stand on a line each."""

    def __init__(self, a_line_each: bool) -> None:
        self._a_line_each = a_line_each
        self._started = False

    def put(self, _recipe: Recipe, text: str) -> None:
        """Print the text."""
        separator = "\n" if self._started and not self._a_line_each else ""
        self._started = True
        print(separator + text.strip("\n"), flush=True)


class SingleFileOutput(PuzzleOutput):
    """A file for one puzzle, which is overwritten."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def put(self, _recipe: Recipe, text: str) -> None:
        """Write the file."""
        write_text_atomically(self._path, text.rstrip("\n") + "\n")


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
        CommandError: puzzles of this format cannot stand on a line each of one file.
        OSError: nothing can be written there.
    """
    if target is None or target in STANDARD_OUTPUT:
        return StandardOutput(form.a_line_each)
    if not target:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    path = Path(target)
    if path.is_dir() or target.endswith(("/", "\\")) or (number > 1 and not path.suffix):
        return FolderOutput(path, form.suffixes[0])
    if number == 1:
        return SingleFileOutput(path)
    if not form.a_line_each:
        text = _("a puzzle takes several lines in this format; choose a folder instead")
        raise CommandError(text)
    return LineFileOutput(path)
