"""The window's program ended from outside, by a signal or for good: what the next start finds."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.endings import Endings
from shikaku_gui.store.keeper import Keeper

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

SECONDS = 60
LOST_AT_MOST = 1.0

# The program as it is started, with somebody who draws a domino every few hundredths of a
# second and says how many moves have been made, and when.
_PLAY = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import app
from shikaku_gui.model import Cell, Erase, Place, Puzzle, Rect

SIDE = 20
make = app.make_window

def made(settings, folder):
    window = make(settings, Path(sys.argv[1]))
    QTimer.singleShot(0, lambda: begin(window))
    return window

def begin(window):
    if not window.stage.session.game.moves:
        window.documents.open_game(SavedGame(Puzzle(SIDE, SIDE, {Cell(0, 0): SIDE * SIDE})))
    timer = QTimer(window)
    timer.timeout.connect(lambda: play(window))
    timer.start(20)

def play(window):
    if not window.isVisible():
        return  # closed already: nobody can draw any more
    session = window.stage.session
    at = len(session.game.moves)
    rect = Rect(at // 2 % SIDE, at // 2 // SIDE % SIDE, 1, 1)
    window.stage.tell(session.play(Erase(rect) if at % 2 else Place(rect)))
    print(len(session.game.moves), time.monotonic(), flush=True)

app.make_window = made
sys.exit(app.main([]))
"""


def play(folder: Path, moves: int, number: int) -> tuple[list[tuple[int, float]], int]:
    """Let the program play so many moves and more, and send it a signal.

    Returns the moves it told with their times, and its exit status.
    """
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    with subprocess.Popen(
        [sys.executable, "-c", _PLAY, str(folder)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = []
        for _ in range(moves):
            words = process.stdout.readline().split()
            assert words, "the program ended by itself"
            told.append((int(words[0]), float(words[1])))
        process.send_signal(number)
        for line in process.stdout:
            count, at = line.split()
            told.append((int(count), float(at)))
        return told, process.wait(SECONDS)


def found_after(folder: Path) -> int:
    """Return how many moves the next start finds."""
    keeper = Keeper(folder / "games")
    found = keeper.start()
    keeper.close()
    assert found.notices == ()
    return 0 if found.kept is None else len(found.kept.game.moves)


def least(told: list[tuple[int, float]]) -> int:
    """Return how many moves had been made a second before the last one."""
    end = told[-1][1]
    return max((count for count, at in told if at < end - LOST_AT_MOST), default=0)


def test_the_end_of_the_session_is_heard(qapp: QApplication) -> None:
    request = SIGNAL("commitDataRequest(QSessionManager&)")
    before = qapp.receivers(request)
    calls: list[str] = []
    endings = Endings(lambda: calls.append("save"), lambda: calls.append("quit"))
    assert qapp.receivers(request) == before + 1
    endings._commit(None)
    assert calls == ["save"]
    endings.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_loses_nothing(tmp_path: Path, number: int) -> None:
    told, status = play(tmp_path, 5, number)
    assert status == 0
    assert found_after(tmp_path) == told[-1][0]


def test_a_killed_window_has_lost_a_second_at_most(tmp_path: Path) -> None:
    told, status = play(tmp_path, 70, signal.SIGKILL)
    assert status == -signal.SIGKILL
    assert least(told) <= found_after(tmp_path) <= told[-1][0] + 1


@pytest.mark.slow
def test_a_window_killed_many_times_goes_on_each_time(tmp_path: Path) -> None:
    chance = random.Random(20261121)
    before = 0
    for _ in range(20):
        told, _status = play(tmp_path, chance.randrange(1, 120), signal.SIGKILL)
        assert told[0][0] == before + 1
        before = found_after(tmp_path)
        assert least(told) <= before <= told[-1][0] + 1
