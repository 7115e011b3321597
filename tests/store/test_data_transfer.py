"""The player's data in another folder."""

import os
from pathlib import Path

import pytest

from shikaku_gui.store import copy_data, holds_data, place_in


def test_data_goes_to_a_new_folder_in_the_one_chosen(tmp_path: Path) -> None:
    assert place_in(tmp_path) == tmp_path / "Shikaku"
    (tmp_path / "Shikaku").mkdir()
    assert place_in(tmp_path) == tmp_path / "Shikaku 2"
    (tmp_path / "Shikaku" / "player.sqlite").touch()
    assert place_in(tmp_path) == tmp_path / "Shikaku"
    assert place_in(tmp_path / "Shikaku") == tmp_path / "Shikaku"
    assert holds_data(tmp_path / "Shikaku")


def test_all_but_locks_and_sockets_is_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "a", tmp_path / "deep" / "b"
    (source / "games").mkdir(parents=True)
    (source / "games" / "x.shikaku").write_text("game")
    (source / "games" / "x.lock").touch()
    if hasattr(os, "mkfifo"):
        os.mkfifo(source / "running.socket")
    copy_data(source, target)
    assert {path.name for path in target.rglob("*")} == {"games", "x.shikaku"}
    assert [path.name for path in target.parent.iterdir()] == ["b"]


def test_nothing_to_copy_makes_an_empty_folder(tmp_path: Path) -> None:
    copy_data(tmp_path / "none", tmp_path / "b")
    assert list((tmp_path / "b").iterdir()) == []


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "player.sqlite").write_text("x")

    def fail(_handle: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        copy_data(tmp_path / "a", tmp_path / "b")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
