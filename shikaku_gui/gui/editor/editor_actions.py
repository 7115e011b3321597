"""Every action of the editor in one table: menus, toolbar and shortcuts read it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.widgets import toolbar
from shikaku_gui.gui.widgets.toolbar import ToolBar, plain, tip
from shikaku_gui.play.messages import QT_TRANSLATE_NOOP

Key = QKeySequence.StandardKey


class EditorMenu(Enum):
    """The menus of the editor, in their order; the values are their titles."""

    FILE = QT_TRANSLATE_NOOP("editor", "&File")
    EDIT = QT_TRANSLATE_NOOP("editor", "&Edit")
    GRID = QT_TRANSLATE_NOOP("editor", "&Grid")
    VIEW = QT_TRANSLATE_NOOP("editor", "&View")


@dataclass(frozen=True)
class Deed:
    """An action of the editor; ``letter`` works while the grid has the focus."""

    name: str
    menu: EditorMenu
    text: str
    icon: str = ""
    key: Key | None = None
    more: tuple[str, ...] = ()
    letter: str = ""
    tool: bool = False
    checkable: bool = False
    ends_group: bool = False

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """The shortcuts, as :func:`toolbar.shortcuts` gives them."""
        return toolbar.shortcuts(self.key, self.more)


_FILE, _EDIT, _GRID, _VIEW = EditorMenu

DEEDS = (
    Deed("new", _FILE, QT_TRANSLATE_NOOP("editor", "&New..."), key=Key.New),
    Deed("open", _FILE, QT_TRANSLATE_NOOP("editor", "&Open..."), "open", Key.Open, ends_group=True),
    Deed("save", _FILE, QT_TRANSLATE_NOOP("editor", "&Save"), "save", Key.Save),
    Deed(
        "save_as",
        _FILE,
        QT_TRANSLATE_NOOP("editor", "Save &As..."),
        key=Key.SaveAs,
        more=("Ctrl+Shift+S",),
        ends_group=True,
    ),
    Deed("play", _FILE, QT_TRANSLATE_NOOP("editor", "&Play It"), "play", more=("F5",)),
    Deed("close", _FILE, QT_TRANSLATE_NOOP("editor", "&Close"), key=Key.Close, more=("Ctrl+W",)),
    Deed("undo", _EDIT, QT_TRANSLATE_NOOP("editor", "&Undo"), "undo", Key.Undo, letter="U"),
    Deed(
        "redo",
        _EDIT,
        QT_TRANSLATE_NOOP("editor", "&Redo"),
        "redo",
        Key.Redo,
        more=("Ctrl+Y", "Ctrl+Shift+Z"),
        ends_group=True,
    ),
    Deed("clues", _EDIT, QT_TRANSLATE_NOOP("editor", "&Clues"), "clue", letter="C", tool=True),
    Deed(
        "rects",
        _EDIT,
        QT_TRANSLATE_NOOP("editor", "Rec&tangles"),
        "rectangle",
        letter="R",
        tool=True,
        ends_group=True,
    ),
    Deed(
        "make_unique",
        _EDIT,
        QT_TRANSLATE_NOOP("editor", "&Make Unique"),
        more=("Ctrl+U",),
    ),
    Deed(
        "empty",
        _EDIT,
        QT_TRANSLATE_NOOP("editor", "&Empty the Grid"),
        more=("Ctrl+Backspace",),
    ),
    Deed(
        "row_above",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Add Row &Above"),
        more=("Ctrl+Shift+Up",),
    ),
    Deed(
        "row_below",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Add Row &Below"),
        more=("Ctrl+Shift+Down",),
    ),
    Deed("row_up", _GRID, QT_TRANSLATE_NOOP("editor", "Move Row &Up"), more=("Alt+Up",)),
    Deed("row_down", _GRID, QT_TRANSLATE_NOOP("editor", "Move Row &Down"), more=("Alt+Down",)),
    Deed(
        "row_out",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Remove Ro&w"),
        more=("Ctrl+Delete",),
        ends_group=True,
    ),
    Deed(
        "col_before",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Add Column Be&fore"),
        more=("Ctrl+Shift+Left",),
    ),
    Deed(
        "col_after",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Add Column Af&ter"),
        more=("Ctrl+Shift+Right",),
    ),
    Deed("col_left", _GRID, QT_TRANSLATE_NOOP("editor", "Move Column &Left"), more=("Alt+Left",)),
    Deed(
        "col_right", _GRID, QT_TRANSLATE_NOOP("editor", "Move Column R&ight"), more=("Alt+Right",)
    ),
    Deed(
        "col_out",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Remove &Column"),
        more=("Ctrl+Shift+Delete",),
        ends_group=True,
    ),
    Deed("turn", _GRID, QT_TRANSLATE_NOOP("editor", "&Rotate Right"), "rotate", more=("Ctrl+R",)),
    Deed("turn_back", _GRID, QT_TRANSLATE_NOOP("editor", "Rotat&e Left"), more=("Ctrl+Shift+R",)),
    Deed(
        "mirror",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "&Mirror Left to Right"),
        "mirror",
        more=("Ctrl+M",),
    ),
    Deed(
        "mirror_down",
        _GRID,
        QT_TRANSLATE_NOOP("editor", "Mirror T&op to Bottom"),
        more=("Ctrl+Shift+M",),
    ),
    Deed(
        "zoom_in",
        _VIEW,
        QT_TRANSLATE_NOOP("editor", "Zoom &In"),
        "zoom_in",
        Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
    ),
    Deed(
        "zoom_out",
        _VIEW,
        QT_TRANSLATE_NOOP("editor", "Zoom &Out"),
        "zoom_out",
        Key.ZoomOut,
        more=("Ctrl+-",),
    ),
    Deed(
        "fit",
        _VIEW,
        QT_TRANSLATE_NOOP("editor", "&Whole Grid"),
        "fit",
        more=("Ctrl+0",),
        letter="F",
        ends_group=True,
    ),
    Deed(
        "overview",
        _VIEW,
        QT_TRANSLATE_NOOP("editor", "O&verview"),
        checkable=True,
    ),
    Deed(
        "panel",
        _VIEW,
        QT_TRANSLATE_NOOP("editor", "Side &Panel"),
        more=("F9",),
        checkable=True,
    ),
)
"""All actions, in the order of the menus."""

TOOLBAR = (
    *("open", "save", "", "undo", "redo", "", "clues", "rects", ""),
    *("turn", "mirror", "", "play"),
)
WITH_WORDS = ("clues", "rects", "play")
SPARE = ("mirror", "turn", "play", "open", "save", "rects", "clues")
"""What a narrow toolbar gives up, in this order: words first, where a button shows them."""


class EditorActions:
    """The actions of one editor, made from the table.

    Raises:
        KeyError: an action has no function to call.
    """

    def __init__(self, window: QMainWindow, calls: Mapping[str, Callable[[], object]]) -> None:
        self._actions = {deed.name: _made(deed, window, calls[deed.name]) for deed in DEEDS}
        tools = QActionGroup(window)
        for deed in DEEDS:
            if deed.tool:
                tools.addAction(self[deed.name])

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fill_menus(self, window: QMainWindow) -> None:
        """Add the menus to the menu bar."""
        for menu in EditorMenu:
            self.fill(window.menuBar().addMenu(_tr(menu.value)), menu)

    def fill(self, shown: QMenu, menu: EditorMenu) -> None:
        """Add the actions of one menu to a menu."""
        for deed in DEEDS:
            if deed.menu is menu:
                shown.addAction(self[deed.name])
                if deed.ends_group:
                    shown.addSeparator()

    def fill_toolbar(self, bar: ToolBar) -> None:
        """Add the buttons to the toolbar."""
        bar.fill(TOOLBAR, self.__getitem__, WITH_WORDS, SPARE)

    def add_letters(self, board: QWidget) -> None:
        """Let single letters work while the grid has the focus."""
        for deed in DEEDS:
            if deed.letter:
                shortcut = QShortcut(QKeySequence(deed.letter), board)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(self[deed.name].trigger)

    def recolour(self, colours: Colours) -> None:
        """Give all icons the colours of the theme."""
        for deed in DEEDS:
            if deed.icon:
                self[deed.name].setIcon(icons.icon(deed.icon, colours))


def _made(deed: Deed, window: QMainWindow, call: Callable[[], object]) -> QAction:
    action = QAction(_tr(deed.text), window)
    action.setObjectName(deed.name)
    action.setMenuRole(QAction.MenuRole.NoRole)
    action.setCheckable(deed.tool or deed.checkable)
    action.setShortcuts(deed.shortcuts)
    action.setToolTip(tip(plain(action.text()), deed.letter, deed.shortcuts))
    action.triggered.connect(lambda: call())
    window.addAction(action)
    return action


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)
