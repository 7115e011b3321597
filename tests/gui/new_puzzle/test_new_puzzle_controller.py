"""New puzzles in the window: the game before stays unfinished, and one can return to it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from shikaku_gui import resources, store
from shikaku_gui.formats import SavedGame, load
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.solver import Recipe, Symmetry, from_recipe, solve
from shikaku_gui.store import (
    Daily,
    DailyKind,
    GameResult,
    PregenerationQueue,
    SessionMetadata,
    past_games,
)
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.gui.waiting import Waiting
from tests.known import known

PRESET = Recipe(5, 5, 0)
SHARED = Recipe(5, 6, 77)
OTHER = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def puzzle(window: MainWindow) -> Puzzle:
    return window.controller.session.puzzle


def rects(window: MainWindow) -> tuple[object, ...]:
    return window.controller.session.board.rects


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.acts["paste"].trigger()


def results(window: MainWindow) -> list[GameResult]:
    return [game.result for game in past_games(window.history_service.database())]


def unfinished(window: MainWindow, puzzle: Puzzle) -> list[tuple[Rect, ...]]:
    """Return what is drawn in the stored games on a puzzle that have begun."""
    folder = window.autosave.store
    games = [known(folder.open(name).stored).game for name in folder.names_for(puzzle)]
    return [game.rects for game in games if game.begun]


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """Give a window with a rectangle drawn, and settings used before."""
    presets.remember_preset(PRESET, window.settings)
    drag(window, SOLUTION[0])
    return window


def test_the_dialog_makes_a_puzzle_and_remembers_its_settings(window: MainWindow) -> None:
    dialog = window.new_puzzle.ask()
    dialog.size_choice.choose((6, 6))
    dialog.grade.buttons[0].click()
    dialog.make_button.click()
    recipe = Recipe.of(puzzle(window))
    assert recipe is not None
    assert replace(recipe, seed=0) == Recipe(6, 6, 0, symmetry=Symmetry.ROTATION)
    assert puzzle(window).title == recipe.title
    assert presets.recent_presets(window.settings) == [replace(recipe, seed=0)]
    assert window.board.hasFocus()


def test_the_game_before_stays_unfinished_and_comes_back(played: MainWindow) -> None:
    played.acts["new_same"].trigger()
    assert puzzle(played).rows == PRESET.rows
    assert unfinished(played, PUZZLE) == [(SOLUTION[0],)]

    played.acts["earlier_game"].trigger()
    assert puzzle(played) == PUZZLE
    assert rects(played) == (SOLUTION[0],)
    assert unfinished(played, PUZZLE) == [(SOLUTION[0],)]
    assert results(played) == []
    played.acts["undo"].trigger()
    assert rects(played) == ()


def daily(window: MainWindow) -> None:
    window.documents.opener.open_game(SavedGame(OTHER))


def resumed_and_left(window: MainWindow) -> None:
    name = known(window.autosave.name)
    window.documents.opener.open_game(SavedGame(OTHER))
    window.documents.opener.resume(name, lambda: None, pytest.fail)
    window.acts["new_same"].trigger()


def back_and_forward(window: MainWindow) -> None:
    for name in ("new_same", "earlier_game", "later_game"):
        window.acts[name].trigger()


@pytest.mark.parametrize("made", [False, True])
@pytest.mark.parametrize(
    "leave",
    [
        lambda window: window.acts["new_same"].trigger(),
        lambda window: window.completion.another.emit(),
        lambda window: paste(window, str(SHARED)),
        daily,
        resumed_and_left,
        back_and_forward,
    ],
    ids=["new", "another", "shared", "library", "resumed", "back and forward"],
)
def test_a_game_that_is_left_is_unfinished(
    window: MainWindow, leave: Callable[[MainWindow], None], made: bool
) -> None:
    presets.remember_preset(PRESET, window.settings)
    if made:
        window.acts["new_same"].trigger()
    left = puzzle(window)
    first = solve(left).solutions[0][0]
    drag(window, first)
    window.autosave.write_now()
    leave(window)
    assert puzzle(window) != left
    assert unfinished(window, left) == [(first,)]
    assert results(window) == []


@pytest.mark.parametrize(
    ("then", "drawn", "given_up"),
    [
        ((), [], 1),
        (("draw",), [(SOLUTION[1],)], 1),
        (("earlier_game",), [(SOLUTION[0],)], 0),
        (("draw", "earlier_game"), [(SOLUTION[0],)], 1),
        (("hint", "earlier_game"), [(SOLUTION[0],)], 1),
        (("draw", "earlier_game", "later_game"), [(SOLUTION[1],)], 1),
        (("draw", "restart"), [], 2),
    ],
)
def test_a_game_that_is_started_over_is_unfinished_once(
    played: MainWindow, then: tuple[str, ...], drawn: list[tuple[Rect, ...]], given_up: int
) -> None:
    for name in ("restart", *then):
        if name == "draw":
            drag(played, SOLUTION[1])
        else:
            played.acts[name].trigger()
    played.autosave.write_now()
    assert unfinished(played, PUZZLE) == drawn
    assert results(played) == [GameResult.ABANDONED] * given_up


def test_a_game_that_went_on_is_not_replaced_by_what_one_goes_back_to(played: MainWindow) -> None:
    paste(played, str(SHARED))
    made = puzzle(played)
    first, second = solve(made).solutions[0][:2]
    drag(played, first)
    played.acts["new_same"].trigger()
    paste(played, str(SHARED))
    assert rects(played) == (first,)
    drag(played, second)
    for _ in range(3):
        played.acts["earlier_game"].trigger()
    assert puzzle(played) == PUZZLE
    assert unfinished(played, made) == [(first, second)]


def test_undo_ends_at_the_first_move_of_the_game(played: MainWindow) -> None:
    played.acts["new_same"].trigger()
    new = puzzle(played)
    assert not played.acts["undo"].isEnabled()
    drag(played, solve(new).solutions[0][0])
    for _ in range(3):
        played.acts["undo"].trigger()
    assert (puzzle(played), rects(played)) == (new, ())
    assert played.acts["earlier_game"].isEnabled()


def test_a_finished_game_is_not_undone_into_another(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, tuple(map(Place, SOLUTION[:2])), 2))
    presets.remember_preset(PRESET, window.settings)
    drag(window, SOLUTION[2])
    window.acts["new_same"].trigger()
    new = puzzle(window)
    for _ in range(3):
        window.acts["undo"].trigger()
    assert puzzle(window) == new
    window.acts["earlier_game"].trigger()
    for _ in range(2):
        window.acts["undo"].trigger()
        window.acts["redo"].trigger()
    assert puzzle(window) == PUZZLE
    assert window.controller.session.game.solved


def test_the_new_puzzle_comes_back_with_its_moves(played: MainWindow) -> None:
    played.acts["new_same"].trigger()
    new = puzzle(played)
    first = solve(new).solutions[0][0]
    drag(played, first)
    played.acts["earlier_game"].trigger()
    assert puzzle(played) == PUZZLE
    assert not played.acts["redo"].isEnabled()
    assert note(played).title == "Your game is back"
    note(played).buttons[0].act()
    assert puzzle(played) == new
    assert rects(played) == (first,)


def test_a_move_in_the_game_before_forgets_the_one_after(played: MainWindow) -> None:
    played.acts["new_same"].trigger()
    played.acts["earlier_game"].trigger()
    assert played.acts["later_game"].isEnabled()
    drag(played, SOLUTION[1])
    assert not played.acts["later_game"].isEnabled()
    played.acts["later_game"].trigger()
    assert puzzle(played) == PUZZLE
    assert rects(played) == SOLUTION[:2]


def test_one_goes_back_through_several_puzzles(played: MainWindow) -> None:
    seen = [puzzle(played)]
    for _ in range(3):
        played.acts["new_same"].trigger()
        seen.append(puzzle(played))
    assert len(set(seen)) == 4
    for before in reversed(seen[:-1]):
        played.acts["earlier_game"].trigger()
        assert puzzle(played) == before
    for after in seen[1:]:
        played.acts["later_game"].trigger()
        assert puzzle(played) == after


def test_a_game_opened_in_between_ends_the_line(played: MainWindow, tmp_path: Path) -> None:
    played.acts["new_same"].trigger()
    path = tmp_path / "grid.txt"
    path.write_text("2 .\n. 2\n", "utf-8")
    played.documents.open_path(path)
    assert not played.acts["earlier_game"].isEnabled()
    played.acts["earlier_game"].trigger()
    assert puzzle(played).rows == 2


def test_an_untouched_game_comes_back_but_is_not_in_the_history(window: MainWindow) -> None:
    presets.remember_preset(PRESET, window.settings)
    window.acts["new_same"].trigger()
    assert results(window) == []
    assert window.side.card.note is None
    window.acts["earlier_game"].trigger()
    assert puzzle(window) == PUZZLE


def test_a_solved_game_stays_solved_in_the_history(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, tuple(Place(rect) for rect in SOLUTION[:2]), 2))
    presets.remember_preset(PRESET, window.settings)
    drag(window, SOLUTION[2])
    assert results(window) == [GameResult.SOLVED]
    window.acts["new_same"].trigger()
    assert window.side.card.note is None  # nothing is left unfinished
    window.acts["earlier_game"].trigger()
    assert window.controller.session.game.solved
    assert results(window) == [GameResult.SOLVED]


def test_without_settings_to_repeat_it_asks(window: MainWindow) -> None:
    window.acts["new_same"].trigger()
    assert puzzle(window) == PUZZLE
    assert any(child.isVisible() for child in window.findChildren(type(window.new_puzzle.ask())))


def test_a_solved_new_puzzle_is_followed_by_one_like_it(window: MainWindow) -> None:
    paste(window, str(SHARED))
    window.completion.another.emit()
    recipe = Recipe.of(puzzle(window))
    assert recipe is not None
    assert recipe != SHARED
    assert replace(recipe, seed=77) == SHARED


def test_a_new_puzzle_of_an_older_version_is_followed_by_one_like_it(window: MainWindow) -> None:
    old = replace(from_recipe(SHARED), source=f"shikaku:3/{SHARED.settings}")
    window.documents.opener.open_game(SavedGame(old))
    assert not window.new_puzzle.is_made  # its settings and seed would give another puzzle
    window.completion.another.emit()
    recipe = Recipe.of(puzzle(window))
    assert recipe is not None
    assert replace(recipe, seed=77) == SHARED


def test_a_bundled_puzzle_is_followed_by_the_next(make_window: MakeWindow) -> None:
    here, following = resources.bundled()[3:5]
    window = make_window(load(here).puzzle)
    window.completion.another.emit()
    assert puzzle(window) == load(following).puzzle


def test_a_puzzle_of_a_file_is_followed_by_one_of_its_size_and_grade(
    make_window: MakeWindow,
) -> None:
    window = make_window(replace(from_recipe(SHARED), source="A book", title="Page 7"))
    presets.remember_preset(PRESET, window.settings)
    window.completion.another.emit()
    assert presets.recent_presets(window.settings) == [PRESET]  # the player's choice stays
    recipe = known(Recipe.of(puzzle(window)))
    assert (recipe.rows, recipe.cols, recipe.grade) == (SHARED.rows, SHARED.cols, SHARED.grade)


@pytest.mark.parametrize(
    ("size", "solved", "following"),
    [
        (DailyKind.SMALL, (), DailyKind.MEDIUM),
        (DailyKind.MEDIUM, (DailyKind.LARGE,), DailyKind.SHAPES),
        (DailyKind.LARGE, (DailyKind.SMALL, DailyKind.SHAPES), DailyKind.MEDIUM),
        (DailyKind.SHAPES, (), DailyKind.SMALL),
    ],
)
def test_a_daily_puzzle_is_followed_by_the_next_size(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    size: DailyKind,
    solved: tuple[DailyKind, ...],
    following: DailyKind,
) -> None:
    def made(daily: Daily, *_: object) -> Puzzle:
        return replace(PUZZLE, title=daily.kind.value)

    monkeypatch.setattr(store, "load_daily_puzzle", made)
    day = date(2026, 11, 20)
    history = window.history_service.history()
    for each in solved:
        game = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), len(SOLUTION))
        history.record(game, SessionMetadata(daily=Daily(day, each)), solved=True)
    window.autosave.note_daily(Daily(day, size))
    window.completion.another.emit()
    assert puzzle(window).title == following.value
    assert window.autosave.slot.metadata.daily == Daily(day, following)


def test_what_is_shared_gives_the_same_puzzle_again(
    window: MainWindow, make_window: MakeWindow
) -> None:
    paste(window, str(SHARED))
    assert puzzle(window) == from_recipe(SHARED)
    window.new_puzzle.copy_recipe()
    text = QGuiApplication.clipboard().text()
    assert SHARED.title in text
    other = make_window()
    paste(other, text)
    assert puzzle(other) == from_recipe(SHARED)
    other.acts["earlier_game"].trigger()
    assert puzzle(other) == PUZZLE
    assert presets.recent_presets(window.settings) == []


def test_pasting_the_puzzle_on_the_board_keeps_the_game(window: MainWindow) -> None:
    paste(window, str(SHARED))
    drag(window, solve(puzzle(window)).solutions[0][0])
    session = window.controller.session
    paste(window, str(SHARED))
    assert window.controller.session is session
    assert "playing this puzzle" in note(window).title


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("shikaku:999/5x5/any/balanced/none/1", "shikaku:999/"),
        ("shikaku:v3/0x5/any/balanced/none/1", "no cells"),
        ("shikaku:v3/5x5/fiendish/balanced/none/1", "fiendish"),
        ("shikaku:v3/5x5/any/balanced/none", "Expected shikaku:v3/ROWS"),
        ("shikaku:v3/9000x9000/any/balanced/none/1", "2000"),
    ],
)
def test_what_cannot_be_made_is_explained(window: MainWindow, text: str, reason: str) -> None:
    paste(window, text)
    assert puzzle(window) == PUZZLE
    assert reason in note(window).text


def test_only_a_made_puzzle_has_something_to_share(window: MainWindow) -> None:
    menu = window.acts.submenus["copy"]
    menu.aboutToShow.emit()
    last = menu.actions()[-1]
    assert not last.isEnabled()
    window.new_puzzle.copy_recipe()
    assert note(window).title == "Not copied"
    paste(window, str(SHARED))
    menu.aboutToShow.emit()
    assert menu.actions()[-1] is last
    assert last.isEnabled()


def test_a_puzzle_made_ahead_is_taken(played: MainWindow, tmp_path: Path) -> None:
    recipe = replace(PRESET, seed=123)
    PregenerationQueue(tmp_path / "stock").put(from_recipe(recipe), recipe)
    played.acts["new_same"].trigger()
    assert Recipe.of(puzzle(played)) == recipe
    played.acts["new_same"].trigger()
    assert Recipe.of(puzzle(played)) != recipe


def test_cancelling_leaves_the_game(make_window: MakeWindow) -> None:
    runner = Waiting()
    window = make_window(solving=runner)
    presets.remember_preset(PRESET, window.settings)
    drag(window, SOLUTION[0])
    window.acts["new_same"].trigger()
    assert runner.busy
    window.commands.cancel()
    runner.go_on()
    assert puzzle(window) == PUZZLE
    assert rects(window) == (SOLUTION[0],)


def test_a_puzzle_is_started_over_and_one_can_return(window: MainWindow) -> None:
    before = puzzle(window)
    assert not window.acts["restart"].isEnabled()
    window.controller.notify(window.controller.session.play(Place(SOLUTION[0])))
    drawn = rects(window)
    window.acts["restart"].trigger()
    assert puzzle(window) == before
    assert rects(window) == ()
    assert note(window).title == "Started over"
    assert results(window) == [GameResult.ABANDONED]
    window.acts["earlier_game"].trigger()
    assert rects(window) == drawn
    assert results(window) == []


def test_the_file_of_a_game_that_is_started_over_stays_its_own(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.shikaku"
    path.write_bytes(b"as it was")
    window.documents.opener.open_game(SavedGame(PUZZLE), path)
    window.controller.notify(window.controller.session.play(Place(SOLUTION[0])))
    stamp = window.autosave.stamp
    window.acts["restart"].trigger()
    assert window.controller.path == path
    assert window.autosave.stamp == stamp
