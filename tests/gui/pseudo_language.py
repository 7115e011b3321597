"""A made-up language: every text of the catalogues, longer, accented and in brackets.

A text that is shown without brackets was not translated, or was put together in the program.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

from tests.made_up_language import speaking

OPEN, CLOSE = "\N{LEFT WHITE SQUARE BRACKET}", "\N{RIGHT WHITE SQUARE BRACKET}"
_LETTERS = str.maketrans("aeiouycnAEIOUYCN", "åëîøüýçñÅËÎØÜÝÇÑ")
_KEPT = re.compile(r"(%L?\d+|\{\w*\}|\[/?\w+\]|</?\w+[^>]*>|&\w+;|&.)")
_LONGER = "~"
_KEYS = ("QShortcut", "QGuiApplication")
"""The names of keys, and what tells Qt the direction."""


@contextmanager
def pseudo_language(app: QCoreApplication, *, rtl: bool = False) -> Iterator[None]:
    """Speak the made-up language; ``rtl`` puts letters that run to the left first."""
    first = "\N{HEBREW LETTER ALEF}" if rtl else ""
    qt_texts = PseudoQtTexts(first, rtl=rtl)
    app.installTranslator(qt_texts)
    try:
        with speaking(lambda text: first + pseudo(text)):
            yield
    finally:
        app.removeTranslator(qt_texts)


class PseudoQtTexts(QTranslator):
    """Translates the texts of Qt, such as the names of buttons."""

    def __init__(self, first: str, *, rtl: bool) -> None:
        super().__init__()
        self._first = first
        self._rtl = rtl

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        """Tell Qt that there are translations."""
        return False

    def translate(
        self, context: str, text: str, _comment: str | None = None, _number: int = -1
    ) -> str:
        """Return the made-up words for a text of Qt."""
        if self._rtl and context == "QGuiApplication" and text == "QT_LAYOUT_DIRECTION":
            return "RTL"
        if context in _KEYS or not context.startswith("Q"):
            return None  # type: ignore[return-value]  # Qt's null, which "" is not
        return self._first + pseudo(text)


def pseudo(text: str) -> str:
    """Return a text accented, longer by a third, and in brackets."""
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_LETTERS) for part in parts[::2]]
    return f"{OPEN}{''.join(parts)}{_LONGER * (len(text) // 3)}{CLOSE}"


def shown_texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every text of a window that a person sees or hears, and where it is."""
    widgets = [window, *window.findChildren(QWidget)]
    for widget in widgets:
        if isinstance(widget.window(), QFileDialog):
            continue  # it shows what is on the disk
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        for text in _own_texts(widget):
            yield where, text
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()):
            yield f"tip or name of {where}", text
        if widget.isWindow():
            yield f"title of {where}", widget.windowTitle()
    for action in window.findChildren(QAction):
        yield "action", action.text()
        yield "tip of action", action.toolTip()


def _own_texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QAbstractButton() | QLabel():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit() | QPlainTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(at) for at in range(widget.count()))
        case QAbstractItemView():
            yield from _item_texts(widget)


def _item_texts(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    top = QModelIndex()
    # A list's has one column, and Qt does not let it be asked.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(model.rowCount(top), 50)):
            yield str(model.data(model.index(row, column, top)) or "")
