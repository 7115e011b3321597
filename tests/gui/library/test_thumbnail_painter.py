"""Thumbnails of boards: what is drawn is seen, and giants are no grey noise."""

import pytest
from PySide6.QtGui import QColor, QFont, QImage

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours, contrasting
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailStyle, draw_thumbnail
from shikaku_gui.model import Cell, Fill, Place, Puzzle, Rect
from shikaku_gui.play import RectangleTints, Session

SIDE = 128
STRIPES = tuple(Rect(row, 0, 1, 6) for row in range(6))
SMALL = Puzzle(6, 6, {Cell(row, 0): 6 for row in range(6)})


def giant(side: int) -> SavedGame:
    """Return a puzzle with many clues in the upper half and few below, half of it drawn."""
    half = side // 2
    upper = [Rect(row, col, 1, 2) for row in range(half) for col in range(0, side, 2)]
    lower = [Rect(row, 0, 1, side) for row in range(half, side)]
    clues = {rect.first: rect.area for rect in (*upper, *lower)}
    return SavedGame(Puzzle(side, side, clues), (Fill(tuple(lower[half // 2 :])),), 1)


def drawn(game: SavedGame, colours: Colours) -> QImage:
    return draw_thumbnail(game, ThumbnailStyle(SIDE, 1.0, colours, QFont()))


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def mean(image: QImage, top: float, bottom: float) -> QColor:
    """Return the average colour of a band of the image, without its frame."""
    first, last = round(top * SIDE), round(bottom * SIDE)
    points = [(x, y) for y in range(first, last) for x in range(8, SIDE - 8)]
    parts = [rgb(image.pixelColor(x, y)) for x, y in points]
    return QColor(*(sum(part[at] for part in parts) // len(parts) for at in range(3)))


def distance(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(rgb(one), rgb(other), strict=True))


themes = pytest.mark.parametrize(
    "colours", [LIGHT, DARK, contrasting(LIGHT), contrasting(DARK)], ids=range(4)
)


@themes
def test_a_solved_board_is_tinted(qapp: object, colours: Colours) -> None:
    del qapp
    solved = drawn(SavedGame(SMALL, (Fill(STRIPES),), 1), colours)
    at = solved.pixelColor(SIDE - 12, 12)
    assert min(distance(at, tint) for tint in colours.tints) == 0
    assert drawn(SavedGame(SMALL), colours).pixelColor(SIDE - 12, 12) == colours.paper


@themes
@pytest.mark.parametrize("side", [100, 240])
def test_a_giant_shows_the_density_of_its_clues_and_what_is_drawn(
    qapp: object, colours: Colours, side: int
) -> None:
    del qapp
    image = drawn(giant(side), colours)
    dense, sparse, tinted = mean(image, 0.1, 0.4), mean(image, 0.55, 0.7), mean(image, 0.8, 0.95)
    assert distance(dense, colours.paper) > 2 * distance(sparse, colours.paper)
    assert min(distance(sparse, colours.paper), distance(tinted, dense)) > 0
    tones = {image.pixelColor(x, round(0.9 * SIDE)).rgb() for x in range(8, SIDE - 8)}
    assert distance(tinted, sparse) > 20
    assert len(tones) < SIDE  # areas, not noise


def test_a_thumbnail_has_the_colours_of_the_game(qapp: object) -> None:
    """Also if rectangles were drawn in an order in which tinting the end result would differ."""
    del qapp
    session = Session(SavedGame(SMALL))
    upper_half = Rect(0, 0, 3, 6)
    for rect in (upper_half, STRIPES[3], *STRIPES):
        session.play(Place(rect))
    picture = drawn(session.game.saved(), LIGHT)
    for rect in STRIPES:
        middle = round((rect.row + 0.25) / 6 * (SIDE - 4)) + 2
        assert picture.pixelColor(SIDE // 2 + 5, middle) == LIGHT.tints[session.tints[rect]]
    whole = RectangleTints(session.board)
    assert any(whole[rect] != session.tints[rect] for rect in STRIPES)
