"""Watches the player's folder, so that changes anywhere in it show within seconds."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.store import FolderContents, scan_folder

MAX_WATCHED_FOLDERS = 400
"""How many folders the system watches; changes in others are found by the next scan."""

_WATCH_BATCH = 20
"""How many folders are added at a time, because the GUI thread waits for the disk."""

_INTERVAL_MILLISECONDS = 2000
_SETTLE_MILLISECONDS = 400
_PAUSE_FACTOR = 20
"""The pause after a scan, in multiples of its duration: large folders are scanned less often."""


class FolderWatch(QObject):
    """Scans a folder on its own worker thread: on demand, when the system reports a change,
    and every few seconds while it is active.

    ``scanned`` is emitted with the folder and its contents, if these have changed.
    """

    scanned = Signal(Path, FolderContents)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._folder: Path | None = None
        self._last_contents: FolderContents | None = None
        self._failing = False
        self._active = False
        self._system = QFileSystemWatcher(self)
        self._to_remove: list[str] = []
        self._to_add: list[str] = []
        self._settle_timer = self._timer(_SETTLE_MILLISECONDS, self.scan)
        self._interval_timer = self._timer(_INTERVAL_MILLISECONDS, self.scan)
        self._watch_timer = self._timer(0, self._update_watches)
        self._system.directoryChanged.connect(lambda _: self._settle_timer.start())

    def follow(self, folder: Path | None) -> None:
        """Watch this folder from now on, and scan it at once."""
        if folder != self._folder:
            self._jobs.cancel(self)
            self._folder, self._last_contents = folder, None
            self._watch_folders(())
        self.scan()

    def set_active(self, active: bool) -> None:
        """Scan every few seconds, or stop doing so."""
        self._active = active
        if active:
            self.scan()
        else:
            self._interval_timer.stop()

    def scan(self) -> None:
        """Scan now."""
        folder = self._folder
        if folder is None or self._jobs.is_pending(self):
            return
        self._jobs.submit(
            lambda stop: _timed_scan(folder, stop),
            lambda found: self._on_scanned(folder, *found),
            self._on_scan_failed,
            replaces=self,
        )

    def close(self) -> None:
        """Stop scanning."""
        self._interval_timer.stop()
        self._settle_timer.stop()
        self._watch_timer.stop()
        self._jobs.close()

    def _on_scanned(self, folder: Path, contents: FolderContents | None, seconds: float) -> None:
        self._failing = False
        self._schedule_next(seconds)
        if contents is None or contents == self._last_contents:
            return
        self._last_contents = contents
        self._watch_folders(contents.folders[:MAX_WATCHED_FOLDERS])
        self.scanned.emit(folder, contents)

    def _on_scan_failed(self, error: BaseException) -> None:
        """Schedule the next scan after one that failed; raise only the first error in a row."""
        reported, self._failing = self._failing, True
        self._schedule_next(0.0)
        if not reported:
            raise error

    def _schedule_next(self, seconds: float) -> None:
        if self._active:
            self._interval_timer.start(
                max(_INTERVAL_MILLISECONDS, round(1000 * _PAUSE_FACTOR * seconds))
            )

    def _watch_folders(self, folders: Sequence[str]) -> None:
        """Let the system watch these folders and no others, in small steps."""
        before, now = set(self._system.directories()), set(folders)
        self._to_remove, self._to_add = sorted(before - now), sorted(now - before)
        self._update_watches()

    def _update_watches(self) -> None:
        gone, self._to_remove = self._to_remove[:_WATCH_BATCH], self._to_remove[_WATCH_BATCH:]
        new, self._to_add = self._to_add[:_WATCH_BATCH], self._to_add[_WATCH_BATCH:]
        if gone:
            self._system.removePaths(gone)
        if new:
            self._system.addPaths(new)
        if self._to_remove or self._to_add:
            self._watch_timer.start()

    def _timer(self, milliseconds: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(act)
        return timer


def _timed_scan(folder: Path, stop: Stop) -> tuple[FolderContents | None, float]:
    begin = perf_counter()
    return scan_folder(folder, stop), perf_counter() - begin
