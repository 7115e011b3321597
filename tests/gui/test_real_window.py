"""The program on a real screen, driven by real pointer and key events of the X server."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Cell, Clear, Fill, Place, Rect
from shikaku_gui.solver import solve

pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no X screen"),
    pytest.mark.skipif(which("xdotool") is None, reason="xdotool makes the events"),
]

SECONDS = 40
SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")
PUZZLE = formats.load(SAMPLE).puzzle
SOLUTION = solve(PUZZLE).solutions[0]

# The program as it is started, except that it writes where the corner cells lie on the screen
# once its window is up, and takes file names from the environment in place of a dialog.
_START = """
import os, sys
from PySide6.QtCore import QPoint, QTimer
from shikaku_gui.gui import app

make = app.make_window

def made(*arguments):
    window = make(*arguments)
    window.documents.ask_save = lambda *_: os.environ["SAVE_TO"]
    timer = QTimer(window)
    timer.timeout.connect(lambda: tell(window))
    timer.start(200)
    return window

def tell(window):
    grid, board = window.board.grid, window.board
    first = board.mapToGlobal(QPoint(round(grid.left), round(grid.top)))
    with open(os.environ["PLACE"] + ".new", "w") as file:
        file.write(f"{first.x()} {first.y()} {grid.cell} {int(window.winId())}")
    os.replace(os.environ["PLACE"] + ".new", os.environ["PLACE"])

