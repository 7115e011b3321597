"""The tiles at the top of the library: how many of them share a row."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.library.start_tiles import StartTile, StartTiles


@pytest.mark.parametrize(("width", "rows"), [(440, 1), (330, 2), (284, 2), (206, 2), (150, 4)])
@pytest.mark.parametrize("title", ["New", "新"])
def test_tiles_with_short_titles_are_apart(qtbot: QtBot, title: str, width: int, rows: int) -> None:
    tiles = [StartTile("new", title, lambda: None) for _ in range(4)]
    window = QWidget()
    qtbot.addWidget(window)
    row = StartTiles(tiles)
    row.setParent(window)  # a window of its own would be as wide as its tiles
    row.setGeometry(0, 0, width, 300)
    with qtbot.waitExposed(window):
        window.show()
    places = [tile.geometry() for tile in tiles]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert all(row.rect().contains(place) for place in places)
    assert len({place.top() for place in places}) == rows


def test_a_tile_has_room_for_all_lines_in_any_width(qtbot: QtBot) -> None:
    tile = StartTile("play", "Continue", lambda: None)
    qtbot.addWidget(tile)
    with qtbot.waitExposed(tile):
        tile.show()
    heights = []
    for width in (200, 600):
        tile.resize(width, 100)
        tile.set_texts("Continue", f"{20 * 'o'}\n{10 * 'o'}")  # two lines, or one of 30 letters
        heights.append(tile.minimumHeight())
    assert heights[0] == heights[1]
