"""Commands that say something of each of many files, one process or several."""

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass

from shikaku_gui.cli import reading, working
from shikaku_gui.cli.cluster import UnreachableError
from shikaku_gui.cli.status import Exit
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.play import words
from shikaku_gui.solver import SolveResult

_WORST_FIRST = (Exit.BAD_INPUT, Exit.NO_SOLUTION, Exit.LIMIT, Exit.SOLVED)


@dataclass(frozen=True)
class Report:
    """What a command says of a file: text to print, and why what cannot be read."""

    text: str
    status: Exit = Exit.SOLVED
    complaints: tuple[str, ...] = ()


def refused(error: reading.UnreadableError) -> Report:
    """Return the report on a file, or a puzzle, that cannot be read."""
    return Report("", Exit.BAD_INPUT, (str(error),))


def of_each(file: str, report: Callable[[str, SavedGame], Report]) -> Report:
    """Return as one the reports on all puzzles of a file, each with a name for it."""
    said = []
    try:
        for name, found in reading.read_each(file):
            if isinstance(found, reading.UnreadableError):
                said.append(refused(found))
            else:
                said.append(report(name, found))
    except reading.UnreadableError as error:
        return refused(error)
    return Report(
        "".join(each.text for each in said),
        worst(each.status for each in said),
        tuple(complaint for each in said for complaint in each.complaints),
    )


def worst(statuses: Iterable[Exit]) -> Exit:
    """Return the status to end with, where several files have one each."""
    met = set(statuses)
    return next((status for status in _WORST_FIRST if status in met), Exit.SOLVED)


def reasons(puzzle: Puzzle, result: SolveResult) -> list[str]:
    """Return in words why a puzzle has no solution."""
    unknown = None in puzzle.clues.values()
    return [str(words.problem(problem, unknown_clues=unknown)) for problem in result.problems]


def print_all(options: argparse.Namespace, work: Callable[[str], Report]) -> Exit:
    """Print the report on each of the files of the options, in order, as they come.

    Returns the worst status. ``work`` must be a function that other processes can
    import, where the options ask for several.
    """
    statuses = []
    try:
        for _, report in working.each(options, work, options.files):
            print(report.text, end="", flush=True)
            for complaint in report.complaints:
                reading.complain(complaint)
            statuses.append(report.status)
    except UnreachableError as error:
        reading.complain(error)
        statuses.append(Exit.BAD_INPUT)
    except BrokenExecutor as error:
        reading.complain(error)
        statuses.append(Exit.LIMIT)
    return worst(statuses)
