"""New puzzles on a real screen, by real keys: made, left, and brought back."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.solver import Difficulty, Recipe, solve
from shikaku_gui.store import puzzle_id
from tests.gui.conftest import Start
from tests.gui.real_screen import Person, on_screen, wait_until, xdotool

pytestmark = on_screen


@pytest.fixture
def player(start: Start) -> Person:
    """Give somebody who has started the program."""
    return start()


def make_one(player: Person) -> None:
    """Have a new puzzle made by the dialog as it stands."""
    game = player.sees("keyboard")
    player.press("ctrl+n")
    wait_until(lambda: player.sees("keyboard") not in (None, game))
    player.press("Return")
    wait_until(lambda: player.sees("keyboard") in (None, game))
    player.turn_to()


def results(folder: Path) -> list[str]:
    (path,) = folder.glob("data/**/player.sqlite")
    with closing(sqlite3.connect(path)) as database:
        return [result for (result,) in database.execute("SELECT outcome FROM games")]


def until_saved(player: Person, right: Callable[[formats.SavedGame], bool]) -> formats.SavedGame:
    wait_until(lambda: right(player.save()))
    return player.save()


def test_new_puzzles_and_the_way_back(player: Person, tmp_path: Path) -> None:
    bundled = player.save().puzzle
    make_one(player)
    first = until_saved(player, lambda game: game.puzzle != bundled).puzzle
    recipe = Recipe.of(first)
    assert recipe is not None
    assert (recipe.rows, recipe.cols, recipe.grade) == (10, 10, Difficulty.EASY)

    drawn = [rect for rect in solve(first).solutions[0] if rect.area > 1][:2]
    for rect in drawn:
        player.drag(rect)
    player.press("ctrl+shift+n")
    second = until_saved(player, lambda game: game.puzzle != first).puzzle
    assert results(tmp_path) == []
    assert list(tmp_path.glob(f"data/**/10x10-{puzzle_id(first)[:12]}.shikaku"))

    player.press("ctrl+z")  # undo ends at the first move of a game
    player.press("alt+e", "b")
    back = until_saved(player, lambda game: game.puzzle == first)
    assert sorted(back.rects) == sorted(drawn)
    player.press("alt+e", "w")
    until_saved(player, lambda game: game.puzzle == second)

    player.press("alt+e", "b")
    until_saved(player, lambda game: game.puzzle == first)
    xdotool("keydown", "ctrl", "keydown", "z")
    time.sleep(2)  # the key repeats
    xdotool("keyup", "z", "keyup", "ctrl")
    held = player.save()
    assert (held.puzzle, held.rects) == (first, ())
    player.quit()


def test_puzzles_are_generated_in_advance_while_idle(player: Person, tmp_path: Path) -> None:
    make_one(player)
    wait_until(lambda: len(list(tmp_path.glob("data/**/stock/*.shikaku"))) == 2)
    player.press("ctrl+shift+n")
    wait_until(lambda: len(list(tmp_path.glob("data/**/stock/*.shikaku"))) == 1)
    wait_until(lambda: len(list(tmp_path.glob("data/**/stock/*.shikaku"))) == 2)
    player.quit()
