"""Asks before a puzzle that is not saved leaves the editor."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui.gui.base.dialog_buttons import without_icons
from shikaku_gui.play import QT_TRANSLATE_NOOP

AskLeave = Callable[[QWidget], QMessageBox.StandardButton]
"""Asks what to do with a puzzle that is not saved: Save, Discard or Cancel."""

_TITLE = QT_TRANSLATE_NOOP("editor", "Save the puzzle?")
_NOT_SAVED = QT_TRANSLATE_NOOP("editor", "The puzzle that you are making is not saved.")
_ANOTHER = QT_TRANSLATE_NOOP("editor", "Another one is about to take its place in the editor.")
_DISCARD = QT_TRANSLATE_NOOP("editor", "&Don't Save")


def ask_leave(parent: QWidget) -> QMessageBox.StandardButton:
    """Ask what to do with a puzzle that is not saved."""
    return QMessageBox.StandardButton(leave_box(parent).exec())


def leave_box(parent: QWidget) -> QMessageBox:
    """Make the box that asks; saving is its default."""
    buttons = QMessageBox.StandardButton
    box = QMessageBox(parent)
    box.setWindowTitle(_tr(_TITLE))
    box.setText(_tr(_NOT_SAVED))
    box.setInformativeText(_tr(_ANOTHER))
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.button(buttons.Discard).setText(_tr(_DISCARD))
    box.setDefaultButton(buttons.Save)
    without_icons(box)
    return box


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)
