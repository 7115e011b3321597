"""``shikaku hint``: the next step from puzzles or saved games, in words."""

import json
from dataclasses import dataclass
from functools import partial

from shikaku_gui.cli import parallel_work, puzzle_input, report_runner
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.hint_json import hint_as_json
from shikaku_gui.cli.language import named
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.text_board import can_show_box_characters, draw_board
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.model import Board, Erase, Place, apply
from shikaku_gui.play import HintDegree, HintPresenter, hint_message, hint_solution_note
from shikaku_gui.solver import Control, CutShortError, Hint, HintKind, next_hint

_LEVELS = {
    "nudge": HintDegree.NUDGE,
    "where": HintDegree.WHERE,
    "why": HintDegree.WHY,
    "apply": HintDegree.DRAW,
}


@dataclass(frozen=True)
class _HintOptions:
    """The options for each puzzle, in a form that can be sent to other processes.

    ``unnamed`` is the name of the puzzle whose hint does not begin with its name.
    """

    degree: HintDegree
    json: bool
    time_limit: float | None
    unnamed: str | None
    ascii_only: bool


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all puzzles."""
    options = make_parser().parse_args(arguments)
    chosen = _HintOptions(
        _LEVELS[options.level],
        options.json,
        options.time_limit,
        puzzle_input.lone_name(options.files),
        ascii_only=not can_show_box_characters(),
    )
    puzzles = puzzle_input.all_puzzle_sources(options.files, options.index)
    return report_runner.print_all(options, partial(_report, chosen), puzzles)


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
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=_(puzzle_input.INPUT_HELP))
    add(
        "--level",
        choices=_LEVELS,
        default="why",
        help=_(
            "how much to say; apply also draws the board after a step that changes its "
            "rectangles (default: why)"
        ),
    )
    add("--json", action="store_true", help=_("print the whole hint as one JSON object per line"))
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    parallel_work.add_options(parser)
    return parser


def _report(chosen: _HintOptions, name: str, game: SavedGame) -> Report:
    board = game.board
    control = Control(chosen.time_limit)
    try:
        hint = next_hint(board, stop=control.is_over)
    except CutShortError:
        reason = why_cut_short(chosen.time_limit, control)
        return Report("", ExitStatus.LIMIT, named(name, reason))
    unsolvable = hint is not None and hint.kind is HintKind.NO_SOLUTION
    status = ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK
    if chosen.json:
        value = None if hint is None else hint_as_json(hint)
        plain = value if name == chosen.unnamed else {"file": name, "hint": value}
        return Report(json.dumps(plain) + "\n", status)
    lines = [_("The board is solved.")] if hint is None else _lines(board, hint, chosen)
    if name != chosen.unnamed:
        lines.insert(0, f"{escape_controls(name)}:")
    return Report("\n".join(lines) + "\n", status)


def _lines(board: Board, hint: Hint, chosen: _HintOptions) -> list[str]:
    degree = chosen.degree
    if degree is HintDegree.WHY:
        pictures = HintPresenter(hint, board.puzzle, degree).pictures
        words = [picture.words.say() for picture in pictures]
        lines = (
            words
            if len(words) == 1
            else [f"{number}. {text}" for number, text in enumerate(words, 1)]
        )
    else:
        lines = [hint_message(hint, degree).say()]
    if degree is HintDegree.DRAW and isinstance(hint.move, Place | Erase):
        lines.append(draw_board(apply(board, hint.move), ascii_only=chosen.ascii_only))
    note = hint_solution_note(hint)
    return lines if note is None else [*lines, note.say()]
