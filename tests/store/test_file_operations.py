"""Renaming and deleting files, and undoing it."""

import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from shikaku_gui.store.file_operations import (
    BadNameError,
    Moved,
    NameFlaw,
    Trash,
    delete,
    rename,
    undo,
)
from tests.store.samples import TODAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "puzzles" / "a.shikaku"
    made.parent.mkdir()
    made.write_text("content")
    return made


@pytest.fixture
def trash(tmp_path: Path) -> Trash:
    return Trash(tmp_path / "trash")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("b", "b.shikaku"),
        (" b ", "b.shikaku"),
        ("b.shikaku", "b.shikaku"),
        ("B.SHIKAKU", "B.SHIKAKU"),
        ("b.c", "b.c.shikaku"),
        ("四角", "四角.shikaku"),
        ("a", "a.shikaku"),
        ("A", "A.shikaku"),
    ],
)
def test_rename_and_undo(path: Path, name: str, expected: str) -> None:
    moved = rename(path, name)
    assert [file.name for file in path.parent.iterdir()] == [expected]
    assert moved == Moved(path, path.with_name(expected))
    undo(moved)
    assert path.read_text() == "content"
    assert [file.name for file in path.parent.iterdir()] == ["a.shikaku"]


@pytest.mark.parametrize(
    ("name", "flaw", "found"),
    [
        ("", NameFlaw.EMPTY, ""),
        ("  ", NameFlaw.EMPTY, ""),
        ("../b", NameFlaw.CHARACTER, "/"),
        ("b\\c", NameFlaw.CHARACTER, "\\"),
        ("b\0", NameFlaw.CHARACTER, "\0"),
        ("what?", NameFlaw.CHARACTER, "?"),
        (".b", NameFlaw.HIDDEN, ""),
        (".shikaku", NameFlaw.HIDDEN, ""),
        ("con", NameFlaw.DEVICE, ""),
        ("Lpt1.b", NameFlaw.DEVICE, ""),
        ("四" * 90, NameFlaw.LONG, ""),
        ("taken", NameFlaw.TAKEN, ""),
    ],
)
def test_names_that_will_not_do(path: Path, name: str, flaw: NameFlaw, found: str) -> None:
    path.with_name("taken.shikaku").write_text("other")
    with pytest.raises(BadNameError) as caught:
        rename(path, name)
    assert (caught.value.flaw, caught.value.found) == (flaw, found)
    assert path.read_text() == "content"
    assert path.with_name("taken.shikaku").read_text() == "other"


def test_a_file_without_a_suffix_may_not_end_in_a_dot(path: Path) -> None:
    bare = path.rename(path.with_name("bare"))
    with pytest.raises(BadNameError) as caught:
        rename(bare, "b.")
    assert caught.value.flaw is NameFlaw.ENDING


def test_every_flaw_occurs_above() -> None:
    assert len(NameFlaw) == 7


def test_delete_and_undo(path: Path, trash: Trash, tmp_path: Path) -> None:
    moved = delete(path, trash, TODAY)
    assert not path.exists()
    assert moved.after.read_text() == "content"
    assert moved.after.is_relative_to(tmp_path / "trash")
    undo(moved)
    assert path.read_text() == "content"
    assert list((tmp_path / "trash").iterdir()) == []


def test_two_files_of_one_name_are_deleted_side_by_side(path: Path, trash: Trash) -> None:
    first = delete(path, trash, TODAY)
    path.write_text("second")
    second = delete(path, trash, TODAY)
    undo(second)
    assert path.read_text() == "second"
    with pytest.raises(FileExistsError):
        undo(first)
    assert path.read_text() == "second"
    assert first.after.read_text() == "content"


def test_undo_makes_a_folder_again_that_is_gone(path: Path, trash: Trash) -> None:
    moved = delete(path, trash, TODAY)
    path.parent.rmdir()
    undo(moved)
    assert path.read_text() == "content"


def test_the_desktops_trash_comes_first_and_is_left_tidy(
    path: Path, trash: Trash, tmp_path: Path
) -> None:
    files, info = tmp_path / "Trash" / "files", tmp_path / "Trash" / "info"
    files.mkdir(parents=True)
    info.mkdir()

    def to_desktop(doomed: Path) -> Path:
        (info / f"{doomed.name}.trashinfo").write_text("[Trash Info]")
        return Path(shutil.move(doomed, files / doomed.name))

    moved = delete(path, trash, TODAY, to_desktop)
    assert moved.after == files / "a.shikaku"
    assert not (tmp_path / "trash").exists()
    undo(moved)
    assert path.read_text() == "content"
    assert list(info.iterdir()) == []


def test_where_the_desktop_has_no_trash_ours_is_used(path: Path, trash: Trash) -> None:
    moved = delete(path, trash, TODAY, lambda _: None)
    assert moved.after.exists()
    assert not path.exists()


def test_a_file_that_is_gone_cannot_be_deleted(path: Path, trash: Trash, tmp_path: Path) -> None:
    path.unlink()
    with pytest.raises(FileNotFoundError):
        delete(path, trash, TODAY)
    assert list((tmp_path / "trash").iterdir()) == []


def test_the_trash_is_emptied_after_a_month(path: Path, trash: Trash, tmp_path: Path) -> None:
    moved = delete(path, trash, TODAY)
    (tmp_path / "trash" / "2020-odd").mkdir()
    trash.purge(TODAY + timedelta(days=30))
    assert moved.after.exists()
    trash.purge(TODAY + timedelta(days=31))
    assert not moved.after.exists()
    assert [place.name for place in (tmp_path / "trash").iterdir()] == ["2020-odd"]
    Trash(tmp_path / "none").purge(TODAY)
