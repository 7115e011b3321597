"""Judges answers to drills on the worker thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shikaku_gui import solver
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.model import Board


class AnswerJudge(QObject):
    """Finds what a technique concludes on a board, and judges boards that follow from it.

    ``ready`` is emitted once the conclusions are known, ``judged`` with the verdict on the
    latest board.
    """

    ready = Signal()
    judged = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._waiting: Board | None = None
        self.judge: solver.DrillJudge | None = None

    def begin(self, board: Board, technique: solver.Technique) -> None:
        """Find the conclusions on a board."""
        self.cancel()

        def work(stop: Stop) -> solver.DrillJudge:
            return solver.DrillJudge(board, technique, stop=stop)

        self._jobs.submit(work, self._found, replaces=self)

    def answer(self, after: Board) -> None:
        """Judge a board once the conclusions are known."""
        judge = self.judge
        if judge is None:
            self._waiting = after
            return
        self._jobs.submit(
            lambda stop: judge.judge(after, stop=stop), self.judged.emit, replaces=self
        )

    def cancel(self) -> None:
        """Forget the board."""
        self._jobs.cancel(self)
        self.judge = self._waiting = None

    def _found(self, judge: solver.DrillJudge) -> None:
        self.judge = judge
        waiting, self._waiting = self._waiting, None
        self.ready.emit()
        if waiting is not None:
            self.answer(waiting)
