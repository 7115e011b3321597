"""Moves strips of cells from rectangles to their neighbours, while every clue stays where it is.

So the solution of a puzzle with symmetric clues is not symmetric itself: one half of it does not
give the other away.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Shapes
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.rectangle_geometry import new_rect, transposed
from shikaku_gui.solver.generation.symmetry import Images

_ROUNDS = 4
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
        for clue, rect in control.checked(layout.rects.items()):
            if clue not in layout.locked:
                self._own(clue, rect)

    def _own(self, clue: Cell, rect: Rect) -> None:
        row, col, height, width = rect
        cells = product(range(row, row + height), range(col, col + width))
        self._clues.update(dict.fromkeys(cells, clue))

    def move_near(self, clue: Cell) -> bool:
        """Move a strip from a clue's rectangle or from one beside it; return whether any was.

        Those that leave rectangles of wanted shapes are likelier.
        """
        return self._move_one([*self.given_by(clue), *self._given_beside(clue)])

    def change(self, clue: Cell) -> bool:
        """Change a clue's rectangle by a strip, or else one beside it; return whether any was."""
        strips = list(self.given_by(clue))
        if not strips:
            beside = list(self._given_beside(clue))
            strips = [strip for strip in beside if strip.taker == clue] or beside
        return self._move_one(strips)

    def _given_beside(self, clue: Cell) -> Iterator[Strip]:
        for other in self._beside(clue):
            yield from self.given_by(other)

    def _move_one(self, strips: Sequence[Strip]) -> bool:
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
        """Yield the strips that a clue's rectangle can give; no single cell is left of it."""
        rect = self._rects[giver]
        for taker in self._beside(giver):
            for rest, grown in _after_strips(rect, self._rects[taker]):
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
        get = self._clues.get
        if get((row, col)) is None:
            return ()
        found: dict[Cell | None, None] = {}
        for at in range(row, row + height):
            found[get((at, col - 1))] = found[get((at, col + width))] = None
        for at in range(col, col + width):
            found[get((row - 1, at))] = found[get((row + height, at))] = None
        return [clue for clue in found if clue is not None]


def _after_strips(giver: Rect, taker: Rect) -> Iterable[tuple[Rect, Rect]]:
    """Yield what can become of two rectangles that touch if the first gives a strip to the second.

    The strip lies at one end of the first, and forms a rectangle with the second.
    """
    _, col, _, width = giver
    _, start, _, length = taker
    if start in (col + width, col - length):
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
    for _ in range(_ROUNDS):
        clues = layout.clues_of_images(control)
        if len(clues) <= _FEW * len(rects):
            return
        rng.shuffle(clues)
        for clue in control.checked(clues, every=64):
            if rects[images.cell(clue)] == images.rect(rects[clue]):
                strips.change(clue)
