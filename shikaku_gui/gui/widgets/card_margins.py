"""The margins of cards in panels, which give way where a card is narrow."""

from PySide6.QtWidgets import QLayout, QWidget

from shikaku_gui.gui.base.fonts import letter_width

_NARROW_LETTERS = 30
_MARGINS, _NARROW_MARGINS = (12, 8, 8, 12), (6, 4, 4, 6)
"""The margins in pixels: left, top, right, bottom."""


def is_narrow(card: QWidget) -> bool:
    """Tell whether a card is so narrow that its words need all of the width."""
    return card.width() < _NARROW_LETTERS * letter_width(card.fontMetrics())


def fit_margins(card: QWidget, layout: QLayout) -> None:
    """Give the layout of a card the margins that suit its width."""
    layout.setContentsMargins(*(_NARROW_MARGINS if is_narrow(card) else _MARGINS))
