"""The buttons for the degrees of a hint."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from shikaku_gui.play import HintDegree
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_NAMES = {
    HintDegree.FIND: QT_TRANSLATE_NOOP("hints", "Find"),
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("hints", "Nudge"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Where"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Why"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Draw"),
}
_TIPS = {
    HintDegree.FIND: QT_TRANSLATE_NOOP("hints", "Name the technique: find the step yourself"),
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("hints", "Say what to look for"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Say where to look"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Say what follows, and why"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Do it on the board; Undo reverts it"),
}

_AROUND_LETTERS = 6
"""The least room on both sides of a button's text, in pixels: the buttons share one line."""


class DegreeBar(QWidget):
    """A row of buttons; ``chosen`` is emitted with the degree of the clicked one."""

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
        places = {HintDegree.FIND: "first", HintDegree.DRAW: "last"}
        for degree in HintDegree:
            button = self._button(degree, places.get(degree, "inner"))
            self.buttons[degree] = button
            row.addWidget(button)

    def show_degree(self, degree: HintDegree, last: str, *, can_find: bool, can_draw: bool) -> None:
        """Check the button of a degree; the last has a text, and not every hint has all."""
        draw = self.buttons[HintDegree.DRAW]
        draw.setText(last)
        draw.setEnabled(can_draw)
        self._show_find(can_find)
        self.buttons[degree].setChecked(True)
        for place, button in enumerate(self.buttons.values()):
            letters = button.fontMetrics().horizontalAdvance(button.text())
            self._row.setStretch(place, letters + _AROUND_LETTERS)

    def _show_find(self, shown: bool) -> None:
        nudge = self.buttons[HintDegree.NUDGE]
        self.buttons[HintDegree.FIND].setVisible(shown)
        nudge.setProperty("place", "inner" if shown else "first")
        nudge.style().unpolish(nudge)
        nudge.style().polish(nudge)

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
