"""Cuts a grid into a symmetric pattern of random rectangles."""

from random import Random

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Shapes
from shikaku_gui.solver.generation.cutter import Cutter
from shikaku_gui.solver.generation.symmetry import Images, Symmetry


class SymmetricCutter(Cutter):
    """Cuts a whole grid; each rectangle comes with its image, or is its own image.

    A rectangle that is its own image needs a cell that is its own image, for its clue. So
    those cells are covered first, and no other rectangle overlaps its image.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        shapes: Shapes,
        rng: Random,
        control: Control,
        images: Images,
    ) -> None:
        super().__init__(rows, cols, shapes, rng, control)
        self._images = images

    def cut(self, area: int) -> list[Rect]:
        """Cut all cells, ``area`` of them; return the rectangles."""
        if self._images.fixed(Rect(0, 0, *self._sides)):
            if self._images.symmetry is Symmetry.ROTATION:
                self._cut_centre()
            else:
                self._cut_axis()
        return super().cut(area // 2)

    def _place(self, rect: Rect, row: int, col: int) -> None:
        if rect.overlaps(self._images.rect(rect)):
            rect = self._one_sided(rect, row, col)
        self._add(rect)
        self._add(self._images.rect(rect))

    def _cut_centre(self) -> None:
        rows, cols = self._sides
        height, width = self._odd()
        self._add(Rect((rows - height) // 2, (cols - width) // 2, height, width))

    def _cut_axis(self) -> None:
        rows, cols = self._sides
        row = 0
        while row < rows:
            height, width = self._odd()
            height = min(height, rows - row)
            height += rows - row - height == 1
            width = max(width, min(3, cols)) if height == 1 else width
            self._add(Rect(row, (cols - width) // 2, height, width))
            row += height

    def _odd(self) -> tuple[int, int]:
        """Draw a shape of odd sides and more than one cell, unless the grid has only one."""
        rows, cols = self._sides
        height, width = (
            min(side - 1 | 1, size | 1)
            for side, size in zip(self._sides, self._draw(), strict=True)
        )
        if height * width > 1:
            return height, width
        return (1, 3) if cols >= 3 and (rows < 3 or self._rng.random() < 0.5) else (min(3, rows), 1)

    def _one_sided(self, rect: Rect, row: int, col: int) -> Rect:
        """Shrink a rectangle around a cell until it does not overlap its image."""
        rows, cols = self._sides
        halves: list[Rect] = []
        if self._images.symmetry is Symmetry.ROTATION and 2 * row + 1 != rows:
            first, last = _same_half(row, rows, rect.row, rect.bottom)
            halves.append(Rect(first, rect.col, last - first, rect.width))
        if 2 * col + 1 != cols:
            first, last = _same_half(col, cols, rect.col, rect.right)
            halves.append(Rect(rect.row, first, rect.height, last - first))
        return max(halves, key=lambda half: half.area)


def _same_half(at: int, length: int, first: int, end: int) -> tuple[int, int]:
    """Return the part of a range that lies on the same side of the middle as ``at``."""
    if 2 * at < length:
        return first, min(end, length // 2)
    return max(first, length - length // 2), end
