"""Controls the review of a game in the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import solver, store
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.widgets.lazy_page import LazyPage

if TYPE_CHECKING:
    from shikaku_gui.gui.learn.review_page import ReviewPage


class ReviewController(QObject):
    """Opens the review of a game, and goes back to where the player came from.

    ``page_wanted`` is emitted with the page to show in place of board and library. Techniques
    that the player has missed are noted, so that they come up in the drills.
    """

    page_wanted = Signal(QWidget)

    def __init__(
        self,
        history_service: HistoryService,
        jobs: Jobs,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._history_service = history_service
        self._jobs = jobs
        self._theme = theme
        self._back: Callable[[], None] = lambda: None
        self.page = LazyPage(self._make_page)

    def open(self, game: SavedGame, back: Callable[[], None]) -> None:
        """Review a game; ``back`` shows what was shown before."""
        self._back = back
        page = self.page.get()
        self.page_wanted.emit(page)
        page.open(game)

    def _make_page(self) -> ReviewPage:
        from shikaku_gui.gui.learn.review_page import ReviewPage

        page = ReviewPage(self._jobs, self._theme)
        page.practised.connect(self._note)
        page.left.connect(lambda: self._back())
        return page

    def _note(self, technique: solver.Technique, right: bool, seconds: float) -> None:
        """Note a technique that was missed; one found here says little about a new position."""
        if right:
            return
        now = self._history_service.now()
        missed = store.DrillAnswer(technique, "", now.date(), False, True, seconds)
        self._history_service.change(
            lambda history: store.record_drill(history.database, missed, now),
            lambda _: self._history_service.has_changed(),
        )
