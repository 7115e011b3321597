"""Lists all placements of clues as masks.

A *window* is a rectangle at a place of the grid; a placement is a window that holds
exactly one clue.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from shikaku_gui.model import Puzzle, Rect, sizes_of
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union

Shape: TypeAlias = tuple[tuple[int, int], int, int, int]
"""Height and width, the mask at the grid's first cell, its last bit, and where it may begin."""
Windows: TypeAlias = tuple[int, int, int]
"""A shape's mask at the grid's first cell, its last bit, and where it holds just one clue."""

_CHECK_EVERY = 64


class OneClueWindows:
    """Where on a grid rectangles of a shape hold exactly one clue, for all clues at once.

    The windows of a shape are joined from two halves, so a few operations on big integers
    serve the whole grid: a window holds one clue where one half holds one and the other none.
    """

    def __init__(self, frame: PaddedFrame, clues: int) -> None:
        """Take the cells of the clues."""
        self._stride = frame.stride
        _, _, self._rows, self._cols = frame.bounds
        # By shape, the first cells of the windows that hold any clue, and several.
        self._held = {(1, 1): (clues, 0)}
        self._of_area: dict[int, list[Windows]] = {}

    def of_area(self, area: int) -> list[Windows]:
        """Return the windows of all shapes of an area."""
        if area not in self._of_area:
            self._of_area[area] = self._of(_shapes(area, self._rows, self._cols))
        return self._of_area[area]

    def holding(self, bit: int, area: int) -> list[int]:
        """Return the rectangles of an area that hold the clue with that bit and no other."""
        return _covering(bit, self.of_area(area))

    def holding_up_to(self, bit: int, largest: int, control: Control) -> list[int]:
        """Return the rectangles of up to ``largest`` cells that hold just the clue with that bit.

        Raises:
            CutShortError: a limit was reached.
        """
        rows, cols = self._rows, self._cols
        masks: list[int] = []
        for height in range(1, min(largest, rows) + 1):
            control.check()
            before = len(masks)
            for width in range(1, min(largest // height, cols) + 1):
                found = _covering(bit, self._of((_shape(height, width, rows, cols),)))
                if not found:
                    break  # Nor is there a wider one.
                masks += found
            if len(masks) == before:
                break
        return masks

    def _of(self, shapes: Iterable[Shape]) -> list[Windows]:
        found: list[Windows] = []
        for size, block, last, fits in shapes:
            any_clue, several = self._held.get(size) or self._halves(*size)
            found.append((block, last, (any_clue ^ several) & fits))
        return found

    def _halves(self, height: int, width: int) -> tuple[int, int]:
        if height > 1:
            half = height // 2
            shape, other, shift = (half, width), (height - half, width), half * self._stride
        else:
            shift = width // 2
            shape, other = (1, shift), (1, width - shift)
        any_clue, several = self._held.get(shape) or self._halves(*shape)
        its_any, its_several = self._held.get(other) or self._halves(*other)
        its_any >>= shift
        held = any_clue | its_any, several | its_several >> shift | any_clue & its_any
        self._held[height, width] = held
        return held


@lru_cache(maxsize=1024)
def _shapes(area: int, rows: int, cols: int) -> list[Shape]:
    return [_shape(*size, rows, cols) for size in sizes_of(area, rows, cols)]


def _shape(height: int, width: int, rows: int, cols: int) -> Shape:
    frame = PaddedFrame(Rect(0, 0, rows, cols))
    block = frame.mask(Rect(0, 0, height, width))
    fits = frame.mask(Rect(0, 0, rows - height + 1, cols - width + 1))
    return (height, width), block, block.bit_length() - 1, fits


def clue_masks(
    puzzle: Puzzle, frame: PaddedFrame, largest: int, control: Control
) -> list[list[int]]:
    """Return the placements of each clue as masks, the clues in row-major order.

    ``frame`` is the whole grid; ``largest`` bounds the areas of "?" clues.
    """
    bits = [row * frame.stride + col for row, col in puzzle.clues]
    windows = OneClueWindows(frame, union([1 << bit for bit in bits]))
    found: list[list[int]] = []
    for bit, area in zip(bits, puzzle.clues.values(), strict=True):
        if len(found) % _CHECK_EVERY == 0:
            control.check()
        if area is None:
            found.append(windows.holding_up_to(bit, largest, control))
        else:
            found.append(windows.holding(bit, area))
    return found


def _covering(bit: int, windows: Iterable[Windows]) -> list[int]:
    """Return those of the windows that cover the cell with that bit, as masks."""
    masks: list[int] = []
    for block, last, firsts in windows:
        # The first cells of the windows that cover a cell form a rectangle of the same shape.
        start = bit - last
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
