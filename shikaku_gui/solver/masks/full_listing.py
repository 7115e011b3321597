"""Lists all placements of clues as masks.

A *window* is a rectangle at a place of the grid; a placement is a window that holds
exactly one clue.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from shikaku_gui.model import Puzzle, Rect, Shape, sizes_of
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union

Size: TypeAlias = tuple[tuple[int, int], int, int, int]
"""Height and width, the mask at the grid's first cell, its last bit, and where it may begin."""
Windows: TypeAlias = tuple[int, int, int]
"""A size's mask at the grid's first cell, its last bit, and where it holds just one clue."""

_CHECK_EVERY = 64


class OneClueWindows:
    """Where on a grid rectangles of a size hold exactly one clue, for all clues at once.

    The windows of a size are joined from two halves, so a few operations on big integers
    serve the whole grid: a window holds one clue where one half holds one and the other none.
    """

    def __init__(self, frame: PaddedFrame, clues: int) -> None:
        """Take the cells of the clues."""
        self._stride = frame.stride
        _, _, self._rows, self._cols = frame.bounds
        # By size, the first cells of the windows that hold any clue, and several.
        self._held = {(1, 1): (clues, 0)}
        self._of_area: dict[tuple[int, Shape | None], list[Windows]] = {}

    def holding(self, bit: int, area: int, shape: Shape | None = None) -> list[int]:
        """Return the rectangles of an area that hold the clue with that bit and no other.

        With a shape, those that have it.
        """
        windows = self._of_area.get((area, shape))
        if windows is None:
            windows = self._of(_sizes(area, self._rows, self._cols, shape))
            self._of_area[area, shape] = windows
        return _covering(bit, windows)

    def holding_up_to(
        self, bit: int, largest: int, control: Control, shape: Shape | None = None
    ) -> list[int]:
        """Return the rectangles of up to ``largest`` cells that hold just the clue with that bit.

        With a shape, those that have it.

        Raises:
            CutShortError: a limit was reached.
        """
        rows, cols = self._rows, self._cols
        masks: list[int] = []
        for height in range(1, min(largest, rows) + 1):
            control.check()
            fits = False
            for width in range(1, min(largest // height, cols) + 1):
                found = _covering(bit, self._of((_size(height, width, rows, cols),)))
                if not found:
                    break  # Nor is there a wider one.
                fits = True
                if shape is None or Shape.of(height, width) is shape:
                    masks += found
            if not fits:
                break
        return masks

    def _of(self, sizes: Iterable[Size]) -> list[Windows]:
        found: list[Windows] = []
        for size, block, last, fits in sizes:
            any_clue, several = self._held.get(size) or self._halves(*size)
            found.append((block, last, (any_clue ^ several) & fits))
        return found

    def _halves(self, height: int, width: int) -> tuple[int, int]:
        if height > 1:
            half = height // 2
            first, other, shift = (half, width), (height - half, width), half * self._stride
        else:
            shift = width // 2
            first, other = (1, shift), (1, width - shift)
        any_clue, several = self._held.get(first) or self._halves(*first)
        its_any, its_several = self._held.get(other) or self._halves(*other)
        its_any >>= shift
        held = any_clue | its_any, several | its_several >> shift | any_clue & its_any
        self._held[height, width] = held
        return held


@lru_cache(maxsize=1024)
def _sizes(area: int, rows: int, cols: int, shape: Shape | None) -> list[Size]:
    return [_size(*size, rows, cols) for size in sizes_of(area, rows, cols, shape)]


def _size(height: int, width: int, rows: int, cols: int) -> Size:
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
    for bit, (cell, area) in zip(bits, puzzle.clues.items(), strict=True):
        if len(found) % _CHECK_EVERY == 0:
            control.check()
        shape = puzzle.shapes.get(cell)
        if area is None:
            found.append(windows.holding_up_to(bit, largest, control, shape))
        else:
            found.append(windows.holding(bit, area, shape))
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
