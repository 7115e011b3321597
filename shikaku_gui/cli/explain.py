"""``shikaku explain``: all steps to the solution, as a person would find them."""

import argparse
import json

from shikaku_gui.cli import report_runner
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.hint_json import hint_as_json
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.play import HintDegree, hint_message, technique_name
from shikaku_gui.solver import Hint, HintKind, explain


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all puzzles."""
    return report_runner.print_all(make_parser().parse_args(arguments), _report)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku explain",
        description=_(
            "Explain the whole solution of puzzles or saved games, one step per line; "
            "mistakes come first."
        ),
        epilog=_(
            "Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad "
            "input or usage, 3 no solution, 4 limit reached."
        ),
    )
    report_runner.add_arguments(parser, _("print the steps as one JSON object per line"))
    return parser


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    with report_runner.limited_time(options, name) as control:
        steps = explain(game.board, stop=control.is_over)
    unsolvable = bool(steps) and steps[-1].kind is HintKind.NO_SOLUTION
    status = ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK
    if options.json:
        solved = not steps or steps[-1].kind in (HintKind.PLACE, HintKind.EXCLUDE)
        head = {} if report_runner.is_lone(options, name) else {"file": name}
        value = {"solved": solved, "steps": [hint_as_json(step) for step in steps]}
        return Report(json.dumps(head | value) + "\n", status)
    lines = (f"{number}. {_line(step)}\n" for number, step in enumerate(steps, 1))
    return Report(report_runner.heading(options, name) + "".join(lines), status)


def _line(step: Hint) -> str:
    why = hint_message(step, HintDegree.WHY).say()
    return why if step.technique is None else named(technique_name(step.technique).say(), why)
