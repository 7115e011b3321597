"""The editor and the statistics on a real screen, with pointer and keys of the X server."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Cell
from tests.gui.test_real_window import SECONDS, wait_until, xdotool

pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no X screen"),
    pytest.mark.skipif(which("xdotool") is None, reason="xdotool makes the events"),
]

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")

# The program as it is started, except that it writes all the time what is to be seen, and
# takes a file name and a size in place of two dialogs.
_START = """
import json, os, sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication
from shikaku_gui.gui import app

make = app.make_window

def made(*arguments):
    window = make(*arguments)
    timer = QTimer(window)
    timer.timeout.connect(lambda: tell(window))
    timer.start(50)
    return window

def board(window, board):
    first = board.mapToGlobal(QPoint(round(board.grid.left), round(board.grid.top)))
    return first.x(), first.y(), board.grid.cell, int(window.winId())

def clues(puzzle):
    return {str(cell): area for cell, area in puzzle.clues.items()}

def tell(window):
    puzzle = window.stage.session.puzzle
    seen = {"game": board(window, window.board), "playing": clues(puzzle)}
    active = QApplication.activeWindow()
    seen["keyboard"] = None if active is None else int(active.winId())
    editor, statistics = window.editor.window, window.statistics.window
    if editor is not None and editor.isVisible():
        editor.files.ask_save = lambda *_: os.environ["SAVE_TO"]
        editor.files.ask_size = lambda *_: (2, 2)
        judged = editor.desk.appraisal is not None  # else the note is still the one before
        note = editor.panel.card.note if judged else None
        seen["editor"] = board(editor, editor.board)
        seen["rows"], seen["clues"] = editor.desk.puzzle.rows, clues(editor.desk.puzzle)
        seen["rects"] = [str(rect) for rect in editor.desk.board.rects]
        seen["note"] = "" if note is None else note.title
    if statistics is not None and statistics.isVisible():
        seen["statistics"] = 0, 0, 0, int(statistics.winId())
        seen["day"], seen["tables"] = str(statistics.year.day), statistics.days.isVisible()
    with open(os.environ["SEEN"] + ".new", "w") as file:
        json.dump(seen, file)
    os.replace(os.environ["SEEN"] + ".new", os.environ["SEEN"])

app.make_window = made
sys.exit(app.main(sys.argv[1:]))
"""


class Setter:
    """Somebody at the screen who makes puzzles, and sees what there is."""

    def __init__(self, folder: Path) -> None:
        self.saved = folder / "mine.shikaku"
        self._seen = folder / "seen"
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, str(SAMPLE)],
            env={
                **os.environ,
                "XDG_CONFIG_HOME": str(folder / "config"),
                "XDG_DATA_HOME": str(folder / "data"),
                "QT_QPA_PLATFORM": "xcb",
                "SAVE_TO": str(self.saved),
                "SEEN": str(self._seen),
            },
        )
        wait_until(self._seen.exists)

    def sees(self, name: str) -> object:
        """Return what is to be seen of that name, None where there is nothing."""
        return json.loads(self._seen.read_text()).get(name)

    def waits(self, name: str, wanted: object) -> None:
        """Wait until that is to be seen."""
        wait_until(lambda: self.sees(name) == wanted)

    def turn_to(self, window: str) -> None:
        """Turn to a window, when it is there, until the program knows that it has the keyboard."""
        wait_until(lambda: self.sees(window) is not None)
        number = self._place(window)[3]
        # A bare X server has no window manager that would give the window the keyboard.
        xdotool("windowraise", str(number), "windowfocus", "--sync", str(number))
        self.waits("keyboard", number)
        self._left, self._top, self._cell, _number = self._place(window)

    def _place(self, window: str) -> tuple[float, float, float, int]:
        """Return where the board of a window begins, how wide a cell is, and its number."""
        place = self.sees(window)
        assert isinstance(place, list)
        left, top, cell, number = place
        return left, top, cell, number

    def point(self, cell: Cell) -> None:
        """Move the pointer to the middle of a cell."""
        x, y = self._left + (cell.col + 0.5) * self._cell, self._top + (cell.row + 0.5) * self._cell
        xdotool("mousemove", "--sync", str(round(x)), str(round(y)))

    def drag(self, one: Cell, other: Cell) -> None:
        """Drag from one cell to another."""
        self.point(one)
        xdotool("mousedown", "1")
        self.point(other)
        xdotool("mouseup", "1")

    def click_and_type(self, cell: Cell, *keys: str) -> None:
        """Click a cell and press keys."""
        self.click(cell)
        self.press(*keys)

    def click(self, cell: Cell) -> None:
        """Click a cell."""
        self.point(cell)
        xdotool("click", "1")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        xdotool("key", "--delay", "40", *keys)

    def quit(self) -> None:
        """Quit with the keyboard and wait for the end."""
        self.turn_to("game")
        self.press("ctrl+q")
        assert self._process.wait(SECONDS) == 0

    def kill(self) -> None:
        """End the program, however it stands."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(SECONDS)


