"""Loads what will be needed later, step by step, while nothing is drawn."""

from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.board.game_controller import GameController

Step: TypeAlias = Callable[[], None]

PAUSE_MILLISECONDS = 1500
"""The time after the window's start, or a move, from which the player is taken to pause."""

_LOOK_MILLISECONDS = 50


class IdleLoader(QObject):
    """Takes steps one after the other, each when no job runs and the player pauses.

    What is loaded on another thread slows down the window, above all a drag on a large board.
    """

    def __init__(
        self,
        controller: GameController,
        jobs: Jobs,
        steps: Sequence[Step],
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._jobs = jobs
        self._steps = deque(steps)
        self._clock = clock
        self._pause_at = 0.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.step_if_idle)
        controller.moved.connect(self._on_moved)

    def begin(self) -> None:
        """Begin with the first step after a pause."""
        self._timer.start(PAUSE_MILLISECONDS)

    def step_if_idle(self) -> None:
        """Take the next step, or look again later."""
        self._timer.stop()
        pausing = self._clock() >= self._pause_at and not self._controller.session.busy
        if pausing and not self._jobs.busy:
            self._steps.popleft()()
        if self._steps:
            self._timer.start(_LOOK_MILLISECONDS)

    def _on_moved(self) -> None:
        self._pause_at = self._clock() + PAUSE_MILLISECONDS / 1000
