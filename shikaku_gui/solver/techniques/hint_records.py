"""The parts of a hint: frozen records without words and colours.

A :class:`Phrase` names the sentence that explains a hint; its ``facts`` are the arguments
of that sentence as plain values. The text itself is written in ``shikaku_gui.play``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple, TypeAlias, TypeVar

from shikaku_gui import model
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver.techniques.grid_region import GridRegion
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
    """The kinds of hints, by what they do.

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
    WRONG_SHAPE = "wrong-shape"
    NO_PARTNER = "no-partner"
    CHAIN = "chain"
    EARLIER = "earlier"


class Phrase(Enum):
    """The sentence that explains a hint or a view."""

    ONLY_RECTANGLE = "only rectangle"
    ONLY_RECTANGLE_UNKNOWN = "only rectangle for a clue of unknown area"
    ONLY_CLUE = "only clue"
    SHARED_CELLS = "shared cells"
    NO_ROOM = "no room"
    SUBSET = "subset"
    STRANDED_CELL = "stranded cell"
    PARTNERLESS = "no way beside the partners"
    FILLED_TOGETHER = "cells filled together"
    FILLED_TO_COVER = "cells filled together in every way to cover others"
    POCKET = "pocket of the wrong size"
    TOO_FEW = "too few cells for a region"
    TOO_MANY = "too many cells for a region"
    WHAT_IF = "what if"
    SUPPOSE = "suppose"
    IN_TURN = "steps that follow one after the other"
    CLUE_EMPTY = "clue without placement"
    CELL_EMPTY = "cell without cover"
    BROKEN_RULE = "broken rule"
    WRONG = "wrong"
    WRONG_UNEXPLAINED = "wrong, found by search"
    WRONG_TOGETHER = "in no solution together"
    WRONG_PENCIL = "wrong pencil rectangle"
    WRONG_CROSS = "crossed-out rectangle of the solution"
    MARKS_TOGETHER = "marks that no solution has together"
    SEVERAL_SOLUTIONS = "several solutions"
    NO_SOLUTION = "no solution"
    SEARCHED = "found by search"
    STUCK = "stuck"
    STUCK_IN_TRIAL = "stuck in a trial"
    BROKEN_NEARBY = "contradiction on the board"
    TRIAL_FAILED = "contradiction in a trial"


class Clue(NamedTuple):
    """A clue: its area (None where unknown), its cell, and its shape (None for any)."""

    area: int | None
    cell: Cell
    shape: Shape | None = None

    @classmethod
    def of(cls, puzzle: Puzzle, cell: Cell) -> Clue:
        """Return the clue of a puzzle in a cell."""
        return cls(puzzle.clues[cell], cell, puzzle.shapes.get(cell))

    @property
    def least_area(self) -> int:
        """The least area that its rectangle can have."""
        return self.area or (1 if self.shape is None else self.shape.least_area)

    @property
    def rect(self) -> Rect:
        """The cell as a 1 x 1 rectangle."""
        return Rect(*self.cell, 1, 1)


_FactValues: TypeAlias = tuple[Cell, ...] | tuple[Rect, ...] | tuple[Clue, ...]
FactValue: TypeAlias = (
    "int | Cell | Rect | Clue | GridRegion | model.BrokenRect | model.Problem | _FactValues"
)
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

    What is assumed, or was concluded in the pictures before, is not on the player's board but
    stays visible: ``ghosts`` are rectangles drawn, ``pencilled`` and ``crossed_out`` are marks
    of those kinds. ``step`` is the step that is shown; where there are several, ``technique`` is
    their common technique, None if they differ.
    """

    phrase: Phrase
    facts: Facts
    marks: tuple[Mark, ...]
    ghosts: tuple[Rect, ...] = ()
    pencilled: tuple[Rect, ...] = ()
    crossed_out: tuple[Rect, ...] = ()
    step: Hint | None = None
    technique: Technique | None = None

    def after(self, concluded: Iterable[Conclusion]) -> HintView:
        """Return the view with conclusions of pictures before it."""
        ends = tuple(concluded)
        ghosts = tuple(end.place for end in ends if end.place is not None)
        pencilled = tuple(end.pencil for end in ends if end.place is None and end.pencil)
        crossed_out = tuple(r for end in ends if end.follows is None for r in end.excluded)
        return replace(
            self,
            ghosts=(*self.ghosts, *ghosts),
            pencilled=(*self.pencilled, *pencilled),
            crossed_out=(*self.crossed_out, *crossed_out),
        )


@dataclass(frozen=True, slots=True)
class Rejected:
    """A rectangle that a clue cannot take, why, and what is in its way.

    ``by`` are the clues or cells (as 1 x 1 rectangles) and rectangles in its way.
    """

    rect: Rect
    why: RejectionReason
    by: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A conclusion: a rectangle to draw, placements excluded, cells that belong to the clue.

    ``pencil`` is a part of the clue's rectangle that says all that is excluded. ``remove`` is
    a drawn rectangle that should go, ``unmark`` removes wrong marks. ``reject_trial`` means
    that the innermost trial has failed.
    """

    place: Rect | None = None
    excluded: tuple[Rect, ...] = ()
    cells: tuple[Cell, ...] = ()
    remove: Rect | None = None
    pencil: Rect | None = None
    unmark: model.Unmark | None = None
    reject_trial: bool = False

    @property
    def follows(self) -> Rect | None:
        """The rectangle to draw or to pencil, if any."""
        return self.pencil if self.place is None else self.place


