"""Boxes with a message are deleted once closed, or with their window; buttons have no icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from shikaku_gui.gui.base.labels import DialogButtons, MessageBox, PlainLabel
from shikaku_gui.gui.base.screen_fit import room_for
from tests.gui.visible_faults import sideways


def test_a_box_tells_its_answer_and_is_then_deleted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = MessageBox(window, "Title", "Text")
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    save = box.button(QMessageBox.StandardButton.Save)
    QTimer.singleShot(0, save.click)
    box.exec()
    assert box.clickedButton() is save
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(QMessageBox)


def test_a_box_may_go_with_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    box = MessageBox(window, "Title", "Text")
    QTimer.singleShot(0, lambda: Shiboken.delete(window))
    assert box.exec() == QMessageBox.DialogCode.Rejected
    assert not Shiboken.isValid(box)


@pytest.fixture
def icons_on_buttons(qapp: QApplication) -> Iterator[None]:
    """Let standard buttons have icons, as some desktops do."""
    qapp.setStyleSheet("* { dialogbuttonbox-buttons-have-icons: 1; }")
    yield
    qapp.setStyleSheet("")


@pytest.mark.usefixtures("icons_on_buttons")
def test_buttons_have_no_icons(qtbot: QtBot) -> None:
    standard = QDialogButtonBox.StandardButton.Close
    dialog = QDialog()
    qtbot.addWidget(dialog)
    usual, own = QDialogButtonBox(standard), DialogButtons(dialog, standard)
    assert [box.buttons()[0].icon().isNull() for box in (usual, own)] == [False, True]
    box = MessageBox(dialog, "Title", "Text")
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    assert not box.buttons()[0].icon().isNull()
    box.show()
    assert box.buttons()[0].icon().isNull()


@pytest.mark.parametrize(("letters", "rows"), [(5, 1), (50, 3)])
def test_buttons_of_a_box_are_below_each_other_where_the_screen_is_narrow(
    qtbot: QtBot, letters: int, rows: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = MessageBox(window, "Title", "Text " * 50, "More " * 50)
    roles = QMessageBox.ButtonRole
    for role in (roles.AcceptRole, roles.DestructiveRole, roles.RejectRole):
        box.addButton("m" * letters, role)
    box.show()
    assert len({button.y() for button in box.buttons()}) == rows
    assert all(button.width() >= button.sizeHint().width() for button in box.buttons())
    assert box.width() <= box.screen().availableGeometry().width()
    assert box.icon() is (box.Icon.Warning if rows == 1 else box.Icon.NoIcon)


@pytest.mark.parametrize("letters", [3, 90])
@pytest.mark.parametrize(("lines", "scrolls"), [(3, False), (200, True)])
def test_the_texts_of_a_box_scroll_where_the_screen_is_too_low(
    qtbot: QtBot, lines: int, scrolls: bool, letters: int
) -> None:
    """With few or many letters, the buttons are beside or below each other."""
    box = MessageBox(None, "Title", "Text of some length, " * 20 + "and\n" * lines, "More")
    qtbot.addWidget(box)
    for role in (QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole):
        box.addButton("m" * letters, role)
    box.show()
    QApplication.processEvents()
    assert box.height() <= room_for(box).height()
    assert box.geometry().bottom() <= box.screen().availableGeometry().bottom()
    areas = box.findChildren(QScrollArea)
    assert any(area.verticalScrollBar().maximum() > 0 for area in areas) is scrolls
    assert list(sideways(box)) == []
    for button in box.buttons():
        assert box.rect().contains(QRect(button.mapTo(box, QPoint()), button.size()))


@pytest.mark.parametrize(("letters", "standard"), [(3, 60), (90, 60), (3, 5)])
def test_the_details_of_a_box_leave_it_on_the_screen(
    qtbot: QtBot, letters: int, standard: int
) -> None:
    """Where the texts fill most of the screen before the details come, and where they do not."""
    box = MessageBox(None, "Title", "A line\n" * standard, "More")
    qtbot.addWidget(box)
    box.setDetailedText("Line of a trace\n" * 50)
    box.addButton("m" * letters, QMessageBox.ButtonRole.RejectRole)
    box.show()
    details = next(button for button in box.buttons() if "Details" in button.text())
    for shown in (True, False):
        details.click()
        qtbot.waitUntil(lambda: box.height() <= room_for(box).height())
        text = box.findChild(QTextEdit)
        assert text is not None
        assert text.isVisible() is shown
        for part in (*box.buttons(), *([text] if shown else [])):
            assert box.rect().contains(QRect(part.mapTo(box, QPoint()), part.size()))


def test_cancel_leaves_the_dialog(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    buttons = DialogButtons(dialog, QDialogButtonBox.StandardButton.Cancel)
    with qtbot.waitSignal(dialog.rejected):
        buttons.buttons()[0].click()


@pytest.mark.parametrize(("width", "rows"), [(600, 1), (160, 2)])
def test_buttons_of_a_dialog_are_below_each_other_where_it_is_narrow(
    qtbot: QtBot, width: int, rows: int
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    standard = QDialogButtonBox.StandardButton
    buttons = DialogButtons(dialog, standard.Cancel)
    buttons.addButton("Save as a picture", QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.setParent(dialog)
    buttons.resize(width, 90)
    with qtbot.waitExposed(dialog):
        dialog.show()
    QApplication.processEvents()
    assert len({button.y() for button in buttons.buttons()}) == rows
    assert buttons.minimumSizeHint().width() <= 160


def test_a_dialog_grows_for_buttons_below_each_other(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    buttons = DialogButtons(dialog, QDialogButtonBox.StandardButton.Cancel)
    buttons.addButton("Save as a picture", QDialogButtonBox.ButtonRole.AcceptRole)
    text = PlainLabel("Nothing has been drawn on the board of this puzzle yet.")
    text.setWordWrap(True)
    column = QVBoxLayout(dialog)
    for part in (text, buttons):
        column.addWidget(part)
    dialog.resize(170, 60)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(lambda: text.height() >= text.heightForWidth(text.width()))
    for button in buttons.buttons():
        assert button.height() >= button.sizeHint().height()


def test_a_label_has_room_for_its_underlined_key(qtbot: QtBot) -> None:
    field, label = QLineEdit(), PlainLabel("&Tempo")
    for widget in (field, label):
        qtbot.addWidget(widget)
    label.setBuddy(field)
    width_of = label.fontMetrics().horizontalAdvance
    assert width_of("T") + width_of("empo") > width_of("Tempo"), "it is kerned"
    assert label.sizeHint().width() >= width_of("T") + width_of("empo")


def test_a_box_is_in_the_middle_of_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(300, 200, 400, 300)
    window.show()
    box = MessageBox(window, "Title", "A text of several words, " * 5, "More")
    box.show()
    middle = window.frameGeometry().center() - box.frameGeometry().center()
    assert abs(middle.x()) <= 20
    assert abs(middle.y()) <= 40
