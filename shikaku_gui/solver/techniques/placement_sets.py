"""The placements left to clues, as bit sets that techniques can search fast.

A :class:`PlacementTable` numbers the placements of a board, or of a window of it, clue by
clue; a set of them is an integer with a bit for each (:data:`Ids`). A set of cells is an
integer too, laid out by
:class:`shikaku_gui.solver.masks.cell_sets.PaddedFrame`. A :class:`PlacementSets` is a table
and the placements still live; it is immutable, so a search may branch from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from operator import and_, or_
from typing import TypeAlias

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements_left
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, bits, union
from shikaku_gui.solver.nearby_placements import ListedPlacements, list_nearby
from shikaku_gui.solver.techniques.hint_records import Clue

Ids: TypeAlias = int
"""A set of placements: bit ``n`` stands for ``PlacementTable.rects[n]``."""

Cells: TypeAlias = int
"""A set of cells, as a mask of the table's frame."""

_AT_ONCE = 1024
"""The placements that are sorted into rows and columns together, in smaller sets."""

MAX_BITS = 40_000_000_000
"""The placements times the cells of the largest table, which takes about 7 GB of memory."""


class PlacementTable:
    """The placements of a puzzle's clues, numbered, and what can be computed about them once.

    ``rects[n]`` is a placement, ``masks[n]`` its cells, ``owner[n]`` the number of its clue;
    ``of_clue[k]`` the placements of clue ``k``, ``at_cell[b]`` those that cover the cell of
    bit ``b``. ``cells`` are those of which all placements are listed, ``beyond`` others whose
    cover is not known: there are none in the table of a whole grid.

    Raises:
        CutShortError: it was stopped, here or when it is first asked what lies in some cells.
    """

    def __init__(self, puzzle: Puzzle, found: ListedPlacements, stop: Stop | None = None) -> None:
        self._control = Control(stop=stop)
        self.puzzle = puzzle
        self.clues = tuple(Clue.of(puzzle, cell) for cell in found.clues)
        self.frame = PaddedFrame(found.bounds)
        placements = found.placements
        self.rects = tuple(rect for mine in placements for rect in mine)
        self.owner = tuple(clue for clue, mine in enumerate(placements) for _ in mine)
        self.masks = tuple(map(self.frame.mask, self._control.checked(self.rects)))
        self.of_clue = tuple(_runs([len(mine) for mine in placements]))
        self.clue_bits = tuple(self.frame.bit(clue.cell) for clue in self.clues)
        unlisted, covered = self._union(found.unlisted), self._union(found.covered)
        self.cells = self.frame.mask(found.window) & ~unlisted & ~covered
        self.beyond = self.frame.whole & ~self.cells & ~covered
        self._overlaps: dict[int, Ids] = {}

    def _union(self, rects: Iterable[Rect]) -> Cells:
        bounds = self.frame.bounds
        rects = self._control.checked(rects)
        inside = (rect.common(bounds) for rect in rects if rect.overlaps(bounds))
        return reduce(or_, map(self.frame.mask, inside), 0)

    @cached_property
    def _at_lines(self) -> tuple[list[Ids], list[Ids]]:
        """The placements that have cells in each row, and in each column."""
        first_row, first_col, height, width = self.frame.bounds
        rows, cols = [0] * height, [0] * width
        for start in range(0, len(self.rects), _AT_ONCE):
            self._control.check()
            some_rows, some_cols = [0] * height, [0] * width
            one = 1
            for row, col, high, wide in self.rects[start : start + _AT_ONCE]:
                for at in range(row - first_row, row - first_row + high):
                    some_rows[at] |= one
                for at in range(col - first_col, col - first_col + wide):
                    some_cols[at] |= one
                one <<= 1
            rows = [before | some << start for before, some in zip(rows, some_rows, strict=True)]
            cols = [before | some << start for before, some in zip(cols, some_cols, strict=True)]
        return rows, cols

    @cached_property
    def at_cell(self) -> list[Ids]:
        """The placements that cover each cell, by the cell's bit."""
        rows, cols = self._at_lines
        checked = self._control.checked(rows, every=1)
        return [ids for row in checked for ids in (*(row & col for col in cols), 0)]

    @cached_property
    def numbers(self) -> dict[Rect, int]:
        """The number of each placement."""
        return {rect: number for number, rect in enumerate(self.rects)}

    def overlaps(self, number: int) -> Ids:
        """Return the placements of other clues that share a cell with a placement."""
        found = self._overlaps.get(number)
        if found is None:
            found = self.over(self.rects[number])
            found &= ~self.of_clue[self.owner[number]]
            self._overlaps[number] = found
        return found

    def over(self, rect: Rect) -> Ids:
        """Return the placements that share a cell with a rectangle, of which a part is listed."""
        rows, cols = self._at_lines
        first_row, first_col, _, _ = bounds = self.frame.bounds
        row, col, height, width = rect.common(bounds)
        row, col = row - first_row, col - first_col
        return reduce(or_, rows[row : row + height]) & reduce(or_, cols[col : col + width])

    def rivals(self, number: int) -> Ids:
        """Return what a placement rules out: those it overlaps and the others of its clue."""
        return self.overlaps(number) | self.of_clue[self.owner[number]] ^ 1 << number

    def covering(self, cells: Cells) -> Ids:
        """Return the placements that cover any of the cells."""
        return reduce(or_, [self.at_cell[bit] for bit in bits(cells)], 0)

    def cell(self, bit: int) -> Cell:
        """Return the cell of a bit."""
        row, col = divmod(bit, self.frame.stride)
        return Cell(row + self.frame.bounds.row, col + self.frame.bounds.col)

    def cell_list(self, cells: Cells) -> tuple[Cell, ...]:
        """Return the cells of a set in row-major order."""
        return tuple(map(self.cell, bits(cells)))

    def rect_list(self, ids: Ids) -> tuple[Rect, ...]:
        """Return the placements of a set in the order of their numbers."""
        return tuple(self.rects[number] for number in bits(ids))


