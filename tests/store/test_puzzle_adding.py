"""Adding the puzzles of a file of several to the library."""

from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.store import AddedPuzzles, AddingProgress, AddingStoppedError, add_puzzles

THREE = formats.loads_set("2x2:4c\n1x2:a2\n1x3:3b\n")


def going_on() -> AddingProgress:
    return AddingProgress(lambda: False)


def test_each_puzzle_gets_a_file(tmp_path: Path) -> None:
    root, progress = tmp_path / "not" / "there", going_on()
    assert add_puzzles(THREE, root, "links", progress) == AddedPuzzles(root / "links", 3, 0, 0)
    files = sorted((root / "links").iterdir())
    assert [file.name for file in files] == [f"links {number}.shikaku" for number in (1, 2, 3)]
    assert [formats.load(file).puzzle for file in files] == [
        THREE.game(index).puzzle for index in range(3)
    ]
    assert progress.done == progress.total == 6
    assert [folder.name for folder in root.iterdir()] == ["links"]


def test_nothing_is_added_twice(tmp_path: Path) -> None:
    more = formats.loads_set("1x4:4c\n2x2:4c\n1x4:4c\n")
    add_puzzles(THREE, tmp_path, "links", going_on())
    assert add_puzzles(THREE, tmp_path, "links", going_on()) == AddedPuzzles(None, 0, 3, 0)
    progress = going_on()
    assert add_puzzles(more, tmp_path, "links", progress) == AddedPuzzles(
        tmp_path / "links 2", 1, 2, 0
    )
    assert progress.done == progress.total
    assert [file.name for file in (tmp_path / "links 2").iterdir()] == ["links 2 1.shikaku"]


def test_what_cannot_be_read_is_counted(tmp_path: Path) -> None:
    puzzles = formats.loads_set("2x2:4c\n2x2:zz\n")
    assert add_puzzles(puzzles, tmp_path, "a", going_on()) == AddedPuzzles(tmp_path / "a", 1, 0, 1)


@pytest.mark.parametrize("steps", range(1, 7))
def test_a_stop_leaves_nothing(tmp_path: Path, steps: int) -> None:
    progress = AddingProgress(lambda: progress.done == steps)
    with pytest.raises(AddingStoppedError):
        add_puzzles(THREE, tmp_path, "links", progress)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        add_puzzles(THREE, tmp_path / "file", "links", going_on())


@pytest.mark.parametrize(
    ("name", "folder"),
    [("..hidden", "hidden"), (" . ", "Puzzles"), ("a/b", "a b"), ("\u00fc" * 200, "\u00fc" * 60)],
)
def test_names_of_folders(tmp_path: Path, name: str, folder: str) -> None:
    assert add_puzzles(THREE, tmp_path, name, going_on()).folder == tmp_path / folder
