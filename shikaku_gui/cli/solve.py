"""``shikaku solve``: solve the puzzle of a file and draw it, or print the answer as JSON."""

import argparse
import json
import math
import sys
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.cli.drawing import draw, shows_boxes
from shikaku_gui.cli.status import Exit
from shikaku_gui.model import Board, Puzzle
from shikaku_gui.play import words
from shikaku_gui.solver import SolveResult, Status, solve


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    try:
        puzzle = _read(options.file, options.puzzle)
    except formats.SeveralPuzzles as several:
        return _refuse(options.file, f"it holds {len(several.names)} puzzles; choose with --puzzle")
    except formats.FormatError as error:
        return _refuse(options.file, str(error))
    except OSError as error:
        return _refuse(options.file, error.strerror or str(error))
    result = solve(puzzle, max_solutions=options.max_solutions, time_limit=options.time_limit)
    if options.json:
        print(json.dumps(_as_json(puzzle, result)))
    else:
        _print(puzzle, result)
        if options.stats:
            _print_stats(puzzle, result)
    return _exit_status(result, options.max_solutions)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shikaku solve",
        description="Solve a puzzle and draw the solved board.",
        epilog="Exit status: 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.",
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the puzzle, in any format that can be opened; - reads stdin")
    add("--json", action="store_true", help="print the answer as one JSON object")
    add("--stats", action="store_true", help="add the figures of the puzzle and the seconds taken")
    add(
        "--puzzle",
        type=_count,
        metavar="N",
        help="solve the N-th puzzle, where the file holds several",
    )
    add(
        "--max-solutions",
        type=_count,
        default=2,
        metavar="N",
        help="stop after so many solutions (default: 2, which tells whether there is only one)",
    )
    add("--time-limit", type=_seconds, metavar="S", help="give up after so many seconds")
    return parser


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on was expected, not {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 was expected, not {text!r}")
    return seconds


def _read(file: str, number: int | None) -> Puzzle:
    index = None if number is None else number - 1
    if file == "-":
        return formats.loads(sys.stdin.buffer.read(), index=index).puzzle
    return formats.load(Path(file), index=index).puzzle


def _refuse(file: str, reason: str) -> int:
    name = "standard input" if file == "-" else file
    print(f"shikaku: {name}: {reason}", file=sys.stderr)
    return Exit.BAD_INPUT


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
        "rooms": result.rooms,
        "fixed": result.fixed,
        "alternatives": result.alternatives,
        "cover": result.cover,
        "status": result.status.value,
        "solutions": result.solutions,
        "seconds": {phase.value: seconds for phase, seconds in result.seconds.items()},
    }


def _print(puzzle: Puzzle, result: SolveResult) -> None:
    """Draw the first solution and say in words what is known of the others."""
    if result.solutions:
        board = Board(puzzle, result.solutions[0])
        print(draw(board, ascii_only=not shows_boxes()))
    print(_verdict(result))
    unknown = None in puzzle.clues.values()
    for problem in result.problems:
        print(words.problem(problem, unknown_clues=unknown))


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


def _print_stats(puzzle: Puzzle, result: SolveResult) -> None:
    print(
        f"{puzzle.rows} x {puzzle.cols} cells: {result.rooms} rooms, {result.fixed} fixed, "
        f"{result.alternatives} alternatives, cover {result.cover}"
    )
    seconds = ", ".join(f"{phase.value} {spent:.3f}" for phase, spent in result.seconds.items())
    print(f"seconds: {seconds}")
