"""The card "From your games": the techniques that were missed in reviews of games."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.play import technique_name
from shikaku_gui.solver import Technique


class MissedCard(QFrame):
    """Names the techniques; ``begun`` is emitted by the button that practises them."""

    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.button = QPushButton(self.tr("Practise"))
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.begun)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)

    def show_techniques(self, missed: Sequence[Technique]) -> None:
        """Name the techniques that were missed."""
        names = ", ".join(message_text(technique_name(technique)) for technique in missed)
        self.text.setText(self.tr("Missed in your games: %1.").replace("%1", names))
        self.button.setAccessibleName(f"{self.button.text()}: {self.text.text()}")
