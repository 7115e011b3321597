"""Looking through folders, and comparing two looks."""

import os
from pathlib import Path

import pytest

from shikaku_gui.store.entries import Stamp
from shikaku_gui.store.scan import MAX_DEPTH, Changes, changes, stamps, suffixes


def make(root: Path, *names: str) -> None:
    """Make files of these names, folders as needed."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)


def test_puzzle_files_are_found_in_all_folders_in_order(tmp_path: Path) -> None:
    make(tmp_path, "b.shikaku", "a.shikaku", "x/y/z/c.txt", "x/D.SHIKAKU", "notes.odt", "picture")
    found = stamps(tmp_path)
    names = [path.relative_to(tmp_path).as_posix() for path in found]
    assert names == ["a.shikaku", "b.shikaku", "x/D.SHIKAKU", "x/y/z/c.txt"]
    assert [stamp.bytes for stamp in found.values()] == [len(name) for name in names]


def test_hidden_files_are_left_out(tmp_path: Path) -> None:
    make(tmp_path, ".a.shikaku", ".git/b.shikaku", "c.shikaku")
    assert [path.name for path in stamps(tmp_path)] == ["c.shikaku"]


def test_a_folder_with_a_puzzles_suffix_is_a_folder(tmp_path: Path) -> None:
    make(tmp_path, "a.shikaku/b.shikaku")
    assert [path.name for path in stamps(tmp_path)] == ["b.shikaku"]


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege there")
def test_links_to_files_count_and_circles_are_not_entered(tmp_path: Path) -> None:
    make(tmp_path, "a/b.shikaku")
    (tmp_path / "a" / "circle").symlink_to(tmp_path)
    (tmp_path / "link.shikaku").symlink_to(tmp_path / "a" / "b.shikaku")
    (tmp_path / "broken.shikaku").symlink_to(tmp_path / "none.shikaku")
    os.mkfifo(tmp_path / "pipe.shikaku")
    assert [path.name for path in stamps(tmp_path)] == ["b.shikaku", "link.shikaku"]


def test_too_deep_is_not_looked_into(tmp_path: Path) -> None:
    depths = (MAX_DEPTH, MAX_DEPTH + 1)
    make(tmp_path, *("/".join(["d"] * depth + [f"{depth}.shikaku"]) for depth in depths))
    assert [path.stem for path in stamps(tmp_path)] == [str(MAX_DEPTH)]


def test_a_missing_folder_is_empty(tmp_path: Path) -> None:
    assert stamps(tmp_path / "none") == {}


def test_a_stop_gives_nothing(tmp_path: Path) -> None:
    make(tmp_path, "a.shikaku", "b.shikaku")
    assert stamps(tmp_path, stop=lambda: True) == {}


def test_every_format_is_looked_for() -> None:
    assert {".shikaku", ".txt"} <= suffixes()
    assert all(suffix == suffix.lower() for suffix in suffixes())


def test_changes() -> None:
    a, b, c, d = map(Path, "abcd")
    one, two, wider = Stamp(1, 1), Stamp(2, 1), Stamp(1, 2)
    before = {a: one, b: one, c: one}
    now = {b: one, c: two, d: one}
    assert changes(before, now) == Changes((d,), (c,), (a,))
    assert changes(before, {a: one, b: wider, c: one}) == Changes(changed=(b,))
    assert not changes(before, dict(before))
    assert changes({}, now) == Changes(added=(b, c, d))
