"""Renaming and deleting files, and undoing it."""

import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from shikaku_gui.store.file_operations import (
    BadFileNameError,
    FileNameFlaw,
    MovedFile,
    TrashFolder,
    rename_file,
    trash_file,
    undo_move,
)
from tests.store.samples import TODAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "puzzles" / "a.shikaku"
    made.parent.mkdir()
    made.write_text("content")
    return made


@pytest.fixture
def trash(tmp_path: Path) -> TrashFolder:
    return TrashFolder(tmp_path / "trash")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("b", "b.shikaku"),
        (" b ", "b.shikaku"),
        ("b.shikaku", "b.shikaku"),
        ("B.SHIKAKU", "B.SHIKAKU"),
        ("b.c", "b.c.shikaku"),
        ("b c", "b c.shikaku"),
        ("四角", "四角.shikaku"),
        ("a", "a.shikaku"),
        ("A", "A.shikaku"),
    ],
)
def test_rename_and_undo(path: Path, name: str, expected: str) -> None:
    moved = rename_file(path, name)
    assert [file.name for file in path.parent.iterdir()] == [expected]
    assert moved == MovedFile(path, path.with_name(expected))
    undo_move(moved)
    assert path.read_text() == "content"
    assert [file.name for file in path.parent.iterdir()] == ["a.shikaku"]


@pytest.mark.parametrize(
    ("name", "flaw", "found"),
    [
        ("", FileNameFlaw.EMPTY, ""),
        ("  ", FileNameFlaw.EMPTY, ""),
        ("../b", FileNameFlaw.CHARACTER, "/"),
        ("b\\c", FileNameFlaw.CHARACTER, "\\"),
        ("b\0", FileNameFlaw.CHARACTER, "\0"),
        ("what?", FileNameFlaw.CHARACTER, "?"),
        (".b", FileNameFlaw.HIDDEN, ""),
        (".shikaku", FileNameFlaw.HIDDEN, ""),
        ("con", FileNameFlaw.DEVICE, ""),
        ("Lpt1.b", FileNameFlaw.DEVICE, ""),
        ("四" * 90, FileNameFlaw.LONG, ""),
        ("taken", FileNameFlaw.TAKEN, ""),
    ],
)
def test_names_that_will_not_do(path: Path, name: str, flaw: FileNameFlaw, found: str) -> None:
    path.with_name("taken.shikaku").write_text("other")
    with pytest.raises(BadFileNameError) as caught:
        rename_file(path, name)
    assert (caught.value.flaw, caught.value.found) == (flaw, found)
    assert path.read_text() == "content"
    assert path.with_name("taken.shikaku").read_text() == "other"


def test_a_file_without_a_suffix_may_not_end_in_a_dot(path: Path) -> None:
    bare = path.rename(path.with_name("bare"))
    with pytest.raises(BadFileNameError) as caught:
        rename_file(bare, "b.")
    assert caught.value.flaw is FileNameFlaw.ENDING


def test_every_flaw_occurs_above() -> None:
    assert len(FileNameFlaw) == 7


def test_delete_and_undo(path: Path, trash: TrashFolder, tmp_path: Path) -> None:
    moved = trash_file(path, trash, TODAY)
    assert not path.exists()
    assert moved.after.read_text() == "content"
    assert moved.after.is_relative_to(tmp_path / "trash")
    undo_move(moved)
    assert path.read_text() == "content"
    assert list((tmp_path / "trash").iterdir()) == []


def test_two_files_of_one_name_are_deleted_side_by_side(path: Path, trash: TrashFolder) -> None:
    first = trash_file(path, trash, TODAY)
    path.write_text("second")
    second = trash_file(path, trash, TODAY)
    undo_move(second)
    assert path.read_text() == "second"
    with pytest.raises(FileExistsError):
        undo_move(first)
    assert path.read_text() == "second"
    assert first.after.read_text() == "content"


def test_undo_makes_a_folder_again_that_is_gone(path: Path, trash: TrashFolder) -> None:
    moved = trash_file(path, trash, TODAY)
    path.parent.rmdir()
    undo_move(moved)
    assert path.read_text() == "content"


def test_the_desktops_trash_comes_first_and_is_left_tidy(
    path: Path, trash: TrashFolder, tmp_path: Path
) -> None:
    files, info = tmp_path / "TrashFolder" / "files", tmp_path / "TrashFolder" / "info"
    files.mkdir(parents=True)
    info.mkdir()

    def to_desktop(doomed: Path) -> Path:
        (info / f"{doomed.name}.trashinfo").write_text("[Trash Info]")
        return Path(shutil.move(doomed, files / doomed.name))

    moved = trash_file(path, trash, TODAY, to_desktop)
    assert moved.after == files / "a.shikaku"
    assert not (tmp_path / "trash").exists()
    undo_move(moved)
    assert path.read_text() == "content"
    assert list(info.iterdir()) == []


def test_where_the_desktop_has_no_trash_ours_is_used(path: Path, trash: TrashFolder) -> None:
    moved = trash_file(path, trash, TODAY, lambda _: None)
    assert moved.after.exists()
    assert not path.exists()


def test_a_file_that_is_gone_cannot_be_deleted(
    path: Path, trash: TrashFolder, tmp_path: Path
) -> None:
    path.unlink()
    with pytest.raises(FileNotFoundError):
        trash_file(path, trash, TODAY)
    assert list((tmp_path / "trash").iterdir()) == []


def test_the_trash_is_emptied_after_a_month(path: Path, trash: TrashFolder, tmp_path: Path) -> None:
    moved = trash_file(path, trash, TODAY)
    (tmp_path / "trash" / "2020-odd").mkdir()
    for day in range(30):
        trash.purge(TODAY + timedelta(days=day))
        trash.purge(TODAY + timedelta(days=day))
        assert moved.after.exists()
    trash.purge(TODAY + timedelta(days=30))
    assert [place.name for place in (tmp_path / "trash").iterdir()] == ["2020-odd"]
    TrashFolder(tmp_path / "none").purge(TODAY)


@pytest.mark.parametrize("years", [-50, -1, 1, 50])
def test_a_clock_that_jumps_empties_no_trash(path: Path, trash: TrashFolder, years: int) -> None:
    moved = trash_file(path, trash, TODAY)
    for _ in range(40):
        trash.purge(TODAY + timedelta(days=365 * years))
        trash.purge(TODAY)
    assert moved.after.exists()


def test_days_are_no_longer_counted_for_what_was_moved_back(
    path: Path, trash: TrashFolder, tmp_path: Path
) -> None:
    moved = trash_file(path, trash, TODAY)
    trash.purge(TODAY)
    assert len(list((tmp_path / "trash").iterdir())) == 2
    undo_move(moved)
    trash.purge(TODAY)
    assert list((tmp_path / "trash").iterdir()) == []
