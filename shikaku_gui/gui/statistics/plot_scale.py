"""Where the lines of a plot's scale stand, and colours between two others."""

from PySide6.QtGui import QColor

_STEPS = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200)
_MOST = 5


def ticks(most: float) -> list[int]:
    """Return round times in seconds from 0 to one that is not below ``most``.

    >>> ticks(130)
    [0, 30, 60, 90, 120, 150]
    """
    step = next((step for step in _STEPS if most <= _MOST * step), None)
    if step is None:
        step = 3600 * (int(most) // (_MOST * 3600) + 1)
    count = max(-(-int(most + 0.999) // step), 1)
    return [step * number for number in range(count + 1)]


def between(one: QColor, other: QColor, share: float) -> QColor:
    """Return the colour that lies that share, 0 to 1, of the way from one to another."""
    return QColor.fromRgbF(
        one.redF() + share * (other.redF() - one.redF()),
        one.greenF() + share * (other.greenF() - one.greenF()),
        one.blueF() + share * (other.blueF() - one.blueF()),
    )
