"""Says how much time is left of a round of drills."""

from PySide6.QtCore import QObject, QTimer

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.learn.task_panel import TaskPanel
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import DrillRound

_MINUTE = 60
_EVERY = 1000
"""The milliseconds between two looks at the time."""


class RoundTime(QObject):
    """Shows the minutes that are left in a panel; only that they are over is announced."""

    def __init__(self, panel: TaskPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self._round: DrillRound | None = None
        self._over = False
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.show_left)

    def follow(self, drill_round: DrillRound) -> None:
        """Show the time of a round, nothing for one without a limit."""
        if drill_round is not self._round:
            self._round, self._over = drill_round, False
        self._timer.start()
        self.show_left()

    def stop(self) -> None:
        """Show no time any more."""
        self._timer.stop()

    def show_left(self) -> None:
        """Show how much time is left now."""
        seconds = None if self._round is None else self._round.seconds_left
        if seconds is None:
            self._timer.stop()
            return
        text = self._text(seconds)
        self._panel.stage.setText(text)
        self._panel.stage.show()
        if not seconds and not self._over:
            self._over = True
            self._timer.stop()
            if self._panel.isVisible():
                announce(self._panel, text)

    def _text(self, seconds: float) -> str:
        if not seconds:
            return _("The time is up: this drill is the last one.")
        if seconds <= _MINUTE:
            return _("Less than a minute left")
        minutes = round(seconds / _MINUTE)
        return ngettext("About a minute left", "About {count} minutes left", minutes).format(
            count=minutes
        )
