"""The SVG icons, in the colours of the theme."""

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from shikaku_gui import resources
from shikaku_gui.gui.base.theme import Colours

# Device pixels for icons of 16 and 20 logical pixels at pixel ratios from 1 to 2.
_SIDES = (16, 20, 24, 25, 30, 32, 40)


_TURNED = {"undo", "redo", "previous", "next"}
"""The icons that point back or on, which is the other way where windows run from right to left."""


def icon(name: str, colours: Colours) -> QIcon:
    """Return an icon in the colour of text, greyed when disabled.

    Raises:
        OSError: there is no icon of that name.
    """
    made = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, colours.text),
        (QIcon.Mode.Disabled, colours.text_off),
    ):
        drawing = _renderer(name, colour)
        turned = name in _TURNED and QGuiApplication.isRightToLeft()
        turn = QTransform.fromScale(-1 if turned else 1, 1)
        for side in _SIDES:
            made.addPixmap(_pixmap(drawing, side, 1.0).transformed(turn), mode)
    return made


def picture(name: str, colour: QColor, side: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon as a pixmap in one colour, ``side`` logical pixels wide.

    Raises:
        OSError: there is no icon of that name.
    """
    return _pixmap(_renderer(name, colour), side, ratio)


def recoloured(given: QIcon, colour: QColor) -> QIcon:
    """Return an icon with all its strokes in one colour."""
    made = QIcon()
    for size in given.availableSizes():
        pixmap = given.pixmap(size)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), colour)
        painter.end()
        made.addPixmap(pixmap)
    return made


def _renderer(name: str, colour: QColor) -> QSvgRenderer:
    text = (
        resources.icon()
        .with_name(f"{name}.svg")
        .read_text("utf-8")
        .replace("currentColor", colour.name())
    )
    return QSvgRenderer(QByteArray(text.encode()))


def _pixmap(drawing: QSvgRenderer, side: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap
