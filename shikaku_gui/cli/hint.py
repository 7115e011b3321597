"""``shikaku hint``: the next step from a puzzle or a saved game, in words."""

import argparse
import json

from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.hint_json import hint_as_json
from shikaku_gui.cli.text_board import can_show_box_characters, draw_board
from shikaku_gui.model import Board, Erase, Place, apply
from shikaku_gui.play import HintDegree, HintPresenter, hint_message, hint_solution_note
from shikaku_gui.solver import Control, CutShortError, Hint, HintKind, next_hint

_LEVELS = {
    "nudge": HintDegree.NUDGE,
    "where": HintDegree.WHERE,
    "why": HintDegree.WHY,
    "apply": HintDegree.DRAW,
}


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    game = puzzle_input.read_puzzle(options.file, options.index)
    board = game.board
    control = Control(options.time_limit)
    try:
        hint = next_hint(board, stop=lambda: control.over)
    except CutShortError:
        why = why_cut_short("found out", options.time_limit, control)
        streams.print_error(f"{puzzle_input.display_name(options.file)}: {why}")
        return ExitStatus.LIMIT
    if options.json:
        print(json.dumps(None if hint is None else hint_as_json(hint)))
    elif hint is None:
        print("The board is solved.")
    else:
        _print(board, hint, _LEVELS[options.level])
    unsolvable = hint is not None and hint.kind is HintKind.NO_SOLUTION
    return ExitStatus.NO_SOLUTION if unsolvable else ExitStatus.OK


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku hint",
        description="Give the next step from a puzzle or a saved game: mistakes first.",
        epilog="Exit status: 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, "
        "4 limit reached.",
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="the puzzle or the saved game; - reads standard input")
    add(
        "--level",
        choices=_LEVELS,
        default="why",
        help="how much to say; apply also draws the board after a step that changes its "
        "rectangles (default: why)",
    )
    add("--json", action="store_true", help="print the whole hint as one JSON object")
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    return parser


def _print(board: Board, hint: Hint, degree: HintDegree) -> None:
    if degree is HintDegree.WHY:
        pictures = HintPresenter(hint, board.puzzle, degree).pictures
        for number, picture in enumerate(pictures, 1):
            print(picture.words if len(pictures) == 1 else f"{number}. {picture.words}")
    else:
        print(hint_message(hint, degree))
    if degree is HintDegree.DRAW and isinstance(hint.move, Place | Erase):
        print(draw_board(apply(board, hint.move), ascii_only=not can_show_box_characters()))
    note = hint_solution_note(hint)
    if note is not None:
        print(note)
