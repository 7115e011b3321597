"""Reproducible PDF files, without dates and random ids.

The same drawing gives the same bytes with the same version of Qt.
"""

import re
from bisect import bisect_right
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QUuid
from PySide6.QtGui import QPageLayout, QPdfWriter

POINTS = 72.0
RESOLUTION = 1200
"""The resolution in dots per inch, to which positions are rounded."""

_DATES = re.compile(rb"/(?:Creation|Mod)Date \([^)]*\)")
_TRIM_BOX = re.compile(rb"/TrimBox \[0 0 (\S+) (\S+)\]\n")
_XREF_ENTRY = re.compile(rb"^(\d{10})( \d{5} n)", re.MULTILINE)
_NO_METADATA = (
    b"<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>"
    b'<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'
    b"<?xpacket end='w'?>"
)


def pdf(
    layout: QPageLayout, paint: Callable[[QPdfWriter], None], *, title: str = "", bleed: float = 0.0
) -> bytes:
    """Return a PDF file; ``paint`` draws all of its pages.

    The pages will be trimmed by ``bleed`` points on each side; the boxes of the pages say so.
    """
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
    finished = _blank_dates(bytes(data.data()))
    return _add_trim_boxes(finished, bleed) if bleed else finished


def _blank_dates(data: bytes) -> bytes:
    """Blank the dates out without changing offsets."""
    end = data.index(b"endobj")
    head = _DATES.sub(lambda match: b" " * len(match[0]), data[:end])
    return head + data[end:]


def _add_trim_boxes(data: bytes, bleed: float) -> bytes:
    """Write on each page what is trimmed, and correct the offsets of the objects."""
    ends: list[int] = []
    added: list[int] = []
    parts: list[bytes] = []
    at = 0
    for found in _TRIM_BOX.finditer(data):
        width, height = (float(side) for side in found.groups())
        box = f"{bleed:.3f} {bleed:.3f} {width - bleed:.3f} {height - bleed:.3f}"
        line = f"/TrimBox [{box}]\n".encode()
        parts += [data[at : found.start()], line]
        at = found.end()
        ends.append(at)
        added.append((added[-1] if added else 0) + len(line) - len(found[0]))
    body = b"".join([*parts, data[at:]])

    def new_entry(entry: re.Match[bytes]) -> bytes:
        offset, before = int(entry[1]), bisect_right(ends, int(entry[1]))
        return b"%010d" % (offset + (added[before - 1] if before else 0)) + entry[2]

    start = body.rindex(b"xref\n", 0, body.rindex(b"startxref"))
    table = _XREF_ENTRY.sub(new_entry, body[start:])
    return body[:start] + re.sub(rb"(?<=startxref\n)\d+", b"%d" % start, table)
