"""``shikaku grade``: how hard puzzles are, by the techniques a person needs."""

import argparse
import json
from functools import partial
from itertools import chain

from shikaku_gui.cli import reading, reports, working
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.reports import Report
from shikaku_gui.cli.streams import one_line
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.play.hint_words import grade_name, technique_name
from shikaku_gui.solver import Grade, Status, grade, solve
from shikaku_gui.solver.hints import SEARCH_SECONDS
from shikaku_gui.solver.techniques import Technique

_WHY_NOT = {
    Status.UNIQUE: "cannot be solved without search",
    Status.MULTIPLE: "has several solutions",
    Status.INFEASIBLE: "has no solution",
    Status.LIMIT: "cannot be solved without search, if at all",
}


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    puzzles = chain.from_iterable(map(reading.each_of, options.files))
    return reports.print_all(options, partial(_report, options.json), puzzles)


def _report(as_json: bool, name: str, game: SavedGame) -> Report:
    graded = grade(game.puzzle)
    line = _as_json(name, graded) if as_json else _line(one_line(name), game.puzzle, graded)
    return Report(line + "\n")


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku grade",
        description="Say of each puzzle, in a line, how hard it is and what it takes.",
        epilog="Exit status: 0 graded, 2 bad input or usage, 4 the work broke off.",
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help="puzzles; all of a file that holds several")
    add("--json", action="store_true", help="print one JSON object a line")
    working.add_options(parser)
    return parser


def _as_json(name: str, graded: Grade) -> str:
    return json.dumps(
        {
            "file": name,
            "grade": graded.grade,
            "score": graded.score,
            "hardest": graded.hardest,
            "steps": graded.steps,
            "techniques": dict(graded.techniques),
            "human_solvable": graded.human_solvable,
        }
    )


def _line(name: str, puzzle: Puzzle, graded: Grade) -> str:
    if not graded.human_solvable:
        why = _WHY_NOT[solve(puzzle, time_limit=SEARCH_SECONDS).status]
        return f"{name}: no grade; {why}"
    parts = [f"{name}: {grade_name(graded)}", f"score {graded.score}", f"{graded.steps} steps"]
    if graded.hardest:
        parts.append(f"hardest: {technique_name(Technique(graded.hardest))}")
    if graded.what_ifs:
        times = "once" if graded.what_ifs == 1 else f"{graded.what_ifs} times"
        parts.append(f"needs what-if {times}")
    return "; ".join(parts)
