"""How quickly the library opens with many files, and whether it scrolls smoothly.

    python benchmarks/bench_library.py [FILES]

Opens the real window on a folder of that many files (10,000 by default): for the first time,
with everything cached, and after the window has prepared the library, as it does a moment
after its start. Scrolls through part of it, once while files are still read and thumbnails
drawn, once after that.

The first page is ready when cards are painted; the whole folder when all its files are
listed. A frame is one step of the wheel: everything the GUI thread does until it is painted,
including results of the workers. Each figure is given as wall time and as processor time, which
does not depend on other work of the machine: of the whole program for the first page, of the
GUI thread for a frame. The longest garbage collection is given as well, as it stops all
threads.
"""

import gc
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time

from bench_store import FILES, fill
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui import app as start
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.garbage_collector import GarbageCollector
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.library.library_page import LibraryPage
from shikaku_gui.gui.main_window import MainWindow

STEPS = 300
STEP_MILLISECONDS = 16
STEP_PIXELS = 90
SLOW_MILLISECONDS = 20


@dataclass
class GarbageCollections:
    """How long garbage collections took, in milliseconds of processor time."""

    taken: list[float] = field(default_factory=list)
    begun: float = 0.0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        """Note a collection; called by Python at its start and end."""
        if phase == "start":
            self.begun = thread_time()
        else:
            self.taken.append(1000 * (thread_time() - self.begun))

    def longest(self) -> float:
        """Return the longest one since the last call."""
        longest = max(self.taken, default=0.0)
        self.taken.clear()
        return longest


def wait(milliseconds: int) -> None:
    """Let the window work for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(true: Callable[[], bool]) -> None:
    """Let the window work until something is true."""
    while not true():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def open_library(name: str, window: MainWindow, count: int) -> LibraryPage:
    """Open the library; print when the first page was painted and when all was listed."""
    begin, work, mine = perf_counter(), process_time(), thread_time()
    window.pages.show_library()
    home = window.pages.home
    assert home is not None
    browse_page = home.browse_page
    wait_until(lambda: browse_page.items.rowCount() > 0)
    QApplication.processEvents()
    browse_page.gallery.viewport().repaint()
    passed, worked, my_work = perf_counter() - begin, process_time() - work, thread_time() - mine
    print(
        f"{name + ': first page':44} {1000 * passed:7.0f} ms  processor: {1000 * worked:.0f} ms"
        f"  of which the window's thread: {1000 * my_work:.0f} ms"
    )
    wait_until(lambda: browse_page.items.rowCount() >= count)
    print(f"{name + ': whole folder listed':44} {1000 * (perf_counter() - begin):7.0f} ms")
    return home


def scroll(name: str, home: LibraryPage, collections: GarbageCollections) -> None:
    """Scroll at an even pace and print how long the frames took."""
    bar = home.browse_page.gallery.verticalScrollBar()
    passed: list[float] = []
    worked: list[float] = []
    loop = QEventLoop()
    collections.longest()

    def step() -> None:
        begin, work = perf_counter(), thread_time()
        bar.setValue(bar.value() + STEP_PIXELS)
        QApplication.processEvents()
        passed.append(1000 * (perf_counter() - begin))
        worked.append(1000 * (thread_time() - work))
        if len(passed) == STEPS:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(STEP_MILLISECONDS)
    loop.exec()
    timer.stop()
    print(f"{name:44} {summary(passed)}")
    print(f"{'  of which processor time of its thread':44} {summary(worked)}")
    print(f"{'  longest garbage collection':44} {collections.longest():7.1f} ms")


def summary(frames: list[float]) -> str:
    """Return the usual, the 99th and the slowest frame as text."""
    ordered = sorted(frames)
    late = sum(frame > SLOW_MILLISECONDS for frame in frames)
    most = ordered[int(0.99 * len(ordered))]
    return (
        f"{median(frames):7.1f} ms  99 %: {most:.1f} ms  slowest: {ordered[-1]:.1f} ms"
        f"  over {SLOW_MILLISECONDS} ms: {late} of {len(frames)}"
    )


def bench(
    folder: Path, name: str, count: int, collections: GarbageCollections, *, ready: bool = False
) -> None:
    """Open the window once."""
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.library_folder = folder / "puzzles"
    window = start.make_window(settings, Theme(settings.scheme), folder)
    window.cache = folder / "cache"
    window.resize(1600, 1000)
    window.documents.open_first()
    window.show()
    start.freeze_garbage_collector()
    window.history_service.begin()
    wait(1000)
    if ready:
        window.pages.prepare()
        wait(5000)
        start.freeze_garbage_collector()
    home = open_library(name, window, count)
    scroll(f"{name}: frames while files are read", home, collections)
    begin = perf_counter()
    while home.model.reading:
        wait(50)
    print(f"{name + ': all files read after':44} {perf_counter() - begin:7.1f} s")
    home.browse_page.gallery.scrollToTop()
    scroll(f"{name}: frames after that", home, collections)
    window.close()


if __name__ == "__main__":
    sys.setswitchinterval(start.SWITCH_SECONDS)
    application = QApplication([])
    application.setStyle("Fusion")
    GarbageCollector(application)
    fonts.ensure()
    noted = GarbageCollections()
    gc.callbacks.append(noted)
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else FILES
    with tempfile.TemporaryDirectory() as made:
        fill(Path(made) / "puzzles", wanted)
        bench(Path(made), "new", wanted, noted)
        bench(Path(made), "known", wanted, noted)
        bench(Path(made), "made ready", wanted, noted, ready=True)
