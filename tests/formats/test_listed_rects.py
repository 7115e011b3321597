"""Rectangles as pzprjs writes them for PencilBox: a bounding box for each room."""

import pytest

from shikaku_gui.formats import WRITABLE_FORMATS, loads
from shikaku_gui.model import Rect

HEAD = "3\n3\n3 . .\n. 6 .\n. . .\n"


@pytest.mark.parametrize(
    ("listed", "rects", "dropped"),
    [
        ("1\n0 0 2 2\n", (), 0),  # nothing is drawn
        ("2\n0 0 2 0\n0 1 2 2\n", (Rect(0, 0, 3, 1), Rect(0, 1, 3, 2)), 0),
        ("3\n0 0 0 0\n0 0 2 1\n0 2 2 2\n", (Rect(0, 2, 3, 1),), 2),  # a room like an L
        ("2\n0 0 2 2\n1 1 1 1\n", (), 2),  # a room inside another
        ("0\n", (), 0),
    ],
)
def test_what_overlaps_is_left_out(listed: str, rects: tuple[Rect, ...], dropped: int) -> None:
    game = loads(HEAD + listed)
    assert len(game.puzzle.clues) == 2
    assert (game.rects, game.dropped) == (rects, dropped)
    assert "dropped" not in WRITABLE_FORMATS["shikaku"].to_text(game)


def test_the_whole_grid_counts_where_it_is_the_solution() -> None:
    assert loads("1\n2\n2 .\n1\n0 0 0 1\n").rects == (Rect(0, 0, 1, 2),)


def test_the_areas_of_xml_are_the_same() -> None:
    area = '<area r0="{}" c0="{}" r1="{}" c1="{}"/>'
    areas = area.format(1, 1, 1, 1) + area.format(1, 1, 3, 2) + area.format(1, 3, 3, 3)
    text = (
        '<puzzle type="shikaku"><size row="3" col="3"/><board><number r="2" c="2" n="6"/></board>'
        f"<answer>{areas}</answer></puzzle>"
    )
    game = loads(text)
    assert (game.rects, game.dropped) == ((Rect(0, 2, 3, 1),), 2)
