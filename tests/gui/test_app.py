"""The start of the program, in a process of its own: quick, and nothing of the user touched."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui import APPLICATION_ID, resources
from shikaku_gui.solver import Recipe

_START = """
import gc, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shikaku_gui.gui import app, main_window

late = []

def look():
    shown = QApplication.topLevelWidgets()
    window = next(one for one in shown if isinstance(one, main_window.MainWindow))
    if sys.argv[1:] and not window.isEnabled():
        QTimer.singleShot(10, look)  # the file is being read
        return
    heavy = sorted({"ortools", "numpy", "pandas"} & set(sys.modules))
    names = QApplication.desktopFileName(), QApplication.applicationName()
    shown = window.windowTitle(), heavy, window.isVisible(), gc.isenabled()
    print(*shown, *names, sep=" | ")
    window.close()
    late.append(QWidget())
    late[0].show()  # the program ends all the same

make = app.make_window
def made(*arguments):
    QTimer.singleShot(0, look)
    return make(*arguments)
app.make_window = made
sys.exit(app.main(sys.argv[1:]))
"""
_MAKE = """
import sys
from PySide6.QtCore import QTimer
from shikaku_gui.gui import app

seen = []  # whether the window took input just before its first game was shown

make = app.make_window
def made(*arguments):
    window = make(*arguments)
    changes = window.controller.game_changed
    changes.connect(lambda: None if seen else seen.append(window.isEnabled()))
    watch = QTimer(window)
    watch.timeout.connect(lambda: look(window, watch))
    watch.start(10)
    return window

def look(window, watch):
    if window.controller.session.puzzle.source == sys.argv[1]:
        watch.stop()
        print(window.controller.session.puzzle.source, seen[0], window.isEnabled())
        window.close()

app.make_window = made
sys.exit(app.main(sys.argv[1:]))
"""

_SEVERAL = """
import sys
from PySide6.QtCore import QTimer
from shikaku_gui.gui import app

windows = []

make = app.make_window
def made(*arguments):
    windows.append(make(*arguments))
    return windows[-1]

def look():
    sources = [window.controller.session.puzzle.title for window in windows if window.isEnabled()]
    if len(sources) < len(sys.argv) - 1:
        QTimer.singleShot(10, look)
        return
    print(sources)
    for window in windows:
        window.close()

app.make_window = made
QTimer.singleShot(0, look)
sys.exit(app.main(sys.argv[1:]))
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Give an environment whose user has no files yet."""
    folders = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}


def start(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _START, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


def test_the_window_is_up_before_the_solver_is_loaded_and_a_desktop_finds_its_entry(
    environment: dict[str, str],
) -> None:
    title, heavy, visible, collects, on_wayland, class_on_x11 = start(environment).split(" | ")
    assert title.endswith("[*]")
    assert heavy == "[]"
    assert visible == "True"
    assert collects == "False"  # on whichever thread: the GUI thread does
    assert on_wayland == APPLICATION_ID
    assert f"StartupWMClass={class_on_x11.strip()}\n" in resources.desktop_file("desktop")


def test_each_file_on_the_command_line_has_a_window(
    environment: dict[str, str], tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("first.txt", "second.txt", "third.txt")]
    for file in files:
        file.write_text("2 .\n. 2\n", "ascii")
    shown = subprocess.run(
        [sys.executable, "-c", _SEVERAL, *map(str, files)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert (shown.stdout, shown.stderr) == ("['first', 'second', 'third']\n", "")


def test_a_recipe_on_the_command_line_is_made(environment: dict[str, str]) -> None:
    recipe = str(Recipe(5, 5, 1))
    made = subprocess.run(
        [sys.executable, "-c", _MAKE, recipe],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert (made.stdout, made.stderr) == (f"{recipe} False True\n", "")


def test_a_file_that_is_missing_does_not_keep_the_window_away(
    environment: dict[str, str],
) -> None:
    assert "True" in start(environment, "nowhere.txt")
