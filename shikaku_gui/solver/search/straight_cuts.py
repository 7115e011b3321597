"""Solutions that straight cuts from edge to edge give, and others that differ from them nearby.

Where deduction leaves much undecided there are mostly many solutions, and one of them can often
be found by cutting the grid into two, those parts into two, and so on (a guillotine partition).
Clues without areas can always be separated like that, and tilings can be cut along their seams.
Two solutions answer the question whether a puzzle has one, and need no proof.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from operator import attrgetter
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.result import Solution


class _Clue(NamedTuple):
    """A clue, and what its rectangle contains at least: its cell, or all that is drawn for it."""

    cell: Cell
    least: Rect
    area: int | None


class _Span(NamedTuple):
    """The lines of a clue's least rectangle, from the first to past the last, and its area."""

    first: int
    past: int
    area: int | None


_EFFORT_PER_CLUE = 60
_LEAST_EFFORT = 1_000
# Half of Python's own limit, as two calls are made for a cut.
_MOST_DEPTH = 300


class _TooMuchError(Exception):
    """The effort allowed was spent, or the cuts are nested too deeply."""


def solutions_by_cuts(
    puzzle: Puzzle, control: Control, drawn: Collection[Rect] = ()
) -> list[Solution]:
    """Return a solution by straight cuts and another one nearby, as far as these are found.

    They have the ``drawn`` rectangles, which must be placements of different clues.

    Raises:
        CutShortError: a limit was reached.
    """
    found = solution_by_cuts(puzzle, control, drawn)
    other = None if found is None else another_nearby(puzzle, found, drawn)
    return [solution for solution in (found, other) if solution is not None]


def solution_by_cuts(
    puzzle: Puzzle, control: Control, drawn: Collection[Rect] = ()
) -> Solution | None:
    """Return a solution by straight cuts; None if there is none or it was not found quickly.

    It has the ``drawn`` rectangles.

    Raises:
        CutShortError: a limit was reached.
    """
    own = {cell: rect for rect in drawn for cell in puzzle.clues_in(rect)}
    clues = [
        _Clue(cell, own[cell], own[cell].area)
        if cell in own
        else _Clue(cell, Rect(*cell, 1, 1), area)
        for cell, area in puzzle.clues.items()
    ]
    effort = _LEAST_EFFORT + _EFFORT_PER_CLUE * len(clues)
    for middle_first in (True, False):
        try:
            found = _CutSearch(puzzle, control, effort, middle_first).parts(puzzle.grid, clues, 0)
        except _TooMuchError:
            continue
        return None if found is None else tuple(rect for _, rect in sorted(found))
    return None


class _CutSearch:
    """Cuts regions depth first; regions that cannot be cut are remembered.

    The effort is counted in clues looked at. A region is cut in the middle if it can be, which
    is least work; else a strip is cut off, which shows soonest that a cut was wrong.
    """

    def __init__(self, puzzle: Puzzle, control: Control, effort: int, middle_first: bool) -> None:
        self._puzzle = puzzle
        self._control = control
        self._effort = effort
        self._middle_first = middle_first
        self._failed: set[Rect] = set()

    def parts(
        self, region: Rect, clues: Sequence[_Clue], depth: int
    ) -> list[tuple[Cell, Rect]] | None:
        """Return a rectangle for each clue in a region, which cover it; None if there are none.

        Raises:
            CutShortError: a limit was reached.
        """
        if len(clues) == 1:
            cell, _, area = clues[0]
            fits = area in (None, region.area) and self._puzzle.allows(cell, *region[2:])
            return [(cell, region)] if fits else None
        if region in self._failed:
            return None
        self._control.check()
        self._effort -= len(clues)
        if self._effort < 0 or depth > _MOST_DEPTH:
            raise _TooMuchError
        cuts = list(_cuts(region, clues))
        if self._middle_first:
            cuts.sort(key=lambda cut: abs(cut.before - cut.behind))
        else:
            cuts.sort(key=lambda cut: min(cut.before, cut.behind))
        for cut in cuts:
            found = self._sides(cut, clues, depth)
            if found is not None:
                return found
        self._failed.add(region)
        return None

    def _sides(
        self, cut: "_Cut", clues: Sequence[_Clue], depth: int
    ) -> list[tuple[Cell, Rect]] | None:
        """Return the rectangles on both sides of a cut; None if one side has none."""
        found: list[tuple[Cell, Rect]] = []
        sides = [cut.first, cut.second] if cut.before <= cut.behind else [cut.second, cut.first]
        for side in sides:
            its = [clue for clue in clues if side.covers(clue.cell)]
            some = self.parts(side, its, depth + 1)
            if some is None:
                return None
            found += some
        return found


