"""Exclusive buttons for screen readers: Qt would call them check boxes."""

from typing import cast

from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAccessibleWidget

from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton


class RadioButton(QAccessibleWidget):
    """The interface of an exclusive button."""

    def __init__(self, button: ExclusiveButton) -> None:
        super().__init__(button, QAccessible.Role.RadioButton)

    @property
    def button(self) -> ExclusiveButton:
        """The widget."""
        return cast("ExclusiveButton", self.widget())

    def text(self, which: QAccessible.Text) -> str:
        """Return the button's text as its name where it has no other."""
        found = super().text(which)
        if which is QAccessible.Text.Name:
            return found or self.button.text()
        return found

    def state(self) -> QAccessible.State:
        """Return also whether it is checked."""
        state = super().state()
        state.checkable = True
        state.checked = self.button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        """Return what can be done with it."""
        press = QAccessibleActionInterface.pressAction()
        return [press, *super().actionNames()] if self.button.isEnabled() else []

    def doAction(self, name: str) -> None:
        """Click it, or give it the focus."""
        if name == QAccessibleActionInterface.pressAction():
            self.button.click()
        else:
            super().doAction(name)
