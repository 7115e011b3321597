"""Modules in processes of their own, from source and in a bundle."""

import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui import child_processes
from shikaku_gui.child_processes import can_run_modules, module_command

TOP = Path(__file__).resolve().parents[1]
START = TOP / "script" / "bundling" / "start.py"


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have the program take itself for a bundle; give what stands for its executable."""
    executable = tmp_path / "shikaku"
    executable.write_text(f'#!/bin/sh\nexec {sys.executable} -P {START} "$@"\n')
    executable.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(executable))
    monkeypatch.setattr(child_processes, "_starts_modules", True)
    monkeypatch.setenv("PYTHONPATH", str(TOP))
    return executable


@pytest.mark.parametrize(
    ("executable", "frozen", "can"),
    [
        ("/usr/bin/python3", False, True),
        ("", False, False),
        ("/usr/bin/blender", False, False),
        ("/opt/python-tool", True, False),
    ],
    ids=["Python", "unknown", "a program with Python in it", "a bundle of somebody else"],
)
def test_only_python_and_our_bundle_run_modules(
    executable: str, frozen: bool, can: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert can_run_modules() == can


def test_a_bundle_starts_itself_for_a_module(bundle: Path) -> None:
    assert can_run_modules()
    command = module_command("shikaku_gui.store.pregenerate", "one", "two")
    assert command[0] == str(bundle)
    assert "-m" not in command
    # The module says so itself: its recipe is none.
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Recipe.parse(text)" in done.stderr


def test_without_a_module_a_bundle_is_the_program(bundle: Path) -> None:
    done = subprocess.run([bundle, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("shikaku ")
