"""Reading all puzzles of a text or a file."""

import json
from pathlib import Path

import pytest

from shikaku_gui.formats import FormatError
from shikaku_gui.formats.many_puzzles import load_all, loads_all

TWO = json.dumps({"one": {"problem": "1 2\n2 -"}, "other": {"problem": "1 1\n1"}})


@pytest.mark.parametrize(
    ("text", "titles"), [("2 .\n. 2\n", [""]), (TWO, ["one", "other"])], ids=["one", "two"]
)
def test_all_puzzles_are_read_in_their_order(text: str, titles: list[str], tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text(text)
    assert [game.puzzle.title for game in loads_all(text)] == titles
    assert [game.puzzle.title for game in load_all(file)] == titles


def test_one_that_is_wrong_is_an_error() -> None:
    with pytest.raises(FormatError):
        loads_all(TWO.replace("1 1\\n1", "1 1\\nx"))


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_all(tmp_path / "missing")
