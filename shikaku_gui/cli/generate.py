"""``shikaku generate``: new puzzles with one solution, from one to a million."""

import argparse
import re
import secrets
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from shikaku_gui import formats
from shikaku_gui.cli import limits, streams, working
from shikaku_gui.cli.arguments import Parser, count
from shikaku_gui.cli.batch import LITTLE
from shikaku_gui.cli.cluster import UnreachableError
from shikaku_gui.cli.progress import progress
from shikaku_gui.cli.sinks import Lines, Sink, SinkError, is_terminal, sink_for
from shikaku_gui.cli.status import Exit
from shikaku_gui.formats import WRITABLE, Format, SavedGame
from shikaku_gui.formats.base import MAX_SIDE
from shikaku_gui.solver import Character, Difficulty, NotFoundError, Recipe, Symmetry, from_recipe
from shikaku_gui.solver.generation.recipe import MOST_DIGITS
from shikaku_gui.solver.generator import MOST_SEED

_STANDARD_OUTPUT = (None, "-")


class _Size(NamedTuple):
    rows: int
    cols: int


class _Made(NamedTuple):
    """The text of a puzzle; where there is none, the reason."""

    text: str
    reason: str = ""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    first = _recipe(parser, options)
    try:
        replace(first, seed=first.seed + options.number - 1)
    except ValueError as error:
        parser.error(f"argument -n/--number: of the last puzzle, {error}")
    target = _format(parser, options)
    try:
        return _generate(options, first, target)
    except (UnreachableError, SinkError, formats.UnwritableError) as error:
        streams.complain(error)
        return Exit.BAD_INPUT
    except BrokenExecutor as error:
        streams.complain(error)
        return Exit.LIMIT
    except OSError as error:
        if options.output in _STANDARD_OUTPUT:
            raise
        return streams.unwritable(options.output, error)


def _generate(options: argparse.Namespace, first: Recipe, target: Format) -> int:
    sink = sink_for(options.output, options.number, target.suffixes[0])
    make = partial(_make, target=target.name, time_limit=options.time_limit)
    if isinstance(sink, Lines) and not _fits(sink, first, make):
        raise SinkError(f"{options.output} holds other puzzles; with the same --seed it can go on")
    if options.number == 1:
        return Exit.SOLVED if _put(sink, first, make(first)) else Exit.LIMIT
    if options.seed is None:
        streams.complain(f"the seeds begin with --seed {first.seed}")
    interrupt = working.Interrupt()
    with interrupt.watching():
        complete = _work(options, sink, first, make, interrupt)
    if interrupt.asked():
        return Exit.INTERRUPTED
    return Exit.SOLVED if complete else Exit.LIMIT


def _fits(sink: Lines, first: Recipe, make: Callable[[Recipe], _Made]) -> bool:
    """Tell whether the puzzles that a file has are of the same recipes, as far as one shows."""
    if sink.sample is None:
        return True
    at, text = sink.sample
    return make(replace(first, seed=first.seed + at)).text.strip() == text


def _work(
    options: argparse.Namespace,
    sink: Sink,
    first: Recipe,
    make: Callable[[Recipe], _Made],
    interrupt: working.Interrupt,
) -> bool:
    """Make the puzzles that the sink has not; tell whether all were found."""
    number = options.number
    missing = sink.missing(replace(first, seed=first.seed + at) for at in range(number))
    complete = True
    with (
        closing(_results(options, make, missing, interrupt)) as results,
        progress("Puzzles", number, shown=not is_terminal(sink)) as tell,
    ):
        for recipe, made in results:
            complete &= _put(sink, recipe, made)
            tell(recipe.seed - first.seed + 1)
    return complete


def _results(
    options: argparse.Namespace,
    make: Callable[[Recipe], _Made],
    recipes: Iterator[Recipe],
    interrupt: working.Interrupt,
) -> Generator[tuple[Recipe, _Made], None, None]:
    stop = interrupt.asked
    wanted = takewhile(lambda _: not stop(), recipes)
    rest = yield from working.done_here(options, make, _weight, wanted)
    with working.opened(options, make, _weight, stop) as batch:
        yield from batch.results(rest)


def _weight(recipe: Recipe) -> int:
    """Return about how many cells could be filled meanwhile; of a grade many are to be made."""
    return recipe.rows * recipe.cols if recipe.grade is None else LITTLE + 1


