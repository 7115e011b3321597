"""The board and its side panel: their places, and which parts of them the player wants to see."""

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from shikaku_gui.gui.base.fonts import TextSizeWatch
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.panel_placement import LOW_LETTERS, best_placement, is_low
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.game.status_line import StatusLine

_LEAST_PANEL = QSize(150, 90)
_LEAST_BOARD = 160
_HANDLE = 5


class BoardAndPanel(QSplitter):
    """Shows the panel beside the board or below it, whichever leaves the board larger.

    The border between them can be dragged; its place is remembered for both arrangements.
    A panel that was hidden, or for which there is little room, is still shown while there is a note
    or a hint in it. Beside the board it is at least as wide as its longest word, as far as that
    leaves room for the board.
    """

    def __init__(
        self, board: QWidget, side: SidePanel, controller: GameController, settings: Settings
    ) -> None:
        super().__init__()
        self._board = board
        self._side = side
        self._controller = controller
        self._settings = settings
        self._low = False
        self._needed = 0
        self.setHandleWidth(_HANDLE)
        self.setChildrenCollapsible(False)
        self.addWidget(board)
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        side.setMinimumSize(_LEAST_PANEL)
        side.quiet_changed.connect(self._show_or_hide)
        side.content_changed.connect(self._follow_content)
        self.splitterMoved.connect(self._remember)
        TextSizeWatch(self, lambda: self.place(self.size()))
        self._show_or_hide()

    @property
    def panel_wanted(self) -> bool:
        """Whether the panel is shown while there is neither a note nor a hint in it."""
        return self._settings.side_panel

    def switch_panel(self) -> None:
        """Hide the panel, or show it again."""
        self._settings.side_panel = not self.panel_wanted
        self._show_or_hide()

    def place(self, area: QSize) -> None:
        """Arrange board and panel in an area; called for each puzzle and each size."""
        puzzle = self._controller.session.puzzle
        letters = self.window().fontMetrics()
        beside, extent = best_placement(area, puzzle, letters, low=LOW_LETTERS)
        self.setOrientation(Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical)
        self._side.place(beside=beside)
        whole = area.width() if beside else area.height()
        settings = self._settings
        extent = (settings.panel_width if beside else settings.panel_height) or extent
        self._needed = self._side.least_width
        extent = max(min(extent, whole - _LEAST_BOARD), 0)
        least = 0
        if beside:
            most = whole - self._board.minimumSizeHint().width() - _HANDLE
            least = max(min(max(_LEAST_PANEL.width(), self._needed), most), 0)
            extent = max(extent, least)
        self._side.setMinimumWidth(least)
        self.setSizes([whole - extent - _HANDLE, extent])
        self._low = is_low(area, letters)
        self._show_or_hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the panel again."""
        super().resizeEvent(event)
        self.place(self.size())

    def _follow_content(self) -> None:
        if self._side.least_width != self._needed:
            self.place(self.size())

    def _remember(self) -> None:
        if self.orientation() is Qt.Orientation.Horizontal:
            self._settings.panel_width = self.sizes()[1]
        else:
            self._settings.panel_height = self.sizes()[1]

    def _show_or_hide(self) -> None:
        self._side.setVisible((self.panel_wanted and not self._low) or not self._side.quiet)


class BoardOptions(QObject):
    """Shows and hides parts of the board and of the status line as the settings have it."""

    def __init__(self, board: GameBoard, status: StatusLine, settings: Settings) -> None:
        super().__init__(board)
        self._board = board
        self._status = status
        self._settings = settings
        settings.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        board, settings = self._board, self._settings
        if board.camera.rulers != settings.rulers:
            board.show_rulers(settings.rulers)
        if board.painter.marks_shown != settings.marks:
            board.show_marks(settings.marks)
        if board.minimap.wanted != settings.overview:
            board.show_overview(settings.overview)
        self._status.time.setVisible(settings.clock)
