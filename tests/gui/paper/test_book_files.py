"""Books that are written to files."""

from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.paper.book_files import GameBook, GameChapter, load_book, save_book
from shikaku_gui.play import BookOptions, BookPlace
from tests.gui.boards import HALF, NONE, SEVERAL

OPTIONS = BookOptions(title="Winter", solutions=BookPlace.END, margin=12.0)
GAMES = (HALF, SavedGame(SEVERAL), SavedGame(NONE))


def names(folder: Path) -> list[str]:
    """Return the names of the files in a folder."""
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    ("chapters", "files"),
    [
        ((GameChapter("", GAMES),), ["winter [2].shikaku"]),
        ((GameChapter("", GAMES[:1]),), ["winter [2].shikaku"]),
        (
            (GameChapter("A", GAMES[:2]), GameChapter("B", GAMES[2:])),
            ["winter [2]-1.shikaku", "winter [2]-2.shikaku"],
        ),
    ],
    ids=["several", "one", "chapters"],
)
def test_a_book_is_read_as_it_was_written(
    chapters: tuple[GameChapter, ...], files: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "winter [2].toml"
    book = GameBook(OPTIONS, chapters, tmp_path / "out" / "winter.pdf")
    for _ in range(2):  # the second time nothing is new
        save_book(path, book)
        assert load_book(path, lambda: False) == book
        assert names(tmp_path) == sorted([path.name, *files])


def test_no_file_of_puzzles_is_replaced(tmp_path: Path) -> None:
    path, taken = tmp_path / "winter.toml", tmp_path / "winter.shikaku"
    taken.write_text("mine")
    book = GameBook(OPTIONS, (GameChapter("", GAMES),), None)
    save_book(path, book)
    save_book(path, replace(book, chapters=(GameChapter("", GAMES[:1]),)))
    assert taken.read_text() == "mine"
    assert names(tmp_path) == [
        "winter (2).shikaku",
        "winter (3).shikaku",
        "winter.shikaku",
        "winter.toml",
    ]
    read = load_book(path, lambda: False)
    assert read is not None
    assert read.chapters == (GameChapter("", GAMES[:1]),)
    assert read.output is None


def test_an_output_elsewhere_keeps_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "books"
    folder.mkdir()
    book = GameBook(OPTIONS, (GameChapter("", GAMES),), tmp_path / "winter.pdf")
    save_book(folder / "winter.toml", book)
    assert load_book(folder / "winter.toml", lambda: False) == book
