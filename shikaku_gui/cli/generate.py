"""``shikaku generate``: new puzzles with one solution."""

import argparse
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from shikaku_gui import formats
from shikaku_gui.cli import parallel_work, streams
from shikaku_gui.cli.batch_opening import open_batch
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.generate_arguments import make_parser, parse_arguments
from shikaku_gui.cli.generate_output import (
    LineFileOutput,
    PuzzleOutput,
    StandardOutput,
    open_output,
)
from shikaku_gui.cli.interrupts import InterruptRequest
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.cli.work_groups import GROUP_WEIGHT
from shikaku_gui.formats import Format, SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.solver import NotFoundError, Recipe, from_recipe, most_tries, solve

_WITH_SOLUTION = frozenset({"json", "jsonl"})
"""The formats in which a program is likely to want the solution as well."""


class _GeneratedPuzzle(NamedTuple):
    """The text of a puzzle, or the reason why there is none."""

    text: str
    reason: str = ""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options, first, target = parse_arguments(make_parser(), arguments)
    with streams.writing(options.output):
        return _generate(options, first, target)


def _generate(options: argparse.Namespace, first: Recipe, target: Format) -> int:
    output = open_output(options.output, options.number, target)
    make = partial(_make, target=target.name, time_limit=options.time_limit)
    if isinstance(output, LineFileOutput) and not _has_same_puzzles(output, first, make):
        text = _("{name} already contains other puzzles; resume with the original --seed")
        raise CommandError(text.format(name=options.output))
    status = _fill(options, output, first, make)
    output.close()
    return status


def _fill(
    options: argparse.Namespace,
    output: PuzzleOutput,
    first: Recipe,
    make: Callable[..., _GeneratedPuzzle],
) -> int:
    """Make the puzzles, put them into the output, and return the exit status."""
    if options.number == 1:
        with progress(_("Attempts"), most_tries(first), shown=first.grade is not None) as report:
            made = make(first, on_progress=lambda number, _done: report(number))
        return ExitStatus.OK if _put(output, first, made) else ExitStatus.LIMIT
    if options.seed is None:
        text = _("the first puzzle has {option}")
        streams.print_error(text.format(option=f"--seed {first.seed}"))
    interrupt = InterruptRequest()
    with interrupt.installed():
        complete = _generate_missing(options, output, first, make, interrupt)
    if interrupt.requested():
        return ExitStatus.INTERRUPTED
    return ExitStatus.OK if complete else ExitStatus.LIMIT


def _has_same_puzzles(
    output: LineFileOutput, first: Recipe, make: Callable[[Recipe], _GeneratedPuzzle]
) -> bool:
    """Tell whether the file was begun with the same recipes, by making one puzzle again."""
    if output.sample is None:
        return True
    at, text = output.sample
    return make(replace(first, seed=first.seed + at)).text.strip() == text


def _generate_missing(
    options: argparse.Namespace,
    output: PuzzleOutput,
    first: Recipe,
    make: Callable[[Recipe], _GeneratedPuzzle],
    interrupt: InterruptRequest,
) -> bool:
    """Make the puzzles that the output does not have; return whether all were found."""
    number = options.number
    missing = output.missing(replace(first, seed=first.seed + at) for at in range(number))
    complete = True
    on_terminal = isinstance(output, StandardOutput) and sys.stdout.isatty()
    with (
        closing(_results(options, make, missing, interrupt)) as results,
        progress(_("Puzzles"), number, shown=not on_terminal) as report_progress,
    ):
        for recipe, made in results:
            complete &= _put(output, recipe, made)
            report_progress(recipe.seed - first.seed + 1)
    return complete


def _results(
    options: argparse.Namespace,
    make: Callable[[Recipe], _GeneratedPuzzle],
    recipes: Iterator[Recipe],
    interrupt: InterruptRequest,
) -> Generator[tuple[Recipe, _GeneratedPuzzle], None, None]:
    stop = interrupt.requested
    wanted = takewhile(lambda _: not stop(), recipes)
    rest = yield from parallel_work.work_on_first(options, make, _weight, wanted)
    with open_batch(options, make, _weight, stop) as batch:
        yield from batch.results(rest)


def _weight(recipe: Recipe) -> int:
    """Return the cost of a puzzle in cells; for a wanted grade many puzzles must be made."""
    return recipe.rows * recipe.cols if recipe.grade is None else GROUP_WEIGHT + 1


def _put(output: PuzzleOutput, recipe: Recipe, made: _GeneratedPuzzle) -> bool:
    """Write a puzzle, or report why there is none; return whether there is one."""
    if made.reason:
        seed = _("seed {seed}").format(seed=recipe.seed)
        streams.print_error(named(seed, made.reason))
        if not isinstance(output, LineFileOutput):
            return False
    output.put(recipe, made.text)
    return not made.reason


def _make(
    recipe: Recipe,
    *,
    target: str,
    time_limit: float | None,
    on_progress: Callable[[int, float | None], None] | None = None,
) -> _GeneratedPuzzle:
    """Make a puzzle; called in any of the processes."""
    try:
        puzzle = from_recipe(recipe, time_limit=time_limit, on_progress=on_progress)
    except NotFoundError as error:
        return _GeneratedPuzzle("", why(error))
    solution = solve(puzzle, max_solutions=1).solutions[0] if target in _WITH_SOLUTION else None
    game = SavedGame(puzzle, solution=solution)
    return _GeneratedPuzzle(formats.format_named(target).to_text(game))
