"""The ways a program ends from outside: the session of the desktop, and signals of the system."""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication, QSessionManager

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)
)


class ShutdownSignals(QObject):
    """Calls ``save`` before the desktop's session ends, and ``quit_`` when a signal asks for it.

    Python runs handlers of signals only between its own instructions, of which there are
    none while Qt waits for events: a socket wakes it up.
    """

    def __init__(
        self, save: Callable[[], object], quit_: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._save = save
        self._quit = quit_
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.commitDataRequest.connect(self._commit)
        self._woken, self._waking = socket.socketpair()
        for end in (self._woken, self._waking):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._woken.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._before_fd = signal.set_wakeup_fd(self._waking.fileno(), warn_on_full_buffer=False)
        self._before = {number: signal.signal(number, self._ask) for number in _SIGNALS}

    def close(self) -> None:
        """Let signals do again what they did before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._before_fd)
        self._notifier.setEnabled(False)
        for end in (self._woken, self._waking):
            end.close()

    def _commit(self, _manager: QSessionManager | None) -> None:
        self._save()

    def _wake(self) -> None:
        self._woken.recv(64)

    def _ask(self, _number: int, _frame: object) -> None:
        self._quit()
