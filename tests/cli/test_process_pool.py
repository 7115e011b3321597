"""Worker processes end when they should, and their errors are reported."""

import errno
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.popen_spawn_posix import Popen
from pathlib import Path
from time import sleep

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import process_pool
from shikaku_gui.cli.process_pool import ProcessPool

KILLED = """
import os, signal
from shikaku_gui.cli.process_pool import ProcessPool

if __name__ == "__main__":
    with ProcessPool(2) as processes:
        print(processes.submit(str, "at work").result(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""
TERMINATED = """
import os, signal
from multiprocessing import resource_tracker, util
from shikaku_gui.cli.process_pool import ProcessPool

def spawned(*arguments):
    number = spawn(*arguments)
    os.kill(os.getpid(), signal.SIGTERM)
    return number

if __name__ == "__main__":
    resource_tracker.ensure_running()
    spawn, util.spawnv_passfds = util.spawnv_passfds, spawned
    with ProcessPool(2) as processes:
        processes.submit(str, "at work").result()
"""


def test_work_that_is_wanted_no_more_is_not_waited_for() -> None:
    futures: list[Future[None]] = []

    def leave() -> None:
        with ProcessPool(2) as processes:
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
    with ProcessPool(1):
        assert signal.getsignal(signal.SIGTERM) is not before
        with ProcessPool(1):
            pass
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize("command", ["check", "grade", "solve", "generate"])
def test_a_command_whose_processes_break_says_so_in_a_sentence(
    command: str, sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise BrokenProcessPool("too bad")

    monkeypatch.setattr(process_pool, "ProcessPool", broken)
    given = ["9x9", "-n", "2", "--seed", "1"] if command == "generate" else [str(sample)] * 2
    assert cli.main([command, *given, "--jobs", "2"]) == 4
    assert capsys.readouterr().err == "shikaku: too bad\n"


@pytest.mark.skipif(os.name != "posix", reason="how processes are started there")
@pytest.mark.parametrize(
    ("fails", "error"),
    [
        ("_multiprocessing.SemLock", OSError(errno.EROFS, "Read-only file system")),
        ("_multiprocessing.SemLock", PermissionError(errno.EACCES, "Permission denied")),
        ("multiprocessing.connection.Pipe", OSError(errno.EMFILE, "Too many open files")),
        ("multiprocessing.popen_spawn_posix.Popen._launch", BlockingIOError(11, "Try again")),
        ("concurrent.futures.process._check_system_limits", NotImplementedError("no semaphores")),
        ("threading.Thread.start", RuntimeError("can't start new thread")),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", ["check", "solve", "generate"])
def test_without_other_processes_the_work_is_done_in_one(
    command: str,
    fails: str,
    error: Exception,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    given = ["4x4", "-n", "2", "--seed", "1"] if command == "generate" else [str(sample)] * 2
    assert cli.main([command, *given, "--jobs", "1"]) == 0
    expected = capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(fails, fail)
        assert cli.main([command, *given, "--jobs", "2"]) == 0
    told = capsys.readouterr()
    assert told.out == expected.out
    assert told.err == expected.err + (
        f"shikaku: all work is done in one process, as others cannot be started: {error.args[-1]}\n"
    )
    assert not multiprocessing.active_children()


def test_processes_that_end_at_once_are_no_help(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(process_pool, "_initialise_process", sys.exit)
    assert cli.main(["check", str(sample), str(sample), "--jobs", "2"]) == 0
    told = capfd.readouterr()
    assert len(told.out.splitlines()) == 2
    assert "they end as soon as they are started" in told.err


@pytest.mark.skipif(os.name != "posix", reason="how processes are started there")
def test_fewer_processes_than_wanted_do_all_work(monkeypatch: pytest.MonkeyPatch) -> None:
    launched: list[object] = []

    class OneProcess(Popen):
        def _launch(self, process: object) -> None:
            launched.append(process)
            if len(launched) > 1:
                raise BlockingIOError(11, "Try again")
            super()._launch(process)  # type: ignore[misc]

    monkeypatch.setattr("multiprocessing.popen_spawn_posix.Popen", OneProcess)
    with ProcessPool(8) as processes:
        futures = [processes.submit(abs, -number) for number in range(20)]
        assert [future.result() for future in futures] == list(range(20))
    assert len(launched) == 2


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_a_process_that_may_open_hardly_any_files_does_its_work_alone() -> None:
    command = f"ulimit -n 8; exec {sys.executable} -m shikaku_gui generate"
    answer = subprocess.run(
        ["sh", "-c", f"{command} 4x4 -n 2 --seed 1 --jobs 2 --to pzpr"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0
    assert answer.stdout.count("\n") == 2
    assert answer.stderr.endswith("cannot be started: Too many open files\n")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_leaves_nothing_for_python_to_warn_of(name: str) -> None:
    if signal.getsignal(signal.Signals[name]) is signal.SIG_IGN:
        pytest.skip("it is ignored here, as under nohup, and so by what is started")
    with subprocess.Popen(
        [sys.executable, "-m", "shikaku_gui", "generate", "9x9", "-n", "9999", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.Signals[name])
        errors = process.communicate(timeout=60)[1]
    assert process.returncode == -signal.Signals[name]
    assert errors.splitlines()[1:] == []  # the first names the seed