class _Cut(NamedTuple):
    """The two sides of a cut, and how many clues lie on each."""

    first: Rect
    second: Rect
    before: int
    behind: int


def _cuts(region: Rect, clues: Sequence[_Clue]) -> Iterator[_Cut]:
    """Yield cuts that leave both sides as many cells as their clues need."""
    row, col, height, width = region
    rows = [_Span(least.row, least.bottom, area) for _, least, area in clues]
    for at, before in _places(row, height, width, rows):
        first, second = Rect(row, col, at, width), Rect(row + at, col, height - at, width)
        yield _Cut(first, second, before, len(clues) - before)
    cols = [_Span(least.col, least.right, area) for _, least, area in clues]
    for at, before in _places(col, width, height, cols):
        first, second = Rect(row, col, height, at), Rect(row, col + at, height, width - at)
        yield _Cut(first, second, before, len(clues) - before)


def _places(start: int, length: int, breadth: int, clues: list[_Span]) -> Iterator[tuple[int, int]]:
    """Yield after how many lines to cut, and how many clues lie before the cut.

    A line has ``breadth`` cells. Between two clues there is one place where all areas before the
    cut, or all behind it, are known, and otherwise a range, of which the ends are tried.
    """
    clues = sorted(clues, key=attrgetter("first"))
    least = list(accumulate((clue.area or 1 for clue in clues), initial=0))
    unknown = list(accumulate((clue.area is None for clue in clues), initial=0))
    past = list(accumulate((clue.past for clue in clues), max))
    for before in range(1, len(clues)):
        low, high = past[before - 1] - start, clues[before].first - start
        if low > high:
            continue
        needed, rest = -(-least[before] // breadth), -(-(least[-1] - least[before]) // breadth)
        low, high = max(low, needed), min(high, length - rest)
        if unknown[before] == 0:
            high = min(high, least[before] // breadth)
        if unknown[before] == unknown[-1]:
            low = max(low, length - (least[-1] - least[before]) // breadth)
        if low <= high:
            yield low, before
            if low < high:
                yield high, before


def another_nearby(
    puzzle: Puzzle, solution: Solution, kept: Collection[Rect] = ()
) -> Solution | None:
    """Return a solution in which two rectangles that form a larger one are split elsewhere.

    Those ``kept`` stay as they are. None if there is none.
    """
    areas = list(puzzle.clues.values())
    cells = list(puzzle.clues)
    kept = frozenset(kept)
    for number, other in _joinable(solution):
        rect = solution[number]
        if rect in kept or solution[other] in kept:
            continue
        both = Rect.between(rect.first, solution[other].last)
        clues = [_Clue(cells[at], Rect(*cells[at], 1, 1), areas[at]) for at in (number, other)]
        for cut in _cuts(both, clues):
            pair = (cut.first, cut.second)
            mine, its = pair if cut.first.covers(cells[number]) else pair[::-1]
            fits = puzzle.allows(cells[number], *mine[2:]) and puzzle.allows(cells[other], *its[2:])
            if fits and mine != rect:
                found = list(solution)
                found[number], found[other] = mine, its
                return tuple(found)
    return None


def _joinable(solution: Solution) -> Iterator[tuple[int, int]]:
    """Yield the numbers of two rectangles that form a larger one, the left or upper one first."""
    numbers = {rect.first: number for number, rect in enumerate(solution)}
    for number, rect in enumerate(solution):
        right = numbers.get(Cell(rect.row, rect.right))
        if right is not None and solution[right].height == rect.height:
            yield number, right
        below = numbers.get(Cell(rect.bottom, rect.col))
        if below is not None and solution[below].width == rect.width:
            yield number, below
