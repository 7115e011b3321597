"""Labels, tooltips and message boxes that show a text as it stands.

Qt takes a text that looks like HTML for HTML, and loads the pictures that it names. Titles,
authors, rules, names of files and errors that quote them come from anywhere, so nothing in this
program lets Qt guess: a text is plain, or it is HTML of our own in a :class:`RichLabel`.
"""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.texts import named_message

_LONGEST = 2_000


class PlainLabel(QLabel):
    """A label for any text, which it shows as it stands; a very long one is cut."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(cut(text))


class ValueLabel(PlainLabel):
    """A label that shows only a value; a screen reader says what it is the value of."""

    def __init__(self, name: str, text: str = "", parent: QWidget | None = None) -> None:
        self._name = name
        super().__init__(text, parent)

    def setText(self, text: str) -> None:
        """Show a value."""
        super().setText(text)
        self.setAccessibleName(message_text(named_message(self._name, text)))


class RichLabel(QLabel):
    """A label for HTML of our own; any other text in it must be escaped."""

    def __init__(self, html: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(html)


class MessageBox(QMessageBox):
    """A message box that shows its texts as they stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.finished.connect(self.deleteLater)  # otherwise its window would keep it

    def setText(self, text: str) -> None:
        """Set the first text."""
        super().setText(cut(text))

    def setInformativeText(self, text: str) -> None:
        """Set the second text, for which Qt has no format of its own."""
        super().setInformativeText(cut(text))
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)


def cut(text: str) -> str:
    """Return the beginning of a very long text: laying out all of it would take seconds."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "\N{HORIZONTAL ELLIPSIS}"


def tooltip_text(text: str) -> str:
    """Return what a tooltip shows as this text, of which a very long one is cut.

    >>> tooltip_text("a < b"), tooltip_text("<b>")
    ('a < b', '<span>&lt;b&gt;</span>')
    """
    shown = cut(text)
    if not QtText.mightBeRichText(shown):
        return shown
    lines = escape(shown).replace("\n", "<br>")
    return f"<span>{lines}</span>"
