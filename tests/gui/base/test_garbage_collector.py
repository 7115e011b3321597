"""Garbage is collected on the GUI thread only, when it is calm and some may have gathered."""

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import shikaku_gui
from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.gui.base import garbage_collector
from shikaku_gui.gui.base.garbage_collector import GarbageCollector

CALM, BUSY = 0.01, 1.0
FEW, SOME, MEDIUM, MANY = 500, 20_000, 60_000, 80_000


class Window(QWidget):
    """A window in a cycle: PySide would destroy one of Qt's own classes on the GUI thread."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.fixture
def collected() -> Iterator[list[int]]:
    """Give a list of the generations that are collected, on whichever thread."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


class Clock:
    """The processor time of the GUI thread, which goes on by ``step`` seconds between two looks."""

    def __init__(self) -> None:
        self.step = CALM
        self._seconds = 0.0

    def __call__(self) -> float:
        self._seconds += self.step
        return self._seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the clock that the collector reads."""
    made = Clock()
    monkeypatch.setattr(garbage_collector, "thread_time", made)
    return made


@pytest.fixture
def collector(qtbot: QtBot, clock: Clock) -> GarbageCollector:
    """Give a collector made where Python collects, just after it collected everything."""
    gc.collect()
    gc.enable()
    return GarbageCollector()


def make_cycles() -> None:
    for _ in range(SOME):
        cycle: list[object] = []
        cycle.append(cycle)


def test_a_worker_leaves_closed_windows_to_the_gui_thread(
    collector: GarbageCollector, collected: list[int]
) -> None:
    threads = []
    Window().destroyed.connect(lambda: threads.append(current_thread()))
    worker = Thread(target=make_cycles)
    worker.start()
    worker.join()
    assert (collected, threads) == ([], [])
    collector.collect()
    assert threads == [main_thread()]


@pytest.mark.parametrize(
    ("made", "step", "closed", "expected"),
    [
        pytest.param(FEW, CALM, False, [], id="little is new"),
        pytest.param(FEW, CALM, True, [2], id="little is new, but a window has closed"),
        pytest.param(FEW, BUSY, True, [], id="a window has closed, but busy"),
        pytest.param(SOME, CALM, False, [1], id="calm"),
        pytest.param(SOME, CALM, True, [2], id="calm, and a window has closed"),
        pytest.param(SOME, BUSY, True, [1], id="busy, but it is quick"),
        pytest.param(MEDIUM, BUSY, True, [], id="busy"),
        pytest.param(MANY, BUSY, True, [1], id="busy, but much is new"),
    ],
)
def test_when_garbage_is_collected(
    made: int,
    step: float,
    closed: bool,
    expected: list[int],
    clock: Clock,
    collector: GarbageCollector,
    collected: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collector, "_MANY", MANY - 1)
    if closed:
        collector.expect_garbage()
    kept: list[list[int]] = [[] for _ in range(made)]
    clock.step = step
    collector.look()
    assert collected == expected
    assert len(kept) == made


def test_nothing_is_collected_in_a_pause(collector: GarbageCollector, collected: list[int]) -> None:
    with paused_collector():
        make_cycles()
        collector.look()
    assert collected == []
    collector.look()
    assert collected == [1]


def test_all_objects_are_gone_through_once_memory_has_grown(
    collector: GarbageCollector, collected: list[int]
) -> None:
    collector.collect()
    collector._blocks = round(collector._blocks / 1.3)
    collector.collect()
    collector.collect()
    assert collected == [1, 2, 1]


def test_collections_are_ordered_in_few_places() -> None:
    """Anywhere else one might run on the thread of a job."""
    ordered = re.compile(r"\bgc\.(?:collect|enable|set_threshold)\b")
    root = Path(shikaku_gui.__file__).parent
    found = {path.name for path in root.rglob("*.py") if ordered.search(path.read_text("utf-8"))}
    assert found == {"__main__.py", "collector_pause.py", "garbage_collector.py"}
