"""The status line: what is under the pointer, cells covered, time played."""

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QAction, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import PlainLabel, ValueLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.translation import message_text, unnamed_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.widgets.elided_label import ElidedLabel
from shikaku_gui.gui.widgets.small_button import SmallButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import spoken_clues_left, status_message

_FLASH_MILLISECONDS = 4000
_LEAST_LETTERS = 24
"""The room for the sentence in letters, for which other parts give up theirs."""


class StatusLine(QStatusBar):
    """Shows the state of the current game."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.sentence = ElidedLabel()
        self.sentence.setObjectName("sentence")
        self._tools: ZoomBar | None = None
        self.cells = PlainLabel()
        self.time = ValueLabel(_("Time played"))
        self.time.setObjectName("time")
        for label in (self.cells, self.time):
            _keep_width(label)
        self.setSizeGripEnabled(False)
        self.addWidget(self.sentence, 1)
        self.addPermanentWidget(self.cells)
        self.addPermanentWidget(self.time)
        self._flash = QTimer(self, singleShot=True, interval=_FLASH_MILLISECONDS)
        self._flash.timeout.connect(self._refresh)
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self._show_time)
        self._tick.start()
        # What is shown temporarily ends with the move or the game that it was about.
        for signal in (controller.moved, controller.game_changed):
            signal.connect(self._flash.stop)
        for signal in (controller.view_changed, controller.game_changed):
            signal.connect(self._refresh)
        self._refresh()

    def add_tools(self, tools: ZoomBar, action: QAction) -> None:
        """Show buttons beside the cells, and one after the time."""
        self._tools = tools
        self.insertPermanentWidget(1, tools)
        self.addPermanentWidget(SmallButton(action))

    def minimumSizeHint(self) -> QSize:
        """Require no width: what has no room is hidden."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the tools, and then the cells, where the sentence would have too little room."""
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        room = self.width() - _LEAST_LETTERS * letter_width(metrics) - self.time.sizeHint().width()
        room -= self.cells.sizeHint().width()
        self.cells.setVisible(room > 0)
        self.sentence.set_lines(1 if room > _LEAST_LETTERS * letter_width(metrics) else 2)
        if self._tools is not None:
            self._tools.give_room(room > self._tools.sizeHint().width())

    def flash(self, text: str) -> None:
        """Show a text, whose cells are not named yet, temporarily in place of the status."""
        self._flash.start()
        self.sentence.show_text(name_cells(text))
        announce(self.sentence, text)

    def show_remaining(self) -> None:
        """Show which clues are left, and how much is covered."""
        self.flash(" ".join(map(unnamed_text, spoken_clues_left(self._controller.session))))

    def _refresh(self) -> None:
        session = self._controller.session
        covered = ngettext(
            "{covered} of {count} cell", "{covered} of {count} cells", session.puzzle.area
        )
        self.cells.setText(
            covered.format(covered=str(session.board.covered), count=str(session.puzzle.area))
        )
        self._show_time()
        if self._flash.isActive():
            return
        text = message_text(status_message(session))
        if text != self.sentence.full:
            self.sentence.show_text(text)

    def _show_time(self) -> None:
        self.time.setText(clock_text(self._controller.session.game.clock.seconds))
        wanted = QFontMetrics(self.time.font()).horizontalAdvance("0" * len(self.time.text()))
        self.time.setMinimumWidth(wanted)


def clock_text(seconds: float) -> str:
    """Return a time as minutes and seconds, with hours where there are any.

    >>> clock_text(187.9), clock_text(3765)
    ('3:07', '1:02:45')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _keep_width(label: QLabel) -> None:
    """Give a label digits of equal width, so that it does not jitter."""
    font = label.font()
    font.setFeature(QFont.Tag("tnum"), 1)
    label.setFont(font)
