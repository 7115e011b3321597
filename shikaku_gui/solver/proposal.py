"""The fewest clues to move so that a puzzle has only one solution.

One solution is kept, and clues move inside their rectangles of it: so it stays a solution,
and all areas stay. Any other solution differs from it in one or more *switches*: some of
the kept rectangles, and other rectangles for the same cells. A switch is closed when one
of its other rectangles no longer holds just one clue of its area. So clues are looked for
that close all switches known, as few as can be; the solver then tells whether there are
others, which are added (implicit hitting sets: Moreno-Centeno and Karp, *The Implicit
Hitting Set Approach*, 2013). A search with one move more begins where one with fewer is
exhausted, so what is found is the fewest for the solution kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.solving import solve

MOST_MOVES = 40
"""Puzzles that need more moves are better begun anew."""

_SOLUTIONS = 4
_NODES = 200_000

Places = Mapping[int, Cell]


@dataclass(frozen=True, slots=True)
class Proposal:
    """Clues to move, as pairs of cells, and the solution that is then the only one.

    ``fewest`` tells that no smaller number of moves inside that solution does it.
    """

    moves: tuple[tuple[Cell, Cell], ...]
    solution: Solution
    fewest: bool


@dataclass(frozen=True, slots=True)
class _Switch:
    """Another way to cover the cells of some rectangles, whose clues it names by number."""

    clues: frozenset[int]
    rects: Solution


def propose(
    puzzle: Puzzle,
    keep: Sequence[Rect] | None = None,
    *,
    time_limit: float | None = None,
    stop: Stop | None = None,
) -> Proposal | None:
    """Return the fewest clue moves after which the puzzle has just one solution.

    ``keep`` is the solution to keep, in any order; without one, the better of the first two
    that are found. None where the puzzle has no solution, or where no moves were found.

    Raises:
        CutShortError: the stop was asked for, or the time is up, before any were found.
    """
    control = Control(time_limit, stop)
    first = _solved(puzzle, control)
    if keep is None:
        kept: Sequence[Solution] = first[:2]
    else:
        kept = [_ordered(puzzle, keep)]
    found: list[Proposal] = []
    for solution in kept:
        most = min((len(proposal.moves) - 1 for proposal in found), default=MOST_MOVES)
        try:
            proposal = _Search(puzzle, solution, control).best(first, most)
        except CutShortError:
            if not found:
                raise
            break
        if proposal is not None:
            found.append(proposal)
    return min(found, key=lambda proposal: len(proposal.moves), default=None)


def _ordered(puzzle: Puzzle, rects: Sequence[Rect]) -> Solution:
    by_cell = {cell: rect for rect in rects for cell in puzzle.clues_in(rect)}
    return tuple(by_cell[cell] for cell in puzzle.clues)


def _solved(puzzle: Puzzle, control: Control) -> tuple[Solution, ...]:
    """Return up to a few solutions.

    Raises:
        CutShortError: a limit was reached before it was known whether there are several.
    """
    control.check()
    left = control.remaining
    result = solve(
        puzzle,
        max_solutions=_SOLUTIONS,
        time_limit=None if left == float("inf") else left,
        stop=lambda: control.over,
    )
    if result.status is Status.LIMIT:
        raise CutShortError
    return result.solutions


class _Search:
    """The search for the fewest moves that leave one solution only."""

    def __init__(self, puzzle: Puzzle, solution: Solution, control: Control) -> None:
        self._puzzle = puzzle
        self._cells = list(puzzle.clues)
        self._areas = list(puzzle.clues.values())
        self._solution = solution
        self._control = control
        self._owner = {rect: number for number, rect in enumerate(solution)}
        self._switches: list[_Switch] = []
        self._nodes = 0

    def best(self, known: Sequence[Solution], most: int) -> Proposal | None:
        """Return the fewest moves, at most so many; ``known`` are solutions met before.

        Raises:
            CutShortError: a limit was reached.
        """
        self._learn(known)
        fewest = True
        for count in range(most + 1):
            if self._nodes > _NODES:
                fewest = False
            while (places := self._closing({}, count)) is not None:
                others = _solved(self._moved(places), self._control)
                if len(others) == 1:
                    ways = tuple((self._cells[clue], cell) for clue, cell in places.items())
                    return Proposal(tuple(sorted(ways)), self._solution, fewest)
                self._learn(others)
        return None

    def _moved(self, places: Places) -> Puzzle:
        clues = {
            places.get(number, cell): area
            for number, (cell, area) in enumerate(self._puzzle.clues.items())
        }
        return replace(self._puzzle, clues=clues)

    def _learn(self, solutions: Sequence[Solution]) -> None:
        for solution in solutions:
            for switch in self._switched(solution):
                if switch not in self._switches:
                    self._switches.append(switch)

    def _switched(self, other: Solution) -> Iterator[_Switch]:
        """Yield the independent differences of another solution from the one kept."""
        mine = [rect for rect in self._solution if rect not in set(other)]
        theirs = [rect for rect in other if rect not in self._owner]
        while mine:
            group, rest = [mine.pop()], theirs
            covers: list[Rect] = []
            for rect in group:  # it grows meanwhile
                joined = [cover for cover in rest if cover.overlaps(rect)]
                rest = [cover for cover in rest if not cover.overlaps(rect)]
                covers += joined
                near = [own for own in mine if any(map(own.overlaps, joined))]
                mine = [own for own in mine if own not in near]
                group += near
            theirs = rest
            yield _Switch(frozenset(self._owner[rect] for rect in group), tuple(sorted(covers)))

    def _closing(self, places: dict[int, Cell], left: int) -> dict[int, Cell] | None:
        """Return moves, ``left`` more at most, that close all switches; None where there are none.

        Raises:
            CutShortError: a limit was reached.
        """
        self._nodes += 1
        if self._nodes % 64 == 0:
            self._control.check()
        open_ = [switch for switch in self._switches if self._is_open(switch, places)]
        if not open_:
            return places
        if _least(open_) > left:
            return None
        switch = min(open_, key=lambda switch: len(switch.clues))
        for number, cell in self._ways(switch, places):
            found = self._closing({**places, number: cell}, left - 1)
            if found is not None:
                return found
            if self._nodes > _NODES:  # too many ways to look at them all: the first will do
                break
        return None

    def _ways(self, switch: _Switch, places: Places) -> list[tuple[int, Cell]]:
        """Return the moves of clues not moved yet that close a switch, those near first."""
        ways: list[tuple[int, int, Cell]] = []
        for number in sorted(switch.clues - places.keys()):
            here = self._cells[number]
            for cell in self._solution[number].cells():
                if cell != here and not self._is_open(switch, {**places, number: cell}):
                    way = abs(cell.row - here.row) + abs(cell.col - here.col)
                    ways.append((way, number, cell))
        return [(number, cell) for _, number, cell in sorted(ways)]

    def _is_open(self, switch: _Switch, places: Places) -> bool:
        """Tell whether the other rectangles of a switch all hold one clue of their area."""
        spots = {number: places.get(number, self._cells[number]) for number in switch.clues}
        for rect in switch.rects:
            inside = [number for number, cell in spots.items() if rect.covers(cell)]
            if len(inside) != 1 or self._areas[inside[0]] not in (None, rect.area):
                return False
        return True


def _least(switches: Sequence[_Switch]) -> int:
    """Return a number of moves below which not all of these can be closed."""
    seen: set[int] = set()
    count = 0
    for switch in sorted(switches, key=lambda switch: len(switch.clues)):
        if seen.isdisjoint(switch.clues):
            seen |= switch.clues
            count += 1
    return count
