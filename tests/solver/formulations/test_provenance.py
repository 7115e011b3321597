"""Where the figures of the laboratory come from."""

import re
import subprocess
from pathlib import Path

import pytest

from shikaku_gui import __version__
from shikaku_gui.solver.formulations import provenance
from shikaku_gui.solver.formulations.laboratory import RunLimits


@pytest.fixture(autouse=True)
def _ask_again() -> None:
    provenance.versions_and_machine.cache_clear()


def test_versions_limits_and_day_are_told() -> None:
    told = provenance.origin_of_figures(RunLimits(3, 2.5, 1 << 20))
    assert told["program"] == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", str(told["ortools"]))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(told["date"]))
    assert (told["repeat"], told["time_limit"], told["memory_limit"]) == (3, 2.5, 1 << 20)


def test_what_is_not_installed_has_no_version() -> None:
    assert provenance._version("no-such-package-of-anybody") is None


def test_an_installed_program_has_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provenance, "_TOP", tmp_path)
    assert provenance._commit() is None


def test_a_checkout_without_git_has_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_command: object, **_options: object) -> None:
        raise FileNotFoundError

    (tmp_path / ".git").mkdir()
    monkeypatch.setattr(provenance, "_TOP", tmp_path)
    monkeypatch.setattr(subprocess, "run", missing)
    assert provenance._commit() is None
