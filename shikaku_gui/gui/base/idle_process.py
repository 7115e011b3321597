"""A process that works while the jobs of a window have nothing to do."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

import shikaku_gui
from shikaku_gui.child_processes import module_command
from shikaku_gui.gui.base.jobs import Jobs

Wish: TypeAlias = Callable[[], tuple[str, ...] | None]
"""Returns the arguments of the next process, None if there is nothing to do."""


class IdleProcess(QObject):
    """Runs a module of the package, one process at a time, once jobs were idle for a while.

    The process runs at the lowest priority and is killed as soon as a job begins; it begins
    again later. ``ended`` is emitted with the status of one that was not killed.
    """

    ended = Signal(int)

    def __init__(self, module: str, jobs: Jobs, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._jobs = jobs
        self._wish: Wish | None = None
        self._closed = False
        self._process = QProcess(self)
        # There "-m" finds the package, however the program was started.
        self._process.setWorkingDirectory(str(Path(shikaku_gui.__file__).parent.parent))
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._on_finished)
        self.quiet = QTimer(self, singleShot=True, interval=pause)
        self.quiet.timeout.connect(self._start)
        jobs.changed.connect(self._follow_jobs)

    @property
    def busy(self) -> bool:
        """Whether a process is running."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def want(self, wish: Wish | None) -> None:
        """Run processes from now on as long as ``wish`` returns arguments; None for none."""
        self._wish = wish
        self._follow_jobs()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self.quiet.stop()
        self._process.kill()
        self._process.waitForFinished(1000)

    def _follow_jobs(self) -> None:
        self.quiet.stop()
        if self._jobs.busy:
            self._process.kill()
        elif self._wish is not None and not self._closed and not self.busy:
            self.quiet.start()

    def _start(self) -> None:
        if self._wish is None or self._closed or self.busy or self._jobs.busy:
            return
        arguments = self._wish()
        if arguments is not None:
            program, *rest = module_command(self._module, *arguments)
            self._process.start(program, rest)

    def _on_finished(self, status: int, how: QProcess.ExitStatus) -> None:
        if how is QProcess.ExitStatus.NormalExit and not self._closed:
            self.ended.emit(status)
        self._follow_jobs()
