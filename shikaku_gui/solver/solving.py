"""Solves a puzzle: deduction, then search; the reason where there is no solution."""

from collections.abc import Callable
from contextlib import closing
from itertools import chain

from shikaku_gui.model import Problem, ProblemKind, Puzzle, Rect, conflict, problems
from shikaku_gui.solver.candidates import (
    known_areas,
    largest_unknown,
    masks_suffice,
    placements,
    room_of_unknown,
    settled_areas,
)
from shikaku_gui.solver.control import Control, CutShortError, Progress, Stop, StopFlag
from shikaku_gui.solver.engine import Engine, UndecidedPart, joined_partitions
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.masks.mask_engine import MaskEngine
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import (
    Figures,
    Level,
    Phase,
    PlacementCount,
    Solution,
    SolveResult,
    Status,
)

_MUCH_ROOM = 10_000
"""Where the "?" clues could have more placements than this, a solution is looked for first."""

_MUCH_UNDECIDED = 2_000
"""Where the basic deductions leave more placements, a solution is looked for before the others."""

_WORK = 20_000
"""The work that subsets and shaving may do and find nothing; then CP-SAT decides sooner.

Unique puzzles, up to 100x100, were seen to run up a debt of 500 at most.
"""


def solve(
    puzzle: Puzzle,
    *,
    max_solutions: int = 2,
    time_limit: float | None = None,
    stop: Stop | StopFlag | None = None,
    on_progress: Progress | None = None,
) -> SolveResult:
    """Solve a puzzle, with a proof of the status returned.

    Looks for up to ``max_solutions`` different solutions; two are enough to tell a unique
    solution from several. With 1, the status is ``LIMIT`` if a solution was found without
    a proof that it is the only one.

    ``time_limit`` is in seconds. ``stop`` is a ``threading.Event``, or a function
    without arguments that returns whether to stop; ``on_progress`` is called with the phase
    and how much of it is done (0 to 1, or None). Both are called on the thread that solves.

    Raises:
        ValueError: ``max_solutions`` is below 1.
    """
    if max_solutions < 1:
        raise ValueError(f"max_solutions is {max_solutions}; the least is 1")
    run = _Run(puzzle, max_solutions, Control(time_limit, stop, on_progress))
    try:
        run.work()
    except CutShortError:
        pass
    except ContradictionError:
        run.find_reason()
    return run.result()