def _put(sink: Sink, recipe: Recipe, made: _Made) -> bool:
    """Hand a puzzle out, or say why there is none; tell whether there is."""
    if made.reason:
        streams.complain(f"seed {recipe.seed}: {made.reason}")
        if not isinstance(sink, Lines):
            return False
    sink.put(recipe, made.text)
    return not made.reason


def _make(recipe: Recipe, *, target: str, time_limit: float | None) -> _Made:
    """Make a puzzle, in whatever process this is."""
    try:
        puzzle = from_recipe(recipe, time_limit=time_limit)
    except NotFoundError as error:
        return _Made("", str(error))
    return _Made(formats.format_named(target).written(SavedGame(puzzle)))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku generate",
        description="Make puzzles with exactly one solution.",
        epilog="Exit status: 0 made, 1 the output cannot be written, 2 bad usage, 4 a puzzle was "
        "not found. The same command with the same seed makes the same puzzles; interrupted, it "
        "goes on where it ended.",
    )
    add = parser.add_argument
    add(
        "size",
        nargs="?",
        default=_Size(10, 10),
        type=_size,
        metavar="ROWSxCOLS",
        help="the size (default: 10x10), or the whole recipe that a generated puzzle names as "
        "its source",
    )
    add("-n", "--number", type=count, default=1, metavar="N", help="so many puzzles")
    add("--grade", choices=[grade.value for grade in Difficulty], help="the level they must have")
    add(
        "--character",
        type=_character,
        metavar="C",
        help="the size of the rectangles (many-small, small, balanced, large, few-large, or cells "
        "on average) and, after a colon, their shape (square, mixed, long)",
    )
    add("--symmetry", choices=[symmetry.value for symmetry in Symmetry], help="of the clue cells")
    add("--seed", type=_seed, metavar="K", help="the first seed; each further puzzle has the next")
    limits.add_time_limit(parser)
    add(
        "-o",
        "--output",
        metavar="FILE_OR_DIR",
        help="a folder with a file for each, or a file (with a line for each, where the format "
        "allows that); default: standard output",
    )
    add("--to", choices=sorted(WRITABLE), metavar="FORMAT", help="one of %(choices)s")
    working.add_options(parser)
    return parser


def _size(text: str) -> "_Size | Recipe":
    """Return the size or the recipe that an argument stands for.

    Raises:
        ArgumentTypeError: it is neither a size nor a recipe.
    """
    size = _recipe_of(text) if text.startswith("shikaku:") else _sides_of(text)
    if not (1 <= size.rows <= MAX_SIDE and 1 <= size.cols <= MAX_SIDE):
        raise argparse.ArgumentTypeError(
            f"a size such as 10x15, with sides from 1 to {MAX_SIDE}, was expected, not {text!r}"
        )
    return size


def _sides_of(text: str) -> _Size:
    found = re.fullmatch(r"(\d{1,4})[xX](\d{1,4})", text, re.ASCII)
    return _Size(int(found[1]), int(found[2])) if found else _Size(0, 0)


def _recipe_of(text: str) -> Recipe:
    try:
        return Recipe.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _character(text: str) -> Character:
    try:
        return Character.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _seed(text: str) -> int:
    """Return a seed that was given as an argument.

    Raises:
        ArgumentTypeError: it is no whole number, or too long.
    """
    if re.fullmatch(rf"[+-]?\d{{1,{MOST_DIGITS}}}", text, re.ASCII) is None:
        raise argparse.ArgumentTypeError(
            f"a whole number of at most {MOST_DIGITS} digits was expected, not {text[:20]!r}"
        )
    return int(text)


def _recipe(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Recipe:
    """Return the recipe of the first puzzle."""
    if isinstance(options.size, Recipe):
        for name in ("grade", "character", "symmetry", "seed"):
            if getattr(options, name) is not None:
                parser.error(f"argument --{name}: not allowed with a whole recipe, which says it")
        return options.size
    rows, cols = options.size
    return Recipe(
        rows,
        cols,
        seed=secrets.randbelow(MOST_SEED) if options.seed is None else options.seed,
        grade=None if options.grade is None else Difficulty(options.grade),
        character=options.character or Character(),
        symmetry=Symmetry(options.symmetry or "none"),
    )


def _format(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Format:
    """Return the format asked for, or the one that goes with the output."""
    if options.to is not None:
        return WRITABLE[options.to]
    if options.output in _STANDARD_OUTPUT:
        return formats.format_named("grid")
    if not Path(options.output).suffix:
        return formats.SAVE
    found = formats.format_for(options.output)
    if found is None:
        parser.error(f"the format of {options.output!r} is not known; say --to")
    return found
