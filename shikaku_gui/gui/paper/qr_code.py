"""QR codes of links, drawn as one path."""

from dataclasses import dataclass
from functools import lru_cache

import segno
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

MODULE = 1.2
"""The side of a module in points: 0.42 mm, which telephones read from paper."""

MAX_MODULES = 77
"""The most modules on a side, those of version 15: 36 x 36 mm with the quiet zone."""

_QUIET = 4
_REMEMBERED = 1000


@dataclass(frozen=True)
class QrCode:
    """The modules of a QR code, row by row, True for dark."""

    rows: tuple[tuple[bool, ...], ...]

    @property
    def side(self) -> float:
        """The side in points, with the quiet zone of four modules around it."""
        return MODULE * (len(self.rows) + 2 * _QUIET)

    def path(self, corner: QPointF) -> QPainterPath:
        """Return the dark modules as a path; ``corner`` is that of the quiet zone.

        One path has no seams between modules, as separate squares would have.
        """
        path = QPainterPath()
        for number, row in enumerate(self.rows):
            top = corner.y() + MODULE * (number + _QUIET)
            for start, end in _runs(row):
                left = corner.x() + MODULE * (start + _QUIET)
                path.addRect(QRectF(left, top, MODULE * (end - start), MODULE))
        return path


@lru_cache(_REMEMBERED)
def make_qr_code(text: str) -> QrCode | None:
    """Return the QR code of a text, None if it would be too large to print.

    The error correction is M (15 %), or L (7 %) for long texts.
    """
    for level in ("m", "l"):
        try:
            code = segno.make(text, error=level, boost_error=False, micro=False)
        except segno.DataOverflowError:
            continue
        if len(code.matrix) <= MAX_MODULES:
            return QrCode(tuple(tuple(map(bool, row)) for row in code.matrix))
    return None


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Return where runs of dark modules begin and end."""
    edges = [
        at for at in range(len(row) + 1) if (at > 0 and row[at - 1]) != (at < len(row) and row[at])
    ]
    return list(zip(edges[::2], edges[1::2], strict=True))
