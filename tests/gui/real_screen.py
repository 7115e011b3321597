"""Somebody before the program on a real screen, with the pointer and keys of the X server."""

import json
import os
import pty
import subprocess
import sys
import time
import tty
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any, NamedTuple

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Cell, Rect

on_screen = [
    pytest.mark.screen,
    pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no X screen"),
    pytest.mark.skipif(which("xdotool") is None, reason="xdotool makes the events"),
]
"""The marks of the tests with such a person."""

SECONDS = 60
_GLANCE = 0.05
_STILL = 10  # glances
_TELLING = 0.03
"""Seconds after which the program says again what it shows."""

_PROGRAM = Path(__file__).with_name("told_program.py")


def xdotool(*arguments: str) -> None:
    """Make events."""
    subprocess.run(["xdotool", *arguments], check=True, timeout=SECONDS)


class Hand:
    """Makes events on the screen, all by one xdotool: to start it takes longer than an event."""

    def __init__(self) -> None:
        """Start it."""
        self._answers, terminal = pty.openpty()  # to a pipe it would answer at its end only
        tty.setraw(terminal)
        self._process = subprocess.Popen(
            ["xdotool", "-"], stdin=subprocess.PIPE, stdout=terminal, text=True
        )
        os.close(terminal)

    def __call__(self, *words: str) -> None:
        """Make events and wait until the server has them."""
        assert self._process.stdin is not None
        # The answer comes from the server, and asks for no window, which may be gone by then.
        self._process.stdin.write(f"{' '.join(words)}\ngetdisplaygeometry\n")
        self._process.stdin.flush()
        while not os.read(self._answers, 1000).endswith(b"\n"):
            pass

    def close(self) -> None:
        """End it."""
        if self._process.returncode is None:
            self._process.communicate()
            os.close(self._answers)


def wait_until(true: Callable[[], bool], pause: float = _GLANCE) -> None:
    """Wait until something is so; fail where it is not so in time.

    There are some seconds of pause between two looks.
    """
    end = time.monotonic() + SECONDS
    while not true():
        if time.monotonic() > end:
            pytest.fail(f"waited {SECONDS} seconds in vain")
        time.sleep(pause)


def environment(folder: Path) -> dict[str, str]:
    """Return an environment for the program on the screen, with its own files in a folder."""
    own = {name: str(folder / name) for name in ("config", "data", "cache")}
    places = {f"XDG_{name.upper()}_HOME": path for name, path in own.items()}
    return {**os.environ, **places, "QT_QPA_PLATFORM": "xcb"}


def data_folder(folder: Path) -> Path:
    """Return where the program on the screen has its data, beside its other files in a folder."""
    return folder / "data" / "shikaku_gui" / "shikaku_gui"


class View(NamedTuple):
    """Where the corner of a board is on the screen, and how wide a cell is, in pixels."""

    left: float
    top: float
    cell: float


