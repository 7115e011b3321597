"""Errors that nobody expected: they are told in plain words, and the window goes on.

Python hands such an error to a hook, wherever it was raised: by a worker, by an answer of
one, by a key or by a repaint. What the hook did before, to write it to the terminal, stays.
"""

import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.dialog_buttons import without_icons

QUIET_SECONDS = 3.0
"""How long the same error must have stayed away to be told again: a repaint repeats its own."""


@dataclass(frozen=True)
class ErrorDialog:
    """An error: what it was in a line, and all that is known of it."""

    line: str
    detail: str

    @classmethod
    def of(cls, error: BaseException) -> "ErrorDialog":
        """Return what there is to be told of an error."""
        line = traceback.format_exception_only(error)[-1].strip()
        return cls(line, "".join(traceback.format_exception(error)).strip())


class ExceptHook(QObject):
    """Tells of errors in a box beside the window, one at a time, until it is closed."""

    happened = Signal(ErrorDialog)

    def __init__(self, window: QWidget, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(window)
        self.box: QMessageBox | None = None
        self._window = window
        self._now = now
        self._last: dict[ErrorDialog, float] = {}
        # Errors of other threads arrive on the window's.
        self.happened.connect(self.tell, Qt.ConnectionType.AutoConnection)
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._hear, self._hear_thread

    def close(self) -> None:
        """Let errors go again where they went before."""
        sys.excepthook, threading.excepthook = self._before

    def tell(self, mishap: ErrorDialog) -> None:
        """Tell of an error, unless another one is being told or this one comes again and again."""
        now = self._now()
        self._last = {told: at for told, at in self._last.items() if now - at < QUIET_SECONDS}
        again = mishap in self._last
        self._last[mishap] = now
        if self.box is None and not again:
            self._show(mishap)

    def _hear(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before[0](kind, error, trace)
        if isinstance(error, Exception):  # all others are asked for, such as an interrupt
            self.happened.emit(ErrorDialog.of(error))

    def _hear_thread(self, heard: threading.ExceptHookArgs) -> None:
        self._before[1](heard)
        if isinstance(heard.exc_value, Exception):
            self.happened.emit(ErrorDialog.of(heard.exc_value))

    def _show(self, mishap: ErrorDialog) -> None:
        box = QMessageBox(QApplication.activeWindow() or self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Something went wrong"))
        box.setText(self.tr("Something went wrong in the program, and was not finished."))
        box.setInformativeText(
            self.tr(
                "Your game is as it was, and you can go on. If it happens again, the details "
                "help those who mend the program."
            )
        )
        box.setDetailedText(mishap.detail)
        box.setStandardButtons(QMessageBox.StandardButton.Close)
        box.setModal(False)
        without_icons(box)
        box.destroyed.connect(self._closed)  # with its window, too
        self.box = box
        box.show()
        announce(box, f"{box.text()} {mishap.line}")

    def _closed(self) -> None:
        self.box = None
