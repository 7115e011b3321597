"""Puzzles made ahead beside the window, and never while anything else is worked at."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.gui.new_puzzle.pregeneration import Pregeneration
from shikaku_gui.solver import Difficulty, Recipe, from_recipe
from shikaku_gui.store import PregenerationQueue
from shikaku_gui.store.pregeneration_queue import PUZZLES_PER_PRESET
from tests.gui.waiting import Waiting

PRESET = Recipe(5, 5, 0)
# It takes so long that it is never ready within a test.
ENDLESS = Recipe(2, 9, 0, Difficulty.EXPERT)


@pytest.fixture
def runner() -> Waiting:
    return Waiting()


@pytest.fixture
def pregeneration(
    settings: Settings, runner: Waiting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Pregeneration]:
    numbers = iter(range(100, 200))
    monkeypatch.setattr(
        presets, "with_new_seed", lambda preset: replace(preset, seed=next(numbers))
    )
    made = Pregeneration(tmp_path / "stock", settings, runner)
    made.process.quiet.setInterval(0)
    yield made
    made.close()
    assert not made.process.busy


def test_it_fills_the_queue_for_the_recent_presets(
    pregeneration: Pregeneration,
    settings: Settings,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    queue = PregenerationQueue(tmp_path / "stock")
    presets.remember_preset(PRESET, settings)
    pregeneration.begin()
    qtbot.waitUntil(
        lambda: queue.missing([PRESET]) is None and not pregeneration.process.busy, timeout=30_000
    )
    taken = [queue.take(PRESET) for _ in range(PUZZLES_PER_PRESET + 1)]
    assert taken == [
        from_recipe(replace(PRESET, seed=100 + at)) for at in range(PUZZLES_PER_PRESET)
    ] + [None]


def test_it_gives_way_to_other_work_at_once(
    pregeneration: Pregeneration, runner: Waiting, settings: Settings, qtbot: QtBot
) -> None:
    presets.remember_preset(ENDLESS, settings)
    pregeneration.begin()
    qtbot.waitUntil(lambda: pregeneration.process.busy, timeout=30_000)
    runner.submit(lambda _: None, lambda _: None)
    qtbot.waitUntil(lambda: not pregeneration.process.busy, timeout=30_000)
    qtbot.wait(50)
    assert not pregeneration.process.busy
    runner.go_on()
    qtbot.waitUntil(lambda: pregeneration.process.busy, timeout=30_000)


def test_without_presets_it_does_nothing(pregeneration: Pregeneration, qtbot: QtBot) -> None:
    pregeneration.begin()
    qtbot.wait(50)
    assert not pregeneration.process.busy


def test_before_it_has_begun_it_does_nothing(
    pregeneration: Pregeneration, runner: Waiting, settings: Settings, qtbot: QtBot
) -> None:
    presets.remember_preset(PRESET, settings)
    runner.submit(lambda _: None, lambda _: None)
    runner.go_on()
    qtbot.wait(50)
    assert not pregeneration.process.busy


def test_what_fails_again_and_again_is_given_up(
    pregeneration: Pregeneration, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "stock").write_text("a file where the folder should be")
    presets.remember_preset(PRESET, settings)
    pregeneration.begin()
    qtbot.waitUntil(lambda: pregeneration._failures.get(PRESET) == 3, timeout=30_000)
    qtbot.wait(50)
    assert not pregeneration.process.busy
