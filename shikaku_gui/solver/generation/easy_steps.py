"""The steps of the two easiest techniques, and which of them the player must remember.

The steps are those of :func:`.solve_path.steps_to_solution`. It is counted how many placements
cover each cell, for each clue, so that only what a step changes is looked at again: the time of all
steps together grows with the cells of all placements, on grids of any size.
"""

from collections.abc import Iterable, Iterator
from itertools import repeat
from math import inf
from typing import TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import Ambiguity
from shikaku_gui.solver.masks.cell_sets import mask_grid
from shikaku_gui.solver.masks.propagation import PlacementMasks

_CHECK_EVERY = 64
"""The number of clues looked at between two checks of the limits."""

Numbers: TypeAlias = Iterable[int]
"""Placements, or cells, by their numbers."""


class EasyPlacements:
    """The placements of a puzzle that is changed again and again, and the cells they cover.

    Cells are numbered in row-major order, and clues have the numbers of their cells.
    """

    def __init__(self, grid: Rect, control: Control) -> None:
        """Begin with an empty grid."""
        self.grid = grid
        self.control = control
        self._listed: dict[int, tuple[Rect, ...]] = {}
        # The rectangle, the clue and the cells of each placement.
        self.rects: list[Rect] = []
        self.owner: list[int] = []
        self.cells: list[tuple[int, ...]] = []
        # The placements of each clue, and how many of them cover each cell that they reach.
        self.mine: dict[int, set[int]] = {}
        self.counts: dict[int, dict[int, int]] = {}
        # The placements that cover each cell, and how many clues reach it.
        self.covering: list[set[int]] = [set() for _ in range(grid.area)]
        self.reachers = [0] * grid.area

    def cell(self, number: int) -> Cell:
        """Return the cell with a number."""
        return Cell(*divmod(number, self.grid.width))

    def number(self, cell: Cell) -> int:
        """Return the number of a cell."""
        return cell.row * self.grid.width + cell.col

    def change(self, puzzle: Puzzle) -> None:
        """Take another puzzle of the size; only placements that differ are looked at.

        Raises:
            CutShortError: a limit was reached.
        """
        cols = self.grid.width
        numbers = (row * cols + col for row, col in puzzle.clues)
        listed = dict(zip(numbers, placements(puzzle, self.control), strict=True))
        before, self._listed = self._listed, listed
        for clue, mine in self.control.checked(before.items(), _CHECK_EVERY):
            if (now := listed.get(clue, ())) != mine:
                self._remove(clue, set(mine).difference(now))
        for clue, mine in self.control.checked(listed.items(), _CHECK_EVERY):
            if (then := before.get(clue, ())) != mine:
                self._add(clue, set(mine).difference(then))

    def _remove(self, clue: int, rects: set[Rect]) -> None:
        mine, counts = self.mine[clue], self.counts[clue]
        for number in [number for number in mine if self.rects[number] in rects]:
            mine.discard(number)
            for cell in self.cells[number]:
                self.covering[cell].discard(number)
                counts[cell] -= 1
                if not counts[cell]:
                    del counts[cell]
                    self.reachers[cell] -= 1
        if not mine:
            del self.mine[clue], self.counts[clue]

    def _add(self, clue: int, rects: set[Rect]) -> None:
        cols = self.grid.width
        mine = self.mine.setdefault(clue, set())
        counts = self.counts.setdefault(clue, {})
        for rect in rects:
            row, col, height, width = rect
            start = row * cols + col
            number = len(self.rects)
            cells = tuple(
                cell
                for line in range(start, start + height * cols, cols)
                for cell in range(line, line + width)
            )
            for cell in cells:
                self.covering[cell].add(number)
                if cell in counts:
                    counts[cell] += 1
                else:
                    counts[cell] = 1
                    self.reachers[cell] += 1
            mine.add(number)
            self.rects.append(rect)
            self.owner.append(clue)
            self.cells.append(cells)


