"""Zoom and pan in the editor: a giant is edited at cells that can be read."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.board_layer import BoardLayer
from shikaku_gui.gui.board.edge_scroll import TICK, WAIT
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.board.viewport import READABLE, Viewport
from shikaku_gui.gui.editor.editor_display import EditorDisplay, EditorOverview
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.editor.marks_layer import Canvas, MarksLayer
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import (
    DrawRect,
    Edit,
    EraseClue,
    EraseRect,
    GridAxis,
    GridTurn,
    InsertLine,
    SetClue,
    TurnGrid,
    appraise_puzzle,
)
from tests.gui.editor.conftest import MakeEditor

SIDE = 60
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


@pytest.fixture
def giant(make_editor: MakeEditor) -> EditorWindow:
    """Give an editor with an empty giant, seen around its middle."""
    editor = make_editor(Puzzle(SIDE, SIDE, {}))
    editor.model.set_viewport(Viewport(READABLE, SIDE / 2, SIDE / 2))
    return editor


def at(editor: EditorWindow, cell: Cell) -> QPoint:
    return editor.board.grid.area(Rect(*cell, 1, 1)).center().toPoint()


def under(editor: EditorWindow) -> Cell:
    """Return the cell below the middle of the overview."""
    middle = editor.board.minimap.geometry().center()
    point = editor.board.grid.point(middle.x(), middle.y())
    return Cell(int(point.row), int(point.col))


def test_a_giant_opens_at_cells_that_can_be_read(make_editor: MakeEditor) -> None:
    editor = make_editor(Puzzle(200, 200, {}))
    assert editor.board.grid.cell == READABLE
    assert editor.board.camera.sight.first == Cell(0, 0)
    assert editor.board.minimap.isVisible()
    assert editor.zoom_bar.isVisible()
    editor.acts["fit"].trigger()
    assert editor.board.camera.fits
    assert not editor.board.minimap.isVisible()
    assert editor.zoom_bar.isVisible()


def test_a_small_grid_is_as_it_always_was_until_it_is_zoomed(editor: EditorWindow) -> None:
    before = editor.board.grid
    assert not editor.zoom_bar.isVisible()
    assert not editor.acts["zoom_out"].isEnabled()
    editor.acts["zoom_in"].trigger()
    assert editor.board.grid.cell > before.cell
    assert editor.zoom_bar.isVisible()
    editor.acts["fit"].trigger()
    assert editor.board.grid == before


def test_another_puzzle_has_a_viewport_of_its_own(giant: EditorWindow) -> None:
    giant.model.open(SavedGame(Puzzle(5, 5, {})))
    assert giant.board.camera.fits
    assert not giant.zoom_bar.isVisible()


def test_control_and_wheel_zoom_about_the_pointer(giant: EditorWindow) -> None:
    board, there = giant.board, QPointF(150, 210)
    before, point = board.grid.cell, board.grid.point(150, 210)
    place, control = QPointF(board.mapToGlobal(there)), Qt.KeyboardModifier.ControlModifier
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(there, place, QPoint(), QPoint(0, 120), none, control, phase, False)
    QApplication.sendEvent(board, event)
    assert board.grid.cell > before
    now = board.grid.point(150, 210)
    assert abs(now.row - point.row) < 0.05
    assert abs(now.col - point.col) < 0.05


def test_the_middle_button_moves_the_grid_and_draws_nothing(giant: EditorWindow) -> None:
    giant.acts["rects"].trigger()
    before = giant.board.camera.sight
    QTest.mousePress(giant.board, MIDDLE, pos=QPoint(300, 300))
    QTest.mouseMove(giant.board, QPoint(250, 200))
    QTest.mouseRelease(giant.board, MIDDLE, pos=QPoint(250, 200))
    assert giant.board.camera.sight.row > before.row
    assert giant.board.camera.sight.col > before.col
    assert giant.model.session.board.rects == ()


def test_a_drag_at_the_edge_moves_the_grid_on(giant: EditorWindow) -> None:
    giant.acts["rects"].trigger()
    sight = giant.board.camera.sight
    edge = QPoint(round(giant.board.camera.pane.right()) - 2, at(giant, Cell(30, 30)).y())
    QTest.mousePress(giant.board, LEFT, pos=at(giant, Cell(30, 30)))
    QTest.mouseMove(giant.board, edge - QPoint(9, 0))
    QTest.mouseMove(giant.board, edge)
    for _ in range((WAIT + 1000) // TICK):
        giant.board.navigator.edge.advance()
    assert giant.board.camera.sight.right > sight.right + 2
    draft = giant.model.session.preview.rect
    QTest.mouseRelease(giant.board, LEFT, pos=edge)
    assert draft is not None
    assert draft.right >= sight.right + 2
    assert [rect.first for rect in giant.model.session.board.rects] == [Cell(30, 30)]


def test_the_cursor_and_what_undo_changes_are_brought_into_sight(giant: EditorWindow) -> None:
    camera = giant.board.camera
    giant.model.session.select(Cell(2, 2))
    QTest.keyClick(giant.board, Qt.Key.Key_Right)
    assert camera.sight.covers(Cell(2, 3))
    QTest.keyClicks(giant.board, "7")
    giant.model.set_viewport(Viewport(READABLE, SIDE, SIDE))
    assert not camera.sight.covers(Cell(2, 3))
    giant.acts["undo"].trigger()
    assert camera.sight.covers(Cell(2, 3))


def test_the_overview_makes_way_for_what_is_drawn(giant: EditorWindow) -> None:
    giant.acts["rects"].trigger()
    end, minimap = under(giant), giant.board.minimap
    QTest.mousePress(giant.board, LEFT, pos=at(giant, Cell(30, 30)))
    QTest.mouseMove(giant.board, at(giant, end))
    drawn = giant.board.grid.area(Rect.between(Cell(30, 30), end)).toAlignedRect()
    assert not minimap.geometry().intersects(drawn)
    QTest.mouseRelease(giant.board, LEFT, pos=at(giant, end))
    assert giant.model.session.board.rects == (Rect.between(Cell(30, 30), end),)


@pytest.mark.parametrize("set_elsewhere", [True, False])
def test_the_overview_agrees_with_its_action_and_is_remembered(
    giant: EditorWindow, settings: Settings, set_elsewhere: bool
) -> None:
    settings.overview = set_elsewhere
    for shown in (False, True):
        giant.acts["overview"].trigger()
        assert giant.acts["overview"].isChecked() is shown
        assert giant.board.minimap.isVisible() is shown
        assert settings.overview is shown


def picture(shown: EditorDisplay, layer: BoardLayer) -> QImage:
    puzzle = shown.board.puzzle
    grid = GridGeometry(puzzle.rows, puzzle.cols, 20, 20, 24)
    return layer.pixmap(shown, QSize(260, 260), grid, Look(LIGHT, QFont())).toImage()


def test_the_cached_picture_is_that_of_the_current_puzzle(qtbot: QtBot) -> None:
    model = EditorModel()
    model.open(SavedGame(Puzzle(8, 8, {Cell(0, 0): 3})))
    shown, layer = EditorDisplay(model), BoardLayer()
    steps: list[Edit] = [
        SetClue(Cell(5, 5), 12),
        DrawRect(Rect(1, 1, 2, 3)),
        DrawRect(Rect(2, 2, 3, 3)),
        EraseClue(Cell(5, 5)),
        EraseRect(Rect(2, 2, 3, 3)),
        TurnGrid(GridTurn.RIGHT),
        InsertLine(GridAxis.ROW, 3),
    ]
    picture(shown, layer)
    for step in steps:
        model.session.make(step)
        assert picture(shown, layer) == picture(EditorDisplay(model), BoardLayer()), step
    model.session.undo()
    assert picture(shown, layer) == picture(EditorDisplay(model), BoardLayer())


def test_the_overview_shows_rectangles_clues_and_what_the_solver_blames(qtbot: QtBot) -> None:
    model = EditorModel()
    model.open(SavedGame(Puzzle(3, 3, {Cell(0, 0): 7, Cell(2, 2): 2})))
    overview = EditorOverview(model, EditorDisplay(model))

    def colour(cell: Cell) -> QColor:
        return overview.image(LIGHT).pixelColor(cell.col, cell.row)

    assert colour(Cell(1, 1)) == LIGHT.paper
    assert colour(Cell(0, 0)) == LIGHT.ruler
    model.session.set_appraisal(appraise_puzzle(model.puzzle))
    assert colour(Cell(0, 0)) == LIGHT.wrong
    model.session.make(DrawRect(Rect(1, 0, 2, 2)))
    assert colour(Cell(1, 1)) in LIGHT.tints


def test_another_grid_has_another_overview(qtbot: QtBot) -> None:
    model = EditorModel()
    shown = EditorDisplay(model)
    overview = EditorOverview(model, shown)
    for side in range(3, 9):
        model.open(SavedGame(Puzzle(side, side, {})))
        assert shown.board.puzzle.cols == side  # followed by others while no overview is seen
        model.open(SavedGame(Puzzle(side, side + 1, {})))
        assert overview.image(LIGHT).size() == QSize(side + 1, side)


def test_the_puzzle_is_seen_through_the_marks_of_the_solver(qtbot: QtBot) -> None:
    appraisal = appraise_puzzle(Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 3}))
    canvas = Canvas(QSize(90, 70), GridGeometry(2, 2, 5, 5, 24), Look(LIGHT, QFont()))
    layer = MarksLayer()
    for moved in (0.0, 8.0):
        there = replace(canvas, grid=canvas.grid.moved_to(QPointF(5 + moved, 5)))
        picture = layer.picture(appraisal, there).toImage()
        assert picture.pixelColor(88, 68).alpha() == 0
        assert picture.pixelColor(1, 1).alpha() == 0


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_the_cached_marks_are_those_of_the_visible_part(qtbot: QtBot, ratio: float) -> None:
    appraisal = appraise_puzzle(Puzzle(9, 9, {Cell(1, 1): 4, Cell(7, 6): None}))
    assert len(appraisal.blamed) > 20

    def drawn(layer: MarksLayer, left: float, top: float) -> QImage:
        canvas = Canvas(
            QSize(150, 120), GridGeometry(9, 9, left, top, 24, ratio), Look(LIGHT, QFont())
        )
        return layer.picture(appraisal, canvas).toImage()

    kept = MarksLayer()
    places = [(10.0, 10.0), (-30.0, 4.0), (-36.0, -60.0), (-90.0, -90.0), (12.0, 12.0)]
    for left, top in places:
        assert drawn(kept, left, top) == drawn(MarksLayer(), left, top)
