"""Choices between a few values: a bar of buttons, or a slider with named positions."""

from collections.abc import Sequence
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.widgets.button_lines import Reflowing, columns_that_fit
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton

T = TypeVar("T")

_BESIDE_TEXT = 12
"""The pixels of a button beside its text."""


class SegmentedButtons(Reflowing, Generic[T]):
    """A bar of buttons of which one is checked, in several rows if there are many.

    ``changed`` is emitted when another one is chosen. The arrow keys move between them. A row
    has at most ``columns`` buttons, and no more than fit into it.
    """

    changed = Signal()

    def __init__(self, name: str, options: Sequence[tuple[T, str]], columns: int = 0) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._values = [value for value, _text in options]
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(6)
        self._most = min(columns or len(options), len(options))
        self._columns = 0
        for number, (_value, text) in enumerate(options):
            button = self._button(text)
            self._group.addButton(button, number)
            button.setAccessibleName(f"{name} {text}")
        self._arrange(self._most)
        self._group.idToggled.connect(self._on_toggled)
        self.choose(self._values[0])
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # which the key of its name needs

    @property
    def buttons(self) -> list[QToolButton]:
        """The buttons in order."""
        return self.findChildren(QToolButton)

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: T) -> None:
        """Choose a value; ignored if it has no button."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand on the focus."""
        self._group.button(self._group.checkedId()).setFocus(event.reason())

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one button."""
        return QSize(max(self._widths), super().minimumSizeHint().height())

    def arrange(self) -> None:
        """Put as many buttons into a row as fit, and as many into each row as into the others."""
        fitting = min(self._most, columns_that_fit(self._widths, self.width()))
        lines = ceil(len(self._values) / fitting)
        self._arrange(ceil(len(self._values) / lines))

    @property
    def _widths(self) -> list[int]:
        """The width that each button needs."""
        bold = QFont(self.font())
        bold.setBold(True)  # as the checked one is
        letters = QFontMetrics(bold)
        return [
            letters.horizontalAdvance(each.text())
            + (0 if each.icon().isNull() else each.iconSize().width())
            + _BESIDE_TEXT
            for each in self.buttons
        ]

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, button in enumerate(self.buttons):
            line, column = divmod(number, columns)
            place = "first" if column == 0 else "last" if column == columns - 1 else "inner"
            set_style_property(button, "place", place)
            self._grid.addWidget(button, line, column)

    def _on_toggled(self, number: int, on: bool) -> None:
        """Let Tab reach only the checked button."""
        policies = Qt.FocusPolicy
        self._group.button(number).setFocusPolicy(
            policies.StrongFocus if on else policies.ClickFocus
        )
        if on:
            self.changed.emit()

    def _button(self, text: str) -> QToolButton:
        button = _Choice(self)
        button.setObjectName("degree")  # the style sheet's name for button bars
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button


class _Choice(ExclusiveButton):
    """A button that leaves Enter to its dialog; the space bar clicks it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass Enter on: on some desktops it would click the button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class WordSlider(QWidget):
    """A slider with a few named positions.

    ``options`` are the values of the positions and their names. ``changed`` is emitted when
    the slider moves.
    """

    changed = Signal()

    def __init__(
        self, name: str, ends: tuple[str, str], options: Sequence[tuple[float, str]]
    ) -> None:
        super().__init__()
        self._name = name
        self._ends = ends
        self._options = options
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(options) - 1)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTickInterval(1)
        self.words = _caption("", Qt.AlignmentFlag.AlignHCenter)
        below = QHBoxLayout()
        below.addWidget(_caption(ends[0], Qt.AlignmentFlag.AlignLeft), 1)
        below.addWidget(self.words, 2)
        below.addWidget(_caption(ends[1], Qt.AlignmentFlag.AlignRight), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.slider)
        layout.addLayout(below)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.slider.valueChanged.connect(self._on_moved)
        self._say()

    @property
    def value(self) -> float:
        """The chosen value."""
        return self._options[self.slider.value()][0]

    def choose(self, value: float) -> None:
        """Move to the position nearest to a value."""
        places = range(len(self._options))
        self.slider.setValue(min(places, key=lambda at: abs(self._options[at][0] - value)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand on the focus; with a focus proxy, Tab would come here and go on from the slider."""
        self.slider.setFocus(event.reason())

    def _on_moved(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        words = self._options[self.slider.value()][1]
        self.words.setText(words)
        first, last = self._ends
        self.slider.setAccessibleName(f"{self._name}, {first} ... {last}: {words}")


class _Slider(QSlider):
    """A slider that leaves the wheel to the page around unless it has the focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move if it has the focus; the page may be being scrolled."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _caption(text: str, side: Qt.AlignmentFlag) -> PlainLabel:
    label = PlainLabel(text)
    label.setObjectName("subtitle")
    label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
    label.setWordWrap(True)
    return label
