"""Drawings of Rectangles."""

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.formats.samples import ART, CLUES, DRAWN

WIDE = """\
+---+-------+
|120|  7    |
|   |       |
|           |
+-----------+
"""


def test_wide_numbers() -> None:
    game = loads(WIDE)
    assert game.puzzle == Puzzle(2, 3, {Cell(0, 0): 120, Cell(0, 1): 7})
    assert game.rects == ()


def test_neighbouring_numbers_without_a_line() -> None:
    assert loads("+-----+\n|12 34|\n+-----+\n").puzzle.clues == {Cell(0, 0): 12, Cell(0, 1): 34}


def test_an_indented_drawing() -> None:
    game = loads("\n".join("    " + line for line in ART.splitlines()))
    assert game.puzzle.clues == CLUES
    assert game.rects == DRAWN


def test_one_cell() -> None:
    assert loads("+--+\n| 1|\n+--+").rects == (Rect(0, 0, 1, 1),)


@pytest.mark.parametrize("corner", ["+", "-", " "])
def test_the_characters_where_lines_meet_say_nothing(corner: str) -> None:
    first, *rest = ART.splitlines()
    changed = [line[0] + line[1:-1].replace("+", corner) + line[-1] for line in rest]
    assert loads("\n".join([first, *changed])).rects == DRAWN
