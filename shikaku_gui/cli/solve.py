"""``shikaku solve``: solve puzzles of files and draw them, or print the answers as JSON."""

import argparse
import json
from dataclasses import dataclass
from functools import partial

from shikaku_gui.cli import limit_options, puzzle_input, reports, solve_figures, work_options
from shikaku_gui.cli.arguments import Parser, count
from shikaku_gui.cli.exit_status import Exit
from shikaku_gui.cli.reports import Report
from shikaku_gui.cli.streams import one_line
from shikaku_gui.cli.text_board import draw, shows_boxes
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Puzzle
from shikaku_gui.solver import SolveResult, Status, solve


@dataclass(frozen=True)
class _Wish:
    """What is asked of each puzzle, in a form that other processes understand."""

    max_solutions: int
    time_limit: float | None
    json: bool
    stats: bool
    named: bool
    ascii_only: bool


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all files."""
    options = _parser().parse_args(arguments)
    wish = _Wish(
        options.max_solutions,
        options.time_limit,
        options.json,
        options.stats,
        named=len(options.files) > 1,
        ascii_only=not shows_boxes(),
    )
    puzzles = (puzzle_input.one_of(file, options.index) for file in options.files)
    return reports.print_all(options, partial(_report, wish), puzzles)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku solve",
        description="Solve puzzles and draw the solved boards.",
        epilog="Exit status, the worst of all files: 0 solved, 2 bad input or usage, "
        "3 no solution, 4 limit reached.",
    )
    add = parser.add_argument
    add(
        "files",
        nargs="+",
        metavar="FILE",
        help="a puzzle, in any format that can be opened; - reads stdin",
    )
    add("--json", action="store_true", help="print each answer as one JSON object")
    add("--stats", action="store_true", help="add the figures of the puzzle and of the work")
    puzzle_input.add_index(parser)
    add(
        "--max-solutions",
        type=count,
        default=2,
        metavar="N",
        help="stop after so many solutions (default: 2, which tells whether there is only one)",
    )
    limit_options.add_time_limit(parser)
    work_options.add_options(parser)
    return parser


def _report(wish: _Wish, name: str, game: SavedGame) -> Report:
    puzzle = game.puzzle
    result = solve(puzzle, max_solutions=wish.max_solutions, time_limit=wish.time_limit)
    status = _exit_status(result, wish.max_solutions)
    if wish.json:
        named = {"file": name} if wish.named else {}
        return Report(json.dumps(named | _as_json(puzzle, result)) + "\n", status)
    heading = f"{one_line(name)}:\n" if wish.named else ""
    stats = solve_figures.table(puzzle, result) if wish.stats else ""
    return Report(heading + _answer(puzzle, result, wish.ascii_only) + stats, status)


def _exit_status(result: SolveResult, max_solutions: int) -> Exit:
    if result.status is Status.INFEASIBLE:
        return Exit.NO_SOLUTION
    if result.status is Status.LIMIT and len(result.solutions) < max_solutions:
        return Exit.LIMIT
    return Exit.SOLVED


def _as_json(puzzle: Puzzle, result: SolveResult) -> dict[str, object]:
    return {
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        **solve_figures.as_json(result),
        "status": result.status.value,
        "solutions": result.solutions,
        "problems": reports.reasons(puzzle, result),
        "seconds": {phase.value: seconds for phase, seconds in result.seconds.items()},
    }


def _answer(puzzle: Puzzle, result: SolveResult, ascii_only: bool) -> str:
    """Draw the first solution and say in words what is known of the others."""
    said = [_verdict(result), *reports.reasons(puzzle, result)]
    if result.solutions:
        said.insert(0, draw(Board(puzzle, result.solutions[0]), ascii_only=ascii_only))
    return "\n".join(said) + "\n"


def _verdict(result: SolveResult) -> str:
    match result.status:
        case Status.UNIQUE:
            return "This is the only solution."
        case Status.MULTIPLE:
            return _several(result)
        case Status.INFEASIBLE:
            return "There is no solution."
        case Status.LIMIT if result.solutions:
            return "This is a solution; whether there are others was not found out."
        case Status.LIMIT:
            return "No solution was found before the limit; there may be one."


def _several(result: SolveResult) -> str:
    number = len(result.solutions)
    if result.complete:
        return f"There are {number} solutions; this is one of them."
    return f"There are several solutions; this is one of the {number} found."