app.make_window = made
sys.exit(app.main(sys.argv[1:]))
"""


class Player:
    """Somebody at the screen: knows where the board is, has a pointer and a keyboard."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._place = folder / "place"
        self._place.unlink(missing_ok=True)
        self.saved = folder / "game.shikaku"
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, *arguments],
            env={
                **os.environ,
                "XDG_CONFIG_HOME": str(folder / "config"),
                "XDG_DATA_HOME": str(folder / "data"),
                "QT_QPA_PLATFORM": "xcb",
                "SAVE_TO": str(self.saved),
                "PLACE": str(self._place),
            },
        )

    def sit_down(self) -> None:
        """Wait for the window and look where its board is."""
        wait_until(self._place.exists)
        self.look()

    def look(self) -> None:
        """Turn to the window, and look where its board is now."""
        # A bare X server has no window manager that would give the window the keyboard.
        xdotool("windowfocus", self._place.read_text().split()[-1])
        time.sleep(1)  # until it has it, and has its final size
        left, top, cell, _window = self._place.read_text().split()
        self._left, self._top, self._cell = float(left), float(top), float(cell)

    def point(self, cell: Cell) -> None:
        """Move the pointer to the middle of a cell."""
        x = round(self._left + (cell.col + 0.5) * self._cell)
        y = round(self._top + (cell.row + 0.5) * self._cell)
        xdotool("mousemove", str(x), str(y))

    def drag(self, rect: Rect) -> None:
        """Drag from the first to the last cell of a rectangle, or click where it has one."""
        self.point(rect.first)
        xdotool("mousedown", "1")
        if rect.area > 1:
            self.point(rect.last)
        xdotool("mouseup", "1")

    def drag_board(self, right: int, down: int, cell: Cell) -> None:
        """Take hold of a cell with the middle button and move the board by so many pixels."""
        self.point(cell)
        xdotool("mousedown", "2")
        xdotool("mousemove_relative", "--", str(right), str(down))
        xdotool("mouseup", "2")

    def zoom(self, cell: Cell, notches: int) -> None:
        """Turn the wheel over a cell while Ctrl is held."""
        self.point(cell)
        xdotool("keydown", "ctrl")
        for _ in range(notches):
            xdotool("click", "4")
        xdotool("keyup", "ctrl")

    @property
    def view(self) -> tuple[float, float, float]:
        """Where the board's corner is on the screen, and how wide a cell is."""
        return self._left, self._top, self._cell

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            xdotool("key", key)
            time.sleep(0.05)

    def save(self) -> formats.SavedGame:
        """Save with the keyboard and return what was saved."""
        self.saved.unlink(missing_ok=True)
        self.press("ctrl+s")
        wait_until(self.saved.exists)
        return formats.load(self.saved)

    def quit(self) -> None:
        """Quit with the keyboard and wait for the end."""
        self.press("ctrl+q")
        assert self._process.wait(SECONDS) == 0

    def kill(self) -> None:
        """End the program, however it stands."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(SECONDS)


def xdotool(*arguments: str) -> None:
    subprocess.run(["xdotool", *arguments], check=True, timeout=SECONDS)


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(SECONDS * 20):
        if true():
            return
        time.sleep(0.05)
    pytest.fail(f"waited {SECONDS} seconds in vain")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Player]]:
    players: list[Player] = []

    def begin(*arguments: str) -> Player:
        players.append(Player(tmp_path, *arguments))
        players[-1].sit_down()
        return players[-1]

    yield begin
    for player in players:
        player.kill()


def test_a_whole_game(start: Callable[..., Player]) -> None:
    player = start(str(SAMPLE))
    for rect in SOLUTION:
        player.drag(rect)
    played = player.save()
    assert sorted(played.rects) == sorted(SOLUTION)
    assert played.seconds > 0

    count = len(SOLUTION)
    player.press(*["ctrl+z"] * count)
    assert player.save().rects == ()
    player.press(*["ctrl+shift+z"] * count)
    assert sorted(player.save().rects) == sorted(SOLUTION)

    player.press("ctrl+BackSpace")
    player.press("h")
    wait_until(lambda: player.save().hints.nudge == 1)
    player.press("h", "h", "h")
    hinted = player.save()
    assert hinted.hints == (1, 1, 1, 1)
    assert isinstance(hinted.moves[-2], Clear)
    assert isinstance(hinted.moves[-1], Place)
    assert hinted.moves[-1].hinted
    assert hinted.rects[0] in SOLUTION

    player.press("ctrl+Return")
    wait_until(lambda: len(player.save().rects) == count)
    solved = player.save()
    assert isinstance(solved.moves[-1], Fill)
    assert sorted(solved.rects) == sorted(SOLUTION)
    player.press("ctrl+z")
    before = player.save()
    assert before.rects == hinted.rects
    player.quit()

    again = start(str(player.saved))
    assert again.save().rects == before.rects
    again.press("ctrl+shift+z")
    assert sorted(again.save().rects) == sorted(SOLUTION)
    again.quit()


def test_nothing_is_lost_when_the_program_is_killed(start: Callable[..., Player]) -> None:
    player = start(str(SAMPLE))
    big = max(SOLUTION, key=lambda rect: rect.area)
    player.drag(big)
    time.sleep(2)
    player.kill()
    again = start()
    assert again.save().rects == (big,)
    again.quit()


def test_zoom_pan_and_play_on_a_part_of_the_board(start: Callable[..., Player]) -> None:
    player = start(str(SAMPLE))
    fitted = player.view
    player.zoom(Cell(3, 3), 3)
    player.look()
    left, top, cell = player.view
    assert cell > 1.5 * fitted[2]
    player.zoom(Cell(3, 3), 1)
    player.look()
    zoomed = player.view
    assert zoomed[2] > cell
    for before, after in ((left, zoomed[0]), (top, zoomed[1])):
        # What is under the pointer has stayed there.
        assert abs((before + 3.5 * cell) - (after + 3.5 * zoomed[2])) <= 2
    player.drag_board(-60, -40, Cell(3, 3))
    player.look()
    assert player.view == (zoomed[0] - 60, zoomed[1] - 40, zoomed[2])

    rect = next(rect for rect in SOLUTION if rect.covers(Cell(2, 3)))
    player.drag(rect)
    assert player.save().rects == (rect,)
    view = player.view
    player.quit()
    again = start()
    assert again.save().rects == (rect,)
    found = again.view
    again.press("ctrl+0")
    again.look()
    assert again.view[2] == fitted[2]
    # Without a window manager the window itself may come back a little beside its place.
    assert [a - b for a, b in zip(found, again.view, strict=True)] == [
        a - b for a, b in zip(view, fitted, strict=True)
    ]
    again.quit()
