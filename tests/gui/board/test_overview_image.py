"""The small image of a board: its rectangles, and dots for the clues without one."""

import pytest
from PySide6.QtGui import QImage

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.displayed_board import DisplayedGame
from shikaku_gui.gui.board.overview_image import Pixels
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import Session
from tests.gui.boards import PUZZLE, SOLUTION


def dots(image: QImage, puzzle: Puzzle, paper: str) -> set[Cell]:
    """Return the cells that differ from the paper."""
    return {
        cell for cell in puzzle.grid.cells() if image.pixelColor(cell.col, cell.row).name() != paper
    }


@pytest.mark.parametrize(
    ("puzzle", "dotted"),
    [(PUZZLE, True), (Puzzle(101, 100, {Cell(50, 50): 10_100}), False)],
)
def test_clues_are_dots_unless_there_are_too_many(
    puzzle: Puzzle, dotted: bool, qapp: object
) -> None:
    image = Pixels().image(DisplayedGame(Session(SavedGame(puzzle))), LIGHT)
    assert dots(image, puzzle, LIGHT.paper.name()) == (set(puzzle.clues) if dotted else set())


def test_a_rectangle_covers_the_dot_of_its_clue_until_it_goes(qapp: object) -> None:
    session, pixels = Session(SavedGame(PUZZLE)), Pixels()
    empty = pixels.image(DisplayedGame(session), LIGHT).copy()
    session.play(Place(SOLUTION[0]))
    drawn = pixels.image(DisplayedGame(session), LIGHT).copy()
    colours = {drawn.pixel(col, row) for row in range(2) for col in range(2)}
    assert SOLUTION[0] == Rect(0, 0, 2, 2)
    assert len(colours) == 1
    session.undo()
    assert pixels.image(DisplayedGame(session), LIGHT) == empty
