"""The actions of a window, made from their table: in menus, in the toolbar, by keys."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget

from shikaku_gui.gui.action_table import ENTRIES, SPARE, TOOLBAR, WITH_WORDS, Entry, Menu
from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.widgets import toolbar
from shikaku_gui.gui.widgets.toolbar import ToolBar, plain, tip


class Actions:
    """The actions of one window, made from the table.

    Raises:
        KeyError: an action has no function to call.
    """

    def __init__(self, window: QWidget, calls: Mapping[str, Callable[[], object]]) -> None:
        self._window = window
        self._actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        for entry in ENTRIES:
            if entry.submenu:
                self.submenus[entry.name] = QMenu(_tr(entry.text), window)
                self._actions[entry.name] = self.submenus[entry.name].menuAction()
            else:
                self._actions[entry.name] = self._made(entry, calls[entry.name])

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def get(self, name: str) -> QAction | None:
        """Return an action, None where there is none of that name."""
        return self._actions.get(name)

    def fill_menus(self, bar: QMenuBar) -> None:
        """Add the menus to the menu bar."""
        for menu in Menu:
            shown = bar.addMenu(_tr(menu.value))
            for entry in ENTRIES:
                if entry.menu is menu:
                    shown.addAction(self[entry.name])
                    if entry.ends_group:
                        shown.addSeparator()

    def fill_toolbar(self, bar: ToolBar) -> None:
        """Add the buttons to the toolbar."""
        bar.fill(TOOLBAR, self.__getitem__, WITH_WORDS, SPARE)

    def add_letters(self, board: QWidget) -> None:
        """Let single letters work while the board has the focus."""
        for entry in ENTRIES:
            if entry.letter:
                shortcut = QShortcut(QKeySequence(entry.letter), board)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(self[entry.name].trigger)

    def name_hint(self, following: str) -> None:
        """Let the Hint button and menu say what their next press does; empty for a new hint."""
        action = self["hint"]
        usual = _tr(next(entry.text for entry in ENTRIES if entry.name == "hint"))
        action.setText(following or usual)
        for button in action.associatedObjects():
            if isinstance(button, QToolButton):
                button.setAccessibleName(plain(action.text()))

    def recolour(self, colours: Colours) -> None:
        """Give all icons the colours of the theme."""
        for entry in ENTRIES:
            if entry.icon:
                self[entry.name].setIcon(icons.icon(entry.icon, colours))

    def _made(self, entry: Entry, call: Callable[[], object]) -> QAction:
        action = QAction(_tr(entry.text), self._window)
        action.setObjectName(entry.name)
        action.setMenuRole(entry.role)
        action.setCheckable(entry.checkable)
        action.setShortcuts(shortcuts(entry))
        text = _tr(entry.tip) if entry.tip else plain(action.text())
        action.setToolTip(tip(text, entry.letter, action.shortcuts()))
        action.triggered.connect(lambda: call())
        self._window.addAction(action)
        return action


def shortcuts(entry: Entry) -> list[QKeySequence]:
    """Return the shortcuts of an action, as :func:`toolbar.shortcuts` does."""
    return toolbar.shortcuts(entry.key, entry.more)


def _tr(text: str) -> str:
    return QCoreApplication.translate("actions", text)
