"""The board moves on under a drag that stays at the edge of what is seen, and no other."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.board.edge_scroll import TICK, WAIT, pace, push
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.gui.conftest import MakeWindow
from tests.gui.playing import press

SIDE = 60
GIANT = Puzzle(SIDE, SIDE, {Cell(row, 3): SIDE for row in range(SIDE)}, title="Giant")
MIDDLE_OF_BOARD = (SIDE / 2, SIDE / 2)


@pytest.fixture
def giant(make_window: MakeWindow, qtbot: QtBot) -> MainWindow:
    """Give a window with a giant, cells 24 pixels wide, in which ticks go by only by hand."""
    window = make_window(GIANT)
    qtbot.waitUntil(window.board.hasFocus)
    window.board.navigator.edge._tick.blockSignals(True)
    window.controller.set_viewport(Viewport(24.0, *MIDDLE_OF_BOARD))
    return window


def stay(window: MainWindow, milliseconds: int) -> None:
    for _ in range(milliseconds // TICK):
        window.board.navigator.edge.advance()


def middle(window: MainWindow) -> tuple[float, float]:
    viewport = window.controller.viewport
    assert viewport is not None
    return viewport.place


def begin(window: MainWindow, x: int, y: int) -> None:
    """Draw from a cell in sight to a place in the widget."""
    first = window.board.camera.sight
    press(window, first.row + first.height // 2 + 0.5, first.col + first.width // 2 + 0.5)
    QTest.mouseMove(window.board, QPoint(x, y))


def drawn(window: MainWindow) -> Rect:
    preview = window.board.session.preview
    assert preview is not None
    return preview.rect


def test_a_short_stay_at_the_edge_leaves_the_board_where_it_is(giant: MainWindow) -> None:
    right = giant.board.width() - 2
    begin(giant, right, 200)
    rect = drawn(giant)
    for _ in range(3):
        stay(giant, WAIT)
        QTest.mouseMove(giant.board, QPoint(300, 200))
        QTest.mouseMove(giant.board, QPoint(right, 200))
    assert middle(giant) == MIDDLE_OF_BOARD
    assert drawn(giant) == rect


def test_the_board_moves_on_under_a_longer_one_ever_faster(giant: MainWindow) -> None:
    board = giant.board
    begin(giant, board.width() - 2, 200)
    cols = [middle(giant)[1]]
    for milliseconds in (WAIT + 200, 200, 200, 200, 200):
        stay(giant, milliseconds)
        cols.append(middle(giant)[1])
    steps = [after - before for before, after in pairwise(cols)]
    assert 0 < steps[0] < 1
    assert steps == sorted(steps)
    assert cols[-1] > cols[0] + 4
    assert drawn(giant).right >= board.camera.sight.right - 1


def test_moving_within_the_edge_is_staying_there(giant: MainWindow) -> None:
    right = giant.board.width() - 2
    begin(giant, right, 200)
    for step in range(8):
        stay(giant, 80)
        QTest.mouseMove(giant.board, QPoint(right - step, 200 + step))
    assert middle(giant)[1] > MIDDLE_OF_BOARD[1]


def test_each_edge_is_stayed_at_by_itself(giant: MainWindow) -> None:
    board = giant.board
    begin(giant, board.width() - 2, 200)
    stay(giant, WAIT + 300)
    QTest.mouseMove(board, QPoint(board.width() - 2, board.height() - 2))
    col = middle(giant)[1]
    stay(giant, WAIT)
    assert middle(giant)[0] == MIDDLE_OF_BOARD[0]
    assert middle(giant)[1] > col
    stay(giant, 100)
    assert middle(giant)[0] > MIDDLE_OF_BOARD[0]


def test_it_ends_away_from_the_edge_and_with_the_drag(giant: MainWindow) -> None:
    board = giant.board
    edge = QPoint(board.width() - 2, 200)
    begin(giant, edge.x(), edge.y())
    assert board.navigator.edge._tick.isActive()
    QTest.mouseMove(board, QPoint(300, 200))
    assert not board.navigator.edge._tick.isActive()
    QTest.mouseMove(board, edge)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=edge)
    assert not board.navigator.edge._tick.isActive()
    stay(giant, 2 * WAIT)
    assert middle(giant) == MIDDLE_OF_BOARD


def test_nothing_moves_where_the_last_cells_are_wholly_seen(giant: MainWindow) -> None:
    board = giant.board
    giant.controller.set_viewport(Viewport(24.0, SIDE / 2, SIDE))
    board.camera.pan(4, 0)
    board.camera.pan(-2, 0)
    before = middle(giant)
    assert board.grid.whole.right() < board.camera.pane.right()
    begin(giant, board.width() - 18, 200)
    assert drawn(giant).right == SIDE
    stay(giant, 4 * WAIT)
    assert middle(giant) == before


@pytest.mark.parametrize(
    ("at", "board", "expected"),
    [
        (50, (-500, 600), 0),
        (-400, (-500, 600), -24),
        (0, (-500, 600), -8),
        (100, (-500, 600), 8),
        (90, (-500, 600), 4),
        (100, (-500, 101), 8),
        (100, (-500, 100), 0),
        (0, (0, 600), 0),
        (0, (-1, 600), -8),
    ],
)
def test_the_nearer_the_edge_the_faster(
    at: float, board: tuple[float, float], expected: float
) -> None:
    assert push(at, (0, 100), board) == pytest.approx(expected)


@pytest.mark.parametrize(("stayed", "share"), [(0, 0), (350, 0), (450, 0.1), (1350, 1), (9999, 1)])
def test_the_longer_at_the_edge_the_faster(stayed: float, share: float) -> None:
    assert pace(stayed) == pytest.approx(share)
