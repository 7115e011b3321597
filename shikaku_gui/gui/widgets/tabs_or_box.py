"""Tabs that become a box where their texts do not fit beside each other."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabWidget, QVBoxLayout

from shikaku_gui.gui.widgets.button_lines import Reflowing
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _


class TabsOrBox(Reflowing):
    """Shows the pages of a tab widget; ``box`` takes the place of its tabs in a narrow window."""

    def __init__(self, tabs: QTabWidget) -> None:
        super().__init__()
        self._tabs = tabs
        self.box = ComboBox()
        self.box.setObjectName("subjects")
        self.box.setAccessibleName(_("Subjects"))
        self.box.addItems([plain_text(tabs.tabText(at)) for at in range(tabs.count())])
        self.box.setCurrentIndex(tabs.currentIndex())
        self.box.hide()
        self.box.activated.connect(tabs.setCurrentIndex)
        tabs.currentChanged.connect(self.box.setCurrentIndex)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        column.addWidget(tabs, 1)

    def minimumSizeHint(self) -> QSize:
        """Require the width of the pages, whatever their tabs need."""
        pages = filter(None, map(self._tabs.widget, range(self._tabs.count())))
        width = max(page.minimumSizeHint().width() for page in pages)
        return QSize(width, super().minimumSizeHint().height())

    def arrange(self) -> None:
        """Show the tabs if they fit."""
        fits = self._tabs.tabBar().sizeHint().width() <= self.width()
        self._tabs.tabBar().setVisible(fits)
        self.box.setVisible(not fits)
