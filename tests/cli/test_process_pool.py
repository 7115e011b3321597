"""Worker processes end when they should, and their errors are reported."""

import os
import signal
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import process_pool
from shikaku_gui.cli.process_pool import local_executor

KILLED = """
import os, signal
from shikaku_gui.cli.process_pool import local_executor

if __name__ == "__main__":
    with local_executor(2) as processes:
        print(processes.submit(str, "at work").result(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""
TERMINATED = """
import os, signal
from multiprocessing import resource_tracker, util
from shikaku_gui.cli.process_pool import local_executor

def spawned(*arguments):
    number = spawn(*arguments)
    os.kill(os.getpid(), signal.SIGTERM)
    return number

if __name__ == "__main__":
    resource_tracker.ensure_running()
    spawn, util.spawnv_passfds = util.spawnv_passfds, spawned
    with local_executor(2) as processes:
        processes.submit(str, "at work").result()
"""


def test_work_that_is_wanted_no_more_is_not_waited_for() -> None:
    futures: list[Future[None]] = []

    def leave() -> None:
        with local_executor(2) as processes:
            futures.extend(processes.submit(sleep, 100) for _ in range(2))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        leave()
    assert len(futures) == 2
    assert all(isinstance(future.exception(), BrokenProcessPool) for future in futures)


@pytest.mark.skipif(os.name != "posix", reason="kills the process")
def test_the_processes_end_with_the_one_that_began_them(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(KILLED, encoding="utf-8")
    # Each of the processes holds the pipe: it closes when all of them are gone.
    answer = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, timeout=60, check=False
    )
    assert (answer.returncode, answer.stdout) == (-signal.SIGKILL, b"at work\n")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_process_that_is_just_started_ends_in_silence_with_the_one_that_starts_it(
    tmp_path: Path,
) -> None:
    script = tmp_path / "script.py"
    script.write_text(TERMINATED, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert answer.returncode == -signal.SIGTERM
    assert "Traceback" not in answer.stderr


def test_sigterm_is_handled_as_before_once_the_processes_are_gone() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with local_executor(1):
        assert signal.getsignal(signal.SIGTERM) is not before
        with local_executor(1):
            pass
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize("command", ["check", "grade", "solve", "generate"])
def test_a_command_whose_processes_break_says_so_in_a_sentence(
    command: str, sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise BrokenProcessPool("too bad")

    monkeypatch.setattr(process_pool, "local_executor", broken)
    given = ["9x9", "-n", "2", "--seed", "1"] if command == "generate" else [str(sample)] * 2
    assert cli.main([command, *given, "--jobs", "2"]) == 4
    assert capsys.readouterr().err == "shikaku: too bad\n"


@pytest.mark.skipif(os.name != "posix", reason="how processes are started there")
def test_processes_that_cannot_be_started_are_reported(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.popen_spawn_posix.Popen._launch", full)
    assert cli.main(["check", str(sample), str(sample), "--jobs", "2"]) == 4
    assert capsys.readouterr().err == (
        "shikaku: could not start a process: Resource temporarily unavailable\n"
    )
