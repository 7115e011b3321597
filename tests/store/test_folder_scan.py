"""Looking through folders, and comparing two looks."""

import os
from pathlib import Path

import pytest

from shikaku_gui.store.folder_scan import MAX_DEPTH, FolderContents, puzzle_suffixes, scan_folder


def make(root: Path, *names: str) -> None:
    """Make files of these names, folders as needed."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)


def seen(root: Path) -> FolderContents:
    """Return what a look at a folder finds."""
    found = scan_folder(root)
    assert found is not None
    return found


def names(root: Path) -> list[str]:
    """Return the names of the files found."""
    return [Path(path).name for path in seen(root).files]


def test_puzzle_files_are_found_in_all_folders_in_order(tmp_path: Path) -> None:
    make(tmp_path, "b.shikaku", "a.shikaku", "x/y/z/c.txt", "x/D.SHIKAKU", "notes.odt", "picture")
    found = seen(tmp_path).files
    paths = [Path(path).relative_to(tmp_path).as_posix() for path in found]
    assert paths == ["a.shikaku", "b.shikaku", "x/D.SHIKAKU", "x/y/z/c.txt"]
    assert [stamp.bytes for stamp in found.values()] == [len(path) for path in paths]


def test_hidden_files_are_left_out(tmp_path: Path) -> None:
    make(tmp_path, ".a.shikaku", ".git/b.shikaku", "c.shikaku")
    assert names(tmp_path) == ["c.shikaku"]


def test_a_folder_with_a_puzzles_suffix_is_a_folder(tmp_path: Path) -> None:
    make(tmp_path, "a.shikaku/b.shikaku")
    assert names(tmp_path) == ["b.shikaku"]


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege there")
def test_links_to_files_count_and_circles_are_not_entered(tmp_path: Path) -> None:
    make(tmp_path, "a/b.shikaku")
    (tmp_path / "a" / "circle").symlink_to(tmp_path)
    (tmp_path / "link.shikaku").symlink_to(tmp_path / "a" / "b.shikaku")
    (tmp_path / "broken.shikaku").symlink_to(tmp_path / "none.shikaku")
    os.mkfifo(tmp_path / "pipe.shikaku")
    assert names(tmp_path) == ["b.shikaku", "link.shikaku"]


def test_folders_too_deep_are_not_scanned(tmp_path: Path) -> None:
    depths = (MAX_DEPTH, MAX_DEPTH + 1)
    make(tmp_path, *("/".join(["d"] * depth + [f"{depth}.shikaku"]) for depth in depths))
    assert names(tmp_path) == [f"{MAX_DEPTH}.shikaku"]


def test_a_missing_folder_is_empty(tmp_path: Path) -> None:
    assert seen(tmp_path / "none") == FolderContents()


def test_a_stop_gives_nothing(tmp_path: Path) -> None:
    make(tmp_path, "a.shikaku", "b.shikaku")
    assert scan_folder(tmp_path, stop=lambda: True) is None


def test_the_scanned_folders_are_listed(tmp_path: Path) -> None:
    make(tmp_path, "a/b/c.shikaku", ".git/b.shikaku")
    (tmp_path / "empty").mkdir()
    folders = {Path(folder).relative_to(tmp_path).as_posix() for folder in seen(tmp_path).folders}
    assert folders == {".", "a", "a/b", "empty"}


@pytest.mark.parametrize(("most", "complete"), [(2, False), (3, True)])
def test_too_many_are_left_out(tmp_path: Path, most: int, complete: bool) -> None:
    make(tmp_path, "a.shikaku", "b.shikaku", "c.shikaku", "d.odt")
    found = scan_folder(tmp_path, max_files=most)
    assert found is not None
    assert (len(found.files), found.complete) == (most, complete)


def test_files_of_every_format_are_found() -> None:
    assert {".shikaku", ".txt"} <= puzzle_suffixes()
    assert all(suffix == suffix.lower() for suffix in puzzle_suffixes())


DATASET = (
    "parts/001/000000.jsonl",
    "jsonl/easy/train.jsonl",
    "jsonl/easy/test.jsonl",
    "parquet/easy/train.parquet",
)


@pytest.mark.parametrize(
    ("summary", "missing", "expected"),
    [
        ('{"spec_sha256": "0"}', "", ["test.jsonl", "train.jsonl"]),
        ('{"spec_sha256": "0"}', "jsonl", ["train.parquet"]),
        ('{"clues": [[1]]}', "", ["dataset.json", "test.jsonl", "train.jsonl", "train.parquet"]),
    ],
    ids=["both", "parquet", "another file of that name"],
)
def test_a_dataset_has_each_puzzle_once(
    summary: str, missing: str, expected: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / "made"
    make(folder, *(name for name in DATASET if not missing or not name.startswith(missing)))
    (folder / "dataset.json").write_text(summary)
    found = [name for name in sorted(names(tmp_path)) if name != "000000.jsonl"]
    assert found == expected
    assert ("000000.jsonl" in names(tmp_path)) is ("dataset.json" in expected)


def test_a_dataset_in_the_making_is_its_parts(tmp_path: Path) -> None:
    make(tmp_path, DATASET[0])
    assert names(tmp_path) == ["000000.jsonl"]
