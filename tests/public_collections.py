"""Collections of puzzles that other people publish, as this program reads them.

The puzzles are not ours to pass on, so ``tests/data/collections.txt`` holds digests only: below
each repository, which begins with ``=`` and names its commit, a line for each file with the
digest of its bytes and one of each puzzle in it; lines that are indented go on. The files of
each repository lie in a folder of its name below one folder, see ``script/fetch-collections``.

After a change of the readers, python -m tests.public_collections FOLDER writes the digests anew.
"""

import bz2
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from shikaku_gui.formats import SavedGame, loads_all

DATA = Path(__file__).parent / "data" / "collections.txt"
_WIDTH = 99


class PublicFile(NamedTuple):
    """A file with the digest of its bytes and those of its puzzles."""

    path: str
    content: str
    puzzles: tuple[str, ...]


class PublicCollection(NamedTuple):
    """A repository, a commit of it, and its files with puzzles."""

    repository: str
    commit: str
    files: tuple[PublicFile, ...]

    def text(self) -> str:
        """Return its lines in the data."""
        lines = (
            fill(
                " ".join((file.path, file.content, *file.puzzles)),
                _WIDTH,
                subsequent_indent=" ",
                break_long_words=False,
                break_on_hyphens=False,
            )
            for file in self.files
        )
        return "\n".join((f"= {self.repository} {self.commit}", *lines)) + "\n"


def collections() -> tuple[PublicCollection, ...]:
    """Return what the data says."""
    parts = DATA.read_text(encoding="utf-8").split("= ")[1:]
    return tuple(map(_collection, parts))


def _collection(text: str) -> PublicCollection:
    head, *lines = text.replace("\n ", " ").splitlines()
    repository, commit = head.split()
    words = (line.split() for line in lines)
    files = (PublicFile(path, content, tuple(rest)) for path, content, *rest in words)
    return PublicCollection(repository, commit, tuple(files))


def read_file(folder: Path, path: str) -> PublicFile:
    """Read a file of a repository, which may be packed by bzip2.

    Raises:
        FormatError: a puzzle in it cannot be read.
        OSError: it is not there.
    """
    data = (folder / path).read_bytes()
    content = hashlib.sha256(data).hexdigest()[:16]
    text = bz2.decompress(data) if path.endswith(".bz2") else data
    return PublicFile(path, content, tuple(map(digest, loads_all(text))))


def digest(game: SavedGame) -> str:
    """Return eight digits that depend on the size and the clues of a puzzle."""
    puzzle = game.puzzle
    words = (f"{cell.row},{cell.col},{area or '?'}" for cell, area in sorted(puzzle.clues.items()))
    text = " ".join((f"{puzzle.rows}x{puzzle.cols}", *words))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _read_again(folder: Path) -> Iterator[PublicCollection]:
    for each in collections():
        files = (read_file(folder / each.repository, file.path) for file in each.files)
        yield each._replace(files=tuple(files))


def main() -> int:
    DATA.write_text("".join(each.text() for each in _read_again(Path(sys.argv[1]))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
