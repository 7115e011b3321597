"""Judges answers to drills on the worker thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shikaku_gui import solver
from shikaku_gui.gui.base.jobs import Runner, Stop
from shikaku_gui.gui.base.latest_job import LatestJob
from shikaku_gui.model import Board


class AnswerJudge(QObject):
    """Finds what a technique concludes on a board, and judges boards that follow from it.

    ``ready`` is emitted once the conclusions are known, ``judged`` with the verdict on the
    latest board.
    """

    ready = Signal()
    judged = Signal(object)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = LatestJob(runner)
        self._waiting: Board | None = None
        self.judge: solver.DrillJudge | None = None

    def begin(self, board: Board, technique: solver.Technique) -> None:
        """Find the conclusions on a board."""
        self.cancel()

        def work(stop: Stop) -> solver.DrillJudge:
            return solver.DrillJudge(board, technique, stop=stop)

        self._job.run(work, self._found)

    def answer(self, after: Board) -> None:
        """Judge a board once the conclusions are known."""
        judge = self.judge
        if judge is None:
            self._waiting = after
            return
        self._job.run(lambda stop: judge.judge(after, stop=stop), self.judged.emit)

    def cancel(self) -> None:
        """Forget the board."""
        self._job.cancel()
        self.judge = self._waiting = None

    def _found(self, judge: solver.DrillJudge) -> None:
        self.judge = judge
        waiting, self._waiting = self._waiting, None
        self.ready.emit()
        if waiting is not None:
            self.answer(waiting)
