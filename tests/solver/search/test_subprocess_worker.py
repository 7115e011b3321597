"""Work in a process of its own: the same answers, and nothing left behind."""

import json
import os
import random
import subprocess
import sys
import threading
from itertools import count
from pathlib import Path

import pytest

from shikaku_gui import child_processes
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.conflict import conflicts, shrinking_conflicts
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search import subprocess_worker, task_runner
from shikaku_gui.solver.search.set_partitioning import partition_choices, partitions
from shikaku_gui.solver.search.task_runner import count_literals, run_task
from tests.solver.brute import all_solutions, garbled, random_puzzle

# Far more solutions than can be listed: a checkerboard of dominoes.
MANY = Puzzle(20, 20, {Cell(r, c): 2 for r in range(20) for c in range(20) if (r + c) % 2 == 0})
FEW = random_puzzle(random.Random(3), 5, 5)


Processes = list["subprocess.Popen[bytes]"]


@pytest.fixture(autouse=True)
def in_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all models worked on in processes."""
    monkeypatch.setattr(task_runner, "LARGEST_IN_PROCESS", 0)


def test_the_results_are_those_of_this_process(started: Processes) -> None:
    assert set(partitions(placements(FEW), 1000, Control())) == all_solutions(FEW)
    rng = random.Random(11)
    puzzle = garbled(rng, garbled(rng, random_puzzle(rng, 12, 12)))
    cores = [[least, *clues] for clues, least in conflicts(placements(puzzle), Control())]
    assert cores
    assert cores == list(shrinking_conflicts(placements(puzzle), Control(), 0))
    assert len(started) == 2


BEGINNING = """
import sys
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.search import task_runner
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search.set_partitioning import partitions

task_runner.LARGEST_IN_PROCESS = 0
clues = {Cell(r, c): 2 for r in range(20) for c in range(20) if (r + c) % 2 == 0}
live = placements(Puzzle(20, 20, clues))
"""
LOADED = """
print(len(list(partitions(live, 2, Control()))), "ortools" in sys.modules)
"""
PARENT = """
for _ in partitions(live, 1_000_000_000, Control()):
    print("found", flush=True)
"""


def test_a_large_model_loads_nothing_in_this_process() -> None:
    command = [sys.executable, "-c", BEGINNING + LOADED]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert shown.stdout == "2 False\n"


@pytest.mark.parametrize("polls", [1, 2, 4, 8, 16, 32])
def test_a_stop_at_any_moment_leaves_nothing_running(polls: int, started: Processes) -> None:
    asked, counting = count(), count()
    threads = threading.active_count()
    live = placements(MANY)
    count_literals(live, Control(stop=lambda: next(counting) < 0))
    before = next(counting)
    control = Control(stop=lambda: next(asked) >= 2 * before + polls)
    with pytest.raises(CutShortError):
        list(partitions(live, 1_000_000_000, control))
    assert len(started) == 1
    assert started[0].returncode != 0
    assert threading.active_count() == threads


def test_leaving_early_ends_the_process(started: Processes) -> None:
    found = run_task(partition_choices, placements(MANY), Control(), 1_000_000_000)
    assert len(next(found)) == len(MANY.clues)
    found.close()
    assert started[0].returncode != 0


def test_a_process_that_is_killed_is_a_limit(started: Processes) -> None:
    found = partitions(placements(MANY), 1_000_000_000, Control())
    next(found)
    started[0].kill()
    with pytest.raises(CutShortError):
        list(found)
    assert len(started) == 1


def test_the_process_ends_with_its_parent() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BEGINNING + PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"found\n"
        parent.kill()
        # Standard error is the child's too: it ends when both have ended.
        _, complaints = parent.communicate(timeout=60)
    assert not complaints


def test_a_process_with_closed_output_ends_silently(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with subprocess_worker._start_process() as unread:
        assert unread.stdin is not None
        assert unread.stdout is not None
        unread.stdout.close()
        # Its input stays open: that is not what it ends with.
        task = [partition_choices.__module__, partition_choices.__name__, [1], 0, True]
        unread.stdin.write(json.dumps(task).encode() + b"\n")
        unread.stdin.flush()
        assert unread.wait(timeout=60) == 1
    assert not capfd.readouterr().err


@pytest.mark.parametrize("given", [b"", b"[", b'["some.module", "work", [], 2, true]\n[]\n'])
def test_a_process_with_closed_input_ends_silently(
    given: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    with subprocess_worker._start_process() as unwanted:
        out, _ = unwanted.communicate(given, timeout=60)
    assert (unwanted.returncode, out) == (1, b"")
    assert not capfd.readouterr().err


DOES = {
    "python-that-fails": "exit 1",
    "python-that-talks": f'echo Welcome; exec {sys.executable} "$@"',
}


@pytest.mark.parametrize(
    "executable",
    [
        "",
        "shikaku",
        "/nowhere/python3",
        "/nowhere/python\0",
        "python-that-fails",
        "python-that-talks",
    ],
    ids=["unknown", "another program", "missing", "no path", "failing", "talking"],
)
def test_without_a_process_the_task_runs_in_this_one(
    executable: str, tmp_path: Path, started: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    if executable in DOES:
        other = tmp_path / executable
        other.write_text(f"#!/bin/sh\n{DOES[executable]}\n")
        other.chmod(0o755)
        executable = str(other)
    monkeypatch.setattr(sys, "executable", executable)
    assert set(partitions(placements(FEW), 1000, Control())) == all_solutions(FEW)


def test_other_output_is_not_taken_for_the_end(
    tmp_path: Path, started: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "python-that-nods"
    other.write_text("#!/bin/sh\necho null; echo null; cat >/dev/null\n")
    other.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(other))
    with pytest.raises(CutShortError):
        list(partitions(placements(FEW), 1000, Control()))


def test_a_bundle_of_somebody_else_starts_no_process(
    started: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert set(partitions(placements(FEW), 1000, Control())) == all_solutions(FEW)
    assert not started


def test_our_bundle_starts_itself_as_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "shikaku"
    start = "from shikaku_gui.child_processes import begin_bundle; begin_bundle()"
    bundle.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{start}" "$@"\n')
    bundle.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(bundle))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(child_processes, "_starts_modules", True)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    live = placements(FEW)
    found = list(subprocess_worker.run_in_subprocess(partition_choices, live, Control(), [1000]))
    assert found == list(partition_choices(live, Control(), 1000))
