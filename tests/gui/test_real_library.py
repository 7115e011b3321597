"""The library on a real screen, driven by real pointer and key events of the X server."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle
from tests.gui.test_real_window import SECONDS, pytestmark, wait_until, xdotool

__all__ = ["pytestmark"]

# The program as it is started, except that it writes down again and again what is to be seen.
_START = """
import json, os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from shikaku_gui.gui import app

make = app.make_window

def made(*arguments):
    window = make(*arguments)
    timer = QTimer(window)
    timer.timeout.connect(lambda: tell(window))
    timer.start(50)
    return window

def middle(widget, rect):
    point = widget.mapToGlobal(rect.center())
    return [point.x(), point.y()]

def tell(window):
    button = window.bar.widgetForAction(window.acts["library"])
    focus = QApplication.focusWidget()
    said = {
        "window": int(window.winId()),
        "button": middle(button, button.rect()),
        "on_board": window.rooms.on_board,
        "puzzle": window.stage.session.puzzle.title,
        "focus": "" if focus is None else focus.objectName() or type(focus).__name__,
    }
    if window.rooms.home is not None:
        gallery = window.rooms.home.browsing.gallery
        items = gallery.items
        said["cards"] = {
            items.entry(row).title: middle(gallery.viewport(), gallery.visualRect(items.index(row)))
            for row in range(items.rowCount())
        }
        said["chosen"] = gallery.entry.title if gallery.entry is not None else ""
        said["part"] = window.rooms.home.places.currentItem().text()
    with open(os.environ["STATE"] + ".new", "w") as file:
        json.dump(said, file)
    os.replace(os.environ["STATE"] + ".new", os.environ["STATE"])

app.make_window = made
sys.exit(app.main([]))
"""


class Visitor:
    """Somebody at the screen who looks around in the library."""

    def __init__(self, folder: Path) -> None:
        """Start the program with a folder ``mine`` as the player's own."""
        self._state = folder / "state"
        settings = folder / "config" / "shikaku_gui" / "shikaku_gui.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[library]\nfolder={folder / 'mine'}\n", "utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START],
            env={
                **os.environ,
                "XDG_CONFIG_HOME": str(folder / "config"),
                "XDG_DATA_HOME": str(folder / "data"),
                "XDG_CACHE_HOME": str(folder / "cache"),
                "QT_QPA_PLATFORM": "xcb",
                "STATE": str(self._state),
            },
        )
        wait_until(self._state.exists)
        # A bare X server has no window manager that would give the window the keyboard.
        xdotool("windowfocus", str(self.sees["window"]))
        time.sleep(1)  # until it has it, and has its final size

    @property
    def sees(self) -> dict[str, Any]:
        """What is to be seen now."""
        found: dict[str, Any] = json.loads(self._state.read_text("utf-8"))
        return found

    def waits_for(self, **wanted: object) -> None:
        """Wait until that is to be seen."""
        wait_until(lambda: wanted.items() <= self.sees.items())

    def finds(self, *titles: str) -> None:
        """Wait until just these puzzles are listed."""
        wait_until(lambda: list(self.sees["cards"]) == list(titles))

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            xdotool("key", key)
            time.sleep(0.1)

    def click(self, place: list[int], times: int = 1) -> None:
        """Click somewhere, as often as said."""
        xdotool("mousemove", *map(str, place))
        xdotool("click", "--repeat", str(times), "--delay", "80", "1")

    def end(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait(SECONDS)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Give the player's own folder with three puzzles."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for number in range(3):
        clues = {Cell(row, number): 4 for row in range(4)}
        made = Puzzle(4, 4, clues, title=f"Mine {number}")
        formats.save(SavedGame(made), folder / f"p{number}.shikaku")
    return folder


@pytest.fixture
def visitor(tmp_path: Path, mine: Path) -> Iterator[Visitor]:
    """Give somebody whose library has that folder."""
    made = Visitor(tmp_path)
    yield made
    made.end()


def test_a_visit_with_pointer_and_keys(visitor: Visitor, mine: Path) -> None:
    visitor.click(visitor.sees["button"])
    visitor.waits_for(on_board=False, focus="gallery")
    visitor.press("Escape")
    visitor.waits_for(on_board=True)
    visitor.press("ctrl+l")
    visitor.waits_for(on_board=False, focus="gallery")

    visitor.press("ctrl+f")
    visitor.waits_for(focus="Search")
    xdotool("type", "--delay", "60", "mine 1")
    visitor.finds("Mine 1")
    visitor.click(visitor.sees["cards"]["Mine 1"], times=2)
    visitor.waits_for(on_board=True, puzzle="Mine 1")

    visitor.press("ctrl+l")
    visitor.waits_for(on_board=False)
    visitor.press("ctrl+f", "ctrl+a")
    xdotool("type", "--delay", "60", "mine")
    visitor.finds("Mine 0", "Mine 1", "Mine 2")
    visitor.press("Down", "Home", "Delete")
    visitor.finds("Mine 1", "Mine 2")
    assert not (mine / "p0.shikaku").exists()
    visitor.press("ctrl+z")
    visitor.finds("Mine 0", "Mine 1", "Mine 2")
    assert (mine / "p0.shikaku").exists()


def test_a_visit_with_keys_alone(visitor: Visitor, mine: Path) -> None:
    visitor.press("ctrl+l")
    visitor.waits_for(on_board=False, focus="gallery")
    for _ in range(20):
        if visitor.sees["focus"] == "places":
            break
        visitor.press("shift+Tab")
    visitor.waits_for(focus="places")
    visitor.press("Home", *["Down"] * 5)
    visitor.waits_for(part="My folder")
    visitor.finds("Mine 0", "Mine 1", "Mine 2")
    for _ in range(20):
        if visitor.sees["focus"] == "gallery":
            break
        visitor.press("Tab")
    visitor.press("Home", "Right", "Right", "Left")
    visitor.waits_for(focus="gallery", chosen="Mine 1")
    clues = {Cell(row, 3): 4 for row in range(4)}
    formats.save(SavedGame(Puzzle(4, 4, clues, title="Mine 0 too")), mine / "q.shikaku")
    visitor.finds("Mine 0", "Mine 0 too", "Mine 1", "Mine 2")
    visitor.waits_for(chosen="Mine 1")
    visitor.press("Return")
    visitor.waits_for(on_board=True, puzzle="Mine 1")
