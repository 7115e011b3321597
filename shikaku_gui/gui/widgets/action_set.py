"""The actions of a window, made from one table: menus, toolbar, shortcuts and help read it."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeVar

from PySide6.QtCore import QMetaMethod, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
    QMenuBar,
    QStyleOptionMenuItem,
    QToolButton,
    QWidget,
)

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import left_to_right
from shikaku_gui.gui.widgets.key_menu import KeyMenu
from shikaku_gui.gui.widgets.toolbar import ToolBar, name_rest, plain_text
from shikaku_gui.i18n import _

WindowT = TypeVar("WindowT", bound=QWidget)
_LETTER = "letter"
"""The property of an action with the letter that its menu shows, unless the platform has a key."""


@dataclass(frozen=True)
class Action(Generic[WindowT]):
    """An action: its name in the program, its text, what it does and how to reach it.

    An action without a ``call`` opens a submenu, which is given to ``fill`` when it is made.
    ``key`` is the platform's shortcut and ``more`` are others beside it; ``letter`` works while
    the board has the focus. An action with a ``checked`` condition is checkable; of the
    ``exclusive`` ones just one is checked. A key that is held down does an action that ``repeats``
    again and again, all others once. An action with ``ends_group`` is followed by a separator in
    its menu. ``role`` tells macOS where the action belongs.
    """

    name: str
    text: str
    tip: str = ""
    icon: str = ""
    key: QKeySequence.StandardKey | None = None
    more: tuple[str, ...] = ()
    letter: str = ""
    call: Callable[[WindowT], object] | None = None
    fill: Callable[[QMenu, WindowT], object] | None = None
    enabled: Callable[[WindowT], bool] | None = None
    checked: Callable[[WindowT], bool] | None = None
    exclusive: bool = False
    repeats: bool = False
    ends_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """The shortcuts: the platform's own first, then the others, each once."""
        found = QKeySequence.keyBindings(self.key) if self.key is not None else []
        for sequence in map(QKeySequence, self.more):
            if sequence not in found:
                found.append(sequence)
        return found

    @property
    def keys(self) -> list[str]:
        """The letter and the first shortcut, as far as there are any, as shown to the user."""
        native = QKeySequence.SequenceFormat.NativeText
        letters = [self.letter] if self.letter else []
        shown = letters + [key.toString(native) for key in self.shortcuts[:1]]
        return [left_to_right(key) for key in shown]


@dataclass(frozen=True)
class Menu(Generic[WindowT]):
    """A menu of the menu bar; its title is marked for translation, as are the actions' texts."""

    title: str
    actions: tuple[Action[WindowT], ...]


@dataclass(frozen=True)
class ActionTable(Generic[WindowT]):
    """All actions of a kind of window, by menus, in their order.

    ``toolbar`` names the buttons, with an empty name between groups; those ``with_words``
    show their text. A narrow toolbar gives up those of ``spare`` in that order: words first,
    where a button shows them. ``by_moves`` are the actions that a move can enable or disable.
    ``context_menu`` is opened by the right button on the board, where the window has such a menu.
    """

    menus: tuple[Menu[WindowT], ...]
    toolbar: tuple[str, ...]
    with_words: tuple[str, ...]
    spare: tuple[str, ...]
    by_moves: tuple[str, ...] = ()
    context_menu: Menu[WindowT] | None = None

    @property
    def actions(self) -> tuple[Action[WindowT], ...]:
        """The actions of all menus."""
        return tuple(chain.from_iterable(menu.actions for menu in self.menus))


