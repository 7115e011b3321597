"""Boxes with a message go once they are closed, or with their window."""

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from shikaku_gui.gui.base.labels import MessageBox


def test_a_box_tells_its_answer_and_is_then_deleted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = MessageBox(window)
    box.setStandardButtons(QMessageBox.StandardButton.Save)
    save = box.button(QMessageBox.StandardButton.Save)
    QTimer.singleShot(0, save.click)
    box.exec()
    assert box.clickedButton() is save
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(QMessageBox)


def test_a_box_may_go_with_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    box = MessageBox(window)
    QTimer.singleShot(0, lambda: Shiboken.delete(window))
    assert box.exec() == QMessageBox.DialogCode.Rejected
    assert not Shiboken.isValid(box)
