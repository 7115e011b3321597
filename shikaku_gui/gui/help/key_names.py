"""Keys as the player's system names them, in lists and in the pages of the guide."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from shikaku_gui.texts import QT_TRANSLATE_NOOP

_Key = QKeySequence.StandardKey
_MODIFIERS = ("Ctrl", "Shift", "Alt")
_KEY = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z]|F\d+|[+\-,?0]|[A-Z][a-z]+)")
_SHORTENED = {"Del": "Delete"}
"""What Qt shortens in English, and the list of keys does not."""
_MARKUP = re.compile(r"([\\`*_{}\[\]<>|#])")

_BOARD_KEYS = (
    (
        "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{RIGHTWARDS ARROW} \N{DOWNWARDS ARROW}",
        QT_TRANSLATE_NOOP("help", "Move the cursor"),
    ),
    (QT_TRANSLATE_NOOP("help", "Shift + arrows"), QT_TRANSLATE_NOOP("help", "Size a rectangle")),
    (
        QT_TRANSLATE_NOOP("help", "Enter or Space"),
        QT_TRANSLATE_NOOP("help", "Start or finish a rectangle"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "S on a clue"),
        QT_TRANSLATE_NOOP("help", "Draw a rectangle of its size"),
    ),
    (QT_TRANSLATE_NOOP("help", "Delete"), QT_TRANSLATE_NOOP("help", "Remove the rectangle")),
    (
        QT_TRANSLATE_NOOP("help", "Right drag, or P"),
        QT_TRANSLATE_NOOP("help", "Pencil a rectangle"),
    ),
    (QT_TRANSLATE_NOOP("help", "X"), QT_TRANSLATE_NOOP("help", "Cross out what is being drawn")),
    (
        QT_TRANSLATE_NOOP("help", "P on a clue"),
        QT_TRANSLATE_NOOP("help", "Show its possible rectangles"),
    ),
    (QT_TRANSLATE_NOOP("help", "Tab"), QT_TRANSLATE_NOOP("help", "Go to the next open clue")),
    (
        QT_TRANSLATE_NOOP("help", "Shift + Tab"),
        QT_TRANSLATE_NOOP("help", "Go to the previous open clue"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "Ctrl + arrows"),
        QT_TRANSLATE_NOOP("help", "Go to the next clue in that direction"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "Home, End"),
        QT_TRANSLATE_NOOP("help", "Go to the start or the end of the row"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "Ctrl + Home, Ctrl + End"),
        QT_TRANSLATE_NOOP("help", "Go to the first or the last cell"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "Page Up, Page Down"),
        QT_TRANSLATE_NOOP("help", "Go up or down one screen"),
    ),
    (QT_TRANSLATE_NOOP("help", "Esc"), QT_TRANSLATE_NOOP("help", "Cancel what is being drawn")),
    (QT_TRANSLATE_NOOP("help", "Ctrl + wheel"), QT_TRANSLATE_NOOP("help", "Zoom")),
    (
        QT_TRANSLATE_NOOP("help", "Wheel, Shift + wheel"),
        QT_TRANSLATE_NOOP("help", "Scroll"),
    ),
    (
        QT_TRANSLATE_NOOP("help", "Space + drag, middle drag"),
        QT_TRANSLATE_NOOP("help", "Pan"),
    ),
    (QT_TRANSLATE_NOOP("help", "F6"), QT_TRANSLATE_NOOP("help", "Switch between board and panel")),
)
_ON_BOARD = QT_TRANSLATE_NOOP("help", "On the board")
_KEYS_TITLE = QT_TRANSLATE_NOOP("help", "Keys")
_DOES_TITLE = QT_TRANSLATE_NOOP("help", "What they do")


@dataclass(frozen=True)
class KeyList:
    """Keys and what each does, under a title."""

    title: str
    rows: tuple[tuple[str, str], ...]


def board_keys() -> KeyList:
    """Return the keys of the board, which are in no menu."""
    return KeyList(_tr(_ON_BOARD), tuple((_tr(keys), _tr(words)) for keys, words in _BOARD_KEYS))


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
    rows = [
        (QKeySequence(key).toString(native), QCoreApplication.translate("GuideWindow", name))
        for key, name in named
    ]
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
        return QCoreApplication.translate("QShortcut", text)
    name = QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)
    return _SHORTENED.get(name, name) or text


def markdown_of(lists: list[KeyList]) -> str:
    """Return lists of keys as tables in Markdown."""
    head = f"| {_tr(_KEYS_TITLE)} | {_tr(_DOES_TITLE)} |\n|---|---|"
    tables = []
    for each in lists:
        rows = [f"| {_escaped(keys)} | {_escaped(words)} |" for keys, words in each.rows]
        tables.append("\n".join([f"## {_escaped(each.title)}", "", head, *rows]))
    return "\n\n".join(tables)


def _escaped(text: str) -> str:
    """Return Markdown that shows a text as it stands."""
    return _MARKUP.sub(r"\\\1", text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("help", text)
