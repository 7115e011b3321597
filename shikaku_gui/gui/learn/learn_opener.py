"""Creates the page Learn and the pages that it opens, and shows them in the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from shikaku_gui.gui.learn.learn_page import LearnPage


class LearnOpener(QObject):
    """Owns what the window has for learning; all of it is created on first use.

    ``page_wanted`` is emitted with a page to show in place of board and library,
    ``left`` when the player goes back from one to the page Learn.
    """

    page_wanted = Signal(QWidget)
    left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page: LearnPage | None = None

    def make_page(self) -> "LearnPage":
        """Create the page for the library."""
        from shikaku_gui.gui.learn.learn_page import LearnPage

        self.page = LearnPage()
        return self.page
