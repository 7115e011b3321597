"""Makes drills in the background while the program is idle, by a process of its own."""

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

import shikaku_gui
from shikaku_gui.child_processes import module_command
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.solver import Technique

QUIET_MILLISECONDS = 3000
"""How long the worker thread must have been idle."""


class DrillMaking(QObject):
    """Makes a drill of the technique that lacks them, one at a time.

    The process runs at the lowest priority and is killed as soon as the window needs a
    worker thread; later it begins again. ``made`` is emitted when a drill was added. Then, or
    where none could be, the next waits for :meth:`fill`.
    """

    made = Signal()

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder.absolute()
        self._jobs = jobs
        self._technique: Technique | None = None
        self._closed = False
        self._process = QProcess(self)
        # There "-m" finds the package, however the program was started.
        self._process.setWorkingDirectory(str(Path(shikaku_gui.__file__).parent.parent))
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._end)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MILLISECONDS)
        self._quiet.timeout.connect(self._start)
        jobs.changed.connect(self._follow_jobs)

    @property
    def busy(self) -> bool:
        """Tell whether a drill is being made."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def fill(self, technique: Technique | None) -> None:
        """Make a drill of a technique when there is time; None for nothing to make."""
        self._technique = technique
        self._follow_jobs()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self._quiet.stop()
        self._kill()

    def _follow_jobs(self) -> None:
        self._quiet.stop()
        if self._jobs.busy:
            self._kill()
        elif self._technique is not None and not self._closed and not self.busy:
            self._quiet.start()

    def _start(self) -> None:
        if self._technique is not None and not self._closed and not self.busy:
            module = "shikaku_gui.store.make_drill"
            program, *arguments = module_command(module, str(self._folder), self._technique.value)
            self._process.start(program, arguments)

    def _end(self, code: int, status: QProcess.ExitStatus) -> None:
        """Forget the technique, which may have enough now, unless the process was killed."""
        if status is QProcess.ExitStatus.NormalExit:
            self._technique = None
            if code == 0 and not self._closed:
                self.made.emit()

    def _kill(self) -> None:
        if self.busy:
            self._process.kill()
            self._process.waitForFinished(1000)
