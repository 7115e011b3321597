"""``shikaku grade``: how hard puzzles are, by the techniques a person needs."""

from __future__ import annotations

import argparse
import json

from shikaku_gui import solver
from shikaku_gui.cli import report_runner
from shikaku_gui.cli.arguments import Parser, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import decimal_text, listed, named
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.play import estimated_time_message, grade_name, technique_name

_WHY_NOT = {
    solver.Status.UNIQUE: N_("cannot be solved without search"),
    solver.Status.MULTIPLE: N_("has several solutions"),
    solver.Status.INFEASIBLE: N_("has no solution"),
    solver.Status.LIMIT: N_("cannot be solved without search, if at all"),
}
_NOT_UNIQUE = (solver.Status.MULTIPLE, solver.Status.INFEASIBLE)

_FIGURES = (
    "grade",
    "score",
    "score_per_clue",
    "hardest",
    "one_hard_moment",
    "steps",
    "techniques",
    "human_solvable",
    "expected_minutes",
)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    return report_runner.print_all(make_parser().parse_args(arguments), _report)


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    control = solver.Control(options.time_limit)
    text = _as_json if options.json else _line
    try:
        return Report(text(name, game.puzzle, control) + "\n")
    except solver.CutShortError:
        why = why_cut_short(options.time_limit, control)
    unknown = json.dumps({"file": name, **dict.fromkeys(_FIGURES)})
    line = unknown if options.json else named(escape_controls(name), why)
    return Report(line + "\n", ExitStatus.LIMIT)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku grade",
        description=_("Print a line for each puzzle: how hard it is, and what it takes."),
        epilog=_("Exit status: 0 graded, 2 bad input or usage, 4 limit reached."),
    )
    report_runner.add_arguments(parser, _("print one JSON object per line"))
    return parser


def _as_json(name: str, puzzle: Puzzle, control: solver.Control) -> str:
    graded = solver.grade(puzzle, stop=control.is_over)
    figures = {figure: getattr(graded, figure) for figure in _FIGURES}
    return json.dumps({"file": name, **figures, "techniques": dict(graded.techniques)})


def _line(name: str, puzzle: Puzzle, control: solver.Control) -> str:
    # Only puzzles with one solution have a grade; solving is much faster than grading.
    limit = min(solver.HINT_SEARCH_SECONDS, control.remaining)
    status = solver.solve(puzzle, time_limit=limit).status
    graded = None if status in _NOT_UNIQUE else solver.grade(puzzle, stop=control.is_over)
    if graded is None or not graded.human_solvable:
        why = _(_WHY_NOT[status])
        no_grade = _("no grade; {why}").format(why=why)
        return named(escape_controls(name), no_grade)
    return named(escape_controls(name), _figures(graded))


def _figures(graded: solver.Grade) -> str:
    score = _("score {score}, {each} per clue").format(
        score=decimal_text(str(graded.score)), each=decimal_text(str(graded.score_per_clue))
    )
    parts = [
        grade_name(graded).say(),
        score,
        ngettext("1 step", "{count} steps", graded.steps).format(count=graded.steps),
    ]
    if graded.hardest:
        moment = _("one hard moment: {technique}")
        text = moment if graded.one_hard_moment else _("hardest: {technique}")
        parts.append(text.format(technique=technique_name(solver.Technique(graded.hardest)).say()))
    if graded.what_ifs:
        parts.append(
            ngettext("needs what-if once", "needs what-if {count} times", graded.what_ifs).format(
                count=graded.what_ifs
            )
        )
    parts.append(estimated_time_message(graded.expected_seconds).say())
    return listed(parts)
