"""Data in another folder: copied as a whole, and never lost."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.data_place import take_to_next_folder, usable_data_folder
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.settings import Settings


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the default folder, with a game."""
    folder = tmp_path / "usual"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "a.shikaku").write_text("a game")
    monkeypatch.setattr(identity, "default_data_folder", lambda: folder)
    return folder


def test_data_is_copied_once_and_the_old_stays(
    usual: Path, settings: Settings, tmp_path: Path
) -> None:
    assert take_to_next_folder(settings) == ""
    assert usable_data_folder(settings, "") == usual
    settings.next_data_folder = chosen = tmp_path / "other" / "Shikaku"
    assert take_to_next_folder(settings) == ""
    assert usable_data_folder(settings, "") == chosen
    assert settings.next_data_folder is None
    for folder in (usual, chosen):
        assert (folder / "games" / "a.shikaku").read_text() == "a game"


def test_data_that_is_there_already_is_used(
    usual: Path, settings: Settings, tmp_path: Path
) -> None:
    chosen = tmp_path / "other"
    (chosen / "games").mkdir(parents=True)
    settings.next_data_folder = chosen
    assert take_to_next_folder(settings) == ""
    assert usable_data_folder(settings, "") == chosen
    assert not list((chosen / "games").iterdir())
    settings.next_data_folder = usual
    assert take_to_next_folder(settings) == ""
    assert settings.data_folder is None


def test_data_that_cannot_be_copied_stays_in_use(
    usual: Path, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    settings.next_data_folder = tmp_path / "file" / "Shikaku"
    trouble = take_to_next_folder(settings)
    assert str(tmp_path / "file") in trouble
    monkeypatch.setattr(MessageBox, "exec", lambda box: said.append(box.text()))
    said: list[str] = []
    assert usable_data_folder(settings, trouble) == usual
    assert said == [trouble]


def roles(box: QMessageBox) -> list[QAbstractButton]:
    return sorted(box.buttons(), key=lambda button: box.buttonRole(button).value)


@pytest.mark.parametrize("button", [0, 1])
def test_a_missing_folder_is_asked_about(
    usual: Path,
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    button: int,
) -> None:
    settings.data_folder = tmp_path / "drive"
    monkeypatch.setattr(MessageBox, "exec", lambda _: None)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: roles(box)[button])
    found = usable_data_folder(settings, "")
    assert found == (usual if button == 0 else None)
    assert settings.data_folder == tmp_path / "drive"
