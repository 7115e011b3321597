"""Commands that print a report on each of many puzzles."""

import argparse
from collections.abc import Callable, Container, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from shikaku_gui.cli import parallel_work, streams
from shikaku_gui.cli.dask_cluster import ClusterUnreachableError
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.puzzle_input import PuzzleSource, UnreadableError, why_dropped
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.play import problem_message
from shikaku_gui.solver import SolveResult
from shikaku_gui.texts import Message

_WORST_FIRST = (
    ExitStatus.BAD_INPUT,
    ExitStatus.UNWRITABLE,
    ExitStatus.NO_SOLUTION,
    ExitStatus.LIMIT,
    ExitStatus.OK,
)


@dataclass(frozen=True)
class Report:
    """The text that a command prints about a puzzle, or the error where it cannot be read."""

    text: str
    status: ExitStatus = ExitStatus.OK
    error: str = ""


MakeReport: TypeAlias = Callable[[str, SavedGame], Report]
"""Returns the report on a puzzle, given the name to print for it."""


def worst(statuses: Container[ExitStatus]) -> ExitStatus:
    """Return the status of a command whose puzzles have these statuses."""
    return next((status for status in _WORST_FIRST if status in statuses), ExitStatus.OK)


def problems(puzzle: Puzzle, result: SolveResult) -> list[Message]:
    """Say why a puzzle has no solution."""
    unknown = None in puzzle.clues.values()
    return [problem_message(problem, unknown_clues=unknown) for problem in result.problems]


def _forget(_report: Report) -> None:
    pass


def print_all(
    options: argparse.Namespace,
    make_report: MakeReport,
    puzzles: Iterable[PuzzleSource],
    on_report: Callable[[Report], None] = _forget,
) -> ExitStatus:
    """Print the report on each puzzle, in order, as soon as it is known; return the worst status.

    Where the options ask for several processes, ``make_report`` must be a function that
    these can import. ``on_report`` is called with each report after it was printed.
    """
    statuses: set[ExitStatus] = set()
    work = partial(_report_on, make_report)
    try:
        with closing(parallel_work.work_on_all(options, work, _size, puzzles)) as reports:
            for _, report in reports:
                print(report.text, end="", flush=True)
                if report.error:
                    streams.print_error(report.error)
                statuses.add(report.status)
                on_report(report)
    except ClusterUnreachableError as error:
        streams.print_error(error)
        statuses.add(ExitStatus.BAD_INPUT)
    except BrokenExecutor as error:
        streams.print_error(error)
        statuses.add(ExitStatus.LIMIT)
    return worst(statuses)


def _size(puzzle: PuzzleSource) -> int:
    return puzzle.size


def _report_on(make_report: MakeReport, puzzle: PuzzleSource) -> Report:
    """Read a puzzle and report on it; called in any of the processes."""
    try:
        game = puzzle.game()
    except UnreadableError as error:
        return Report("", ExitStatus.BAD_INPUT, str(error))
    report = make_report(puzzle.name, game)
    return report if report.error else replace(report, error=why_dropped(puzzle.name, game))
