"""``shikaku print``: puzzles on pages, as a PDF file."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, positive
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.interrupts import defer_interrupt
from shikaku_gui.cli.render import status_without_solution
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Rect
from shikaku_gui.play import find_unique_solution

PER_PAGE = (1, 2, 4, 6, 9)
SOLUTIONS = ("none", "end", "foot")
PAPERS = ("A3", "A4", "A5", "B5", "Letter", "Legal")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    games = [
        (puzzle_input.display_name(file), game)
        for file in options.files
        for game in puzzle_input.read_all_puzzles(file)
    ]
    solutions: list[tuple[Rect, ...] | None] = [None] * len(games)
    if options.solutions != "none":
        for at, (name, game) in enumerate(games):
            answer = find_unique_solution(game.puzzle, time_limit=options.time_limit)
            if answer.rects is None:
                title = f" ({game.puzzle.title})" if game.puzzle.title else ""
                streams.print_error(f"{name}{title}: {answer.refusal}")
                return status_without_solution(answer)
            solutions[at] = answer.rects
    return _write([game for _, game in games], solutions, options)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku print",
        description="Put puzzles on pages, as a PDF file; no screen is needed.",
        epilog="Exit status: 0 written, 1 the file cannot be written, 2 bad input or usage, or "
        "a puzzle with several solutions, 3 one without, 4 limit reached.",
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help="puzzles; all of a file that holds several")
    add("-o", "--output", type=_pdf, required=True, metavar="OUT", help="the .pdf file to write")
    add("--per-page", type=int, choices=PER_PAGE, default=1, help="puzzles on a page (default: 1)")
    add(
        "--solutions",
        nargs="?",
        choices=SOLUTIONS,
        const="end",
        default="none",
        help="on pages at the end, or upside down at the foot of each page (default: none; "
        "end where no place is given)",
    )
    add("--paper", choices=PAPERS, default="A4", help="the size of the pages (default: A4)")
    add("--large", action="store_true", help="large print")
    add("--coordinates", action="store_true", help="number the rows and columns")
    add("--progress", action="store_true", help="draw the rectangles that the files hold")
    add("--marks", action="store_true", help="with --progress: draw marks and trials as well")
    add("--no-links", dest="links", action="store_false", help="print no addresses of the puzzles")
    add("--time-limit", type=positive, metavar="S", help="seconds for each solution")
    return parser


def _pdf(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".pdf":
        raise argparse.ArgumentTypeError("a name ending in .pdf was expected")
    return path


def _write(
    games: Sequence[SavedGame],
    solutions: Sequence[tuple[Rect, ...] | None],
    options: argparse.Namespace,
) -> int:
    with defer_interrupt():
        from shikaku_gui.gui.paper import headless  # only now: Qt takes long to import

    chosen = headless.BookletOptions(
        per_page=options.per_page,
        solutions=headless.Solutions(options.solutions),
        coordinates=options.coordinates,
        progress=options.progress,
        marks=options.marks,
        large=options.large,
        links=options.links,
    )
    entries = [headless.BookletEntry(*pair) for pair in zip(games, solutions, strict=True)]
    try:
        headless.save_booklet(headless.Booklet(entries, chosen), options.output, options.paper)
    except OSError as error:
        return streams.report_unwritable(options.output, error)
    return ExitStatus.OK
