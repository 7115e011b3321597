"""Opens the statistics window when it is first needed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.history_service import HistoryService

if TYPE_CHECKING:
    from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow


class StatisticsOpener(QObject):
    """Holds the statistics window of a main window."""

    def __init__(
        self, history_service: HistoryService, settings: Settings, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.window: StatisticsWindow | None = None
        self._history_service = history_service
        self._settings = settings
        self._theme = theme
        self._parent = parent

    def show(self) -> None:
        """Show the present statistics."""
        if self.window is None:
            from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow

            self.window = StatisticsWindow(
                self._history_service, self._settings, self._theme, self._parent
            )
        else:
            self.window.refresh()
        self.window.show()
        self.window.activateWindow()
