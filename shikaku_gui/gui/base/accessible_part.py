"""Objects that screen readers find although they are no widgets."""

from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

# Qt accepts None here, although the type stubs do not.
_NO_OBJECT = cast(QObject, None)
NOTHING = cast(QAccessibleInterface, None)


class AccessiblePart(QAccessibleInterface):
    """An accessible object without a QObject of its own; it has no children unless it says so."""

    def object(self) -> QObject:
        """Return None: there is no QObject."""
        return _NO_OBJECT

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Do nothing: names are read-only."""

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing: there are no children."""
        return NOTHING

    def childCount(self) -> int:
        """Return 0: there are no children."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: there are no children."""
        return NOTHING

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1: there are no children."""
        return -1
