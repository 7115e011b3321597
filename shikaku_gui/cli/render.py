"""``shikaku render``: pictures of puzzles, of games on them, or of solutions; a web page."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, islice

from shikaku_gui import play
from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, positive
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.path_arguments import path_ending_in
from shikaku_gui.cli.puzzle_input import PuzzleSource
from shikaku_gui.cli.report_runner import worst
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.formats import SavedGame, write_bytes_atomically, write_text_atomically
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Rect
from shikaku_gui.solver import HINT_SEARCH_SECONDS, Status

SUFFIXES = (".png", ".svg", ".pdf")
WEB_SUFFIXES = (".html", ".htm")
MOVING_SUFFIXES = (".apng", ".gif")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    web = options.output.suffix.lower() in WEB_SUFFIXES
    moving = options.output.suffix.lower() in MOVING_SUFFIXES
    if (options.shows == "replay") is not moving and not (web and options.shows == "replay"):
        parser.error(_("--replay is for .html, .apng and .gif, and the last two need it"))
    if web and (options.scale is not None or options.marks):
        parser.error(_("--scale and --marks are for pictures, not for web pages"))
    if not web and options.title is not None:
        parser.error(_("--title is for web pages"))
    sources = puzzle_input.all_puzzle_sources(options.files, options.index)
    if web and options.shows != "replay":
        return _write_page(sources, options)
    return _write_pictures(sources, options)


def _write_pictures(sources: Iterable[PuzzleSource], options: argparse.Namespace) -> ExitStatus:
    each = iter(sources)
    first_two = list(islice(each, 2))
    statuses = set()
    for number, source in enumerate(chain(first_two, each), 1):
        output = options.output
        if len(first_two) > 1:
            output = output.with_name(f"{output.stem}-{number}{output.suffix}")
        try:
            game = source.game_with_warning()
            shown = options.shows == "solution"
            solution = _solution(source.name, game, options) if shown else None
            data = _picture(source.name, game, solution, options)
            with streams.writing(output):
                write_bytes_atomically(output, data)
        except CommandError as error:
            streams.print_error(error)
            statuses.add(error.status)
        if ExitStatus.UNWRITABLE in statuses:
            break  # nor could the others be written
    return worst(statuses)


def _write_page(sources: Iterable[PuzzleSource], options: argparse.Namespace) -> ExitStatus:
    """Write a page with all puzzles that can be played on it; the others are named."""
    statuses: set[ExitStatus] = set()
    puzzles: list[play.WebPuzzle] = []
    cells = 0
    for source in sources:
        try:
            puzzles.append(_web_puzzle(source, options))
            cells += puzzles[-1].puzzle.area
        except CommandError as error:
            streams.print_error(error)
            statuses.add(error.status)
        if cells > play.MAX_WEB_CELLS_OF_ALL:
            break  # before more of them are solved in vain
    if not puzzles:
        return worst(statuses)
    page = play.make_web_page(puzzles, title=options.title or "", coordinates=options.coordinates)
    with streams.writing(options.output):
        write_text_atomically(options.output, page)
    return worst(statuses)


def _web_puzzle(source: PuzzleSource, options: argparse.Namespace) -> play.WebPuzzle:
    """Read and solve a puzzle for a page.

    Raises:
        CommandError: it cannot be read, or not be on one.
    """
    game = source.game_with_warning()
    try:
        if options.shows == "solution":
            solution = _solution(source.name, game, options)
            return play.WebPuzzle(game.puzzle, solution, solution)
        limit = HINT_SEARCH_SECONDS if options.time_limit is None else options.time_limit
        page = play.solve_for_web_page(game.puzzle, time_limit=limit)
    except play.WebPageTooLargeError as error:
        raise CommandError(named(source.name, why(error))) from error
    if options.shows == "progress":
        page = replace(page, drawn=game.rects, tints=play.game_tints(game))
    return page


def _solution(name: str, game: SavedGame, options: argparse.Namespace) -> tuple[Rect, ...]:
    """Return the only solution.

    Raises:
        CommandError: there is not just one.
    """
    answer = play.find_unique_solution(game.puzzle, time_limit=options.time_limit)
    if answer.rects is None:
        reason = "" if answer.refusal is None else answer.refusal.say()
        raise CommandError(named(name, reason), status_without_solution(answer))
    return answer.rects


def status_without_solution(answer: play.UniqueSolution) -> ExitStatus:
    """Return the exit status where there is no single solution to show."""
    statuses = {Status.LIMIT: ExitStatus.LIMIT, Status.INFEASIBLE: ExitStatus.NO_SOLUTION}
    return statuses.get(answer.status, ExitStatus.BAD_INPUT)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku render",
        description=_(
            "Draw puzzles as picture files, or make a web page to play them on; no "
            "screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, "
            "OUT-2.png, and so on; a web page has all of them."
        ),
        epilog=_(
            "Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad "
            "input or usage, or several solutions, 3 no solution, 4 limit reached."
        ),
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=_(puzzle_input.INPUT_HELP))
    add(
        "-o",
        "--output",
        type=path_ending_in(*SUFFIXES, *WEB_SUFFIXES, *MOVING_SUFFIXES),
        required=True,
        metavar="OUT",
        help=_(".png, .svg, .pdf or .html; .apng or .gif for a replay"),
    )
    shows = parser.add_mutually_exclusive_group()
    for name, text in (
        ("solution", N_("draw the solution, which must be the only one")),
        ("progress", N_("draw the rectangles in the file")),
        ("replay", N_("show how the game in the file was played: as a page or a moving picture")),
    ):
        shows.add_argument(
            f"--{name}",
            dest="shows",
            action="store_const",
            const=name,
            default="puzzle",
            help=_(text),
        )
    add("--scale", type=positive, metavar="S", help=_("1 for cells of 48 pixels"))
    add("--marks", action="store_true", help=_("with --progress: draw marks and trials as well"))
    add("--coordinates", action="store_true", help=_("number the rows and columns"))
    add("--title", metavar="TEXT", help=_("the title of a web page"))
    puzzle_input.add_index(parser)
    add_time_limit(parser, N_("the most seconds to spend on solving"))
    return parser


def _picture(
    name: str, game: SavedGame, solution: tuple[Rect, ...] | None, options: argparse.Namespace
) -> bytes:
    """Return a picture as the options ask for, or a page that replays the game.

    Raises:
        CommandError: there is none.
    """
    suffix = options.output.suffix.lower()
    if suffix in WEB_SUFFIXES:
        try:
            return play.make_replay_page(game).encode("utf-8")
        except play.WebPageTooLargeError as error:
            raise CommandError(named(name, why(error))) from error
    with interrupt_ends_process():
        from shikaku_gui.gui.paper import headless  # only now: Qt takes long to import

        try:
            if suffix in MOVING_SUFFIXES:
                return headless.moving_picture_data(
                    game, suffix, coordinates=options.coordinates, scale=options.scale
                )
            return headless.picture_data(
                game,
                suffix,
                headless.Shows(options.shows),
                solution,
                coordinates=options.coordinates,
                marks=options.marks,
                scale=options.scale,
            )
        except (headless.TooLargeError, headless.NoMovingPictureError) as error:
            raise CommandError(named(name, why(error))) from error
