"""The documents are true: examples are run, links lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from shikaku_gui import cli, formats

TOP = Path(__file__).resolve().parents[1]
README = (TOP / "README.md").read_text(encoding="utf-8")
TERMINAL = (TOP / "docs/terminal.md").read_text(encoding="utf-8")
DOCUMENTS = [*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")]


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of a language in the document on the terminal."""
    return re.findall(rf"^```{language}\n(.*?)^```", TERMINAL, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", blocks("console"))
def test_an_example_prints_what_is_shown(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked, shown = block.split("\n", 1)
    program, command, file, *options = shlex.split(asked.removeprefix("$ "))
    assert Path(program).name == "shikaku"
    cli.main([command, str(TOP / file), *options])
    assert capsys.readouterr().out == shown


def test_the_grid_shown_is_a_puzzle() -> None:
    (text,) = blocks("text")
    shown = formats.loads(text).puzzle
    assert shown.clues == formats.load(TOP / "puzzles/literature/gams-6x6.shikaku").puzzle.clues


def test_every_script_named_is_there_and_can_be_run() -> None:
    named = set(re.findall(r"(?:script|\.ci)/[a-z-]+", README))
    assert {"script/play", "script/test", ".ci/run"} <= named
    for name in named:
        assert (TOP / name).stat().st_mode & 0o111


def test_every_option_of_solve_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["solve", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    assert options
    assert options == set(re.findall(r"^\| `(--[a-z-]+)", TERMINAL, re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)[^):]*\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_examples_for_users_of_the_library_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)  # a file of puzzles/ is loaded
    result = doctest.testfile(str(TOP / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 20
    assert not result.failed


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_files_and_folders_named_exist(document: str) -> None:
    text = (TOP / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_./]+(?:\.py|\.yml|/))`", text))
    named -= {"tests/x/test_y.py", "shikaku_gui/x/y.py"}  # stand for any
    folders = (TOP / "shikaku_gui", TOP / "tests")
    modules = [path.as_posix() for folder in folders for path in folder.rglob("*.py")]
    missing = {
        name
        for name in named
        if not (TOP / name).exists()
        and not any(f"/{name}" in path for path in modules)  # a folder, or the end of a path
    }
    assert len(named) > 10
    assert missing == set()
