"""The one door to the solver."""

from shikaku_gui.model import Problem, Puzzle, problems
from shikaku_gui.model.problems import Flaw
from shikaku_gui.solver.bitmasks import Frame, clue_masks
from shikaku_gui.solver.candidates import largest_unknown, settled_areas
from shikaku_gui.solver.control import Control, CutShortError, Progress, Stop
from shikaku_gui.solver.partition import partitions
from shikaku_gui.solver.result import Figures, Phase, SolveResult, Status


def solve(
    puzzle: Puzzle,
    *,
    max_solutions: int = 2,
    time_limit: float | None = None,
    stop: Stop | None = None,
    on_progress: Progress | None = None,
) -> SolveResult:
    """Solve a puzzle and prove what is claimed of it.

    Looks for up to ``max_solutions`` different solutions; two suffice to tell a unique
    solution from several. With 1, the status is ``LIMIT`` where a solution was found
    without a proof that it is the only one.

    ``time_limit`` is in seconds. ``stop`` is a function without arguments that tells
    whether to stop, such as ``threading.Event().is_set``; ``on_progress`` is called with
    the phase and how much of it is done (0 to 1, or None). Both are called on the thread
    that solves.

    Raises:
        ValueError: ``max_solutions`` is below 1.
    """
    if max_solutions < 1:
        raise ValueError(f"max_solutions is {max_solutions}; the least is 1")
    control = Control(time_limit, stop, on_progress)
    rooms = len(puzzle.clues)
    try:
        control.enter(Phase.CHECK)
        flaws = problems(puzzle)
        if flaws:
            return _infeasible(Figures(rooms), flaws)
        control.enter(Phase.PLACEMENTS)
        frame = Frame(puzzle.grid)
        masks = clue_masks(settled_areas(puzzle), frame, largest_unknown(puzzle))
        once = twice = 0
        for mine in masks:
            for mask in mine:
                twice |= once & mask
                once |= mask
        figures = Figures(
            rooms,
            sum(len(mine) == 1 for mine in masks),
            sum(map(len, masks)),
            (once & ~twice).bit_count(),
        )
        if once != frame.mask(puzzle.grid):
            cells = tuple(frame.cells(frame.mask(puzzle.grid) ^ once))
            return _infeasible(figures, (Problem(Flaw.UNREACHED, cells),))
        control.enter(Phase.SEARCH)
        found = partitions([list(map(frame.rect, m)) for m in masks], max_solutions, control)
        count = len(found.partitions)
        if count > 1:
            status = Status.MULTIPLE
        elif not found.complete:
            status = Status.LIMIT
        else:
            status = Status.UNIQUE if count else Status.INFEASIBLE
        control.leave()
        return SolveResult(status, found.partitions, found.complete, (), figures)
    except CutShortError:
        return SolveResult(Status.LIMIT, (), False, (), Figures(rooms))


def _infeasible(figures: Figures, flaws: tuple[Problem, ...]) -> SolveResult:
    return SolveResult(Status.INFEASIBLE, (), True, flaws, figures)
