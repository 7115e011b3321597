"""``shikaku generate``: new puzzles with one solution, from one to a million."""

import argparse
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from shikaku_gui import formats
from shikaku_gui.cli import streams, work_options
from shikaku_gui.cli.batch import LITTLE
from shikaku_gui.cli.dask_cluster import UnreachableError
from shikaku_gui.cli.exit_status import Exit
from shikaku_gui.cli.generate_arguments import STANDARD_OUTPUT, wish
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.cli.puzzle_output import Lines, PuzzleSink, SinkError, is_terminal, sink_for
from shikaku_gui.formats import Format, SavedGame
from shikaku_gui.solver import NotFoundError, Recipe, from_recipe


class _Made(NamedTuple):
    """The text of a puzzle; where there is none, the reason."""

    text: str
    reason: str = ""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options, first, target = wish(arguments)
    try:
        return _generate(options, first, target)
    except (UnreachableError, SinkError, formats.UnwritableError) as error:
        streams.complain(error)
        return Exit.BAD_INPUT
    except BrokenExecutor as error:
        streams.complain(error)
        return Exit.LIMIT
    except OSError as error:
        if options.output in STANDARD_OUTPUT:
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
    interrupt = work_options.Interrupt()
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
    sink: PuzzleSink,
    first: Recipe,
    make: Callable[[Recipe], _Made],
    interrupt: work_options.Interrupt,
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
    interrupt: work_options.Interrupt,
) -> Generator[tuple[Recipe, _Made], None, None]:
    stop = interrupt.asked
    wanted = takewhile(lambda _: not stop(), recipes)
    rest = yield from work_options.done_here(options, make, _weight, wanted)
    with work_options.opened(options, make, _weight, stop) as batch:
        yield from batch.results(rest)


def _weight(recipe: Recipe) -> int:
    """Return about how many cells could be filled meanwhile; of a grade many are to be made."""
    return recipe.rows * recipe.cols if recipe.grade is None else LITTLE + 1


def _put(sink: PuzzleSink, recipe: Recipe, made: _Made) -> bool:
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
    return _Made(formats.format_named(target).to_text(SavedGame(puzzle)))
