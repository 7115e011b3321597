"""Notifications, which a screen reader says wherever the focus is.

A notification is an object of its own in the tree of accessible objects. It is no widget, and no
child of its parent: only the event leads to it.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

_MOST_KEPT = 20
"""How many are kept for readers that ask late."""

# Qt accepts None here, although the type stubs do not.
_NO_OBJECT = cast(QObject, None)
_NOTHING = cast(QAccessibleInterface, None)

_kept: list[Notification] = []


def notify(window: QWidget, text: str) -> None:
    """Show a notification to readers; it is valid as long as the window is there."""
    notification = Notification(window, text)
    _kept.append(notification)
    if len(_kept) > _MOST_KEPT:
        oldest = _kept.pop(0)  # Qt deletes it, so Python has to hold it until then
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(oldest))
    QAccessible.updateAccessibility(QAccessibleEvent(notification, QAccessible.Event.ObjectShow))


class Notification(QAccessibleInterface):
    """An object with a name and nothing else."""

    def __init__(self, window: QWidget, text: str) -> None:
        super().__init__()
        self._window = window
        self._text = text

    def isValid(self) -> bool:
        """Tell whether its window is there."""
        return Shiboken.isValid(self._window)

    def object(self) -> QObject:
        """Return None: there is no QObject."""
        return _NO_OBJECT

    def parent(self) -> QAccessibleInterface:
        """Return the program: below a dialog, Orca says all texts of the dialog again."""
        app = QCoreApplication.instance()
        return QAccessible.queryAccessibleInterface(app) if app is not None else _NOTHING

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing: there are no children."""
        return _NOTHING

    def childCount(self) -> int:
        """Return 0: there are no children."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: there are no children."""
        return _NOTHING

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1: there are no children."""
        return -1

    def rect(self) -> QRect:
        """Return an empty rectangle: it is not on the screen."""
        return QRect()

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        """Return the state of what only has a name."""
        return QAccessible.State()

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Do nothing: the name is read-only."""

    def text(self, which: QAccessible.Text) -> str:
        """Return the text as the name."""
        return self._text if which is QAccessible.Text.Name else ""
