"""Plays a puzzle as somebody does who hears the window and does not see it.

Run by the system's Python, which has ``pyatspi``, on a screen and in a D-Bus session of its
own: ``reader.py NOTES SOLUTION COMMAND...``. The solution is a JSON list of rectangles (row,
col, height, width). All that is found and heard is noted in a file, a line each, as JSON.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pyatspi
from gi.repository import Atspi, GLib

SECONDS = 40
FOCUS, NEWS = "object:state-changed:focused", "object:announcement"
DESCRIPTION = "object:property-change:accessible-description"
PLACE = re.compile(r"Row (\d+), column (\d+)")

T = TypeVar("T")
noted: list[tuple[object, ...]] = []
heard: list[tuple[str, str]] = []


def hear(event: Atspi.Event) -> None:
    """Note what is said, and which cell gets the focus."""
    if event.type == FOCUS and event.detail1 == 0:
        return
    text = event.source.name if event.type == FOCUS else event.any_data
    heard.append((event.type.rsplit(":", 1)[1], text))
    noted.append(heard[-1])


def wait_for(ready: Callable[[], T]) -> T:
    """Let events come in until something is there, and return it."""
    context, end = GLib.MainContext.default(), time.monotonic() + SECONDS
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        found = ready()
        if found:
            return found
        time.sleep(0.02)
    raise TimeoutError(f"nothing came; heard so far: {heard[-5:]}")


def press(key: str, awaited: str) -> str:
    """Press a key and return the text of the first event of a kind that comes of it."""
    count = len(heard)
    subprocess.run(["xdotool", "key", key], check=True)
    return str(wait_for(lambda: [text for kind, text in heard[count:] if kind == awaited])[0])


def application(number: int) -> Atspi.Accessible | None:
    """Return the program of a process, once it has told of itself."""
    desktop = pyatspi.Registry.getDesktop(0)
    found = (desktop.getChildAtIndex(index) for index in range(desktop.childCount))
    return next((one for one in found if one and one.get_process_id() == number), None)


def at(text: str) -> tuple[int, int]:
    """Return which cell a name is of."""
    place = PLACE.match(text)
    assert place is not None
    return int(place[1]) - 1, int(place[2]) - 1


def go(start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press arrows until the end is heard."""
    here = start
    while here != end:
        key = ("Down" if end[0] > here[0] else "Up") if here[0] != end[0] else ""
        here = at(press(key or ("Right" if end[1] > here[1] else "Left"), "focused"))


def play(solution: list[tuple[int, int, int, int]]) -> None:
    """Draw rectangle by rectangle, from clue to clue."""
    for _ in solution:
        here = at(press("Tab", "focused"))
        row, col, height, width = next(
            (row, col, height, width)
            for row, col, height, width in solution
            if row <= here[0] < row + height and col <= here[1] < col + width
        )
        go(here, (row, col))
        press("Return", "announcement")
        go((row, col), (row + height - 1, col + width - 1))
        press("Return", "announcement")


def look_through(window: Atspi.Accessible) -> None:
    """Note what the table of the board has, cell by cell."""
    table = pyatspi.findDescendant(window, lambda one: "Board of" in one.name)
    for index in range(table.childCount):
        cell = table.getChildAtIndex(index)
        place = cell.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        if cell.getRoleName() == "table cell":
            noted.append(("cell", cell.name, place.x, place.y))


def main(notes: str, solution: str, *command: str) -> int:
    """Start the program, play, leave; return its exit status."""
    for kind in (FOCUS, NEWS, DESCRIPTION):
        pyatspi.Registry.registerEventListener(hear, kind)
    process = subprocess.Popen(command, env={**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    try:
        window = wait_for(lambda: application(process.pid))
        look_through(window)
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "."]
        subprocess.run([*find, "windowfocus"], check=True)
        wait_for(lambda: any("Board of" in text for _, text in heard))
        play(json.loads(solution))
        wait_for(lambda: any(text.startswith("Solved in ") for _, text in heard))
        subprocess.run(["xdotool", "key", "ctrl+q"], check=True)
        wait_for(lambda: process.poll() is not None)
    finally:
        process.kill()
        Path(notes).write_text("".join(json.dumps(one) + "\n" for one in noted))
    return process.returncode


sys.exit(main(*sys.argv[1:]))
