"""The buttons for the degrees of a hint."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.game.completion_names import HINT_DEGREE_NAMES
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import HintDegree

_TIPS = {
    HintDegree.FIND: N_("Name the technique: find the step yourself"),
    HintDegree.NUDGE: N_("Say what to look for"),
    HintDegree.WHERE: N_("Say where to look"),
    HintDegree.WHY: N_("Say what follows, and why"),
    HintDegree.DRAW: N_("Do it on the board; Undo reverts it"),
}

_AROUND_LETTERS = 10
"""The least room on both sides of a button's text together, in pixels."""
_BETWEEN_ROWS = 4
"""Pixels."""


class DegreeBar(QWidget):
    """The buttons in one row, or in two where their texts do not fit into one.

    ``chosen`` is emitted with the degree of the clicked button.
    """

    chosen = Signal(HintDegree)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("degrees")
        self.setAccessibleName(_(N_("How much to say")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_BETWEEN_ROWS)
        self._rows = (QHBoxLayout(), QHBoxLayout())
        for row in self._rows:
            row.setSpacing(0)
            column.addLayout(row)
        self._group = QButtonGroup(self)
        self.buttons = {degree: self._button(degree) for degree in HintDegree}

    def show_degree(self, degree: HintDegree, last: str, *, can_find: bool, can_draw: bool) -> None:
        """Check the button of a degree; the last has a text, and not every hint has all."""
        draw = self.buttons[HintDegree.DRAW]
        draw.setText(last)
        draw.setEnabled(can_draw)
        self.buttons[HintDegree.FIND].setVisible(can_find)
        self.buttons[degree].setChecked(True)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        one_row = sum(map(_least_width, shown)) <= self.width()
        half = len(shown) if one_row else (len(shown) + 1) // 2
        equal = not one_row and half * max(map(_least_width, shown)) <= self.width()
        for row, mine in zip(self._rows, (shown[:half], shown[half:]), strict=True):
            while row.takeAt(0):
                pass
            for button in mine:
                row.addWidget(button, 1 if equal else _least_width(button))
                ends = {mine[0]: "first", mine[-1]: "last"}
                set_style_property(button, "place", ends.get(button, "inner"))

    def _button(self, degree: HintDegree) -> QToolButton:
        draws = degree is HintDegree.DRAW
        button = QToolButton(self) if draws else ExclusiveButton(self)
        button.setObjectName("degree")
        button.setText(_(HINT_DEGREE_NAMES[degree]))
        button.setToolTip(_(_TIPS[degree]))
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if not draws:
            self._group.addButton(button)
            _let_tab_reach(button, False)
            button.toggled.connect(lambda on: _let_tab_reach(button, on))
        button.clicked.connect(lambda: self.chosen.emit(degree))
        return button


def _least_width(button: QToolButton) -> int:
    """Return the width that a button needs while it is checked, and its text bold."""
    font = button.font()
    font.setBold(True)
    return QFontMetrics(font).horizontalAdvance(button.text()) + _AROUND_LETTERS


def _let_tab_reach(button: QToolButton, reached: bool) -> None:
    """Let Tab reach only the checked button: Qt would lead to the first one."""
    policies = Qt.FocusPolicy
    button.setFocusPolicy(policies.StrongFocus if reached else policies.ClickFocus)
