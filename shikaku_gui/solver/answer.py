"""What is known of a puzzle's solutions, held against what a player has drawn."""

from collections.abc import Sequence

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver.candidates import Placements, placements, remaining_placements
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import Solution, SolveResult, Status
from shikaku_gui.solver.search.set_partitioning import partitions
from shikaku_gui.solver.solving import solve


class Answer:
    """What is known of a puzzle's solutions, for questions about its boards.

    ``result`` is what the solver found. Keep one while a puzzle is open, so that hints need
    not solve it again each time.
    """

    def __init__(self, puzzle: Puzzle, result: SolveResult, listed: Placements) -> None:
        self.puzzle = puzzle
        self.result = result
        self.placements = listed
        self._known = [frozenset(solution) for solution in result.solutions]

    @classmethod
    def of(
        cls, puzzle: Puzzle, *, stop: Stop | None = None, time_limit: float | None = None
    ) -> "Answer":
        """Solve a puzzle; after the time limit (in seconds), keep what is known by then.

        Raises:
            CutShortError: it was stopped.
        """
        result = solve(puzzle, time_limit=time_limit, stop=stop)
        if stop is not None and stop():
            raise CutShortError
        return cls(puzzle, result, placements(puzzle))

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None where that is not known."""
        if self.result.status is Status.LIMIT:
            return None
        return self.result.status is Status.UNIQUE

    @property
    def solution(self) -> Solution | None:
        """The solution, if it is known to be the only one."""
        return self.result.solutions[0] if self.result.status is Status.UNIQUE else None

    def wrong(self, rects: Sequence[Rect], stop: Stop | None = None) -> tuple[Rect, ...]:
        """Return the rectangles that no solution has, or else a set that none has together.

        The set is minimal: any part of it is in a solution. Empty if the rectangles agree
        with a solution, or if no solution is known. Those given must be placements of
        different clues that do not overlap.

        Raises:
            CutShortError: it was stopped.
        """
        if not self._known or any(known.issuperset(rects) for known in self._known):
            return ()
        if self.solution is not None:
            return tuple(rect for rect in rects if rect not in self._known[0])
        control = Control(stop=stop)
        if self.completions(rects, control):
            return ()
        alone = tuple(rect for rect in rects if not self.completions((rect,), control))
        return alone or self._together(rects, control)

    def _together(self, rects: Sequence[Rect], control: Control) -> tuple[Rect, ...]:
        kept = list(rects)
        for rect in rects:
            fewer = [other for other in kept if other != rect]
            if not self.completions(fewer, control):
                kept = fewer
        return tuple(kept)

    def completions(
        self, rects: Sequence[Rect], control: Control, at_most: int = 1
    ) -> tuple[Solution, ...]:
        """Return solutions that contain these rectangles, at most ``at_most``.

        Raises:
            CutShortError: a limit was reached.
        """
        together = zip(self._known, self.result.solutions, strict=True)
        known = [solution for cells, solution in together if cells.issuperset(rects)]
        if len(known) >= at_most or self.result.complete:
            return tuple(known[:at_most])
        live = remaining_placements(Board(self.puzzle, rects), self.placements)
        try:
            left = deduce(self.puzzle, live, control=control)
        except ContradictionError:
            return ()
        if all(len(mine) == 1 for mine in left):
            return (tuple(mine[0] for mine in left),)
        return tuple(partitions(left, at_most, control))
