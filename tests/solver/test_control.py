import math

import pytest

from shikaku_gui.solver import Phase
from shikaku_gui.solver.control import Control, CutShortError


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
