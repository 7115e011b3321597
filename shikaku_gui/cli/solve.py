"""``shikaku solve``: solve puzzles and draw them, or print the solutions as JSON."""

import argparse
import json

from shikaku_gui import solver
from shikaku_gui.cli import report_runner
from shikaku_gui.cli.arguments import Parser, count
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.terminal_texts import decimal_text
from shikaku_gui.cli.text_board import draw_board
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Board, Puzzle
from shikaku_gui.solver import Figures, Phase, SolveResult, Status, solve
from shikaku_gui.texts import Message

_MEBIBYTE = 2**20
_MEASUREMENTS = {"seconds", "peak_memory"}
"""What differs from run to run in the answer as JSON."""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all files."""
    return report_runner.print_all(make_parser().parse_args(arguments), _report)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku solve",
        description=_("Solve puzzles and draw the solved boards."),
        epilog=_(
            "Exit status (the worst of all files): 0 solved, 2 bad input or usage, "
            "3 no solution, 4 limit reached."
        ),
    )
    add = parser.add_argument
    add("--stats", action="store_true", help=_("add figures on the puzzle and the work"))
    add(
        "--max-solutions",
        type=count,
        default=2,
        metavar="N",
        help=_(
            "stop after this many solutions (default: 2, which tells whether there is only one)"
        ),
    )
    report_runner.add_arguments(parser, _("print each answer as one JSON object"))
    add(
        "--no-measurements",
        action="store_false",
        dest="measurements",
        help=_("JSON without times and memory: the same bytes on every run"),
    )
    return parser


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    puzzle = game.puzzle
    result = solve(puzzle, max_solutions=options.max_solutions, time_limit=options.time_limit)
    status = _exit_status(result, options.max_solutions)
    if options.json:
        head = {} if report_runner.is_lone(options, name) else {"file": name}
        values = head | _as_json(puzzle, result)
        if options.measurements:
            values["provenance"] = _provenance(options)
        else:
            values = {key: value for key, value in values.items() if key not in _MEASUREMENTS}
        return Report(json.dumps(values) + "\n", status)
    stats = _figures_table(puzzle, result) if options.stats else ""
    answer = _answer(puzzle, result, options.ascii_only)
    return Report(report_runner.heading(options, name) + answer + stats, status)


def _exit_status(result: SolveResult, max_solutions: int) -> ExitStatus:
    if result.status is Status.INFEASIBLE:
        return ExitStatus.NO_SOLUTION
    if result.status is Status.LIMIT and len(result.solutions) < max_solutions:
        return ExitStatus.LIMIT
    return ExitStatus.OK


def _as_json(puzzle: Puzzle, result: SolveResult) -> dict[str, object]:
    return {
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        **_figures_as_json(result),
        "status": result.status.value,
        "solutions": result.solutions,
        "problems": [*map(str, report_runner.problems(puzzle, result))],
        "seconds": {phase.value: seconds for phase, seconds in result.figures.seconds.items()},
    }


def _provenance(options: argparse.Namespace) -> dict[str, object]:
    """Return where the measurements come from; CP-SAT has one thread and its own seed."""
    return {
        **solver.versions_and_machine(),
        "max_solutions": options.max_solutions,
        "time_limit": options.time_limit,
        "threads": 1,
        "seeds": "default",
    }


def _answer(puzzle: Puzzle, result: SolveResult, ascii_only: bool) -> str:
    """Draw the first solution and say what is known of others."""
    lines = [_verdict(result), *map(Message.say, report_runner.problems(puzzle, result))]
    if result.solutions:
        lines.insert(0, draw_board(Board(puzzle, result.solutions[0]), ascii_only=ascii_only))
    return "\n".join(lines) + "\n"


def _verdict(result: SolveResult) -> str:
    match result.status:
        case Status.UNIQUE:
            return _("This is the only solution.")
        case Status.MULTIPLE:
            return _several(result)
        case Status.INFEASIBLE:
            return _("There is no solution.")
        case Status.LIMIT if result.solutions:
            return _("This is a solution; there may be others.")
        case Status.LIMIT:
            return _("Reached the limit without finding a solution; there may be one.")


def _several(result: SolveResult) -> str:
    number = len(result.solutions)
    if result.complete:
        return _("There are {count} solutions; this is one of them.").format(count=number)
    return _("There are several solutions; this is one of the {count} found.").format(count=number)


def _figures_as_json(result: SolveResult) -> dict[str, object]:
    """Return the figures as JSON values; the keys are their names in the program."""
    figures = result.figures
    return {
        "rooms": figures.rooms,
        "fixed": figures.fixed,
        "alternatives": figures.alternatives,
        "cover": figures.cover,
        "left": {level.value: left for level, left in figures.left.items()},
        "components": list(figures.components),
        "searched": figures.searched,
        "searches": figures.searches,
        "peak_memory": {phase.value: size for phase, size in figures.peak_memory.items()},
    }


_PHASES = {
    #: A phase of solving, in a table.
    Phase.CHECK: N_("check"),
    #: A phase of solving, in a table.
    Phase.PLACEMENTS: N_("placements"),
    #: A phase of solving, in a table.
    Phase.DEDUCTION: N_("deduction"),
    #: A phase of solving, in a table.
    Phase.SEARCH: N_("search"),
    #: A phase of solving, in a table.
    Phase.CONFLICT: N_("conflict"),
}


def _figures_table(puzzle: Puzzle, result: SolveResult) -> str:
    """Return the figures as lines, each with a name and a value."""
    figures = result.figures
    after = _("left after {level}")
    rows = [
        (_("size"), f"{puzzle.rows} x {puzzle.cols}"),
        # The columns of Simonis' table, which have no other names.
        ("rooms", str(figures.rooms)),
        ("fixed", str(figures.fixed)),
        ("alternatives", str(figures.alternatives)),
        ("cover", str(figures.cover)),
        *((after.format(level=level.value), str(left)) for level, left in figures.left.items()),
        *_search_rows(figures),
        *((_(_PHASES[phase]), _cost(figures, phase)) for phase in figures.seconds),
    ]
    width = max(len(name) for name, _ in rows)
    return "".join(f"{name:<{width}}  {value}\n" for name, value in rows)


def _search_rows(figures: Figures) -> list[tuple[str, str]]:
    if not figures.components:
        return []
    largest = ", ".join(map(str, figures.components[:5]))
    more = ", ..." if len(figures.components) > 5 else ""
    return [
        (
            #: Parts of a puzzle that do not depend on each other.
            _("components"),
            _("{count} (clues: {clues})").format(
                count=len(figures.components), clues=largest + more
            ),
        ),
        (
            _("searched"),
            _("placements: {count}; calls of CP-SAT: {calls}").format(
                count=figures.searched, calls=figures.searches
            ),
        ),
    ]


def _cost(figures: Figures, phase: Phase) -> str:
    peak = figures.peak_memory.get(phase, 0)
    seconds = decimal_text(f"{figures.seconds[phase]:.6f} s")
    if not peak:
        return seconds
    return _("{time}, peak {memory} MiB").format(time=seconds, memory=f"{peak / _MEBIBYTE:.0f}")
