"""What an older program has set aside is offered, and taken back only if the player says so."""

from datetime import timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Place
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
    assert note(window).title == "Take back games that were set aside?"
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
    assert note(again).title == "Take back games that were set aside?"


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
