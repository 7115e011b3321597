"""Writes pictures of boards as PNG, SVG and PDF files."""

import os
import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRect, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from shikaku_gui.formats import single_line, write_bytes_atomically
from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.board.board_picture import BoardPicture, picture_look
from shikaku_gui.gui.paper.pdf_file import POINTS, RESOLUTION, pdf
from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedValueError, make_message

CELL = 48.0
"""The side of a cell at scale 1, in pixels of 1/96 inch."""

LONGEST = 16_000
"""The longest side of a picture in pixels."""

MOST_PIXELS = 100_000_000
"""The most pixels of a picture: 400 MB while it is being drawn."""

_PAD = 0.3
_IMMENSE = QSizeF(1e9, 1e9)
_PIXELS_PER_INCH = 96.0


class TooLargeError(ExplainedValueError):
    """A picture would have too many pixels; ``fitting`` is the largest possible scale."""

    def __init__(self, size: QSize, fitting: float) -> None:
        self.fitting = fitting
        message = make_message(
            N_(
                "the picture would be {width} x {height} pixels large; the largest scale "
                "possible is "
                "{scale}"
            ),
            width=size.width(),
            height=size.height(),
            scale=f"{fitting:.2g}",
        )
        super().__init__(message)


def save_picture(
    picture: BoardPicture, path: str | os.PathLike[str], scale: float | None = None
) -> None:
    """Write a picture to a file, as :func:`encode` makes it for the suffix of its name.

    Raises:
        KeyError: the suffix is another one.
        TooLargeError: there are too many pixels at that scale.
        OSError: the file cannot be written; it is as it was.
    """
    write_bytes_atomically(path, encode(picture, Path(path).suffix, scale))


def encode(picture: BoardPicture, suffix: str, scale: float | None = None) -> bytes:
    """Return a picture as a file; the suffix .png, .svg or .pdf determines the format.

    ``scale`` is 1 for cells of half an inch; the default is 1 or the largest possible.

    Raises:
        KeyError: the suffix is another one.
        TooLargeError: there are too many pixels at that scale.
    """
    encoder = ENCODERS[suffix.lower()]
    chosen = largest_scale(picture) if scale is None else scale
    _check_size(picture, chosen)
    return encoder(picture, chosen)


def largest_scale(picture: BoardPicture) -> float:
    """Return the default scale: 1, or less if the picture would have too many pixels."""
    return min(1.0, max_scale(picture))


def max_scale(picture: BoardPicture) -> float:
    """Return the largest possible scale, to two decimals."""
    size = picture_size(picture, 1.0)
    by_side = LONGEST / max(size.width(), size.height())
    return int(100 * min(by_side, (MOST_PIXELS / (size.width() * size.height())) ** 0.5)) / 100


def picture_size(picture: BoardPicture, scale: float) -> QSize:
    """Return the size of a picture in pixels."""
    pad = 2 * _PAD * CELL
    size = (picture.size(CELL) + QSizeF(pad, pad)) * scale
    return size.boundedTo(_IMMENSE).toSize().expandedTo(QSize(1, 1))


def image(picture: BoardPicture, scale: float = 1.0) -> QImage:
    """Return a raster image.

    Raises:
        TooLargeError: there are too many at that scale.
    """
    _check_size(picture, scale)
    raster = QImage(picture_size(picture, scale), QImage.Format.Format_RGB32)
    raster.fill(picture_look().colours.window)
    raster.setDotsPerMeterX(round(scale * _PIXELS_PER_INCH / 0.0254))
    raster.setDotsPerMeterY(round(scale * _PIXELS_PER_INCH / 0.0254))
    painter = QPainter(raster)
    painter.scale(scale, scale)
    _paint(picture, painter, ratio=scale)
    painter.end()
    return raster


def _check_size(picture: BoardPicture, scale: float) -> None:
    size = picture_size(picture, scale)
    if max(size.toTuple()) > LONGEST or size.width() * size.height() > MOST_PIXELS:
        raise TooLargeError(size, max_scale(picture))


def png(picture: BoardPicture, scale: float = 1.0) -> bytes:
    """Return a PNG file.

    Raises:
        TooLargeError: there are too many pixels at that scale.
    """
    return png_data(image(picture, scale))


def png_data(raster: QImage) -> bytes:
    """Return a raster image as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(raster)
    return bytes(data.data())


def svg(picture: BoardPicture, scale: float = 1.0) -> bytes:
    """Return an SVG file; letters are paths, so it needs no typeface."""
    from PySide6.QtSvg import QSvgGenerator  # loaded on first use

    data = QByteArray()
    buffer = QBuffer(data)
    size = picture_size(picture, scale)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(int(_PIXELS_PER_INCH))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(single_line(typeset(picture.puzzle.title)) or "Shikaku")
    generator.setDescription("")
    painter = QPainter(generator)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), picture_look().colours.window)
    painter.scale(scale, scale)
    _paint(picture, painter, ratio=scale)
    painter.end()
    return _set_size_in_pixels(bytes(data.data()), size)


def _set_size_in_pixels(data: bytes, size: QSize) -> bytes:
    """Replace the size in millimetres that Qt writes by one in whole pixels."""
    place = f'<svg width="{size.width()}" height="{size.height()}"'
    return re.sub(rb'<svg width="[^"]*" height="[^"]*"', place.encode(), data, count=1)


def pdf_page(picture: BoardPicture, scale: float = 1.0) -> bytes:
    """Return a PDF file with one page of the size of the picture."""
    size = QSizeF(picture_size(picture, scale)) * (POINTS / _PIXELS_PER_INCH)
    page = QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)

    def paint(writer: QPdfWriter) -> None:
        painter = QPainter(writer)
        ratio = scale * RESOLUTION / _PIXELS_PER_INCH
        painter.scale(ratio, ratio)
        _paint(picture, painter, ratio, shapes=False)
        painter.end()

    upright = QPageLayout.Orientation.Portrait
    layout = QPageLayout(page, upright, QMarginsF(), QPageLayout.Unit.Point)
    return pdf(layout, paint, title=typeset(picture.puzzle.title))


def _paint(picture: BoardPicture, painter: QPainter, ratio: float, *, shapes: bool = True) -> None:
    pad = _PAD * CELL
    picture.paint(painter, QPointF(pad, pad), CELL, picture_look(shapes=shapes), ratio)


ENCODERS: dict[str, Callable[[BoardPicture, float], bytes]] = {
    ".png": png,
    ".svg": svg,
    ".pdf": pdf_page,
}
