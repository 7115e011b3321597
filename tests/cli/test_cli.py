"""The command's two ways: with a subcommand, and without."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui import __version__, cli
from shikaku_gui.cli.commands import COMMANDS


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"shikaku {__version__}\n"


def test_its_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        cli.main(["--help"])
    out = capsys.readouterr().out
    assert all(f"shikaku {command} " in out for command in COMMANDS)


LINK = "https://puzz.link/p?shikaku/2/2/4i"
RECIPE = "shikaku:v3/6x6/any/balanced/none/1"


@pytest.mark.parametrize(
    "arguments", [[], ["a.txt"], [LINK], ["2x2:4c"], [RECIPE], ["a.txt", LINK]]
)
def test_without_a_command_it_opens_the_window(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text("not read before the window is open")
    opened: list[list[str]] = []
    before = signal.getsignal(signal.SIGINT)

    def main(argv: list[str]) -> int:
        opened.append(argv)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        return 7

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("shikaku_gui.gui.start.main", main)
    assert cli.main(arguments) == 7
    assert opened == [arguments]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("slove", "no such file or command: 'slove'; did you mean 'solve'?"),
        ("xyzzy.txt", "no such file or command: 'xyzzy.txt'; shikaku --help lists the"),
        ("missing/xyzzy.txt", "missing/xyzzy.txt: No such file or directory"),
        (".", ".: Is a directory"),
        ("file:///missing%20one.txt", "/missing one.txt: No such file or directory"),
        ("https://puzz.link/p?nurikabe/5/5/a", "expected the puzzle 'shikaku', found 'nurikabe'"),
        ("https://www.puzzle-shikaku.com/?e=MDox", "links of this site contain none"),
        ("shikaku:v3/x", "ROWSxCOLS"),
    ],
)
def test_what_is_no_command_and_no_puzzle_is_an_error_in_the_terminal(
    argument: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main([argument]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argument", "opened", "display"),
    [
        ("shikaku:v3/x", "shikaku:v3/x", True),
        ("file:///missing%20one.txt", "/missing one.txt", True),
        ("/missing.txt", "/missing.txt", True),
        ("shikaku:v3/x", None, False),
        ("slove", None, True),
        ("missing/xyzzy.txt", None, True),
    ],
)
def test_the_window_tells_why_what_was_clicked_on_a_desktop_cannot_be_opened(
    argument: str,
    opened: str | None,
    display: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given: list[list[str]] = []

    def main(argv: list[str]) -> int:
        given.append(argv)
        return 0

    monkeypatch.setattr("shikaku_gui.cli._has_display", lambda: display)
    monkeypatch.setattr("shikaku_gui.gui.start.main", main)
    assert cli.main([argument]) == (0 if opened else 2)
    assert given == ([[opened]] if opened else [])
    assert bool(capsys.readouterr().err) is (opened is None)


@pytest.mark.skipif(sys.platform != "linux", reason="only there may a screen be missing")
def test_without_a_screen_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main([]) == 2
    assert capsys.readouterr().err == (
        "shikaku: no display found; in a terminal use: shikaku solve FILE\n"
    )


def test_of_several_files_none_is_opened_if_one_is_missing(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("shikaku_gui.gui.start.main", None)
    assert cli.main([str(sample), "/missing.txt"]) == 2
    assert capsys.readouterr().err == "shikaku: /missing.txt: No such file or directory\n"


def test_a_mistyped_command_is_named_also_with_arguments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert cli.main(["slove", "x.txt", "--json"]) == 2
    said = "no such file or command: 'slove'; did you mean 'solve'?"
    assert said in capsys.readouterr().err


def test_python_dash_m_is_the_same_command() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "shikaku_gui", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    assert answer.stdout == f"shikaku {__version__}\n"
