"""The card that shows a note: icon, title, text and buttons."""

from collections.abc import Callable
from html import escape
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import TextSizeWatch, letter_width, set_bold
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel, cut
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.card_margins import fit_margins
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.i18n import _

_AROUND_TEXT = 9
"""How many letters wide the margins of the card and of a button are together."""

_DONE_MILLISECONDS = 1500
"""How long a button says that what it does is done."""


class NoteCard(QFrame):
    """Shows one note at a time; hidden without one.

    ``changed`` is emitted when another note is shown, or none.
    """

    dismissed = Signal()
    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.note: Note | None = None
        self.setObjectName("card")
        self.setAccessibleName(_("Message"))
        self._head = PanelHead(theme, "note")
        self._figure = PlainLabel()
        self._words = RichLabel()
        self._bar = QProgressBar()
        self._close = self._head.close_button
        self._column, self._rows = QVBoxLayout(self), QVBoxLayout()
        self._quiet: ButtonLines | None = None
        self.buttons: list[QPushButton] = []
        """The buttons of the note that is shown."""
        self._build()
        TextSizeWatch(self, self._fit_texts)
        self.hide()

    def show_note(self, note: Note) -> None:
        """Show a note and announce it."""
        before, self.note = self.note, note
        at = next((at for at, button in enumerate(self.buttons) if button.hasFocus()), None)
        self._head.show_title(note.heading or note.title, note.tone)
        self._figure.setText(note.figure)
        self._figure.setVisible(bool(note.figure))
        self._words.setText(name_cells(_html(note)))
        self._words.setVisible(bool(note.text))
        self._bar.setVisible(note.busy)
        self._close.setVisible(not note.busy)
        self._add_buttons(note.buttons)
        set_style_property(self, "tone", note.tone.value)
        self.show()
        if at is not None and before is not None and _texts(before) == _texts(note):
            self.buttons[at].show()  # the layout would do so later
            self.buttons[at].setFocus()
        self.changed.emit()
        # Later: announcements of the board about the same move come first.
        QTimer.singleShot(0, self, lambda: self._announce(note))

    def _announce(self, note: Note) -> None:
        rich = QTextDocumentFragment.fromHtml(note.text) if note.rich else None
        text = note.text if rich is None else rich.toPlainText()
        words = joined_sentences("" if note.announced else note.title, text)
        if self.note is note and words:
            announce(self, words)

    def clear(self) -> None:
        """Remove the note."""
        self.note = None
        self.hide()
        self.changed.emit()

    def first_control(self) -> QWidget:
        """Return the first button, or the one that dismisses the note."""
        return next(iter(self.buttons), self._close)

    def control_of(self, is_wanted: Callable[[Note | None], bool]) -> QWidget | None:
        """Return the first control if a wanted note is shown."""
        return self.first_control() if is_wanted(self.note) else None

    def minimumSizeHint(self) -> QSize:
        """Require no more width than the longest word, also of a button, whose text can break."""
        parts = (self._head, self._figure, self._words, self._quiet)
        needed = [each.minimumSizeHint().width() for each in parts if each and not each.isHidden()]
        needed += [_width_of_word(button) for button in self.buttons if _is_broken(button)]
        margins = self._column.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        least = super().minimumSizeHint()
        return QSize(min(max(needed) + around, least.width()), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the texts of buttons into lines that fit."""
        super().resizeEvent(event)
        self._fit_texts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the note on Esc."""
        if event.key() == Qt.Key.Key_Escape and not self._bar.isVisible():
            self.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self._figure.setObjectName("title")
        set_bold(self._figure, 2.2)
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._words.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._close.setToolTip(_("Dismiss"))
        self._close.setAccessibleName(_("Dismiss"))
        self._head.dismissed.connect(self.dismissed)
        self._rows.setSpacing(6)
        column = self._column
        column.setSpacing(8)
        for part in (self._head, self._figure, self._words, self._bar):
            column.addWidget(part)
        column.addLayout(self._rows)

    def _add_buttons(self, buttons: tuple[NoteButton, ...]) -> None:
        for button in (*self.buttons, *filter(None, [self._quiet])):
            # It stays a child until the event loop deletes it: it may be the one just clicked.
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [_button(offer) for offer in buttons]
        made = list(zip(buttons, self.buttons, strict=True))
        for offer, button in made:
            if not offer.quiet:
                self._rows.addWidget(button)
        quiet = [button for offer, button in made if offer.quiet]
        self._quiet = ButtonLines(*quiet) if quiet else None
        if self._quiet is not None:
            self._rows.addWidget(self._quiet)
        self._fit_texts()
        parts = [self._close, *self.buttons, self._close]  # the close button comes last
        for before, after in pairwise(parts):
            self.setTabOrder(before, after)

    def _fit_texts(self) -> None:
        fit_margins(self, self._column)
        margins = self.contentsMargins().left() + self.contentsMargins().right()
        for button in self.buttons:
            if _is_broken(button):
                room = self.width() - margins - _AROUND_TEXT * letter_width(button.fontMetrics())
                text = button.accessibleName()
                button.setText(_broken(text, button.fontMetrics(), room))


def _texts(note: Note) -> list[str]:
    return [button.text for button in note.buttons]


def _is_broken(button: QPushButton) -> bool:
    """Tell whether the text of a button may have several lines."""
    return button.objectName() != "quiet"


def _width_of_word(button: QPushButton) -> int:
    """Return the width that a button needs with one word in a line."""
    width_of = button.fontMetrics().horizontalAdvance
    around = button.sizeHint().width() - max(map(width_of, button.text().split("\n")))
    return around + max(map(width_of, button.text().split()))


def _broken(text: str, metrics: QFontMetrics, room: int) -> str:
    """Return a text with line breaks between words, so that each line has room if it can."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def _button(offer: NoteButton) -> QPushButton:
    button = QPushButton(offer.text)
    button.setAccessibleName(offer.text)
    button.setProperty("leading", offer.leading)
    button.setAutoDefault(True)
    # A click leaves the focus on the board. A button that had it and goes would hand it on as Tab
    # does, and the board would show its cursor.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(offer.act)
    if offer.done:
        button.clicked.connect(lambda: _show_done(button, offer))
    if offer.quiet:
        button.setObjectName("quiet")
    return button


def _show_done(button: QPushButton, offer: NoteButton) -> None:
    button.setText(offer.done)
    QTimer.singleShot(_DONE_MILLISECONDS, button, lambda: button.setText(offer.text))


def _html(note: Note) -> str:
    """Return the text as HTML with wider line spacing."""
    text = note.text if note.rich else escape(cut(note.text)).replace("\n", "<br>")
    return f"<div style='line-height: 125%'>{text}</div>"
