"""Reproducible PDF files, without dates and random ids.

The same drawing gives the same bytes with the same version of Qt.
"""

import re
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QUuid
from PySide6.QtGui import QPageLayout, QPdfWriter

POINTS = 72.0
RESOLUTION = 1200
"""The resolution in dots per inch, to which positions are rounded."""

_DATES = re.compile(rb"/(?:Creation|Mod)Date \([^)]*\)")
_NO_METADATA = (
    b"<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>"
    b'<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'
    b"<?xpacket end='w'?>"
)


def pdf(layout: QPageLayout, paint: Callable[[QPdfWriter], None], *, title: str = "") -> bytes:
    """Return a PDF file; ``paint`` draws all of its pages."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator("shikaku_gui")
    writer.setDocumentId(QUuid())
    writer.setDocumentXmpMetadata(QByteArray(_NO_METADATA))
    paint(writer)
    buffer.close()
    return _undated(bytes(data.data()))


def _undated(data: bytes) -> bytes:
    """Blank the dates out without changing offsets."""
    end = data.index(b"endobj")
    head = _DATES.sub(lambda match: b" " * len(match[0]), data[:end])
    return head + data[end:]