def _runs(lengths: Sequence[int]) -> Iterator[int]:
    start = 0
    for length in lengths:
        yield ((1 << length) - 1) << start
        start += length


class PlacementSets:
    """The live placements of a table, and which clues have their rectangle drawn.

    Unlike :class:`.PlacementMasks` it never changes, and its table keeps the placements that are
    excluded: a hint names them, and the steps that excluded them.

    ``live`` are the placements not excluded; ``drawn`` the clues (bit ``k`` for clue ``k``)
    whose rectangle is on the board, ``open`` the numbers of the others.
    """

    def __init__(
        self, table: PlacementTable, live: Ids, drawn: int, parent: PlacementSets | None = None
    ):
        self.table = table
        self.live = live
        self.drawn = drawn
        self._parent = parent

    @classmethod
    def of(
        cls,
        board: Board,
        placements: Sequence[Sequence[Rect]] | None = None,
        stop: Stop | None = None,
    ) -> PlacementSets:
        """Return the position on a board, before any deduction.

        Rectangles that are not placements of a clue count as obstacles only.
        ``placements`` are those of the board's puzzle, where they are known already.

        Raises:
            CutShortError: it was stopped, or there are more placements than fit into memory.
        """
        live = placements_left(board, placements, Control(stop=stop))
        if sum(map(len, live)) * board.puzzle.area > MAX_BITS:
            raise CutShortError
        grid = board.puzzle.grid
        found = ListedPlacements(grid, grid, dict(board.puzzle.clues), list(live))
        return cls._on(board, found, stop)

    @classmethod
    def within(cls, board: Board, window: Rect, stop: Stop | None = None) -> PlacementSets:
        """Return what is known of a window of a board, before any deduction.

        Only the cells of the window must be covered; what lies outside is not known.

        Raises:
            CutShortError: it was stopped.
        """
        return cls._on(board, list_nearby(board, window, stop), stop)

    @classmethod
    def alone(
        cls, puzzle: Puzzle, placements: Mapping[Cell, Sequence[Rect]], stop: Stop | None = None
    ) -> PlacementSets:
        """Return the position of some clues with these placements, and no others.

        All cells that none of the placements reaches are covered.

        Raises:
            CutShortError: it was stopped.
        """
        rects = [rect for mine in placements.values() for rect in mine]
        first = Cell(min(rect.row for rect in rects), min(rect.col for rect in rects))
        last = Cell(max(rect.bottom for rect in rects) - 1, max(rect.right for rect in rects) - 1)
        box = Rect.between(first, last)
        frame = PaddedFrame(box)
        outside = frame.cells(frame.whole & ~union(map(frame.mask, rects)))
        found = ListedPlacements(
            box,
            box,
            {cell: puzzle.clues[cell] for cell in placements},
            [tuple(mine) for mine in placements.values()],
            [],
            [Rect(*cell, 1, 1) for cell in outside],
        )
        return cls(PlacementTable(puzzle, found, stop), (1 << len(rects)) - 1, 0)

    @classmethod
    def _on(cls, board: Board, found: ListedPlacements, stop: Stop | None = None) -> PlacementSets:
        table = PlacementTable(board.puzzle, found, stop)
        drawn = sum(
            1 << number
            for number, mine in enumerate(found.placements)
            if len(mine) == 1 and mine[0] in board
        )
        return cls(table, (1 << len(table.rects)) - 1, drawn)

    @cached_property
    def open(self) -> tuple[int, ...]:
        """The numbers of the clues that are not drawn."""
        return tuple(k for k in range(len(self.table.clues)) if not self.drawn >> k & 1)

    @cached_property
    def reach(self) -> list[Cells]:
        """The cells that each clue's live placements cover."""
        return self._per_clue()[0]

    @cached_property
    def shared(self) -> list[Cells]:
        """The cells that all live placements of each clue share."""
        return self._per_clue()[1]

    @cached_property
    def areas(self) -> list[tuple[int, int]]:
        """The smallest and the largest area of each clue's live placements."""
        found: list[tuple[int, int]] = []
        for number, (area, *_) in enumerate(self.table.clues):
            areas = [rect.area for rect in self.rects_of(number)] if area is None else [area]
            found.append((min(areas, default=0), max(areas, default=0)))
        return found

    @cached_property
    def uncovered(self) -> Cells:
        """The cells that no drawn rectangle covers."""
        drawn = [self.reach[k] for k in bits(self.drawn)]
        return self.table.cells & ~reduce(or_, drawn, 0)

    @cached_property
    def counts(self) -> tuple[Cells, Cells, Cells]:
        """The cells that at least one, two and three clues can reach."""
        once = twice = thrice = 0
        for cells in self.reach:
            thrice |= twice & cells
            twice |= once & cells
            once |= cells
        return once, twice, thrice

    @property
    def solved(self) -> bool:
        """Whether every clue is drawn."""
        return not self.open

    @property
    def broken(self) -> bool:
        """Whether a clue has no placement left or a cell cannot be covered."""
        return not all(self.reach) or bool(self.table.cells & ~self.counts[0])

    def open_sides(self, rect: Rect) -> int:
        """Return the number of cells beside a rectangle that are not known to be covered."""
        frame, mask = self.table.frame, self.table.frame.mask(rect)
        stride = frame.stride
        beside = (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & ~mask
        return (beside & (self.uncovered | self.table.beyond)).bit_count()

    def of_clue(self, clue: int) -> Ids:
        """Return the live placements of a clue."""
        return self.live & self.table.of_clue[clue]

    def at(self, bit: int) -> Ids:
        """Return the live placements that cover the cell of a bit."""
        return self.live & self.table.at_cell[bit]

    def rects_of(self, clue: int) -> tuple[Rect, ...]:
        """Return the live placements of a clue as rectangles."""
        return self.table.rect_list(self.of_clue(clue))

    def after(self, excluded: Ids = 0, draw: Iterable[int] = ()) -> PlacementSets:
        """Return the position after placements were excluded, and others drawn.

        Those to draw must not overlap; what each of them rules out is excluded as well.
        """
        live, drawn = self.live & ~excluded, self.drawn
        for number in draw:
            live &= ~self.table.rivals(number)
            drawn |= 1 << self.table.owner[number]
        # Only the clues that lose placements are measured again.
        measured = self if "reach" in self.__dict__ else self._parent
        return PlacementSets(self.table, live, drawn, measured)

    def drawn_over(self, rects: Iterable[Rect]) -> tuple[Rect, ...]:
        """Return what is drawn over a cell of any of some rectangles, in the order of the clues."""
        table = self.table
        bounds = table.frame.bounds
        over = reduce(or_, [table.over(rect) for rect in rects if rect.overlaps(bounds)], 0)
        numbers = bits(over & self.live)
        return tuple(table.rects[n] for n in numbers if self.drawn >> table.owner[n] & 1)

    def _per_clue(self) -> tuple[list[Cells], list[Cells]]:
        """Compute ``reach`` and ``shared``, from those of an earlier position if known."""
        parent, self._parent = self._parent, None
        if parent is None:
            reach, shared = self._measured(range(len(self.table.clues)))
        else:
            reach, shared = parent.reach[:], parent.shared[:]
            owner = self.table.owner
            touched = list(dict.fromkeys(owner[n] for n in bits(parent.live & ~self.live)))
            for clue, own, common in zip(touched, *self._measured(touched), strict=True):
                reach[clue], shared[clue] = own, common
        self.__dict__.update(reach=reach, shared=shared)
        return reach, shared

    def _measured(self, clues: Sequence[int]) -> tuple[list[Cells], list[Cells]]:
        masks = self.table.masks
        mine = [[masks[number] for number in bits(self.of_clue(clue))] for clue in clues]
        reach = [reduce(or_, group, 0) for group in mine]
        return reach, [reduce(and_, group) if group else 0 for group in mine]
