"""Pauses the game: the clock runs only while the player has the board in view and in use."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.note_card import NoteCard
from shikaku_gui.gui.widgets.window_page import WindowPage
from shikaku_gui.i18n import _

_WATCHED = {QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.WindowStateChange}


class PausePage(WindowPage):
    """Stands in place of the board while the game is paused."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pause")
        self.heading = PlainLabel(_("Paused"))
        set_bold(self.heading, 1.6)
        self.time = PlainLabel()
        self.button = QPushButton(_("&Continue"))
        self.button.setProperty("leading", True)
        self.button.setDefault(True)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(1)
        for widget in (self.heading, self.time, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)


class Pause(QObject):
    """Stops the clock while another window is in use, a question waits or the board is not shown.

    ``page_wanted`` is emitted with the page that hides the board, when the player pauses, and
    ``left`` when the player continues.
    """

    page_wanted = Signal(PausePage)
    left = Signal()

    def __init__(self, controller: GameController, window: QMainWindow) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._on_board = True
        self._page: PausePage | None = None
        self._asks: Callable[[], bool] = lambda: False
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self.update_clock)
        controller.game_changed.connect(self.update_clock)

    @property
    def paused(self) -> bool:
        """Whether the player has paused the game."""
        return self._page is not None and self._page.isVisible()

    @property
    def possible(self) -> bool:
        """Whether the game can be paused or continued: a solved or finished one has no clock."""
        game = self._controller.session.game
        return self.paused or (self._on_board and not (game.finished or game.solved))

    def switch(self) -> None:
        """Hide the board and stop the clock, or continue."""
        if self.paused:
            self.left.emit()
            return
        if self._page is None:
            self._page = PausePage()
            self._page.button.clicked.connect(self.left)
        time = clock_text(self._controller.session.game.clock.seconds)
        self._page.time.setText(_("Time played: {time}").format(time=time))
        self.page_wanted.emit(self._page)
        self._page.button.setFocus()
        announce(self._page, joined_sentences(self._page.heading.text(), self._page.time.text()))

    def note_board(self, shown: bool) -> None:
        """Note whether the board or another page is in the window."""
        self._on_board = shown
        self.update_clock()

    def wait_for_answer(self, card: NoteCard, is_question: Callable[[Note | None], bool]) -> None:
        """Let no time pass while a card shows a question that comes before play."""
        self._asks = lambda: is_question(card.note)
        card.changed.connect(self.update_clock)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what happens to the window."""
        if watched is self._window and event.type() in _WATCHED:
            self.update_clock()
        return super().eventFilter(watched, event)

    def update_clock(self) -> None:
        """Let the clock run or stop."""
        window = self._window
        # A window with an active dialog calls itself active.
        in_use = QApplication.activeWindow() is window
        self._controller.session.set_board_visible(
            self._on_board and in_use and not window.isMinimized() and not self._asks()
        )
