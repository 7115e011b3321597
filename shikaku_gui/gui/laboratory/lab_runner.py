"""Runs formulations on a puzzle on the worker thread, and tells each result as it comes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Control, CutShortError, Formulation, Laboratory, RunLimits

_MOST_LEVEL_SECONDS = 60.0


class LabRunner(QObject):
    """One run at a time; what an earlier one still sends is dropped.

    ``listed`` is emitted with the :class:`.Laboratory` of the puzzle, ``levelled`` with each
    :class:`.LevelStep` and ``ran`` with each :class:`.FormulationRun`; ``running_began`` comes
    before the first of these, with the laboratory. ``ended`` tells whether all is done: not if it
    was stopped, or if the placements are too many to list.
    """

    listed = Signal(object)
    levelled = Signal(object)
    running_began = Signal(object)
    ran = Signal(object)
    ended = Signal(bool)
    _sent = Signal(int, str, object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._number = 0
        self._running = False
        self._sent.connect(self._take)

    @property
    def running(self) -> bool:
        """Whether a run has not ended."""
        return self._running

    def start(self, puzzle: Puzzle, formulations: Sequence[Formulation], limits: RunLimits) -> None:
        """Begin a run in place of the one before."""
        self.stop()
        self._number += 1
        self._running = True
        send = partial(self._sent.emit, self._number)
        self._jobs.submit(
            lambda stop: _work(puzzle, formulations, limits, send, stop),
            lambda _: self._end(done=True),
            self._failed,
            replaces=self,
        )

    def stop(self) -> None:
        """End the run; a process that is running is killed."""
        if self._running:
            self._jobs.cancel(self)
            self._end(done=False)

    def close(self) -> None:
        """Stop, and accept no more work."""
        self.stop()
        self._jobs.close()

    def _take(self, number: int, name: str, result: object) -> None:
        if number == self._number and self._running:
            signals = {
                "listed": self.listed,
                "levelled": self.levelled,
                "running_began": self.running_began,
                "ran": self.ran,
            }
            signals[name].emit(result)

    def _failed(self, error: BaseException) -> None:
        self._end(done=False)
        if not isinstance(error, CutShortError):
            raise error

    def _end(self, *, done: bool) -> None:
        self._running = False
        self.ended.emit(done)


def _work(
    puzzle: Puzzle,
    formulations: Sequence[Formulation],
    limits: RunLimits,
    send: partial[None],
    stop: Stop,
) -> None:
    laboratory = Laboratory(puzzle, Control(stop=stop))
    send("listed", laboratory)
    with suppress(CutShortError):
        for step in laboratory.levels(Control(limits.seconds or _MOST_LEVEL_SECONDS, stop)):
            send("levelled", step)
    send("running_began", laboratory)
    for run in laboratory.runs(formulations, limits, stop):
        send("ran", run)
