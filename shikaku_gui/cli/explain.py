"""``shikaku explain``: all steps to the solution, as a person would find them."""

import argparse
import json

from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.hint_json import hint_as_json
from shikaku_gui.play import HintDegree, hint_message, technique_name
from shikaku_gui.solver import Control, CutShortError, Hint, HintKind, explain


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    game = puzzle_input.read_puzzle(options.file, options.index)
    control = Control(options.time_limit)
    try:
        steps = explain(game.board, stop=lambda: control.over)
    except CutShortError:
        why = why_cut_short("explained", options.time_limit, control)
        streams.print_error(f"{puzzle_input.display_name(options.file)}: {why}")
        return ExitStatus.LIMIT
    solved = not steps or steps[-1].kind in (HintKind.PLACE, HintKind.EXCLUDE)
    if options.json:
        print(json.dumps({"solved": solved, "steps": [hint_as_json(step) for step in steps]}))
    else:
        for number, step in enumerate(steps, 1):
            print(f"{number}. {_line(step)}")
    unsolvable = bool(steps) and steps[-1].kind is HintKind.NO_SOLUTION
    return ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku explain",
        description="Say the whole way to the solution, one step a line, from a puzzle or a "
        "saved game; its mistakes come first.",
        epilog="Exit status: 0 explained as far as the techniques reach, 2 bad input or usage, "
        "3 no solution, 4 limit reached.",
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the puzzle or the saved game; - reads standard input")
    add("--json", action="store_true", help="print the steps as one JSON object")
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    return parser


def _line(step: Hint) -> str:
    why = str(hint_message(step, HintDegree.WHY))
    return why if step.technique is None else f"{technique_name(step.technique)}: {why}"
