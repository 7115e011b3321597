"""Keys as the player's system names them, in lists and in the pages of the guide."""

import re
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.widgets.action_set import ActionTable, Menu, WindowT
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import N_, _, pgettext

EditorT = TypeVar("EditorT", bound=QWidget)

_Key = QKeySequence.StandardKey
_MODIFIERS = ("Ctrl", "Shift", "Alt")
_KEY = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z]|F\d+|[+\-,?0-9]|[A-Z][a-z]+)")
_SHORTENED = {"Del": "Delete"}
"""Names that Qt shortens in English, and the list of keys does not."""
_MARKUP = re.compile(r"([\\`*_{}\[\]<>|#])")

_BOARD_KEYS = (
    (
        "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{RIGHTWARDS ARROW} \N{DOWNWARDS ARROW}",
        N_("Move the cursor"),
    ),
    (N_("Shift + arrows"), N_("Size a rectangle")),
    (N_("Enter or Space"), N_("Start or finish a rectangle")),
    (N_("S on a clue"), N_("Draw a rectangle of its size")),
    (N_("Delete"), N_("Remove the rectangle")),
    (N_("Right drag, or P"), N_("Pencil a rectangle")),
    (N_("X"), N_("Cross out what is being drawn, or take the tool for it")),
    (N_("P on a clue"), N_("Show its possible rectangles")),
    (N_("A on a clue"), N_("Show all of them at a glance")),
    (N_("1, 2, 3"), N_("Choose the tool: draw, pencil, cross out")),
    (N_("Tab"), N_("Go to the next open clue")),
    (N_("Shift + Tab"), N_("Go to the previous open clue")),
    (N_("Ctrl + arrows"), N_("Go to the next clue in that direction")),
    (N_("Home, End"), N_("Go to the start or the end of the row")),
    (N_("Ctrl + Home, Ctrl + End"), N_("Go to the first or the last cell")),
    (N_("Page Up, Page Down"), N_("Go up or down one screen")),
    (N_("Esc"), N_("Cancel what is being drawn")),
    (N_("Ctrl + wheel"), N_("Zoom")),
    (N_("Wheel, Shift + wheel"), N_("Scroll")),
    (N_("Space + drag, middle drag"), N_("Pan")),
    (N_("F6"), N_("Switch between board and panel")),
    (N_("F10"), N_("Open the menus")),
)


@dataclass(frozen=True)
class KeyList:
    """Keys and what each does, under a title."""

    title: str
    rows: tuple[tuple[str, str], ...]


def board_keys() -> KeyList:
    """Return the keys of the board, which are in no menu."""
    return KeyList(_("On the board"), tuple((_(keys), _(words)) for keys, words in _BOARD_KEYS))


def guide_keys(title: str) -> KeyList:
    """Return the keys of the guide itself, named as its buttons are."""
    native = QKeySequence.SequenceFormat.NativeText
    named = (
        (_Key.Find, "Search the guide"),
        (_Key.FindNext, "Next match"),
        (_Key.FindPrevious, "Previous match"),
        (_Key.Back, "Back"),
        (_Key.Forward, "Forward"),
    )
    rows = [(QKeySequence(key).toString(native), _(name)) for key, name in named]
    return KeyList(title, tuple(row for row in rows if row[0]))


def is_key(text: str) -> bool:
    """Tell whether a text names a key or a combination of keys.

    >>> is_key("Ctrl+Shift+P"), is_key("Ctrl++"), is_key("Shift"), is_key("shikaku --help")
    (True, True, True, False)
    """
    return text in _MODIFIERS or _KEY.fullmatch(text) is not None


def native_key(text: str) -> str:
    """Return the system's name of a key that is_key() knows, in the player's language."""
    if text in _MODIFIERS:
        return pgettext("QShortcut", text)
    name = QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)
    return _SHORTENED.get(name, name) or text


def markdown_of(lists: list[KeyList]) -> str:
    """Return lists of keys as tables in Markdown."""
    keys, words = _("Keys"), _("What they do")
    head = f"| {keys} | {words} |\n|---|---|"
    tables = []
    for each in lists:
        rows = [f"| {_markdown_text(key)} | {_markdown_text(does)} |" for key, does in each.rows]
        tables.append("\n".join([f"## {_markdown_text(each.title)}", "", head, *rows]))
    return "\n\n".join(tables)


def _markdown_text(text: str) -> str:
    """Return Markdown that shows a text as it stands."""
    return _MARKUP.sub(r"\\\1", text)


def all_keys(window: ActionTable[WindowT], editor: ActionTable[EditorT]) -> list[KeyList]:
    """Return the keys of the board, of the menus of the window and of the editor, and of the guide.

    The last menu of the editor, Help, is that of the window.
    """
    title = _("Editor: {menu}")
    found = [board_keys(), *(_menu_keys(menu, "{menu}") for menu in window.menus)]
    found += [_menu_keys(menu, title) for menu in editor.menus[:-1]]
    guide = next(action.text for action in window.actions if action.name == "guide")
    found.append(guide_keys(plain_text(_(guide))))
    return [each for each in found if each.rows]


def _menu_keys(menu: Menu[WindowT], title: str) -> KeyList:
    """Return the keys of each action of a menu that has any, with its text."""
    rows = (
        (", ".join(action.keys), plain_text(_(action.text)))
        for action in menu.actions
        if action.keys
    )
    return KeyList(title.format(menu=plain_text(_(menu.title))), tuple(rows))
