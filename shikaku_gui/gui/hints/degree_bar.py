"""The four degrees of a hint side by side: each can be gone to directly."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP

DEGREES = ("nudge", "where", "why", "draw")
"""The values of the degrees: the words of hints are not loaded to open the window."""

_NAMES = {
    "nudge": QT_TRANSLATE_NOOP("hints", "Nudge"),
    "where": QT_TRANSLATE_NOOP("hints", "Where"),
    "why": QT_TRANSLATE_NOOP("hints", "Why"),
    "draw": QT_TRANSLATE_NOOP("hints", "Draw"),
    "remove": QT_TRANSLATE_NOOP("hints", "Remove"),
}
_TIPS = {
    "nudge": QT_TRANSLATE_NOOP("hints", "Say what to look for"),
    "where": QT_TRANSLATE_NOOP("hints", "Say where to look"),
    "why": QT_TRANSLATE_NOOP("hints", "Say what follows, and why"),
    "draw": QT_TRANSLATE_NOOP("hints", "Do it on the board; Undo takes it back"),
}


class DegreeBar(QWidget):
    """Four buttons in a row; ``chosen`` is emitted with the degree that was pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("degrees")
        self.setAccessibleName(_tr(QT_TRANSLATE_NOOP("hints", "How much to say")))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for place, degree in enumerate(DEGREES):
            button = self._button(degree, ("first", "inner", "inner", "last")[place])
            self.buttons[degree] = button
            row.addWidget(button)

    def show_degree(self, degree: str, *, removes: bool, can_draw: bool) -> None:
        """Show a degree as the one reached; the last is greyed where nothing is to be done."""
        draw = self.buttons["draw"]
        draw.setText(_tr(_NAMES["remove" if removes else "draw"]))
        draw.setEnabled(can_draw)
        self.buttons[degree].setChecked(True)
        for place, button in enumerate(self.buttons.values()):
            self._row.setStretch(place, button.sizeHint().width())

    def _button(self, degree: str, place: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName("degree")
        button.setProperty("place", place)
        button.setText(_tr(_NAMES[degree]))
        button.setToolTip(_tr(_TIPS[degree]))
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setCheckable(degree != "draw")
        if degree != "draw":
            self._group.addButton(button)
        button.clicked.connect(lambda: self.chosen.emit(degree))
        return button


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text)
