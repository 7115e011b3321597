"""Deduces a large layout again only where it has changed, with the result of the whole deduction.

What was decided is decided still if its reasons are. Around the changes a window is looked at
twice. Once it is supposed that clues beyond it may cover any cell that they could see from there,
so what is deduced holds on the whole grid. Once it is supposed that these are all decided, so what
is left undecided is undecided on the whole grid too. If both leave the same to the clues that
the changes concern, that is what deduction leaves them. And if every clue that could see a cell of
an undecided one is among these, all other decisions can be repeated: their reasons are clues that
are decided, or that do not depend on the changes.
"""

from collections.abc import Iterable
from itertools import chain
from typing import TypeAlias

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.rectangle_geometry import bounds
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.full_listing import OneClueWindows
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.masks.pruned_listing import PrunedListing

_Part: TypeAlias = tuple[list[Cell], PlacementMasks]
"""Clues that are undecided together, and their placements."""

# Windows have such margins around the changes: a larger one where the smaller decides nothing.
_MARGINS = (28, 45, 70)
_TILE = 8
# If there are more changes per cell, or windows cover more of the grid, or one is larger, the whole
# grid is sooner deduced.
_MOST_CHANGES = 1 / 4000
_MOST_COVERED = 1 / 8
_LARGEST = 30_000


class LocalDeduction:
    """A layout as it was when deduced, and its undecided parts, to deduce its changes alone."""

    def __init__(self, layout: Layout, undecided: Iterable[Cell], control: Control) -> None:
        self._control = control
        self._grid = Rect(0, 0, layout.rows, layout.cols)
        self._rects = dict(layout.rects)
        self._undecided = set(undecided)
        # By row, the columns of the clues as bits.
        self._clues = [0] * layout.rows
        for row, col in control.checked(layout.rects):
            self._clues[row] |= 1 << col

    @staticmethod
    def is_worth_it(layout: Layout, undecided: int) -> bool:
        """Tell whether few enough clues are undecided; all of them are to be looked at."""
        return undecided <= _MOST_CHANGES * layout.rows * layout.cols

    def update(self, layout: Layout) -> tuple[list[PlacementMasks], list[Cell]] | None:
        """Return what is undecided in a changed layout, and the clues that its parts number.

        None if windows do not show that; then everything is to be deduced again.

        Raises:
            CutShortError: a limit was reached.
        """
        checked, old = self._control.checked, self._rects
        changed = {
            clue for clue, rect in checked(layout.rects.items()) if old.get(clue) is not rect
        }
        gone = [clue for clue in checked(old) if clue not in layout.rects]
        changed.update(gone)
        if not self.is_worth_it(layout, len(changed) + len(self._undecided)):
            return None
        around = [
            rect
            for clue in changed | self._undecided
            for rect in (old.get(clue), layout.rects.get(clue))
            if rect is not None
        ]
        for clue in gone:
            del old[clue]
            self._clues[clue.row] &= ~(1 << clue.col)
        for clue in changed & layout.rects.keys():
            old[clue] = layout.rects[clue]
            self._clues[clue.row] |= 1 << clue.col
        parts = self._parts(layout, changed, around)
        if parts is None:
            return None
        clues = list(chain.from_iterable(clues for clues, _ in parts))
        self._undecided = set(clues)
        number = 0
        for its, part in parts:
            part.clues = range(number, number + len(its))
            number += len(its)
        return [part for _, part in parts], clues

    def _parts(self, layout: Layout, changed: set[Cell], around: list[Rect]) -> list[_Part] | None:
        """Return the undecided parts near some rectangles; None if windows do not tell."""
        found: dict[Cell, _Part] = {}
        for margin in _MARGINS:
            failed: list[Rect] = []
            windows = _disjoint_cover([rect.with_margin(margin) for rect in around])
            areas = [window.area for window in windows]
            if max(areas) > _LARGEST or sum(areas) > _MOST_COVERED * self._grid.area:
                return None
            for near in windows:
                parts = self._of_window(near.common(self._grid), layout, changed)
                if parts is None:
                    failed.append(near.with_margin(-margin))
                else:
                    # Windows with other margins may overlap.
                    found |= {clues[0]: (clues, part) for clues, part in parts}
            if not failed:
                return list(found.values())
            around = failed
        return None

    def _of_window(self, window: Rect, layout: Layout, changed: set[Cell]) -> list[_Part] | None:
        """Return what is undecided in a window, None where that depends on what lies beyond it."""
        self._control.check()
        frame = PaddedFrame(window)
        moved, undecided = _cells_in(frame, changed), _cells_in(frame, self._undecided)
        seen = _Window(frame, self._clues_in(frame), moved, layout, self._grid)
        if seen.beyond & moved or seen.at_edge & undecided:
            return None
        concerned = seen.among(moved) | seen.clues_at(undecided)
        sure = seen.with_beyond_open(self._control)
        if all(len(sure.remaining[clue]) == 1 for clue in concerned):
            return []
        least = seen.with_beyond_decided(self._control)
        near = seen.reached_by(least.open)
        if near & seen.beyond:
            return None
        concerned |= seen.among(near)
        if any(sure.remaining[clue] != least.remaining[clue] for clue in concerned):
            return None
        return [([seen.clues[clue] for clue in part.clues], part) for part in least.parts()]

    def _clues_in(self, frame: PaddedFrame) -> int:
        """Return the cells of the clues in a frame."""
        row, col, height, width = frame.bounds
        clues, columns = 0, (1 << width) - 1
        for down, line in enumerate(self._clues[row : row + height]):
            clues |= (line >> col & columns) << down * frame.stride
        return clues


