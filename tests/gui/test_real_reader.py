"""The program on a real screen, found and played through the desktop's accessibility."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.solver import solve
from tests.gui.real_screen import environment, on_screen

SYSTEM = "/usr/bin/python3"
"""The Python that may have ``pyatspi``, which is in no registry of packages."""


def has_reader() -> bool:
    """Tell whether all is there to hear what the program says."""
    if which("dbus-run-session") is None or not Path(SYSTEM).exists():
        return False
    imported = subprocess.run([SYSTEM, "-c", "import pyatspi"], capture_output=True, check=False)
    return imported.returncode == 0


pytestmark = on_screen

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")


def test_a_puzzle_is_played_by_ear(tmp_path: Path) -> None:
    if not has_reader():
        pytest.skip("dbus-run-session and the system's pyatspi are the ears")
    puzzle = formats.load(SAMPLE).puzzle
    solution = json.dumps(solve(puzzle).solutions[0])
    reader = Path(__file__).with_name("reader.py")
    start = "import sys; from shikaku_gui.gui import app; sys.exit(app.main(sys.argv[1:]))"
    notes = tmp_path / "notes"
    program = (sys.executable, "-c", start, SAMPLE)
    subprocess.run(
        ["dbus-run-session", "--", SYSTEM, reader, notes, solution, *program],
        env=environment(tmp_path),
        check=True,
        timeout=180,
    )
    events = [json.loads(line) for line in notes.read_text().splitlines()]
    cells = [event[1:] for event in events if event[0] == "cell"]
    assert len(cells) == puzzle.area
    assert cells[0][0] == "Row 1, column 1, clue 3, unfilled"
    assert len({(x, y) for _, x, y in cells}) == puzzle.area
    told = [text for kind, text in (event[:2] for event in events) if kind == "announcement"]
    drawn = [text for text in told if text.startswith("Drawn: ")]
    assert len(drawn) == len(puzzle.clues)
    assert all("fits" in text for text in drawn)
    assert drawn[-1].endswith("49 of 49 cells covered. The puzzle is solved.")
    assert sum("The puzzle is solved." in text for text in told) == 1
    described = [text for kind, text in (event[:2] for event in events) if "description" in kind]
    assert not set(described) & set(told), "what is announced is not said in another form, too"


@pytest.mark.slow
def test_a_puzzle_is_played_by_what_orca_says(tmp_path: Path) -> None:
    if not all(map(which, ("dbus-run-session", "orca", "speech-dispatcher"))):
        pytest.skip("dbus-run-session, Orca and speech-dispatcher are the ears")
    player = Path(__file__).with_name("orca_player.py")
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-P", player, tmp_path, SAMPLE],
        env={
            **environment(tmp_path),
            "HOME": str(tmp_path),
            "XDG_RUNTIME_DIR": str(runtime),
            "LC_ALL": "C.UTF-8",
        },
        check=True,
        timeout=300,
    )
    heard = (tmp_path / "heard").read_text("utf-8").splitlines()
    drawn = [text for text in heard if text.startswith("Drawn: ")]
    assert len(drawn) == len(formats.load(SAMPLE).puzzle.clues)
    assert drawn[-1].endswith("49 of 49 cells covered. The puzzle is solved.")
    assert sum("The puzzle is solved." in text for text in heard) == 1
