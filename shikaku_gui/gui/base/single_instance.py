"""Hands what a second start was given to the program that is already running.

The running program listens on a local socket (on Windows a named pipe) which only its user can
open. A request is one line of JSON: ``argument``, an absolute path, a link or a recipe, null
where the program was started without one; ``activation``, the token with which the desktop lets a
window come to the front (xdg-activation), or an empty text. The answer is one line, "ok".

A program that is starting, or opens what it was asked for, holds a lock: it answers late, and
others which are started meanwhile wait until it does. A start that hands something over holds it,
too, so that they come one after the other.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import sleep

from PySide6.QtCore import QDeadlineTimer, QElapsedTimer, QLockFile, QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

# A program that does not answer, and holds no lock to say that it is busy, delays a start by one
# second: by these, and by the first once more.
_CONNECT_MILLISECONDS = 100
_ANSWER_MILLISECONDS = 800
_LONGEST_START_MILLISECONDS = 60_000
_OPEN_AFTER_MILLISECONDS = 30  # during which further requests are answered
_MOST_DELAYS = 100  # of opening, while starts hold the lock
_TICK_MILLISECONDS = 500
_CALM_TICKS = 8
_POLL_SECONDS = 0.05
_LONGEST_REQUEST = 64 * 1024
_ANSWER = b"ok\n"


@dataclass(frozen=True)
class Request:
    """The request of a second start."""

    argument: str | None
    activation: str = ""

    @classmethod
    def parse(cls, line: bytes) -> Request:
        """Read a request; raises ValueError for anything else."""
        fields = json.loads(line)
        if not isinstance(fields, dict):
            raise ValueError("not an object")
        argument, activation = fields.get("argument"), fields.get("activation", "")
        if not isinstance(argument, str | None) or not isinstance(activation, str):
            raise ValueError("a field is no text")
        if "\0" in activation or (argument is not None and "\0" in argument):
            raise ValueError("a field has a null character")
        activation.encode("utf-8")  # both raise UnicodeEncodeError for half a surrogate pair,
        os.fsencode(argument or "")  # but bytes of a file name that are no text are escaped so
        return cls(argument, activation)


def server_name(folder: Path) -> str:
    """Return the name of the socket of the program whose data is in a folder.

    It lies in that folder, so that nobody else can take its name; where its path would be
    too long for a socket, listening fails, and each start has a process of its own.
    """
    if sys.platform == "win32":  # pipes are in no folder
        return "shikaku-" + hashlib.sha256(os.fsencode(folder)).hexdigest()[:32]
    return str(folder / "running.socket")


def hand_over(folder: Path, argument: str | None) -> bool:
    """Let the running program open what was given; return whether one did.

    Where none is running, or it does not answer in time, the caller opens it.
    """
    socket = QLocalSocket()
    socket.connectToServer(server_name(folder))
    if not socket.waitForConnected(_CONNECT_MILLISECONDS):
        return False
    token = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID", "")
    line = json.dumps(asdict(Request(argument, token))).encode("ascii") + b"\n"
    socket.write(line)
    socket.flush()
    answered = socket.waitForReadyRead(_ANSWER_MILLISECONDS)
    return answered and bytes(socket.readAll().data()) == _ANSWER


class Start:
    """A start of the program: others that begin meanwhile wait until it can open their files.

    ``folder`` is where it leaves a file for that, which need not exist.
    """

    def __init__(self, folder: Path) -> None:
        with suppress(OSError):  # without the folder nobody waits
            folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "starting.lock"))

    def hand_over(self, folder: Path, arguments: Sequence[str | None]) -> list[str | None]:
        """Let the program that is running or starting open all; return what it did not open."""
        left = list(arguments)
        deadline = QDeadlineTimer(_LONGEST_START_MILLISECONDS)
        while True:
            waits = not self.begin() and not deadline.hasExpired()
            while left and hand_over(folder, left[0]):
                del left[0]
            if not (left and waits):
                return left
            sleep(_POLL_SECONDS)

    def begin(self) -> bool:
        """Let others wait; tell whether no other program does so already."""
        if self._lock.isLocked() or self._lock.tryLock(0):
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def end(self) -> None:
        """Let others wait no more."""
        self._lock.unlock()


class InstanceServer(QObject):
    """Calls ``open_`` with each request of another start, until closed.

    All starts that wait are answered before anything is opened, which takes a while. Meanwhile
    others wait, by ``start``, until requests have been answered without delay for some seconds.
    """

    def __init__(
        self, folder: Path, open_: Callable[[Request], None], start: Start | None = None
    ) -> None:
        super().__init__()
        self._open = open_
        self._start = start
        self._requests: deque[Request] = deque()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        name = server_name(folder)
        with suppress(OSError):  # without the folder there is no socket either
            folder.mkdir(parents=True, exist_ok=True)
        if not _is_running(name):  # to listen takes the name away from whoever has it
            QLocalServer.removeServer(name)  # left by a program that was killed
            self._server.listen(name)
        self._next = QTimer(self, singleShot=True, interval=_OPEN_AFTER_MILLISECONDS)
        self._next.timeout.connect(self._open_if_others_wait)
        self._delays = 0
        self._ticks = QTimer(self, interval=_TICK_MILLISECONDS)
        self._ticks.timeout.connect(self._count_calm)
        self._since_tick = QElapsedTimer()
        self._calm = 0
        self._begin_calm()

    @property
    def listening(self) -> bool:
        """Whether requests can come."""
        return self._server.isListening()

    def open_next(self) -> bool:
        """Open what was asked for first, if anything was; return whether it was."""
        if not self._requests:
            return False
        self._open(self._requests.popleft())
        self._next.start()
        self._begin_calm()
        return True

    def _open_if_others_wait(self) -> None:
        """Open the next once other starts wait for that, or have held the lock for long."""
        if self._start is None or self._start.begin() or self._delays >= _MOST_DELAYS:
            self._delays = 0
            self.open_next()
        elif self._requests:
            self._delays += 1
            self._next.start()

    def _begin_calm(self) -> None:
        self._calm = 0
        self._since_tick.start()
        self._ticks.start()

    def _count_calm(self) -> None:
        """Let others wait no more after some seconds in which each tick was in time."""
        late = self._since_tick.restart() > 2 * _TICK_MILLISECONDS
        self._calm = 0 if late or self._requests else self._calm + 1
        if self._calm == _CALM_TICKS:
            self._ticks.stop()
            if self._start is not None:
                self._start.end()

    def close(self) -> None:
        """Take no more requests."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST_REQUEST:
                socket.abort()
            return
        line = bytes(socket.readLine(_LONGEST_REQUEST).data())
        try:
            request = Request.parse(line)
        except (ValueError, RecursionError):
            socket.abort()
            return
        socket.write(_ANSWER)
        socket.flush()
        if socket.state() != QLocalSocket.LocalSocketState.ConnectedState:
            return  # it waits no more, and opens what it was given itself
        socket.disconnectFromServer()
        self._requests.append(request)
        self._next.start()


def _is_running(name: str) -> bool:
    """Tell whether a program listens under a name."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(_CONNECT_MILLISECONDS)