class _Window:
    """The clues in a window of a layout, and what they reach.

    ``clues`` are those whose rectangles surely all lie in the window; they are numbered in this
    order. ``at_edge`` are the cells of the others, and ``beyond`` the cells that these reach, or
    that a clue beyond the window may reach.
    """

    def __init__(
        self, frame: PaddedFrame, clues: int, moved: int, layout: Layout, grid: Rect
    ) -> None:
        """Take the cells that have a clue, and those that have or had one that has changed."""
        self.at_edge, self.beyond = _from_edges(frame, clues & ~moved, grid)
        self._frame, self._layout = frame, layout
        self._reach = _Reach(frame, clues, moved, layout)
        self.beyond |= union([self._reach.of_edge(clue) for clue in frame.cells(self.at_edge)])
        self.clues = frame.cells(clues & ~self.at_edge)
        self._bits = [
            (frame.bit(clue).bit_length() - 1, layout.rects[clue].area, None) for clue in self.clues
        ]

    def with_beyond_open(self, control: Control) -> PlacementMasks:
        """Deduce what holds even if clues beyond the window cover any cell they may reach."""
        cells = self._frame.whole & ~self.at_edge
        position = PrunedListing(self._frame, cells, self._bits).position(control)
        position.share(self.beyond)
        position.settle(control)
        return position

    def with_beyond_decided(self, control: Control) -> PlacementMasks:
        """Deduce what holds if the rectangles of all clues beyond the window are known."""
        cells = union([self._frame.mask(self._layout.rects[clue]) for clue in self.clues])
        position = PrunedListing(self._frame, cells, self._bits).position(control)
        position.settle(control)
        return position

    def clues_at(self, cells: int) -> set[int]:
        """Return the numbers of the clues in some cells."""
        return {number for number, (bit, *_) in enumerate(self._bits) if cells >> bit & 1}

    def reached_by(self, numbers: Iterable[int]) -> int:
        """Return the cells that clues with these numbers reach."""
        return union([self._reach.of(self.clues[number]) for number in numbers])

    def among(self, cells: int) -> set[int]:
        """Return the numbers of the clues that reach any of these cells."""
        if not cells:
            return set()
        rows, cols = zip(*self._frame.cells(cells), strict=True)
        top, left, bottom, right = min(rows), min(cols), max(rows), max(cols)
        found: set[int] = set()
        for number, clue in enumerate(self.clues):
            row, col = clue
            down, across = max(0, top - row, row - bottom), max(0, left - col, col - right)
            # A rectangle of fewer cells cannot hold the clue and one of the cells.
            large = (down + 1) * (across + 1) <= self._layout.rects[clue].area
            if large and self._reach.of(clue) & cells:
                found.add(number)
        return found


