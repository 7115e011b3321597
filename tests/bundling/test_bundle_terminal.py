"""A bundle in the terminal, without the Python and the files of this machine."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from shikaku_gui import __version__, formats
from shikaku_gui.gui.help import licences
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.solver import FORMULATIONS, Recipe
from tests.bundling.dominoes import dominoes

pytestmark = pytest.mark.slow

LARGEST = 200
"""How many megabytes a bundle may have."""

NEW_PUZZLE = Recipe(5, 5, 1)


@pytest.fixture
def puzzle(bundle: Path) -> Path:
    """Give a puzzle that is in the bundle."""
    return bundle / "_internal" / "shikaku_gui" / "puzzles" / "1-first-steps" / "01.shikaku"


def run(bundle: Path, *arguments: str | Path, **variables: str) -> str:
    """Run the program and give what it printed."""
    names = ("HOME", "PATH", "LD_LIBRARY_PATH", "XDG_RUNTIME_DIR")
    clean = {name: os.environ[name] for name in names if name in os.environ}
    done = subprocess.run(
        [bundle / "shikaku", *arguments],
        env={**clean, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_no_larger_than_it_should_be(bundle: Path) -> None:
    size = sum(path.lstat().st_size for path in bundle.rglob("*") if not path.is_dir())
    assert size / 1_000_000 <= LARGEST


def test_it_holds_the_licences_of_what_is_in_it(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the window shows them, which looks for them where the bundle's Python is."""
    inside = str(bundle / "_internal")
    monkeypatch.setattr(sys, "path", [inside])
    monkeypatch.setattr(sys, "prefix", inside)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: f"{inside}/lib/python")
    found = {part.name.replace("_", "-"): part for part in licences.components()}
    assert {"absl-py", "immutabledict", "protobuf", "shiboken6", "typing-extensions"} < set(found)
    assert {*licences.USED, "Python", "shikaku (bundle)"} < set(found)
    short = [part.name for part in found.values() if len(part.text) < 1000]
    assert not short


def test_all_libraries_are_found(bundle: Path) -> None:
    libraries = [path for path in bundle.rglob("*.so*") if not path.is_symlink()]
    done = subprocess.run(["ldd", *libraries], capture_output=True, text=True, check=False)
    assert len(libraries) > 100
    assert "not found" not in done.stdout


def test_it_tells_its_version_and_solves(bundle: Path, puzzle: Path) -> None:
    assert run(bundle, "--version") == f"shikaku {__version__}\n"
    assert run(bundle, "solve", puzzle).splitlines()[-1] == "This is the only solution."


@pytest.mark.parametrize("side", [20, 150], ids=["in this process", "in a process of its own"])
def test_cp_sat_searches(bundle: Path, side: int, tmp_path: Path) -> None:
    file = tmp_path / "dominoes.shikaku"
    formats.save(formats.SavedGame(dominoes(side)), file)
    answer = json.loads(run(bundle, "solve", "--stats", "--json", "--max-solutions", "3", file))
    assert answer["searches"] == 1
    assert len(answer["solutions"]) == 3


def test_it_generates_in_several_processes(bundle: Path) -> None:
    made = run(bundle, "generate", "8x8", "-n", "6", "--jobs", "2", "--seed", "1")
    alone = run(bundle, "generate", "8x8", "-n", "6", "--jobs", "1", "--seed", "1")
    assert made == alone
    assert made.count("\n") >= 6 * 8


def test_it_makes_puzzles_ahead_as_a_process_of_the_window(bundle: Path, tmp_path: Path) -> None:
    module = "shikaku_gui.store.pregenerate"
    run(bundle, "--run-module", module, tmp_path, str(NEW_PUZZLE))
    (made,) = tmp_path.iterdir()
    assert formats.load(made).puzzle.rows == NEW_PUZZLE.rows


def test_its_laboratory_runs_every_formulation_apart(bundle: Path, puzzle: Path) -> None:
    answer = json.loads(run(bundle, "lab", "--json", "--repeat", "1", puzzle))
    expected = {each.name for each in FORMULATIONS if "pysat.solvers" not in each.modules}
    assert {each["formulation"] for each in answer["runs"]} == expected  # no extra is in a bundle
    assert {each["verdict"] for each in answer["runs"]} == {"unique"}
    # Those with OR-Tools need more memory than the others, in processes of their own.
    assert len({each["peak_memory"] for each in answer["runs"]}) > 1


def test_it_grades_and_hints_in_each_language(bundle: Path, puzzle: Path) -> None:
    for command in ("grade", "hint"):
        told = {run(bundle, command, puzzle, LC_ALL=f"{code}.UTF-8") for code in LANGUAGES}
        assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("name", ["picture.png", "picture.svg", "picture.pdf"])
def test_it_draws(bundle: Path, puzzle: Path, name: str, tmp_path: Path) -> None:
    run(bundle, "render", puzzle, "-o", tmp_path / name)
    assert (tmp_path / name).stat().st_size > 1000


def test_it_installs_itself_into_a_desktop(bundle: Path, tmp_path: Path) -> None:
    run(bundle, "install-desktop", XDG_DATA_HOME=str(tmp_path))
    (entry,) = (tmp_path / "applications").glob("*.desktop")
    assert f"Exec={bundle / 'shikaku'} %U\n" in entry.read_text("utf-8")
    assert "Nothing" not in run(
        bundle, "install-desktop", "--uninstall", XDG_DATA_HOME=str(tmp_path)
    )
