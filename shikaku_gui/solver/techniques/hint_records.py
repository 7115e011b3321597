"""What a hint is made of: frozen records without words and colours.

A :class:`Phrase` names the sentence that explains a hint; its ``facts`` are the arguments
of that sentence as plain values (numbers, cells, rectangles, clues). The text itself is
written in ``shikaku_gui.play``.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias, TypeVar

from shikaku_gui.model import BrokenRect, Cell, Erase, Move, Place, Problem, Puzzle, Rect
from shikaku_gui.solver.techniques.mark_role import MarkRole

T = TypeVar("T")


class Technique(Enum):
    """The techniques, easiest first; the values are their names in files."""

    ONLY_RECTANGLE = "only-rectangle"
    ONLY_CLUE = "only-clue"
    SHARED_CELLS = "shared-cells"
    NO_ROOM = "no-room"
    STRANDED_CELL = "stranded-cell"
    POCKET = "sealed-pocket"
    SUBSET = "subset"
    PAIR = "pair"
    COUNTING = "counting"
    WHAT_IF = "what-if"


class HintKind(Enum):
    """What a hint does.

    ``CONTRADICTION`` is only the last step of a what-if's chain, never a hint by itself.
    """

    PLACE = "place"
    EXCLUDE = "exclude"
    BROKEN_RULE = "broken-rule"
    WRONG = "wrong"
    SEVERAL_SOLUTIONS = "several-solutions"
    NO_SOLUTION = "no-solution"
    STUCK = "stuck"
    CONTRADICTION = "contradiction"


class RejectionReason(Enum):
    """Why a rectangle cannot be drawn for a clue.

    ``EARLIER``: earlier steps of the same solve path have excluded it.
    """

    OFF_GRID = "off-grid"
    TWO_CLUES = "two-clues"
    OVERLAPS = "overlaps"
    MISSES = "misses"
    STARVES = "starves"
    ORPHANS = "orphans"
    AREA_SUM = "area-sum"
    NO_PARTNER = "no-partner"
    CHAIN = "chain"
    EARLIER = "earlier"


class GridRegion(Enum):
    """A part of the grid, as hints name it: a ninth or a quarter."""

    TOP_LEFT = "top left"
    TOP = "top"
    TOP_RIGHT = "top right"
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    BOTTOM_LEFT = "bottom left"
    BOTTOM = "bottom"
    BOTTOM_RIGHT = "bottom right"
    UPPER_LEFT_QUARTER = "upper left quarter"
    UPPER_RIGHT_QUARTER = "upper right quarter"
    LOWER_LEFT_QUARTER = "lower left quarter"
    LOWER_RIGHT_QUARTER = "lower right quarter"


_NINTHS, _QUARTERS = tuple(GridRegion)[:9], tuple(GridRegion)[9:]


def ninth(puzzle: Puzzle, cell: Cell) -> GridRegion:
    """Return the ninth of the grid that a cell lies in.

    >>> ninth(Puzzle(9, 9, {}), Cell(0, 8))
    <GridRegion.TOP_RIGHT: 'top right'>
    """
    return _NINTHS[cell.row * 3 // puzzle.rows * 3 + cell.col * 3 // puzzle.cols]


def quarter(puzzle: Puzzle, rect: Rect) -> GridRegion:
    """Return the quarter of the grid that most of a rectangle lies in."""
    lower = 2 * rect.row + rect.height > puzzle.rows
    right = 2 * rect.col + rect.width > puzzle.cols
    return _QUARTERS[2 * lower + right]


class Phrase(Enum):
    """The sentence that explains a hint or a view."""

    ONLY_RECTANGLE = "only rectangle"
    ONLY_RECTANGLE_UNKNOWN = "only rectangle for a clue of unknown area"
    ONLY_RECTANGLE_LEFT = "only rectangle left after earlier steps"
    ONLY_CLUE = "only clue"
    SHARED_CELLS = "shared cells"
    NO_ROOM = "no room"
    SUBSET = "subset"
    STRANDED_CELL = "stranded cell"
    PARTNERLESS = "no way beside the partners"
    FILLED_TOGETHER = "cells filled together"
    POCKET = "pocket of the wrong size"
    TOO_FEW = "too few cells for a region"
    TOO_MANY = "too many cells for a region"
    WHAT_IF = "what if"
    SUPPOSE = "suppose"
    CLUE_EMPTY = "clue without placement"
    CELL_EMPTY = "cell without cover"
    BROKEN_RULE = "broken rule"
    WRONG = "wrong"
    WRONG_UNEXPLAINED = "wrong, found by search"
    WRONG_TOGETHER = "in no solution together"
    SEVERAL_SOLUTIONS = "several solutions"
    NO_SOLUTION = "no solution"
    SEARCHED = "found by search"
    STUCK = "stuck"


class Clue(NamedTuple):
    """A clue: its area (None where unknown) and its cell."""

    area: int | None
    cell: Cell

    @property
    def rect(self) -> Rect:
        """The cell as a 1 x 1 rectangle."""
        return Rect(*self.cell, 1, 1)


_FactValues: TypeAlias = tuple[Cell, ...] | tuple[Rect, ...] | tuple[Clue, ...]
FactValue: TypeAlias = int | Cell | Rect | Clue | GridRegion | BrokenRect | Problem | _FactValues
Facts: TypeAlias = tuple[tuple[str, FactValue], ...]


def facts(**values: FactValue) -> Facts:
    """Return the arguments of a sentence.

    >>> facts(count=3)
    (('count', 3),)
    """
    return tuple(values.items())


@dataclass(frozen=True, slots=True)
class Mark:
    """A rectangle to be marked on the board, a cell as a 1 x 1 rectangle."""

    role: MarkRole
    rect: Rect


def marks_of(role: MarkRole, rects: Iterable[Rect]) -> tuple[Mark, ...]:
    """Return a mark of one role for each rectangle."""
    return tuple(Mark(role, rect) for rect in rects)


def cell_rects(cells: Iterable[Cell]) -> tuple[Rect, ...]:
    """Return the cells as 1 x 1 rectangles."""
    return tuple(Rect(*cell, 1, 1) for cell in cells)


@dataclass(frozen=True, slots=True)
class HintView:
    """One picture of a hint with its caption.

    ``ghosts`` are rectangles drawn in this view only: they are assumed, or follow from
    earlier steps, and are not on the player's board.
    """

    phrase: Phrase
    facts: Facts
    marks: tuple[Mark, ...]
    ghosts: tuple[Rect, ...] = ()
    step: "Hint | None" = None


@dataclass(frozen=True, slots=True)
class Rejected:
    """A rectangle a clue cannot take, why, and what stands in its way.

    ``by`` are the clues or cells (as 1 x 1 rectangles) and rectangles in its way.
    """

    rect: Rect
    why: RejectionReason
    by: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What follows: a rectangle to draw, placements excluded, cells that belong to the clue.

    ``remove`` is a drawn rectangle that should go.
    """

    place: Rect | None = None
    excluded: tuple[Rect, ...] = ()
    cells: tuple[Cell, ...] = ()
    remove: Rect | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """One step that a person could find, or one mistake.

    ``subjects`` are the clues it is about, ``premises`` the drawn rectangles it relies
    on, ``rejected`` the alternatives that fail, each with its reason. ``before`` are the
    steps that must be taken first, in order; they only exclude placements and leave
    nothing on the board. ``chain`` are the steps that follow from the assumption
    ``supposed``; the last one is the contradiction. ``reason`` is the step that excludes a
    drawn rectangle. ``unique`` tells whether the puzzle has one solution; None where that
    is not known.
    """

    kind: HintKind
    phrase: Phrase
    technique: Technique | None = None
    facts: Facts = ()
    subjects: tuple[Clue, ...] = ()
    conclusion: Conclusion = Conclusion()
    marks: tuple[Mark, ...] = ()
    premises: tuple[Rect, ...] = ()
    rejected: tuple[Rejected, ...] = ()
    supposed: Rect | None = None
    chain: tuple["Hint", ...] = ()
    before: tuple["Hint", ...] = ()
    reason: "Hint | None" = None
    unique: bool | None = field(default=None, compare=False)

    def fact(self, name: str, kind: type[T]) -> T:
        """Return one of the facts.

        Raises:
            TypeError: there is none of that name and kind.
        """
        value = dict(self.facts).get(name)
        if not isinstance(value, kind):
            raise TypeError(f"the hint {self.phrase} has no {kind.__name__} {name}")
        return value

    @property
    def move(self) -> Move | None:
        """The move that carries out the hint; None where it changes nothing on the board."""
        if self.conclusion.place is not None:
            return Place(self.conclusion.place, hinted=True)
        if self.conclusion.remove is not None:
            return Erase(self.conclusion.remove)
        return None

    @property
    def hardest(self) -> Technique | None:
        """The hardest technique of this step and the steps before it."""
        steps = (*self.before, self, *([] if self.reason is None else [self.reason]))
        used = {step.technique for step in steps}
        return next((technique for technique in reversed(Technique) if technique in used), None)

    @property
    def views(self) -> tuple[HintView, ...]:
        """The pictures in order: those of the steps before, then those of this one."""
        steps = (*self.before, *([] if self.reason is None else [self.reason]))
        return (*(view for step in steps for view in step.views), *self.own_views)

    @property
    def own_views(self) -> tuple[HintView, ...]:
        """The pictures of this step alone: the assumption and its chain, then the step."""
        last = HintView(self.phrase, self.facts, self.marks, step=self)
        if self.supposed is None:
            return (last,)
        ghosts = [self.supposed]
        suppose = (Mark(MarkRole.SUBJECT, self.supposed),)
        views = [HintView(Phrase.SUPPOSE, self.facts, suppose, (self.supposed,), self)]
        for step in self.chain:
            views.append(HintView(step.phrase, step.facts, step.marks, tuple(ghosts), step))
            if step.conclusion.place is not None:
                ghosts.append(step.conclusion.place)
        return (*views, last)
