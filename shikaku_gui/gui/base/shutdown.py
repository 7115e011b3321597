"""Shutdown from outside: the end of the desktop session, and signals of the system."""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication, QSessionManager

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)
)


class ShutdownSignals(QObject):
    """Calls ``save`` before the desktop session ends, and ``quit_`` on a signal.

    A signal is written to a socket, which the event loop reads: ``quit_`` never interrupts
    other code of the GUI thread, which might be creating what has to be closed.
    """

    def __init__(self, save: Callable[[], object], quit_: Callable[[], object]) -> None:
        super().__init__()
        self._save = save
        self._quit = quit_
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.commitDataRequest.connect(self._commit)
        self._wake_socket, self._signal_socket = socket.socketpair()
        for end in (self._wake_socket, self._signal_socket):
            end.setblocking(False)
        self._notifier = QSocketNotifier(
            self._wake_socket.fileno(), QSocketNotifier.Type.Read, self
        )
        self._notifier.activated.connect(self._wake)
        self._before_fd = signal.set_wakeup_fd(
            self._signal_socket.fileno(), warn_on_full_buffer=False
        )
        self._before = {number: signal.signal(number, _leave_to_socket) for number in _SIGNALS}

    def close(self) -> None:
        """Restore the signal handlers from before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._before_fd)
        self._notifier.setEnabled(False)
        for end in (self._wake_socket, self._signal_socket):
            end.close()

    def _commit(self, _manager: QSessionManager | None) -> None:
        self._save()

    def _wake(self) -> None:
        if not set(_SIGNALS).isdisjoint(self._wake_socket.recv(64)):
            self._quit()


def _leave_to_socket(_number: int, _frame: object) -> None:
    """Do nothing: Python writes the number to the socket only if there is a handler."""
