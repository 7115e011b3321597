"""Games as text, and files on disk: written whole or not at all."""

import os
import shutil
import stat
import sys
from pathlib import Path

import pytest

from shikaku_gui.formats import (
    SavedGame,
    UnwritableError,
    format_named,
    load,
    save,
    write_folder_atomically,
)
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import PLAYED

posix = pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_saved_is_loaded(tmp_path: Path) -> None:
    save(PLAYED, tmp_path / "a.shikaku")
    save(PLAYED, str(tmp_path / "b.txt"), format_named("grid"))
    save(PLAYED, tmp_path / "c.pzpr", format_named("pzpr"))
    assert load(tmp_path / "a.shikaku") == PLAYED
    assert load(str(tmp_path / "b.txt")).puzzle == PLAYED.puzzle
    assert (tmp_path / "c.pzpr").read_bytes().endswith(b"h4h\n")
    assert names(tmp_path) == ["a.shikaku", "b.txt", "c.pzpr"]


def test_missing_file_and_missing_folder_are_os_errors(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none")
    with pytest.raises(FileNotFoundError):
        save(PLAYED, tmp_path / "none" / "a.shikaku")
    with pytest.raises(IsADirectoryError if os.name == "posix" else OSError):
        save(PLAYED, tmp_path)
    with pytest.raises(IsADirectoryError):
        save(PLAYED, f"{tmp_path}/a.shikaku/")
    with pytest.raises(FileNotFoundError):
        save(PLAYED, "")
    assert names(tmp_path) == []


def test_a_puzzle_that_cannot_be_written_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old", "utf-8")
    with pytest.raises(UnwritableError):
        save(SavedGame(Puzzle(1, 2, {Cell(0, 0): None})), path, format_named("sgt"))
    assert path.read_text("utf-8") == "old"


def test_a_failure_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.shikaku"
    path.write_text("old", "utf-8")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(PLAYED, path)
    assert path.read_text("utf-8") == "old"
    assert names(tmp_path) == ["a.shikaku"]


@posix
def test_a_link_stays_and_its_target_changes(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "real.shikaku"
    target.parent.mkdir()
    target.write_text("old", "utf-8")
    link = tmp_path / "link.shikaku"
    link.symlink_to(target)
    save(PLAYED, link)
    assert link.is_symlink()
    assert load(target) == PLAYED
    assert names(target.parent) == ["real.shikaku"]


@posix
def test_permissions_stay_and_new_files_have_the_usual_ones(tmp_path: Path) -> None:
    old, new, plain = tmp_path / "old", tmp_path / "new", tmp_path / "plain"
    old.write_text("", "utf-8")
    old.chmod(0o640)
    save(PLAYED, old)
    save(PLAYED, new)
    plain.write_text("", "utf-8")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    assert new.stat().st_mode == plain.stat().st_mode


def test_a_file_made_read_only_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_text("old", "utf-8")
    # The superuser may write anything, so the mode of the file would not do.
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    with pytest.raises(PermissionError, match="a"):
        save(PLAYED, path)
    assert path.read_text("utf-8") == "old"


@posix
def test_a_pipe_is_written_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        save(PLAYED, path, format_named("sgt"))
        assert os.read(reader, 100) == b"4x3:a4a2b2b4b\n"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="names of open files")
def test_an_open_pipe_is_written_by_its_name() -> None:
    reader, writer = os.pipe()
    try:
        save(PLAYED, f"/dev/fd/{writer}", format_named("sgt"))
        assert os.read(reader, 100) == b"4x3:a4a2b2b4b\n"
    finally:
        os.close(reader)
        os.close(writer)


def test_a_folder_is_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "proof"
    write_folder_atomically(folder, {"a": "1", "b": "2"}, ("a", "b"))
    write_folder_atomically(folder, {"a": "3"}, ("a", "b"))
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"a": "3"}
    with pytest.raises(FileExistsError, match="other files"):
        write_folder_atomically(folder, {"a": "4"}, ("b",))
    with pytest.raises(OSError, match="x" * 300):
        write_folder_atomically(folder, {"a": "5", "x" * 300: "6"}, ("a",))
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"a": "3"}
    assert [path.name for path in tmp_path.iterdir()] == ["proof"]


def test_a_folder_may_have_folders_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_folder_atomically(folder, {"en/index.html": "1", "icon.png": b"\x89PNG"}, ())
    assert (folder / "en" / "index.html").read_text() == "1"
    assert (folder / "icon.png").read_bytes() == b"\x89PNG"
    names = ("en/index.html", "icon.png")
    write_folder_atomically(folder, {"de/index.html": "2"}, names)
    assert [path.name for path in folder.iterdir()] == ["de"]
    for mine in ("de/mine.html", "empty/", ".git/config"):
        path = folder / mine
        path.parent.mkdir(exist_ok=True)
        if mine.endswith("/"):
            path.mkdir()
        else:
            path.write_text("")
        with pytest.raises(FileExistsError, match="other files"):
            write_folder_atomically(folder, {"a": "3"}, ("de/index.html",))
        assert path.exists()
        shutil.rmtree(path) if path.is_dir() else path.unlink()
        if mine.startswith("."):
            path.parent.rmdir()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.skipif(sys.platform != "linux", reason="folders are exchanged on Linux only")
def test_there_is_a_folder_at_every_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "proof"
    write_folder_atomically(folder, {"a": "1"}, ())

    def rename(_self: Path, _target: Path) -> Path:
        raise AssertionError("the folder was gone for a moment")

    monkeypatch.setattr(Path, "rename", rename)
    write_folder_atomically(folder, {"a": "2"}, ("a",))
    assert (folder / "a").read_text() == "2"


def test_a_folder_comes_back_where_the_new_one_cannot_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "other")
    folder = tmp_path / "proof"
    write_folder_atomically(folder, {"a": "1"}, ())
    plain = Path.rename

    def rename(self: Path, target: Path) -> Path:
        if target == folder and (self / "a").read_text() == "2":
            raise PermissionError(13, "refused")
        return plain(self, target)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(PermissionError):
        write_folder_atomically(folder, {"a": "2"}, ("a",))
    assert (folder / "a").read_text() == "1"
    assert [path.name for path in tmp_path.iterdir()] == ["proof"]


@pytest.mark.parametrize("name", ["", "missing/proof"])
def test_a_folder_needs_a_name_and_a_place(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_folder_atomically(name and tmp_path / name, {}, ())
