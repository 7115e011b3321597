"""What the View menu switches: colours, numbers, the overview, zoom, full screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui import dynamic_menus
from shikaku_gui.gui.actions import Actions
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.status_line import StatusLine


class ViewMenu:
    """Changes how the window looks, and remembers it."""

    def __init__(self, window: QWidget, board: GameBoard, settings: Settings, theme: Theme) -> None:
        self._window = window
        self._board = board
        self._settings = settings
        self._theme = theme
        self._acts: Actions | None = None
        self._bar: ZoomBar | None = None

    def calls(self) -> dict[str, Callable[[], object]]:
        """Return what each of the menu's actions calls."""
        return {
            "rulers": self._switch_rulers,
            "overview": self._switch_overview,
            "full_screen": self._switch_full_screen,
            "zoom_in": lambda: self._board.zoom(1),
            "zoom_out": lambda: self._board.zoom(-1),
            "fit": self._board.camera.fit,
        }

    def attach(self, acts: Actions, status: StatusLine) -> None:
        """Show in the actions and beside the status how the board is looked at."""
        self._acts, self._bar = acts, ZoomBar(acts.__getitem__)
        dynamic_menus.fill_schemes(
            acts.submenus["scheme"], self._settings.scheme, self._choose_scheme
        )
        acts["rulers"].setChecked(self._settings.rulers)
        acts["overview"].setChecked(self._settings.overview)
        self._board.show_rulers(self._settings.rulers)
        self._board.show_overview(self._settings.overview)
        status.add_tools(self._bar)
        self._board.sight_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer zooming where it can help."""
        if self._bar is not None:
            self._bar.refresh(self._board.camera)

    def note_full_screen(self) -> None:
        """Show in the menu whether the window fills the screen."""
        if self._acts is not None:
            self._acts["full_screen"].setChecked(self._window.isFullScreen())

    def _choose_scheme(self, scheme: Scheme) -> None:
        self._settings.scheme = scheme
        self._theme.choose(scheme)

    def _switch_rulers(self) -> None:
        self._settings.rulers = not self._settings.rulers
        self._board.show_rulers(self._settings.rulers)

    def _switch_overview(self) -> None:
        if self._acts is not None:
            shown = self._acts["overview"].isChecked()  # the editor may have set it since
            self._settings.overview = shown
            self._board.show_overview(shown)

    def _switch_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
