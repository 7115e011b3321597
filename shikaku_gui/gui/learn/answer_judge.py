"""Judges answers to drills on the worker thread."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Runner, Stop
from shikaku_gui.model import Board

if TYPE_CHECKING:
    from shikaku_gui.solver import DrillJudge, DrillVerdict, Technique


class AnswerJudge(QObject):
    """Finds what a technique concludes on a board, and judges boards that follow from it.

    ``ready`` is emitted once the conclusions are known, ``judged`` with the verdict on the
    latest board.
    """

    ready = Signal()
    judged = Signal(object)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._job: int | None = None
        self._waiting: Board | None = None
        self.judge: DrillJudge | None = None

    def begin(self, board: Board, technique: "Technique") -> None:
        """Find the conclusions on a board."""
        self.cancel()

        def work(stop: Stop) -> "DrillJudge":
            from shikaku_gui.solver import DrillJudge

            return DrillJudge(board, technique, stop=stop)

        job = self._runner.run(work, self._found)
        self._job = job if self._runner.is_pending(job) else None

    def answer(self, after: Board) -> None:
        """Judge a board once the conclusions are known."""
        judge = self.judge
        if judge is None:
            self._waiting = after
            return
        self._stop()

        def work(stop: Stop) -> "DrillVerdict":
            return judge.judge(after, stop=stop)

        job = self._runner.run(work, self._judged)
        self._job = job if self._runner.is_pending(job) else None

    def cancel(self) -> None:
        """Forget the board."""
        self._stop()
        self.judge = self._waiting = None

    def _stop(self) -> None:
        if self._job is not None:
            self._runner.cancel(self._job)
            self._job = None

    def _found(self, judge: "DrillJudge") -> None:
        self._job, self.judge = None, judge
        waiting, self._waiting = self._waiting, None
        self.ready.emit()
        if waiting is not None:
            self.answer(waiting)

    def _judged(self, verdict: "DrillVerdict") -> None:
        self._job = None
        self.judged.emit(verdict)
