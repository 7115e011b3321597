"""``shikaku render``: a picture of a puzzle, of the game on it, or of its solution; a web page."""

import argparse
from itertools import chain, islice
from pathlib import Path

from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, positive
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.puzzle_input import PuzzleSource, UnreadableError, why_dropped
from shikaku_gui.cli.report_runner import worst
from shikaku_gui.formats import SavedGame, write_bytes_atomically, write_text_atomically
from shikaku_gui.model import Rect
from shikaku_gui.play import (
    MAX_WEB_CELLS,
    UniqueSolution,
    WebPageTooLargeError,
    find_unique_solution,
    make_web_page,
)
from shikaku_gui.solver import HINT_SEARCH_SECONDS, Status

SUFFIXES = (".png", ".svg", ".pdf")
WEB_SUFFIXES = (".html", ".htm")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    web = options.output.suffix.lower() in WEB_SUFFIXES
    if web and (options.scale is not None or options.marks):
        parser.error("--scale and --marks are for pictures, not for web pages")
    sources = puzzle_input.all_puzzle_sources(options.files, options.index)
    first_two = list(islice(sources, 2))
    statuses = set()
    for number, source in enumerate(chain(first_two, sources), 1):
        output = options.output
        if len(first_two) > 1:
            output = output.with_name(f"{output.stem}-{number}{output.suffix}")
        statuses.add(_render(source, output, web, options))
        if ExitStatus.UNWRITABLE in statuses:
            break  # nor could the others be written
    return worst(statuses)


def _render(
    source: PuzzleSource, output: Path, web: bool, options: argparse.Namespace
) -> ExitStatus:
    try:
        game = source.game()
    except UnreadableError as error:
        streams.print_error(error)
        return ExitStatus.BAD_INPUT
    if game.dropped:
        streams.print_error(why_dropped(source.name, game))
    if web and game.puzzle.area > MAX_WEB_CELLS:
        streams.print_error(f"{source.name}: {WebPageTooLargeError(game.puzzle)}")
        return ExitStatus.BAD_INPUT
    solution = None
    if web or options.shows == "solution":
        limit = options.time_limit
        if limit is None and options.shows != "solution":
            limit = HINT_SEARCH_SECONDS
        answer = find_unique_solution(game.puzzle, time_limit=limit)
        if answer.rects is None and options.shows == "solution":
            streams.print_error(f"{source.name}: {answer.refusal}")
            return status_without_solution(answer)
        solution = answer.rects
    write = _write_page if web else _write
    return write(source.name, game, solution, output, options)


def status_without_solution(answer: UniqueSolution) -> ExitStatus:
    """Return the exit status where there is no single solution to show."""
    statuses = {Status.LIMIT: ExitStatus.LIMIT, Status.INFEASIBLE: ExitStatus.NO_SOLUTION}
    return statuses.get(answer.status, ExitStatus.BAD_INPUT)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku render",
        description="Draw a puzzle as a picture file, or make a web page to play it on; no "
        "screen is needed. Of several puzzles, each gets a file of its own: OUT-1.png, OUT-2.png, "
        "and so on.",
        epilog="Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad "
        "input or usage, or several solutions, 3 no solution, 4 limit reached.",
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=puzzle_input.INPUT_HELP)
    add(
        "-o",
        "--output",
        type=_picture,
        required=True,
        metavar="OUT",
        help=".png, .svg, .pdf or .html",
    )
    shows = parser.add_mutually_exclusive_group()
    for name, text in (
        ("solution", "draw the solution, which must be the only one"),
        ("progress", "draw the rectangles in the file"),
    ):
        shows.add_argument(
            f"--{name}", dest="shows", action="store_const", const=name, default="puzzle", help=text
        )
    add("--scale", type=positive, metavar="S", help="1 for cells of 48 pixels")
    add("--marks", action="store_true", help="with --progress: draw marks and trials as well")
    add("--coordinates", action="store_true", help="number the rows and columns")
    puzzle_input.add_index(parser)
    add("--time-limit", type=positive, metavar="S", help="the most seconds to spend on solving")
    return parser


def _picture(text: str) -> Path:
    path = Path(text)
    known = (*SUFFIXES, *WEB_SUFFIXES)
    if path.suffix.lower() not in known:
        raise argparse.ArgumentTypeError(f"expected a name ending in {', '.join(known)}")
    return path


def _write_page(
    _name: str,
    game: SavedGame,
    solution: tuple[Rect, ...] | None,
    output: Path,
    options: argparse.Namespace,
) -> ExitStatus:
    drawn = {"puzzle": (), "progress": game.rects, "solution": solution or ()}[options.shows]
    try:
        page = make_web_page(
            game.puzzle, solution=solution, drawn=drawn, coordinates=options.coordinates
        )
        write_text_atomically(output, page)
    except OSError as error:
        return streams.report_unwritable(str(output), error)
    return ExitStatus.OK


def _write(
    name: str,
    game: SavedGame,
    solution: tuple[Rect, ...] | None,
    output: Path,
    options: argparse.Namespace,
) -> ExitStatus:
    with interrupt_ends_process():
        from shikaku_gui.gui.paper import headless  # only now: Qt takes long to import

        try:
            data = headless.picture_data(
                game,
                output.suffix,
                headless.Shows(options.shows),
                solution,
                coordinates=options.coordinates,
                marks=options.marks,
                scale=options.scale,
            )
        except headless.TooLargeError as error:
            streams.print_error(f"{name}: {error}")
            return ExitStatus.BAD_INPUT
    try:
        write_bytes_atomically(output, data)
    except OSError as error:
        return streams.report_unwritable(str(output), error)
    return ExitStatus.OK
