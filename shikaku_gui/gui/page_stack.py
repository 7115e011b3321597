"""The middle of the window: the board, or the library in its place."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from shikaku_gui.gui.library.library_page import LibraryPage


class PageStack(QStackedWidget):
    """Shows one of several pages; the library is made when it is first wanted.

    ``changed`` is emitted when another page is shown.
    """

    changed = Signal()

    def __init__(
        self, board: QWidget, make_home: Callable[[], "LibraryPage"], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.home: LibraryPage | None = None
        self._board = board
        self._make_home = make_home
        self.addWidget(board)
        self.currentChanged.connect(lambda _: self.changed.emit())

    @property
    def on_board(self) -> bool:
        """Tell whether the board is shown."""
        return self.currentWidget() is self._board

    def show_board(self) -> None:
        """Show the board."""
        self.setCurrentWidget(self._board)

    def show_library(self) -> None:
        """Show the library."""
        home = self._made()
        self.setCurrentWidget(home)
        home.enter()

    def prepare(self) -> None:
        """Make the library and let it look what there is, so that it shows at once later."""
        if self.home is None:
            self._made().look()

    def switch(self) -> None:
        """Show the library in place of the board, or the board again."""
        if self.on_board:
            self.show_library()
        else:
            self.show_board()

    def _made(self) -> "LibraryPage":
        if self.home is None:
            self.home = self._make_home()
            self.home.left.connect(self.show_board)
            self.addWidget(self.home)
        return self.home

    def close_all(self) -> None:
        """End all work of the pages."""
        if self.home is not None:
            self.home.end()
