"""The common base of hints and walkthroughs: a panel with words, and marks on the board."""

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks, Highlight
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints.explanation_panel import ExplanationPanel
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.solver import MarkRole

_PULSE_MILLISECONDS = 900


class ExplanationController(QObject):
    """Explains steps in a panel, and marks on the board what the words name.

    ``message`` is emitted with notes, ``started`` when an explanation appears.
    """

    message = Signal(Note)
    started = Signal()

    def __init__(
        self,
        panel: ExplanationPanel,
        controller: GameController,
        queries: HintQueries,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.panel = panel
        self._controller = controller
        self._queries = queries
        self._settings = settings
        self._theme = theme
        self._marks: BoardMarks | None = None
        self._pulse = HighlightPulse(controller, theme, self)
        panel.pointed.connect(self._pulse.point)
        panel.dismissed.connect(self.close)

    def show_again(self) -> None:
        """Restore the marks after something else removed them."""
        if self._marks is not None:
            self._controller.show_marks(self._marks)

    def close(self) -> None:
        """Hide the panel and the marks."""
        self._marks = None
        self._pulse.point(None)
        self.panel.hide()
        self._controller.clear_marks()

    def _show_marks(self, marks: BoardMarks) -> None:
        self._marks = marks
        self._pulse.point(None)
        self._controller.show_marks(marks)


class HighlightPulse(QObject):
    """Animates the highlight of one role; it is constant where reduced motion is set."""

    def __init__(self, controller: GameController, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._theme = theme
        self._role: MarkRole | None = None
        self._wave = QVariantAnimation(self)
        self._wave.setStartValue(0.0)
        self._wave.setKeyValueAt(0.5, 1.0)
        self._wave.setEndValue(0.0)
        self._wave.setDuration(_PULSE_MILLISECONDS)
        self._wave.setLoopCount(-1)
        self._wave.valueChanged.connect(self._show)

    def point(self, role: MarkRole | None) -> None:
        """Highlight the marks of a role, or none."""
        self._role = role
        if role is not None and not self._theme.reduced_motion:
            self._wave.start()
        else:
            self._wave.stop()
            self._show(1.0)

    def _show(self, strength: float) -> None:
        role = self._role
        self._controller.set_highlight(None if role is None else Highlight(role, strength))
