"""The centre of the main window: the board, the library, or a page of its own for learning."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.widgets.lazy_page import LazyPage
from shikaku_gui.gui.widgets.window_page import WindowPage

if TYPE_CHECKING:
    from shikaku_gui.gui.library.library_page import LibraryPage


class PageStack(QStackedWidget):
    """Shows the board, the library, which is created on first use, or another page.

    ``title_changed`` is emitted when a page gets another title, ``moves_changed`` when there may
    be something else to undo on it.
    """

    title_changed = Signal()
    moves_changed = Signal()

    def __init__(self, board: QWidget, make_library: Callable[[], LibraryPage]) -> None:
        super().__init__()
        self._library = LazyPage(self._add_library)
        self._board = board
        self._make_library = make_library
        self._closed = False
        self.addWidget(board)

    @property
    def home(self) -> LibraryPage | None:
        """The library, None if it has not been made yet."""
        return self._library.made

    @property
    def on_board(self) -> bool:
        """Tell whether the board is shown."""
        return self.currentWidget() is self._board

    @property
    def title(self) -> str:
        """The title of the present page, empty for the board, which has its puzzle's."""
        page = self.currentWidget()
        return "" if page is None or self.on_board else page.windowTitle()

    @property
    def on_library(self) -> bool:
        """Tell whether the library is shown."""
        return self.home is not None and self.currentWidget() is self.home

    @property
    def page(self) -> WindowPage | None:
        """The present page if it is neither the board nor the library."""
        page = self.currentWidget()
        return page if isinstance(page, WindowPage) else None

    def show_page(self, page: WindowPage) -> None:
        """Show a page in place of board and library, and keep it."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
            page.windowTitleChanged.connect(self.title_changed)
            page.moves_changed.connect(self.moves_changed)
        self.setCurrentWidget(page)

    def show_learning(self) -> None:
        """Show the page Learn of the library."""
        self.show_library()
        self._library.get().show_learning()

    def show_board(self) -> None:
        """Show the board."""
        self.setCurrentWidget(self._board)

    def show_library(self) -> None:
        """Show the library."""
        home = self._library.get()
        self.setCurrentWidget(home)
        home.enter()

    def show_own_puzzles(self, status: str) -> None:
        """Show the player's folder in the library, and a sentence on it."""
        self.show_library()
        self._library.get().show_own_puzzles(status)

    def import_library(self, jobs: Jobs) -> None:
        """Import what the library needs, on a worker thread."""
        module = "shikaku_gui.gui.library.library_page"
        jobs.submit(lambda _stop: import_module(module), lambda _: None)

    def prepare(self) -> None:
        """Create the library and let it list its puzzles, so that it opens at once later.

        Does nothing once closed: a late timer must not start worker threads again.
        """
        if self.home is None and not self._closed:
            self._library.get().look()

    def switch(self) -> None:
        """Show the library, or the board if the library is shown."""
        if self.on_library:
            self.show_board()
        else:
            self.show_library()

    def _add_library(self) -> LibraryPage:
        library = self._make_library()
        self.addWidget(library)
        return library

    def close_all(self) -> None:
        """End all work of the pages."""
        self._closed = True
        if self.home is not None:
            self.home.close_workers()
