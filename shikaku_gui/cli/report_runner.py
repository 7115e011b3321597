"""Commands that print a report on each of many puzzles."""

import argparse
from collections.abc import Callable, Container, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from operator import attrgetter
from typing import TypeAlias

from shikaku_gui import play
from shikaku_gui.cli import parallel_work, puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.puzzle_input import PuzzleSource, reading_note
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.cli.text_board import can_show_box_characters
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Control, CutShortError, SolveResult
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
    """The text that a command prints about a puzzle, or the error where it cannot be read.

    ``cause`` is that of the error, see :class:`CommandError`, and ``read`` tells whether the puzzle
    could be read.
    """

    text: str
    status: ExitStatus = ExitStatus.OK
    error: str = ""
    cause: str = ""
    read: bool = True


MakeReport: TypeAlias = Callable[[argparse.Namespace, str, SavedGame], Report]
"""Returns the report on a puzzle, given the options and the name to print for it.

It may raise a :class:`CommandError` in place of a report.
"""


def add_arguments(parser: Parser, as_json: str) -> None:
    """Add the puzzles and the options of all these commands; ``as_json`` says what JSON has."""
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help=_(puzzle_input.INPUT_HELP))
    add("--json", action="store_true", help=as_json)
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    parallel_work.add_options(parser)


def is_lone(options: argparse.Namespace, name: str) -> bool:
    """Tell whether a puzzle is the only one of the only file: its report need not name it."""
    return bool(name == options.lone_name)


def heading(options: argparse.Namespace, name: str) -> str:
    """Return the line with the name of a puzzle above its report, if it is needed."""
    return "" if is_lone(options, name) else f"{streams.escape_controls(name)}:\n"


@contextmanager
def limited_time(options: argparse.Namespace, name: str) -> Iterator[Control]:
    """Work on a puzzle inside this context, as long as the options allow.

    Raises:
        CommandError: a limit was reached.
    """
    control = Control(options.time_limit)
    try:
        yield control
    except CutShortError:
        reason = why_cut_short(options.time_limit, control)
        raise CommandError(named(name, reason), ExitStatus.LIMIT) from None


def worst(statuses: Container[ExitStatus]) -> ExitStatus:
    """Return the status of a command whose puzzles have these statuses."""
    return next((status for status in _WORST_FIRST if status in statuses), ExitStatus.OK)


def problems(puzzle: Puzzle, result: SolveResult) -> list[Message]:
    """Say why a puzzle has no solution."""
    unknown = None in puzzle.clues.values()
    return [play.problem_message(problem, unknown_clues=unknown) for problem in result.problems]


def print_all(
    options: argparse.Namespace,
    make_report: MakeReport,
    on_report: Callable[[Report], object] = lambda _report: None,
    *,
    quiet: bool = False,
) -> ExitStatus:
    """Print the report on each puzzle, in order, as soon as it is known; return the worst status.

    With ``quiet``, nothing is printed: ``on_report`` takes the reports.

    Where the options ask for several processes, ``make_report`` must be a function that
    these can import. ``on_report`` is called with each report after it was printed.
    """
    # Other processes have other streams, and perhaps another language.
    options.lone_name = None
    if len(options.files) == 1:
        options.lone_name = puzzle_input.display_name(options.files[0])
    options.ascii_only = not can_show_box_characters()
    puzzles = puzzle_input.all_puzzle_sources(options.files, options.index)
    statuses: set[ExitStatus] = set()
    unread = puzzle_input.UnreadPuzzles()
    work = partial(_report_on, make_report, options)
    try:
        with closing(
            parallel_work.work_on_all(options, work, attrgetter("size"), puzzles)
        ) as reports:
            for puzzle, report in reports:
                if not quiet:
                    print(report.text, end="", flush=True)
                    unread.note(puzzle, "" if report.read else report.error)
                if report.error and report.read and not quiet:
                    streams.print_error(report.error)
                statuses.add(report.status)
                on_report(report)
    except CommandError as error:
        streams.print_error(error)
        statuses.add(error.status)
    finally:
        unread.end()
    return worst(statuses)


def _report_on(
    make_report: MakeReport, options: argparse.Namespace, puzzle: PuzzleSource
) -> Report:
    """Read a puzzle and report on it; called in any of the processes."""
    try:
        game = puzzle.game()
        report = make_report(options, puzzle.name, game)
    except CommandError as error:
        read = not isinstance(error, puzzle_input.UnreadableError)
        return Report("", error.status, str(error), error.cause, read)
    return report if report.error else replace(report, error=reading_note(puzzle.name, game))
