"""The steps of the two easiest techniques, and which of them draw a rectangle.

Every path begins with them, whether it is to be graded or explained. It is counted how many
placements cover each cell, for each clue, so that only what a step changes is looked at again: the
time of all steps together grows with the cells of all placements, on grids of any size.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, repeat
from typing import NamedTuple, Self, TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.step_choice import OpenSides, StepChooser, appeal
from shikaku_gui.solver.techniques import only_clue, only_rectangle
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

_CHECK_EVERY = 64
"""The number of clues looked at between two checks of the limits."""

MOST_CELLS = 40_000_000
"""The most cells of all placements together; they take about 7 GB of memory."""

_UNKNOWN = 1 << 40
"""Added to the number of clues that reach a cell if it need not be covered by any of them."""

Numbers: TypeAlias = Iterable[int]
"""Placements, or cells, by their numbers."""


class EasyPlacements:
    """The placements of a puzzle that is changed again and again, and the cells they cover.

    Cells are numbered in row-major order, and clues have the numbers of their cells. ``drawn`` are
    the clues that have their rectangle from the beginning, ``covered`` the cells of these and of
    what else is drawn there, and ``beyond`` cells of which it is not known what covers them.
    """

    def __init__(self, grid: Rect, control: Control) -> None:
        """Begin with an empty grid, or an empty part of one."""
        self.grid = grid
        self.control = control
        self._first = grid.row * grid.width + grid.col
        self.drawn: frozenset[int] = frozenset()
        self.covered: list[Cell] = []
        self.beyond: list[Cell] = []
        self._listed: dict[int, tuple[Rect, ...]] = {}
        # The rectangle, the clue and the cells of each placement.
        self._cells = 0
        self.rects: list[Rect] = []
        self.owner: list[int] = []
        self.cells: list[list[int]] = []
        # The placements of each clue, and how many of them cover each cell that they reach.
        self.mine: dict[int, set[int]] = {}
        self.counts: dict[int, dict[int, int]] = {}
        # The placements that cover each cell, and how many clues reach it.
        self.covering: list[list[int]] = [[] for _ in range(grid.area)]
        self.reachers = [0] * grid.area

    @classmethod
    def of(cls, position: PlacementSets, control: Control) -> Self:
        """Return all placements of a position's table, with the same numbers.

        Raises:
            CutShortError: a limit was reached, or there are more placements than fit into memory.
        """
        table = position.table
        frame, whole = table.frame, table.frame.whole
        placements = cls(frame.bounds, control)
        cells = [placements.number(clue.cell) for clue in table.clues]
        rects: list[list[Rect]] = [[] for _ in cells]
        for clue, rect in zip(table.owner, table.rects, strict=True):
            rects[clue].append(rect)
        for cell, mine in control.checked(list(zip(cells, rects, strict=True)), _CHECK_EVERY):
            placements._add(cell, mine)
        for cell in map(placements.number, frame.cells(whole & ~table.cells)):
            placements.reachers[cell] += _UNKNOWN  # Nothing is concluded from these.
        placements.drawn = frozenset(cells[clue] for clue in bits(position.drawn))
        placements.covered = frame.cells(whole & ~position.uncovered & ~table.beyond)
        placements.beyond = frame.cells(table.beyond)
        return placements

    def cell(self, number: int) -> Cell:
        """Return the cell with a number."""
        row, col = divmod(number, self.grid.width)
        return Cell(self.grid.row + row, self.grid.col + col)

    def number(self, cell: Cell) -> int:
        """Return the number of a cell."""
        return cell.row * self.grid.width + cell.col - self._first

    def change(self, puzzle: Puzzle) -> None:
        """Take another puzzle of the size; only placements that differ are looked at.

        Raises:
            CutShortError: a limit was reached, or there are more placements than fit into memory.
        """
        numbers = map(self.number, puzzle.clues)
        listed = dict(zip(numbers, placements(puzzle, self.control), strict=True))
        before, self._listed = self._listed, listed
        for clue, mine in self.control.checked(before.items(), _CHECK_EVERY):
            if (now := listed.get(clue, ())) != mine:
                self._remove(clue, set(mine).difference(now))
        for clue, mine in self.control.checked(listed.items(), _CHECK_EVERY):
            if (then := before.get(clue, ())) != mine:
                self._add(clue, [rect for rect in mine if rect not in then])

    def _remove(self, clue: int, rects: set[Rect]) -> None:
        mine, counts = self.mine[clue], self.counts[clue]
        for number in [number for number in mine if self.rects[number] in rects]:
            mine.discard(number)
            for cell in self.cells[number]:
                self.covering[cell].remove(number)
                counts[cell] -= 1
                if not counts[cell]:
                    del counts[cell]
                    self.reachers[cell] -= 1
        if not mine:
            del self.mine[clue], self.counts[clue]

    def _add(self, clue: int, rects: Sequence[Rect]) -> None:
        cols, first = self.grid.width, self._first
        covering, reachers = self.covering, self.reachers
        mine = self.mine.setdefault(clue, set())
        counts = self.counts.setdefault(clue, {})
        for number, (row, col, height, width) in enumerate(rects, len(self.rects)):
            start = row * cols + col - first
            cells: list[int] = []
            for line in range(start, start + height * cols, cols):
                cells += range(line, line + width)
            for cell in cells:
                covering[cell].append(number)
            self.cells.append(cells)
        added = Counter(chain.from_iterable(self.cells[len(self.rects) :]))
        mine.update(range(len(self.rects), len(self.cells)))
        self.rects += rects
        self.owner += repeat(clue, len(rects))
        self._cells += added.total()
        if self._cells > MOST_CELLS:
            raise CutShortError
        for cell, number in added.items():
            if cell in counts:
                counts[cell] += number
            else:
                counts[cell] = number
                reachers[cell] += 1


class EasyStep(NamedTuple):
    """A step of one of the two easiest techniques.

    ``draws`` tells whether it draws the rectangle of a clue; others only exclude placements.
    ``clues_left`` is the number of clues without a rectangle, and ``close`` of how many of those
    within attention there was a step as easy.
    """

    technique: Technique
    draws: bool
    clues_left: int
    close: int


class EasySteps:
    """Steps from the ``start``, the placements of a puzzle.

    ``open`` are the clues whose rectangle is not drawn, ``drawn`` the rectangles that are, in their
    order, and ``changed`` the clues that have lost placements since it was last cleared. ``last``
    is where the last step was made: the rectangle drawn, or else the cell of its clue.
    ``only_clues`` is the number of steps of *only one clue*. The position is ``broken`` if a clue
    has no placement left or nothing covers some cell.
    """

    def __init__(self, start: EasyPlacements) -> None:
        """Make no step yet.

        Raises:
            CutShortError: a limit was reached.
        """
        self.start = start
        self.open = set(start.mine) - start.drawn
        self.drawn: list[Rect] = []
        self.changed: set[int] = set()
        self.last: Rect | None = None
        self.only_clues = 0
        self.broken = not all(start.reachers)
        checked = start.control.checked
        self._live = bytearray(b"\1") * len(start.rects)
        self._mine = {clue: mine.copy() for clue, mine in checked(start.mine.items())}
        self._counts = {clue: mine.copy() for clue, mine in checked(start.counts.items())}
        self._reachers = start.reachers.copy()
        self._sides = OpenSides(start.grid, start.beyond)
        for covered in start.covered:
            self._sides.cover(Rect(*covered, 1, 1))
        self._drawing = StepChooser(start.grid)
        self._excluding = StepChooser(start.grid)
        # The cells that each clue alone reaches.
        self._alone: dict[int, set[int]] = {clue: set() for clue in start.mine}
        alone = [cell for cell, clues in enumerate(self._reachers) if clues == 1]
        for cell in checked(alone):
            self._alone[start.owner[start.covering[cell][0]]].add(cell)
        for clue in checked(self.open):
            self._note(clue)

    def solve(self, *, drawing_only: bool = False) -> bool:
        """Make steps; tell whether they lead to the solution.

        They end where the two techniques get stuck; with ``drawing_only``, where no step draws
        a rectangle. Once something else is drawn they can go on from there.

        Raises:
            CutShortError: a limit was reached.
        """
        while self._drawing or (self._excluding and not drawing_only):
            self._make_one()
        return not self.open

    def steps(self) -> Iterator[EasyStep]:
        """Make steps and yield them, until the two techniques get stuck.

        Raises:
            CutShortError: a limit was reached.
        """
        while not self.broken and (self._drawing or self._excluding):
            yield self._make_one()

    def _make_one(self) -> EasyStep:
        """Make the likeliest step; one that draws comes before those that do not."""
        draws = bool(self._drawing)
        clue, close = self.likeliest()
        mine, clues_left = self._mine[clue], len(self.open)
        technique = Technique.ONLY_CLUE if len(mine) > 1 else Technique.ONLY_RECTANGLE
        self.only_clues += technique is Technique.ONLY_CLUE
        left = self._left_by_cell(clue)
        if draws:
            self.draw(*left)
        else:
            self.last = Rect(*self.start.cell(clue), 1, 1)
            self.exclude(mine - left)
        return EasyStep(technique, draws, clues_left, close)

    @property
    def stuck(self) -> bool:
        """Whether there is no step."""
        return not self._drawing and not self._excluding

    def likeliest(self) -> tuple[int, int]:
        """Return the clue of the likeliest step, and of how many within attention there is one.

        Steps that draw come before those that do not. There must be a step.

        Raises:
            CutShortError: a limit was reached.
        """
        self.start.control.check()
        return (self._drawing or self._excluding).likeliest(self.last)

    def open_sides(self, rect: Rect) -> int:
        """Return the number of cells beside a rectangle that are not covered."""
        return self._sides.count(rect)

    def live_placements(self, clue: int) -> dict[Rect, int]:
        """Return the placements left to a clue, in the order in which they are listed."""
        rects = self.start.rects
        return {rects[number]: number for number in sorted(self._mine[clue])}

    def owned_cell(self, clue: int) -> int | None:
        """Return a cell that only this clue reaches, and that some of its placements miss.

        A cell that leaves one placement comes first. None if there is no such cell.
        """
        counts, number, alone = self._counts[clue], len(self._mine[clue]), self._alone[clue]
        owned = [(counts[cell] > 1, cell) for cell in alone if counts.get(cell, number) < number]
        return min(owned)[1] if owned else None

    def _left_by_cell(self, clue: int) -> set[int]:
        """Return the placements that a step leaves to a clue: those on a cell that it owns."""
        mine = self._mine[clue]
        cell = self.owned_cell(clue) if self._alone[clue] else None
        return mine if cell is None else mine.intersection(self.start.covering[cell])

    def draw(self, number: int) -> None:
        """Draw a placement."""
        start, live = self.start, self._live
        clue = start.owner[number]
        rect = self.last = start.rects[number]
        self.open.discard(clue)
        self.drawn.append(rect)
        self._sides.cover(rect)
        over = set().union(*[start.covering[cell] for cell in start.cells[number]])
        ids = {other for other in over if live[other]} | self._mine[clue]
        ids.discard(number)
        touched = self.exclude(ids)
        self._note(clue)
        for steps in (self._drawing, self._excluding):
            for other in steps.near(rect, 1):
                if other not in touched:
                    self._note(other)

    def exclude(self, ids: Numbers) -> set[int]:
        """Exclude live placements; return the clues of which steps have changed."""
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
                    if reachers[cell] <= 1:
                        alone.append(cell)
        self.changed |= touched
        for cell in alone:
            clue = next((owner[number] for number in covering[cell] if live[number]), -1)
            if clue < 0:
                self.broken = True
            else:
                self._alone[clue].add(cell)
                touched.add(clue)
        for clue in touched:
            self._note(clue)
        return touched

    def _note(self, clue: int) -> None:
        """Note the step that there is about a clue, if any."""
        number = len(self._mine[clue])
        self.broken |= not number
        left = self._left_by_cell(clue) if clue in self.open else set()
        weight = (only_clue if number > 1 else only_rectangle).RECORD.weight
        if len(left) == 1:
            (only,) = left
            self._put(self._drawing, clue, weight, self.start.rects[only])
        else:
            self._drawing.discard(clue)
        if 1 < len(left) < number:
            self._put(self._excluding, clue, weight, Rect(*self.start.cell(clue), 1, 1))
        else:
            self._excluding.discard(clue)

    def _put(self, steps: StepChooser, clue: int, weight: int, rect: Rect) -> None:
        steps.put(clue, appeal(weight, rect, self._sides.count(rect)), rect)

    def parts(self, clues: Iterable[int]) -> Iterator[list[int]]:
        """Yield some clues that are not drawn, those together that can reach the same cells.

        Raises:
            CutShortError: a limit was reached.
        """
        first: dict[int, int] = {}
        parts: dict[int, list[int]] = {}
        part_of: dict[int, list[int]] = {}
        for clue in self.start.control.checked(sorted(clues), _CHECK_EVERY):
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
