"""Ctrl+C at any moment: exit status 130 and no traceback."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import interrupts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

# Presses Ctrl+C when the module of that name has been found and is about to be imported.
PRESSED = """
import os, signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background of a script
module = sys.argv.pop(1)

class Press:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Press())
from shikaku_gui.__main__ import main
sys.exit(main())
"""


def press(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command, with Ctrl+C pressed while that module is imported."""
    return subprocess.run(
        [sys.executable, "-c", PRESSED, module, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.mark.parametrize(
    ("module", "status"),
    [
        ("shikaku_gui.cli.render", 130),
        ("PySide6", -signal.SIGINT),
        ("shikaku_gui.gui.paper.picture_file", -signal.SIGINT),
    ],
)
def test_an_import_is_interrupted_without_a_traceback(
    module: str, status: int, sample: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "a.png"
    ended = press(module, "render", str(sample), "-o", str(picture))
    assert (ended.returncode, ended.stderr) == (status, "")
    assert not picture.exists()


@pytest.mark.parametrize("module", ["PySide6", "shiboken6", "PySide6.QtWidgets"])
def test_the_loading_of_qt_for_diagnostics_is_ended_by_the_system(module: str) -> None:
    ended = press(module, "diagnostics")
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize(
    ("module", "arguments"),
    [("shikaku_gui.cli", ("check", "-")), ("shikaku_gui.cli.exit_status", ()), ("PySide6", ())],
)
def test_the_first_moments_are_left_to_the_system(module: str, arguments: tuple[str, ...]) -> None:
    ended = press(module, *arguments)
    assert (ended.returncode, ended.stderr) == (-signal.SIGINT, "")


def test_a_program_started_in_the_background_goes_on_ignoring_the_signal(sample: Path) -> None:
    ignored = PRESSED.replace("signal.default_int_handler", "signal.SIG_IGN")
    ended = subprocess.run(
        [sys.executable, "-c", ignored, "shikaku_gui.cli.streams", "check", str(sample)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_deferred_interrupt_arrives_afterwards() -> None:
    done = []

    def work() -> None:
        with interrupts.defer_interrupt():
            # To this thread: another one of the test runner's might take the process's.
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            done.append("work")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["work"]


@pytest.mark.parametrize(
    ("handler", "inside"),
    [(signal.default_int_handler, signal.SIG_DFL), (signal.SIG_IGN, signal.SIG_IGN)],
)
def test_drawing_is_ended_by_the_system_unless_the_signal_is_ignored(
    handler: signal.Handlers, inside: signal.Handlers
) -> None:
    before = signal.signal(signal.SIGINT, handler)
    try:
        with interrupts.interrupt_ends_process():
            assert signal.getsignal(signal.SIGINT) is inside
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_interrupt_anywhere_has_its_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("shikaku_gui.cli.streams.prepare", interrupted)
    assert cli.main(["solve", "-"]) == 130
