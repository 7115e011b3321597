"""The card that shows a note: icon, title, text and buttons."""

from html import escape
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.theme import Colours, Theme
from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.play import Tone

_ICON = 20


class NoteCard(QFrame):
    """Shows one note at a time; hidden without one."""

    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note: Note | None = None
        self._theme = theme
        self.setObjectName("card")
        self.setAccessibleName(self.tr("Message"))
        self._sign = QLabel()
        self._title = QLabel()
        self._words = QLabel()
        self._bar = QProgressBar()
        self._close = QToolButton()
        self._buttons = QVBoxLayout()
        self._build()
        self.hide()
        theme.changed.connect(self._recolour)

    def show_note(self, note: Note) -> None:
        """Show a note and announce it."""
        self.note = note
        self._title.setText(typeset(note.title))
        self._words.setText(typeset(_spaced(note)))
        self._words.setVisible(bool(note.text))
        self._bar.setVisible(note.busy)
        self._close.setVisible(not note.busy)
        self._add_buttons(note.buttons)
        self._recolour()
        self.show()
        # Later: announcements of the board about the same move come first.
        QTimer.singleShot(0, self, lambda: self._announce(note))

    def _announce(self, note: Note) -> None:
        if self.note is note:
            words = [*([] if note.announced else [f"{note.title}."]), _plain(note)]
            announce(self, " ".join(filter(None, words)))

    def clear(self) -> None:
        """Remove the note."""
        self.note = None
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the note that is shown."""
        return self.findChildren(QPushButton)

    def first_control(self) -> QWidget:
        """Return the first button, or the one that dismisses the note."""
        return next(iter(self.buttons), self._close)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the note on Esc."""
        if event.key() == Qt.Key.Key_Escape and not self._bar.isVisible():
            self.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._title.setWordWrap(True)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._words.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._close.setText("\N{MULTIPLICATION SIGN}")
        self._close.setAutoRaise(True)
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))
        self._close.clicked.connect(self.dismissed)
        self._sign.setFixedSize(_ICON, _ICON)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self._words, self._bar):
            column.addWidget(part)
        column.addLayout(self._buttons)

    def _add_buttons(self, buttons: tuple[NoteButton, ...]) -> None:
        for button in self.buttons:
            self._buttons.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        for offer in buttons:
            button = QPushButton(offer.text)
            button.setProperty("leading", offer.leading)
            button.setAutoDefault(True)
            button.clicked.connect(offer.act)
            self._buttons.addWidget(button)
        parts = [self._close, *self.buttons, self._close]  # the close button comes last
        for before, after in pairwise(parts):
            self.setTabOrder(before, after)

    def _recolour(self) -> None:
        if self.note is None:
            return
        colours = self._theme.colours
        name = "note" if self.note.tone is Tone.PLAIN else self.note.tone.value
        colour = _ink(colours, self.note.tone)
        self._sign.setPixmap(icons.picture(name, colour, _ICON, self.devicePixelRatioF()))
        self.setProperty("tone", self.note.tone.value)
        self.style().unpolish(self)
        self.style().polish(self)


def _ink(colours: Colours, tone: Tone) -> QColor:
    return {Tone.GOOD: colours.good, Tone.WRONG: colours.wrong}.get(tone, colours.accent)


def _spaced(note: Note) -> str:
    """Return the text as HTML with wider line spacing."""
    text = note.text if note.rich else escape(note.text).replace("\n", "<br>")
    return f"<div style='line-height: 125%'>{text}</div>"


def _plain(note: Note) -> str:
    return QTextDocumentFragment.fromHtml(note.text).toPlainText() if note.rich else note.text
