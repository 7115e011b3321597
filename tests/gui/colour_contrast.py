"""The contrast of colours, as the Web Content Accessibility Guidelines (WCAG 2.2) compute it."""

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]


def linear(colour: QColor) -> Triple:
    """Return the light of the three channels, 0 to 1."""

    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())


def luminance(colour: QColor) -> float:
    """Return the light of a colour, 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
