"""Buttons with an arrow, which go one page, month, year or move back or on."""

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton


def step_button(arrow: str, name: str, act: Callable[[], object]) -> QToolButton:
    """Return a button with an arrow; its name is its tooltip too."""
    button = QToolButton()
    button.setText(arrow)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.clicked.connect(lambda: act())
    return button
