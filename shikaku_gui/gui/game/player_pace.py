"""How many times as long as expected the player takes, kept up to date with the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import store

if TYPE_CHECKING:
    from shikaku_gui.gui.game.history_service import HistoryService

QUIET_MILLISECONDS = 4000
"""The time from a change of the history to the next estimate, which keeps a thread busy."""


class PlayerPace(QObject):
    """Keeps the factor by which expected times are multiplied for this player.

    ``changed`` is emitted when :attr:`factor` has changed, ``estimated`` when all puzzles of the
    history have an estimate and some are new. All work is done in jobs of the history's thread,
    and each estimates one puzzle. What they need of the store is imported there: not for the
    first paint.
    """

    changed = Signal()
    estimated = Signal()

    def __init__(self, history_service: HistoryService) -> None:
        super().__init__(history_service)
        self._history_service = history_service
        self._factor: float | None = None
        self._estimating = self._found = False
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MILLISECONDS)
        self._quiet.timeout.connect(self.estimate)
        history_service.changed.connect(self.refresh)

    @property
    def factor(self) -> float:
        """The player's factor; 1 until enough puzzles were compared."""
        return 1.0 if self._factor is None else self._factor

    def refresh(self) -> None:
        """Read the factor; some time later, estimate what is new to the history."""
        self._read()
        self._quiet.start()

    def estimate(self) -> None:
        """Estimate the puzzles of the history whose expected time is not known yet."""
        self._quiet.stop()
        if not self._estimating:
            self._estimating = True
            self._history_service.compute(
                lambda database, stop: store.next_estimate(database, stop), self._on_estimated
            )

    def close(self) -> None:
        """Begin nothing any more."""
        self._quiet.stop()

    def _read(self) -> None:
        self._history_service.ask(
            lambda database: store.load_comparison(database).factor, self._on_read
        )

    def _on_read(self, factor: float | None) -> None:
        if factor != self._factor:
            self._factor = factor
            self.changed.emit()

    def _on_estimated(self, estimate: store.Estimate | None) -> None:
        self._estimating = False
        if estimate is not None:
            self._found = True
            self._history_service.change(
                lambda history: store.record_estimate(history.database, estimate),
                lambda _: self.estimate(),
            )
        elif self._found:
            self._found = False
            self._read()
            self.estimated.emit()
