"""The board moves on by itself while the pointer draws, and stays, at the edge of what is seen."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent

from shikaku_gui.gui.board.board_protocols import DrawingInput
from shikaku_gui.gui.board.camera import Camera

TICK = 16
"""The milliseconds between one step of the board and the next."""

WAIT = 350
"""How many milliseconds the pointer stays at an edge before the board begins to move."""

_RISE = 1000.0
"""The milliseconds from then on in which the board comes to its full pace."""

_STRIP = 20.0
"""How many pixels wide an edge is."""

_MOST_PIXELS_A_TICK = 24.0


@dataclass
class _Stay:
    """How long the pointer has been at one edge of an axis, and the full pace it asks for."""

    push: float = 0.0
    ticks: int = 0

    def see(self, push: float) -> None:
        """Begin anew where the pointer is at another edge than before, or at none."""
        if push * self.push <= 0:
            self.ticks = 0
        self.push = push

    def advance(self) -> float:
        """Let one tick go by, and return by how many pixels what is seen moves on."""
        self.ticks += 1
        return self.push * pace(self.ticks * TICK)


class EdgeScroll(QObject):
    """Moves the board on under a drag that stays at an edge beyond which there is more of it."""

    def __init__(self, drawing_input: DrawingInput, camera: Camera, parent: QObject) -> None:
        super().__init__(parent)
        self._drawing_input = drawing_input
        self._camera = camera
        self._pointer = QPointF()
        self._across, self._along = _Stay(), _Stay()
        self._tick = QTimer(self)
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(self.advance)

    def watch(self, event: QMouseEvent) -> None:
        """Take note of where the pointer has moved."""
        self._pointer = event.position()
        held = event.buttons() & Qt.MouseButton.LeftButton
        if not held or not self._look():
            self.stop()
        elif not self._tick.isActive():
            self._tick.start()

    def advance(self) -> None:
        """Let one tick go by."""
        if self._drawing_input.drag_rect is None or not self._look():
            self.stop()
            return
        x, y = self._across.advance(), self._along.advance()
        if x or y:
            self._camera.pan(-x, -y)

    def stop(self) -> None:
        """Leave the board where it is, and forget how long the pointer has stayed."""
        self._tick.stop()
        self._across, self._along = _Stay(), _Stay()

    def _look(self) -> bool:
        """Look where the pointer is; tell whether that is an edge with something beyond it."""
        if self._camera.fits:
            return False
        pane, board, at = self._camera.pane, self._camera.grid.whole, self._pointer
        seen, whole = (pane.left(), pane.right()), (board.left(), board.right())
        self._across.see(push(at.x(), seen, whole))
        seen, whole = (pane.top(), pane.bottom()), (board.top(), board.bottom())
        self._along.see(push(at.y(), seen, whole))
        return bool(self._across.push or self._along.push)


def push(at: float, seen: tuple[float, float], board: tuple[float, float]) -> float:
    """Return the full pace in pixels a tick: the more, the further the pointer is at an edge.

    ``seen`` and ``board`` are where what is seen and the board begin and end. There is no
    pace towards an end of the board that is in sight.

    >>> push(50, (0, 100), (-9, 109)), push(5, (0, 100), (-9, 109)), push(5, (0, 100), (0, 109))
    (0.0, -6.0, 0.0)
    """
    before = max(seen[0] + _STRIP - at, 0.0) if board[0] < seen[0] else 0.0
    after = max(at - seen[1] + _STRIP, 0.0) if board[1] > seen[1] else 0.0
    return max(min(0.4 * (after - before), _MOST_PIXELS_A_TICK), -_MOST_PIXELS_A_TICK)


def pace(milliseconds: float) -> float:
    """Return the share of the full pace after a stay of that length at an edge.

    >>> pace(300), pace(850), pace(5000)
    (0.0, 0.5, 1.0)
    """
    return min(max(milliseconds - WAIT, 0.0) / _RISE, 1.0)
