"""Book files with all of their puzzles, as the print dialog loads and saves them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from shikaku_gui import formats, play
from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.i18n import N_
from shikaku_gui.store import scan_folder
from shikaku_gui.texts import make_message, named_error


@dataclass(frozen=True)
class GameChapter:
    """Some games to print, and the title of their chapter, empty where there are no chapters."""

    title: str
    games: tuple[SavedGame, ...]


@dataclass(frozen=True)
class GameBook:
    """A book and its puzzles; ``output`` is the PDF file that it names, if it does."""

    options: play.BookOptions
    chapters: tuple[GameChapter, ...]
    output: Path | None


def load_book(path: Path, stop: Stop) -> GameBook | None:
    """Load a book file and all of its puzzles; return None if it was stopped.

    Raises:
        BookFileError: the file or one of its puzzles cannot be used; the message names it.
    """
    chapters: list[GameChapter] = []
    try:
        book = play.read_book_file(path)
        for part in book.parts:
            games: list[SavedGame] = []
            for file in _files(part.files, stop):
                if stop():
                    return None
                games += _games(file)
            chapters.append(GameChapter(part.title, tuple(games)))
    except OSError as error:
        raise play.BookFileError(named_error(path.name, error)) from error
    if not any(chapter.games for chapter in chapters):
        message = make_message(N_("{name}: no puzzle files found"), name=path.name)
        raise play.BookFileError(message)
    return GameBook(book.options, tuple(chapters), book.output)


def save_book(path: Path, book: GameBook) -> None:
    """Write a book file that :func:`.load_book` reads as the same book.

    The puzzles of each chapter are written to a file beside it. No file but the book's
    own is replaced.

    Raises:
        OSError: a file cannot be written; an old book file is unchanged.
    """
    suffix = formats.SAVE_FORMAT.suffixes[0]
    parts = []
    for number, chapter in enumerate(book.chapters, 1):
        stem = path.stem if len(book.chapters) == 1 else f"{path.stem}-{number}"
        name = _write_new(path.parent, stem, suffix, _bytes(chapter.games))
        parts.append(play.BookPart(chapter.title, (name,)))
    output = None if book.output is None else _relative(book.output, path.parent)
    formats.write_text_atomically(path, play.book_file_text(book.options, parts, output))


def _bytes(games: Iterable[SavedGame]) -> bytes:
    return "\n".join(formats.dumps(game).rstrip("\n") + "\n" for game in games).encode("utf-8")


def _write_new(folder: Path, stem: str, suffix: str, data: bytes) -> str:
    """Write bytes to a new file, unless there is one with them; return its name."""
    for number in count(1):
        name = f"{stem}{suffix}" if number == 1 else f"{stem} ({number}){suffix}"
        path = folder / name
        if not path.exists():
            formats.write_bytes_atomically(path, data)
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


def _files(names: tuple[str, ...], stop: Stop) -> Iterator[str]:
    """Yield the files, and those of folders with their subfolders."""
    for name in names:
        found = scan_folder(Path(name), stop) if Path(name).is_dir() else None
        yield from (name,) if found is None else sorted(found.files, key=play.natural_key)


def _games(file: str) -> list[SavedGame]:
    try:
        return formats.load_all(file)
    except (FormatError, OSError) as error:
        raise play.BookFileError(named_error(Path(file).name, error)) from error
