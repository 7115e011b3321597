"""The kept picture: after any moves it equals one drawn from nothing."""

from dataclasses import replace
from itertools import combinations

import numpy as np
from hypothesis import given, strategies as st
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.theme import DARK, LIGHT
from shikaku_gui.gui.board.board_layer import BoardLayer, bounds, neighbourhood
from shikaku_gui.gui.board.displayed_board import DisplayedGame, differences
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.model import (
    BeginTrial,
    Board,
    Cell,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Shape,
)
from shikaku_gui.play import Session
from tests.examples import share_of_examples

PUZZLE = Puzzle(6, 8, {Cell(0, 0): 4, Cell(2, 3): 6, Cell(5, 7): 12, Cell(4, 1): 2})
SIZE = QSize(320, 260)
spans = st.tuples(st.integers(0, 5), st.integers(0, 7), st.integers(0, 5), st.integers(0, 7))


def picture(layer: BoardLayer, session: Session, ratio: float, look: Look | None = None) -> QImage:
    area = QRectF(20, 20, 290, 230)
    grid = GridGeometry.fit(PUZZLE.rows, PUZZLE.cols, area, ratio)
    shown = look or Look(LIGHT, QFont())
    return layer.pixmap(DisplayedGame(session), SIZE, grid, shown).toImage()


def seen(layer: BoardLayer, session: Session, grid: GridGeometry) -> QImage:
    """Return the whole picture, drawn bit by bit."""
    picture = layer.pixmap(DisplayedGame(session), SIZE, grid, Look(LIGHT, QFont())).toImage()
    while not layer.complete:
        picture = layer.pixmap(DisplayedGame(session), SIZE, grid, Look(LIGHT, QFont())).toImage()
    return picture


def differing(one: QImage, other: QImage) -> float:
    """Return the share of bytes that differ by more than smooth lines are rounded.

    Where the window cuts hatching it does so a little: its lines are drawn a pixel beside.
    """
    this, that = (np.array(image.constBits(), dtype=int) for image in (one, other))
    return float((abs(this - that) > 3).mean())


def alike(one: QImage, other: QImage) -> bool:
    """Tell whether pictures are equal but for the rounding of smooth lines at a clip's edge."""
    return differing(one, other) == 0


def made(span: tuple[int, int, int, int], kind: str, session: Session) -> Move:
    """Return the move of a kind; without a trial none can be kept or rejected."""
    rect = Rect.between(Cell(*span[:2]), Cell(*span[2:]))
    trial: Move = BeginTrial() if kind == "begin" or not session.board.trials else KeepTrial()
    if kind == "reject" and session.board.trials:
        trial = RejectTrial()
    moves: dict[str, Move] = {"place": Place(rect), "pencil": Pencil((rect,))}
    return moves.get(kind, trial)


kinds = st.sampled_from(["place", "place", "pencil", "begin", "keep", "reject"])


@share_of_examples(0.6)
@given(
    st.lists(st.tuples(spans, kinds), min_size=1, max_size=6),
    st.sampled_from([1.0, 1.25, 1.5, 2.0]),
)
def test_drawing_changes_equals_drawing_all(
    qapp: object, moves: list[tuple[tuple[int, int, int, int], str]], ratio: float
) -> None:
    session, kept = Session(SavedGame(PUZZLE)), BoardLayer()
    picture(kept, session, ratio)
    for span, kind in moves:
        session.play(made(span, kind, session))
        picture(kept, session, ratio)
    session.undo()
    assert alike(picture(kept, session, ratio), picture(BoardLayer(), session, ratio))


def test_marks_are_drawn_and_hidden(qtbot: QtBot) -> None:
    session = Session(SavedGame(PUZZLE))
    grid = GridGeometry.fit(PUZZLE.rows, PUZZLE.cols, QRectF(20, 20, 290, 230), 1.0)
    layer, look = BoardLayer(), Look(LIGHT, QFont())
    empty = layer.pixmap(DisplayedGame(session), SIZE, grid, look).toImage()
    session.play(Pencil((Rect(1, 1, 2, 3),)))
    marked = layer.pixmap(DisplayedGame(session), SIZE, grid, look).toImage()
    hidden = layer.pixmap(DisplayedGame(session, marks=False), SIZE, grid, look).toImage()
    session.play(Place(Rect(1, 1, 2, 3)))
    drawn_over = layer.pixmap(DisplayedGame(session), SIZE, grid, look).toImage()
    assert marked != empty
    assert hidden == empty
    unmarked = Session(SavedGame(PUZZLE, (Place(Rect(1, 1, 2, 3)),), 1))
    assert drawn_over == BoardLayer().pixmap(DisplayedGame(unmarked), SIZE, grid, look).toImage()


