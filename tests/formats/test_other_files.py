"""Pictures and packed files are refused as what they are."""

import bz2
import io
import lzma
import zipfile

import pytest

from shikaku_gui.formats import FormatError, loads, stream_puzzles
from tests.formats.samples import XML

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>4</text></svg>'
PICTURES = {
    "PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF\0\n",
    "GIF": b"GIF89a\x01\0\x01\0",
    "WebP": b"RIFF\x24\0\0\0WEBPVP8 ",
    "BMP": b"BM\x9a\0\0\0\0\0\0\0\x36",
    "TIFF": b"II*\0\x08\0\0\0",
    "HEIF": b"\0\0\0\x18ftypheic\0\0\0\0",
    "PDF": b"%PDF-1.4\n%\xe2\xe3\n",
    "SVG": SVG.encode(),
}


@pytest.mark.parametrize("kind", PICTURES)
def test_a_picture_is_named(kind: str) -> None:
    said = f"found a picture .{kind}.; pictures are not read"
    with pytest.raises(FormatError, match=said):
        loads(PICTURES[kind])
    with pytest.raises(FormatError, match=said):
        list(stream_puzzles(io.BytesIO(PICTURES[kind] + b"\n\xff" * 100)))


@pytest.mark.parametrize(
    "head",
    ["\n", '<?xml version="1.0"?>\n', "<!-- by hand -->\n", '<!DOCTYPE svg PUBLIC "-//W3C//DTD">'],
)
def test_a_drawing_in_svg_may_begin_in_many_ways(head: str) -> None:
    with pytest.raises(FormatError, match="SVG"):
        loads(head + SVG)


def test_other_xml_is_no_picture() -> None:
    assert loads(XML).puzzle.rows == 3


@pytest.mark.parametrize("data", [b"BM 1", b"II", b"%PDF", b"RIFF", b"<svgx>", b"\xff\xd8"])
def test_other_data_is_no_picture(data: bytes) -> None:
    with pytest.raises(FormatError) as caught:
        loads(data)
    assert "picture" not in str(caught.value)


def _zipped() -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as files:
        files.writestr("puzzle.txt", "2x2:4c")
    return archive.getvalue()


@pytest.mark.parametrize(
    ("kind", "packed"),
    [
        ("bzip2", bz2.compress(b"2x2:4c\n")),
        ("xz", lzma.compress(b"2x2:4c\n")),
        ("ZIP", _zipped()),
        ("Zstandard", b"\x28\xb5\x2f\xfd\x04\x00"),
        ("7z", b"7z\xbc\xaf\x27\x1c\0\x04"),
    ],
)
def test_other_packers_are_named(kind: str, packed: bytes) -> None:
    said = f"found data packed by {kind}; only gzip is unpacked"
    with pytest.raises(FormatError, match=said):
        loads(packed)
    with pytest.raises(FormatError, match=said):
        list(stream_puzzles(io.BytesIO(packed)))
