"""Whether a file may be overwritten: what something else has changed is asked about."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SAVE_FORMAT, format_named
from shikaku_gui.gui.widgets import save_target
from shikaku_gui.gui.widgets.save_target import ConflictChoice, named_target, safe_target
from shikaku_gui.store import file_stamp


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def answering(choice: ConflictChoice) -> save_target.AskConflict:
    return lambda _parent, _why, _path, _other: choice


def never(*_: object) -> ConflictChoice:
    pytest.fail("nothing is to be asked")


CHOICES = [
    (ConflictChoice.KEEP_BOTH, "game (3).shikaku"),
    (ConflictChoice.OVERWRITE, "game.shikaku"),
    (ConflictChoice.CANCEL, None),
]


@pytest.mark.parametrize(("choice", "expected"), CHOICES)
def test_a_changed_file_is_asked_about(
    parent: QWidget, tmp_path: Path, choice: ConflictChoice, expected: str | None
) -> None:
    path = tmp_path / "game.shikaku"
    path.write_text("opened")
    known = file_stamp(path)
    assert safe_target(parent, path, known, never) == path
    path.write_text("changed by another program")
    (tmp_path / "game (2).shikaku").write_text("there already")
    target = safe_target(parent, path, known, answering(choice))
    assert target == (None if expected is None else tmp_path / expected)


def test_a_file_that_is_gone_or_of_which_nothing_is_known_is_written(
    parent: QWidget, tmp_path: Path
) -> None:
    path = tmp_path / "game.shikaku"
    path.write_text("opened")
    assert safe_target(parent, path, None, never) == path
    known = file_stamp(path)
    path.unlink()
    assert safe_target(parent, path, known, never) == path


@pytest.mark.parametrize(("choice", "expected"), CHOICES)
def test_a_name_that_gets_our_suffix_is_asked_about_where_it_exists(
    parent: QWidget, tmp_path: Path, choice: ConflictChoice, expected: str | None
) -> None:
    answer = str(tmp_path / "game")
    path = tmp_path / "game.shikaku"
    assert named_target(parent, answer, never) == (path, SAVE_FORMAT)
    for name in ("game", "game (2)"):
        (tmp_path / f"{name}.shikaku").write_text("another game")
    chosen = named_target(parent, answer, answering(choice))
    assert chosen == (None if expected is None else (tmp_path / expected, SAVE_FORMAT))


def test_a_name_with_a_suffix_is_what_the_dialog_has_asked_about(
    parent: QWidget, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text("there")
    chosen = named_target(parent, str(tmp_path / "a.txt"), never)
    assert chosen == (tmp_path / "a.txt", format_named("grid"))
    assert named_target(parent, "", never) is None


def test_the_box_names_both_files_in_plain_text_and_would_keep_both(parent: QWidget) -> None:
    path, other = Path("<b>{name}.shikaku"), Path("<b>{name} (2).shikaku")
    box = save_target.conflict_box(parent, "{name} has changed.", path, other)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert path.name in box.text()
    assert other.name in box.text()
    texts = [button.text() for button in box.buttons()]
    assert set(texts) == {"&Keep Both", "&Overwrite", "Cancel"} | set(texts[2:])
    assert box.defaultButton().text() == "&Keep Both"


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("&Keep Both", ConflictChoice.KEEP_BOTH),
        ("&Overwrite", ConflictChoice.OVERWRITE),
        (None, ConflictChoice.CANCEL),
    ],
)
def test_the_answer_is_that_of_the_button(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    text: str | None,
    choice: ConflictChoice,
) -> None:
    def click(box: QMessageBox) -> int:
        for button in box.buttons():
            if button.text() == text:
                button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", click)
    asked = save_target.ask_conflict(parent, "{name}", Path("a.shikaku"), Path("b.shikaku"))
    assert asked is choice
