"""When a game is written, when it goes into the history, and its session metadata."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import partial
from operator import add
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame, load
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import FITTED, Viewport
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.history_service import HistoryService, local_now
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.store import (
    Daily,
    DailyKind,
    GameResult,
    GameStore,
    PlayerHistory,
    SessionMetadata,
    database,
    past_games,
)
from shikaku_gui.store.save_files import read_kept_game
from tests.gui.at_once import AtOnce
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.gui.waiting import Waiting

OTHER = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def results(window: MainWindow) -> list[GameResult]:
    return [game.result for game in past_games(window.history_service.database())]


def kept(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "games").glob("*.shikaku"))


def test_a_solved_game_moves_into_the_history(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    window.autosave.write_now()
    assert len(kept(tmp_path)) == 1
    for rect in SOLUTION[1:]:
        drag(window, rect)
    assert results(window) == [GameResult.SOLVED]
    assert kept(tmp_path) == []
    assert window.autosave.is_solved(PUZZLE)
    assert not window.autosave.is_solved(OTHER)


def test_a_game_solved_again_after_an_undo_is_one_game(window: MainWindow) -> None:
    for rect in SOLUTION:
        drag(window, rect)
    window.commands.undo()
    window.commands.redo()
    assert results(window) == [GameResult.SOLVED]


def test_a_solution_of_the_program_is_no_merit(window: MainWindow) -> None:
    window.commands.solve()
    assert results(window) == [GameResult.SHOWN]
    assert not window.history_service.has_solved(PUZZLE)


def test_checks_are_counted(window: MainWindow) -> None:
    window.acts["check"].trigger()
    for rect in SOLUTION:
        drag(window, rect)
    (game,) = past_games(window.history_service.database())
    assert game.checks == 1


def test_the_cursor_is_where_it_was(make_window: MakeWindow) -> None:
    first = make_window()
    drag(first, SOLUTION[0])
    cell = first.controller.session.cursor
    first.close()
    second = make_window(OTHER)
    second.documents.open_first()
    assert second.controller.session.cursor == cell != (1, 1)


def test_a_game_without_moves_is_not_stored(window: MainWindow, tmp_path: Path) -> None:
    window.documents.opener.open_game(SavedGame(OTHER))
    window.autosave.write_now()
    window.documents.opener.open_game(SavedGame(PUZZLE))
    drag(window, SOLUTION[0])
    window.autosave.write_now()
    (name,) = kept(tmp_path)
    assert name.startswith("3x3-")


def test_a_solved_file_that_is_opened_is_no_game_of_the_player(
    window: MainWindow, tmp_path: Path
) -> None:
    window.documents.opener.open_game(SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3))
    window.close()
    assert results(window) == []
    assert kept(tmp_path) == []


def test_a_solved_game_that_is_saved_to_a_file_is_not_unfinished_again(
    window: MainWindow, tmp_path: Path
) -> None:
    for rect in SOLUTION:
        drag(window, rect)
    window.documents.ask_save = lambda *_: str(tmp_path / "mine.shikaku")
    assert window.documents.save_as()
    window.autosave.write_now()
    assert kept(tmp_path) == []


def test_saves_are_announced_once_they_hold_all_moves(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    drag(window, SOLUTION[1])
    held: list[int] = []

    def hold() -> None:
        (path,) = (tmp_path / "games").glob("*.shikaku")
        held.append(len(load(path).moves))

    window.autosave.saves_written.connect(hold)
    window.autosave.write_soon()
    assert held == [2]


def test_a_game_solved_just_before_the_end_is_in_the_history(qapp: object, tmp_path: Path) -> None:
    runner = Waiting()
    history_service = HistoryService(tmp_path / "player.sqlite", AtOnce())
    controller = GameController(SavedGame(PUZZLE))
    autosave = AutosaveController(
        controller, GameStore(tmp_path / "games"), runner, history_service
    )
    for rect in SOLUTION:
        controller.notify(controller.session.play(Place(rect)))
    assert runner.kept
    autosave.close()
    assert len(past_games(history_service.database())) == 1
    assert kept(tmp_path) == []
    history_service.close()


def test_a_solved_game_that_was_never_recorded_is_recorded_at_the_next_start(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    store = GameStore(tmp_path / "games")
    solved = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3, seconds=12.0)
    store.save(store.reserve_name(PUZZLE), solved, SessionMetadata())
    store.close()
    window = make_window(OTHER)
    window.documents.open_first()
    assert results(window) == [GameResult.SOLVED]
    assert kept(tmp_path) == []


def test_the_day_of_a_daily_puzzle_is_remembered(make_window: MakeWindow) -> None:
    first = make_window()
    first.autosave.note_daily(Daily(date(2026, 11, 21), DailyKind.SMALL))
    drag(first, SOLUTION[0])
    first.close()
    second = make_window(OTHER)
    second.documents.open_first()
    for rect in SOLUTION[1:]:
        drag(second, rect)
    rows = second.history_service.database().read(
        "SELECT day, size FROM moments WHERE day IS NOT NULL"
    )
    assert rows == [("2026-11-21", "small")]


def test_a_game_given_up_is_in_the_history(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    drag(window, SOLUTION[0])
    window.autosave.write_now()
    name = window.autosave.name
    assert name is not None
    window.documents.opener.open_game(SavedGame(OTHER))
    done: list[None] = []
    window.autosave.give_up(name, done.append)
    assert done == [None]
    assert results(window) == [GameResult.ABANDONED]
    assert name not in "".join(kept(tmp_path))


def test_a_game_started_over_with_a_locked_database_is_in_the_history_later(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    PlayerHistory(tmp_path / "player.sqlite", local_now).close()
    window = make_window()
    told: list[str] = []
    window.history_service.trouble.connect(told.append)
    with closing(sqlite3.connect(tmp_path / "player.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        drag(window, SOLUTION[0])
        window.new_puzzle.restart()
        assert told == ["database is locked"]
        drag(window, SOLUTION[1])
        window.autosave.write_now()
        assert len(kept(tmp_path)) == 2
        window.close()
    assert len(kept(tmp_path)) == 2
    again = make_window(OTHER)
    again.documents.open_first()
    again.autosave.begin()
    assert results(again) == [GameResult.ABANDONED]
    (path,) = (tmp_path / "games").glob("*.shikaku")
    assert load(path).rects == (SOLUTION[1],)


def test_a_save_waits_for_no_other_work(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    monkeypatch.setattr(window.writing, "_begin", lambda _job: None)  # it is busy for ever
    drag(window, SOLUTION[0])
    window.autosave.write_soon()
    assert len(kept(tmp_path)) == 1


def test_the_saves_of_games_that_were_left_are_made_whole(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    window.autosave.write_now()
    drag(window, SOLUTION[0])
    window.autosave.write_now()
    window.documents.opener.open_game(SavedGame(OTHER))
    window.autosave.write_soon()
    (save,) = (tmp_path / "games").glob("3x3-*.shikaku")
    assert load(save).rects == SOLUTION[:1]


def ask_where(window: MainWindow) -> None:
    for _ in range(2):
        window.acts["hint"].trigger()


def show_possible(window: MainWindow) -> None:
    window.controller.notify(window.controller.session.show_possible(Cell(0, 0)))


HELP = [
    (ask_where, HintsUsed(where=1), 0),
    (lambda window: window.acts["walk"].trigger(), HintsUsed(why=1), 0),
    (show_possible, HintsUsed(), 1),
]


@pytest.mark.parametrize("drawn", [SOLUTION[:1], ()])
@pytest.mark.parametrize(("ask", "hints", "possible"), HELP)
def test_help_and_time_are_kept_where_a_game_is_left_without_a_further_move(
    window: MainWindow,
    ask: Callable[[MainWindow], None],
    hints: HintsUsed,
    possible: int,
    drawn: tuple[Rect, ...],
) -> None:
    for rect in drawn:
        drag(window, rect)
    ask(window)
    window.controller.session.game.clock._counted = 25.0
    window.documents.opener.open_game(SavedGame(OTHER))
    window.documents.opener.open_game(SavedGame(PUZZLE))
    game = window.controller.session.game
    assert (game.hints, game.possible_shown) == (hints, possible)
    assert game.clock.seconds >= 25.0
    assert game.board.rects == drawn
    assert len(window.autosave.store.names_for(PUZZLE)) == 1
    assert window.side.card.note is None or drawn
    for rect in SOLUTION[len(drawn) :]:
        drag(window, rect)
    (past,) = past_games(window.history_service.database())
    assert (past.result, past.hints) == (GameResult.SOLVED, hints)


@pytest.mark.parametrize(("ask", "hints"), [(ask, hints) for ask, hints, _ in HELP[:2]])
def test_a_hint_is_stored_at_once(
    window: MainWindow, tmp_path: Path, ask: Callable[[MainWindow], None], hints: HintsUsed
) -> None:
    ask(window)
    (path,) = (tmp_path / "games").glob("*.shikaku")
    stored = read_kept_game(path)
    assert stored is not None
    assert stored.hints == hints


def test_checks_are_kept_where_a_game_is_left(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    window.acts["check"].trigger()
    name = window.autosave.name
    assert name is not None
    window.documents.opener.open_game(SavedGame(OTHER))
    window.documents.opener.resume(name, lambda: None, pytest.fail)
    assert window.autosave.slot.metadata.checks == 1


VIEW = Viewport(40.0, 1.0, 2.0)


@pytest.mark.parametrize("view", [VIEW, FITTED])
@pytest.mark.parametrize("played", [False, True])
def test_the_zoom_is_kept_over_a_restart(
    make_window: MakeWindow, view: Viewport, played: bool
) -> None:
    first = make_window()
    if played:
        drag(first, SOLUTION[0])
    first.controller.set_viewport(view)
    first.close()
    second = make_window(OTHER)
    second.documents.open_first()
    assert second.controller.viewport == view


def test_every_game_has_its_own_zoom(make_window: MakeWindow) -> None:
    window = make_window()
    drag(window, SOLUTION[0])
    window.controller.set_viewport(VIEW)
    window.autosave.write_now()
    name = window.autosave.name
    assert name is not None
    window.documents.opener.open_game(SavedGame(OTHER))
    assert window.controller.viewport is None
    window.documents.opener.resume(name, lambda: None, pytest.fail)
    assert window.controller.viewport == VIEW


def test_going_back_from_a_new_puzzle_brings_back_the_zoom_and_the_cursor(
    window: MainWindow,
) -> None:
    drag(window, SOLUTION[0])
    cell = window.controller.session.cursor
    window.controller.set_viewport(VIEW)
    window.new_puzzle._show(OTHER)
    assert not window.controller.viewport
    window.new_puzzle.go_back()
    assert window.controller.session.puzzle == PUZZLE
    assert (window.controller.viewport, window.controller.session.cursor) == (VIEW, cell)


def test_looking_around_is_written_once_it_is_over(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    window.autosave.write_now()
    (metadata,) = (tmp_path / "games").glob("*.sitting")
    before = metadata.read_text()
    for _ in range(3):
        window.controller.set_viewport(VIEW)
    assert metadata.read_text() == before
    window.autosave.write_soon()
    assert metadata.read_text() != before


def solve_in(window: MainWindow, seconds: float) -> None:
    """Solve the small puzzle, with a clock that has already counted these seconds."""
    drag(window, SOLUTION[0])
    window.controller.session.game.clock._counted = seconds
    for rect in SOLUTION[1:]:
        drag(window, rect)


def tinker(window: MainWindow, *what: str) -> None:
    """Do something with a game that is finished; three seconds pass before each."""
    for name in what:
        clock = window.controller.session.game.clock
        clock._now = partial(add, clock._now(), 3.0)
        match name:
            case "hint":
                window.acts["hint"].trigger()
                window.acts["hint"].trigger()
            case "restart":
                window.new_puzzle.restart()
            case "new":
                window.new_puzzle._show(OTHER)
            case "solve again":
                for rect in SOLUTION:
                    drag(window, rect)
            case _:
                window.acts[name].trigger()


@pytest.mark.parametrize(
    ("what", "further"),
    [
        (("undo", "redo"), []),
        (("undo", "undo", "redo", "redo", "undo", "redo"), []),
        (("undo", "hint", "redo"), []),
        (("undo", "check", "redo"), []),
        (("undo", "solve"), []),
        (("clear", "solve again"), []),
        (("clear", "solve"), []),
        (("undo", "new"), []),
        (("undo", "new", "undo", "redo"), []),
        (("undo", "restart"), []),
        (("restart", "solve again"), [GameResult.SOLVED]),
        (("undo", "restart", "solve again"), [GameResult.SOLVED]),
        (("restart", "solve"), [GameResult.SHOWN]),
    ],
)
def test_the_first_finish_stands(
    window: MainWindow, what: tuple[str, ...], further: list[GameResult]
) -> None:
    solve_in(window, 25.0)
    (first,) = past_games(window.history_service.database())
    assert first.result is GameResult.SOLVED
    assert 25.0 <= first.seconds < 28.0
    tinker(window, *what)
    games = past_games(window.history_service.database())
    assert [game for game in games if game.token == first.token] == [first]
    assert [game.result for game in games if game.token != first.token] == further


def test_another_solution_leaves_the_first_finish(make_window: MakeWindow) -> None:
    window = make_window(OTHER)
    for rect in (Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)):
        drag(window, rect)
    (first,) = past_games(window.history_service.database())
    tinker(window, "clear")
    for rect in (Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)):
        drag(window, rect)
    assert window.controller.session.game.solved
    assert past_games(window.history_service.database()) == (first,)


def test_the_first_finish_stands_in_a_later_start(make_window: MakeWindow) -> None:
    first = make_window()
    solve_in(first, 25.0)
    before = past_games(first.history_service.database())
    first.commands.undo()
    first.close()
    again = make_window(OTHER)
    again.documents.open_first()
    assert not again.controller.session.game.solved
    tinker(again, "hint", "redo")
    assert again.controller.session.game.solved
    assert past_games(again.history_service.database()) == before
    assert note(again).title == "Solved in 0:25"


def test_a_finish_that_could_not_be_recorded_is_counted_as_it_was(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    PlayerHistory(tmp_path / "player.sqlite", local_now).close()
    window = make_window()
    with closing(sqlite3.connect(tmp_path / "player.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        solve_in(window, 25.0)
        tinker(window, "undo", "hint")
        window.close()
    again = make_window(OTHER)
    again.documents.open_first()
    name = again.autosave.name
    assert name is not None
    again.documents.opener.open_game(SavedGame(OTHER))
    again.autosave.give_up(name, lambda _: None)
    (game,) = past_games(again.history_service.database())
    assert game.result is GameResult.SOLVED
    assert 25.0 <= game.seconds < 28.0
    assert not any(game.hints)


def test_a_solution_of_the_program_lets_the_player_go_on(window: MainWindow) -> None:
    window.commands.solve()
    window.commands.undo()
    assert window.controller.session.game.clock.running
    solve_in(window, 25.0)
    assert results(window) == [GameResult.SHOWN]
    assert "best" not in note(window).text
