"""What ``shikaku lab`` prints of a puzzle: a table to read."""

from collections.abc import Iterable
from contextlib import suppress

from shikaku_gui.cli.lab_summary import aligned
from shikaku_gui.cli.language import decimal_text, named, said, terminal_marked, terminal_text
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.solver import (
    Control,
    CutShortError,
    Formulation,
    FormulationRun,
    Laboratory,
    LabRecord,
    LevelStep,
    Verdict,
)
from shikaku_gui.texts import as_message

_MEBIBYTE = 2**20
_HEADINGS = (
    terminal_marked("formulation"),
    terminal_marked("verdict"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("cold ms"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("warm ms"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("spread"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("build"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("solve"),
    #: A heading: times of a formulation in the laboratory.
    terminal_marked("prove"),
    terminal_marked("variables"),
    terminal_marked("constraints"),
    terminal_marked("nodes"),
    "MiB",
)
_VERDICTS = {
    Verdict.UNIQUE: terminal_marked("unique"),
    Verdict.MULTIPLE: terminal_marked("multiple"),
    Verdict.INFEASIBLE: terminal_marked("infeasible"),
    Verdict.SOLVED: terminal_marked("solved"),
    Verdict.UNDECIDED: terminal_marked("undecided"),
    Verdict.UNSUPPORTED: terminal_marked("unsupported"),
    Verdict.TIME_LIMIT: terminal_marked("time limit"),
    Verdict.MEMORY_LIMIT: terminal_marked("memory limit"),
    Verdict.CRASHED: terminal_marked("crashed"),
    Verdict.WRONG: terminal_marked("wrong"),
}


class LabPuzzle(LabRecord):
    """A puzzle and the runs on it, to be printed."""

    def text(self) -> str:
        """Return the tables to read."""
        puzzle = self.laboratory.puzzle
        heading = terminal_text(
            "{size}, clues: {clues}, placements: {placements}, listed in {time} ms"
        ).format(
            size=f"{puzzle.rows} x {puzzle.cols}",
            clues=len(puzzle.clues),
            placements=self.placements,
            time=_milliseconds(self.laboratory.seconds_listing),
        )
        lines = [named(escape_controls(self.name), heading)]
        lines += aligned([[*map(terminal_text, _HEADINGS)], *map(self._row, self.runs)])
        notes = [run for run in self.runs if run.outcome.note]
        lines += [named(run.formulation.name, said(as_message(run.outcome.note))) for run in notes]
        if not self.agree:
            lines.append(terminal_text("Proofs contradict each other. This is a bug in Shikaku."))
        if self.levels is not None:
            figures = [[each.level.value, *map(str, _figures(each))] for each in self.levels]
            head = [terminal_text("level"), terminal_text("left"), terminal_text("removed")]
            lines += aligned([head, *figures])
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
        verdict = terminal_text(_VERDICTS[run.outcome.verdict])
        if self.contradicts(run):
            return terminal_text("{verdict} (false claim)").format(verdict=verdict)
        if self.is_claim(run):
            return terminal_text("{verdict} (claim)").format(verdict=verdict)
        return verdict


def known_levels(laboratory: Laboratory, seconds: float | None) -> tuple[LevelStep, ...]:
    """Return what the levels leave, as many of them as the time allows."""
    steps: list[LevelStep] = []
    with suppress(CutShortError):
        steps.extend(laboratory.levels(Control(seconds)))
    return tuple(steps)


def sources(formulations: Iterable[Formulation]) -> str:
    """Return the list of formulations, where each comes from and what its verdicts rest on."""
    text = terminal_text("{name}\n  source: {source}\n  proves: {proves}\n")
    return "".join(
        text.format(name=each.name, source=said(each.source), proves=said(each.proves))
        for each in formulations
    )


def _figures(step: LevelStep) -> tuple[object, object]:
    return step.left, terminal_text("contradiction") if step.contradiction else len(step.removed)


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else decimal_text(f"{seconds * 1000:.2f}")
