"""Work that can wait: it begins when the worker is idle, and again where it was pushed aside."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

from shikaku_gui.gui.base.jobs import Runner, Stop

T = TypeVar("T")

PATIENCE_MILLISECONDS = 60


class IdleJobs(QObject):
    """Has one piece of work done sooner or later; a new one takes the place of the old.

    Work of the player's own comes first: it drops what runs here, which then begins anew.
    """

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._begin: Callable[[], int] | None = None
        self._number: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MILLISECONDS)
        self._timer.timeout.connect(self._try)
        runner.changed.connect(self._look)

    def want(self, work: Callable[[Stop], T], done: Callable[[T], None]) -> None:
        """Have work done in place of what was wanted before.

        An error of the work is raised on the window's thread, and the work is not begun again.
        """

        def arrived(result: T) -> None:
            self._begin = None
            done(result)

        def failed(error: BaseException) -> None:
            self.forget()
            raise error

        self.forget()
        self._begin = lambda: self._runner.run(work, arrived, failed)
        self._timer.start()

    def forget(self) -> None:
        """Want nothing any more."""
        self._begin = None
        self._timer.stop()
        if self._number is not None and self._runner.is_waiting_for(self._number):
            self._runner.drop_one(self._number)
        self._number = None

    def _look(self) -> None:
        """Begin anew, in a moment, what was dropped."""
        if self._begin is not None and not self._runner.busy:
            self._timer.start()

    def _try(self) -> None:
        if self._begin is not None and not self._runner.busy:
            self._number = self._begin()
