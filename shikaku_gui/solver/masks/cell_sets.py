"""Sets of cells as big integers, and the placements of clues as such sets.

Bit ``row * (cols + 1) + col`` stands for a cell: the one column of padding keeps what
is shifted off a row's end from reappearing in the next row.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect, shapes_of
from shikaku_gui.solver.control import Control

Steps: TypeAlias = tuple[int, int, int, int]
"""How many cells up, down, left and right."""
Shape: TypeAlias = tuple[tuple[int, int], int, int, int]
"""Height and width, the mask at the grid's first cell, its last bit, and where it may begin."""
Opening: TypeAlias = tuple[int, int, int]
"""A shape's mask at the grid's first cell, its last bit, and where it holds just one clue."""

_CHECK_EVERY = 64
_new = tuple.__new__  # Makes a named tuple in half the time that its own call takes.


class PaddedFrame:
    """A rectangle of the grid whose cells are numbered, and rectangles in it as masks."""

    def __init__(self, bounds: Rect) -> None:
        self.bounds = bounds
        self.stride = bounds.width + 1

    @cached_property
    def whole(self) -> int:
        """The mask of all cells."""
        return self.mask(self.bounds)

    @cached_property
    def _bars(self) -> list[int]:
        """The cells in the first column of so many rows."""
        bars = [0]
        for row in range(self.bounds.height):
            bars.append(bars[-1] | 1 << row * self.stride)
        return bars

    def bit(self, cell: Cell) -> int:
        """Return the mask of one cell."""
        row, col = cell
        return 1 << (row - self.bounds.row) * self.stride + col - self.bounds.col

    def mask(self, rect: Rect) -> int:
        """Return the mask of a rectangle."""
        row, col, height, width = rect
        shift = (row - self.bounds.row) * self.stride + col - self.bounds.col
        return self._bars[height] * ((1 << width) - 1) << shift

    def rects(self, masks: Iterable[int]) -> list[Rect]:
        """Return the rectangles of some masks; the reverse of :meth:`mask`."""
        stride, (first_row, first_col, _, _) = self.stride, self.bounds
        found: list[Rect] = []
        for mask in masks:
            first = (mask & -mask).bit_length() - 1
            row, col = first // stride + first_row, first % stride + first_col
            span = mask.bit_length() - first + stride  # A row and a column more than its steps.
            found.append(_new(Rect, (row, col, span // stride, span % stride)))
        return found

    def cells(self, mask: int) -> list[Cell]:
        """Return the cells of a mask in row-major order."""
        found: list[Cell] = []
        while mask:
            low = mask & -mask
            row, col = divmod(low.bit_length() - 1, self.stride)
            found.append(Cell(row + self.bounds.row, col + self.bounds.col))
            mask ^= low
        return found


class MaskGrid(PaddedFrame):
    """The frame of a whole grid, with what helps to read masks on grids of its size."""

    def __init__(self, rows: int, cols: int) -> None:
        super().__init__(Rect(0, 0, rows, cols))

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        """Row and column of the cell with each bit, from bit -1 on."""
        return [divmod(bit, self.stride) for bit in range(-1, self.bounds.height * self.stride)]

    @cached_property
    def _sizes(self) -> list[tuple[int, int]]:
        """Height and width of the rectangle whose last bit is so far from its first."""
        return [(row + 1, col + 1) for row, col in self._places[1:]]

    def rects(self, masks: Iterable[int]) -> list[Rect]:
        """Return the rectangles of some masks; see :meth:`PaddedFrame.rects`."""
        places, sizes = self._places, self._sizes
        found: list[Rect] = []
        for mask in masks:
            first = (mask & -mask).bit_length()
            found.append(_new(Rect, places[first] + sizes[mask.bit_length() - first]))
        return found


grid = lru_cache(maxsize=16)(MaskGrid)
"""The grid of a size; it is kept, for puzzles of one size come together."""


class Openings:
    """Where on a grid rectangles of a shape hold exactly one clue, for all clues at once.

    Windows of a shape are joined from two halves, so that a few operations on big
    integers serve the whole grid: a window holds one clue where one half does and the
    other none.
    """

    def __init__(self, frame: PaddedFrame, clues: int) -> None:
        """Take the cells of the clues."""
        self._frame = frame
        self._stride = frame.stride
        # By shape, the first cells of the windows that hold any clue, and several.
        self._held = {(1, 1): (clues, 0)}
        self._of_area: dict[int, list[Opening]] = {}

    def of_area(self, area: int) -> list[Opening]:
        """Return the openings of all shapes of an area."""
        if area not in self._of_area:
            self._of_area[area] = self.of(_shapes(area, *self._frame.bounds[2:]))
        return self._of_area[area]

    def holding(self, spot: int, area: int) -> list[int]:
        """Return the rectangles of an area that hold the clue with that bit and no other."""
        return _on(spot, self._of_area.get(area) or self.of_area(area))

    def of(self, shapes: Iterable[Shape]) -> list[Opening]:
        """Return the openings of some shapes."""
        found: list[Opening] = []
        for size, block, last, fits in shapes:
            any_clue, several = self._held.get(size) or self._windows(*size)
            found.append((block, last, (any_clue ^ several) & fits))
        return found

    def _windows(self, height: int, width: int) -> tuple[int, int]:
        if height > 1:
            half = height // 2
            shape, other, shift = (half, width), (height - half, width), half * self._stride
        else:
            shift = width // 2
            shape, other = (1, shift), (1, width - shift)
        any_clue, several = self._held.get(shape) or self._windows(*shape)
        its_any, its_several = self._held.get(other) or self._windows(*other)
        its_any >>= shift
        held = any_clue | its_any, several | its_several >> shift | any_clue & its_any
        self._held[height, width] = held
        return held


@lru_cache(maxsize=1024)
def _shapes(area: int, rows: int, cols: int) -> list[Shape]:
    """Return the shapes of an area that fit on a grid."""
    return [_shape(*size, rows, cols) for size in shapes_of(area, rows, cols)]


def _shape(height: int, width: int, rows: int, cols: int) -> Shape:
    frame = PaddedFrame(Rect(0, 0, rows, cols))
    block = frame.mask(Rect(0, 0, height, width))
    fits = frame.mask(Rect(0, 0, rows - height + 1, cols - width + 1))
    return (height, width), block, block.bit_length() - 1, fits


def union(masks: Iterable[int]) -> int:
    """Return the cells that lie in any of the masks."""
    return reduce(or_, masks, 0)


def clue_masks(
    puzzle: Puzzle, frame: PaddedFrame, largest: int, control: Control
) -> list[list[int]]:
    """Return the placements of each clue as masks, the clues in row-major order.

    ``frame`` is the whole grid; ``largest`` bounds the areas of "?" clues.
    """
    spots = [row * frame.stride + col for row, col in puzzle.clues]
    openings = Openings(frame, union([1 << spot for spot in spots]))
    lives: list[list[int]] = []
    for spot, area in zip(spots, puzzle.clues.values(), strict=True):
        if area is None or len(lives) % _CHECK_EVERY == 0:
            control.check()
        if area is None:
            lives.append(any_on(spot, largest, puzzle, openings))
            continue
        lives.append(_on(spot, openings.of_area(area)))
    return lives


def _on(spot: int, openings: Iterable[Opening]) -> list[int]:
    """Return the rectangles of some shapes that hold the clue with that bit and no other."""
    masks: list[int] = []
    for block, last, firsts in openings:
        # The first cells of the rectangles that hold a cell form such a rectangle, too.
        start = spot - last
        if start < 0:
            here = block >> -start & firsts
            before = -1
        else:
            here = block & firsts >> start
            before = start - 1
        while here:
            low = here & -here
            here ^= low
            masks.append(block << before + low.bit_length())
    return masks


def any_on(spot: int, largest: int, puzzle: Puzzle, openings: Openings) -> list[int]:
    """Return the rectangles of up to ``largest`` cells that hold just the clue with that bit."""
    rows, cols = puzzle.rows, puzzle.cols
    masks: list[int] = []
    for height in range(1, min(largest, rows) + 1):
        before = len(masks)
        for width in range(1, min(largest // height, cols) + 1):
            found = _on(spot, openings.of((_shape(height, width, rows, cols),)))
            if not found:
                break  # Nor is there a wider one.
            masks += found
        if len(masks) == before:
            break
    return masks


def free_steps(puzzle: Puzzle) -> list[Steps]:
    """Return for each clue how many cells up, down, left and right of it are free.

    Free cells end at the next clue or at the edge of the grid.
    """
    up: list[int] = []
    down: list[int] = []
    left: list[int] = []
    right: list[int] = []
    above: dict[int, tuple[int, int]] = {}
    last_row = last_col = -1
    for number, (row, col) in enumerate(puzzle.clues):
        if row != last_row:
            last_row, last_col = row, -1
        else:
            right[-1] = col - last_col - 1
        left.append(col - last_col - 1)
        right.append(puzzle.cols - col - 1)
        other, its_row = above.get(col, (-1, -1))
        if other >= 0:
            down[other] = row - its_row - 1
        up.append(row - its_row - 1)
        down.append(puzzle.rows - row - 1)
        above[col] = number, row
        last_col = col
    return list(zip(up, down, left, right, strict=True))
