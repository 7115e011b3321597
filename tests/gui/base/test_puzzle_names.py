"""The name of a puzzle wherever one is shown."""

from pathlib import Path

import pytest

from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.model import Puzzle
from shikaku_gui.store import PuzzleSummary

SIZE = dimensions(3, 4)
FILE = Path("folder/mine 3 x 4.shikaku")


@pytest.mark.parametrize(
    ("puzzle", "path", "name"),
    [
        (Puzzle(3, 4, {}, title="Small"), None, "Small"),
        (Puzzle(3, 4, {}, title="Small"), FILE, "Small"),
        (Puzzle(3, 4, {}, title="Small 3 x 4"), None, f"Small {SIZE}"),
        (Puzzle(3, 4, {}), FILE, f"mine {SIZE}"),
        (Puzzle(3, 4, {}, title=" "), FILE, f"mine {SIZE}"),
        (Puzzle(3, 4, {}), None, f"Untitled {SIZE} puzzle"),
        (Puzzle(3, 4, {}, title=" "), None, f"Untitled {SIZE} puzzle"),
        (PuzzleSummary(), None, "Untitled puzzle"),
        (PuzzleSummary(), FILE, f"mine {SIZE}"),
    ],
)
def test_a_puzzle_is_named(puzzle: Puzzle | PuzzleSummary, path: Path | None, name: str) -> None:
    assert puzzle_name(puzzle, path) == name
