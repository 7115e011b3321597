"""``shikaku print``: puzzles on pages, as a PDF file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

from shikaku_gui import play
from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.path_arguments import path_ending_in
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.cli.puzzle_input import UnreadableError
from shikaku_gui.cli.render import status_without_solution
from shikaku_gui.cli.report_runner import worst
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.formats import write_bytes_atomically
from shikaku_gui.i18n import N_, _

BOOK_SUFFIX = ".toml"

OPTION_HELP = {
    "title": N_(
        "the title, on the cover and below each page; without pages in front, at the head of each "
        "page with puzzles"
    ),
    "subtitle": N_("the line below the title on the cover"),
    "author": N_("the author, on the cover"),
    "imprint": N_("small print at the bottom of the cover"),
    "cover": N_("begin with a cover"),
    "rules": N_("a page with the rules and a worked example"),
    "contents": N_("a table of contents"),
    "by_grade": N_("a chapter for each grade, easiest first"),
    "per_page": N_("the most puzzles on a page (default: 1)"),
    "hints": N_(
        "two nudges for each puzzle, on pages at the end or upside down at the bottom of each "
        "page (default: none; end where no place is given)"
    ),
    "solutions": N_(
        "on pages at the end, or upside down at the bottom of each page (default: none; "
        "end where no place is given)"
    ),
    "captions": N_(
        "what is printed below a puzzle: any of number, title, author, size, grade (default: all)"
    ),
    "links": N_("the link to each puzzle as a QR code, as text, or not at all (default: qr)"),
    "name_lines": N_("lines for name and class at the head of each page with puzzles"),
    "time_lines": N_("a line for the time below each puzzle"),
    "page_numbers": N_("number the pages (default: yes)"),
    "coordinates": N_("number the rows and columns"),
    "progress": N_("draw the rectangles in the files"),
    "marks": N_("with --progress: draw marks and trials as well"),
    "large": N_("large print: no letters or clues below 16 points; hints and solutions at the end"),
    "paper": N_(
        "the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as "
        "'152 x 229 mm' or '6 x 9 in' (default: A4)"
    ),
    "orientation": N_("of the pages (default: auto, as suits the puzzles)"),
    "margin": N_("the margins in mm (default: 15)"),
    "gutter": N_("mm added to the inner margins, which lie on alternating sides (default: 0)"),
    "bleed": N_("mm around each page that are trimmed off; the cover fills them (default: 0)"),
}
"""The effect of each option of :class:`BookOptions`."""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    given = parser.parse_args(arguments)
    book_file = _book_file(given)
    flags = {field.name: getattr(given, field.name) for field in fields(play.BookOptions)}
    changes = {
        name: play.parse_book_option(name, value)
        for name, value in flags.items()
        if value is not None
    }
    options = replace(book_file.options, **changes)
    output = given.output or _own_output(given.files[0], book_file)
    if output is None:
        parser.require("-o/--output")
    chapters = _read(book_file.parts, given.index)
    with progress(_("Preparing"), sum(len(games) for _, games in chapters)) as show:
        book = play.BookMaker(given.time_limit).make(chapters, options, on_done=show)
    return _write(book, output)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku print",
        description=_(
            "Print puzzles to a PDF file; no screen is needed. A book file "
            "(BOOK.toml) names the puzzles and the options; flags override it."
        ),
        epilog=_(
            "Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; "
            "also where the book is written but a puzzle lacks what was asked for: 2 with several "
            "solutions or too large, 3 without one, 4 limit reached."
        ),
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=_("puzzles, all of each file; or one BOOK.toml"))
    add(
        "-o",
        "--output",
        type=path_ending_in(".pdf"),
        metavar="OUT",
        help=_("the .pdf file to write"),
    )
    for name, text in OPTION_HELP.items():
        _add_option(parser, name, text)
    add(
        "--no-links",
        dest="links",
        action="store_const",
        const="none",
        help=_("the same as --links none"),
    )
    puzzle_input.add_index(parser)
    add_time_limit(parser, N_("seconds for each solution"))
    return parser


def _add_option(parser: argparse.ArgumentParser, name: str, text: str) -> None:
    """Add the flag of an option of books; None stands for one that is not given."""
    kind: Any = get_type_hints(play.BookOptions)[name]
    settings: dict[str, Any] = {"help": _(text), "default": None}
    if kind is bool:
        settings["action"] = argparse.BooleanOptionalAction
    elif get_args(kind):
        settings |= {"type": lambda given: given.split(","), "metavar": "PART,..."}
    elif issubclass(kind, Enum):
        settings["choices"] = [member.value for member in kind]
        if kind is play.BookPlace:
            settings |= {"nargs": "?", "const": play.BookPlace.END.value}
    else:
        settings["type"] = kind
        settings["metavar"] = "N" if kind is int else "MM" if kind is float else "TEXT"
    parser.add_argument("--" + name.replace("_", "-"), **settings)


def _book_file(given: argparse.Namespace) -> play.BookFile:
    """Read the book file, or make one of the puzzles given.

    Raises:
        CommandError: it cannot be read or used, or there is more than a book file.
    """
    if not any(file.lower().endswith(BOOK_SUFFIX) for file in given.files):
        return play.BookFile(play.BookOptions(), (play.BookPart("", tuple(given.files)),))
    if given.index is not None:
        raise CommandError(_("--index selects puzzles from files, not from a book file"))
    if len(given.files) > 1:
        raise CommandError(_("a book file must be the only FILE: it names its puzzles"))
    try:
        return play.read_book_file(Path(given.files[0]))
    except (play.BookFileError, OSError) as error:
        raise CommandError(named(given.files[0], why(error))) from error


def _own_output(name: str, book_file: play.BookFile) -> Path | None:
    """Return the file to write that a book file names itself.

    Raises:
        CommandError: it is not in the folder of the book file, links followed.
    """
    output, folder = book_file.output, Path(name).parent
    if output is not None and not output.resolve().is_relative_to(folder.resolve()):
        outside = _("output: {path} is not in the folder of the book file; name it with -o")
        raise CommandError(named(name, outside.format(path=output)))
    return output


def _read(
    parts: tuple[play.BookPart, ...], index: int | None
) -> list[tuple[str, list[play.NamedGame]]]:
    """Read all puzzles, or the one of each file with an index from 1; return the chapters.

    Raises:
        UnreadableError: some cannot be read; all of them are named.
    """
    chapters: list[tuple[str, list[play.NamedGame]]] = []
    errors: list[str] = []
    for part in parts:
        games: list[play.NamedGame] = []
        for file in part.files:
            for puzzle in puzzle_input.puzzle_sources(file, index):
                try:
                    games.append(play.NamedGame(puzzle.name, puzzle.game()))
                except UnreadableError as error:
                    errors.append(str(error))
        chapters.append((part.title, games))
    if errors:
        for reason in errors[:-1]:
            streams.print_error(reason)
        raise UnreadableError(errors[-1])
    return chapters


def _write(book: play.Book, output: Path) -> int:
    with interrupt_ends_process():
        from shikaku_gui.gui.paper import headless  # only now: Qt takes long to import

        data, too_large = headless.book_data(book)
    if data is not None:
        with streams.writing(output):
            write_bytes_atomically(output, data)
    return _report(book, too_large)


def _report(book: play.Book, too_large: Sequence[play.BookPuzzle]) -> ExitStatus:
    """Name the puzzles that lack something, and return the worst status."""
    statuses = []
    for entry in book.puzzles:
        if entry in too_large:
            _name(entry, _("too large to print, even on many sheets; left out"))
            statuses.append(ExitStatus.BAD_INPUT)
        elif entry.answer is not None and entry.answer.refusal is not None:
            _name(entry, entry.answer.refusal.say())
            statuses.append(status_without_solution(entry.answer))
    return worst(statuses)


def _name(entry: play.BookPuzzle, reason: str) -> None:
    title = f" ({entry.game.puzzle.title})" if entry.game.puzzle.title else ""
    place = _("{name}, puzzle {number} of the book").format(
        name=entry.name + title, number=entry.number
    )
    streams.print_error(named(place, reason))
