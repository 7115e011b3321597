"""Replays a finished game move by move, also what was undone."""

from itertools import accumulate, pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import Dialog, open_at
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.board_picture import BoardPicture
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.gui.widgets.closing_key import close_by_key
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.model import Board
from shikaku_gui.play import game_tints, replay_boards, spoken_step, with_shown_sizes

_STEP_MILLISECONDS = 500


class GameReplay(Dialog):
    """A board with a slider over the moves, and a button to play them. Not modal.

    Marks have places on the slider, but as in an exported replay only the moves that draw or
    remove rectangles are counted.
    ``export_requested`` is emitted with the game to export its replay.
    """

    export_requested = Signal(SavedGame)

    def __init__(self, game: SavedGame, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        close_by_key(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._boards = replay_boards(game)
        drawn = (before.rects != after.rects for before, after in pairwise(self._boards))
        self._counts = tuple(accumulate(drawn, initial=0))
        self._tints = game_tints(game)
        self.preview = BoardPreview(theme=theme)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.status_label = PlainLabel()
        self.move_label = PlainLabel()
        self.play_button = QPushButton(pgettext("replay", "Play"))
        self.export_button = QPushButton(_("Export Repla&y…"))
        self._timer = QTimer(self, interval=_STEP_MILLISECONDS)
        self._timer.timeout.connect(lambda: self._step(1))
        self._build(game)
        self.slider.valueChanged.connect(self._show)
        self.play_button.clicked.connect(self._play)
        self.export_button.clicked.connect(lambda: self.export_requested.emit(game))
        self._show(0)

    @property
    def board(self) -> Board:
        """The displayed board."""
        return self._boards[self.slider.value()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play or pause with the space bar, which the slider does not use."""
        if event.key() == Qt.Key.Key_Space:
            self._play()
        else:
            super().keyPressEvent(event)

    def _build(self, game: SavedGame) -> None:
        title = puzzle_name(game.puzzle)
        self.setWindowTitle(_("Replay: {title}").format(title=title))
        open_at(self, 480, 560)
        self.preview.setAccessibleName(_("Board"))
        self.slider.setRange(0, len(self._boards) - 1)
        self.slider.setPageStep(5)
        self.slider.setAccessibleName(_("Move"))
        self.status_label.setObjectName("subtitle")
        self.play_button.setProperty("leading", True)
        self.play_button.setDefault(True)  # Enter on the slider plays
        row = QHBoxLayout()
        row.addWidget(self.play_button)
        back, on = _("Previous move"), _("Next move")
        row.addWidget(step_button("\N{LEFTWARDS ARROW}", back, lambda: self._step(-1)))
        row.addWidget(step_button("\N{RIGHTWARDS ARROW}", on, lambda: self._step(1)))
        row.addWidget(self.slider, 1)
        row.addWidget(self.status_label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(12)
        self.move_label.setWordWrap(True)
        # Room for two lines, so that the board does not change its size from move to move.
        self.move_label.setMinimumHeight(2 * self.move_label.fontMetrics().lineSpacing())
        layout.addWidget(self.preview, 1)
        layout.addWidget(self.move_label)
        layout.addLayout(row)
        layout.addWidget(self.export_button, 0, Qt.AlignmentFlag.AlignRight)
        self.slider.setFocus()

    def _show(self, number: int) -> None:
        board = self._boards[number]
        self.preview.show_picture(
            BoardPicture(board.puzzle, board.rects, notes=board, tints=self._tints)
        )
        text = _("{number} of {total}").format(
            number=str(self._counts[number]), total=str(self._counts[-1])
        )
        self.status_label.setText(text)
        spoken = spoken_step(board, self._boards[number - 1]) if number else []
        self.move_label.setText(" ".join(map(message_text, map(with_shown_sizes, spoken))))
        words = " ".join(map(message_text, spoken))
        self.move_label.setAccessibleName(words)
        if not self._timer.isActive():
            announce(self.move_label, words)
        if number == len(self._boards) - 1:
            self._pause()

    def _play(self) -> None:
        if self._timer.isActive():
            self._pause()
            return
        if self.slider.value() == self.slider.maximum():
            self.slider.setValue(0)
        self._timer.start()
        self.play_button.setText(_("Pause"))

    def _step(self, step: int) -> None:
        self.slider.setValue(self.slider.value() + step)

    def _pause(self) -> None:
        self._timer.stop()
        self.play_button.setText(pgettext("replay", "Play"))
