"""Runs formulations on a puzzle on the worker thread, and reports each result as it comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from shikaku_gui import solver
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.model import Puzzle

LabResult: TypeAlias = solver.Laboratory | solver.LevelStep | solver.FormulationRun | None
"""Once the placements are listed the laboratory of the puzzle, then each level, None, each run."""

_MOST_LEVEL_SECONDS = 60.0


class LabRunner(QObject):
    """One run at a time; what an earlier one still sends is dropped.

    ``came`` is emitted with each :data:`LabResult`. ``ended`` is emitted with whether all is
    done: not if it was stopped, or if the placements are too many to list.
    """

    came = Signal(object)
    ended = Signal(bool)
    _sent = Signal(int, object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._number = 0
        self.running = False
        self._sent.connect(self._on_sent)

    def start(
        self, puzzle: Puzzle, formulations: Sequence[solver.Formulation], limits: solver.RunLimits
    ) -> None:
        """Begin a run in place of the one before."""
        self.stop()
        self._number += 1
        self.running = True
        send = partial(self._sent.emit, self._number)
        self._jobs.submit(
            lambda stop: _work(puzzle, formulations, limits, send, stop),
            lambda _: self._end(done=True),
            self._on_failed,
            replaces=self,
        )

    def stop(self) -> None:
        """End the run; a process that is running is killed."""
        if self.running:
            self._jobs.cancel(self)
            self._end(done=False)

    def close(self) -> None:
        """Stop, and accept no more work."""
        self.stop()
        self._jobs.close()

    def _on_sent(self, number: int, result: LabResult) -> None:
        if number == self._number and self.running:
            self.came.emit(result)

    def _on_failed(self, error: BaseException) -> None:
        self._end(done=False)
        if not isinstance(error, solver.CutShortError):
            raise error

    def _end(self, *, done: bool) -> None:
        self.running = False
        self.ended.emit(done)


def _work(
    puzzle: Puzzle,
    formulations: Sequence[solver.Formulation],
    limits: solver.RunLimits,
    send: Callable[[LabResult], None],
    stop: Stop,
) -> None:
    laboratory = solver.Laboratory(puzzle, solver.Control(stop=stop))
    send(laboratory)
    with suppress(solver.CutShortError):
        for step in laboratory.levels(solver.Control(limits.seconds or _MOST_LEVEL_SECONDS, stop)):
            send(step)
    send(None)
    for run in laboratory.runs(formulations, limits, stop):
        send(run)
