"""Looks after the player's folder: what changes anywhere below it is seen within seconds."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Runner, Stop
from shikaku_gui.store import FolderContents, scan_folder

MOST_WATCHED = 400
"""So many folders the system is asked to tell of; a look finds what happens in the others."""

_AT_ONCE = 20
"""So many of them at once: on a slow disk each takes its time, and the window waits for it."""

_LOOK_MILLISECONDS = 2000
_SETTLE_MILLISECONDS = 400
_SHARE_OF_TIME = 20
"""A look that takes long, of a large or distant folder, is followed by a pause so much longer."""


class FolderWatch(QObject):
    """Looks through a folder in a worker of its own: when told to, when the system tells of a
    change, and every few seconds while somebody is there to see it.

    ``seen`` is emitted with the folder and what is in it, where that differs from before.
    """

    seen = Signal(Path, FolderContents)

    def __init__(self, scout: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scout = scout
        self._folder: Path | None = None
        self._before: FolderContents | None = None
        self._looking = False
        self._failing = False
        self._attended = False
        self._system = QFileSystemWatcher(self)
        self._gone: list[str] = []
        self._new: list[str] = []
        self._soon = self._timer(_SETTLE_MILLISECONDS, self.look)
        self._later = self._timer(_LOOK_MILLISECONDS, self.look)
        self._telling = self._timer(0, self._tell_some)
        self._system.directoryChanged.connect(lambda _: self._soon.start())

    def follow(self, folder: Path | None) -> None:
        """Look through this folder from now on, and at once."""
        if folder != self._folder:
            self._scout.cancel_all()
            self._folder, self._before, self._looking = folder, None, False
            self._tell_system(())
        self.look()

    def attend(self, attended: bool) -> None:
        """Look every few seconds, or no longer."""
        self._attended = attended
        if attended:
            self.look()
        else:
            self._later.stop()

    def look(self) -> None:
        """Look now."""
        folder = self._folder
        if folder is None or self._looking:
            return
        self._looking = True
        self._scout.run(
            lambda stop: _timed(folder, stop),
            lambda found: self._take(folder, *found),
            self._give_up,
        )

    def close(self) -> None:
        """Look no more."""
        self._later.stop()
        self._soon.stop()
        self._telling.stop()
        self._scout.close()

    def _take(self, folder: Path, seen: FolderContents | None, seconds: float) -> None:
        self._failing = False
        self._end_look(seconds)
        if seen is None or seen == self._before:
            return
        self._before = seen
        self._tell_system(seen.folders[:MOST_WATCHED])
        self.seen.emit(folder, seen)

    def _give_up(self, error: BaseException) -> None:
        """Let a look that failed be followed by another one; tell of the first error in a row."""
        told_before, self._failing = self._failing, True
        self._end_look(0.0)
        if not told_before:
            raise error

    def _end_look(self, seconds: float) -> None:
        self._looking = False
        if self._attended:
            self._later.start(max(_LOOK_MILLISECONDS, round(1000 * _SHARE_OF_TIME * seconds)))

    def _tell_system(self, folders: Sequence[str]) -> None:
        """Let the system tell of these folders and of no others, bit by bit."""
        before, now = set(self._system.directories()), set(folders)
        self._gone, self._new = sorted(before - now), sorted(now - before)
        self._tell_some()

    def _tell_some(self) -> None:
        gone, self._gone = self._gone[:_AT_ONCE], self._gone[_AT_ONCE:]
        new, self._new = self._new[:_AT_ONCE], self._new[_AT_ONCE:]
        if gone:
            self._system.removePaths(gone)
        if new:
            self._system.addPaths(new)
        if self._gone or self._new:
            self._telling.start()

    def _timer(self, milliseconds: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(act)
        return timer


def _timed(folder: Path, stop: Stop) -> tuple[FolderContents | None, float]:
    begin = perf_counter()
    return scan_folder(folder, stop), perf_counter() - begin
