"""Locks between holders, within one process or between several."""

import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui.store import file_lock
from shikaku_gui.store.file_lock import FileLock

HOLDER = """
import sys
from pathlib import Path
from shikaku_gui.store.file_lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert one.acquire()
    assert one.acquire()
    assert not other.acquire()
    one.release()
    one.release()
    assert other.acquire()
    other.release()


def test_another_holder_is_not_waited_for_unless_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(file_lock, "sleep", pauses.append)
    one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert one.acquire()
    assert not other.acquire()
    assert pauses == []
    one.release()


def test_a_removed_lock_is_made_anew(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert one.acquire()
    one.discard()
    assert not (tmp_path / "lock").exists()
    assert other.acquire()
    assert not one.acquire()
    other.release()
    assert one.acquire()
    one.release()


def test_a_file_removed_under_a_holder_counts_no_more(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert one.acquire()
    (tmp_path / "lock").unlink()
    assert other.acquire()
    one.release()
    other.release()


def test_a_file_removed_while_waiting_for_it_is_not_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    one, other = FileLock(path), FileLock(path)
    lock = file_lock._try_lock
    removed: list[Path] = []

    def removed_meanwhile(handle: int) -> None:
        if not removed:
            removed.append(path.rename(path.with_name("old")))
        lock(handle)

    monkeypatch.setattr(file_lock, "_try_lock", removed_meanwhile)
    assert one.acquire()
    assert not other.acquire()
    one.release()


def test_a_killed_holder_holds_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    lock = FileLock(tmp_path / "lock")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"True"
        assert not lock.acquire()
        holder.kill()
    assert lock.acquire()
    lock.release()
