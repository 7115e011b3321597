"""Picture files: PNG, SVG and PDF."""

import os
import re
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from defusedxml import ElementTree
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import single_line
from shikaku_gui.gui.base import theme
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.model import Puzzle
from tests.gui.boards import HALF, PUZZLE, SOLUTION

PICTURE = picture_of(HALF, Shows.PROGRESS, coordinates=True)
HEADS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


@pytest.mark.parametrize("suffix", picture_file.ENCODERS)
def test_the_suffix_tells_the_format(suffix: str, tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / f"picture{suffix.upper()}"
    picture_file.save_picture(PICTURE, path)
    assert path.read_bytes().startswith(HEADS[suffix])


@pytest.mark.parametrize("suffix", picture_file.ENCODERS)
def test_the_same_picture_gives_the_same_bytes(suffix: str, qapp: QApplication) -> None:
    encode = picture_file.ENCODERS[suffix]
    assert encode(PICTURE, 1.0) == encode(PICTURE, 1.0)
    assert encode(PICTURE, 1.0) != encode(picture_of(HALF, Shows.SOLUTION, SOLUTION), 1.0)


def test_another_suffix_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        picture_file.save_picture(PICTURE, tmp_path / "picture.jpeg")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.5])
def test_the_scale_tells_the_size(scale: float, qapp: QApplication) -> None:
    image = picture_file.image(PICTURE, scale)
    assert image.size() == picture_file.picture_size(PICTURE, scale)
    assert image.width() == pytest.approx(scale * picture_file.image(PICTURE).width(), abs=2)


def test_its_ground_is_white_to_the_edges(qapp: QApplication) -> None:
    image = picture_file.image(PICTURE)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1)]
    assert all(image.pixelColor(*corner) == theme.PICTURE.paper for corner in corners)


@pytest.mark.parametrize("sides", [(1, 1000), (300, 300)])
def test_too_many_pixels_are_refused_with_a_scale_that_works(
    sides: tuple[int, int], qapp: QApplication
) -> None:
    picture = BoardPicture(Puzzle(*sides, {}))
    with pytest.raises(picture_file.TooLargeError, match="largest scale") as caught:
        picture_file.image(picture, 1.0)
    size = picture_file.picture_size(picture, caught.value.fitting)
    assert size.width() <= picture_file.LONGEST
    assert size.width() * size.height() <= picture_file.MOST_PIXELS
    assert picture_file.largest_scale(picture) == caught.value.fitting
    assert picture_file.largest_scale(PICTURE) == 1.0


@pytest.mark.parametrize("suffix", picture_file.ENCODERS)
@pytest.mark.parametrize("scale", [100.0, 1e30])
def test_no_kind_of_picture_is_immense(scale: float, suffix: str, tmp_path: Path) -> None:
    with pytest.raises(picture_file.TooLargeError):
        picture_file.save_picture(PICTURE, tmp_path / f"a{suffix}", scale)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("suffix", picture_file.ENCODERS)
def test_a_picture_has_at_least_one_pixel(suffix: str, tmp_path: Path, qapp: QApplication) -> None:
    picture_file.save_picture(PICTURE, tmp_path / f"a{suffix}", 1e-9)
    assert (tmp_path / f"a{suffix}").stat().st_size


def rendered(svg: bytes) -> QImage:
    """Draw an SVG file with Qt's own reader."""
    image = QImage(picture_file.picture_size(PICTURE, 1.0), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def test_an_svg_file_needs_no_typeface_and_leaves_no_pixel_out(qapp: QApplication) -> None:
    svg = picture_file.svg(PICTURE)
    root = ElementTree.fromstring(svg)
    names = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert "path" in names
    assert "text" not in names
    size = picture_file.picture_size(PICTURE, 1.0)
    assert (root.get("width"), root.get("height")) == (str(size.width()), str(size.height()))
    image = rendered(svg)
    assert image.pixelColor(size.width() - 1, size.height() - 1) == theme.PICTURE.paper


def test_an_svg_file_shows_what_a_png_file_shows(qapp: QApplication) -> None:
    one, other = rendered(picture_file.svg(PICTURE)), picture_file.image(PICTURE)
    differing = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 96
        for x in range(0, one.width(), 2)
        for y in range(0, one.height(), 2)
    )
    assert differing < 0.01 * one.width() * one.height() / 4


def test_a_pdf_page_is_as_large_as_the_picture_and_bears_no_date(qapp: QApplication) -> None:
    data = picture_file.pdf_page(PICTURE)
    box = re.search(rb"/MediaBox \[0 0 (\S+) (\S+)\]", data)
    assert box is not None
    size = picture_file.picture_size(PICTURE, 1.0)
    assert float(box[1]) == pytest.approx(0.75 * size.width(), abs=1)
    assert float(box[2]) == pytest.approx(0.75 * size.height(), abs=1)
    assert b"Date" not in data
    assert b"/FontFile" in data


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path, qapp: QApplication) -> None:
    with pytest.raises(OSError, match=r"."):
        picture_file.save_picture(PICTURE, tmp_path / "missing" / "a.png")
    folder = tmp_path / "folder.png"
    folder.mkdir()
    with pytest.raises(OSError, match=r"."):
        picture_file.save_picture(PICTURE, folder)
    assert folder.is_dir()


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_device_behind_a_link_is_written_to_not_replaced(
    tmp_path: Path, qapp: QApplication
) -> None:
    link = tmp_path / "link.png"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    picture_file.save_picture(PICTURE, link)
    assert os.read(reader, 8) == b"\x89PNG\r\n\x1a\n"
    os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_title_with_signs_of_xml_is_kept(qapp: QApplication) -> None:
    root = ElementTree.fromstring(picture_file.svg(BoardPicture(PUZZLE)))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == PUZZLE.title


@pytest.mark.parametrize("title", ["a\x00\x01\x1b\ufffeb", "a\ud800b", "<b>&amp;]]>", "\x07"])
def test_an_svg_file_is_xml_whatever_the_title(title: str, qapp: QApplication) -> None:
    picture = BoardPicture(replace(PUZZLE, title=title))
    root = ElementTree.fromstring(picture_file.svg(picture))
    (found,) = root.iter("{http://www.w3.org/2000/svg}title")
    assert found.text == (single_line(title) or "Shikaku")
