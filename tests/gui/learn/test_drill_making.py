"""Drills are made by a process of its own while the program has nothing else to do."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.learn.drill_making import DrillMaking
from shikaku_gui.solver import Drill, Technique
from tests.gui.waiting import Waiting

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-in is a shell script")

STAND_IN = """#!/bin/sh
echo "$@" >> '{noted}'
exec sleep 60
"""


class Scene:
    """A maker of drills whose process records its arguments and never ends by itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "drills"
        self.noted = folder / "noted"
        self.runner = Waiting()
        self.making = DrillMaking(self.folder, self.runner)
        self.making.process.quiet.setInterval(0)

    @property
    def started(self) -> list[str]:
        """The arguments of each process that was started."""
        return self.noted.read_text().splitlines() if self.noted.exists() else []

    def work(self) -> None:
        """Give the worker thread something to do."""
        self.runner.submit(lambda _stop: None, lambda _result: None)


@pytest.fixture
def scene(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    made = Scene(tmp_path)
    program = tmp_path / "program"
    program.write_text(STAND_IN.format(noted=made.noted))
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    yield made
    made.making.close()


def test_a_drill_of_the_technique_is_made(scene: Scene, qtbot: QtBot) -> None:
    scene.making.fill(Technique.PAIR)
    assert not scene.making.process.busy
    qtbot.waitUntil(lambda: bool(scene.started))
    assert scene.making.process.busy
    assert scene.started == [f"-m shikaku_gui.store.make_drill {scene.folder} pair"]


def test_one_is_made_at_a_time(scene: Scene, qtbot: QtBot) -> None:
    scene.making.fill(Technique.PAIR)
    qtbot.waitUntil(lambda: bool(scene.started))
    scene.making.fill(Technique.POCKET)
    assert not scene.making.process.quiet.isActive()
    scene.making.process._start()
    assert len(scene.started) == 1


def test_the_worker_thread_comes_first(scene: Scene, qtbot: QtBot) -> None:
    scene.work()
    scene.making.fill(Technique.PAIR)
    assert not scene.making.process.quiet.isActive()
    scene.runner.go_on()
    qtbot.waitUntil(lambda: bool(scene.started))
    scene.work()
    qtbot.waitUntil(lambda: not scene.making.process.busy)
    scene.runner.go_on()
    qtbot.waitUntil(lambda: len(scene.started) == 2)


def test_a_pause_begins_again_with_each_job(scene: Scene) -> None:
    scene.making.process.quiet.setInterval(60_000)
    scene.making.fill(Technique.PAIR)
    assert scene.making.process.quiet.isActive()
    scene.work()
    assert not scene.making.process.quiet.isActive()
    scene.runner.go_on()
    assert scene.making.process.quiet.isActive()


@pytest.mark.parametrize("status", [0, 1])
def test_the_next_is_made_only_when_asked_for(
    scene: Scene, qtbot: QtBot, tmp_path: Path, status: int
) -> None:
    (tmp_path / "program").write_text(f"#!/bin/sh\nexit {status}\n")
    made: list[bool] = []
    scene.making.made.connect(lambda: made.append(True))
    scene.making.fill(Technique.PAIR)
    with qtbot.waitSignal(scene.making.process._process.finished):
        pass
    assert made == [True] * (status == 0)
    scene.work()
    scene.runner.go_on()
    assert not scene.making.process.quiet.isActive()
    scene.making.fill(Technique.PAIR)
    assert scene.making.process.quiet.isActive()


def test_nothing_is_made_where_no_technique_lacks_drills(scene: Scene) -> None:
    scene.making.fill(Technique.PAIR)
    scene.making.fill(None)
    assert not scene.making.process.quiet.isActive()
    scene.making.process._start()
    assert not scene.making.process.busy


def test_closing_ends_it_for_good(scene: Scene, qtbot: QtBot) -> None:
    scene.making.fill(Technique.PAIR)
    qtbot.waitUntil(lambda: bool(scene.started))
    scene.making.close()
    assert not scene.making.process.busy
    scene.making.fill(Technique.PAIR)
    assert not scene.making.process.quiet.isActive()
    scene.making.process._start()
    assert not scene.making.process.busy


@pytest.mark.slow
def test_the_real_process_writes_a_drill(qtbot: QtBot, tmp_path: Path) -> None:
    making = DrillMaking(tmp_path, Waiting())
    making.process.quiet.setInterval(0)
    making.fill(Technique.ONLY_CLUE)
    qtbot.waitUntil(lambda: making.process.busy)
    qtbot.waitUntil(lambda: not making.process.busy, timeout=60_000)
    making.close()
    (line,) = (tmp_path / "only-clue.txt").read_text().splitlines()
    assert Drill.parse(line).technique is Technique.ONLY_CLUE
