"""Putting games on the board, where another may be kept on the same puzzle."""

from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Place
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note

OTHER = "2 .\n. 2\n"


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_a_game_played_before_is_taken_up_again(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    window.documents.open_path(written(tmp_path / "grid.txt", OTHER))
    plain = written(tmp_path / "small.txt", "3 . .\n2 . 4\n. . .\n")
    window.documents.open_path(plain)
    assert list(window.controller.board.rects) == [SOLUTION[0]]
    (afresh,) = note(window).buttons
    afresh.act()
    assert not window.controller.board.rects
    window.commands.undo()
    assert window.controller.board.rects == (SOLUTION[0],)


def test_a_saved_game_that_differs_is_opened_and_the_other_offered(
    window: MainWindow, tmp_path: Path
) -> None:
    drag(window, SOLUTION[0])
    window.autosave.note_change()
    window.documents.open_path(written(tmp_path / "grid.txt", OTHER))
    path = tmp_path / "game.shikaku"
    formats.save(SavedGame(PUZZLE, (Place(SOLUTION[1]),), 1), path)
    window.documents.open_path(path)
    assert window.controller.board.rects == (SOLUTION[1],)
    (other,) = note(window).buttons
    other.act()
    assert window.controller.board.rects == (SOLUTION[0],)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "3\n3\n3 . .\n. 6 .\n. . .\n2\n0 0 2 2\n1 1 1 1\n",
            "Some rectangles were left out",
        ),
        ("pzprv3/shikaku/1/3/1 2 . /1 0 /TrialData(1)", "Some trials were left out"),
        ("pzprv3/shikaku/1/3/1 2 . /1 0 /hello", "Some text was ignored"),
    ],
)
def test_what_is_left_out_is_told(
    text: str, title: str, make_window: MakeWindow, tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.txt"
    path.write_text(text)
    window = make_window()
    told: list[Note] = []
    window.documents.message.connect(told.append)
    window.documents.open_path(path)
    assert [note.title for note in told] == [title]


def test_a_reading_that_is_not_documented_is_told(make_window: MakeWindow, tmp_path: Path) -> None:
    path = tmp_path / "turned.json"
    path.write_text('{"rows": 2, "cols": 4, "clues": [[0, 0, 4], [3, 1, 4]]}')
    window = make_window()
    told: list[Note] = []
    window.documents.message.connect(told.append)
    window.documents.open_path(path)
    assert [note.title for note in told] == [
        "Read as 2 rows, 4 columns, and clues as x, y, area from 0"
    ]
