"""A puzzle's solutions as far as they are known, compared with what a player has drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from shikaku_gui import model
from shikaku_gui.model import NO_MARKS, Board, Marks, Puzzle, Rect
from shikaku_gui.solver.candidates import (
    Placements,
    placements,
    placements_left,
    room_to_list,
)
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import Figures, Solution, SolveResult, Status
from shikaku_gui.solver.solving import solve

MOST_SOLVED_CELLS = 40_000
"""Larger puzzles are not solved for a hint: what is wrong on them is looked for nearby only."""

_MUCH_ROOM = 200_000
"""Where the "?" clues have more room, CP-SAT takes long, and straight cuts are tried first."""

_MOST_SEARCHED_ROOM = 1_000_000
"""Where the "?" clues have more room, hints do not wait for a search: it can take minutes."""

_WORK = 1_000
"""The work that subsets and shaving may do beside drawn rectangles and find nothing.

The puzzle has several solutions then, or it would not be asked: CP-SAT mostly finds one sooner.
"""


class Answer:
    """A puzzle's solutions as far as they are known, for questions about its boards.

    ``result`` is what the solver found, ``searched`` whether it was asked. Keep one while a
    puzzle is open, so that hints need not solve it again each time.
    """

    def __init__(self, puzzle: Puzzle, result: SolveResult, *, searched: bool = True) -> None:
        self.puzzle = puzzle
        self.searched = searched
        self.result = result
        self._known = [frozenset(solution) for solution in result.solutions]
        self._placements: Placements | None = None

    @cached_property
    def _solved(self) -> list[Board]:
        """The known solutions, drawn."""
        return [Board(self.puzzle, solution) for solution in self.result.solutions]

    def all_placements(self, control: Control | None = None) -> Placements:
        """Return the placements of all clues; they are listed once.

        Raises:
            CutShortError: a limit was reached, or there are too many placements to list.
        """
        if self._placements is None:
            self._placements = placements(self.puzzle, control)
        return self._placements

    @classmethod
    def of(
        cls, puzzle: Puzzle, *, stop: Stop | None = None, time_limit: float | None = None
    ) -> Answer:
        """Solve a puzzle; after the time limit (in seconds), keep what is known by then.

        Raises:
            CutShortError: it was stopped.
        """
        result = solve(puzzle, time_limit=time_limit, stop=stop)
        if stop is not None and stop():
            raise CutShortError
        return cls(puzzle, result)

    @classmethod
    def unsolved(cls, puzzle: Puzzle) -> Answer:
        """Return what is known of a puzzle without solving it: nothing."""
        figures = Figures(len(puzzle.clues))
        return cls(puzzle, SolveResult(Status.LIMIT, (), False, (), figures), searched=False)

    @classmethod
    def for_hints(
        cls, puzzle: Puzzle, *, stop: Stop | None = None, time_limit: float | None = None
    ) -> Answer:
        """Solve a puzzle unless it is too large to do so for a hint.

        Raises:
            CutShortError: it was stopped.
        """
        if puzzle.area > MOST_SOLVED_CELLS:
            return cls.unsolved(puzzle)
        return cls.of(puzzle, stop=stop, time_limit=time_limit)

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None where that is not known."""
        if self.result.status is Status.LIMIT:
            return None
        return self.result.status is Status.UNIQUE

    @property
    def hints_may_search(self) -> bool:
        """Whether a hint may wait for the search for a solution that has what is drawn."""
        return self.result.complete or room_to_list(self.puzzle) <= _MOST_SEARCHED_ROOM

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
        if stop is not None and stop():
            raise CutShortError
        if not self._known or any(known.issuperset(rects) for known in self._known):
            return ()
        if self.solution is not None:
            return tuple(rect for rect in rects if rect not in self._known[0])
        control = Control(stop=stop)
        if self.completions(rects, control):
            return ()
        alone = tuple(rect for rect in rects if not self.completions((rect,), control))
        return alone or self._together(rects, control)

    def wrong_marks(
        self, board: Board, rects: Sequence[Rect], stop: Stop | None = None
    ) -> tuple[model.Unmark, ...]:
        """Return the marks of a board that no solution agrees with, each as its own removal.

        If each agrees with a solution, but all together with none that has these rectangles,
        a minimal set of marks is removed at once: without any one of them, one has.

        Raises:
            CutShortError: it was stopped.
        """
        marks = [model.Unmark((rect,)) for rect in board.marks.pencilled]
        marks += [model.Unmark((), (rect,)) for rect in board.marks.crossed_out]
        if not marks or not self._known:
            return ()
        if any(_agrees(solved, rects, marks) for solved in self._solved):
            return ()
        if self.solution is not None:
            return tuple(mark for mark in marks if not _holds(self._solved[0], mark))
        control = Control(stop=stop)
        if self._possible(rects, marks, control):
            return ()
        alone = tuple(mark for mark in marks if not self._possible((), [mark], control))
        return alone or (self._marks_together(rects, marks, control),)

    def _possible(
        self, rects: Sequence[Rect], marks: Sequence[model.Unmark], control: Control
    ) -> bool:
        """Tell whether a solution has these rectangles and agrees with these marks."""
        if any(_agrees(solved, rects, marks) for solved in self._solved):
            return True
        together = _union(marks)
        kept = NO_MARKS.added(together.pencilled, together.crossed_out)
        return bool(self.completions(rects, control, marks=kept))

    def _marks_together(
        self, rects: Sequence[Rect], marks: Sequence[model.Unmark], control: Control
    ) -> model.Unmark:
        kept = list(marks)
        for mark in marks:
            fewer = [other for other in kept if other != mark]
            if not self._possible(rects, fewer, control):
                kept = fewer
        return _union(kept)

    def _together(self, rects: Sequence[Rect], control: Control) -> tuple[Rect, ...]:
        kept = list(rects)
        for rect in rects:
            fewer = [other for other in kept if other != rect]
            if not self.completions(fewer, control):
                kept = fewer
        return tuple(kept)

    def completions(
        self,
        rects: Sequence[Rect],
        control: Control,
        at_most: int = 1,
        marks: Marks = NO_MARKS,
        *,
        search: bool = True,
    ) -> tuple[Solution, ...]:
        """Return solutions that contain these rectangles, at most ``at_most``.

        With ``marks`` only those that agree with them. Without ``search`` only those known and
        those by straight cuts, so that there may be others.

        Raises:
            CutShortError: a limit was reached.
        """
        wanted = []
        if not marks.empty:
            wanted = [model.Unmark(tuple(marks.pencilled), tuple(marks.crossed_out))]
        together = zip(self._solved, self.result.solutions, strict=True)
        known = [solution for solved, solution in together if _agrees(solved, rects, wanted)]
        if len(known) >= at_most or self.result.complete:
            return tuple(known[:at_most])
        if room_to_list(self.puzzle) > _MUCH_ROOM or not search:
            from shikaku_gui.solver.search.straight_cuts import solutions_by_cuts

            cut = solutions_by_cuts(self.puzzle, control, rects)
            fit = [one for one in cut if _agrees(Board(self.puzzle, one), rects, wanted)]
            known = list(dict.fromkeys([*known, *fit]))
        if len(known) >= at_most or not search:
            return tuple(known[:at_most])
        board = Board(self.puzzle, rects, marks)
        live = placements_left(board, self.all_placements(control), control)
        enough = min(at_most, 2)
        try:
            left, found = deduce(self.puzzle, live, control=control, work=_WORK, partitions=enough)
        except ContradictionError:
            return ()
        known = list(dict.fromkeys([*known, *map(tuple, found)]))
        if len(known) >= at_most or all(len(mine) == 1 for mine in left):
            return tuple(known[:at_most])
        from shikaku_gui.solver.search.set_partitioning import partitions  # Few boards need it.

        return tuple(partitions(left, at_most, control))


def _agrees(solved: Board, rects: Iterable[Rect], marks: Iterable[model.Unmark]) -> bool:
    """Tell whether a solution has some rectangles and agrees with some marks."""
    return all(rect in solved for rect in rects) and all(_holds(solved, mark) for mark in marks)


def _holds(solved: Board, marks: model.Unmark) -> bool:
    if any(rect in solved for rect in marks.crossed_out):
        return False
    around = ((solved.at(part.first), part) for part in marks.pencilled)
    return all(rect is not None and rect.contains(part) for rect, part in around)


def _union(marks: Sequence[model.Unmark]) -> model.Unmark:
    pencilled = tuple(rect for mark in marks for rect in mark.pencilled)
    return model.Unmark(pencilled, tuple(rect for mark in marks for rect in mark.crossed_out))
