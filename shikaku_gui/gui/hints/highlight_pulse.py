"""Lets the cells of a word swell while it is pointed at; still where less motion is wanted."""

from PySide6.QtCore import QObject, QVariantAnimation

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController, Highlight

_MILLISECONDS = 900


class HighlightPulse(QObject):
    """Drives the glow of one role's marks on the stage."""

    def __init__(
        self, controller: GameController, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._theme = theme
        self._role = ""
        self._wave = QVariantAnimation(self)
        self._wave.setStartValue(0.0)
        self._wave.setKeyValueAt(0.5, 1.0)
        self._wave.setEndValue(0.0)
        self._wave.setDuration(_MILLISECONDS)
        self._wave.setLoopCount(-1)
        self._wave.valueChanged.connect(self._show)

    def point(self, role: str) -> None:
        """Let the marks of a role glow; none where it is empty."""
        self._role = role
        if role and not self._theme.still:
            self._wave.start()
        else:
            self._wave.stop()
            self._show(1.0)

    def _show(self, strength: float) -> None:
        self._controller.set_highlight(Highlight(self._role, strength) if self._role else None)
