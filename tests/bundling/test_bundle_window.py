"""A window of a bundle on a real screen, and keys; what comes of them is read from files."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.model import is_solved
from tests.bundling.dominoes import dominoes
from tests.gui.real_screen import SECONDS, environment, on_screen, wait_until, xdotool

pytestmark = on_screen

EASY = Path("_internal/shikaku_gui/puzzles/1-first-steps/02.shikaku")


@pytest.fixture
def program(bundle: Path, tmp_path: Path) -> Iterator["Program"]:
    """Start the bundle with an easy puzzle."""
    file = tmp_path / "easy.shikaku"
    shutil.copy(bundle / EASY, file)
    started = Program(bundle, tmp_path, file)
    yield started
    started.process.kill()
    started.process.wait(SECONDS)


class Program:
    """The program of a bundle, with its own files in a folder."""

    def __init__(self, bundle: Path, folder: Path, file: Path) -> None:
        self._command = [bundle / "shikaku"]
        self._environment = {**environment(folder), "LC_ALL": "C.UTF-8"}
        self.process = self.start(file)

    def start(self, file: Path) -> subprocess.Popen[bytes]:
        """Start it, perhaps for a second time."""
        return subprocess.Popen([*self._command, file], env=self._environment)

    def turn_to(self, title: str) -> None:
        """Wait for a window whose title begins so, and give it the keyboard."""

        def turned() -> bool:
            search = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}"]
            done = subprocess.run(search, capture_output=True, text=True, check=False)
            if not done.stdout:
                return False
            window = done.stdout.split()[-1]
            turn = ["xdotool", "windowraise", window, "windowfocus", "--sync", window]
            # A window that has only come, or is about to go, may refuse.
            return subprocess.run(turn, timeout=SECONDS, check=False).returncode == 0

        wait_until(turned)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        xdotool("key", "--delay", "100", *keys)

    def hints_and_saves(self, file: Path) -> formats.SavedGame:
        """Ask for more of a hint, and save the game; the last of a hint is a rectangle."""
        self.press("h")
        return self.saves(file)

    def saves(self, file: Path) -> formats.SavedGame:
        """Save the game in a file, and return what was saved."""
        file.unlink()
        self.press("ctrl+s")
        wait_until(file.exists)
        return formats.load(file)


def test_it_hints_prints_solves_and_changes_its_language(program: Program, tmp_path: Path) -> None:
    program.turn_to("easy")
    easy = tmp_path / "easy.shikaku"
    wait_until(lambda: len(program.hints_and_saves(easy).rects) == 1)
    assert formats.load(easy).hints_taken

    program.press("ctrl+p")
    program.turn_to("Print")
    program.press("alt+s")
    program.turn_to("Save")
    pdf = tmp_path / "page.pdf"
    xdotool("type", "--delay", "20", str(pdf))
    program.press("Return")
    wait_until(lambda: pdf.is_file() and pdf.read_bytes().startswith(b"%PDF"))

    hard = tmp_path / "dominoes.shikaku"
    formats.save(formats.SavedGame(dominoes(20)), hard)
    second = program.start(hard)
    assert second.wait(SECONDS) == 0  # the first opens it
    program.turn_to("dominoes")
    program.press("ctrl+Return")
    wait_until(lambda: is_solved(program.saves(hard).board))

    program.press("ctrl+comma")
    program.turn_to("Preferences")
    program.press("Down", "Down", "Down", "Tab")
    xdotool("type", "--delay", "20", "Deutsch")
    program.press("alt+u")
    program.turn_to("dominoes")
    program.press("ctrl+comma")
    program.turn_to("Einstellungen")
    program.press("Escape")
    program.turn_to("dominoes")
    program.press("ctrl+q")
    assert program.process.wait(SECONDS) == 0
