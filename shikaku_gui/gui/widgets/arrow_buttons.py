"""Buttons with an arrow, which go one page, month, year or move back or on."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton

_BACK, _ON = "\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"
_MIRRORED = {_BACK: _ON, _ON: _BACK}
"""Where windows run from right to left, back is to the right."""


def step_button(arrow: str, name: str, act: Callable[[], object]) -> QToolButton:
    """Return a button with an arrow; its name is its tooltip too."""
    button = QToolButton()
    button.setText(_MIRRORED.get(arrow, arrow) if QGuiApplication.isRightToLeft() else arrow)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.clicked.connect(lambda: act())
    return button
