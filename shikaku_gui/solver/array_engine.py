"""The engine for large grids: placements in NumPy arrays.

The deductions are those of :mod:`shikaku_gui.solver.propagation`, a sweep at a time over
what the sweep before changed. The cells that all placements of a clue share are a
rectangle; prefix sums over the cells owned tell which placements touch another's.
"""

import numpy as np

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.arrays import list_placements
from shikaku_gui.solver.bitmasks import Frame, union
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.engine import LARGEST_PART, Count, Rest
from shikaku_gui.solver.propagation import ContradictionError, Position
from shikaku_gui.solver.ragged import Bools, Ints, ranges
from shikaku_gui.solver.reach import Reach

LARGEST_MASKS = 2_000_000_000
"""Parts whose masks would take more bits than this stay rectangles and go to CP-SAT."""

_NOBODY = -1
_CHECK_EVERY = 4096


class ArrayEngine:
    """The engine for large grids."""

    def __init__(self, puzzle: Puzzle, largest: int, control: Control) -> None:
        """List the placements; ``largest`` bounds the areas of "?" clues."""
        self._rows, self._cols = puzzle.rows, puzzle.cols
        self._clue_row = np.fromiter((row for row, _ in puzzle.clues), dtype=np.int64)
        self._all = list_placements(puzzle, largest, control)
        self._number = np.bincount(self._all.clue, minlength=len(puzzle.clues))
        self.count = self._counted(control)

    def _counted(self, control: Control) -> Count:
        cover = self._coverage()
        control.check()
        unreached = np.flatnonzero(cover == 0)
        return Count(
            fixed=int((self._number == 1).sum()),
            alternatives=len(self._all.clue),
            cover=int((cover == 1).sum()),
            empty=bool((self._number == 0).any()),
            unreached=tuple(Cell(*divmod(cell, self._cols)) for cell in unreached.tolist()),
        )

    def _coverage(self) -> Ints:
        """Return how many placements cover each cell, row by row."""
        steps = np.zeros((self._rows + 1) * (self._cols + 1), dtype=np.int32)
        width = self._cols + 1
        found = self._all
        for row, col, sign in (
            (found.top, found.left, 1),
            (found.top, found.right, -1),
            (found.bottom, found.left, -1),
            (found.bottom, found.right, 1),
        ):
            steps += sign * np.bincount(row * width + col, minlength=len(steps)).astype(np.int32)
        grid = steps.reshape(self._rows + 1, width)
        return grid.cumsum(axis=0).cumsum(axis=1)[:-1, :-1].ravel()

    def settle(self, control: Control) -> int:
        """Run the basic deductions to the fixpoint; see :meth:`Engine.settle`."""
        if self.count.empty:
            raise ContradictionError
        self._begin()
        changed = self._undecided = np.arange(len(self._number))
        lost: Ints = np.arange(self._rows * self._cols)
        while len(changed):
            control.check()
            self._share(changed)
            missed = self._drop(self._missing(lost))
            control.check()
            changed = np.union1d(missed, self._drop(self._intruding()))
            if len(changed):
                lost = self._reach.shrink(changed, self._all.at(self._of(changed)))
                if (self._reach.count[lost] == 0).any():
                    raise ContradictionError
        return int(self._number[self._undecided].sum())

    def _begin(self) -> None:
        clues = len(self._number)
        self._start = np.cumsum(self._number) - self._number
        self._listed = self._number.copy()
        self._alive: Bools = np.ones(len(self._all.clue), dtype=bool)
        self._reach = Reach(self._rows, self._cols, self._clue_row, self._all)
        self._owner = np.full(self._rows * self._cols, _NOBODY, dtype=np.int32)
        self._owned_near = np.full(clues, -1, dtype=np.int32)
        # Of each clue's placements: the rectangle they share, the one that holds them all.
        self._shared = [np.zeros(clues, dtype=np.int32) for _ in range(4)]
        self._bounds = [np.zeros(clues, dtype=np.int32) for _ in range(4)]

    def _of(self, clues: Ints) -> Ints:
        """Return the indices of the placements left to some clues."""
        _, index = ranges(self._start[clues], self._listed[clues])
        return index[self._alive[index]]

    def _share(self, clues: Ints) -> None:
        """Find what the placements of some clues have in common; it is theirs."""
        live = self._all.at(self._of(clues))
        starts = np.flatnonzero(np.diff(live.clue, prepend=-1))
        edges = (live.top, live.left, live.bottom, live.right)
        inner = (np.maximum, np.maximum, np.minimum, np.minimum)
        outer = (np.minimum, np.minimum, np.maximum, np.maximum)
        for side, edge in enumerate(edges):
            self._shared[side][clues] = inner[side].reduceat(edge, starts)
            self._bounds[side][clues] = outer[side].reduceat(edge, starts)
        self._owned_near[clues] = -1
        self._own(clues)

    def _own(self, clues: Ints) -> None:
        """Give some clues the cells that their placements share."""
        top, left, bottom, right = (side[clues] for side in self._shared)
        which, row = ranges(top, bottom - top)
        strip, cell = ranges(row * self._cols + left[which], (right - left)[which])
        clue = clues[which[strip]]
        fresh = self._owner[cell] != clue
        clue, cell = clue[fresh], cell[fresh]
        if (self._owner[cell] != _NOBODY).any():
            raise ContradictionError
        self._owner[cell] = clue
        if (self._owner[cell] != clue).any():
            raise ContradictionError

    def _missing(self, cells: Ints) -> Ints:
        """Return the placements that miss one of these cells that is theirs alone to reach."""
        cells = cells[(self._reach.count[cells] == 1) & (self._owner[cells] == _NOBODY)]
        clues, which = np.unique(self._reach.total[cells], return_inverse=True)
        row, col = np.divmod(cells, self._cols)
        top, left, bottom, right = (side[clues] for side in self._shared)
        np.minimum.at(top, which, row)
        np.minimum.at(left, which, col)
        np.maximum.at(bottom, which, row + 1)
        np.maximum.at(right, which, col + 1)
        index = self._of(clues)
        live, which = self._all.at(index), np.repeat(np.arange(len(clues)), self._number[clues])
        holds = (live.top <= top[which]) & (live.left <= left[which])
        holds &= (live.bottom >= bottom[which]) & (live.right >= right[which])
        misses: Ints = index[~holds]
        return misses

    def _intruding(self) -> Ints:
        """Return the placements that touch a cell another clue owns.

        Only of clues near which a cell has found its owner since they were last looked at.
        """
        owned = np.zeros((self._rows + 1, self._cols + 1), dtype=np.int32)
        np.cumsum(self._owner.reshape(self._rows, self._cols) != _NOBODY, axis=1, out=owned[1:, 1:])
        np.cumsum(owned, axis=0, out=owned)
        clues = self._undecided
        near = _sums(owned, *(side[clues] for side in self._bounds))
        clues, near = (some[near != self._owned_near[clues]] for some in (clues, near))
        self._owned_near[clues] = near
        index = self._of(clues)
        live = self._all.at(index)
        top, left, bottom, right = (side[live.clue] for side in self._shared)
        inside = _sums(owned, live.top, live.left, live.bottom, live.right)
        intruders: Ints = index[inside != (bottom - top) * (right - left)]
        return intruders

    def _drop(self, index: Ints) -> Ints:
        """Remove placements, given in order; return the clues that lost any, each once."""
        self._alive[index] = False
        clue = self._all.clue[index]
        starts = np.flatnonzero(np.diff(clue, prepend=_NOBODY))
        clues = clue[starts]
        self._number[clues] -= np.diff(starts, append=len(clue))
        if (self._number[clues] == 0).any():
            raise ContradictionError
        self._undecided = self._undecided[self._number[self._undecided] > 1]
        return clues

    def decided(self) -> dict[int, Rect]:
        """Return the rectangles of the clues that are decided, by clue number."""
        live = self._all.at(self._of(np.flatnonzero(self._number == 1)))
        return dict(zip(live.clue.tolist(), live.rects(), strict=True))

    def parts(self, control: Control) -> tuple[list[Position], list[Rest]]:
        """Return the independent parts of what is undecided."""
        clue, cell = self._reach.cells(self._undecided)
        last = np.empty(self._rows * self._cols, dtype=np.int64)
        last[cell] = clue
        links = np.unique(clue * len(self._number) + last[cell])
        members: dict[int, list[int]] = {}
        for one, root in _roots(*np.divmod(links, len(self._number)), control).items():
            members.setdefault(root, []).append(one)
        small: list[Position] = []
        large: list[Rest] = []
        for clues in members.values():
            control.check()
            part = self._part(clues)
            small.append(part) if isinstance(part, Position) else large.append(part)
        return small, large

    def _part(self, clues: list[int]) -> Position | Rest:
        live = self._all.at(self._of(np.array(clues)))
        rects: dict[int, list[Rect]] = {clue: [] for clue in clues}
        for clue, rect in zip(live.clue.tolist(), live.rects(), strict=True):
            rects[clue].append(rect)
        top, left = int(live.top.min()), int(live.left.min())
        bounds = Rect(top, left, int(live.bottom.max()) - top, int(live.right.max()) - left)
        if len(clues) > LARGEST_PART or bounds.area * len(live.clue) > LARGEST_MASKS:
            return Rest(clues, list(rects.values()))
        frame = Frame(bounds)
        masks = [[frame.mask(rect) for rect in mine] for mine in rects.values()]
        return Position(frame, clues, masks, union(union(mine) for mine in masks))


def _sums(sums: Ints, top: Ints, left: Ints, bottom: Ints, right: Ints) -> Ints:
    """Return the sums over rectangles from the prefix sums of a grid."""
    flat, width = sums.ravel(), sums.shape[1]
    above, below = top * width, bottom * width
    inside: Ints = (
        flat[below + right] - flat[below + left] - flat[above + right] + flat[above + left]
    )
    return inside


def _roots(ones: Ints, others: Ints, control: Control) -> dict[int, int]:
    """Return one representative of each clue's part, from pairs of clues that meet."""
    root: dict[int, int] = {}

    def find(clue: int) -> int:
        while root.setdefault(clue, clue) != clue:
            root[clue] = clue = root[root[clue]]
        return clue

    for number, (one, other) in enumerate(zip(ones.tolist(), others.tolist(), strict=True)):
        if number % _CHECK_EVERY == 0:
            control.check()
        root[find(one)] = find(other)
    return {clue: find(clue) for clue in sorted(root)}
