"""The card "Today: five minutes": what is due, and the button to begin."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.play import technique_name
from shikaku_gui.solver import Technique

_NAMED = 3


class TodayCard(QFrame):
    """Says which techniques are due; ``begun`` is emitted by its button."""

    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.button = QPushButton(self.tr("Start"))
        self.button.setProperty("leading", True)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.begun)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)

    def show_techniques(self, due: Sequence[Technique], new: Technique | None) -> None:
        """Show what is due; ``new`` is a technique not met yet, for when nothing is."""
        names = [message_text(technique_name(technique)) for technique in due[:_NAMED]]
        if due:
            one = len(due) == 1
            text = (
                self.tr("Due: %1.") if one else self.tr("%n techniques are due: %1.", "", len(due))
            )
            more = len(due) - len(names)
            listed = ", ".join(names)
            if more:
                listed = self.tr("%1 and %n more", "", more).replace("%1", listed)
        elif new is not None:
            text, listed = (
                self.tr("Nothing is due. Next to learn: %1."),
                message_text(technique_name(new)),
            )
        else:
            text, listed = self.tr("Nothing is due today. You can practise all the same."), ""
        self.text.setText(text.replace("%1", listed))
        self.button.setAccessibleName(f"{self.button.text()}: {self.text.text()}")
