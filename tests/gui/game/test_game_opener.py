"""Putting games on the board, where another may be kept on the same puzzle."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Place, Puzzle, Rect
from shikaku_gui.solver import Recipe
from shikaku_gui.store import GameStore, SessionMetadata, past_games
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


A, B, C = SOLUTION
"""The rectangles that are drawn: A before the game is saved, B and C later."""


def same_path(_window: MainWindow, path: Path) -> Path:
    return path


def relative(_window: MainWindow, path: Path) -> Path:
    return Path(os.path.relpath(path))


def symlink(_window: MainWindow, path: Path) -> Path:
    link = path.with_name("link.shikaku")
    link.symlink_to(path)
    return link


def copied(_window: MainWindow, path: Path) -> Path:
    return Path(shutil.copyfile(path, path.with_name("copy.shikaku")))


def played_on(window: MainWindow, path: Path) -> Path:
    drag(window, B)
    return path


def went_another_way(window: MainWindow, path: Path) -> Path:
    window.commands.undo()
    drag(window, C)
    return path


def saved_again(window: MainWindow, path: Path) -> Path:
    drag(window, B)
    assert window.documents.save()
    return path


def holding(*rects: Rect) -> Callable[[MainWindow, Path], Path]:
    """Return what writes a game with these moves into the file, as another program does."""

    def write(_window: MainWindow, path: Path) -> Path:
        formats.save(SavedGame(PUZZLE, tuple(map(Place, rects)), len(rects)), path)
        return path

    return write


@pytest.mark.parametrize("reached", ["current", "left", "restarted"])
@pytest.mark.parametrize(
    ("prepare", "rects", "games", "title"),
    [
        (same_path, (A,), 1, None),
        (relative, (A,), 1, None),
        (symlink, (A,), 1, None),
        (copied, (A,), 1, None),
        (saved_again, (A, B), 1, None),
        (played_on, (A, B), 1, "Welcome back"),
        (went_another_way, (C,), 1, "Welcome back"),
        (holding(), (A,), 1, "Welcome back"),
        (holding(A, B), (A, B), 1, None),
        (holding(B), (B,), 2, "Another game of this puzzle"),
        (holding(A, B, C), (A, B, C), 1, "Another game of this puzzle"),
    ],
)
def test_a_game_that_was_saved_is_unfinished_once(
    make_window: MakeWindow,
    tmp_path: Path,
    reached: str,
    prepare: Callable[[MainWindow, Path], Path],
    rects: tuple[Rect, ...],
    games: int,
    title: str | None,
) -> None:
    window = make_window()
    drag(window, A)
    window.autosave.write_now()
    path = tmp_path / "mine.shikaku"
    window.documents.ask_save = lambda *_: str(path)
    assert window.documents.save_as()
    given = prepare(window, path)
    if reached == "left":
        window.documents.open_text(OTHER)
    elif reached == "restarted":
        window.close()
        window = make_window(formats.loads(OTHER))
    told: list[str] = []
    window.documents.message.connect(lambda note: told.append(note.title))
    window.documents.open_path(given)
    window.autosave.write_now()
    assert sorted(window.controller.board.rects) == sorted(rects)
    assert window.controller.path == given.absolute()
    assert told == ([] if title is None else [title])
    assert len(window.autosave.store.names_for(PUZZLE)) == games
    assert past_games(window.history_service.database()) == ()  # nobody else's solution counts


def test_the_saved_version_can_be_opened_and_left_again(window: MainWindow, tmp_path: Path) -> None:
    drag(window, A)
    path = tmp_path / "mine.shikaku"
    window.documents.ask_save = lambda *_: str(path)
    assert window.documents.save()
    drag(window, B)
    window.documents.open_path(path)
    (saved,) = note(window).buttons
    saved.act()
    assert list(window.controller.board.rects) == [A]
    assert not window.documents.modified
    (other,) = note(window).buttons
    other.act()
    assert list(window.controller.board.rects) == [A, B]


def test_a_game_keeps_its_file_where_its_puzzle_is_opened(
    window: MainWindow, tmp_path: Path
) -> None:
    drag(window, A)
    path = tmp_path / "mine.shikaku"
    window.documents.ask_save = lambda *_: str(path)
    assert window.documents.save()
    drag(window, B)
    window.documents.open_path(written(tmp_path / "small.txt", "3 . .\n2 . 4\n. . .\n"))
    assert window.controller.board.rects == (A, B)
    assert window.controller.path == path
    assert window.documents.modified


def resumed(window: MainWindow) -> None:
    (name,) = window.autosave.store.names_for(PUZZLE)
    window.documents.opener.resume(name, lambda: None, pytest.fail)


def opened_by_its_puzzle(window: MainWindow) -> None:
    window.documents.opener.open_game(SavedGame(PUZZLE))


def opened_by_its_file(window: MainWindow) -> None:
    window.documents.open_path(Path(window.settings.recent[0]))


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("reopen", [resumed, opened_by_its_puzzle, opened_by_its_file])
@pytest.mark.parametrize(
    ("later", "removed", "modified"),
    [((), False, False), ((B,), False, True), ((), True, True)],
)
def test_a_game_keeps_its_file_and_what_is_unsaved(
    make_window: MakeWindow,
    tmp_path: Path,
    reopen: Callable[[MainWindow], None],
    restart: bool,
    later: tuple[Rect, ...],
    removed: bool,
    modified: bool,
) -> None:
    window = make_window()
    drag(window, A)
    path = tmp_path / "mine.shikaku"
    window.documents.ask_save = lambda *_: str(path)
    assert window.documents.save()
    for rect in later:
        drag(window, rect)
    window.documents.open_text(OTHER)
    if restart:
        window.close()
        window = make_window(formats.loads(OTHER))
    if removed and reopen is not opened_by_its_file:
        path.unlink()
    else:
        modified = bool(later)
    reopen(window)
    assert window.controller.board.rects == (A, *later)
    assert window.controller.path == path
    assert window.documents.modified is window.isWindowModified() is modified
    assert window.documents.save()
    assert formats.load(path).rects == (A, *later)
    assert not window.isWindowModified()


@pytest.mark.parametrize(
    ("acts", "modified"),
    [
        (("new_same", "earlier_game"), True),
        (("new_same", "earlier_game", "save"), False),
        (("restart",), True),
    ],
)
def test_what_is_unsaved_is_known_after_a_new_puzzle(
    window: MainWindow, tmp_path: Path, acts: tuple[str, ...], modified: bool
) -> None:
    presets.remember_preset(Recipe(5, 5, 0), window.settings)
    drag(window, A)
    window.documents.ask_save = lambda *_: str(tmp_path / "mine.shikaku")
    assert window.documents.save()
    drag(window, B)
    for name in acts:
        window.acts[name].trigger()
    assert window.isWindowModified() is modified


def test_another_game_offered_is_not_saved_over_the_file_that_was_opened(
    window: MainWindow, tmp_path: Path
) -> None:
    drag(window, A)
    theirs = holding(B)(window, tmp_path / "theirs.shikaku")
    window.documents.open_path(theirs)
    (other,) = note(window).buttons
    other.act()
    assert window.controller.board.rects == (A,)
    assert window.controller.path is None


def test_doubles_of_an_older_version_stay_and_are_continued(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    store = GameStore(tmp_path / "games")
    path = holding(A)(make_window(Puzzle(1, 1, {})), tmp_path / "mine.shikaku")
    for rects in ((A, B), (A,)):
        game = SavedGame(PUZZLE, tuple(map(Place, rects)), len(rects))
        store.save(store.reserve_name(PUZZLE), game, SessionMetadata(path=str(path)))
    store.close()
    window = make_window(formats.loads(OTHER))
    window.documents.open_path(path)
    drag(window, C)
    window.documents.open_path(path)
    window.autosave.write_now()
    assert len(window.autosave.store.names_for(PUZZLE)) == 2
