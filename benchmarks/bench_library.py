"""How quickly the library opens on many files, and whether scrolling through them is fluid.

    python benchmarks/bench_library.py [FILES]

Opens the real window on a folder of so many files (10,000 if nothing is said): as new, with
everything known from before, and after the window has made ready for it, as it does a
moment after its start. Scrolls through part of it. Prints how long
the first page took and how long frames took while scrolling, the slowest included. A frame
is the time in which the window's thread handles one step of the wheel and repaints.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from bench_store import FILES, fill
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui import app as start
from shikaku_gui.gui import fonts
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.settings import Settings

STEPS = 300
STEP_MILLISECONDS = 16
STEP_PIXELS = 90


def wait(milliseconds: int) -> None:
    """Let the window work for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def first_page(window: MainWindow) -> float:
    """Open the library and return the milliseconds until cards are painted."""
    loop = QEventLoop()
    begin = perf_counter()
    window.rooms.show_library()
    home = window.rooms.home
    assert home is not None
    home.librarian.listed.connect(lambda _: QTimer.singleShot(0, loop.quit))
    shown = perf_counter() - begin
    loop.exec()
    home.browsing.gallery.viewport().repaint()
    print(f"{'  of which on the thread of the window':52} {1000 * shown:9.1f} ms")
    return 1000 * (perf_counter() - begin)


def scroll(window: MainWindow) -> list[float]:
    """Scroll at an even pace and return the milliseconds of each frame."""
    home = window.rooms.home
    assert home is not None
    bar = home.browsing.gallery.verticalScrollBar()
    frames: list[float] = []
    loop = QEventLoop()

    def step() -> None:
        begin = perf_counter()
        bar.setValue(bar.value() + STEP_PIXELS)
        home.browsing.gallery.viewport().repaint()
        frames.append(1000 * (perf_counter() - begin))
        if len(frames) == STEPS:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(STEP_MILLISECONDS)
    loop.exec()
    timer.stop()
    return frames


def report(name: str, frames: list[float]) -> None:
    """Print the usual, the 99th and the slowest frame."""
    ordered = sorted(frames)
    late = sum(frame > 20 for frame in frames)
    slow = ordered[int(0.99 * len(ordered))]
    print(
        f"{name:52} {median(frames):9.1f} ms  99 %: {slow:.1f} ms"
        f"  slowest: {ordered[-1]:.1f} ms  over 20 ms: {late} of {len(frames)}"
    )


def bench(folder: Path, name: str, *, ready: bool = False) -> None:
    """Open the window once."""
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.library_folder = folder / "puzzles"
    window = start.make_window(settings, folder)
    window.cache = folder / "cache"
    window.resize(1600, 1000)
    window.documents.begin()
    window.show()
    window.chronicle.begin()
    wait(1000)
    if ready:
        window.rooms.prepare()
        wait(2000)
    print(f"{name + ': first page':52} {first_page(window):9.1f} ms")
    report(f"{name}: frames while files are read", scroll(window))
    home = window.rooms.home
    assert home is not None
    begin = perf_counter()
    while home.librarian.reading:
        wait(50)
    print(f"{name + ': all files read after':52} {perf_counter() - begin:9.1f} s")
    home.browsing.gallery.scrollToTop()
    report(f"{name}: frames after that", scroll(window))
    window.close()


if __name__ == "__main__":
    sys.setswitchinterval(0.001)
    sys.setswitchinterval(start.SWITCH_SECONDS)
    QApplication([])
    fonts.ensure()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else FILES
    with tempfile.TemporaryDirectory() as made:
        fill(Path(made) / "puzzles", count)
        bench(Path(made), "new")
        bench(Path(made), "known")
        bench(Path(made), "made ready", ready=True)
