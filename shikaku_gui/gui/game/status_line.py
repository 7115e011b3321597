"""The status line: what is under the pointer, cells covered, time played."""

from typing import NamedTuple

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import TextSizeWatch
from shikaku_gui.gui.base.labels import PlainLabel, ValueLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.translation import message_text, unnamed_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.widgets.elided_label import ElidedLabel
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.small_button import SmallButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import spoken_clues_left, status_message, tool_message

_FLASH_MILLISECONDS = 4000
_LOW_LINES = 26
"""The height of a window in lines of text below which there is one line for the first sentence."""
_PADDING, _AROUND = 3, 14
"""The pixels above and below the sentence, as the style sheet has them, and between the parts."""


class _Arrangement(NamedTuple):
    """The lines for the sentence, and which other parts are shown."""

    lines: int
    cells: bool
    tools: bool


_ARRANGEMENTS = (
    _Arrangement(1, cells=True, tools=True),
    _Arrangement(1, cells=True, tools=False),
    _Arrangement(2, cells=True, tools=True),
    _Arrangement(2, cells=False, tools=True),
    _Arrangement(2, cells=True, tools=False),
    _Arrangement(1, cells=False, tools=False),
    _Arrangement(2, cells=False, tools=False),
)
"""The first in which the sentences on the tools fit is taken."""


class StatusLine(QStatusBar):
    """Shows the state of the current game; ``message`` is emitted with what has no room."""

    message = Signal(Note)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.sentence = ElidedLabel()
        self.sentence.setObjectName("sentence")
        self._tools: ZoomBar | None = None
        self._button: SmallButton | None = None
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
        controller.game_changed.connect(self._fit)
        TextSizeWatch(self, self._fit)
        self._refresh()

    def add_tools(self, tools: ZoomBar, action: QAction) -> None:
        """Show buttons beside the cells, and one after the time."""
        self._tools = tools
        self.insertPermanentWidget(1, tools)
        self._button = SmallButton(action)
        self.addPermanentWidget(self._button)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Require no width: what has no room is hidden."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what has room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide parts, or give the sentence two lines, so that it says what the tools do."""
        line = self.fontMetrics().lineSpacing()
        low = self.window().height() < _LOW_LINES * line
        order = sorted(_ARRANGEMENTS, key=lambda one: one.lines) if low else _ARRANGEMENTS
        session = self._controller.session
        texts = [message_text(tool_message(tool, session.puzzle)) for tool in session.tools]
        chosen = next(
            (one for one in order if all(self._fits(text, one, whole=not low) for text in texts)),
            _ARRANGEMENTS[-1],
        )
        self.cells.setVisible(chosen.cells)
        self.sentence.set_lines(chosen.lines)
        high = max(map(self.sentence.line_height, texts))
        self.sentence.setFixedHeight(chosen.lines * high + 2 * _PADDING)
        if self._tools is not None:
            self._tools.give_room(chosen.tools)

    def _fits(self, text: str, arrangement: _Arrangement, *, whole: bool) -> bool:
        parts: list[QWidget | None] = [self.time, self._button]
        parts += [self.cells] if arrangement.cells else []
        parts += [self._tools] if arrangement.tools else []
        beside = sum(part.sizeHint().width() + _AROUND for part in parts if part is not None)
        return self.sentence.would_fit(text, self.width() - beside, arrangement.lines, whole=whole)

    def flash(self, text: str) -> None:
        """Show a text, whose cells are not named yet, temporarily in place of the status."""
        self._flash.start()
        self.sentence.show_text(name_cells(text))
        announce(self.sentence, text)

    def show_remaining(self) -> None:
        """Show which clues are left, and how much is covered; in a note if that is long."""
        text = " ".join(map(unnamed_text, spoken_clues_left(self._controller.session)))
        if self.sentence.has_room(name_cells(text)):
            self.flash(text)
        else:
            self.message.emit(Note(_("Clues left"), text))

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
