"""Writes a book file, and the puzzles of the book to files beside it."""

from collections.abc import Iterable
from itertools import count
from pathlib import Path

from shikaku_gui.formats import (
    SAVE_FORMAT,
    SavedGame,
    dumps,
    write_bytes_atomically,
    write_text_atomically,
)
from shikaku_gui.gui.paper.book_reading import ReadBook
from shikaku_gui.play import BookPart, book_file_text


def write_book(path: Path, book: ReadBook) -> None:
    """Write a book file that :func:`.read_book` reads as the same book.

    The puzzles of each chapter are written to a file beside it. No other file than that of the
    book is replaced.

    Raises:
        OSError: a file cannot be written; an old book file is unchanged.
    """
    suffix = SAVE_FORMAT.suffixes[0]
    parts = []
    for number, chapter in enumerate(book.chapters, 1):
        stem = path.stem if len(book.chapters) == 1 else f"{path.stem}-{number}"
        name = _written(path.parent, stem, suffix, _bytes(chapter.games))
        parts.append(BookPart(chapter.title, (name,)))
    output = None if book.output is None else _relative(book.output, path.parent)
    write_text_atomically(path, book_file_text(book.options, parts, output))


def _bytes(games: Iterable[SavedGame]) -> bytes:
    return "\n".join(dumps(game).rstrip("\n") + "\n" for game in games).encode("utf-8")


def _written(folder: Path, stem: str, suffix: str, data: bytes) -> str:
    """Return the name of a file with these bytes, which is new unless it had them before."""
    for number in count(1):
        name = f"{stem}{suffix}" if number == 1 else f"{stem} ({number}){suffix}"
        path = folder / name
        if not path.exists():
            write_bytes_atomically(path, data)
            return name
        if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
            return name
    raise AssertionError


def _relative(path: Path, folder: Path) -> str:
    """Return a path as seen from a folder, if it lies in it, or else as it is."""
    whole = path.absolute()
    try:
        return str(whole.relative_to(folder.absolute()))
    except ValueError:
        return str(whole)
