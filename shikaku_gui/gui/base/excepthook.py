"""Shows unexpected errors in a message box; the program keeps running.

Python passes uncaught errors of all threads to the hook. They are still printed to the
terminal as before.
"""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.i18n import _

QUIET_SECONDS = 3.0
"""For how long repetitions of an error are not shown again: a failing repaint repeats."""

_PLACES = 5

_THREAD_FAILED = QEvent.registerEventType()
"""The event that tells the hook that an error of another thread waits for it."""


@dataclass(frozen=True)
class ErrorReport:
    """An error in one line, its traceback, and its kind and place without anything private."""

    line: str
    detail: str
    place: str = ""

    @classmethod
    def of(cls, error: BaseException) -> ErrorReport:
        """Return the report of an error."""
        line = traceback.format_exception_only(error)[-1].strip()
        trace = traceback.extract_tb(error.__traceback__)
        where = f" in {Path(trace[-1].filename).name}:{trace[-1].lineno}" if trace else ""
        place = f"{type(error).__name__}{where}"
        return cls(line, "".join(traceback.format_exception(error)).strip(), place)


class ExceptHook(QObject):
    """Shows uncaught errors in a message box, one at a time, until closed.

    ``places`` has the kinds and places of the latest.

    Errors of other threads come as events and not by a signal, see :class:`Jobs`.
    """

    def __init__(self, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.box: QMessageBox | None = None
        self.places: deque[str] = deque(maxlen=_PLACES)
        self._now = now
        self._last: dict[ErrorReport, float] = {}
        self._of_threads: SimpleQueue[ErrorReport] = SimpleQueue()
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._handle, self._handle_thread

    def close(self) -> None:
        """Restore the hooks from before."""
        sys.excepthook, threading.excepthook = self._before

    def report(self, error: ErrorReport) -> None:
        """Show an error, unless another one is shown or this one is repeating."""
        now = self._now()
        self._last = {seen: at for seen, at in self._last.items() if now - at < QUIET_SECONDS}
        again = error in self._last
        self._last[error] = now
        if not again:
            self.places.append(error.place)
        if self.box is None and not again:
            self._show(error)

    def _handle(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before[0](kind, error, trace)
        if isinstance(error, Exception):  # others are deliberate, such as KeyboardInterrupt
            self.report(ErrorReport.of(error))

    def customEvent(self, _event: QEvent) -> None:
        """Show an error of another thread: an event is posted for each."""
        self.report(self._of_threads.get())

    def _handle_thread(self, arguments: threading.ExceptHookArgs) -> None:
        self._before[1](arguments)
        if isinstance(arguments.exc_value, Exception):
            self._of_threads.put(ErrorReport.of(arguments.exc_value))
            QCoreApplication.postEvent(self, QEvent(QEvent.Type(_THREAD_FAILED)))

    def _show(self, error: ErrorReport) -> None:
        text = _("Something went wrong, and your last action could not be completed.")
        more = _(
            "Your game is unchanged, and you can continue. If it happens again, the details "
            "help us fix it."
        )
        box = MessageBox(_window(), _("Something went wrong"), text, more)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setDetailedText(error.detail)
        box.setStandardButtons(QMessageBox.StandardButton.Close)
        box.setDefaultButton(QMessageBox.StandardButton.Close)
        box.setModal(False)
        box.destroyed.connect(self._on_closed)  # also when its window is destroyed
        self.box = box
        box.show()
        announce(box, f"{text} {error.line}")

    def _on_closed(self) -> None:
        self.box = None


def _window() -> QWidget | None:
    """Return the active window of the program, or any that is shown."""
    shown = (window for window in QApplication.topLevelWidgets() if window.isVisible())
    return QApplication.activeWindow() or next(shown, None)
