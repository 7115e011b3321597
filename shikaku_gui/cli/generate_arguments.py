"""The arguments of ``shikaku generate``, as a recipe and a format."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from shikaku_gui import formats, solver
from shikaku_gui.cli import parallel_work
from shikaku_gui.cli.arguments import Parser, add_time_limit, count
from shikaku_gui.cli.streams import STANDARD_OUTPUT
from shikaku_gui.cli.terminal_texts import why
from shikaku_gui.formats import MAX_SIDE, WRITABLE_FORMATS, Format
from shikaku_gui.i18n import _

_Value = TypeVar("_Value")


class GenerateRequest(NamedTuple):
    """All options, the recipe of the first puzzle, and the format of all of them."""

    options: argparse.Namespace
    first: solver.Recipe
    target: Format


class _Size(NamedTuple):
    rows: int
    cols: int


def parse_arguments(parser: Parser, arguments: list[str]) -> GenerateRequest:
    """Parse the arguments by the parser of :func:`make_parser`.

    Raises:
        SystemExit: they make no sense, or ask for help.
    """
    options = parser.parse_args(arguments)
    first = _recipe(parser, options)
    try:
        replace(first, seed=first.seed + options.number - 1)
    except ValueError as error:
        reason = _("of the last puzzle, {reason}").format(reason=why(error))
        parser.refuse("-n/--number", reason)
    return GenerateRequest(options, first, _format(parser, options))


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku generate",
        description=_("Make puzzles with exactly one solution."),
        epilog=_(
            "Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle "
            "was not found. The same command with the same seed makes the same puzzles; after an "
            "interruption, it resumes where it stopped."
        ),
    )
    _add_puzzle_options(parser)
    add_time_limit(parser)
    _add_output_options(parser)
    parallel_work.add_options(parser)
    return parser


def _add_puzzle_options(parser: Parser) -> None:
    """Add the options that say which puzzles are made."""
    add = parser.add_argument
    add(
        "size",
        nargs="?",
        default=_Size(10, 10),
        type=_size,
        metavar="ROWSxCOLS",
        help=_(
            "the size (default: 10x10), or the whole recipe that a generated puzzle names as "
            "its source"
        ),
    )
    add(
        "-n",
        "--number",
        type=count,
        default=1,
        metavar="N",
        help=_("how many puzzles to make (default: 1)"),
    )
    add("--grade", choices=[grade.value for grade in solver.Difficulty], help=_("their difficulty"))
    add(
        "--character",
        type=partial(_argument_value, solver.Character.parse),
        metavar="C",
        help=_(
            "the size of the rectangles (many-small, small, balanced, large, few-large, or cells "
            "on average) and, after a colon, their shape (square, mixed, long)"
        ),
    )
    add(
        "--symmetry",
        choices=[symmetry.value for symmetry in solver.Symmetry],
        help=_("the symmetry of the clue cells"),
    )
    add(
        "--needs",
        choices=[technique.value for technique in solver.Technique],
        metavar="TECHNIQUE",
        help=_(
            "a technique needed to solve the puzzle (only-rectangle, only-clue, "
            "shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without "
            "--grade, the difficulty is that of the technique"
        ),
    )
    shares = [share.value for share in solver.ClueShare]
    add("--shapes", choices=shares, help=_("how many clues tell the shape of their rectangle"))
    add(
        "--hide-areas",
        choices=shares,
        help=_("how many clues at most have a ? instead of their area"),
    )
    add(
        "--seed",
        type=_seed,
        metavar="K",
        help=_("the seed of the first puzzle; each further one has the next"),
    )


def _add_output_options(parser: Parser) -> None:
    """Add the options that say where the puzzles go, and in which format."""
    add = parser.add_argument
    add(
        "-o",
        "--output",
        metavar="FILE_OR_DIR",
        help=_(
            "a folder with a file for each, or a file (with a line for each, where the format "
            "allows that); default: standard output"
        ),
    )
    add("--to", choices=sorted(WRITABLE_FORMATS), metavar="FORMAT", help=_("one of %(choices)s"))


def _size(text: str) -> _Size | solver.Recipe:
    """Return an argument that must be a size or a recipe.

    Raises:
        ArgumentTypeError: it is neither.
    """
    size = (
        _argument_value(solver.Recipe.parse, text)
        if text.startswith("shikaku:")
        else _sides_of(text)
    )
    if not (1 <= size.rows <= MAX_SIDE and 1 <= size.cols <= MAX_SIDE):
        wanted = _("expected a size such as 10x15, with sides from 1 to {most}, not {found}")
        raise argparse.ArgumentTypeError(wanted.format(most=MAX_SIDE, found=repr(text)))
    return size


def _sides_of(text: str) -> _Size:
    found = re.fullmatch(r"(\d{1,4})[xX](\d{1,4})", text, re.ASCII)
    return _Size(int(found[1]), int(found[2])) if found else _Size(0, 0)


def _argument_value(parse: Callable[[str], _Value], text: str) -> _Value:
    """Return a parsed argument; argparse shows the message of its own kind of error only."""
    try:
        return parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(why(error)) from None


def _seed(text: str) -> int:
    """Return an argument that must be a seed.

    Raises:
        ArgumentTypeError: it is not a whole number, or too long.
    """
    if re.fullmatch(rf"[+-]?\d{{1,{solver.MAX_SEED_DIGITS}}}", text, re.ASCII) is None:
        wanted = _("expected a whole number of at most {most} digits, not {found}")
        wrong = wanted.format(most=solver.MAX_SEED_DIGITS, found=repr(text[:20]))
        raise argparse.ArgumentTypeError(wrong)
    return int(text)


def _recipe(parser: Parser, options: argparse.Namespace) -> solver.Recipe:
    """Return the recipe of the first puzzle."""
    if isinstance(options.size, solver.Recipe):
        for name in ("grade", "character", "symmetry", "needs", "shapes", "hide-areas", "seed"):
            if getattr(options, name.replace("-", "_")) is not None:
                reason = _("not allowed with a whole recipe, which includes it")
                parser.refuse(f"--{name}", reason)
        return options.size
    rows, cols = options.size
    seed = options.seed
    if seed is None:
        seed = secrets.randbelow(solver.RANDOM_SEED_LIMIT)
    try:
        return solver.Recipe(
            rows,
            cols,
            seed=seed,
            grade=None if options.grade is None else solver.Difficulty(options.grade),
            character=options.character or solver.Character(),
            symmetry=solver.Symmetry(options.symmetry or "none"),
            needs=None if options.needs is None else solver.Technique(options.needs),
            shapes=solver.ClueShare(options.shapes or "none"),
            hidden=solver.ClueShare(options.hide_areas or "none"),
        )
    except ValueError as error:
        parser.refuse("--needs", why(error))


def _format(parser: Parser, options: argparse.Namespace) -> Format:
    """Return the format of ``--to``, or the one that suits the output."""
    if options.to is not None:
        return WRITABLE_FORMATS[options.to]
    if options.output in STANDARD_OUTPUT:
        return formats.format_named("grid")
    if not Path(options.output).suffix:
        return formats.SAVE_FORMAT
    found = formats.format_for(options.output)
    if found is None:
        wrong = _("unknown format: {name}; choose one with --to")
        parser.error(wrong.format(name=repr(options.output)))
    return found