class EasySteps:
    """Steps from the ``start``, the placements of a puzzle.

    ``open`` are the clues whose rectangle is not drawn, ``drawn`` the rectangles that are, in their
    order, and ``changed`` the clues that have lost placements since it was last cleared.
    """

    def __init__(self, start: EasyPlacements) -> None:
        """Make no step yet.

        Raises:
            CutShortError: a limit was reached.
        """
        self.start = start
        self.open = set(start.mine)
        self.drawn: list[Rect] = []
        self.changed: set[int] = set()
        checked = start.control.checked
        self._live = bytearray(b"\1") * len(start.rects)
        self._mine = {clue: mine.copy() for clue, mine in checked(start.mine.items())}
        self._counts = {clue: mine.copy() for clue, mine in checked(start.counts.items())}
        self._reachers = start.reachers.copy()
        # The number of steps that drew nothing, so that the player must remember them.
        self._exclusions = 0
        self._near: int | None = None
        self._waiting: Numbers = self.open
        self._only_clues = _NearestClues(start.grid)
        # The cells that each clue alone reaches.
        self._alone: dict[int, set[int]] = {clue: set() for clue in self.open}
        alone = [cell for cell, clues in enumerate(self._reachers) if clues == 1]
        for cell in checked(alone):
            self._alone[start.owner[next(iter(start.covering[cell]))]].add(cell)
        for clue in checked(self.open):
            self._note_only_clue(clue)

    def solve(self, most_exclusions: float = inf) -> bool:
        """Make steps; tell whether they lead to the solution, and few of them draw nothing.

        The steps end where the two techniques get stuck, and before more than ``most_exclusions``
        draw nothing. Once something else is drawn they can go on from there.

        Raises:
            CutShortError: a limit was reached.
        """
        while True:
            self.draw_only_rectangles()
            if not self.open:
                return True
            if not self._only_clues:
                return False
            clue, covering = self._next_only_clue()
            draws = len(covering) == 1
            if not draws and self._exclusions >= most_exclusions:
                return False
            self._exclusions += not draws
            self._use_only_clue(clue, covering)

    def draw_only_rectangles(self) -> None:
        """Draw the only rectangles that fit, one after the other.

        Raises:
            CutShortError: a limit was reached.
        """
        single = _NearestClues(self.start.grid)
        while True:
            for clue in self._waiting:
                if len(self._mine[clue]) == 1 and clue in self.open:
                    single.add(clue)
            if not single:
                self._waiting = ()
                return
            self.start.control.check()
            clue = single.nearest(self._near)
            single.discard(clue)
            self._near = clue
            (number,) = self._mine[clue]
            self._draw(number)

    def draw(self, clue: int, rect: Rect) -> None:
        """Draw a rectangle that is known to be right."""
        self._near = clue
        self._draw(next(number for number in self._mine[clue] if self.start.rects[number] == rect))

    def _next_only_clue(self) -> tuple[int, set[int]]:
        """Return the nearest step of *only one clue reaches this cell*: what the clue keeps."""
        clue = self._only_clues.nearest(self._near)
        mine, counts = self._mine[clue], self._counts[clue]
        cell = min(cell for cell in self._alone[clue] if counts[cell] < len(mine))
        return clue, mine & self.start.covering[cell]

    def _use_only_clue(self, clue: int, covering: set[int]) -> None:
        """Make that step."""
        self._near = clue
        self._exclude(self._mine[clue] - covering)
        self._waiting = ()
        if len(covering) == 1:
            self._draw(*covering)

    def _draw(self, number: int) -> None:
        """Draw a placement."""
        start, live = self.start, self._live
        clue = start.owner[number]
        self.open.discard(clue)
        self.drawn.append(start.rects[number])
        over = set().union(*[start.covering[cell] for cell in start.cells[number]])
        ids = {other for other in over if live[other]} | self._mine[clue]
        self._waiting = self._exclude(ids - {number})
        self._only_clues.discard(clue)

    def _exclude(self, ids: Numbers) -> Numbers:
        """Exclude live placements; return their clues."""
        owner, cells, covering = self.start.owner, self.start.cells, self.start.covering
        live, reachers = self._live, self._reachers
        touched: set[int] = set()
        alone: list[int] = []
        for number in ids:
            clue = owner[number]
            touched.add(clue)
            live[number] = False
            self._mine[clue].discard(number)
            counts = self._counts[clue]
            for cell in cells[number]:
                counts[cell] -= 1
                if not counts[cell]:
                    del counts[cell]
                    reachers[cell] -= 1
                    if reachers[cell] == 1:
                        alone.append(cell)
        self.changed |= touched
        changed = touched.copy()
        for cell in alone:
            clue = next(owner[number] for number in covering[cell] if live[number])
            self._alone[clue].add(cell)
            changed.add(clue)
        for clue in changed:
            self._note_only_clue(clue)
        return touched

    def _note_only_clue(self, clue: int) -> None:
        """Note whether a clue alone reaches a cell that some of its placements miss."""
        number, counts = len(self._mine[clue]), self._counts[clue]
        if clue in self.open and any(counts[cell] < number for cell in self._alone[clue]):
            self._only_clues.add(clue)
        else:
            self._only_clues.discard(clue)

    def undecided(self) -> list[Ambiguity]:
        """Return what is not drawn, in independent parts; the first clues of these rise.

        Raises:
            CutShortError: a limit was reached.
        """
        start = self.start
        frame = mask_grid(start.grid.height, start.grid.width)
        found: list[Ambiguity] = []
        for part in self._parts():
            placements = [
                [start.rects[number] for number in self._mine[clue]]
                for clue in start.control.checked(part, _CHECK_EVERY)
            ]
            position = PlacementMasks.of_rects(frame, part, placements, start.control)
            found.append(Ambiguity([start.cell(clue) for clue in part], position))
        return found

    def _parts(self) -> Iterator[list[int]]:
        """Yield the clues that are not drawn, those together that can reach the same cells."""
        first: dict[int, int] = {}
        parts: dict[int, list[int]] = {}
        part_of: dict[int, list[int]] = {}
        for clue in self.start.control.checked(sorted(self.open), _CHECK_EVERY):
            mine = parts[clue] = part_of[clue] = [clue]
            for other in set(map(first.setdefault, self._counts[clue], repeat(clue))):
                joined = part_of[other]
                if joined is not mine:
                    if len(joined) > len(mine):
                        joined, mine = mine, joined
                    del parts[joined[0]]
                    mine += joined
                    part_of.update(dict.fromkeys(joined, mine))
        yield from sorted(map(sorted, parts.values()))


