"""The editor and the statistics on a real screen, with pointer and keys of the X server."""

from collections.abc import Callable

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Cell, Rect
from tests.gui.conftest import Start
from tests.gui.real_screen import Person, on_screen, wait_until

pytestmark = on_screen

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")


@pytest.fixture
def setter(start: Start) -> Person:
    """Give somebody who has started the program with a puzzle to play."""
    return start(str(SAMPLE))


@pytest.fixture
def editing(setter: Person) -> Person:
    """Give somebody with an empty grid of 2 x 2 in the editor."""
    setter.press("ctrl+d")
    setter.turn_to("editor")
    setter.press("ctrl+n")
    setter.waits(rows=2)
    setter.turn_to("editor")
    return setter


def told_for(setter: Person) -> Callable[[str], None]:
    """Return a function that waits for the title of the note on the puzzle."""
    return lambda title: setter.waits(note=title)


def test_a_puzzle_is_made_of_clues(editing: Person) -> None:
    told = told_for(editing)
    editing.click(Cell(0, 0))
    editing.press("2")
    told("Not finished yet")
    editing.click(Cell(1, 1))
    editing.press("question")
    editing.waits(clues={"R1C1": 2, "R2C2": None})
    told("Several solutions")
    editing.press("4")
    told("No solution")
    editing.press("BackSpace", "2")
    told("Several solutions")
    editing.press("ctrl+shift+Down")
    editing.waits(rows=3)
    editing.press("ctrl+z")
    editing.waits(rows=2)
    told("Several solutions")
    editing.press("ctrl+u")
    told("Move one clue")
    assert editing.sees("clues") == {"R1C1": 2, "R2C2": 2}
    editing.press("alt+m")
    told("One solution")
    assert editing.sees("clues") != {"R1C1": 2, "R2C2": 2}
    editing.press("ctrl+z")
    told("Several solutions")
    editing.quit()


def test_a_puzzle_is_drawn_saved_played_and_taken_up_again(editing: Person) -> None:
    told, playing = told_for(editing), editing.sees("playing")
    editing.press("r")
    editing.drag(Rect(0, 0, 1, 2))
    editing.drag(Rect(1, 0, 1, 2))
    told("One solution")
    editing.click(Cell(1, 1))  # the clue goes there, away from above the other one
    told("Several solutions")
    editing.drag(Rect(0, 0, 2, 2))
    told("One solution")
    assert editing.sees("rects") == ["R1C1-R2C2"]
    assert editing.sees("playing") == playing
    editing.press("ctrl+s")
    wait_until(editing.saved.exists)
    assert dict(formats.load(editing.saved).puzzle.clues) == {Cell(0, 0): 4}
    editing.press("F5")
    editing.waits(playing={"R1C1": 4})
    editing.turn_to("game")
    editing.press("ctrl+d")
    editing.turn_to("editor")
    editing.press("ctrl+z")
    editing.waits(rects=["R1C1-R1C2", "R2C1-R2C2"])
    editing.quit()


def test_the_statistics_are_looked_at_with_the_keyboard(setter: Person) -> None:
    setter.press("ctrl+shift+t")
    setter.turn_to("statistics")
    day = setter.sees("day")
    setter.press("Left")
    wait_until(lambda: setter.sees("day") != day)
    setter.press("alt+t")
    setter.waits(tables=True)
    setter.press("Escape")
    setter.waits(statistics=None)
    setter.quit()
