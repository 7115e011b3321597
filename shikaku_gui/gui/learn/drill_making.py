"""Makes drills in the background while the program is idle, by a process of its own."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.idle_process import IdleProcess
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.solver import Technique

QUIET_MILLISECONDS = 3000
"""How long the worker thread must have been idle."""


class DrillMaking(QObject):
    """Makes a drill of the technique that lacks them, one at a time.

    ``made`` is emitted when a drill was added. Then, or where none could be, the next waits for
    :meth:`fill`.
    """

    made = Signal()

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder.absolute()
        self.process = IdleProcess("shikaku_gui.store.make_drill", jobs, QUIET_MILLISECONDS, self)
        self.process.ended.connect(self._on_ended)

    def fill(self, technique: Technique | None) -> None:
        """Make a drill of a technique when there is time; None for nothing to make."""
        arguments = None if technique is None else (str(self._folder), technique.value)
        self.process.want(None if arguments is None else lambda: arguments)

    def close(self) -> None:
        """Stop for good."""
        self.process.close()

    def _on_ended(self, status: int) -> None:
        """Forget the technique, which may have enough now."""
        self.process.want(None)
        if status == 0:
            self.made.emit()
