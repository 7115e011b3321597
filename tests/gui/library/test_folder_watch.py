"""The player's folder: what changes in it is seen, by a look or because the system tells."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QFileSystemWatcher
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.library import folder_watch as module
from shikaku_gui.gui.library.folder_watch import FolderWatch
from shikaku_gui.store import FolderContents
from tests.gui.at_once import AtOnce


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder with a puzzle file three folders deep."""
    deep = tmp_path / "mine" / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "c.shikaku").write_text("one")
    return tmp_path / "mine"


@pytest.fixture
def told() -> list[tuple[Path, FolderContents]]:
    """Give a list for what was told."""
    return []


@pytest.fixture
def watch(
    qapp: object, folder: Path, told: list[tuple[Path, FolderContents]]
) -> Iterator[FolderWatch]:
    """Give a watch that looks after the folder."""
    made = FolderWatch(AtOnce())
    made.scanned.connect(lambda at, contents: told.append((at, contents)))
    made.follow(folder)
    yield made
    made.close()


def files(contents: FolderContents) -> list[str]:
    return [Path(path).name for path in contents.files]


def test_an_unchanged_folder_is_reported_once(
    watch: FolderWatch, folder: Path, told: list[tuple[Path, FolderContents]]
) -> None:
    watch.scan()
    watch.set_active(True)
    ((at, contents),) = told
    assert (at, files(contents)) == (folder, ["c.shikaku"])


@pytest.mark.parametrize("change", ["added", "edited", "touched", "renamed", "removed"])
def test_each_change_is_found_by_a_scan(
    watch: FolderWatch, folder: Path, told: list[tuple[Path, FolderContents]], change: str
) -> None:
    file = folder / "a" / "b" / "c.shikaku"
    changes: dict[str, Callable[[], object]] = {
        "added": lambda: (folder / "a" / "new.shikaku").write_text("two"),
        "edited": lambda: file.write_text("longer"),
        "touched": lambda: os.utime(file, ns=(1, 1)),
        "renamed": lambda: file.rename(file.with_name("d.shikaku")),
        "removed": file.unlink,
    }
    changes[change]()
    watch.scan()
    assert len(told) == 2
    assert told[0][1] != told[1][1]


def test_the_system_reports_a_file_deep_below(
    watch: FolderWatch, qtbot: QtBot, folder: Path, told: list[tuple[Path, FolderContents]]
) -> None:
    (folder / "a" / "b" / "new.shikaku").write_text("two")
    qtbot.waitUntil(lambda: len(told) == 2)
    assert files(told[-1][1]) == ["c.shikaku", "new.shikaku"]


def test_an_edit_in_place_is_found_while_active(
    qtbot: QtBot,
    folder: Path,
    told: list[tuple[Path, FolderContents]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_INTERVAL_MILLISECONDS", 1)
    watch = FolderWatch(AtOnce())
    watch.scanned.connect(lambda at, contents: told.append((at, contents)))
    watch.follow(folder)
    watch.set_active(True)
    (folder / "a" / "b" / "c.shikaku").write_text("longer")
    qtbot.waitUntil(lambda: len(told) == 2)
    watch.set_active(False)
    watch.close()


def test_another_folder_is_reported_at_once(
    watch: FolderWatch, tmp_path: Path, told: list[tuple[Path, FolderContents]]
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    watch.follow(other)
    assert told[-1] == (other, FolderContents(folders=(str(other),)))
    watch.follow(None)
    watch.scan()
    assert len(told) == 2


def test_only_so_many_folders_are_watched(
    qapp: object, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_WATCHED_FOLDERS", 2)
    watch = FolderWatch(AtOnce())
    watch.follow(folder)
    (system,) = watch.findChildren(QFileSystemWatcher)
    assert sorted(system.directories()) == [str(folder), str(folder / "a")]
    watch.close()


def test_many_folders_are_watched_in_steps(
    folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_WATCH_BATCH", 2)
    for number in range(5):
        (folder / f"{number}").mkdir()
    watch = FolderWatch(AtOnce())
    watch.follow(folder)
    (system,) = watch.findChildren(QFileSystemWatcher)
    assert len(system.directories()) == 2
    qtbot.waitUntil(lambda: len(system.directories()) == 8)
    watch.follow(None)
    assert len(system.directories()) == 6
    qtbot.waitUntil(lambda: not system.directories())
    watch.close()


def test_a_failed_scan_is_followed_by_others(
    watch: FolderWatch,
    told: list[tuple[Path, FolderContents]],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_folder: Path, _stop: object) -> None:
        raise RecursionError

    with monkeypatch.context() as patch:
        patch.setattr(module, "scan_folder", fail)
        with pytest.raises(RecursionError):
            watch.scan()
        watch.scan()  # the same trouble again is not told again
    (folder / "new.shikaku").write_text("two")
    watch.scan()
    assert files(told[-1][1]) == ["c.shikaku", "new.shikaku"]
    monkeypatch.setattr(module, "scan_folder", fail)
    with pytest.raises(RecursionError):
        watch.scan()
