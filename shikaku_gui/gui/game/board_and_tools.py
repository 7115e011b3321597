"""A board and its tools, beside it or below it, whichever leaves the board larger."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from shikaku_gui.gui.base.fonts import TextSizeWatch
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.tool_strip import ToolStrip
from shikaku_gui.gui.widgets.tab_order import in_order


class BoardAndTools(QWidget):
    """Arranges the tools and the board in its area."""

    def __init__(self, board: GameBoard, strip: ToolStrip, controller: GameController) -> None:
        super().__init__()
        self._board = board
        self._strip = strip
        self._controller = controller
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(strip)
        self._layout.addWidget(board, 1)
        controller.game_changed.connect(self._place)
        strip.currentChanged.connect(self._place)  # other buttons may need more room
        TextSizeWatch(self, self._place)

    def minimumSizeHint(self) -> QSize:
        """Require no width for the tools, which can be below the board."""
        return QSize(self._board.minimumWidth(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tools for the new size."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        puzzle, width, height = self._controller.puzzle, self.width(), self.height()
        rooms = {}
        for beside in (False, True):
            self._strip.place(beside=beside, length=height if beside else width)
            taken = self._strip.sizeHint()
            across = width - (taken.width() if beside else 0)
            down = height - (0 if beside else taken.height())
            rooms[beside] = min(across / puzzle.cols, down / puzzle.rows)
            fits = self._strip.fits
        beside = fits and rooms[True] >= rooms[False]
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.LeftToRight if beside else directions.BottomToTop)
        self._strip.place(beside=beside, length=height if beside else width)
        in_order(*((self._strip, self._board) if beside else (self._board, self._strip)))
        self._layout.activate()  # or else the board is drawn once at its former size
