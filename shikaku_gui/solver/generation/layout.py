"""A puzzle being generated: its rectangles, and the clue in each."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.rectangle_geometry import new_cell, new_rect
from shikaku_gui.solver.generation.symmetry import Images


class Layout:
    """Rectangles that cover each cell of a grid once, by the cells of their clues.

    The layout of a window holds only the rectangles that lie in it. With ``images``, the
    clue cells are symmetric. ``locked`` are clues that stay where they are, as do their
    rectangles.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        rects: dict[Cell, Rect],
        images: Images | None = None,
        locked: frozenset[Cell] = frozenset(),
    ) -> None:
        self.rows = rows
        self.cols = cols
        self.rects = rects
        self.images = images
        self.locked = locked

    def copy(self) -> Layout:
        """Return a layout that can be changed without changing this one."""
        return Layout(self.rows, self.cols, dict(self.rects), self.images, self.locked)

    def cells(self, control: Control) -> list[Cell]:
        """Return the cells of the clues in row-major order; numbers are sorted in less time.

        Raises:
            CutShortError: a limit was reached.
        """
        cols, checked = self.cols, control.checked
        cells = {cell[0] * cols + cell[1]: cell for cell in checked(self.rects)}
        return [cells[number] for number in checked(sorted(cells))]

    def clue_areas(self, control: Control) -> dict[Cell, int | None]:
        """Return the clues in row-major order.

        Raises:
            CutShortError: a limit was reached.
        """
        clues: dict[Cell, int | None] = {}
        for cell in control.checked(self.cells(control)):
            _, _, height, width = self.rects[cell]
            clues[cell] = height * width
        return clues

    def puzzle(self, control: Control) -> Puzzle:
        """Return the puzzle.

        Raises:
            CutShortError: a limit was reached.
        """
        return Puzzle(self.rows, self.cols, self.clue_areas(control))

    def clues_of_images(self, control: Control) -> list[Cell]:
        """Return the clues whose rectangles have their images in the layout.

        Raises:
            CutShortError: a limit was reached.
        """
        if self.images is None:
            return []
        cell, image = self.images.cell, self.images.rect
        rects, checked = self.rects, control.checked
        return [clue for clue, rect in checked(rects.items()) if rects[cell(clue)] == image(rect)]

    def free_cells(self, clue: Cell) -> list[Cell]:
        """Return the other cells of a clue's rectangle to which it may move."""
        if clue in self.locked:
            return []
        rect = self.rects[clue]
        if self.images is None:
            row, col, height, width = rect
            every = product(range(row, row + height), range(col, col + width))
            return [cell for cell in map(new_cell, every) if cell != clue]
        image = self.images.cell
        twin = self.rects[image(clue)]
        if twin == rect:
            return [cell for cell in self.images.fixed_cells(rect) if cell != clue]
        return [cell for cell in rect.cells() if cell != clue and twin.covers(image(cell))]

    def together(self, cell: Cell) -> list[Cell]:
        """Return a cell and its image, if that is another: clues move from and to both."""
        if self.images is None or (image := self.images.cell(cell)) == cell:
            return [cell]
        return [cell, image]

    def move(self, clue: Cell, cell: Cell) -> None:
        """Move a clue within its rectangle, and its image likewise."""
        pairs = zip(self.together(clue), self.together(cell), strict=True)
        moved = [(new, self.rects.pop(old)) for old, new in pairs]
        self.rects.update(moved)


def place_clues(
    rects: Iterable[Rect], rng: Random, control: Control, images: Images | None = None
) -> dict[Cell, Rect]:
    """Put a clue into a random cell of each rectangle, in a symmetric pattern symmetrically.

    Raises:
        CutShortError: a limit was reached.
    """
    if images is not None:
        return _place_symmetrically(rects, rng, control, images)
    random = rng.random
    clues: dict[Cell, Rect] = {}
    # Equal numbers become one object: of 1000 x 1000 cells, half a million fewer are to be freed.
    same = dict[int, int]().setdefault
    for rect in control.checked(rects):
        row, col, height, width = rect
        down, right = divmod(int(random() * (height * width)), width)
        down, right = row + down, col + right
        cell = new_cell((same(down, down), same(right, right)))
        clues[cell] = new_rect((same(row, row), same(col, col), height, width))
    return clues


def _place_symmetrically(
    rects: Iterable[Rect], rng: Random, control: Control, images: Images
) -> dict[Cell, Rect]:
    clues: dict[Cell, Rect] = {}
    done: set[Rect] = set()
    for rect in control.checked(rects):
        if rect in done:
            continue
        image = images.rect(rect)
        cells = list(rect.cells()) if image != rect else images.fixed_cells(rect)
        cell = cells[int(rng.random() * len(cells))]
        clues[cell] = rect
        clues[images.cell(cell)] = image
        done.add(image)
    return clues
