"""Runs in processes of their own: the same outcomes, limits, and stops that leave nothing."""

import subprocess
import sys
import threading
from itertools import count
from pathlib import Path

import pytest

from shikaku_gui.formats import load
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver.control import CutShortError
from shikaku_gui.solver.formulations import laboratory
from shikaku_gui.solver.formulations.catalogue import formulation_named
from shikaku_gui.solver.formulations.formulation import Verdict
from shikaku_gui.solver.formulations.laboratory import Laboratory, RunLimits
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel
from shikaku_gui.solver.process_memory import resident_size
from tests.solver.brute import mutilated_boards

LITERATURE = Path(__file__).resolve().parents[2] / "data" / "literature"
SMALL = Puzzle(3, 3, {Cell(0, 0): 3, Cell(0, 1): 2, Cell(2, 2): 4})
SEVERAL = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
LONG = load(LITERATURE / "janko-050.txt").puzzle
"""``no-overlap-shapes`` takes seconds for it."""
ENDLESS = mutilated_boards(8)
"""``exact-cover`` does not end on it."""

Processes = list["subprocess.Popen[bytes]"]


def was_killed(process: "subprocess.Popen[bytes]") -> bool:
    """Tell whether a process has ended, without an exit status of its own."""
    return process.returncode is not None and process.returncode != 0


def test_each_formulation_runs_in_a_process_of_its_own(started: Processes) -> None:
    wanted = [formulation_named(name) for name in ("deduction", "exact-cover", "highs")]
    runs = list(Laboratory(SEVERAL).runs(wanted, RunLimits(repeat=3, seconds=60)))
    assert [run.formulation for run in runs] == wanted
    assert len(started) == 3
    for run in runs:
        assert run.outcome.verdict is Verdict.MULTIPLE
        assert run.outcome.proved
        assert len(set(run.outcome.solutions)) == 2
        assert len(run.warm) == 2
        assert run.typical in (*run.warm, sum(run.warm) / 2)
        assert 0 <= run.spread <= max(run.warm)
        assert run.peak_memory > 2**20
    assert [run.seconds_load > 0.001 for run in runs] == [False, False, True]


def test_each_process_has_a_cold_run(started: Processes) -> None:
    limits = RunLimits(repeat=2, seconds=60, processes=3)
    (run,) = Laboratory(SMALL).runs([formulation_named("exact-cover")], limits)
    assert len(started) == 3
    assert (len(run.colds), len(run.warm)) == (3, 3)
    assert run.cold == sorted(run.colds)[1]
    assert run.cold_spread == max(run.colds) - min(run.colds)
    assert run.outcome.seconds == run.colds[0]


def test_a_single_run_is_cold(started: Processes) -> None:
    (run,) = Laboratory(SMALL).runs([formulation_named("relaxation")])
    assert (run.outcome.verdict, run.warm, run.spread) == (Verdict.UNIQUE, (), 0.0)
    assert run.typical == run.cold == run.outcome.seconds > 0
    assert (run.colds, run.cold_spread) == ((run.outcome.seconds,), 0.0)
    assert sum(map(sum, run.outcome.values)) == len(SMALL.clues)


def test_a_time_limit_ends_a_run(started: Processes) -> None:
    limits = RunLimits(repeat=3, seconds=0.05)
    (run,) = Laboratory(ENDLESS).runs([formulation_named("exact-cover")], limits)
    assert run.outcome.verdict is Verdict.TIME_LIMIT
    assert not run.outcome.proved
    assert not run.warm


def test_a_run_that_does_not_end_itself_is_killed(
    started: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "_GRACE_SECONDS", -60.0)
    limits = RunLimits(repeat=1, seconds=60.0)
    (run,) = Laboratory(ENDLESS).runs([formulation_named("exact-cover")], limits)
    assert run.outcome.verdict is Verdict.TIME_LIMIT
    assert "killed" in str(run.outcome.note)
    assert was_killed(started[0])


@pytest.mark.skipif(not resident_size(1), reason="the system does not tell the memory in use")
def test_a_memory_limit_ends_a_run(started: Processes) -> None:
    limits = RunLimits(memory=20 * 2**20)
    (run,) = Laboratory(LONG).runs([formulation_named("partition")], limits)
    assert run.outcome.verdict is Verdict.MEMORY_LIMIT
    assert run.peak_memory > 20 * 2**20
    assert was_killed(started[0])


@pytest.mark.parametrize("polls", [1, 5, 60])
def test_a_stop_kills_the_process(polls: int, started: Processes) -> None:
    asked = count()
    threads = threading.active_count()
    runs = Laboratory(LONG).runs(
        [formulation_named("no-overlap-shapes")], stop=lambda: next(asked) >= polls
    )
    with pytest.raises(CutShortError):
        list(runs)
    (process,) = started
    assert was_killed(process)
    assert threading.active_count() == threads


def test_a_dead_process_is_reported(started: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Laboratory(LONG).runs([formulation_named(name) for name in ("fd", "deduction")])
    with monkeypatch.context() as patch:
        patch.setattr(laboratory._Watch, "next_run", lambda _self: started[0].kill())
        assert next(runs).outcome.verdict is Verdict.CRASHED
    assert next(runs).outcome.verdict is Verdict.UNIQUE


@pytest.mark.parametrize("repeat", [1, 2])
def test_without_a_process_it_runs_in_this_one(
    repeat: int, started: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "")
    here = Laboratory(SMALL)
    (run,) = here.runs([formulation_named("exact-cover")], RunLimits(repeat))
    assert not started
    assert run.outcome.verdict is Verdict.UNIQUE
    assert len(run.warm) == repeat - 1
    with pytest.raises(CutShortError):
        list(here.runs([formulation_named("exact-cover")], stop=lambda: True))
    hard = Laboratory(LONG)
    (run,) = hard.runs([formulation_named("exact-cover")], RunLimits(2, seconds=1e-9))
    assert run.outcome.verdict is Verdict.TIME_LIMIT
    assert not run.warm


def test_where_no_process_can_be_started_it_runs_in_this_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python3")
    (run,) = Laboratory(SMALL).runs([formulation_named("fd")])
    assert run.outcome.verdict is Verdict.UNIQUE
    assert run.peak_memory == 0


def test_levels_of_the_puzzle() -> None:
    assert [step.level for step in Laboratory(SMALL).levels()] == list(ReasoningLevel)


def test_a_library_that_prints_does_not_disturb(
    started: Processes, capfd: pytest.CaptureFixture[str]
) -> None:
    (run,) = Laboratory(SMALL).runs([formulation_named("highs")])
    assert run.outcome.verdict is Verdict.UNIQUE
    assert capfd.readouterr() == ("", "")


def test_shapes_reach_the_process(started: Processes) -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, shapes={Cell(1, 1): Shape.TALL})
    (run,) = Laboratory(puzzle).runs([formulation_named("fd")])
    assert run.outcome.solutions == ((Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)),)
    assert len(started) == 1
