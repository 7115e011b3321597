"""The preferences: each control shows its setting, changes it, and is followed by the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.appearance import Appearance
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.screen_fit import ScrolledContent, room_for
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import DARK, Scheme, Theme, Tints, contrasting
from shikaku_gui.gui.preferences.form import ChoiceBox, Switch
from shikaku_gui.gui.preferences.preferences_dialog import PreferencesDialog
from shikaku_gui.play import CheckLevel
from tests.gui.base.test_settings import VALUES
from tests.gui.conftest import MakeWindow
from tests.gui.created import Created


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, tmp_path: Path) -> PreferencesDialog:
    """Give the dialog without a window behind it."""
    made = PreferencesDialog(settings, tmp_path, None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    return made


def test_every_control_shows_its_setting_and_changes_it(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    switches = dialog.findChildren(Switch)
    assert switches
    for switch in switches:
        name = switch.setting.name
        before = getattr(settings, name)
        assert switch.isChecked() is before
        switch.click()
        assert getattr(settings, name) is not before
        setattr(settings, name, before)
        assert switch.isChecked() is before
    boxes = dialog.findChildren(ChoiceBox)
    assert boxes
    for box in boxes:
        name = box.setting.name
        before = getattr(settings, name)
        assert box.values[box.currentIndex()] == before
        box.activated.emit(box.values.index(VALUES[name]))
        assert getattr(settings, name) == VALUES[name]
        setattr(settings, name, before)
        assert box.values[box.currentIndex()] == before


@pytest.mark.parametrize("end", [Qt.Key.Key_Return, Qt.Key.Key_Tab, None])
def test_a_typed_value_takes_effect_once_it_is_complete(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot, end: Qt.Key | None
) -> None:
    seen: list[int] = []
    settings.changed.connect(lambda: seen.append(settings.text_size))
    box = dialog.appearance.text_size
    dialog.show()
    box.setFocus()
    QTest.keyClicks(box, "150")
    assert box.currentText() == "150%"
    if end is not None:
        QTest.keyClick(box, end)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [150]


def test_every_control_has_a_name_and_a_letter_of_its_own(dialog: PreferencesDialog) -> None:
    for page in (dialog.appearance, dialog.board, dialog.play, dialog.language, dialog.data):
        names = [label.text() for label in page.findChildren(QLabel) if label.buddy()]
        names += [switch.text() for switch in page.findChildren(Switch)]
        letters = [QKeySequence.mnemonic(name).toString() for name in names]
        assert all(letters)
        assert len(set(letters)) == len(letters), letters


def test_subjects_are_chosen_by_keys(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    QTest.keyClick(dialog.subjects, Qt.Key.Key_Down)
    assert dialog.board.isVisible()
    assert not dialog.appearance.isVisible()


def test_the_look_follows_at_once(qtbot: QtBot, settings: Settings) -> None:
    theme = Theme()
    font = QApplication.font()
    heading = QLabel()
    qtbot.addWidget(heading)
    own = heading.font()
    own.setPointSizeF(20)
    heading.setFont(own)
    look = Appearance(settings, theme)
    settings.scheme = Scheme.DARK
    settings.contrast = True
    assert theme.colours == contrasting(DARK)
    settings.tints = Tints.NONE
    assert set(map(QColor.name, theme.colours.tints)) == {DARK.paper.name()}
    settings.reduced_motion = True
    assert theme.reduced_motion
    settings.text_size = 150
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * font.pointSizeF())
    assert heading.font().pointSizeF() == pytest.approx(30)
    settings.text_size = 100
    assert heading.font().pointSizeF() == pytest.approx(20)
    settings.notation = Notation.ROW_AND_COLUMN
    QApplication.setFont(font)
    look.deleteLater()


def test_a_shown_window_has_the_size_of_texts_at_once(
    make_window: MakeWindow, settings: Settings
) -> None:
    font = QApplication.font()
    window = make_window()
    look = Appearance(settings, window.theme)
    before = window.status.font().pointSizeF()
    settings.text_size = 200
    assert window.status.font().pointSizeF() == pytest.approx(2 * before)
    settings.text_size = 100
    assert window.status.font().pointSizeF() == pytest.approx(before)
    QApplication.setFont(font)
    look.deleteLater()


def test_signs_and_room_grow_with_the_texts(make_window: MakeWindow, settings: Settings) -> None:
    font = QApplication.font()
    window = make_window()
    look = Appearance(settings, window.theme)
    dialog = PreferencesDialog(settings, window.folder, window)
    dialog.show()
    before = window.bar.iconSize().width(), dialog.width(), window.board.camera.ruler_letters.least
    settings.text_size = 200
    QTest.qWait(10)  # the dialog grows once what it holds has the font
    after = window.bar.iconSize().width(), dialog.width(), window.board.camera.ruler_letters.least
    assert all(large > small for small, large in zip(before, after, strict=True))
    settings.text_size = 100
    QTest.qWait(10)
    assert window.bar.iconSize().width() == before[0]
    QApplication.setFont(font)
    look.deleteLater()


def test_windows_follow_and_menus_agree(make_window: MakeWindow, settings: Settings) -> None:
    window = make_window()
    settings.rulers = settings.marks = settings.overview = settings.clock = False
    assert not window.board.camera.rulers
    assert not window.board.painter.marks_shown
    assert not window.board.minimap.wanted
    assert not window.status.time.isVisible()
    assert not any(window.acts[name].isChecked() for name in ("rulers", "marks", "overview"))
    window.acts["rulers"].trigger()
    assert settings.rulers
    settings.check_level = CheckLevel.SILENT
    assert window.controller.session.level is CheckLevel.SILENT
    settings.scheme = Scheme.DARK
    for name, text in (("check_level", "&Never"), ("scheme", "&Dark")):
        menu = window.acts.submenus[name]
        menu.aboutToShow.emit()
        assert [action.text() for action in menu.actions() if action.isChecked()] == [text]
    settings.learn_play = True
    assert window.acts["learn_play"].isChecked()


def test_a_language_says_when_it_is_used(dialog: PreferencesDialog, settings: Settings) -> None:
    page = dialog.language
    assert not page.reopen.isEnabled()
    settings.language = "ja"
    assert page.reopen.isEnabled()
    assert "after a restart" in page.note.text()


def test_the_data_folder_is_another_one_from_the_next_start_on(
    dialog: PreferencesDialog, settings: Settings, tmp_path: Path
) -> None:
    page = dialog.data
    assert page.path.text() == str(tmp_path)
    assert page.note.isHidden()
    page.choose(tmp_path / "other")
    assert settings.next_data_folder == tmp_path / "other" / "Shikaku"
    assert settings.data_folder is None
    assert "copied" in page.note.text()
    (tmp_path / "used" / "games").mkdir(parents=True)
    page.choose(tmp_path / "used")
    assert settings.next_data_folder == tmp_path / "used"
    assert "already" in page.note.text()
    page.keep_button.click()
    assert settings.next_data_folder is None
    assert page.note.isHidden()
    page.usual_button.click()
    assert settings.next_data_folder == identity.default_data_folder()


def test_the_key_opens_the_dialog(make_window: MakeWindow) -> None:
    window = make_window()
    keys = [key.toString() for key in window.acts["preferences"].shortcuts()]
    assert "Ctrl+," in keys
    window.acts["preferences"].trigger()
    (dialog,) = window.findChildren(PreferencesDialog)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.subjects
    dialog.close()


def test_it_opens_without_scrolling_where_the_screen_has_room(dialog: PreferencesDialog) -> None:
    font = dialog.font()
    font.setPointSize(2 * font.pointSize())
    dialog.setFont(font)
    dialog.show()
    wanted = dialog.sizeHint().boundedTo(room_for(dialog))
    assert dialog.size().expandedTo(wanted) == dialog.size()


@pytest.mark.parametrize("percent", [150, 200])
def test_it_grows_with_the_texts_where_the_screen_has_room(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot, percent: int
) -> None:
    font = QApplication.font()
    look = Appearance(settings, Theme())
    with qtbot.waitExposed(dialog):
        dialog.show()
    settings.text_size = percent
    area = next(each for each in dialog.findChildren(ScrolledContent) if each.isVisible())

    def is_whole() -> bool:
        wanted = dialog.sizeHint().boundedTo(room_for(dialog))
        grown = dialog.size().expandedTo(wanted) == dialog.size()
        return grown and not area.verticalScrollBar().maximum()

    QTest.qWait(10)  # what it holds has the font by then
    qtbot.waitUntil(is_whole)
    QApplication.setFont(font)
    look.deleteLater()


def test_the_window_is_made_at_its_size(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    # A window that is resized only after that can get its first size back.
    created = Created(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.size() == created.size
    assert created.size.width() >= dialog.sizeHint().width()