@pytest.fixture
def setter(tmp_path: Path) -> Iterator[Setter]:
    """Give somebody who has started the program with a puzzle to play."""
    made = Setter(tmp_path)
    made.turn_to("game")
    yield made
    made.kill()


@pytest.fixture
def editing(setter: Setter) -> Setter:
    """Give somebody with an empty grid of 2 x 2 in the editor."""
    setter.press("ctrl+d")
    setter.turn_to("editor")
    setter.press("ctrl+n")
    setter.waits("rows", 2)
    setter.turn_to("editor")
    return setter


def told_for(setter: Setter) -> Callable[[str], None]:
    """Return a function that waits for the title of the note on the puzzle."""
    return lambda title: setter.waits("note", title)


def test_a_puzzle_is_made_of_clues(editing: Setter) -> None:
    told = told_for(editing)
    editing.click_and_type(Cell(0, 0), "2")
    told("Not finished yet")
    editing.click_and_type(Cell(1, 1), "question")
    editing.waits("clues", {"R1C1": 2, "R2C2": None})
    told("Several solutions")
    editing.press("4")
    told("No solution")
    editing.press("BackSpace", "2")
    told("Several solutions")
    editing.press("ctrl+shift+Down")
    editing.waits("rows", 3)
    editing.press("ctrl+z")
    editing.waits("rows", 2)
    told("Several solutions")
    editing.press("ctrl+u")
    told("Clue moves: 1")
    assert editing.sees("clues") == {"R1C1": 2, "R2C2": 2}
    editing.press("alt+m")
    told("One solution")
    assert editing.sees("clues") != {"R1C1": 2, "R2C2": 2}
    editing.press("ctrl+z")
    told("Several solutions")
    editing.quit()


def test_a_puzzle_is_drawn_saved_played_and_taken_up_again(editing: Setter) -> None:
    told, playing = told_for(editing), editing.sees("playing")
    editing.press("r")
    editing.drag(Cell(0, 0), Cell(0, 1))
    editing.drag(Cell(1, 0), Cell(1, 1))
    told("One solution")
    editing.click(Cell(1, 1))  # the clue goes there, away from above the other one
    told("Several solutions")
    editing.drag(Cell(0, 0), Cell(1, 1))
    told("One solution")
    assert editing.sees("rects") == ["R1C1-R2C2"]
    assert editing.sees("playing") == playing
    editing.press("ctrl+s")
    wait_until(editing.saved.exists)
    assert dict(formats.load(editing.saved).puzzle.clues) == {Cell(0, 0): 4}
    editing.press("F5")
    editing.waits("playing", {"R1C1": 4})
    editing.turn_to("game")
    editing.press("ctrl+d")
    editing.turn_to("editor")
    editing.press("ctrl+z")
    editing.waits("rects", ["R1C1-R1C2", "R2C1-R2C2"])
    editing.quit()


def test_the_statistics_are_looked_at_with_the_keyboard(setter: Setter) -> None:
    setter.press("ctrl+shift+t")
    setter.turn_to("statistics")
    day = setter.sees("day")
    setter.press("Left")
    wait_until(lambda: setter.sees("day") != day)
    setter.press("alt+t")
    setter.waits("tables", wanted=True)
    setter.press("Escape")
    setter.waits("statistics", None)
    setter.quit()
