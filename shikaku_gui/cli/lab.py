"""``shikaku lab``: the formulations of the literature, side by side on puzzles."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from shikaku_gui import solver
from shikaku_gui.cli import lab_table, parallel_work, puzzle_input, report_runner, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, count
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.lab_summary import SizedTime, sized_times, summary
from shikaku_gui.cli.lab_table import LabPuzzle
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_, _

_NAMES = [each.name for each in solver.FORMULATIONS]
_SECONDS = 60.0
_MEBIBYTE = 2**20
_LIMITS = (
    solver.Verdict.TIME_LIMIT,
    solver.Verdict.MEMORY_LIMIT,
    solver.Verdict.CRASHED,
    solver.Verdict.WRONG,
)
_OUTPUT_HELP = {
    "csv": N_("print a row for each run"),
    "json": N_("print one JSON object a line, for each puzzle"),
}


@dataclass(frozen=True)
class LabReport(Report):
    """The report on a puzzle, and its times for the summary."""

    times: tuple[SizedTime, ...] = ()


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all files."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.list:
        print(lab_table.sources(solver.FORMULATIONS), end="")
        return ExitStatus.OK
    if not options.files:
        parser.error(_("a FILE is needed, or --list"))
    if options.output == "csv":
        print(solver.csv_head(levels=options.levels), end="")
    times: list[SizedTime] = []

    def note(report: Report) -> None:
        if isinstance(report, LabReport) and options.output == "text":  # only that has a summary
            times.extend(report.times)

    status = report_runner.print_all(options, _report, note)
    if options.output == "text" and times:
        print(summary(times, options.formulations), end="")
    return status


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku lab",
        description=_(
            "Run formulations from the literature on puzzles and compare them. "
            "Each runs in a process of its own; times are its processor times, and solutions are "
            "checked by the rules."
        ),
        epilog=_(
            "Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, "
            "4 limit reached."
        ),
    )
    add = parser.add_argument
    add("files", nargs="*", metavar="FILE", help=_(puzzle_input.INPUT_HELP))
    add("--list", action="store_true", help=_("print the formulations, their sources and proofs"))
    add(
        "--formulations",
        type=_formulations,
        default=tuple(_NAMES),
        metavar="LIST",
        help=_("their names, separated by commas, or all (default: all)"),
    )
    puzzle_input.add_index(parser)
    add(
        "--repeat",
        type=count,
        default=4,
        metavar="N",
        help=_("run each N times: the first is cold, the others are warm (default: 4)"),
    )
    add(
        "--processes",
        type=count,
        default=1,
        metavar="P",
        help=_("do that in P processes one after the other, for P cold runs (default: 1)"),
    )
    add_time_limit(parser, N_("seconds for each run (default: %(default)g)"), _SECONDS)
    add(
        "--memory-limit",
        type=count,
        metavar="MB",
        help=_("the most memory for each process, in MiB (Linux only)"),
    )
    add("--levels", action="store_true", help=_("add what each of Simonis' levels leaves"))
    output = parser.add_mutually_exclusive_group()
    for name, text in _OUTPUT_HELP.items():
        output.add_argument(
            f"--{name}", action="store_const", const=name, dest="output", help=_(text)
        )
    parser.set_defaults(output="text")
    parallel_work.add_options(parser, 1, N_("1, because runs side by side slow each other down"))
    return parser


def _formulations(text: str) -> tuple[str, ...]:
    """Return the names of the formulations in an argument.

    Raises:
        ArgumentTypeError: there is no such formulation.
    """
    if text == "all":
        return tuple(_NAMES)
    wanted = dict.fromkeys(text.split(","))
    unknown = [name for name in wanted if name not in _NAMES]
    if unknown:
        wrong = _("there is no formulation {name}; there are: {names}")
        raise argparse.ArgumentTypeError(
            wrong.format(name=repr(unknown[0]), names=", ".join(_NAMES))
        )
    return tuple(wanted)


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    seconds = options.time_limit
    try:
        laboratory = solver.Laboratory(game.puzzle, solver.Control(seconds))
    except solver.CutShortError:
        reason = _("listing its rectangles took too long")
        raise CommandError(named(name, reason), ExitStatus.LIMIT) from None
    memory = options.memory_limit and options.memory_limit * _MEBIBYTE
    wanted = [each for each in solver.FORMULATIONS if each.name in options.formulations]
    limits = solver.RunLimits(options.repeat, seconds, memory, options.processes)
    runs = {run.formulation.name: run for run in laboratory.runs(_rotation(wanted, name), limits)}
    done = LabPuzzle(
        name,
        laboratory,
        tuple(runs[each] for each in options.formulations),
        lab_table.known_levels(laboratory, seconds) if options.levels else None,
        limits,
    )
    return LabReport(
        _output_text(done, options.output),
        _exit_status(done),
        times=sized_times(done),
    )


def _output_text(done: LabPuzzle, output: str) -> str:
    if output == "json":
        return json.dumps(done.json()) + "\n"
    shown = replace(done, name=streams.escape_controls(done.name))
    return shown.csv() if output == "csv" else shown.text()


def _rotation(formulations: Sequence[solver.Formulation], name: str) -> list[solver.Formulation]:
    """Return the formulations from another one on for each puzzle, by its name."""
    start = crc32(name.encode("utf-8", "surrogateescape")) % len(formulations)
    return [*formulations[start:], *formulations[:start]]


def _exit_status(done: LabPuzzle) -> ExitStatus:
    if done.proved is solver.Verdict.INFEASIBLE:
        return ExitStatus.NO_SOLUTION
    if any(run.outcome.verdict in _LIMITS for run in done.runs) or not done.agree:
        return ExitStatus.LIMIT
    return ExitStatus.OK
