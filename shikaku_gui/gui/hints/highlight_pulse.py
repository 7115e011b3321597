"""Highlights the marks that belong to the words under the pointer."""

from PySide6.QtCore import QObject, QVariantAnimation

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import Highlight
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.solver import MarkRole

_MILLISECONDS = 900


class HighlightPulse(QObject):
    """Animates the highlight of one role; it is constant where reduced motion is set."""

    def __init__(
        self, controller: GameController, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._theme = theme
        self._role: MarkRole | None = None
        self._wave = QVariantAnimation(self)
        self._wave.setStartValue(0.0)
        self._wave.setKeyValueAt(0.5, 1.0)
        self._wave.setEndValue(0.0)
        self._wave.setDuration(_MILLISECONDS)
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
