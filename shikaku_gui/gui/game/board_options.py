"""What of a board is shown, as the player chose it."""

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.game.game_board import GameBoard


class BoardOptions:
    """Shows and hides parts of the board, and remembers it in the settings."""

    def __init__(self, board: GameBoard, settings: Settings) -> None:
        self._board = board
        self._settings = settings
        board.show_rulers(settings.rulers)
        board.show_overview(settings.overview)
        board.show_marks(settings.marks)

    def switch_rulers(self) -> None:
        """Show or hide the numbers of rows and columns."""
        self._settings.rulers = not self._settings.rulers
        self._board.show_rulers(self._settings.rulers)

    def switch_marks(self) -> None:
        """Show or hide the player's marks."""
        self._settings.marks = not self._settings.marks
        self._board.show_marks(self._settings.marks)

    def switch_overview(self) -> None:
        """Show or hide the overview, even if the editor has changed the setting since."""
        self._settings.overview = not self._board.minimap.wanted
        self._board.show_overview(self._settings.overview)
