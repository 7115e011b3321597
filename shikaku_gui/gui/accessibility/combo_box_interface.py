"""Combo boxes for screen readers: on some systems Qt would name them by their value alone."""

from typing import cast

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from shikaku_gui.gui.base.accessible_part import NOTHING
from shikaku_gui.gui.base.translation import named_text
from shikaku_gui.gui.widgets.combo_box import ComboBox


class ComboBoxInterface(QAccessibleWidget):
    """The interface of a combo box: its name and its value, or its value beside a label.

    Orca says the label and then the name, and does not ask for the value.
    """

    def __init__(self, box: ComboBox) -> None:
        super().__init__(box, QAccessible.Role.ComboBox)

    @property
    def box(self) -> ComboBox:
        """The widget."""
        return cast("ComboBox", self.widget())

    def text(self, which: QAccessible.Text) -> str:
        """Return the name with the value, or the value."""
        value = self.box.currentText().strip()
        if which is QAccessible.Text.Value:
            return value
        if which is QAccessible.Text.Name:
            name = self.box.accessibleName()
            return named_text(name, value) if name and not self._labelled else value
        return super().text(which)

    @property
    def _labelled(self) -> bool:
        """Whether a label says what it is."""
        return bool(self.relations(QAccessible.RelationFlag.Label))

    def state(self) -> QAccessible.State:
        """Return also whether its list is shown."""
        state = super().state()
        state.expandable = state.hasPopup = True
        state.expanded = self.box.view().isVisible()
        state.collapsed = not state.expanded
        return state

    def childCount(self) -> int:
        """Return the number of its parts: its list."""
        return 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return its list."""
        found = None if index else QAccessible.queryAccessibleInterface(self.box.view())
        return NOTHING if found is None else found

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a part, -1 if it is none."""
        return 0 if child.object() is self.box.view() else -1

    def actionNames(self) -> list[str]:
        """Return what can be done with it."""
        show = QAccessibleActionInterface.showMenuAction()
        press = QAccessibleActionInterface.pressAction()
        return [show, press, *super().actionNames()] if self.box.isEnabled() else []

    def doAction(self, name: str) -> None:
        """Show or hide its list, or give it the focus."""
        actions = QAccessibleActionInterface
        if name not in (actions.showMenuAction(), actions.pressAction()):
            super().doAction(name)
        elif self.box.view().isVisible():
            self.box.hidePopup()
        else:
            self.box.showPopup()
