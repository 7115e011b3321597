"""Has puzzles made ahead for the settings used last, where nobody is disturbed by it.

Each is made by a program of its own at the lowest priority, which is ended at once when the
window wants anything worked out: so no hint, no solution and no drag ever waits for it.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

import shikaku_gui
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.solver import Recipe
from shikaku_gui.store import PregenerationQueue

QUIET_MILLISECONDS = 1500
"""So long nothing must have been worked at."""

_MOST_FAILURES = 3


class Pregeneration(QObject):
    """Keeps the stock filled once it has begun; one puzzle is made at a time.

    ``choose_seed`` gives a wish its seed.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        runner: Runner,
        parent: QObject | None = None,
        choose_seed: Callable[[Recipe], Recipe] = presets.with_new_seed,
    ) -> None:
        super().__init__(parent)
        self._folder = folder.absolute()
        self._settings = settings
        self._runner = runner
        self._choose_seed = choose_seed
        self._queue = PregenerationQueue(folder)
        self._failures: dict[Recipe, int] = {}
        self._preset: Recipe | None = None
        self._begun = False
        self._process = QProcess(self)
        # There "-m" finds the program, however it was started.
        self._process.setWorkingDirectory(str(Path(shikaku_gui.__file__).parent.parent))
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._finished)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MILLISECONDS)
        self._quiet.timeout.connect(self._fill)
        runner.changed.connect(self._look)

    @property
    def busy(self) -> bool:
        """Tell whether a puzzle is being made ahead."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def begin(self) -> None:
        """From now on keep the stock filled."""
        self._begun = True
        self._look()

    def close(self) -> None:
        """End what is being made, and make no more."""
        self._begun = False
        self._quiet.stop()
        self._kill()
        self._process.waitForFinished(1000)

    def _look(self) -> None:
        """Give way to the runner; when it is idle again, go on after a while."""
        if not self._begun:
            return
        self._quiet.stop()
        if self._runner.busy:
            self._kill()
        elif not self.busy:
            self._quiet.start()

    def _fill(self) -> None:
        if not self._begun or self.busy or self._runner.busy:
            return
        self._preset = self._queue.missing(
            preset
            for preset in presets.recent_presets(self._settings)
            if self._failures.get(preset, 0) < _MOST_FAILURES
        )
        if self._preset is not None:
            recipe = self._choose_seed(self._preset)
            module = "shikaku_gui.store.pregenerate"
            self._process.start(sys.executable, ["-m", module, str(self._folder), str(recipe)])

    def _finished(self, status: int, how: QProcess.ExitStatus) -> None:
        """Go on with the next; what fails again and again is not tried for ever."""
        if how is QProcess.ExitStatus.NormalExit and status and self._preset is not None:
            self._failures[self._preset] = self._failures.get(self._preset, 0) + 1
        self._preset = None
        self._look()

    def _kill(self) -> None:
        if self.busy:
            self._process.kill()
