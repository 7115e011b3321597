"""The fewest clues to move so that a puzzle has only one solution.

One solution is kept, and clues move only inside their rectangles of it, so that it stays a
solution and all areas stay the same. In a puzzle with shape clues, a clue may be given the shape of
its rectangle instead: that is a move as well, and the shortest. Any other solution differs from the
one kept in one or more *switches*: some of the kept rectangles, and other rectangles that cover the
same cells. A switch is closed when one of these others no longer holds exactly one clue of its area
and shape. The search looks for the fewest moves that close all known switches; the solver then
finds the solutions that remain, and their switches are added (implicit hitting sets:
Moreno-Centeno and Karp, *The Implicit Hitting Set Approach*, 2013). The number of moves is raised
only when no smaller number is enough, so the result is the fewest for the solution kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.solving import solve

MAX_MOVES = 40
"""A puzzle that needs more moves is not worth repairing."""

_SOLUTIONS = 4
_NODES = 200_000

Changes: TypeAlias = Mapping[int, Cell | Shape]
"""The cells that clues move to, and the shapes that others are given, by the clue's number."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Clue moves, as pairs of cells, and the solution that is then the only one.

    ``shapes`` are the shapes that clues are given, which count as moves. ``fewest`` tells whether
    it is proved that fewer moves inside that solution are not enough.
    """

    moves: tuple[tuple[Cell, Cell], ...]
    solution: Solution
    fewest: bool
    shapes: tuple[tuple[Cell, Shape], ...] = ()

    @property
    def number(self) -> int:
        """How many clues are moved or given a shape."""
        return len(self.moves) + len(self.shapes)


_OTHER_SHAPES = {shape: frozenset(Shape) - {shape} for shape in Shape}


@dataclass(frozen=True, slots=True)
class _Switch:
    """Other rectangles for the cells of some kept ones, which are given by clue number."""

    clues: frozenset[int]
    rects: Solution


def propose_clue_moves(
    puzzle: Puzzle,
    keep: Sequence[Rect] | None = None,
    *,
    time_limit: float | None = None,
    stop: Stop | None = None,
) -> Proposal | None:
    """Return the fewest clue moves after which the puzzle has only one solution.

    ``keep`` is the solution to keep, in any order; by default the better of the first two
    found. None if the puzzle has no solution or no moves were found.

    Raises:
        CutShortError: it was stopped, or the time was up, before any moves were found.
    """
    control = Control(time_limit, stop)
    first = _solutions_of(puzzle, control)
    if keep is None:
        kept: Sequence[Solution] = first[:2]
    else:
        by_cell = {cell: rect for rect in keep for cell in puzzle.clues_in(rect)}
        kept = [tuple(by_cell[cell] for cell in puzzle.clues)]
    found: list[Proposal] = []
    for solution in kept:
        most = min((proposal.number - 1 for proposal in found), default=MAX_MOVES)
        try:
            proposal = _Search(puzzle, solution, control).best(first, most)
        except CutShortError:
            if not found:
                raise
            break
        if proposal is not None:
            found.append(proposal)
    return min(found, key=lambda proposal: proposal.number, default=None)


def _solutions_of(puzzle: Puzzle, control: Control) -> tuple[Solution, ...]:
    """Return up to a few solutions.

    Raises:
        CutShortError: a limit was reached before the status was known.
    """
    control.check()
    result = solve(
        puzzle,
        max_solutions=_SOLUTIONS,
        time_limit=control.remaining,
        stop=control.is_over,
    )
    if result.status is Status.LIMIT:
        raise CutShortError
    return result.solutions


class _Search:
    """The search for the fewest moves that leave only one solution."""

    def __init__(self, puzzle: Puzzle, solution: Solution, control: Control) -> None:
        self._puzzle = puzzle
        self._cells = list(puzzle.clues)
        self._solution = solution
        self._control = control
        self._owner = {rect: number for number, rect in enumerate(solution)}
        self._switches: list[_Switch] = []
        self._nodes = 0

    def best(self, known: Sequence[Solution], most: int) -> Proposal | None:
        """Return the fewest moves, at most ``most``; ``known`` are solutions already found.

        Raises:
            CutShortError: a limit was reached.
        """
        self._add_switches(known)
        fewest = True
        for count in range(most + 1):
            if self._nodes > _NODES:
                fewest = False
            while (changes := self._moves_closing({}, count)) is not None:
                others = _solutions_of(self._puzzle_after(changes), self._control)
                if len(others) == 1:
                    return self._proposal(changes, fewest=fewest)
                self._add_switches(others)
        return None

    def _proposal(self, changes: Changes, *, fewest: bool) -> Proposal:
        moves: list[tuple[Cell, Cell]] = []
        shapes: list[tuple[Cell, Shape]] = []
        for number, change in sorted(changes.items(), key=itemgetter(0)):
            if isinstance(change, Shape):
                shapes.append((self._cells[number], change))
            else:
                moves.append((self._cells[number], change))
        return Proposal(tuple(moves), self._solution, fewest, tuple(shapes))

    def _place(self, number: int, changes: Changes) -> Cell:
        """Return the cell of a clue after some changes."""
        change = changes.get(number)
        return change if isinstance(change, Cell) else self._cells[number]

    def _puzzle_after(self, changes: Changes) -> Puzzle:
        puzzle, given = self._puzzle, self._proposal(changes, fewest=False).shapes
        to = {cell: self._place(number, changes) for number, cell in enumerate(self._cells)}
        clues = {to[cell]: area for cell, area in puzzle.clues.items()}
        shapes = {to[cell]: shape for cell, shape in (*puzzle.shapes.items(), *given)}
        return replace(puzzle, clues=clues, shapes=shapes)

    def _add_switches(self, solutions: Sequence[Solution]) -> None:
        for solution in solutions:
            for switch in self._differences(solution):
                if switch not in self._switches:
                    self._switches.append(switch)

    def _differences(self, other: Solution) -> Iterator[_Switch]:
        """Yield the independent differences of another solution from the one kept."""
        common = set(self._solution).intersection(other)
        kept = [rect for rect in self._solution if rect not in common]
        others = [rect for rect in other if rect not in common]
        while kept:
            group, covers = [kept.pop()], list[Rect]()
            while added := self._overlapping(others, group):
                covers += added
                others = [rect for rect in others if rect not in added]
                joined = self._overlapping(kept, added)
                group += joined
                kept = [rect for rect in kept if rect not in joined]
            yield _Switch(frozenset(self._owner[rect] for rect in group), tuple(sorted(covers)))

    def _moves_closing(self, changes: Changes, left: int) -> Changes | None:
        """Return moves, at most ``left`` more, that close all switches; None if there are none.

        Raises:
            CutShortError: a limit was reached.
        """
        self._nodes += 1
        if self._nodes % 64 == 0:
            self._control.check()
        open_ = [switch for switch in self._switches if self._is_open(switch, changes)]
        if not open_:
            return changes
        if _lower_bound(open_) > left:
            return None
        switch = min(open_, key=lambda switch: len(switch.clues))
        for number, change in self._moves_for(switch, changes):
            found = self._moves_closing({**changes, number: change}, left - 1)
            if found is not None:
                return found
            if self._nodes > _NODES:  # Too many to try all: only the first is tried from here on.
                break
        return None

    def _moves_for(self, switch: _Switch, changes: Changes) -> list[tuple[int, Cell | Shape]]:
        """Return the moves of clues not yet moved that close a switch, the shortest first."""
        given: list[tuple[int, Cell | Shape]] = []
        moves: list[tuple[int, int, Cell]] = []
        for number in sorted(switch.clues - changes.keys()):
            here, rect = self._cells[number], self._solution[number]
            if self._puzzle.shapes and not self._is_open(switch, {**changes, number: rect.shape}):
                given.append((number, rect.shape))
            for cell in rect.cells():
                if cell != here and not self._is_open(switch, {**changes, number: cell}):
                    distance = abs(cell.row - here.row) + abs(cell.col - here.col)
                    moves.append((distance, number, cell))
        return [*given, *((number, cell) for _, number, cell in sorted(moves))]

    def _is_open(self, switch: _Switch, changes: Changes) -> bool:
        """Tell whether the other rectangles of a switch each may be that of the one clue in it."""
        cells = {number: self._place(number, changes) for number in switch.clues}
        for rect in self._control.checked(switch.rects, every=1):
            inside = [number for number, cell in cells.items() if rect.covers(cell)]
            if len(inside) != 1 or changes.get(inside[0]) in _OTHER_SHAPES[rect.shape]:
                return False
            if not self._puzzle.allows(self._cells[inside[0]], rect.height, rect.width):
                return False
        return True

    def _overlapping(self, rects: Sequence[Rect], others: Sequence[Rect]) -> list[Rect]:
        checked = self._control.checked(rects, every=16)
        return [rect for rect in checked if any(map(rect.overlaps, others))]


def _lower_bound(switches: Sequence[_Switch]) -> int:
    """Return a lower bound for the number of moves that close all of these."""
    seen: set[int] = set()
    count = 0
    for switch in sorted(switches, key=lambda switch: len(switch.clues)):
        if seen.isdisjoint(switch.clues):
            seen |= switch.clues
            count += 1
    return count