class Person:
    """Somebody at the screen: starts the program, sees what there is, has pointer and keys."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        """Start the program, with its own files in a folder, and turn to its board."""
        self.saved = folder / "saved.shikaku"
        self._seen = folder / "seen"
        self._seen.unlink(missing_ok=True)
        self._screen = dict(os.environ)  # others may be at other screens
        self._hand = Hand()
        self._process = subprocess.Popen(
            # Without the folder of the script, whose modules have names of the library's.
            [sys.executable, "-P", str(_PROGRAM), *arguments],
            env={
                **environment(folder),
                "PYTHONPATH": str(_PROGRAM.parents[2]),
                "SAVE_TO": str(self.saved),
                "SEEN": str(self._seen),
            },
        )

    def sees(self, name: str) -> Any:
        """Return what is to be seen of that name, None where there is nothing."""
        return json.loads(self._seen.read_text("utf-8")).get(name)

    def _do(self, *words: str) -> None:
        """Make events and wait until the program, unless it ends, has said twice what it shows."""
        self._hand(*words)
        stamps = {self.stamp()}

        def said() -> bool:
            stamps.add(self.stamp())
            return len(stamps) > 2 or self._process.poll() is not None

        wait_until(said, _TELLING / 2)

    def stamp(self) -> int:
        """Return when the window last said what is to be seen, in nanoseconds."""
        return self._seen.stat().st_mtime_ns

    def waits(self, **wanted: object) -> None:
        """Wait until all that is to be seen."""
        wait_until(lambda: all(self.sees(name) == value for name, value in wanted.items()))

    def turn_to(self, window: str = "game") -> None:
        """Turn to a window, when it is there, has the keyboard, and is at rest."""
        wait_until(lambda: self._seen.exists() and self.sees(window) is not None)
        self.give_keyboard(lambda: self.sees(window)[3])
        self.view = self._at_rest(window)

    def give_keyboard(self, number_of: Callable[[], int]) -> None:
        """Give the keyboard to a window, whose number may change while it is being shown.

        A bare X server has no window manager that would do so.
        """

        def given() -> bool:
            number = number_of()
            command = ["xdotool", "windowraise", str(number), "windowfocus", str(number)]
            subprocess.run(
                command, check=False, timeout=SECONDS, capture_output=True, env=self._screen
            )
            return bool(self.sees("keyboard") == number)

        wait_until(given)

    def _at_rest(self, window: str) -> View:
        """Return where the board of a window is once it has been there for a while."""
        looks: list[View] = []

        def still() -> bool:
            looks.append(View(*self.sees(window)[:3]))
            return len(looks) >= _STILL and len(set(looks[-_STILL:])) == 1

        wait_until(still)
        return looks[-1]

    def point(self, cell: Cell) -> None:
        """Move the pointer to the middle of a cell."""
        self._do(*self._to(cell))

    def _to(self, cell: Cell) -> list[str]:
        left, top, side = self.view
        x, y = left + (cell.col + 0.5) * side, top + (cell.row + 0.5) * side
        return ["mousemove", str(round(x)), str(round(y))]

    def click(self, cell: Cell) -> None:
        """Click a cell."""
        self.point(cell)
        self._do("click", "1")

    def click_at(self, place: list[int], times: int = 1) -> None:
        """Click somewhere on the screen, as often as said."""
        self.move_to(place)
        self._do("click", "--repeat", str(times), "--delay", "80", "1")

    def move_to(self, place: list[int]) -> None:
        """Move the pointer somewhere on the screen."""
        self._do("mousemove", *map(str, place))

    def turn_wheel(self, notches: int) -> None:
        """Turn the wheel towards the player."""
        self._do("click", "--repeat", str(notches), "--delay", "80", "5")

    def drag(self, rect: Rect, *, button: int = 1, before_release: str = "") -> None:
        """Drag from the first to the last cell of a rectangle, or click where it has one.

        A key may be pressed before the button is released.
        """
        # At once: a button that is held longer asks for a menu.
        held = [*self._to(rect.first), "mousedown", str(button), *self._to(rect.last)]
        if before_release:
            held += ["key", before_release]
        self._do(*held, "mouseup", str(button))

    def drag_board(self, right: int, down: int, cell: Cell) -> None:
        """Take hold of a cell with the middle button and move the board by a number of pixels."""
        moved = ["mousemove_relative", "--", str(right), str(down)]
        self._do(*self._to(cell), "mousedown", "2", *moved, "mouseup", "2")

    def zoom(self, cell: Cell, notches: int) -> None:
        """Turn the wheel over a cell while Ctrl is held."""
        turned = ["click", "--repeat", str(notches), "4"]
        self._do(*self._to(cell), "keydown", "ctrl", *turned, "keyup", "ctrl")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._do("key", key)

    def type(self, text: str) -> None:
        """Type a text."""
        xdotool("type", "--delay", "60", text)

    def save(self) -> formats.SavedGame:
        """Save with the keyboard and return what was saved."""
        self.saved.unlink(missing_ok=True)
        self.press("ctrl+s")
        wait_until(self.saved.exists)
        return formats.load(self.saved)

    def quit(self) -> None:
        """Quit with the keyboard and wait for the end."""
        self.turn_to("game")
        self.press("ctrl+q")
        assert self._process.wait(SECONDS) == 0

    def kill(self) -> None:
        """End the program, however it stands, and let go of pointer and keys."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(SECONDS)
        self._hand.close()
