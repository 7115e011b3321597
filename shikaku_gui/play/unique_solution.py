"""The only solution of a puzzle, to be shown or printed, or why there is none to show."""

from dataclasses import dataclass

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play import messages
from shikaku_gui.solver import SolveResult, Status, Stop, solve
from shikaku_gui.texts import Message, make_message


@dataclass(frozen=True)
class UniqueSolution:
    """The only solution of a puzzle, its rectangles in the order of the clues.

    Where there is not just one, ``rects`` is None, ``status`` tells what is known instead
    and ``refusal`` explains it.
    """

    status: Status
    rects: tuple[Rect, ...] | None = None
    refusal: Message | None = None


def find_unique_solution(
    puzzle: Puzzle, *, time_limit: float | None = None, stop: Stop | None = None
) -> UniqueSolution:
    """Solve a puzzle, and prove that no other solution exists.

    ``time_limit`` is in seconds; ``stop`` is asked whether to end early. Where either
    ends the work the status is ``LIMIT``.
    """
    result = solve(puzzle, time_limit=time_limit, stop=stop)
    if result.status is Status.UNIQUE:
        return UniqueSolution(result.status, result.solutions[0])
    return UniqueSolution(result.status, refusal=_refusal(puzzle, result))


def _refusal(puzzle: Puzzle, result: SolveResult) -> Message:
    if result.status is Status.MULTIPLE:
        return make_message(N_("It has several solutions, so there is no single one to show."))
    if result.status is Status.LIMIT:
        return make_message(N_("Checking whether it has only one solution took too long."))
    if not result.problems:
        return make_message(N_("It has no solution."))
    unknown = None in puzzle.clues.values()
    return make_message(
        N_("It has no solution. {reason}"),
        reason=messages.problem_message(result.problems[0], unknown_clues=unknown),
    )
