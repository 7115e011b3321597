"""Commands that say something of each of many puzzles, one process or several."""

import argparse
from collections.abc import Callable, Container, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from shikaku_gui.cli import streams, work_options
from shikaku_gui.cli.dask_cluster import UnreachableError
from shikaku_gui.cli.exit_status import Exit
from shikaku_gui.cli.puzzle_input import Unread, UnreadableError
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.play import messages
from shikaku_gui.solver import SolveResult

_WORST_FIRST = (Exit.BAD_INPUT, Exit.NO_SOLUTION, Exit.LIMIT, Exit.SOLVED)


@dataclass(frozen=True)
class Report:
    """What a command says of a puzzle: text to print, and why it cannot be read."""

    text: str
    status: Exit = Exit.SOLVED
    complaint: str = ""


Work: TypeAlias = Callable[[str, SavedGame], Report]
"""What says something of a puzzle, which comes with a name for it."""


def worst(statuses: Container[Exit]) -> Exit:
    """Return the status to end with, where several puzzles have one each."""
    return next((status for status in _WORST_FIRST if status in statuses), Exit.SOLVED)


def reasons(puzzle: Puzzle, result: SolveResult) -> list[str]:
    """Return in words why a puzzle has no solution."""
    unknown = None in puzzle.clues.values()
    return [str(messages.problem(problem, unknown_clues=unknown)) for problem in result.problems]


def print_all(options: argparse.Namespace, work: Work, puzzles: Iterable[Unread]) -> Exit:
    """Print the report on each of the puzzles, in order, as they come.

    Returns the worst status. ``work`` must be a function that other processes can
    import, where the options ask for several.
    """
    statuses: set[Exit] = set()
    try:
        with closing(work_options.each(options, partial(_report, work), _size, puzzles)) as reports:
            for _, report in reports:
                print(report.text, end="", flush=True)
                if report.complaint:
                    streams.complain(report.complaint)
                statuses.add(report.status)
    except UnreachableError as error:
        streams.complain(error)
        statuses.add(Exit.BAD_INPUT)
    except BrokenExecutor as error:
        streams.complain(error)
        statuses.add(Exit.LIMIT)
    return worst(statuses)


def _size(puzzle: Unread) -> int:
    return puzzle.size


def _report(work: Work, puzzle: Unread) -> Report:
    """Read a puzzle and say something of it, in whatever process this is."""
    try:
        game = puzzle.game()
    except UnreadableError as error:
        return Report("", Exit.BAD_INPUT, str(error))
    return work(puzzle.name, game)
