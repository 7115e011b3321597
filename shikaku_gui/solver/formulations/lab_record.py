"""The results for a puzzle in the laboratory, as rows of CSV or as JSON."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from shikaku_gui.csv_cells import harmless_cell
from shikaku_gui.solver.formulations.formulation import Verdict
from shikaku_gui.solver.formulations.laboratory import (
    DEFAULT_LIMITS,
    FormulationRun,
    Laboratory,
    RunLimits,
)
from shikaku_gui.solver.formulations.provenance import origin_of_figures
from shikaku_gui.solver.formulations.reasoning_levels import LevelStep
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel

SETTLED = (Verdict.UNIQUE, Verdict.MULTIPLE, Verdict.INFEASIBLE)
"""The verdicts that say how many solutions there are."""

_PUZZLE_COLUMNS = ("file", "rows", "cols", "rooms", "placements", "seconds_listing")
_RUN_COLUMNS = (
    "formulation", "verdict", "proved", "solutions", "seconds_cold", "cold_spread", "seconds_warm",
    "spread",
    "seconds_load", "seconds_build", "seconds_solve", "seconds_prove",
    "variables", "constraints", "nodes", "peak_memory", "note",
)  # fmt: skip


@dataclass(frozen=True)
class LabRecord:
    """A puzzle, the runs on it and their limits, and what the levels leave where that is wanted."""

    name: str
    laboratory: Laboratory
    runs: tuple[FormulationRun, ...]
    levels: tuple[LevelStep, ...] | None = None
    limits: RunLimits = DEFAULT_LIMITS

    @cached_property
    def _settled(self) -> set[Verdict]:
        """The proved verdicts on the number of solutions."""
        outcomes = [run.outcome for run in self.runs]
        return {each.verdict for each in outcomes if each.proved and each.verdict in SETTLED}

    @property
    def agree(self) -> bool:
        """Whether no two proofs contradict each other."""
        return len(self._settled) < 2

    @property
    def proved(self) -> Verdict | None:
        """The proved number of solutions, if there is a proof and none contradicts it."""
        return min(self._settled) if len(self._settled) == 1 else None

    @property
    def placements(self) -> int:
        """The number of placements."""
        return sum(map(len, self.laboratory.placements))

    def is_claim(self, run: FormulationRun) -> bool:
        """Tell whether a verdict on the number of solutions is not proved by its run."""
        return run.outcome.verdict in SETTLED and not run.outcome.proved

    def contradicts(self, run: FormulationRun) -> bool:
        """Tell whether a claim is contradicted by a proof of another run."""
        wrong = self.proved is not None and run.outcome.verdict is not self.proved
        return self.is_claim(run) and wrong

    def csv(self) -> str:
        """Return a row for each run; see :func:`csv_head`."""
        puzzle = self.laboratory.puzzle
        of_puzzle = (
            harmless_cell(self.name), puzzle.rows, puzzle.cols, len(puzzle.clues),
            self.placements, self.laboratory.seconds_listing,
        )  # fmt: skip
        left = {each.level: each.left for each in self.levels or ()}
        levels = [left.get(level) for level in ReasoningLevel] if self.levels is not None else []
        origin = origin_of_figures(self.limits).values()
        return "".join(
            _csv_line([*of_puzzle, *_csv_values(run), *levels, *origin]) for run in self.runs
        )

    def json(self) -> dict[str, object]:
        """Return the object that ``docs/schemas/lab.json`` describes."""
        puzzle = self.laboratory.puzzle
        return {
            "file": self.name,
            "rows": puzzle.rows,
            "cols": puzzle.cols,
            "rooms": len(puzzle.clues),
            "placements": self.placements,
            "seconds_listing": self.laboratory.seconds_listing,
            "proved": self.proved and self.proved.value,
            "agree": self.agree,
            "runs": list(map(_run_as_json, self.runs)),
            "levels": None if self.levels is None else list(map(_level_as_json, self.levels)),
            "provenance": origin_of_figures(self.limits),
        }


def csv_head(*, levels: bool) -> str:
    """Return the names of the columns; those of the levels hold the variables left."""
    names = [level.value for level in ReasoningLevel] if levels else []
    return _csv_line([*_PUZZLE_COLUMNS, *_RUN_COLUMNS, *names, *origin_of_figures(DEFAULT_LIMITS)])


def _csv_line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(values)
    return line.getvalue()


def _csv_values(run: FormulationRun) -> list[object]:
    outcome = run.outcome
    return [
        run.formulation.name, outcome.verdict.value, outcome.proved, len(outcome.solutions),
        run.cold, run.cold_spread, run.typical if run.warm else "", run.spread if run.warm else "",
        run.seconds_load, outcome.seconds_build, outcome.seconds_solve, outcome.seconds_prove,
        outcome.variables, outcome.constraints, outcome.nodes, run.peak_memory, str(outcome.note),
    ]  # fmt: skip


def _run_as_json(run: FormulationRun) -> dict[str, object]:
    outcome = run.outcome
    return {
        "formulation": run.formulation.name,
        "verdict": outcome.verdict.value,
        "proved": outcome.proved,
        "solutions": outcome.solutions,
        "seconds": {
            "cold": run.cold,
            "colds": run.colds,
            "warm": run.warm,
            "load": run.seconds_load,
            "build": outcome.seconds_build,
            "solve": outcome.seconds_solve,
            "prove": outcome.seconds_prove,
        },
        "variables": outcome.variables,
        "constraints": outcome.constraints,
        "nodes": outcome.nodes,
        "peak_memory": run.peak_memory,
        "note": str(outcome.note),
        "values": outcome.values,
    }


def _level_as_json(step: LevelStep) -> dict[str, object]:
    return {
        "level": step.level.value,
        "left": step.left,
        "removed": step.removed,
        "contradiction": step.contradiction,
    }
