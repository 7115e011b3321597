"""What the toolbars, the menus and the tips of all windows have in common."""

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QToolBar, QToolButton

from shikaku_gui.play.words import QT_TRANSLATE_NOOP

_MORE = QT_TRANSLATE_NOOP("actions", "More")


def fill_toolbar(
    bar: QToolBar, names: Iterable[str], action: Callable[[str], QAction], words: Collection[str]
) -> None:
    """Add the buttons of the named actions, an empty name for a gap; some bear their words."""
    for name in names:
        if not name:
            bar.addSeparator()
            continue
        bar.addAction(action(name))
        button = bar.widgetForAction(action(name))
        button.setAccessibleName(plain(action(name).text()))
        if name in words:
            button.setProperty("toolButtonStyle", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    _name_rest(bar)


def shortcuts(key: QKeySequence.StandardKey | None, more: Iterable[str]) -> list[QKeySequence]:
    """Return the shortcuts of an action: the platform's own first, then ours, each once."""
    found = QKeySequence.keyBindings(key) if key is not None else []
    for text in more:
        sequence = QKeySequence(text)
        if sequence not in found:
            found.append(sequence)
    return found


def tip(text: str, letter: str, keys: Sequence[QKeySequence]) -> str:
    """Return the tip of an action: what it does, its letter and its first shortcut."""
    native = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys[:1]]
    named = [*([letter] if letter else []), *native]
    return f"{text} ({', '.join(named)})" if named else text


def plain(text: str) -> str:
    """Return the text of an action without its mnemonic and its dots."""
    return text.replace("&", "").rstrip(".")


def _name_rest(bar: QToolBar) -> None:
    """Let the button for what a narrow toolbar has no room for be seen in every theme."""
    rest = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    if isinstance(rest, QToolButton):
        more = QCoreApplication.translate("actions", _MORE)
        rest.setIcon(QIcon())
        rest.setText("\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}")
        rest.setToolTip(more)
        rest.setAccessibleName(more)
