"""The buttons for the four degrees of a hint."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from shikaku_gui.play import QT_TRANSLATE_NOOP, HintDegree

_NAMES = {
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("hints", "Nudge"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Where"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Why"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Draw"),
}
_TIPS = {
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("hints", "Say what to look for"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Say where to look"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Say what follows, and why"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Do it on the board; Undo takes it back"),
}


class DegreeBar(QWidget):
    """Four buttons in a row; ``chosen`` is emitted with the degree of the clicked one."""

    chosen = Signal(HintDegree)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("degrees")
        self.setAccessibleName(_tr(QT_TRANSLATE_NOOP("hints", "How much to say")))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons: dict[HintDegree, QToolButton] = {}
        for place, degree in enumerate(HintDegree):
            button = self._button(degree, ("first", "inner", "inner", "last")[place])
            self.buttons[degree] = button
            row.addWidget(button)

    def show_degree(self, degree: HintDegree, last: str, *, can_draw: bool) -> None:
        """Check the button of a degree; the last one has a text, and can be disabled."""
        draw = self.buttons[HintDegree.DRAW]
        draw.setText(last)
        draw.setEnabled(can_draw)
        self.buttons[degree].setChecked(True)
        for place, button in enumerate(self.buttons.values()):
            self._row.setStretch(place, button.sizeHint().width())

    def _button(self, degree: HintDegree, place: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName("degree")
        button.setProperty("place", place)
        button.setText(_tr(_NAMES[degree]))
        button.setToolTip(_tr(_TIPS[degree]))
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setCheckable(degree is not HintDegree.DRAW)
        if degree is not HintDegree.DRAW:
            self._group.addButton(button)
        button.clicked.connect(lambda: self.chosen.emit(degree))
        return button


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text)