class _Reach:
    """The cells that the clues in a window reach, or did before the changes, or a few more."""

    def __init__(self, frame: PaddedFrame, now: int, moved: int, layout: Layout) -> None:
        self._frame, self._layout, self._moved = frame, layout, moved
        self._lines = _lines(frame, now & ~moved)
        self._fixed, self._now = OneClueWindows(frame, now & ~moved), OneClueWindows(frame, now)

    def of(self, clue: Cell) -> int:
        """Return what a clue reaches whose rectangles all lie in the window."""
        own = self._frame.bit(clue)
        windows = self._now if own & self._moved else self._fixed
        return union(windows.holding(own.bit_length() - 1, self._layout.rects[clue].area))

    def of_edge(self, clue: Cell) -> int:
        """Return what any clue reaches in the window, if parts of rectangles may be there.

        In each row that is an interval: it is no longer than in the row before, and no longer
        than the area allows.
        """
        first_row, first_col, height, _ = self._frame.bounds
        area, place = self._layout.rects[clue].area, clue.col - first_col
        reach = 0
        for step in (-1, 1):
            left, right = 0, self._frame.bounds.width
            row = clue.row - first_row
            for rows in range(1, area + 1):
                line = self._lines[row]
                if rows > 1 and line >> place & 1:
                    break
                left = max(left, (line & (1 << place) - 1).bit_length(), place + 1 - area // rows)
                beyond = line >> place + 1
                if beyond:
                    right = min(right, place + (beyond & -beyond).bit_length())
                right = min(right, place + area // rows)
                reach |= (1 << right) - (1 << left) << row * self._frame.stride
                row += step
                if not 0 <= row < height:
                    break
        return reach


def _cells_in(frame: PaddedFrame, clues: Iterable[Cell]) -> int:
    """Return the cells of those of some clues that lie in a frame."""
    window = frame.bounds
    return union([frame.bit(clue) for clue in clues if window.covers(clue)])


def _from_edges(frame: PaddedFrame, clues: int, grid: Rect) -> tuple[int, int]:
    """Return the first clue on each line from the edges of a window, and the cells before it."""
    row, col, height, width = frame.bounds
    stride, every = frame.stride, (1 << width) - 1
    lines = _lines(frame, clues)
    first, before = [0] * height, [0] * height
    downwards, upwards = range(height), range(height - 1, -1, -1)
    for order, is_open in (
        (downwards, row > 0),
        (upwards, row + height < grid.height),
    ):
        left = every if is_open else 0
        for down in order:
            first[down] |= left & lines[down]
            left &= ~lines[down]
            before[down] |= left
    for down, line in enumerate(lines):
        if col > 0:
            low = line & -line
            first[down] |= low
            before[down] |= low - 1 & every if low else every
        if col + width < grid.width:
            high = line.bit_length()
            first[down] |= 1 << high >> 1
            before[down] |= every >> high << high
    return (
        union([line << down * stride for down, line in enumerate(first)]),
        union([line << down * stride for down, line in enumerate(before)]),
    )


def _lines(frame: PaddedFrame, cells: int) -> list[int]:
    """Return the cells of each row as bits by column."""
    every = (1 << frame.bounds.width) - 1
    return [cells >> row * frame.stride & every for row in range(frame.bounds.height)]


def _disjoint_cover(rects: Iterable[Rect]) -> list[Rect]:
    """Return rectangles that cover all of these and do not overlap."""
    tiles: dict[tuple[int, int], list[Rect]] = {}
    for rect in rects:
        tiles.setdefault((rect.row // _TILE, rect.col // _TILE), []).append(rect)
    merged: list[Rect] = []
    for some in tiles.values():
        box = bounds(some)
        while near := [other for other in merged if other.overlaps(box)]:
            merged = [other for other in merged if other not in near]
            box = bounds([box, *near])
        merged.append(box)
    return merged