def test_each_depth_of_a_trial_looks_different(qtbot: QtBot) -> None:
    rect = Rect(1, 1, 2, 3)
    looks = []
    for depth in range(4):
        session = Session(SavedGame(PUZZLE))
        for _ in range(depth):
            session.play(BeginTrial())
        session.play(Place(rect))
        looks.append(picture(BoardLayer(), session, 1.0))
    assert all(one != other for one, other in combinations(looks, 2))


def test_another_look_or_session_is_drawn_anew(qtbot: QtBot) -> None:
    layer, session = BoardLayer(), Session(SavedGame(PUZZLE))
    light = picture(layer, session, 1.0)
    dark = picture(layer, session, 1.0, Look(DARK, QFont()))
    assert dark != light
    session.play(Place(Rect(0, 0, 2, 2)))
    other = Session(SavedGame(PUZZLE))
    assert picture(layer, other, 1.0) == light


def test_a_clue_of_another_shape_differs() -> None:
    boards = [
        Board(replace(PUZZLE, shapes=shapes))
        for shapes in ({}, {Cell(0, 0): Shape.WIDE}, {Cell(0, 0): Shape.TALL})
    ]
    for one, other in combinations(boards, 2):
        assert differences(one, other) == [Rect(0, 0, 1, 1)]


def test_nothing_new_is_not_drawn_again(qtbot: QtBot) -> None:
    layer, session = BoardLayer(), Session(SavedGame(PUZZLE))
    grid = GridGeometry.fit(6, 8, QRectF(0, 0, 300, 250))
    look = Look(LIGHT, QFont())
    first = layer.pixmap(DisplayedGame(session), SIZE, grid, look)
    again = layer.pixmap(DisplayedGame(session), SIZE, grid, look)
    assert first.cacheKey() == again.cacheKey()


def test_parts_stay_on_the_grid() -> None:
    assert bounds([Rect(1, 2, 1, 1), Rect(3, 0, 2, 1)]) == Rect(1, 0, 4, 3)
    assert neighbourhood(Rect(0, 1, 1, 2), 6, 3) == Rect(0, 0, 2, 3)


@share_of_examples(0.6)
@given(
    st.lists(st.tuples(st.integers(-90, 90), st.integers(-90, 90)), min_size=1, max_size=4),
    st.sampled_from([1.0, 1.5, 2.0]),
    st.sampled_from([3.3, 12.0, 40.0]),
    spans,
)
def test_a_board_that_is_moved_is_as_if_drawn_there(
    qapp: object,
    ways: list[tuple[int, int]],
    ratio: float,
    cell: float,
    span: tuple[int, int, int, int],
) -> None:
    session, kept = Session(SavedGame(PUZZLE)), BoardLayer()
    session.play(Place(Rect(2, 3, 2, 2)))
    grid = GridGeometry(6, 8, 30, 30, cell, ratio)
    seen(kept, session, grid)
    for right, down in ways:
        grid = replace(grid, left=grid.left + right / ratio, top=grid.top + down / ratio)
        seen(kept, session, grid)
    row, col, bottom, right = span
    session.play(Place(Rect.between(Cell(row, col), Cell(bottom, right))))
    assert differing(seen(kept, session, grid), seen(BoardLayer(), session, grid)) < 0.004


def test_many_cells_are_drawn_bit_by_bit_and_not_a_pixel_beyond_the_window(qtbot: QtBot) -> None:
    puzzle = Puzzle(400, 400, {Cell(row, 7): 400 for row in range(400)})
    session, layer, look = Session(SavedGame(puzzle)), BoardLayer(), Look(LIGHT, QFont())
    session.play(Place(Rect(100, 0, 1, 400)))
    tiny, large = GridGeometry(400, 400, 0, 0, 0.6), GridGeometry(400, 400, -2000, -4000, 40)
    assert layer.pixmap(DisplayedGame(session), SIZE, tiny, look).size() == SIZE
    assert layer.complete  # there was nothing to look at before
    whole = seen(layer, session, tiny)
    assert whole.pixelColor(120, 60) == LIGHT.outline
    assert layer.pixmap(DisplayedGame(session), SIZE, large, look).size() == SIZE
    assert layer.complete
    layer.pixmap(DisplayedGame(session), SIZE, tiny, look)
    assert not layer.complete
    assert seen(layer, session, tiny) == whole
