"""Runs formulations on a puzzle, each in a process of its own that can be killed.

The placements are listed once, and that time is kept apart. In its process a formulation is run
several times: the first run is cold, the others are warm. Loading OR-Tools counts in neither. For
several cold runs, that is done in as many processes, one after the other.
Times are processor times; the limits of time are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import monotonic, thread_time
from typing import NamedTuple

from shikaku_gui.child_processes import can_run_modules
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements, placements
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.formulations.catalogue import FORMULATIONS
from shikaku_gui.solver.formulations.formulation import Formulation, RunOutcome, Verdict
from shikaku_gui.solver.formulations.reasoning_levels import LevelStep, level_steps
from shikaku_gui.solver.formulations.run_worker import (
    load_modules,
    outcome_of,
    outcomes_of,
    repeat_run,
)
from shikaku_gui.solver.process_memory import resident_size
from shikaku_gui.solver.search.subprocess_worker import UnavailableError, run_in_subprocess
from shikaku_gui.texts import make_message

_GRACE_SECONDS = 0.5
"""How much longer than its limit a run may take before its process is killed."""

_QUICK_SECONDS = 0.05

_START_SECONDS = 60.0
"""How long a process may take to start and to load OR-Tools."""


class RunLimits(NamedTuple):
    """How often a formulation is run in each of how many processes, and the limits of each run.

    Memory is the size of its process, in bytes; it is watched where the system tells it (Linux).
    """

    repeat: int = 1
    seconds: float | None = None
    memory: int | None = None
    processes: int = 1


DEFAULT_LIMITS = RunLimits()


@dataclass(frozen=True)
class FormulationRun:
    """The runs of a formulation on a puzzle; times are seconds of processor time.

    ``outcome`` is the outcome of the first run. ``colds`` are the times of the first run in each
    process, those that a limit ended included, and ``warm`` those of all others.
    ``seconds_load`` is the time it took to import OR-Tools, for the first time. ``peak_memory`` is
    that of the largest process in bytes, with Python and OR-Tools; 0 where it is not known.
    """

    formulation: Formulation
    outcome: RunOutcome
    warm: tuple[float, ...] = ()
    seconds_load: float = 0.0
    peak_memory: int = 0
    colds: tuple[float, ...] = ()

    @property
    def cold(self) -> float:
        """The median of the cold runs."""
        return median(self.colds or (self.outcome.seconds,))

    @property
    def cold_spread(self) -> float:
        """The difference between the slowest and the fastest of the cold runs."""
        return max(self.colds) - min(self.colds) if self.colds else 0.0

    @property
    def typical(self) -> float:
        """The median of the warm runs, or of the cold ones where there are no others."""
        return median(self.warm) if self.warm else self.cold

    @property
    def spread(self) -> float:
        """The difference between the slowest and the fastest of the warm runs."""
        return max(self.warm) - min(self.warm) if self.warm else 0.0


class _Runs(NamedTuple):
    """The outcomes of the runs of a formulation, at least one, and what its process took."""

    outcomes: list[RunOutcome]
    seconds_load: float
    peak_memory: int = 0


class Laboratory:
    """A puzzle to run formulations on; ``seconds_listing`` is what listing placements takes.

    A listing that is quick is timed a second time, because the first also imports modules.

    Raises:
        CutShortError: a limit was reached, or there are too many placements to list.
    """

    def __init__(self, puzzle: Puzzle, control: Control | None = None) -> None:
        self.puzzle = puzzle
        self.seconds_listing = 0.0
        self.placements: Placements = self._list_placements(control)
        if self.seconds_listing < _QUICK_SECONDS:
            self._list_placements(control)

    def _list_placements(self, control: Control | None) -> Placements:
        started = thread_time()
        listed = placements(self.puzzle, control)
        self.seconds_listing = thread_time() - started
        return listed

    def runs(
        self,
        formulations: Iterable[Formulation] = FORMULATIONS,
        limits: RunLimits = DEFAULT_LIMITS,
        stop: Stop | None = None,
    ) -> Iterator[FormulationRun]:
        """Yield the runs of each formulation as soon as they have ended.

        Raises:
            CutShortError: it was stopped; the process has been killed.
        """
        for formulation in formulations:
            yield self._run(formulation, limits, stop)

    def levels(self, control: Control | None = None) -> Iterator[LevelStep]:
        """Yield what each of Simonis' levels of reasoning leaves.

        Raises:
            CutShortError: a limit was reached.
        """
        return level_steps(self.puzzle, self.placements, control)

    def _run(
        self, formulation: Formulation, limits: RunLimits, stop: Stop | None
    ) -> FormulationRun:
        done: list[_Runs] = []
        if can_run_modules():
            with suppress(UnavailableError):
                done.extend(
                    self._run_apart(formulation, limits, _Watch(limits, stop))
                    for _ in range(max(1, limits.processes))
                )
        done = done or [self._run_here(formulation, limits, stop)]
        return FormulationRun(
            formulation,
            done[0].outcomes[0],
            tuple(outcome.seconds for each in done for outcome in each.outcomes[1:]),
            done[0].seconds_load,
            max(each.peak_memory for each in done),
            tuple(each.outcomes[0].seconds for each in done),
        )

    def _run_apart(self, formulation: Formulation, limits: RunLimits, watch: _Watch) -> _Runs:
        puzzle = self.puzzle
        clues = [
            (*cell, area, shape and shape.value)
            for cell, area in puzzle.clues.items()
            for shape in [puzzle.shapes.get(cell)]
        ]
        size = (puzzle.rows, puzzle.cols)
        arguments = (formulation.name, size, clues, max(1, limits.repeat), limits.seconds)
        seconds_load, peak = 0.0, 0
        outcomes: list[RunOutcome] = []
        try:
            for item in run_in_subprocess(
                repeat_run,
                self.placements,
                Control(stop=watch.over),
                arguments,
                needs_cp_sat=False,
                on_start=watch.begin,
            ):
                watch.next_run()
                if len(item) == 1:
                    (seconds_load,) = item
                    continue
                values, peak = item
                outcomes.append(outcome_of(values))
        except CutShortError:
            if watch.stopped:
                raise
            outcomes = outcomes or [watch.outcome()]
        return _Runs(outcomes, seconds_load, max(peak, watch.peak))

    def _run_here(self, formulation: Formulation, limits: RunLimits, stop: Stop | None) -> _Runs:
        """Run in this process, where no other can be started; a stop may take longer."""
        seconds_load = load_modules(formulation)
        outcomes: list[RunOutcome] = []
        make_control = partial(Control, limits.seconds, stop)
        repeat = max(1, limits.repeat)
        for each in outcomes_of(formulation, self.puzzle, self.placements, repeat, make_control):
            outcomes.append(each)
            if stop is not None and stop():
                raise CutShortError
        return _Runs(outcomes, seconds_load)


class _Watch:
    """Watches the time and the memory of a process, and the caller's stop."""

    def __init__(self, limits: RunLimits, stop: Stop | None) -> None:
        self._limits = limits
        self._stop = stop
        self._process = 0
        self._begun = monotonic()
        self._allowed = _START_SECONDS
        self.peak = 0
        self.stopped = False
        self._verdict: Verdict | None = None

    def begin(self, process: int) -> None:
        """Take the id of the process."""
        self._process = process

    def next_run(self) -> None:
        """Note that the process begins a run."""
        self._begun = monotonic()
        seconds = self._limits.seconds
        self._allowed = float("inf") if seconds is None else seconds + _GRACE_SECONDS

    def over(self) -> bool:
        """Tell whether the process must end; the reason is kept."""
        if self._stop is not None and self._stop():
            self.stopped = True
        elif monotonic() - self._begun > self._allowed:
            self._verdict = Verdict.TIME_LIMIT
        elif self._limits.memory is not None and self._process:
            self.peak = max(self.peak, resident_size(self._process))
            if self.peak > self._limits.memory:
                self._verdict = Verdict.MEMORY_LIMIT
        return self.stopped or self._verdict is not None

    def outcome(self) -> RunOutcome:
        """Return the outcome of a run whose process has ended without one."""
        seconds = monotonic() - self._begun
        if self._verdict is not None:
            return RunOutcome(
                self._verdict,
                seconds_solve=seconds,
                note=make_message(N_("its process was killed")),
            )
        note = make_message(N_("its process ended without an answer"))
        return RunOutcome(Verdict.CRASHED, seconds_solve=seconds, note=note)
