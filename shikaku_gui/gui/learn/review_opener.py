"""Opens the review of a game in the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.theme import Theme

if TYPE_CHECKING:
    from shikaku_gui.gui.learn.review_page import ReviewPage


class ReviewOpener(QObject):
    """Creates the page on first use, and goes back to where the player came from.

    ``page_wanted`` is emitted with the page to show in place of board and library, ``practised``
    as by the page.
    """

    page_wanted = Signal(QWidget)
    practised = Signal(object, bool, float)

    def __init__(self, runner: Runner, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._theme = theme
        self._back: Callable[[], None] = lambda: None
        self.page: ReviewPage | None = None

    def open(self, game: SavedGame, back: Callable[[], None]) -> None:
        """Review a game; ``back`` shows what was shown before."""
        from shikaku_gui.gui.learn.review_page import ReviewPage

        self._back = back
        if self.page is None:
            self.page = ReviewPage(game, self._runner, self._theme)
            self.page.practised.connect(self.practised)
            self.page.left.connect(lambda: self._back())
        self.page_wanted.emit(self.page)
        self.page.open(game)