class _Run:
    """One solve. It keeps what is known so far, so that a limit can end it at any moment."""

    def __init__(self, puzzle: Puzzle, max_solutions: int, control: Control) -> None:
        self._puzzle = puzzle
        self._max_solutions = max_solutions
        self._control = control
        self._decided: dict[int, Rect] = {}
        self._solutions: list[Solution] = []
        self._complete = False
        self._problems: tuple[Problem, ...] = ()
        self._counting: Callable[[], PlacementCount] = PlacementCount
        self._left: dict[Level, int] = {}
        self._rest: list[UndecidedPart] = []
        self._searches = 0
        self._was_cut = False

    def work(self) -> None:
        """Run the phases until the answer is known.

        Raises:
            ContradictionError: deduction proved that there is no solution.
            CutShortError: a limit was reached.
        """
        self._control.enter(Phase.CHECK)
        if not _sum_fits(self._puzzle):
            self._problems, self._complete = problems(self._puzzle), True
            return
        if room_of_unknown(self._puzzle) > _MUCH_ROOM and self._cut():
            return
        self._deduce()
        if len(self._solutions) == 2:
            return
        if not self._rest:
            self._solutions, self._complete = [self._solution_with({})], True
        else:
            self._keep_partitions()
            if len(self._solutions) < self._max_solutions:
                self._search()

    def _cut(self) -> bool:
        """Look for solutions by straight cuts, once; tell whether two are known.

        A single one is kept in case a limit is reached before more is known.
        """
        if self._max_solutions != 2 or self._was_cut:
            return False
        self._was_cut = True
        from shikaku_gui.solver.search.straight_cuts import solutions_by_cuts  # as for a search

        self._solutions = solutions_by_cuts(self._puzzle, self._control)
        return len(self._solutions) == 2

    def _deduce(self) -> None:
        control = self._control
        control.enter(Phase.PLACEMENTS)
        engine = _engine(self._puzzle, control)
        try:
            engine.list_placements(control)
        finally:
            self._counting = engine.counting
        control.enter(Phase.DEDUCTION)
        self._left[Level.BASIC] = engine.settle(control)
        self._decided = engine.decided(control)
        if not self._left[Level.BASIC]:
            return
        if self._left[Level.BASIC] > _MUCH_UNDECIDED and self._cut():
            return
        parts, large = engine.parts(control)
        beyond = sum(map(_count_placements, large))
        partitions = 2 if self._max_solutions == 2 else 3
        budget = Budget(control, _WORK, partitions)
        parts = exhaust_subsets(parts, self._decided, control, budget)
        self._left[Level.SUBSETS] = beyond + sum(part.undecided for part in parts)
        if parts:
            parts = exhaust_shaving(parts, self._decided, control, budget)
            self._left[Level.SHAVING] = beyond + sum(part.undecided for part in parts)
        self._rest = [
            *large,
            *(
                UndecidedPart(part.clues, part.placements(control), part.partitions())
                for part in parts
            ),
        ]

    def _keep_partitions(self) -> None:
        """Keep the solutions that deduction came across: one or two partitions of every part."""
        found = joined_partitions(self._rest, self._decided)
        self._solutions = list(dict.fromkeys([*self._solutions, *found]))[: self._max_solutions]

    def _search(self) -> None:
        from shikaku_gui.solver.search.set_partitioning import partitions  # Few puzzles need it.

        self._control.enter(Phase.SEARCH)
        clues = list(chain.from_iterable(rest.clues for rest in self._rest))
        live = list(chain.from_iterable(rest.placements for rest in self._rest))
        self._searches += 1
        known = set(self._solutions)
        with closing(partitions(live, self._max_solutions, self._control)) as found:
            for partition in found:
                solution = self._solution_with(dict(zip(clues, partition, strict=True)))
                if solution not in known:
                    self._solutions.append(solution)
                if len(self._solutions) == self._max_solutions:
                    break
        self._complete = len(self._solutions) < self._max_solutions
        if not self._solutions:
            raise ContradictionError

    def _solution_with(self, found: dict[int, Rect]) -> Solution:
        """Return the solution that consists of the decided rectangles and those found."""
        rects = self._decided | found
        return tuple(map(rects.__getitem__, range(len(rects))))

    def find_reason(self) -> None:
        """Find out why there is no solution.

        A clue or a cell has no placements, or some clues contradict each other.
        """
        self._complete = True
        count = self._counting()
        if count.empty or count.unreached:
            unreached = (
                (Problem(ProblemKind.UNREACHED, count.unreached),) if count.unreached else ()
            )
            self._problems = (*problems(self._puzzle), *unreached)
        else:
            self._find_conflict()

    def _find_conflict(self) -> None:
        """Look for clues that contradict each other.

        If a limit ends the search, the smallest set found so far is kept.
        """
        from shikaku_gui.solver.conflict import MOST_SHOWN, conflicts

        try:
            self._control.enter(Phase.CONFLICT)
            live = placements(self._puzzle, self._control)
            cells = list(self._puzzle.clues)
            # Clues that pack, yet leave cells uncovered: only "?" clues can do that.
            self._problems = (conflict(self._puzzle, cells),)
            sure = all(self._puzzle.clues.values())  # Else the areas need not fill the grid.
            for clues, least in conflicts(live, self._control, all_conflict=sure):
                self._problems = (conflict(self._puzzle, (cells[clue] for clue in clues)),)
                if least > MOST_SHOWN:
                    self._problems = (Problem(ProblemKind.NO_SMALL_CONFLICT, total=least),)
        except CutShortError:
            pass

    def result(self) -> SolveResult:
        """Return what is known now."""
        self._control.leave()
        return SolveResult(
            self._status(),
            tuple(self._solutions),
            self._complete,
            self._problems,
            self._figures(),
        )

    def _status(self) -> Status:
        if len(self._solutions) > 1:
            return Status.MULTIPLE
        if not self._complete:
            return Status.LIMIT
        return Status.UNIQUE if self._solutions else Status.INFEASIBLE

    def _figures(self) -> Figures:
        sizes = sorted((len(rest.clues) for rest in self._rest), reverse=True)
        return Figures(
            rooms=len(self._puzzle.clues),
            counting=self._counting,
            left=self._left,
            components=tuple(sizes),
            searched=sum(map(_count_placements, self._rest)) if self._searches else 0,
            searches=self._searches,
            seconds=self._control.seconds,
            peak_memory=self._control.peak_memory,
        )


def _count_placements(rest: UndecidedPart) -> int:
    return sum(map(len, rest.placements))


def _sum_fits(puzzle: Puzzle) -> bool:
    """Tell whether the areas can add up to the grid; faster than :func:`problems`."""
    known = known_areas(puzzle)
    total, unknown = sum(known), len(puzzle.clues) - len(known)
    if unknown and puzzle.shapes:
        return sum(map(puzzle.least_area, puzzle.clues)) <= puzzle.area
    return total + unknown <= puzzle.area if unknown else total == puzzle.area


def _engine(puzzle: Puzzle, control: Control) -> Engine:
    whole, largest = settled_areas(puzzle), largest_unknown(puzzle)
    if masks_suffice(whole):
        return MaskEngine(whole, largest)
    from shikaku_gui.solver.background_import import load_arrays  # small grids need neither

    load_arrays(control)
    from shikaku_gui.solver.arrays.array_engine import ArrayEngine

    return ArrayEngine(whole, largest)
