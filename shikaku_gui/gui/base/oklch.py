"""Colours by lightness, chroma and hue in OKLCH, where equal steps look equally large.

From Björn Ottosson, *A perceptual color space for image processing*, 2020.
"""

from math import cos, radians, sin

from PySide6.QtGui import QColor


def colour_of(lightness: float, chroma: float, hue: float) -> QColor:
    """Return the nearest colour of sRGB; the hue is an angle in degrees.

    >>> colour_of(1, 0, 0).name(), colour_of(0.628, 0.2577, 29.23).name()
    ('#ffffff', '#ff0000')
    """
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return QColor(*(round(255 * _encoded(min(max(part, 0.0), 1.0))) for part in linear))


def _encoded(light: float) -> float:
    """Return a part of sRGB from its amount of light, both from 0 to 1."""
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
