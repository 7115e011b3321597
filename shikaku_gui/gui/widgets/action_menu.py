"""The menus of the windows."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem

from shikaku_gui.gui.base.translation import left_to_right


class ActionMenu(QMenu):
    """A menu that shows keys from left to right where windows run from right to left.

    Styles draw them as any other text, so that a key ending in a sign, such as Ctrl++, would
    be turned round.
    """

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Set what is drawn for an action: Qt puts its keys behind a tab."""
        super().initStyleOption(option, action)
        name, tab, keys = option.text.partition("\t")
        if tab:
            option.text = f"{name}\t{left_to_right(keys)}"
