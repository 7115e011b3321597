"""The memory of processes."""

import os
from pathlib import Path

import pytest

from shikaku_gui.solver.control import peak_memory
from shikaku_gui.solver.process_memory import peak_memory_since_start, resident_size


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
