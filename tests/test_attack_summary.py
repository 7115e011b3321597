"""The summary at the end of a run of attacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[1]
TESTS = """
def test_holding(attack_count):
    assert attack_count("held", 1000, 3) in (1000, 3)

def test_leaking(attack_count, attack_failures):
    for number in range(attack_count("leaked", 1000, 3)):
        attack_failures.append(f"round {number}")

def test_breaking(attack_count):
    attack_count("broke", 1000, 3)
    raise ValueError
"""


@pytest.mark.parametrize(("kind", "rounds"), [("short", "3"), ("full", "1,000")])
def test_each_attack_tells_its_rounds_and_failures(kind: str, rounds: str, tmp_path: Path) -> None:
    shutil.copy(TOP / "tests/attacks/conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "slow", tmp_path],
        env=os.environ
        | {"SHIKAKU_ATTACKS": kind, "PYTHONPATH": str(TOP), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    told = run.stdout.splitlines()
    assert [line for line in told if " rounds, " in line] == [
        f"broke: {rounds} rounds, 1 failures",
        f"held: {rounds} rounds, 0 failures",
        f"leaked: {rounds} rounds, {rounds} failures",
    ]
    assert run.returncode == 1
