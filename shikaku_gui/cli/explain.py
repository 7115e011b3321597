"""``shikaku explain``: all steps to the solution, as a person would find them."""

import json
from functools import partial

from shikaku_gui.cli import parallel_work, puzzle_input, report_runner
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.hint_json import hint_as_json
from shikaku_gui.cli.language import named
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.play import HintDegree, hint_message, technique_name
from shikaku_gui.solver import Control, CutShortError, Hint, HintKind, explain


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all puzzles."""
    options = make_parser().parse_args(arguments)
    unnamed = puzzle_input.lone_name(options.files)
    make_report = partial(_report, options.json, options.time_limit, unnamed)
    puzzles = puzzle_input.all_puzzle_sources(options.files, options.index)
    return report_runner.print_all(options, make_report, puzzles)


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
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=_(puzzle_input.INPUT_HELP))
    add("--json", action="store_true", help=_("print the steps as one JSON object per line"))
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    parallel_work.add_options(parser)
    return parser


def _report(
    as_json: bool, time_limit: float | None, unnamed: str | None, name: str, game: SavedGame
) -> Report:
    control = Control(time_limit)
    try:
        steps = explain(game.board, stop=control.is_over)
    except CutShortError:
        reason = why_cut_short(time_limit, control)
        return Report("", ExitStatus.LIMIT, named(name, reason))
    unsolvable = bool(steps) and steps[-1].kind is HintKind.NO_SOLUTION
    status = ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK
    if as_json:
        solved = not steps or steps[-1].kind in (HintKind.PLACE, HintKind.EXCLUDE)
        head = {} if name == unnamed else {"file": name}
        value = {"solved": solved, "steps": [hint_as_json(step) for step in steps]}
        return Report(json.dumps(head | value) + "\n", status)
    heading = "" if name == unnamed else f"{escape_controls(name)}:\n"
    lines = (f"{number}. {_line(step)}\n" for number, step in enumerate(steps, 1))
    return Report(heading + "".join(lines), status)


def _line(step: Hint) -> str:
    why = hint_message(step, HintDegree.WHY).say()
    return why if step.technique is None else named(technique_name(step.technique).say(), why)
