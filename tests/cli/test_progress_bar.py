"""The progress bar: only on a terminal, and without colours where NO_COLOR asks for that."""

import io
import sys

import pytest

from shikaku_gui.cli.progress_bar import progress


class Terminal(io.StringIO):
    """A text stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("no_color", "coloured"), [("1", False), ("", True)])
def test_colours(no_color: str, coloured: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stderr", Terminal())
    with progress("Puzzles", 2) as show:
        show(2)
    written = sys.stderr.getvalue() if isinstance(sys.stderr, Terminal) else ""
    assert "2/2" in written
    assert ("\x1b[3" in written) is coloured


def test_nothing_is_shown_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Puzzles", 2) as show:
        show(2)
    assert capsys.readouterr().err == ""
