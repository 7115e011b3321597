"""The command's two ways: with a subcommand, and without."""

import os
import signal
import subprocess
import sys

import pytest

from shikaku_gui import __version__, cli


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"shikaku {__version__}\n"


def test_its_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        cli.main(["--help"])
    out = capsys.readouterr().out
    assert cli._COMMANDS
    assert all(f"shikaku {command} " in out for command in cli._COMMANDS)


@pytest.mark.parametrize(("arguments", "handed_on"), [([], []), (["a.txt"], ["a.txt"])])
def test_without_a_command_it_opens_the_window(
    arguments: list[str], handed_on: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[list[str]] = []
    before = signal.getsignal(signal.SIGINT)

    def main(argv: list[str]) -> int:
        opened.append(argv)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        return 7

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("shikaku_gui.gui.app.main", main)
    assert cli.main(arguments) == 7
    assert opened == [handed_on]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(sys.platform != "linux", reason="only there may a screen be missing")
def test_without_a_screen_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main([]) == 2
    assert capsys.readouterr().err == (
        "shikaku: there is no screen here, but there is: shikaku solve FILE\n"
    )


def test_more_than_one_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["one.txt", "other.txt"])
    assert "unrecognized arguments: other.txt" in capsys.readouterr().err


def test_python_dash_m_is_the_same_command() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "shikaku_gui", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    assert answer.stdout == f"shikaku {__version__}\n"
