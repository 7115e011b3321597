"""Changes an ambiguous part of a layout, to make it unique.

A wrong placement is ruled out when it holds two clues, or no longer holds its own. So
clues are moved inside their rectangles to where they rule out the most wrong placements.
If a part is still ambiguous after several rounds, its rectangles may be cut again.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import Ambiguity
from shikaku_gui.solver.generation.cutter import Cutter
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout, place_clues
from shikaku_gui.solver.generation.rectangle_geometry import bounds, shifted
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.generation.strip_transfer import Strips
from shikaku_gui.solver.generation.symmetry import Images
from shikaku_gui.solver.masks.propagation import PlacementMasks

# One clue in this many, rounded up, is moved at a time, or gets another rectangle.
_CLUES_PER_MOVE = 6
_ROUNDS_BEFORE_RECUT = 3
_MAX_RECUT_CHANCE = 0.5
_RECUT_TRIES = 8
# How far around a rectangle another one gets a strip where it cannot.
_RINGS = 3
# The number of clues looked at between two checks of the limits.
_CHECK_EVERY = 2


class _Move(NamedTuple):
    """A clue of an ambiguous part, by its number, and a cell to move it to.

    ``cost`` is minus the number of wrong placements that the move rules out. Moves of the
    same cost are ordered by ``tie_break``, a random number.
    """

    cost: int
    tie_break: float
    number: int
    cell: Cell


# Makes a move in half the time that calling the class takes.
_new_move = partial(tuple.__new__, _Move)


def repair(
    layout: Layout, ambiguity: Ambiguity, context: GenerationContext, rounds_before: int
) -> None:
    """Change the layout where it is ambiguous.

    The more rounds of repair came before, the likelier the rectangles are cut again.
    """
    context.control.check()
    if _is_outdated(layout, ambiguity):
        return  # Another repair has changed it, as the image of the part that it repaired.
    chance = min(_MAX_RECUT_CHANCE, rounds_before / 16)
    allow_recut = rounds_before >= _ROUNDS_BEFORE_RECUT and context.rng.random() < chance
    if allow_recut and _recut(layout, ambiguity.clues, context):
        return
    if ambiguity.part is not None:
        moved = _move_clues(layout, ambiguity.clues, ambiguity.part, context)
        if not moved and layout.images is not None:
            _move_strips(layout, layout.images, ambiguity.clues, context)


def _is_outdated(layout: Layout, ambiguity: Ambiguity) -> bool:
    """Return whether the clues of an ambiguity, or their rectangles, have changed since."""
    if not layout.rects.keys() >= set(ambiguity.clues):
        return True
    if ambiguity.part is None:
        return False
    around = ambiguity.part.frame.bounds
    return not all(around.contains(layout.rects[clue]) for clue in ambiguity.clues)


def _move_clues(
    layout: Layout, clues: Sequence[Cell], part: PlacementMasks, context: GenerationContext
) -> bool:
    """Make the moves that rule out the most; of two clues that can reach a cell, one is moved.

    With ``keep_hard``, make those that rule out the fewest, but at least one. Returns whether any
    was made; in a symmetric layout none is that rules out nothing.
    """
    left = _moves_at_a_time(clues)
    sample = context.rng.sample(range(len(clues)), min(len(clues), left * _CLUES_PER_MOVE))
    moves = list(_moves(layout, clues, part, sample, context))
    if context.keep_hard:
        moves = [move._replace(cost=-move.cost) for move in moves if move.cost < 0]
    elif layout.images is not None:
        moves = [move for move in moves if move.cost < 0]
    moved = 0
    for move in sorted(moves):
        if part.reach[move.number] & moved or clues[move.number] not in layout.rects:
            continue
        layout.move(clues[move.number], move.cell)
        moved |= part.reach[move.number]
        left -= 1
        if not left:
            break
    return moved > 0


def _moves_at_a_time(clues: Sequence[Cell]) -> int:
    return -(-len(clues) // _CLUES_PER_MOVE)


def _moves(
    layout: Layout,
    clues: Sequence[Cell],
    part: PlacementMasks,
    sample: list[int],
    context: GenerationContext,
) -> Iterator[_Move]:
    """Yield the moves of the clues whose numbers are in ``sample``."""
    solution = [part.frame.mask(layout.rects[clue]) for clue in clues]
    wrong = [
        [mask for mask in masks if mask != own]
        for masks, own in zip(part.remaining, solution, strict=True)
    ]
    checked, random = context.control.checked, context.rng.random
    covering = _counts_per_bit(mask for masks in checked(wrong, _CHECK_EVERY) for mask in masks)
    for number in checked(sample, _CHECK_EVERY):
        own, mine = solution[number], wrong[number]
        # Numbers of a few cells are quicker.
        base = (own & -own).bit_length() - 1
        local = own >> base
        here = [mask >> base & local for mask in mine]
        digits = [digit >> base & local for digit in covering]
        for cell in layout.free_cells(clues[number]):
            bit = part.frame.bit(cell) >> base
            kept = len([mask for mask in here if mask & bit])
            any_ = sum([1 << place for place, digit in enumerate(digits) if digit & bit])
            yield _new_move((2 * kept - any_ - len(mine), random(), number, cell))


def _counts_per_bit(masks: Iterable[int]) -> list[int]:
    """Return how many of some masks hold each bit: its numbers in binary, lowest digits first."""
    digits: list[int] = []
    for mask in masks:
        place, carry = 0, mask
        while carry:
            if place == len(digits):
                digits.append(0)
            digits[place], carry = digits[place] ^ carry, digits[place] & carry
            place += 1
    return digits


def _recut(layout: Layout, clues: Sequence[Cell], context: GenerationContext) -> bool:
    """Cut the clues' rectangles and a neighbour again; return whether anything changed.

    In a symmetric layout strips are moved instead.
    """
    if layout.images is not None:
        return _move_strips(layout, layout.images, clues, context)
    clue_cells = [*clues, *_neighbour(layout, clues, context.rng, context.control)]
    if not layout.locked.isdisjoint(clue_cells):
        return False
    rects = [layout.rects[clue] for clue in clue_cells]
    for _ in range(_RECUT_TRIES):
        new = _cut_again(rects, context)
        if new is not None and new != rects:
            for clue in clue_cells:
                del layout.rects[clue]
            layout.rects.update(place_clues(new, context.rng, context.control))
            return True
    return False


def _move_strips(
    layout: Layout, images: Images, clues: Sequence[Cell], context: GenerationContext
) -> bool:
    """Move as many strips near the clues as clues would be moved; return whether there were any.

    Other cuts would need clues in other cells, and so would those of their images.
    """
    strips = Strips(layout, images, context.shapes, context.rng, context.control)
    most = _moves_at_a_time(clues)
    free = [clue for clue in clues if clue not in layout.locked]
    changed = (strips.change(clue, _RINGS) for clue in context.rng.sample(free, len(free)))
    return sum(islice(filter(None, changed), most)) > 0


def _neighbour(layout: Layout, clues: Sequence[Cell], rng: Random, control: Control) -> list[Cell]:
    """Return a clue whose rectangle touches one of the clues' rectangles, if there is any."""
    mine = set(clues)
    rects = [layout.rects[clue].with_margin(1) for clue in clues]
    around = bounds(rects)
    near = [
        clue
        for clue, rect in control.checked(layout.rects.items())
        if rect.overlaps(around) and clue not in mine and any(map(rect.overlaps, rects))
    ]
    return [near[int(rng.random() * len(near))]] if near else []


def _cut_again(rects: Sequence[Rect], context: GenerationContext) -> list[Rect] | None:
    """Return other rectangles for the cells of these; None if the cut failed."""
    frame = bounds(rects)
    cutter = Cutter(frame.height, frame.width, context.shapes, context.rng, context.control)
    cutter.block(Rect(0, 0, frame.height, frame.width))
    for rect in rects:
        cutter.free(shifted(rect, -frame.row, -frame.col))
    cut = cutter.cut(sum(rect.area for rect in rects))
    joined = without_singles(frame.height, frame.width, cut, context.rng, context.control)
    return None if joined is None else [shifted(rect, frame.row, frame.col) for rect in joined]