class _NearestClues:
    """Some clues, by row, so that the nearest to a cell is found quickly."""

    def __init__(self, grid: Rect) -> None:
        """Begin without any."""
        self._cols = grid.width
        self._rows: list[set[int]] = [set() for _ in range(grid.height)]
        self._number = 0

    def __bool__(self) -> bool:
        return self._number > 0

    def add(self, clue: int) -> None:
        """Add a clue, unless it is here."""
        row = self._rows[clue // self._cols]
        self._number += clue not in row
        row.add(clue)

    def discard(self, clue: int) -> None:
        """Remove a clue, if it is here."""
        row = self._rows[clue // self._cols]
        self._number -= clue in row
        row.discard(clue)

    def nearest(self, near: int | None) -> int:
        """Return the clue nearest to a cell, the first of those, or of all where there is none."""
        rows, cols = self._rows, self._cols
        if near is None:
            return min(next(filter(None, rows)))
        row, col = divmod(near, cols)
        best = len(rows) + cols, 0
        for away in range(len(rows)):
            if away > best[0]:
                break
            for at in {row - away, row + away}:
                if 0 <= at < len(rows) and rows[at]:
                    first = at * cols + col
                    best = min(best, *[(away + abs(clue - first), clue) for clue in rows[at]])
        return best[1]
