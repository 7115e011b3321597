"""Scrolls the board while the pointer draws and rests at the edge of the view."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent

from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.drawing_input import DrawingInput

TICK = 16
"""The milliseconds between scroll steps."""

WAIT = 350
"""The milliseconds that the pointer rests at an edge before scrolling starts."""

_RISE = 1000.0
"""The milliseconds of acceleration to full speed."""

_STRIP = 20.0
"""The width of an edge zone in pixels."""

_MOST_PIXELS_A_TICK = 24.0


@dataclass
class _Stay:
    """The time of the pointer at one edge of an axis, and the full speed there."""

    push: float = 0.0
    ticks: int = 0

    def see(self, push: float) -> None:
        """Reset the time if the pointer is at another edge, or at none."""
        if push * self.push <= 0:
            self.ticks = 0
        self.push = push

    def advance(self) -> float:
        """Advance by one tick and return the pixels to scroll."""
        self.ticks += 1
        return self.push * pace(self.ticks * TICK)


class EdgeScroll(QObject):
    """Scrolls during a drag that rests at an edge, if the board extends beyond it."""

    def __init__(self, drawing_input: DrawingInput, camera: Camera, parent: QObject) -> None:
        super().__init__(parent)
        self._drawing_input = drawing_input
        self._camera = camera
        self._pointer = QPointF()
        self._across, self._along = _Stay(), _Stay()
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self.advance)

    def watch(self, event: QMouseEvent) -> None:
        """Note the pointer's position."""
        self._pointer = event.position()
        held = event.buttons() & Qt.MouseButton.LeftButton
        if not held or not self._look():
            self.stop()
        elif not self._tick.isActive():
            self._tick.start()

    def advance(self) -> None:
        """Advance by one tick."""
        if self._drawing_input.drag_rect is None or not self._look():
            self.stop()
            return
        x, y = self._across.advance(), self._along.advance()
        if x or y:
            self._camera.pan(-x, -y)

    def stop(self) -> None:
        """Stop scrolling and reset the times."""
        self._tick.stop()
        self._across, self._along = _Stay(), _Stay()

    def _look(self) -> bool:
        """Update the edges at the pointer; tell whether the board extends beyond one."""
        if self._camera.fits:
            return False
        pane, board, at = self._camera.pane, self._camera.grid.whole, self._pointer
        seen, whole = (pane.left(), pane.right()), (board.left(), board.right())
        self._across.see(push(at.x(), seen, whole))
        seen, whole = (pane.top(), pane.bottom()), (board.top(), board.bottom())
        self._along.see(push(at.y(), seen, whole))
        return bool(self._across.push or self._along.push)


def push(at: float, seen: tuple[float, float], board: tuple[float, float]) -> float:
    """Return the full speed in pixels per tick; it grows towards and beyond the edge.

    ``seen`` and ``board`` are the begin and end of the view and of the board. The speed is
    0 towards an end of the board that is visible.

    >>> push(50, (0, 100), (-9, 109)), push(5, (0, 100), (-9, 109)), push(5, (0, 100), (0, 109))
    (0.0, -6.0, 0.0)
    """
    before = max(seen[0] + _STRIP - at, 0.0) if board[0] < seen[0] else 0.0
    after = max(at - seen[1] + _STRIP, 0.0) if board[1] > seen[1] else 0.0
    return max(min(0.4 * (after - before), _MOST_PIXELS_A_TICK), -_MOST_PIXELS_A_TICK)


def pace(milliseconds: float) -> float:
    """Return the share of the full speed after a time at an edge.

    >>> pace(300), pace(850), pace(5000)
    (0.0, 0.5, 1.0)
    """
    return min(max(milliseconds - WAIT, 0.0) / _RISE, 1.0)
