"""The one door to the solver."""

from itertools import chain

from shikaku_gui.model import Flaw, Problem, Puzzle, Rect, problems
from shikaku_gui.solver.candidates import largest_unknown, settled_areas
from shikaku_gui.solver.control import Control, CutShortError, Progress, Stop
from shikaku_gui.solver.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.engine import Engine, MaskEngine
from shikaku_gui.solver.partition import Found, partitions
from shikaku_gui.solver.propagation import ContradictionError, Position
from shikaku_gui.solver.result import Figures, Level, Phase, Solution, SolveResult, Status


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
    run = _Run(puzzle, max_solutions, Control(time_limit, stop, on_progress))
    try:
        run.work()
    except CutShortError:
        pass
    except ContradictionError:
        run.find_conflict()
    return run.result()


class _Run:
    """One solve: what is known so far, so that it can end at any moment."""

    def __init__(self, puzzle: Puzzle, max_solutions: int, control: Control) -> None:
        self._puzzle = puzzle
        self._max_solutions = max_solutions
        self._control = control
        self._decided: dict[int, Rect] = {}
        self._solutions: tuple[Solution, ...] = ()
        self._complete = False
        self._problems: tuple[Problem, ...] = ()
        self._counts = {"rooms": len(puzzle.clues)}
        self._left: dict[Level, int] = {}
        self._parts: list[Position] = []
        self._searches = 0

    def work(self) -> None:
        """Go through the phases until the answer is known.

        Raises:
            ContradictionError: deduction proved that there is no solution.
            CutShortError: a limit was reached.
        """
        engine = self._list_placements()
        if engine is None:
            self._complete = True
            return
        self._deduce(engine)
        if self._parts:
            self._search()
        else:
            self._solutions, self._complete = (self._joined({}),), True

    def _list_placements(self) -> Engine | None:
        """Return the placements, or None where a look at them shows there is no solution."""
        self._control.enter(Phase.CHECK)
        self._problems = problems(self._puzzle)
        if self._problems:
            return None
        self._control.enter(Phase.PLACEMENTS)
        engine = _engine(self._puzzle, self._control)
        count = engine.count
        self._counts.update(fixed=count.fixed, alternatives=count.alternatives, cover=count.cover)
        if count.unreached:
            self._problems = (Problem(Flaw.UNREACHED, count.unreached),)
            return None
        return engine

    def _deduce(self, engine: Engine) -> None:
        control = self._control
        control.enter(Phase.DEDUCTION)
        self._left[Level.BASIC] = engine.settle(control)
        self._decided = engine.decided()
        if not self._left[Level.BASIC]:
            return
        parts = exhaust_subsets(engine.parts(control), self._decided, control)
        self._left[Level.SUBSETS] = sum(part.undecided for part in parts)
        if parts:
            parts = exhaust_shaving(parts, self._decided, control)
            self._left[Level.SHAVING] = sum(part.undecided for part in parts)
        self._parts = sorted(parts, key=lambda part: part.clues[0])

    def _search(self) -> None:
        self._control.enter(Phase.SEARCH)
        clues = list(chain.from_iterable(part.clues for part in self._parts))
        live = list(chain.from_iterable(part.placements() for part in self._parts))
        self._searches += 1
        found: Found = partitions(live, self._max_solutions, self._control)
        self._solutions = tuple(
            self._joined(dict(zip(clues, partition, strict=True))) for partition in found.partitions
        )
        self._complete = found.complete
        if found.complete and not found.partitions:
            raise ContradictionError

    def _joined(self, found: dict[int, Rect]) -> Solution:
        """Return a solution made of what deduction decided and what was found."""
        rects = self._decided | found
        return tuple(rects[clue] for clue in range(len(rects)))

    def find_conflict(self) -> None:
        """Look for a reason why there is no solution, which is proved."""
        self._complete = True

    def result(self) -> SolveResult:
        """Return what is known now."""
        self._control.leave()
        return SolveResult(
            self._status(), self._solutions, self._complete, self._problems, self._figures()
        )

    def _status(self) -> Status:
        if len(self._solutions) > 1:
            return Status.MULTIPLE
        if not self._complete:
            return Status.LIMIT
        return Status.UNIQUE if self._solutions else Status.INFEASIBLE

    def _figures(self) -> Figures:
        sizes = sorted((len(part.live) for part in self._parts), reverse=True)
        return Figures(
            **self._counts,
            left=self._left,
            components=tuple(sizes),
            searched=sum(part.undecided for part in self._parts) if self._searches else 0,
            searches=self._searches,
            seconds=self._control.seconds,
            peak_memory=self._control.peak_memory,
        )


def _engine(puzzle: Puzzle, control: Control) -> Engine:
    return MaskEngine(settled_areas(puzzle), largest_unknown(puzzle), control)