@dataclass(frozen=True, slots=True)
class Hint:
    """One step that a person could find, or one mistake.

    ``subjects`` are the clues it is about, ``rejected`` the alternatives that fail, each with its
    reason. ``premises`` are the drawn rectangles beside what is marked; of *only one rectangle
    fits*, those that are marked as reasons. ``chain`` are the steps
    that follow from the assumption ``supposed``; the last one is the contradiction. Each of
    ``together`` is the number of those that share a picture. ``reason`` is the step that
    excludes a drawn rectangle, and ``before`` are the steps that must be taken before it, in
    order. ``unique`` tells whether the puzzle has one solution; None where that is not known.
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
    chain: tuple[Hint, ...] = ()
    together: tuple[int, ...] = ()
    before: tuple[Hint, ...] = ()
    reason: Hint | None = None
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
    def move(self) -> model.Move | None:
        """The move that carries out the hint; None where it changes nothing on the board."""
        end = self.conclusion
        if end.place is not None:
            return model.Place(end.place, hinted=True)
        if end.remove is not None:
            return model.Erase(end.remove)
        if end.unmark is not None:
            return end.unmark
        if end.reject_trial:
            return model.RejectTrial()
        if self.kind is not HintKind.EXCLUDE:
            return None
        if end.pencil is not None:
            return model.Pencil((end.pencil,), hinted=True)
        return model.CrossOut(end.excluded, hinted=True)

    @property
    def hardest(self) -> Technique | None:
        """The hardest technique of this step and the steps before it."""
        steps = (*self.before, self, *([] if self.reason is None else [self.reason]))
        used = {step.technique for step in steps}
        return next((technique for technique in reversed(Technique) if technique in used), None)

    @property
    def views(self) -> tuple[HintView, ...]:
        """The pictures in order: of what is wrong and of the steps that show it, or of the step.

        A single step shares the picture of what is wrong.
        """
        if self.reason is None:
            return self.own_views
        (own,) = self.own_views
        steps = (*self.before, self.reason)
        views: list[HintView] = []
        for number, step in enumerate(steps):
            ends = [earlier.conclusion for earlier in steps[:number]]
            views.extend(view.after(ends) for view in step.reason_views)
        reasons = views[0].marks if len(views) == 1 else _named_marks(self.reason)
        own = replace(own, marks=tuple(dict.fromkeys((*reasons, *own.marks))))
        return (own, *views) if len(views) > 1 else (own,)

    @property
    def reason_views(self) -> tuple[HintView, ...]:
        """The pictures of this step where what it supposes or excludes has been shown already."""
        return self.own_views[0 if self.supposed is None else 1 :]

    @property
    def own_views(self) -> tuple[HintView, ...]:
        """The pictures of this step alone: the assumption, what follows, and the step itself.

        The contradiction at the end of a chain shares the last picture.
        """
        last = HintView(self.phrase, self.facts, self.marks, step=self)
        if self.supposed is None:
            return (last,)
        subject = Mark(MarkRole.SUBJECT, self.supposed)
        views = [HintView(Phrase.SUPPOSE, self.facts, (subject,), step=self)]
        supposed = Conclusion(self.supposed)
        at = 0
        for count in self.together:
            ends = (supposed, *(step.conclusion for step in self.chain[:at]))
            views.append(_shared_view(self.chain[at : at + count]).after(ends))
            at += count
        ends = (supposed, *(step.conclusion for step in self.chain[:at]))
        return (*views, last.after(ends))


def _named_marks(step: Hint) -> tuple[Mark, ...]:
    """Return the marks of a step that a sentence about what it excludes speaks of."""
    roles = (MarkRole.REASON, MarkRole.SUBJECT)
    return tuple(mark for mark in step.marks if mark.role in roles)


def _shared_view(steps: tuple[Hint, ...]) -> HintView:
    """Return the picture of some steps of a chain: all of one technique, or one after the other.

    Where there are several, only their clues and what follows are marked.
    """
    if len(steps) == 1:
        return steps[0].own_views[-1]
    ends = [step.conclusion for step in steps]
    clues = tuple(dict.fromkeys(clue for step in steps for clue in step.subjects))
    marks = (
        *marks_of(
            MarkRole.RULED_OUT, (r for end in ends if end.follows is None for r in end.excluded)
        ),
        *marks_of(MarkRole.SUBJECT, (clue.rect for clue in clues)),
        *marks_of(MarkRole.RESULT, (end.follows for end in ends if end.follows is not None)),
    )
    (technique, *others) = dict.fromkeys(step.technique for step in steps)
    return HintView(
        Phrase.IN_TURN,
        facts(clues=clues, count=len(steps)),
        marks,
        technique=None if others else technique,
    )
