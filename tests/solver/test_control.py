import math
import os
from pathlib import Path

import pytest

from shikaku_gui.solver import Phase
from shikaku_gui.solver.control import (
    Control,
    CutShortError,
    peak_memory,
    peak_memory_since_start,
    resident_size,
)


def test_without_limits_the_work_goes_on() -> None:
    control = Control()
    control.check()
    assert not control.is_over()
    assert control.remaining == math.inf


@pytest.mark.parametrize("control", [Control(time_limit=0), Control(stop=lambda: True)])
def test_a_limit_ends_the_work(control: Control) -> None:
    assert control.is_over()
    with pytest.raises(CutShortError):
        control.check()
    with pytest.raises(CutShortError):
        control.enter(Phase.CHECK)


def test_phases_are_timed_and_added_up() -> None:
    control = Control(time_limit=1000)
    for phase in (Phase.CHECK, Phase.SEARCH, Phase.CHECK):
        control.enter(phase)
    control.leave()
    control.leave()
    assert set(control.seconds) == {Phase.CHECK, Phase.SEARCH}
    assert 0 < control.remaining <= 1000
    assert all(amount > 1_000_000 for amount in control.peak_memory.values())


def test_progress_is_reported_within_a_phase_only() -> None:
    reports: list[tuple[Phase, float | None]] = []
    control = Control(on_progress=lambda *args: reports.append(args))
    control.progress(0.5)
    control.enter(Phase.DEDUCTION)
    control.progress(0.25)
    control.leave()
    control.progress(1.0)
    assert reports == [(Phase.DEDUCTION, None), (Phase.DEDUCTION, 0.25)]


def test_memory_of_a_process() -> None:
    if resident_size(os.getpid()):
        assert 2**20 < resident_size(os.getpid()) <= peak_memory_since_start()
    assert resident_size(2**30) == 0


def test_the_peak_of_memory_where_the_system_does_not_tell_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: object, **__: object) -> str:
        raise OSError

    monkeypatch.setattr(Path, "read_text", missing)
    assert peak_memory_since_start() == peak_memory()
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "Name: python\n")
    assert peak_memory_since_start() == peak_memory()
