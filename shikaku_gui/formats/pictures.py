"""Pictures and printed pages, which are no texts: recognised, so that the error says so."""

import re

from shikaku_gui.formats.base import FormatError
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

_BEGINNINGS = (
    (re.compile(rb"\x89PNG\r\n"), "PNG"),
    (re.compile(rb"\xff\xd8\xff"), "JPEG"),
    (re.compile(rb"GIF8[79]a"), "GIF"),
    (re.compile(rb"RIFF.{4}WEBP", re.DOTALL), "WebP"),
    (re.compile(rb"BM.{4}\0{4}", re.DOTALL), "BMP"),
    (re.compile(rb"II\*\0|MM\0\*"), "TIFF"),
    (re.compile(rb".{4}ftyp(?:hei[cxms]|hev|mif1|avi)", re.DOTALL), "HEIF"),
    (re.compile(rb"%PDF-"), "PDF"),
)
_SVG = re.compile(
    r"\s*+(?:<(?:\?xml|!DOCTYPE\s+svg)[^>]*+>\s*+|<!--.*?-->\s*+)*<svg[\s>]", re.DOTALL
)
_SHOWS = 4_096
"""How many characters of a text show whether it is a picture."""


def check_no_picture(data: str | bytes) -> None:
    """Check that a file or a text is no picture.

    Raises:
        FormatError: it is one.
    """
    begins = data[:_SHOWS]
    text = begins if isinstance(begins, str) else begins.decode("latin-1")
    kind = "SVG" if _SVG.match(text) else None
    if isinstance(begins, bytes):
        kind = next((name for magic, name in _BEGINNINGS if magic.match(begins)), kind)
    if kind is not None:
        raise FormatError(
            make_message(N_("a puzzle as text or as a link")),
            make_message(N_("a picture ({kind}); pictures are not read"), kind=kind),
        )
