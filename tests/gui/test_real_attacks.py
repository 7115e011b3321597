"""On a real screen, files that are meant to stop the program do not stop its window."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, save
from shikaku_gui.model import Cell, Puzzle
from tests.formats.growing_texts import GROWING
from tests.gui.conftest import Start
from tests.gui.real_screen import Person, on_screen, wait_until

pytestmark = on_screen

LINK_BYTES = 49_874
STILL_SECONDS = 3.0
"""The window counts as stopped where it says nothing of itself for so long; it froze for 17."""
WATCHED_SECONDS = 8.0


def open_by_hand(player: Person, path: Path) -> None:
    """Open a file as somebody does: Ctrl+O, its name, Enter."""
    player.press("ctrl+o")
    time.sleep(2)  # for the dialog, which says nothing of itself
    player.type(str(path))
    player.press("Return")


def longest_silence(player: Person, ended: Callable[[], bool]) -> float:
    """Return for how many seconds at most the window said nothing of itself."""
    begun = last = time.monotonic()
    seen = player.stamp()
    longest = 0.0
    while time.monotonic() < begun + WATCHED_SECONDS or not ended():
        time.sleep(0.02)
        now = time.monotonic()
        if player.stamp() != seen:
            seen, last = player.stamp(), now
        longest = max(longest, now - last)
        if longest > STILL_SECONDS:
            break
    return longest


def test_a_long_link(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "link.txt"
    path.write_text(GROWING["kanpen-link"][1](LINK_BYTES))
    player = start()
    before = player.sees("note")
    open_by_hand(player, path)
    assert longest_silence(player, lambda: player.sees("note") != before) <= STILL_SECONDS
    player.quit()


def test_a_hostile_title(start: Start, tmp_path: Path) -> None:
    title = '<b>zq</b><img src="file:///dev/zero"><img src="\\\\host\\share\\x.png">'
    path = tmp_path / "hostile.shikaku"
    puzzle = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, title, title, title, title, title)
    save(SavedGame(puzzle), path)
    player = start()
    open_by_hand(player, path)
    assert longest_silence(player, lambda: player.sees("puzzle") == title) <= STILL_SECONDS
    player.quit()


@pytest.mark.parametrize("way", ["dialog", "argument"])
def test_a_pipe_that_nothing_writes_to(start: Start, tmp_path: Path, way: str) -> None:
    path = tmp_path / "pipe.shikaku"
    os.mkfifo(path)
    if way == "argument":
        player = start(str(path))
        wait_until(lambda: "Could not" in player.sees("note"))
    else:
        player = start()
        open_by_hand(player, path)
    assert longest_silence(player, lambda: True) <= STILL_SECONDS
    if way == "dialog":
        player.press("Escape")  # the dialog, if it does not take a pipe for a file
    player.quit()
