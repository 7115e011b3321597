"""Makes gentle layouts: where the steps of a person get stuck, a clue is moved.

The steps are those that grading counts, from the beginning. Where no step draws a
rectangle, a clue whose rectangle is not drawn yet is
moved in it to where nothing else fits. So that rectangle can be drawn, and the steps go on. A move
can undo what earlier steps relied on. So all steps are made again afterwards, until they lead to
the solution without a move. Each draws or excludes only what it must: there is one solution.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import product

from shikaku_gui.model import Cell, Rect, sizes_of
from shikaku_gui.solver.difficulty import is_gentle
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.generation.ambiguities import left_by_steps
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.generation.strip_transfer import Strip, Strips

_ROUNDS = 60
# Two moves can each undo what the other is for, in turn and without end.
_MOST_MOVES_OF_CLUE = 3
# What no move helps is likelier to need another cut, as after this many rounds of repairs.
_ROUNDS_COUNTED = 8
# About this share of the time is left after a round, of what was left before.
_LEFT_BY_ROUND = 0.75
_CHECK_EVERY = 8


def gentle_layout(context: GenerationContext) -> Layout | None:
    """Return a gentle layout, which has one solution; None if this attempt failed.

    Raises:
        CutShortError: a limit was reached.
    """
    control = context.control
    layout = context.new_layout()
    placements = EasyPlacements(Rect(0, 0, layout.rows, layout.cols), control)
    moved: Counter[Rect] = Counter()
    for rounds_before in range(_ROUNDS):
        if context.report is not None:
            context.report(1 - _LEFT_BY_ROUND**rounds_before)
        placements.change(layout.puzzle(control))
        steps = EasySteps(placements)
        moves = _Moves(layout, steps, context, moved)
        solved = steps.solve(drawing_only=True)
        while not solved and moves.make_one():
            solved = steps.solve(drawing_only=True)
        if solved and not moves.made:
            return layout if is_gentle(steps.only_clues, len(steps.drawn)) else None
        if not solved and not moves.move_strips():
            for ambiguity in left_by_steps(steps):
                repair(layout, ambiguity, context, _ROUNDS_COUNTED)
    return None


class _Moves:
    """Moves of clues that let steps go on; ``made`` is their number.

    ``moved`` counts the moves of each clue, by its rectangle, in this and earlier rounds.
    """

    def __init__(
        self, layout: Layout, steps: EasySteps, context: GenerationContext, moved: Counter[Rect]
    ) -> None:
        self.made = 0
        self._layout = layout
        self._steps = steps
        self._context = context
        self._moved = moved
        # Clues that have lost placements since a move of them was tried.
        self._changed: set[int] = set()
        self._drawn = 0
        # By row, the cells that are drawn or hold a clue, as bits.
        self._taken = [0] * layout.rows
        self._toggle_taken(layout.rects)

    def make_one(self) -> bool:
        """Move a clue and draw its rectangle; return whether there was a move.

        Raises:
            CutShortError: a limit was reached.
        """
        steps, rng, checked = self._steps, self._context.rng, self._context.control.checked
        for rect in steps.drawn[self._drawn :]:
            self._take(rect)
        self._drawn = len(steps.drawn)
        self._changed |= steps.changed
        steps.changed.clear()
        for clues in (self._changed & steps.open, steps.open):
            for clue in checked(rng.sample(sorted(clues), len(clues)), _CHECK_EVERY):
                self._changed.discard(clue)
                if self._move(clue):
                    self.made += 1
                    return True
        return False

    def move_strips(self) -> bool:
        """Move strips between rectangles that are not drawn, to some that alone fit then.

        In symmetric puzzles clues have few cells to move to. Returns whether any strip was moved.

        Raises:
            CutShortError: a limit was reached.
        """
        layout, context = self._layout, self._context
        if layout.images is None:
            return False
        strips = Strips(layout, layout.images, context.shapes, context.rng, context.control)
        left = set(map(self._steps.start.cell, self._steps.open))
        number = len(left)
        for clue in context.control.checked(context.rng.sample(sorted(left), number), _CHECK_EVERY):
            for strip in list(strips.given_by(clue)):
                if left >= {clue, strip.taker} and self._fits_grown(strip):
                    strips.move(strip)
                    self._take(strip.grown)
                    left -= {clue, strip.taker}
                    break
        return len(left) < number

    def _fits_grown(self, strip: Strip) -> bool:
        """Tell whether the rectangle that takes a strip is the only one that fits then."""
        self._toggle_taken([strip.taker])
        fits = self._fits_alone(strip.grown, strip.taker)
        self._toggle_taken([strip.taker])
        return fits

    def _move(self, clue: int) -> bool:
        """Move a clue, and its image likewise, to where only their own rectangles fit."""
        layout, rng, numbers = self._layout, self._context.rng, self._steps.start
        cell = numbers.cell(clue)
        cells = [each for each in layout.together(cell) if numbers.number(each) in self._steps.open]
        rects = [layout.rects[each] for each in cells]
        if self._moved[rects[0]] >= _MOST_MOVES_OF_CLUE:
            return False
        free = layout.free_cells(cell)
        self._toggle_taken(cells)
        for new in rng.sample(free, len(free)):
            # An image that is drawn is not among the rectangles, so it is not looked at.
            if all(map(self._fits_alone, rects, layout.together(new))):
                layout.move(cell, new)
                self._moved.update(rects)
                for each, rect in zip(cells, rects, strict=True):
                    self._steps.draw(self._steps.live_placements(numbers.number(each))[rect])
                return True
        self._toggle_taken(cells)
        return False

    def _toggle_taken(self, cells: Iterable[Cell]) -> None:
        """Take free cells, or free taken ones."""
        for row, col in cells:
            self._taken[row] ^= 1 << col

    def _take(self, rect: Rect) -> None:
        row, col, height, width = rect
        bits = (1 << width) - 1 << col
        for at in range(row, row + height):
            self._taken[at] |= bits

    def _fits_alone(self, rect: Rect, clue: Cell) -> bool:
        """Tell whether no rectangle but this one, of its area, fits on a clue's new cell."""
        rows, cols, taken = self._layout.rows, self._layout.cols, self._taken
        row, col = clue
        for height, width in sizes_of(rect.area, rows, cols):
            tops = range(max(0, row - height + 1), min(row, rows - height) + 1)
            lefts = range(max(0, col - width + 1), min(col, cols - width) + 1)
            for top, left in product(tops, lefts):
                bits = (1 << width) - 1 << left
                for line in taken[top : top + height]:
                    if line & bits:
                        break
                else:
                    if (top, left, height, width) != rect:
                        return False
        return True
