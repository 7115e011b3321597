"""Reads a book file with all of its puzzles, for the print dialog."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui.formats import FormatError, SavedGame, load_all
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.i18n import N_
from shikaku_gui.play import BookFileError, BookOptions, natural_key, read_book_file
from shikaku_gui.store import scan_folder
from shikaku_gui.texts import make_message, named_error


@dataclass(frozen=True)
class GameChapter:
    """Some games to print, and the title of their chapter, empty where there are no chapters."""

    title: str
    games: tuple[SavedGame, ...]


@dataclass(frozen=True)
class ReadBook:
    """A book file with its puzzles; ``output`` is the PDF file that it names, if it does."""

    options: BookOptions
    chapters: tuple[GameChapter, ...]
    output: Path | None


def read_book(path: Path, stop: Stop) -> ReadBook | None:
    """Read a book file and all of its puzzles; return None if it was stopped.

    Raises:
        BookFileError: the file or one of its puzzles cannot be used; the message names it.
    """
    chapters: list[GameChapter] = []
    try:
        book = read_book_file(path)
        for part in book.parts:
            games: list[SavedGame] = []
            for file in _files(part.files, stop):
                if stop():
                    return None
                games += _games(file)
            chapters.append(GameChapter(part.title, tuple(games)))
    except OSError as error:
        raise BookFileError(named_error(path.name, error)) from error
    if not any(chapter.games for chapter in chapters):
        said = make_message(N_("{name}: its folders hold no files of puzzles"), name=path.name)
        raise BookFileError(said)
    return ReadBook(book.options, tuple(chapters), book.output)


def _files(names: tuple[str, ...], stop: Stop) -> Iterator[str]:
    """Yield the files, and those of folders with their subfolders."""
    for name in names:
        found = scan_folder(Path(name), stop) if Path(name).is_dir() else None
        yield from (name,) if found is None else sorted(found.files, key=natural_key)


def _games(file: str) -> list[SavedGame]:
    try:
        return load_all(file)
    except (FormatError, OSError) as error:
        raise BookFileError(named_error(Path(file).name, error)) from error
