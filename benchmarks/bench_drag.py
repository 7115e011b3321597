"""How long the window makes a drag wait that begins soon after a large puzzle was opened.

    xvfb-run -a python benchmarks/bench_drag.py [--side 400] [--after 2.5] [--runs 3]

It needs a display. Each run is a process that opens a generated puzzle with a game in it, as
``shikaku FILE`` does, and waits some seconds. Then it drags over the board for three seconds, a
step every 16 milliseconds, and draws a rectangle every half second. What is timed is each mouse
event with the repainting that follows, and what happens between two steps.

On a machine with other work the clock shows mostly how long threads wait for a processor. So the
figure of a step is the processor time of all threads of the program meanwhile: on a quiet machine
it takes no longer, whether the GUI thread works or waits for another. The clock, and the
processor time of the GUI thread alone, are printed beside it.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import NamedTuple

from benchmark_tools import empty_home
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SAVE_FORMAT, SavedGame, dumps
from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Place
from shikaku_gui.solver import generate, solve

STEP_MILLISECONDS = 16
_SECONDS = 3.0
_STEPS_A_RECTANGLE = 30


class Moment(NamedTuple):
    """A reading of the clocks: of all threads, of this thread, and on the wall, in milliseconds."""

    all: float
    own: float
    wall: float

    @classmethod
    def now(cls) -> "Moment":
        """Read the clocks."""
        return cls(1000 * process_time(), 1000 * thread_time(), 1000 * perf_counter())

    def until(self, then: "Moment") -> "Moment":
        """Return what each clock went on by until a later moment."""
        return Moment(then.all - self.all, then.own - self.own, then.wall - self.wall)


class Step(NamedTuple):
    """A step and how long it took; what happened between two steps has no event."""

    event: str
    took: Moment


class Drag:
    """Drags over the board of a window, and notes how long each step took."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._steps = self._events()
        self._timer = QTimer(window, interval=STEP_MILLISECONDS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)
        self._last: Moment | None = None
        self.found: list[Step] = []

    def begin(self) -> None:
        """Begin to drag."""
        self._timer.start()

    def _step(self) -> None:
        begun = Moment.now()
        if self._last is not None:
            self.found.append(Step("", self._last.until(begun)))
        event = next(self._steps, None)
        if event is None:
            self._timer.stop()
            print(json.dumps(self.found), flush=True)
            self._window.close()
            return
        QApplication.sendEvent(self._window.board, event)
        self._window.board.repaint()
        self._last = Moment.now()
        self.found.append(Step(event.type().name, begun.until(self._last)))

    def _events(self) -> Iterator[QMouseEvent]:
        """Yield the events: rectangles are drawn one after the other, across the visible part."""
        end = perf_counter() + _SECONDS
        number = 0
        while perf_counter() < end:
            x, y = 60.0 + 40 * (number % 8), 60.0 + 40 * (number // 8 % 8)
            yield _mouse(QEvent.Type.MouseButtonPress, x, y)
            for step in range(_STEPS_A_RECTANGLE):
                yield _mouse(QEvent.Type.MouseMove, x + step % 20 * 3, y + step // 2 * 3)
            yield _mouse(QEvent.Type.MouseButtonRelease, x + 30, y + 30)
            number += 1


def _mouse(kind: QEvent.Type, x: float, y: float) -> QMouseEvent:
    place = QPointF(x, y)
    left = Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else left
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else left
    return QMouseEvent(kind, place, place, button, held, Qt.KeyboardModifier.NoModifier)


def run_window(path: str, after: float) -> int:
    """Open a file as the program does, drag, and print the steps."""
    make = app.make_window

    def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
        window = make(settings, theme, folder)
        drag = Drag(window)

        def opened() -> None:
            QTimer.singleShot(round(1000 * after), window, drag.begin)

        once = Qt.ConnectionType.SingleShotConnection
        window.controller.game_changed.connect(opened, once)
        return window

    app.make_window = make_window
    return app.main([path])


def write_game(path: Path, side: int) -> None:
    """Write a generated puzzle with a tenth of its rectangles drawn."""
    puzzle = generate(side, side, seed=1)
    moves = tuple(map(Place, solve(puzzle).solutions[0][::10]))
    game = SavedGame(puzzle, moves, len(moves))
    path.write_text(dumps(game, SAVE_FORMAT), encoding="utf-8")


def _summary(text: str) -> str:
    """Return what a run printed in a line: the slowest events, and the slowest time between."""
    steps = [Step(event, Moment(*took)) for event, took in json.loads(text)]
    events = [step for step in steps if step.event]
    between = max(step.took.all for step in steps if not step.event)
    worst = sorted(events, key=lambda step: -step.took.all)[:3]
    shown = ", ".join(
        f"{step.event} {step.took.all:.0f} (own {step.took.own:.0f}, clock {step.took.wall:.0f})"
        for step in worst
    )
    middle = median(step.took.all for step in events)
    return f"{len(events)} events, median {middle:.1f} ms, worst {shown}; between {between:.0f}"


def main() -> int:
    """Print the worst steps of each run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--side", type=int, default=400)
    parser.add_argument("--after", type=float, default=2.5, help="seconds after the opening")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--file", help="a file to open, instead of a generated puzzle")
    parser.add_argument("--window", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.window:
        return run_window(options.window, options.after)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(options.file or Path(folder, "large.shikaku"))
        if not options.file:
            write_game(path, options.side)
        for run in range(options.runs):
            command = [sys.executable, __file__, "--window", str(path), "--after"]
            ended = subprocess.run(
                [*command, str(options.after)],
                env={**empty_home(Path(folder, str(run))), "QT_QPA_PLATFORM": "xcb"},
                check=True,
                capture_output=True,
                text=True,
            )
            print(_summary(ended.stdout.splitlines()[-1]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
