"""What an older program has set aside is offered, and taken back only if the player says so."""

from datetime import timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Place, Puzzle
from shikaku_gui.play import EditorState, SetClue, load_editor_state, save_editor_state
from shikaku_gui.store import (
    GameStore,
    PlayerHistory,
    SessionMetadata,
    StoreTrouble,
    past_games,
    set_file_aside,
)
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.store.samples import NOON, SOLVED_TWO, TODAY, TWO

QUESTION = "Take back what was set aside?"
SOLVED = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3, 12.0)
BEGUN = SavedGame(TWO, SOLVED_TWO[:1], 1, 5.0)


@pytest.fixture
def aside(tmp_path: Path) -> None:
    """Leave a history with two games, and a game in progress, as an older program does."""
    history = PlayerHistory(tmp_path / "player.sqlite", lambda: NOON)
    history.record(SOLVED, SessionMetadata(token="a"), solved=True)
    history.record(SOLVED, SessionMetadata(token="b", ended=NOON - timedelta(1)), solved=True)
    history.close()
    set_file_aside(tmp_path / "player.sqlite", StoreTrouble.NEWER, TODAY, ("-wal", "-shm"))
    store = GameStore(tmp_path / "games")
    name = store.reserve_name(TWO)
    store.save(name, BEGUN, SessionMetadata(token="c"))
    store.close()
    set_file_aside(tmp_path / "games" / f"{name}.shikaku", StoreTrouble.NEWER, TODAY)


def answer(window: MainWindow, text: str) -> None:
    """Press a button of the note that is shown."""
    next(button for button in note(window).buttons if button.text == text).act()


def tokens(window: MainWindow) -> list[str]:
    return sorted(game.token for game in past_games(window.history_service.database()))


@pytest.mark.usefixtures("aside")
def test_what_was_set_aside_is_taken_back_if_the_player_says_so(make_window: MakeWindow) -> None:
    window = make_window()
    window.set_aside.look()
    assert note(window).title == QUESTION
    assert (tokens(window), window.autosave.store.names_for(TWO)) == ([], ())
    answer(window, "Take Back")
    assert note(window).title == "3 games were taken back"
    assert tokens(window) == ["a", "b"]
    assert window.autosave.is_solved(PUZZLE)
    stored = window.autosave.current.stored_game_on(TWO)
    assert stored is not None
    assert (stored.game, stored.metadata.token) == (BEGUN, "c")
    window.side.dismiss()
    window.set_aside.look()
    assert window.side.card.note is None


@pytest.mark.usefixtures("aside")
def test_not_now_changes_nothing_and_asks_again_at_the_next_start(make_window: MakeWindow) -> None:
    window = make_window()
    window.set_aside.look()
    answer(window, "Not Now")
    assert window.side.card.note is None
    assert (tokens(window), window.autosave.store.names_for(TWO)) == ([], ())
    window.close()
    again = make_window()
    again.set_aside.look()
    assert note(again).title == QUESTION


def test_without_anything_set_aside_nothing_is_asked(window: MainWindow) -> None:
    window.set_aside.look()
    assert window.side.card.note is None


@pytest.mark.usefixtures("aside")
def test_a_game_that_is_open_goes_on(make_window: MakeWindow) -> None:
    window = make_window()
    drag(window, SOLUTION[0])
    window.set_aside.look()
    answer(window, "Take Back")
    for rect in SOLUTION[1:]:
        drag(window, rect)
    assert len(tokens(window)) == 3


@pytest.mark.usefixtures("aside")
def test_the_question_replaces_no_other_note(make_window: MakeWindow) -> None:
    window = make_window()
    window.side.show_note(Note("Important"))
    window.set_aside.look()
    assert note(window).title == "Important"


@pytest.mark.usefixtures("aside")
def test_what_is_not_wanted_is_kept_and_never_asked_about_again(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    draft(tmp_path, "editing.json.damaged-2026-11-21")
    window = make_window()
    window.set_aside.look()
    answer(window, "Do Not Ask Again")
    assert window.side.card.note is None
    assert (tokens(window), window.autosave.store.names_for(TWO)) == ([], ())
    left = {path.name.partition(".left-")[0] for path in tmp_path.rglob("*.left-*")}
    assert {"editing.json", "player.sqlite"} < left
    window.set_aside.look()
    assert window.side.card.note is None


def draft(folder: Path, name: str, area: int = 4) -> Path:
    """Write a draft of the editor."""
    begun = SavedGame(Puzzle(2, 2, {}))
    edit = SetClue(Cell(0, 0), area)
    now = SavedGame(Puzzle(2, 2, {Cell(0, 0): area}))
    save_editor_state(EditorState(begun, now, (edit,), 1, False, ""), folder / name)
    return folder / name


@pytest.mark.parametrize(
    ("names", "title", "text"),
    [
        (("editing.json.newer-2026-11-21",), "Taken back", "One draft was taken back. "),
        (
            ("editing.json.newer-2026-11-21", "editing-2.json.damaged-2026-11-21-2"),
            *("Taken back", "2 drafts were taken back. "),
        ),
        (
            ("editing-7.json", "editing.json.newer-2026-11-21"),
            *("Nothing was missing", "All that was set aside"),
        ),
    ],
)
def test_drafts_of_the_editor_are_taken_back(
    names: tuple[str, ...], title: str, text: str, make_window: MakeWindow, tmp_path: Path
) -> None:
    known = names[0] == "editing-7.json"
    for number, name in enumerate(names):
        draft(tmp_path, name, 4 if known else 4 - number)
    window = make_window()
    window.set_aside.look()
    assert note(window).title == QUESTION
    answer(window, "Take Back")
    assert note(window).title == title
    assert note(window).text.startswith(text)
    drafts = sorted(tmp_path.glob("editing*.json"))
    assert [load_editor_state(path).current.puzzle.area for path in drafts] == [4] * len(drafts)
    assert len(drafts) == (1 if known else len(names))
    window.set_aside.look()
    assert note(window).title == title


def test_what_is_no_draft_is_not_offered(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / "editing.json.damaged-2026-11-21").write_text("{")
    window = make_window()
    window.set_aside.look()
    assert window.side.card.note is None


@pytest.mark.usefixtures("aside")
def test_games_that_are_there_already_are_not_counted(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    window.set_aside.look()
    answer(window, "Take Back")
    for path in tmp_path.rglob("*.merged-*"):
        path.rename(path.with_name(path.name.replace(".merged-", ".newer-")))
    window.side.dismiss()
    window.set_aside.look()
    answer(window, "Take Back")
    assert note(window).title == "Nothing was missing"
