"""Moves strips of cells from rectangles to their neighbours, while every clue stays where it is.

So the solution of a puzzle with symmetric clues is not symmetric itself: one half of it does not
give the other away.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Shapes
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.rectangle_geometry import new_rect, transposed
from shikaku_gui.solver.generation.symmetry import Images

# By round, how far around a rectangle another one is changed where it cannot be.
_RINGS = (0, 1, 1, 1)
# No more than this share of the rectangles need have their images in a layout.
_FEW = 0.07


class Strip(NamedTuple):
    """Two clues, and their rectangles once the first has given a strip to the second."""

    giver: Cell
    taker: Cell
    rest: Rect
    grown: Rect


class Strips:
    """The strips that can be moved in a symmetric layout, where clues are not locked.

    None makes a rectangle the image of that of its clue's image.
    """

    def __init__(
        self, layout: Layout, images: Images, shapes: Shapes, rng: Random, control: Control
    ) -> None:
        """Take the layout and its images, and the shapes that are wanted.

        Raises:
            CutShortError: a limit was reached.
        """
        self._rects = layout.rects
        self._images = images
        self._weights = shapes.weights
        self._rng = rng
        self._clues: dict[tuple[int, int], Cell] = {}
        self._locked = layout.locked
        for clue, rect in control.checked(layout.rects.items()):
            self._own(clue, rect)

    def _own(self, clue: Cell, rect: Rect) -> None:
        row, col, height, width = rect
        cells = product(range(row, row + height), range(col, col + width))
        self._clues.update(dict.fromkeys(cells, clue))

    def change(self, clue: Cell, rings: int) -> bool:
        """Change a clue's rectangle by a strip, or else one in the rings of rectangles around it.

        Strips that leave rectangles of wanted shapes are likelier. Returns whether there was any.
        """
        strips = [*self.given_by(clue), *self._taken_by(clue)]
        near = {clue: None}
        for _ in range(rings):
            if strips:
                break
            near |= dict.fromkeys(other for one in list(near) for other in self._beside(one))
            strips = [strip for giver in near for strip in self.given_by(giver)]
        if not strips:
            return False
        weights = [self._weight(strip.rest) * self._weight(strip.grown) for strip in strips]
        (strip,) = self._rng.choices(strips, weights)
        self.move(strip)
        return True

    def _weight(self, rect: Rect) -> int:
        return self._weights.get(rect[2:], 1)

    def move(self, strip: Strip) -> None:
        """Move a strip."""
        self._rects[strip.giver] = strip.rest
        self._rects[strip.taker] = strip.grown
        self._own(strip.taker, strip.grown)

    def given_by(self, giver: Cell) -> Iterator[Strip]:
        """Yield the strips that a clue's rectangle can give."""
        row, col, height, width = self._rects[giver]
        last_row, last_col = row + height - 1, col + width - 1
        # A strip at one end goes to a rectangle that begins or ends there.
        for beside in (col - 1, last_col + 1):
            for taker in self._clues_at((row, beside), (last_row, beside)):
                yield from self._strips(giver, taker, across=True)
        for beside in (row - 1, last_row + 1):
            for taker in self._clues_at((beside, col), (beside, last_col)):
                yield from self._strips(giver, taker, across=False)

    def _taken_by(self, taker: Cell) -> Iterator[Strip]:
        """Yield the strips that can be given to a clue's rectangle."""
        row, col, height, width = self._rects[taker]
        # Whoever can give one lies along a whole side.
        for giver in self._clues_at((row, col - 1), (row, col + width)):
            yield from self._strips(giver, taker, across=True)
        for giver in self._clues_at((row - 1, col), (row + height, col)):
            yield from self._strips(giver, taker, across=False)

    def _clues_at(self, *cells: tuple[int, int]) -> Iterable[Cell]:
        """Return the clues of some cells, each once."""
        return {clue: None for cell in cells if (clue := self._clues.get(cell)) is not None}

    def _strips(self, giver: Cell, taker: Cell, *, across: bool) -> Iterator[Strip]:
        """Yield the strips from one clue's rectangle to another; no single cell is left of it."""
        if not self._locked.isdisjoint((giver, taker)):
            return
        for rest, grown in _after_strips(self._rects[giver], self._rects[taker], across=across):
            if (
                rest.covers(giver)
                and rest.area > 1
                and not self._is_image(giver, rest)
                and not self._is_image(taker, grown)
            ):
                yield Strip(giver, taker, rest, grown)

    def _is_image(self, clue: Cell, rect: Rect) -> bool:
        image = self._images.cell(clue)
        twin = rect if image == clue else self._rects[image]
        return twin == self._images.rect(rect)

    def _beside(self, clue: Cell) -> Iterable[Cell]:
        """Return the clues whose rectangles touch a side of a clue's rectangle."""
        row, col, height, width = self._rects[clue]
        cells: list[tuple[int, int]] = []
        for at in range(row, row + height):
            cells += (at, col - 1), (at, col + width)
        for at in range(col, col + width):
            cells += (row - 1, at), (row + height, at)
        return self._clues_at(*cells)


def _after_strips(giver: Rect, taker: Rect, *, across: bool) -> Iterable[tuple[Rect, Rect]]:
    """Return what can become of two rectangles that touch if the first gives a strip to the second.

    The strip lies at one end of the first, and forms a rectangle with the second.
    """
    if across:
        return _after_strips_across(giver, taker)
    turned = _after_strips_across(transposed(giver), transposed(taker))
    return [(transposed(rest), transposed(grown)) for rest, grown in turned]


def _after_strips_across(giver: Rect, taker: Rect) -> list[tuple[Rect, Rect]]:
    """Return the same where the second rectangle lies left or right of the first."""
    row, col, height, width = giver
    at, start, lines, length = taker
    if lines > height or at not in (row, row + height - lines):
        return []
    if lines < height:
        rest = new_rect((row + lines if at == row else row, col, height - lines, width))
        return [(rest, new_rect((at, min(col, start), lines, length + width)))]
    moved = [(given, given if start < col else 0) for given in range(1, width)]
    return [
        (
            new_rect((row, col + off, height, width - given)),
            new_rect((row, start if off else start - given, height, length + given)),
        )
        for given, off in moved
    ]


def make_asymmetric(
    layout: Layout, images: Images, shapes: Shapes, rng: Random, control: Control
) -> None:
    """Move strips until few of a layout's rectangles have their images in it.

    Raises:
        CutShortError: a limit was reached.
    """
    strips = Strips(layout, images, shapes, rng, control)
    rects = layout.rects
    for rings in _RINGS:
        clues = layout.clues_of_images(control)
        if len(clues) <= _FEW * len(rects):
            return
        rng.shuffle(clues)
        for clue in control.checked(clues, every=64):
            if rects[images.cell(clue)] == images.rect(rects[clue]):
                strips.change(clue, rings)
