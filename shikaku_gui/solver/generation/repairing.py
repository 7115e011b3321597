"""Making a puzzle unique by changes where it is not.

A wrong placement dies when it holds two clues, or loses its own. So clues are moved
inside their rectangles to where they rule out most of the wrong placements left. What
resists is cut anew: only the rectangles of the ambiguous part.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.generation.ambiguities import Ambiguity
from shikaku_gui.solver.generation.cutter import Cutter
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.layout import Layout, place_clues
from shikaku_gui.solver.generation.rectangle_geometry import bounds, contains, shifted, widened
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.masks.propagation import Position

# In a large ambiguous part one clue in so many is moved at a time, the best of so many.
_ONE_IN = 6
_PATIENCE = 3
_MAX_RECUT_CHANCE = 0.5
_RECUT_TRIES = 8


class _Move(NamedTuple):
    """A clue of an ambiguous part, told by its number, and a cell to move it to.

    ``cost`` falls with the wrong placements that are ruled out.
    """

    cost: int
    chance: float
    number: int
    cell: Cell


# Makes a move in half the time that its own call takes.
_new_move = partial(tuple.__new__, _Move)


def repair(layout: Layout, ambiguity: Ambiguity, draft: PuzzleDraft, tried: int) -> None:
    """Change the layout where it is ambiguous, more boldly the more has been tried.

    ``tried`` counts the rounds of repair that came before.
    """
    if _outdated(layout, ambiguity):
        return  # Another repair has changed it already, as the image of what it repaired.
    bold = tried >= _PATIENCE and draft.rng.random() < min(_MAX_RECUT_CHANCE, tried / 16)
    if bold and _recut(layout, ambiguity.clues, draft):
        return
    if ambiguity.part is not None:
        _move_clues(layout, ambiguity.clues, ambiguity.part, draft)


def _outdated(layout: Layout, ambiguity: Ambiguity) -> bool:
    """Tell whether the clues of an ambiguity, or their rectangles, have changed since."""
    if not layout.rects.keys() >= set(ambiguity.clues):
        return True
    if ambiguity.part is None:
        return False
    around = ambiguity.part.frame.bounds
    return not all(contains(around, layout.rects[clue]) for clue in ambiguity.clues)


def _move_clues(layout: Layout, clues: Sequence[Cell], part: Position, draft: PuzzleDraft) -> None:
    """Move the clues that rule out the most, none of them near another that is moved.

    A weak draft takes those that rule out the least, but something.
    """
    left = -(-len(clues) // _ONE_IN)
    sample = draft.rng.sample(range(len(clues)), min(len(clues), left * _ONE_IN))
    moves = list(_moves(layout, clues, part, sample, draft.rng))
    if draft.weak:
        moves = [move._replace(cost=-move.cost) for move in moves if move.cost < 0]
    moved = 0
    for move in sorted(moves):
        if part.reach[move.number] & moved or clues[move.number] not in layout.rects:
            continue
        layout.move(clues[move.number], move.cell)
        moved |= part.reach[move.number]
        left -= 1
        if not left:
            return


def _moves(
    layout: Layout, clues: Sequence[Cell], part: Position, sample: list[int], rng: Random
) -> Iterator[_Move]:
    """Yield the moves of some of the clues, told by their number."""
    right = [part.frame.mask(layout.rects[clue]) for clue in clues]
    wrong = [
        [mask for mask in masks if mask != own]
        for masks, own in zip(part.remaining, right, strict=True)
    ]
    for number in sample:
        own, mine = right[number], wrong[number]
        others = [
            mask
            for clue, reach in enumerate(part.reach)
            if reach & own and clue != number
            for mask in wrong[clue]
            if mask & own
        ]
        for cell in layout.free_cells(clues[number]):
            bit = part.frame.bit(cell)
            kept = len([mask for mask in mine if mask & bit])
            killed = len([mask for mask in others if mask & bit])
            yield _new_move((kept - killed - len(mine), rng.random(), number, cell))


def _recut(layout: Layout, clues: Sequence[Cell], draft: PuzzleDraft) -> bool:
    """Cut the clues' rectangles and a neighbour anew; tell whether anything changed."""
    if layout.images is not None:
        return resplit(layout, clues, draft.rng)
    names = [*clues, *_neighbour(layout, clues, draft.rng)]
    rects = [layout.rects[clue] for clue in names]
    for _ in range(_RECUT_TRIES):
        new = _cut_again(rects, draft)
        if new is not None and new != rects:
            for clue in names:
                del layout.rects[clue]
            layout.rects.update(place_clues(new, draft.rng))
            return True
    return False


def _neighbour(layout: Layout, clues: Sequence[Cell], rng: Random) -> list[Cell]:
    """Return one clue whose rectangle borders on one of the clues' rectangles, if there is any."""
    mine = set(clues)
    rects = [widened(layout.rects[clue], 1) for clue in clues]
    around = bounds(rects)
    near = [
        clue
        for clue, rect in layout.rects.items()
        if rect.overlaps(around) and clue not in mine and any(map(rect.overlaps, rects))
    ]
    return [near[int(rng.random() * len(near))]] if near else []


def _cut_again(rects: Sequence[Rect], draft: PuzzleDraft) -> list[Rect] | None:
    """Return other rectangles for the cells of these; None where the cut failed."""
    frame = bounds(rects)
    cutter = Cutter(frame.height, frame.width, draft.shapes, draft.rng)
    cutter.block(Rect(0, 0, frame.height, frame.width))
    for rect in rects:
        cutter.free(shifted(rect, -frame.row, -frame.col))
    cut = cutter.cut(sum(rect.area for rect in rects))
    whole = without_singles(frame.height, frame.width, cut, draft.rng)
    return None if whole is None else [shifted(rect, frame.row, frame.col) for rect in whole]
