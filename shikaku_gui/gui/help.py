"""The dialogs about the program itself: its shortcuts, its version."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import __version__, resources
from shikaku_gui.gui.actions import ACTIONS, Menu
from shikaku_gui.gui.base.button_icons import without_icons
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel
from shikaku_gui.gui.base.screen_fit import ScrolledContent, is_narrow
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.play import QT_TRANSLATE_NOOP

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
_SHORTCUTS = QT_TRANSLATE_NOOP("help", "Keyboard Shortcuts")
_ON_BOARD = QT_TRANSLATE_NOOP("help", "On the board")
_FIRST = 2
"""How many of the lists stand in the first of two columns, which makes these as long."""

_ABOVE_TITLE = 10

_ABOUT = QT_TRANSLATE_NOOP("help", "About Shikaku")
_WORDS = QT_TRANSLATE_NOOP(
    "help",
    "<h3>Shikaku {version}</h3><p>Play, solve and study Shikaku: divide the grid into"
    " rectangles, one number each.</p><p>Free software under the MIT licence. It works"
    " offline and sends no data anywhere.</p><p>Not affiliated with Nikoli Co., Ltd.</p>"
    "<p>With Qt {qt}.</p>",
)


class ShortcutsDialog(QDialog):
    """Lists all keys of the table of actions, and those of the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr(_SHORTCUTS))
        directions = QBoxLayout.Direction
        shown = QWidget()
        narrow = is_narrow(self)
        columns = QBoxLayout(directions.TopToBottom if narrow else directions.LeftToRight, shown)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(18 if narrow else 36)
        on_board = [(_tr(keys), _tr(words)) for keys, words in _BOARD_KEYS]
        lists = [(_tr(_ON_BOARD), on_board)]
        lists += [(plain_text(ACTIONS.translated(menu.value)), action_keys(menu)) for menu in Menu]
        for part in (lists[:_FIRST], lists[_FIRST:]):
            columns.addLayout(_table(part))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(18)
        layout.addWidget(ScrolledContent(shown), 1)
        layout.addWidget(_close_button(self))


class AboutDialog(QDialog):
    """Shows the name of the program and its version."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr(_ABOUT))
        picture = PlainLabel()
        picture.setPixmap(QIcon(str(resources.icon())).pixmap(72, 72))
        words = RichLabel(_tr(_WORDS).format(version=__version__, qt=qVersion()))
        words.setWordWrap(True)
        words.setMinimumWidth(330)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.addLayout(row)
        layout.addWidget(_close_button(self))


def action_keys(menu: Menu) -> list[tuple[str, str]]:
    """Return the keys of each action of a menu that has any, with its text."""
    return [
        (", ".join(action.keys), plain_text(ACTIONS.translated(action.text)))
        for action in ACTIONS.menus[menu]
        if action.keys
    ]


def _table(lists: list[tuple[str, list[tuple[str, str]]]]) -> QGridLayout:
    """Return lists of keys and words below each other, each with its title."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(5)
    for title, rows in lists:
        head = RichLabel(f"<b>{title}</b>")
        if grid.count():
            head.setContentsMargins(0, _ABOVE_TITLE, 0, 0)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        for keys, words in rows:
            row = grid.rowCount()
            grid.addWidget(PlainLabel(words), row, 0)
            grid.addWidget(PlainLabel(keys), row, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    return grid


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    without_icons(buttons)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _tr(text: str) -> str:
    return QCoreApplication.translate("help", text)
