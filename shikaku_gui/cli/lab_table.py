"""What ``shikaku lab`` prints of a puzzle: a table, rows of CSV, or JSON."""

import csv
import io
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from shikaku_gui.cli.lab_summary import SETTLED, aligned
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.solver import (
    Control,
    CutShortError,
    Formulation,
    FormulationRun,
    Laboratory,
    LevelStep,
    ReasoningLevel,
    Verdict,
)

_MEBIBYTE = 2**20
_PUZZLE_COLUMNS = ("file", "rows", "cols", "rooms", "placements", "seconds_listing")
_RUN_COLUMNS = (
    "formulation", "verdict", "proved", "solutions", "seconds_cold", "seconds_warm", "spread",
    "seconds_load", "seconds_build", "seconds_solve", "seconds_prove",
    "variables", "constraints", "nodes", "peak_memory", "note",
)  # fmt: skip
_HEADINGS = (
    "formulation", "verdict", "cold ms", "warm ms", "spread", "build", "solve", "prove",
    "variables", "constraints", "nodes", "MiB",
)  # fmt: skip


@dataclass(frozen=True)
class LabPuzzle:
    """A puzzle, the runs on it, and what the levels leave where that is wanted."""

    name: str
    laboratory: Laboratory
    runs: tuple[FormulationRun, ...]
    levels: tuple[LevelStep, ...] | None = None

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
        """What is proved of the number of solutions, if anything is and no proof contradicts it."""
        return min(self._settled) if len(self._settled) == 1 else None

    @property
    def _placements(self) -> int:
        return sum(map(len, self.laboratory.placements))

    def text(self) -> str:
        """Return the tables to read."""
        puzzle = self.laboratory.puzzle
        heading = (
            f"{escape_controls(self.name)}: {puzzle.rows} x {puzzle.cols}, "
            f"{len(puzzle.clues)} rooms, {self._placements} placements listed in "
            f"{_milliseconds(self.laboratory.seconds_listing)} ms"
        )
        lines = [heading, *aligned([_HEADINGS, *map(self._row, self.runs)])]
        notes = [run for run in self.runs if run.outcome.note]
        lines += [f"{run.formulation.name}: {run.outcome.note}" for run in notes]
        if not self.agree:
            lines.append("Proofs contradict each other: this is an error of the program.")
        if self.levels is not None:
            figures = [[each.level.value, *map(str, _figures(each))] for each in self.levels]
            lines += aligned([["level", "left", "removed"], *figures])
        return "\n".join(lines) + "\n\n"

    def _row(self, run: FormulationRun) -> list[str]:
        outcome = run.outcome
        seconds = (run.cold, run.typical if run.warm else None, run.spread if run.warm else None)
        parts = (outcome.seconds_build, outcome.seconds_solve, outcome.seconds_prove)
        counts = (outcome.variables, outcome.constraints, outcome.nodes)
        return [
            run.formulation.name,
            self._verdict(run),
            *map(_milliseconds, (*seconds, *parts)),
            *(str(number) for number in counts),
            str(run.peak_memory // _MEBIBYTE),
        ]

    def _verdict(self, run: FormulationRun) -> str:
        """Return the verdict, and whether it is only a claim, or one that a proof contradicts."""
        verdict = run.outcome.verdict
        if run.outcome.proved or verdict not in SETTLED:
            return verdict.value
        if self.proved is not None and verdict is not self.proved:
            return f"{verdict.value} (false claim)"
        return f"{verdict.value} (claim)"

    def csv(self) -> str:
        """Return a row for each run; see :func:`csv_columns`."""
        puzzle = self.laboratory.puzzle
        of_puzzle = (
            self.name, puzzle.rows, puzzle.cols, len(puzzle.clues), self._placements,
            self.laboratory.seconds_listing,
        )  # fmt: skip
        left = {each.level: each.left for each in self.levels or ()}
        levels = [left.get(level) for level in ReasoningLevel] if self.levels is not None else []
        return "".join(csv_line([*of_puzzle, *_csv_values(run), *levels]) for run in self.runs)

    def json(self) -> dict[str, object]:
        """Return the object that ``docs/schemas/lab.json`` describes."""
        puzzle = self.laboratory.puzzle
        return {
            "file": self.name,
            "rows": puzzle.rows,
            "cols": puzzle.cols,
            "rooms": len(puzzle.clues),
            "placements": self._placements,
            "seconds_listing": self.laboratory.seconds_listing,
            "proved": self.proved and self.proved.value,
            "agree": self.agree,
            "runs": list(map(_run_as_json, self.runs)),
            "levels": None if self.levels is None else list(map(_level_as_json, self.levels)),
        }


def known_levels(laboratory: Laboratory, seconds: float | None) -> tuple[LevelStep, ...]:
    """Return what the levels leave, as many of them as the time allows."""
    steps: list[LevelStep] = []
    with suppress(CutShortError):
        steps.extend(laboratory.levels(Control(seconds)))
    return tuple(steps)


def csv_columns(*, levels: bool) -> Sequence[str]:
    """Return the names of the columns; those of the levels hold the variables left."""
    names = [level.value for level in ReasoningLevel] if levels else []
    return [*_PUZZLE_COLUMNS, *_RUN_COLUMNS, *names]


def csv_line(values: Iterable[object]) -> str:
    """Return a line of CSV."""
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(values)
    return line.getvalue()


def sources(formulations: Iterable[Formulation]) -> str:
    """Return the list of formulations, where each comes from and what its verdicts rest on."""
    return "".join(
        f"{each.name}\n  source: {each.source}\n  proves: {each.proves}\n" for each in formulations
    )


def _csv_values(run: FormulationRun) -> list[object]:
    outcome = run.outcome
    return [
        run.formulation.name, outcome.verdict.value, outcome.proved, len(outcome.solutions),
        run.cold, run.typical if run.warm else "", run.spread if run.warm else "",
        run.seconds_load, outcome.seconds_build, outcome.seconds_solve, outcome.seconds_prove,
        outcome.variables, outcome.constraints, outcome.nodes, run.peak_memory, outcome.note,
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
        "note": outcome.note,
        "values": outcome.values,
    }


def _level_as_json(step: LevelStep) -> dict[str, object]:
    return {
        "level": step.level.value,
        "left": step.left,
        "removed": step.removed,
        "contradiction": step.contradiction,
    }


def _figures(step: LevelStep) -> tuple[object, object]:
    return step.left, "contradiction" if step.contradiction else len(step.removed)


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds * 1000:.2f}"
