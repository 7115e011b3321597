"""``shikaku hint``: the next step from puzzles or saved games, in words."""

import argparse
import json

from shikaku_gui import model
from shikaku_gui.cli import report_runner
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.text_board import draw_board
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.model import Board
from shikaku_gui.play import HintDegree, HintPresenter, hint_message, hint_uniqueness_note
from shikaku_gui.solver import Hint, HintKind, next_hint

_LEVELS = {
    "nudge": HintDegree.NUDGE,
    "where": HintDegree.WHERE,
    "why": HintDegree.WHY,
    "apply": HintDegree.DRAW,
}


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all puzzles."""
    return report_runner.print_all(make_parser().parse_args(arguments), _report)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku hint",
        description=_("Give the next step from puzzles or saved games: mistakes first."),
        epilog=_(
            "Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, "
            "3 no solution, 4 limit reached."
        ),
    )
    parser.add_argument(
        "--level",
        choices=_LEVELS,
        default="why",
        help=_(
            "how much to say; apply also draws the board after a step that changes its "
            "rectangles (default: why)"
        ),
    )
    report_runner.add_arguments(parser, _("print the whole hint as one JSON object per line"))
    return parser


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    board = game.board
    with report_runner.limited_time(options, name) as control:
        hint = next_hint(board, stop=control.is_over)
    unsolvable = hint is not None and hint.kind is HintKind.NO_SOLUTION
    status = ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK
    if options.json:
        from shikaku_gui.cli.hint_json import hint_as_json

        value = None if hint is None else hint_as_json(hint)
        lone = report_runner.is_lone(options, name)
        return Report(json.dumps(value if lone else {"file": name, "hint": value}) + "\n", status)
    lines = [_("The board is solved.")] if hint is None else _lines(board, hint, options)
    heading = report_runner.heading(options, name)
    return Report(heading + "".join(f"{line}\n" for line in lines), status)


def _lines(board: Board, hint: Hint, options: argparse.Namespace) -> list[str]:
    degree = _LEVELS[options.level]
    if degree is HintDegree.WHY:
        pictures = HintPresenter(hint, board, degree).pictures
        words = [picture.words.say() for picture in pictures]
        lines = (
            words
            if len(words) == 1
            else [f"{number}. {text}" for number, text in enumerate(words, 1)]
        )
    else:
        lines = [hint_message(hint, degree).say()]
    if degree is HintDegree.DRAW and isinstance(hint.move, model.Place | model.Erase):
        lines.append(draw_board(model.apply(board, hint.move), ascii_only=options.ascii_only))
    note = hint_uniqueness_note(hint)
    return lines if note is None else [*lines, note.say()]
