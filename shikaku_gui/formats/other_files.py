"""Pictures, printed pages and packed files, which are no texts: the error names what they are."""

import re

from shikaku_gui.formats.base import FormatError
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

_PICTURES = (
    (re.compile(rb"\x89PNG\r\n"), "PNG"),
    (re.compile(rb"\xff\xd8\xff"), "JPEG"),
    (re.compile(rb"GIF8[79]a"), "GIF"),
    (re.compile(rb"RIFF.{4}WEBP", re.DOTALL), "WebP"),
    (re.compile(rb"BM.{4}\0{4}", re.DOTALL), "BMP"),
    (re.compile(rb"II\*\0|MM\0\*"), "TIFF"),
    (re.compile(rb".{4}ftyp(?:hei[cxms]|hev|mif1|avi)", re.DOTALL), "HEIF"),
    (re.compile(rb"%PDF-"), "PDF"),
)
_PACKED = (
    (re.compile(rb"BZh[1-9]1AY&SY"), "bzip2"),
    (re.compile(rb"\xfd7zXZ\0"), "xz"),
    (re.compile(rb"\x28\xb5\x2f\xfd"), "Zstandard"),
    (re.compile(rb"7z\xbc\xaf\x27\x1c"), "7z"),
    (re.compile(rb"PK\x03\x04"), "ZIP"),
)
_SVG = re.compile(
    r"\s*+(?:<(?:\?xml|!DOCTYPE\s+svg)[^>]*+>\s*+|<!--.*?-->\s*+)*<svg[\s>]", re.DOTALL
)
_SHOWS = 4_096
"""How many characters of a text show whether it is a picture."""


def check_is_text(data: str | bytes) -> None:
    """Check that a file or a text is no picture and not packed.

    Raises:
        FormatError: it is.
    """
    begins = data[:_SHOWS]
    text = begins if isinstance(begins, str) else begins.decode("latin-1")
    picture = "SVG" if _SVG.match(text) else _kind(begins, _PICTURES)
    packed = _kind(begins, _PACKED)
    found = None
    if picture is not None:
        found = make_message(N_("a picture ({kind}); pictures are not read"), kind=picture)
    elif packed is not None:
        found = make_message(N_("data packed by {kind}; only gzip is unpacked"), kind=packed)
    if found is not None:
        raise FormatError(make_message(N_("a puzzle as text or as a link")), found)


def _kind(data: str | bytes, beginnings: tuple[tuple[re.Pattern[bytes], str], ...]) -> str | None:
    if isinstance(data, str):
        return None
    return next((name for magic, name in beginnings if magic.match(data)), None)
