"""The table that ``shikaku lab`` prints for a puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from shikaku_gui import solver
from shikaku_gui.cli.lab_summary import aligned_lines
from shikaku_gui.cli.terminal_texts import decimal_text, named
from shikaku_gui.i18n import N_, _
from shikaku_gui.texts import as_message

_MEBIBYTE = 2**20
_HEADINGS = (
    N_("formulation"),
    N_("verdict"),
    #: A heading: times of a formulation in the laboratory.
    N_("cold ms"),
    #: A heading: by how much the runs before it differ.
    N_("spread"),
    #: A heading: times of a formulation in the laboratory.
    N_("warm ms"),
    #: A heading: by how much the runs before it differ.
    N_("spread"),
    #: A heading: times of a formulation in the laboratory.
    N_("build"),
    #: A heading: times of a formulation in the laboratory.
    N_("solve"),
    #: A heading: times of a formulation in the laboratory.
    N_("prove"),
    N_("variables"),
    N_("constraints"),
    N_("nodes"),
    "MiB",
)
_VERDICTS = {
    solver.Verdict.UNIQUE: N_("unique"),
    solver.Verdict.MULTIPLE: N_("multiple"),
    solver.Verdict.INFEASIBLE: N_("infeasible"),
    solver.Verdict.SOLVED: N_("solved"),
    solver.Verdict.UNDECIDED: N_("undecided"),
    solver.Verdict.UNSUPPORTED: N_("unsupported"),
    solver.Verdict.TIME_LIMIT: N_("time limit"),
    solver.Verdict.MEMORY_LIMIT: N_("memory limit"),
    solver.Verdict.CRASHED: N_("crashed"),
    solver.Verdict.WRONG: N_("wrong"),
}


class LabPuzzle(solver.LabRecord):
    """A puzzle and the runs on it, to be printed."""

    def text(self) -> str:
        """Return the tables to read."""
        puzzle = self.laboratory.puzzle
        heading = _("{size}, clues: {clues}, placements: {placements}, listed in {time} ms").format(
            size=f"{puzzle.rows} x {puzzle.cols}",
            clues=len(puzzle.clues),
            placements=self.placements,
            time=_milliseconds(self.laboratory.seconds_listing),
        )
        lines = [named(self.name, heading)]
        lines += aligned_lines([[*map(_, _HEADINGS)], *map(self._row, self.runs)])
        notes = [run for run in self.runs if run.outcome.note]
        lines += [named(run.formulation.name, as_message(run.outcome.note).say()) for run in notes]
        if not self.agree:
            lines.append(_("Proofs contradict each other. This is a bug in Shikaku."))
        if self.levels is not None:
            rows = [[_("level"), _("left"), _("removed")]]
            for each in self.levels:
                removed = _("contradiction") if each.contradiction else str(len(each.removed))
                rows.append([each.level.value, str(each.left), removed])
            lines += aligned_lines(rows)
        return "\n".join(lines) + "\n\n"

    def _row(self, run: solver.FormulationRun) -> list[str]:
        outcome = run.outcome
        seconds = (
            run.cold,
            run.cold_spread if len(run.colds) > 1 else None,
            run.typical if run.warm else None,
            run.spread if len(run.warm) > 1 else None,
        )
        parts = (outcome.seconds_build, outcome.seconds_solve, outcome.seconds_prove)
        counts = (outcome.variables, outcome.constraints, outcome.nodes)
        return [
            run.formulation.name,
            self._verdict(run),
            *map(_milliseconds, (*seconds, *parts)),
            *(str(number) for number in counts),
            str(run.peak_memory // _MEBIBYTE),
        ]

    def _verdict(self, run: solver.FormulationRun) -> str:
        """Return the verdict, and whether it is only a claim, or one that a proof contradicts."""
        verdict = _(_VERDICTS[run.outcome.verdict])
        if self.contradicts(run):
            return _("{verdict} (false claim)").format(verdict=verdict)
        if self.is_claim(run):
            return _("{verdict} (claim)").format(verdict=verdict)
        return verdict


def known_levels(
    laboratory: solver.Laboratory, seconds: float | None
) -> tuple[solver.LevelStep, ...]:
    """Return what the levels leave, as many of them as the time allows."""
    steps: list[solver.LevelStep] = []
    with suppress(solver.CutShortError):
        steps.extend(laboratory.levels(solver.Control(seconds)))
    return tuple(steps)


def sources(formulations: Iterable[solver.Formulation]) -> str:
    """Return the list of formulations, where each comes from and what its verdicts rest on."""
    text = _("{name}\n  source: {source}\n  proves: {proves}\n")
    return "".join(
        text.format(name=each.name, source=each.source.say(), proves=each.proves.say())
        for each in formulations
    )


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else decimal_text(f"{seconds * 1000:.2f}")
