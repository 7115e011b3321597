"""Completion in shells, and the manual page: both have all that the parsers know."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from shikaku_gui import __version__, cli
from shikaku_gui.cli.commands import COMMANDS
from shikaku_gui.formats import WRITABLE_FORMATS

SHELLS = ("bash", "zsh", "fish")


def printed(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main([*arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_knows_every_command_and_option(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    script = printed("completion", shell, capsys=capsys)
    for name, command in COMMANDS.items():
        assert re.search(rf"\b{name}\b", script)
        for argument in command.parser().arguments:
            for flag in argument.option_strings:
                plain = flag.lstrip("-") if shell == "fish" else flag
                assert re.search(rf"(?<![\w-]){plain}(?![\w-])", script)
    assert " ".join(WRITABLE_FORMATS) in script or " ".join(sorted(WRITABLE_FORMATS)) in script


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_takes_its_script(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    script = tmp_path / "script"
    script.write_text(printed("completion", shell, capsys=capsys))
    run = subprocess.run([program, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("shikaku so", "solve"),
        ("shikaku puz", ""),  # left to the shell, which completes names of files
        ("shikaku solve --js", "--json"),
        ("shikaku generate --grade e", "easy expert"),
        ("shikaku completion z", "zsh"),
        ("shikaku check --index x", ""),
        ("shikaku solve p", "puz.txt"),
        ("shikaku render puz.txt -o p", "puz.txt"),
    ],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_offers_what_fits(
    words: str, offered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "puz.txt").write_text("")
    (tmp_path / "script").write_text(printed("completion", "bash", capsys=capsys))
    test = (
        f"compopt() {{ :; }}; . ./script; COMP_WORDS=({words}); "
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _shtab_shikaku; echo ${COMPREPLY[*]}"
    )
    run = subprocess.run(
        ["bash", "-c", test], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert (run.stdout.strip(), run.stderr) == (offered, "")


def test_fish_offers_what_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = shutil.which("fish")
    if program is None:
        pytest.skip("fish is not installed")
    script = tmp_path / "script"
    script.write_text(printed("completion", "fish", capsys=capsys))
    asked = f"source {script}; complete -C 'shikaku so'; complete -C 'shikaku generate --grade e'"
    run = subprocess.run(
        [program, "--no-config", "-c", asked],
        capture_output=True,
        text=True,
        check=True,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )
    assert [line.split("\t")[0] for line in run.stdout.splitlines()] == ["solve", "easy", "expert"]


def test_the_manual_page_tells_every_command_and_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = printed("man", capsys=capsys)
    plain = page.replace("\\-", "-")
    for name, command in COMMANDS.items():
        assert f"\n.SS \\fBshikaku {name}\\fR\n" in plain
        for argument in command.parser().arguments:
            for flag in set(argument.option_strings) - {"-h", "--help"}:
                assert f"\\fB{flag}\\fR" in plain
    assert page.startswith(f'.TH SHIKAKU "1" "" "shikaku {__version__}" "User Commands"\n')
    assert "%(" not in page
    assert "NO_COLOR" in page


@pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")
def test_man_shows_the_page_without_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "shikaku.1"
    path.write_text(printed("man", capsys=capsys))
    run = subprocess.run(
        ["man", "--warnings", "-l", str(path)],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
    )
    assert not run.stderr
    assert "shikaku - play Shikaku" in " ".join(run.stdout.split())  # man stretches lines
    assert "shikaku convert puzzle.csv - --to pzpr" in run.stdout
