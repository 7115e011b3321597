"""Texts and links of PencilBox and kanpen.net."""

import pytest

from shikaku_gui.formats import FormatError, format_named, kanpen, loads, loads_all, recognise
from shikaku_gui.model import Cell
from tests.formats.samples import CLUES, DRAWN, GRID, PLAYED

RECTS = "2\n0 0 1 1 \n2 0 2 3 \n"
TEXTS = [
    f"3\n4\n{GRID}{RECTS}",
    f"3\r\n4\r\n{GRID}{RECTS}".replace("\n", "\r\n"),
    f"3\n4\n{GRID}2\n1 1 0 0\n2 3 2 0\n",
    f"3\n4\n{GRID}2\n0 0 1 1 2 0 2 3\n",
    f"3\n4\n{GRID}{RECTS}" + "0 1 " * 8 + "1\n",
    f"3\n4\n{GRID.replace('.', '0', 3)}{RECTS}",
]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts(text: str) -> None:
    assert recognise(text).name == "kanpen"
    assert loads(text).puzzle.clues == CLUES
    assert loads(text).rects == DRAWN


@pytest.mark.parametrize("tail", ["", "0\n"])
def test_nothing_drawn(tail: str) -> None:
    assert loads(f"3\n4\n{GRID}{tail}").moves == ()


# A size on two lines and no blank cell: what follows, or the signs, tell it from a grid.
OTHERS = [
    ("1\n1\n1\n1\n0 0 0 0\n", "kanpen"),
    ("1\n2\n1 -1\n", "kanpen"),
    ("1\n2\n1 1\n", "grid"),
    ("1\n2\n1 ?\n", "grid"),
    ("1\n2\n2 -\n", "grid"),
    ("1\n2\n2 0\n0\n", "kanpen"),
]


@pytest.mark.parametrize(("text", "name"), OTHERS)
def test_recognised(text: str, name: str) -> None:
    assert recognise(text).name == name
    assert loads(text).puzzle.rows == 1


LINKS = [
    "http://www.kanpen.net/shikaku.html?problem=2/3/._-1_0_/12_._._/",
    "http://www.geocities.jp/pencil_applet/shikaku.html?problem=2/3/._-1_0_/12_._._//",
    "shikaku.html?problem=2/3/._-1_0/12_._.",
    "http://www.kanpen.net/shikaku.html?problem=2/3\n/._-1_0_/12_._._/\n",
]


@pytest.mark.parametrize("link", LINKS)
def test_links(link: str) -> None:
    puzzle = loads(link).puzzle
    assert (puzzle.rows, puzzle.cols) == (2, 3)
    assert puzzle.clues == {Cell(0, 1): None, Cell(1, 0): 12}


def test_a_link_without_its_page() -> None:
    assert kanpen.loads_link("3/1/2/0/1/").puzzle.clues == {Cell(0, 0): 2, Cell(2, 0): 1}


def test_written() -> None:
    lined = GRID.replace("\n", " \n")
    assert format_named("kanpen").to_text(PLAYED) == f"3\n4\n{lined}{RECTS}"
    link = "http://www.kanpen.net/shikaku.html?problem=3/4/._4_._2_/._._2_._/._4_._._/"
    assert format_named("kanpen-link").to_text(PLAYED) == link


def test_several_with_their_rectangles() -> None:
    games = loads_all(TEXTS[0] * 2 + f"3\n4\n{GRID}" * 2)
    assert [game.rects for game in games] == [DRAWN, DRAWN, (), ()]


def test_too_many_rectangles_are_refused_before_they_are_read() -> None:
    with pytest.raises(FormatError, match="at most 200000 rectangles") as caught:
        loads("2\n2\n. . \n. . \n200001\n0 0 0 0\n")
    assert (caught.value.line, caught.value.column) == (5, 1)
