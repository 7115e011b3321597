"""The window's program ended from outside, by a signal or for good: what the next start finds."""

import os
import random
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.base.shutdown import ShutdownSignals
from shikaku_gui.store import GameStore

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

SECONDS = 60
MOVES_A_SECOND = 50

# The program as it is started, with somebody who draws a domino every fiftieth of a second.
# It says which move was made, when a game is taken to be written, and how many moves the
# file has once it is written.
_PLAY = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import app
from shikaku_gui.model import Cell, Erase, Place, Puzzle, Rect
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.store.game_store import GameStore

SIDE = 20
make, take, save = app.make_window, AutosaveController.snapshot, GameStore.save

def made(settings, theme, folder):
    window = make(settings, theme, Path(sys.argv[1]))
    QTimer.singleShot(0, lambda: begin(window))
    return window

def begin(window):
    if not window.controller.session.game.moves:
        window.documents.opener.open_game(SavedGame(Puzzle(SIDE, SIDE, {Cell(0, 0): SIDE * SIDE})))
    timer = QTimer(window)
    timer.timeout.connect(lambda: play(window))
    timer.start(20)

def play(window):
    if not window.isVisible():
        return  # closed already: nobody can draw any more
    session = window.controller.session
    at = len(session.game.moves)
    rect = Rect(at // 2 % SIDE, at // 2 // SIDE % SIDE, 1, 1)
    window.controller.notify(session.play(Erase(rect) if at % 2 else Place(rect)))
    tell("moved", len(session.game.moves))

def taken(self):
    tell("taken", 0)
    return take(self)

def saved(self, name, game, metadata):
    save(self, name, game, metadata)
    tell("written", len(game.moves))

def tell(what, count):
    os.write(1, f"{what} {count}\\n".encode())  # whole lines, also from two threads

app.make_window, AutosaveController.snapshot, GameStore.save = made, taken, saved
sys.exit(app.main([]))
"""


@dataclass
class Told:
    """The report of the program: its first and last move, the moves of the file written last.

    ``waiting`` is the most moves that were made until the game was taken to be written.
    """

    first: int = 0
    moves: int = 0
    writes: int = 0
    written: int = 0
    waiting: int = 0
    _taken: int = 0

    def hear(self, line: str) -> None:
        """Take in a line."""
        what, count = line.split()
        if what == "moved":
            self.first, self.moves = self.first or int(count), int(count)
            self._taken = self._taken or self.first - 1
            self.waiting = max(self.waiting, self.moves - self._taken)
        elif what == "taken":
            self._taken = self.moves
        else:
            self.writes, self.written = self.writes + 1, int(count)


def play(folder: Path, moves: int, number: int, writes: int = 0) -> tuple[Told, int]:
    """Let the program play at least ``moves`` moves and write ``writes`` times; send it a signal.

    Returns what it told, and its exit status.
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
        told = Told()
        while told.moves - told.first + 1 < moves or not told.moves or told.writes < writes:
            line = process.stdout.readline()
            assert line, "the program ended by itself"
            told.hear(line)
        process.send_signal(number)
        for line in process.stdout:
            told.hear(line)
        return told, process.wait(SECONDS)


def found_after(folder: Path) -> int:
    """Return how many moves the next start finds."""
    store = GameStore(folder / "games")
    found = store.open_last()
    store.close()
    assert found.notices == ()
    return 0 if found.stored is None else len(found.stored.game.moves)


def test_the_end_of_the_session_is_heard(qapp: QApplication) -> None:
    request = SIGNAL("commitDataRequest(QSessionManager&)")
    before = qapp.receivers(request)
    calls: list[str] = []
    shutdown = ShutdownSignals(lambda: calls.append("save"), lambda: calls.append("quit"))
    assert qapp.receivers(request) == before + 1
    shutdown._commit(None)
    assert calls == ["save"]
    shutdown.close()


def test_a_signal_quits_when_the_event_loop_is_reached_and_not_before(qapp: QApplication) -> None:
    calls: list[str] = []
    shutdown = ShutdownSignals(lambda: calls.append("save"), lambda: calls.append("quit"))
    try:
        os.kill(os.getpid(), signal.SIGTERM)
        assert calls == []  # this code is not interrupted
        qapp.processEvents()
        assert calls == ["quit"]
    finally:
        shutdown.close()


def test_another_signal_with_a_handler_does_not_quit(qapp: QApplication) -> None:
    calls: list[str] = []
    shutdown = ShutdownSignals(lambda: calls.append("save"), lambda: calls.append("quit"))
    before = signal.signal(signal.SIGUSR1, lambda *_: calls.append("handled"))
    try:
        os.kill(os.getpid(), signal.SIGUSR1)
        qapp.processEvents()
        assert calls == ["handled"]
    finally:
        signal.signal(signal.SIGUSR1, before)
        shutdown.close()


@pytest.mark.parametrize(
    "number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)]
)
def test_a_signal_loses_nothing(tmp_path: Path, number: int) -> None:
    told, status = play(tmp_path, 5, number)
    assert status == 0
    assert found_after(tmp_path) == told.moves


@pytest.mark.slow
def test_a_killed_window_has_lost_a_second_at_most(tmp_path: Path) -> None:
    told, status = play(tmp_path, 70, signal.SIGKILL, writes=2)
    assert status == -signal.SIGKILL
    assert told.waiting <= MOVES_A_SECOND
    assert told.written <= found_after(tmp_path) <= told.moves + 1


@pytest.mark.slow
def test_a_window_killed_many_times_goes_on_each_time(tmp_path: Path) -> None:
    chance = random.Random(20261121)
    before = 0
    for _ in range(20):
        told, _status = play(tmp_path, chance.randrange(1, 120), signal.SIGKILL)
        assert told.first == before + 1
        assert told.waiting <= MOVES_A_SECOND
        before = found_after(tmp_path)
        assert told.written <= before <= told.moves + 1
