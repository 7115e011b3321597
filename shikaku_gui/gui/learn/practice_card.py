"""The cards of the page Learn that begin a round of drills: what is due, what was missed."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton

from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.translation import comma_text, message_text, named_text
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import technique_name
from shikaku_gui.solver import Technique

_NAMED = 3
"""How many of the techniques that are due are named."""
_LEAST_LETTERS = 36
"""The room for the sentence, in letters, in which it is beside the button."""


class PracticeCard(QFrame):
    """Says in a sentence what there is to practise; ``begun`` is emitted by its button."""

    begun = Signal()

    def __init__(self, button: str, *, leading: bool) -> None:
        super().__init__()
        self.setObjectName("card")
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.button = QPushButton(button)
        self.button.setProperty("leading", leading)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.begun)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the button beside the sentence, or below it where that would be narrow."""
        super().resizeEvent(event)
        room = self.width() - self.button.sizeHint().width()
        beside = room >= _LEAST_LETTERS * letter_width(self.fontMetrics())
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def show_text(self, text: str) -> None:
        """Show the sentence."""
        self.text.setText(text)
        self.button.setAccessibleName(named_text(self.button.text(), text))


def due_text(due: Sequence[Technique], new: Technique | None, *, learned: bool) -> str:
    """Say which techniques are due; ``new`` is one not practised yet, for when none is.

    ``learned`` tells whether its lesson was finished.
    """
    count, listed = len(due), _names(due[:_NAMED])
    if due:
        text = ngettext("Due: {techniques}.", "{count} techniques are due: {techniques}.", count)
    elif new is not None:
        text = _("Nothing is due today. Next to learn: {techniques}.")
        if learned:
            text = _("Nothing is due today. Next to practise: {techniques}.")
        listed = _names([new])
    else:
        text = _("Nothing is due today. You can still practise.")
    if more := max(count - _NAMED, 0):
        others = ngettext("{techniques} and {count} more", "{techniques} and {count} more", more)
        listed = others.format(techniques=listed, count=more)
    return text.format(techniques=listed, count=count)


def missed_text(missed: Sequence[Technique]) -> str:
    """Name the techniques that were missed in reviews of games."""
    return _("Missed in your games: {techniques}.").format(techniques=_names(missed))


def _names(techniques: Sequence[Technique]) -> str:
    return comma_text(message_text(technique_name(technique)) for technique in techniques)
