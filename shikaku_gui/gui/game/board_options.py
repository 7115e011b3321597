"""Which parts of a board and of the status line are shown, as the player chose."""

from PySide6.QtCore import QObject

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.status_line import StatusLine


class BoardOptions(QObject):
    """Shows and hides parts as the settings have it."""

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
        if board.marks_shown != settings.marks:
            board.show_marks(settings.marks)
        if board.minimap.wanted != settings.overview:
            board.show_overview(settings.overview)
        self._status.time.setVisible(settings.clock)
