"""Pictures of boards: what they show, how large they are."""

import pytest
from hypothesis import given, strategies as st
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import theme
from shikaku_gui.gui.board.board_picture import (
    BoardPicture,
    Shows,
    picture_look,
    picture_of,
    print_look,
)
from shikaku_gui.gui.board.look import Look
from shikaku_gui.model import BeginTrial, Pencil, Place, Puzzle, Rect
from tests.gui.boards import HALF, PUZZLE, SOLUTION

CELL = 40.0


def painted(picture: BoardPicture, look: Look) -> QImage:
    """Paint a picture with a pixel for each unit."""
    image = QImage(picture.size(CELL).toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.PAPER.paper)
    painter = QPainter(image)
    picture.paint(painter, QPointF(), CELL, look, 1.0)
    painter.end()
    return image


def middle(image: QImage, picture: BoardPicture, row: int, col: int) -> QColor:
    """Return the colour a quarter into a cell, where no clue and no line is."""
    before, _ = picture.margins(CELL)
    return image.pixelColor(int(before + (col + 0.2) * CELL), int(before + (row + 0.2) * CELL))


@pytest.mark.parametrize(
    ("shows", "rects"),
    [(Shows.PUZZLE, ()), (Shows.PROGRESS, HALF.rects), (Shows.SOLUTION, SOLUTION)],
)
def test_it_shows_what_was_asked_for(shows: Shows, rects: tuple[Rect, ...]) -> None:
    assert picture_of(HALF, shows, SOLUTION).rects == rects


def test_every_kind_is_tried() -> None:
    assert {Shows.PUZZLE, Shows.PROGRESS, Shows.SOLUTION} == set(Shows)


def test_a_solution_that_is_not_known_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="no solution"):
        picture_of(HALF, Shows.SOLUTION)


def test_rectangles_are_tinted_in_pictures_and_white_on_paper(qapp: QApplication) -> None:
    picture = picture_of(HALF, Shows.PROGRESS)
    tinted = painted(picture, picture_look())
    assert middle(tinted, picture, 0, 1) in theme.PICTURE.tints
    assert middle(tinted, picture, 1, 3) == theme.PICTURE.paper
    plain = painted(picture, print_look())
    assert middle(plain, picture, 0, 1) == theme.PAPER.paper


def test_marks_and_trials_are_shown_on_request(qapp: QApplication) -> None:
    moves = (Pencil((PUZZLE.grid,)), BeginTrial(), Place(SOLUTION[0]))
    game = SavedGame(PUZZLE, moves, len(moves))
    pictures = [picture_of(game, Shows.PROGRESS, marks=marks) for marks in (False, True)]
    looks = (picture_look(), print_look())
    rows = [painted(picture, look) for picture in pictures for look in looks]
    plain, plain_on_paper, noted, noted_on_paper = rows
    assert noted != plain
    assert noted_on_paper != plain_on_paper
    bare = SavedGame(PUZZLE, (Place(SOLUTION[0]),), 1)
    assert plain == painted(picture_of(bare, Shows.PROGRESS), picture_look())
    assert picture_of(game, Shows.PUZZLE, marks=True) == picture_of(game, Shows.PUZZLE)


def test_lines_are_thin_inside_and_thick_outside(qapp: QApplication) -> None:
    picture = BoardPicture(Puzzle(4, 4, {}))
    image = painted(picture, print_look())
    before, _ = picture.margins(CELL)
    y = int(before + 0.5 * CELL)

    def darkness(col: int) -> int:
        """Add up the ink across a line between columns."""
        x = round(before + col * CELL)
        return sum(
            255 - image.pixelColor(x + at, y).lightness() for at in range(-4, 5) if x + at >= 0
        )

    assert 0 < 3 * darkness(2) < darkness(0)


@pytest.mark.parametrize(("ratio", "seen"), [(1.0, False), (10.0, True)])
def test_small_cells_keep_their_lines_where_the_device_is_fine_enough(
    ratio: float, seen: bool, qapp: QApplication
) -> None:
    picture, cell = BoardPicture(Puzzle(6, 6, {})), 3.0
    image = QImage((picture.size(cell) * ratio).toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.PAPER.paper)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    picture.paint(painter, QPointF(), cell, print_look(), ratio)
    painter.end()
    before, _ = picture.margins(cell)
    start, stop = (round((before + col * cell) * ratio) for col in (0.6, 5.4))
    y = round((before + 2.5 * cell) * ratio)
    lines = {image.pixelColor(x, y).name() for x in range(start, stop)}
    assert (len(lines) > 1) is seen


def test_letters_as_shapes_look_like_letters(qapp: QApplication) -> None:
    picture = BoardPicture(PUZZLE, coordinates=True)
    shapes = painted(picture, picture_look(shapes=True))
    letters = painted(picture, picture_look(shapes=False))
    differing = 0
    for y in range(shapes.height()):
        for x in range(shapes.width()):
            one, other = shapes.pixelColor(x, y).lightness(), letters.pixelColor(x, y).lightness()
            differing += abs(one - other) > 128
    assert differing < 0.01 * shapes.width() * shapes.height()


def test_coordinates_stand_outside_the_board(qapp: QApplication) -> None:
    bare, numbered = BoardPicture(PUZZLE), BoardPicture(PUZZLE, coordinates=True)
    assert numbered.margins(CELL)[0] > bare.margins(CELL)[0]
    assert numbered.margins(CELL)[1] == bare.margins(CELL)[1]


@given(
    rows=st.integers(1, 60),
    cols=st.integers(1, 60),
    width=st.floats(60, 900),
    height=st.floats(60, 900),
    coordinates=st.booleans(),
)
def test_a_picture_fits_into_the_room(
    rows: int, cols: int, width: float, height: float, coordinates: bool
) -> None:
    picture = BoardPicture(Puzzle(rows, cols, {}), coordinates=coordinates)
    cell = picture.fitting_cell(QSizeF(width, height), 50.0)
    size = picture.size(cell)
    assert 0 < cell <= 50.0
    assert size.width() <= width + 0.01
    assert size.height() <= height + 0.01