class ActionSet(Generic[WindowT]):
    """The actions of one window."""

    def __init__(self, table: ActionTable[WindowT], window: WindowT) -> None:
        self.table = table
        self._window = window
        self._rows = {action.name: action for action in table.actions}
        self.submenus = {
            action.name: _ActionMenu(_(action.text), window)
            for action in table.actions
            if action.call is None
        }
        self._group = QActionGroup(window)
        self._actions = {action.name: self._make_action(action) for action in table.actions}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def add_bars(self, window: QMainWindow, board: QWidget) -> ToolBar:
        """Add menus and toolbar to a window, and letters to its board; return the toolbar."""
        for menu in self.table.menus:
            shown = self.make_menu(menu, window.menuBar())
            shown.setTitle(_(menu.title))
            window.menuBar().addMenu(shown)
        name_rest(window.menuBar())
        bar = ToolBar(_("Toolbar"))
        bar.fill(self.table.toolbar, self.__getitem__, self.table.with_words, self.table.spare)
        window.addToolBar(bar)
        self.add_letters(board, bar)
        _open_by_key(window.menuBar())
        return bar

    def make_menu(self, menu: Menu[WindowT], parent: QWidget) -> QMenu:
        """Return a menu of the table with its actions, without the title."""
        made = _ActionMenu(parent)
        for action in menu.actions:
            made.addAction(self[action.name])
            if action.ends_group:
                made.addSeparator()
        return made

    def add_letters(self, board: QWidget, bar: QWidget) -> None:
        """Let single letters work while the board or a button of the toolbar has the focus."""
        contexts = Qt.ShortcutContext
        for action in self.table.actions:
            if action.letter:
                for place, context in (
                    (board, contexts.WidgetShortcut),
                    (bar, contexts.WidgetWithChildrenShortcut),
                ):
                    shortcut = QShortcut(QKeySequence(action.letter), place)
                    shortcut.setContext(context)
                    shortcut.setAutoRepeat(action.repeats)
                    shortcut.activated.connect(self[action.name].trigger)

    def refresh(self, *names: str) -> None:
        """Enable and check those actions, or all, by their conditions."""
        for name in names or self._actions:
            row, action = self._rows[name], self._actions[name]
            if row.enabled is not None:
                action.setEnabled(row.enabled(self._window))
            if row.checked is not None:
                action.setChecked(row.checked(self._window))

    def rename(self, name: str, text: str) -> None:
        """Change the text of an action's buttons, menus keep theirs; "" restores the table's."""
        action = self[name]
        action.setIconText(text or plain_text(action.text()))
        for button in action.associatedObjects():
            if isinstance(button, QToolButton):
                button.setAccessibleName(action.iconText())

    def recolour(self, colours: Colours) -> None:
        """Give all icons the colours of the theme."""
        for action in self.table.actions:
            if action.icon:
                self[action.name].setIcon(icons.icon(action.icon, colours))

    def _make_action(self, row: Action[WindowT]) -> QAction:
        call = row.call
        if call is None:
            menu = self.submenus[row.name]
            if row.fill is not None:
                row.fill(menu, self._window)
            return menu.menuAction()
        action = QAction(_(row.text), self._window)
        action.setIconText(plain_text(action.text()))
        action.setObjectName(row.name)
        action.setMenuRole(row.role)
        action.setCheckable(row.checked is not None)
        action.setShortcuts(row.shortcuts)
        action.setAutoRepeat(row.repeats)
        action.setProperty(_LETTER, "" if row.key is not None else row.letter)
        tip = _(row.tip) if row.tip else plain_text(action.text())
        action.setToolTip(f"{tip} ({', '.join(row.keys)})" if row.keys else tip)
        action.triggered.connect(lambda: call(self._window))
        action.changed.connect(lambda: _disconnect_buttons(action))
        if row.exclusive:
            self._group.addAction(action)
        self._window.addAction(action)
        return action


def _open_by_key(bar: QMenuBar) -> None:
    """Let F10 open the first menu, as in other programs; Qt only knows Alt."""
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_F10), bar.window())
    shortcut.activated.connect(lambda: bar.setActiveAction(bar.actions()[0]))


class _ActionMenu(KeyMenu):
    """A menu that shows letters beside actions, and keys from left to right in any window.

    Qt knows only shortcuts, but a letter is quicker where there is one. Styles draw keys as any
    other text, so that one ending in a sign, such as Ctrl++, would be turned round.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Escape leave the menu bar as well: letters are for the game then, not for the bar."""
        super().keyPressEvent(event)
        if event.matches(QKeySequence.StandardKey.Cancel):
            for bar in self.menuAction().associatedObjects():
                if isinstance(bar, QMenuBar):
                    QApplication.sendEvent(bar, event)

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Set what is drawn for an action: Qt puts its keys behind a tab."""
        super().initStyleOption(option, action)
        name, _tab, keys = option.text.partition("\t")
        shown = action.property(_LETTER) or keys
        if shown:
            option.text = f"{name}\t{left_to_right(shown)}"


def _disconnect_buttons(action: QAction) -> None:
    """Take away the connections that buttons have made to a change of their action.

    QToolButton makes one more each time its default action changes (Qt 6.11), so that every
    change would take more time and memory than the one before. It shows the change without
    them, by an event.
    """
    changed = QMetaMethod.fromSignal(action.changed)
    for button in action.associatedObjects():
        if isinstance(button, QToolButton):
            QObject.disconnect(action, changed, button, QMetaMethod())
