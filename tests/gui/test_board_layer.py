"""The kept picture: after any moves it equals one drawn from nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board_layer import BoardLayer, bounds, grown
from shikaku_gui.gui.board_painter import Look
from shikaku_gui.gui.grid import Grid
from shikaku_gui.gui.theme import DARK, LIGHT
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play.session import Session

PUZZLE = Puzzle(6, 8, {Cell(0, 0): 4, Cell(2, 3): 6, Cell(5, 7): 12, Cell(4, 1): 2})
SIZE = QSize(320, 260)
spans = st.tuples(st.integers(0, 5), st.integers(0, 7), st.integers(0, 5), st.integers(0, 7))


def picture(layer: BoardLayer, session: Session, ratio: float, look: Look | None = None) -> QImage:
    area = QRectF(20, 20, 290, 230)
    grid = Grid.fit(PUZZLE.rows, PUZZLE.cols, area, ratio)
    shown = look or Look(LIGHT, QFont())
    return layer.pixmap(session, SIZE, grid, shown, rulers=True).toImage()


def alike(one: QImage, other: QImage) -> bool:
    """Tell whether pictures are equal but for the rounding of smooth lines at a clip's edge."""
    if one == other:
        return True
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) <= 3 for a, b in pairs)


@settings(max_examples=30)
@given(st.lists(spans, min_size=1, max_size=6), st.sampled_from([1.0, 1.25, 1.5, 2.0]))
def test_drawing_changes_equals_drawing_all(
    qapp: object, moves: list[tuple[int, int, int, int]], ratio: float
) -> None:
    session, kept = Session(SavedGame(PUZZLE)), BoardLayer()
    picture(kept, session, ratio)
    for row, col, bottom, right in moves:
        session.play(Place(Rect.between(Cell(row, col), Cell(bottom, right))))
        picture(kept, session, ratio)
    session.undo()
    assert alike(picture(kept, session, ratio), picture(BoardLayer(), session, ratio))


def test_another_look_or_session_is_drawn_anew(qtbot: QtBot) -> None:
    layer, session = BoardLayer(), Session(SavedGame(PUZZLE))
    light = picture(layer, session, 1.0)
    dark = picture(layer, session, 1.0, Look(DARK, QFont()))
    assert dark != light
    session.play(Place(Rect(0, 0, 2, 2)))
    other = Session(SavedGame(PUZZLE))
    assert picture(layer, other, 1.0) == light


def test_nothing_new_is_not_drawn_again(qtbot: QtBot) -> None:
    layer, session = BoardLayer(), Session(SavedGame(PUZZLE))
    grid = Grid.fit(6, 8, QRectF(0, 0, 300, 250))
    look = Look(LIGHT, QFont())
    first = layer.pixmap(session, SIZE, grid, look, rulers=False)
    again = layer.pixmap(session, SIZE, grid, look, rulers=False)
    assert first.cacheKey() == again.cacheKey()


def test_parts_stay_on_the_grid() -> None:
    assert bounds([Rect(1, 2, 1, 1), Rect(3, 0, 2, 1)]) == Rect(1, 0, 4, 3)
    assert grown(Rect(0, 1, 1, 2), 6, 3) == Rect(0, 0, 2, 3)
