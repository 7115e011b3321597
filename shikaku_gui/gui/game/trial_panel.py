"""The open trials beside the board, and the buttons that end the innermost one."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.board.board_painter import trial_pattern
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.i18n import _, ngettext, pgettext
from shikaku_gui.model import Board
from shikaku_gui.play import Outcome, Session, trial_name

_SAMPLE = QSize(18, 16)
_GAP = 4.0


class TrialPanel(QFrame):
    """Lists the open trials, each named by what it supposes; hidden where there is none."""

    def __init__(self, controller: GameController, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self.setObjectName("card")
        self.setAccessibleName(_("Trials"))
        self.title = PlainLabel()
        self._rows = QGridLayout()
        self._listed: list[QWidget] = []
        self.keep = self._button(
            _("Keep"), _("Keep everything drawn in it (K)"), Session.keep_trial
        )
        self.reject = self._button(
            _("Reject"),
            _("Remove it and cross out its first rectangle (J)"),
            Session.reject_trial,
        )
        self.back = self._button(
            pgettext("trial", "Back"), _("Undo it without a conclusion (B)"), Session.leave_trial
        )
        self._build()
        self.hide()
        controller.moved.connect(self.refresh)
        controller.game_changed.connect(self.refresh)

    @property
    def names(self) -> list[str]:
        """The names of the trials that are listed, the outermost first."""
        return [label.text() for label in self._listed if isinstance(label, QLabel)]

    def refresh(self) -> None:
        """List the open trials."""
        board = self._controller.board
        count = len(board.trials)
        self.setVisible(count > 0)
        self.title.setText(ngettext("Trial", "{count} trials", count).format(count=count))
        for old in self._listed:
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._listed = []
        for number in range(1, count + 1):
            name = PlainLabel(self._line(board, number))
            name.setWordWrap(True)
            name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            sample = _Sample(trial_pattern(number), self._theme)
            self._listed += [sample, name]
            self._rows.addWidget(sample, number, 0, Qt.AlignmentFlag.AlignTop)
            self._rows.addWidget(name, number, 1)

    def _build(self) -> None:
        set_bold(self.title)
        self._rows.setHorizontalSpacing(8)
        self._rows.setVerticalSpacing(4)
        self._rows.setColumnStretch(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 8, 12)
        whole.setSpacing(8)
        whole.addWidget(self.title)
        whole.addLayout(self._rows)
        whole.addWidget(ButtonLines(self.keep, self.reject, self.back))

    def _button(self, text: str, tip: str, command: Callable[[Session], Outcome]) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.clicked.connect(lambda: self._controller.notify(command(self._controller.session)))
        return button

    def _line(self, board: Board, number: int) -> str:
        end = board.trials[number].start if number < len(board.trials) else board
        drawn = len(end.changes(board.trials[number - 1].start)[1])
        name = typeset(message_text(trial_name(board, number)))
        if drawn < 2:
            return name
        return ngettext("{name} ({count} rectangle)", "{name} ({count} rectangles)", drawn).format(
            name=name, count=drawn
        )


class _Sample(QWidget):
    """A sample of a trial's pattern."""

    def __init__(self, pattern: FillPattern, theme: Theme) -> None:
        super().__init__()
        self._pattern = pattern
        self._theme = theme
        self.setFixedSize(_SAMPLE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sample."""
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        colours = self._theme.colours
        painter = QPainter(self)
        painter.fillRect(area, colours.paper)
        shapes.fill(painter, area, self._pattern, colours.trial, _GAP, 1.0)
        shapes.frame(painter, area, 1.0, colours.trial)
        painter.end()
