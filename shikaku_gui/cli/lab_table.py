"""What ``shikaku lab`` prints of a puzzle: a table to read."""

from collections.abc import Iterable
from contextlib import suppress

from shikaku_gui.cli.lab_summary import aligned
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.solver import (
    Control,
    CutShortError,
    Formulation,
    FormulationRun,
    Laboratory,
    LabRecord,
    LevelStep,
)

_MEBIBYTE = 2**20
_HEADINGS = (
    "formulation", "verdict", "cold ms", "warm ms", "spread", "build", "solve", "prove",
    "variables", "constraints", "nodes", "MiB",
)  # fmt: skip


class LabPuzzle(LabRecord):
    """A puzzle and the runs on it, to be printed."""

    def text(self) -> str:
        """Return the tables to read."""
        puzzle = self.laboratory.puzzle
        heading = (
            f"{escape_controls(self.name)}: {puzzle.rows} x {puzzle.cols}, "
            f"clues: {len(puzzle.clues)}, placements: {self.placements}, listed in "
            f"{_milliseconds(self.laboratory.seconds_listing)} ms"
        )
        lines = [heading, *aligned([_HEADINGS, *map(self._row, self.runs)])]
        notes = [run for run in self.runs if run.outcome.note]
        lines += [f"{run.formulation.name}: {run.outcome.note}" for run in notes]
        if not self.agree:
            lines.append("Proofs contradict each other. This is a bug in Shikaku.")
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
        verdict = run.outcome.verdict.value
        if self.contradicts(run):
            return f"{verdict} (false claim)"
        return f"{verdict} (claim)" if self.is_claim(run) else verdict


def known_levels(laboratory: Laboratory, seconds: float | None) -> tuple[LevelStep, ...]:
    """Return what the levels leave, as many of them as the time allows."""
    steps: list[LevelStep] = []
    with suppress(CutShortError):
        steps.extend(laboratory.levels(Control(seconds)))
    return tuple(steps)


def sources(formulations: Iterable[Formulation]) -> str:
    """Return the list of formulations, where each comes from and what its verdicts rest on."""
    return "".join(
        f"{each.name}\n  source: {each.source}\n  proves: {each.proves}\n" for each in formulations
    )


def _figures(step: LevelStep) -> tuple[object, object]:
    return step.left, "contradiction" if step.contradiction else len(step.removed)


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds * 1000:.2f}"
