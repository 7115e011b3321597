"""A hint as it is shown: its degree, and the pictures with words and marks that go with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property

from shikaku_gui import model
from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.play.hint_words import hint_message, hint_view_message, nudged_cells
from shikaku_gui.play.messages import IN_PART
from shikaku_gui.play.nudged_part import part_to_search
from shikaku_gui.solver import GridRegion, Hint, HintKind, HintView, Mark, MarkRole, Phrase
from shikaku_gui.texts import Message, make_message

_NINTHS, _QUARTERS = tuple(GridRegion)[:9], tuple(GridRegion)[9:]
_FAILURES = (Phrase.WHAT_IF, Phrase.BROKEN_NEARBY, Phrase.TRIAL_FAILED)
_NOT_ALONE = (HintKind.PLACE, HintKind.EXCLUDE, HintKind.BROKEN_RULE, HintKind.WRONG)
_TAGGED = re.compile(r"\[(\w+)\](.*?)\[/\1\]", re.DOTALL)
_PLACE = re.compile(r"R(\d+)C(\d+)(?:-R(\d+)C(\d+))?", re.ASCII)


@dataclass(frozen=True)
class HintPicture:
    """Words and the marks shown with them.

    ``ghosts`` are rectangles that are supposed, or were found in earlier steps, and are not on
    the board; ``pencilled`` and ``crossed_out`` are marks of the same kind. ``focus`` is the
    part of the grid that is meant, None for all of it. ``step`` is the step that the picture
    shows, None where that is the hint itself. ``fails`` is whether the REASON marks are of what
    nothing fits. ``letters`` are the roles in the order of their letters, which are the same in
    all pictures of a hint; roles that are not in it come later.
    """

    words: Message
    marks: tuple[Mark, ...] = ()
    ghosts: tuple[Rect, ...] = ()
    pencilled: tuple[Rect, ...] = ()
    crossed_out: tuple[Rect, ...] = ()
    focus: Rect | None = None
    step: Hint | None = None
    fails: bool = False
    letters: tuple[MarkRole, ...] = ()

    @property
    def lettered(self) -> frozenset[MarkRole]:
        """The roles that the words speak of: their marks bear letters."""
        return frozenset(MarkRole(role) for role, _ in self._tagged)

    @property
    def named(self) -> frozenset[Mark]:
        """What the words name by its place, each with its role."""
        return frozenset(
            Mark(MarkRole(role), _rect(*map(int, filter(None, place))))
            for role, words in self._tagged
            for place in _PLACE.findall(words)
        )

    @property
    def _tagged(self) -> list[tuple[str, str]]:
        return _TAGGED.findall(self.words.say(tagged=True))


@dataclass(frozen=True)
class HintPresenter:
    """A hint for a board, shown at a degree; ``at`` is the picture shown if there are several.

    ``done`` means that the board already has what the hint asks for, so that it only explains.
    ``alone`` means that no other was found. ``learning`` means that the player has to draw it.
    """

    hint: Hint
    board: Board
    degree: HintDegree = HintDegree.NUDGE
    at: int = 0
    done: bool = False
    alone: bool = False
    learning: bool = False

    @property
    def has_others(self) -> bool:
        """Whether there may be other hints for the board: those of deductions and mistakes."""
        return not self.alone and self.hint.kind in _NOT_ALONE

    @property
    def pictures(self) -> tuple[HintPicture, ...]:
        """The pictures of the degree, one after the other."""
        return self.pictures_of(self.degree)

    def pictures_of(self, degree: HintDegree) -> tuple[HintPicture, ...]:
        """Return the pictures of a degree."""
        return tuple(replace(each, letters=self._letters) for each in self._unlettered(degree))

    @cached_property
    def _letters(self) -> tuple[MarkRole, ...]:
        """The roles in the order in which pictures with marks first speak of them."""
        found: dict[MarkRole, None] = {}
        for picture in (*self._unlettered(HintDegree.WHERE), *self._unlettered(HintDegree.WHY)):
            spoken = picture.lettered & {mark.role for mark in picture.marks}
            found |= dict.fromkeys(role for role in MarkRole if role in spoken)
        return tuple(found)

    def _unlettered(self, degree: HintDegree) -> tuple[HintPicture, ...]:
        if degree is HintDegree.WHY:
            return tuple(map(_picture, self.hint.views))
        if degree is HintDegree.NUDGE and "region" in dict(self.hint.facts):
            return (self._nudge(),)
        words = hint_message(self.hint, degree)
        named = HintPicture(words).lettered
        marks = tuple(mark for mark in self.hint.marks if mark.role in named)
        told = degree is HintDegree.WHERE and not marks
        part = part_with_mistake(self.board.puzzle, self.hint) if told else None
        return (HintPicture(words, marks, focus=part),)

    def _nudge(self) -> HintPicture:
        """Return the picture of a part of the grid, or of all of it where few clues are open."""
        part = self._nudged_part
        name = (
            make_message(N_("on the board")) if part is None else make_message(IN_PART, part=part)
        )
        return HintPicture(hint_message(self.hint, HintDegree.NUDGE, name), focus=part)

    @property
    def _nudged_part(self) -> Rect | None:
        return part_to_search(self.board, nudged_cells(self.hint))

    @property
    def picture(self) -> HintPicture:
        """The picture that is shown."""
        return self.pictures[self.at]

    @property
    def has_next_picture(self) -> bool:
        """Whether a picture of this degree follows the one that is shown."""
        return self.at < len(self.pictures) - 1

    @property
    def can_draw(self) -> bool:
        """Whether the last degree makes the hint's move."""
        return self.hint.move is not None and not self.done and not self.learning

    @property
    def next_degree(self) -> HintDegree | None:
        """The next degree; None if this is the last and there is nothing to draw.

        A nudge that points at the whole board would only repeat what there is to find.
        """
        if self.degree is HintDegree.FIND and self._nudged_part is None:
            return HintDegree.WHERE
        if self.degree is HintDegree.WHY:
            return HintDegree.DRAW if self.can_draw else None
        return tuple(HintDegree)[self.degree.rank + 1]

    def at_degree(self, degree: HintDegree) -> HintPresenter:
        """Return the hint at another degree, at its first picture."""
        return replace(self, degree=degree, at=0)

    def at_offset(self, steps: int) -> HintPresenter:
        """Return the hint some pictures further on or back, at most at its last or first one."""
        return replace(self, at=min(max(self.at + steps, 0), len(self.pictures) - 1))


def first_degree(hint: Hint) -> HintDegree:
    """Return the degree at which a hint begins: a step can be found, a mistake is pointed out."""
    step = hint.kind in (HintKind.PLACE, HintKind.EXCLUDE) and hint.technique is not None
    return HintDegree.FIND if step else HintDegree.NUDGE


def hint_is_met(hint: Hint, board: Board) -> bool:
    """Tell whether a board has what a hint asks for, however it came about.

    Of several marks that are wrong only together it is enough that one is gone.
    """
    if hint.move is None:
        return False
    try:
        return model.apply(board, hint.move) == board
    except ValueError:  # what should go is gone: a rectangle, a mark or a trial
        return True


def part_with_mistake(puzzle: Puzzle, hint: Hint) -> Rect | None:
    """Return the quarter of the grid that a mistake is said to be in, None without one.

    It is extended by the rectangle, which may be cut in two by the border of the quarter: another
    one that lies wholly in the quarter would be taken for it.
    """
    facts = dict(hint.facts)
    region, rect = facts.get("quarter"), facts.get("rect")
    rect = hint.conclusion.remove if rect is None else rect
    if not isinstance(region, GridRegion) or not isinstance(rect, Rect):
        return None
    part = region_rect(puzzle, region)
    return Rect.between(
        Cell(min(part.row, rect.row), min(part.col, rect.col)),
        Cell(max(part.bottom, rect.bottom) - 1, max(part.right, rect.right) - 1),
    )


def region_rect(puzzle: Puzzle, region: GridRegion) -> Rect:
    """Return the cells of a ninth or a quarter of the grid.

    >>> region_rect(Puzzle(7, 7, {}), GridRegion.TOP_RIGHT)
    Rect(row=0, col=5, height=3, width=2)
    """
    cut, parts = (3, _NINTHS) if region in _NINTHS else (2, _QUARTERS)
    down, across = divmod(parts.index(region), cut)
    top, bottom = (-(-end * puzzle.rows // cut) for end in (down, down + 1))
    left, right = (-(-end * puzzle.cols // cut) for end in (across, across + 1))
    return Rect(top, left, max(bottom - top, 1), max(right - left, 1))


def _picture(view: HintView) -> HintPicture:
    """Return the picture of a view; a result is not marked as possible as well."""
    results = {mark.rect for mark in view.marks if mark.role is MarkRole.RESULT}
    marks = (m for m in view.marks if m.role is not MarkRole.ALLOWED or m.rect not in results)
    return HintPicture(
        hint_view_message(view),
        tuple(marks),
        view.ghosts,
        view.pencilled,
        view.crossed_out,
        step=view.step,
        fails=_fails(view),
    )


def _rect(row: int, col: int, last_row: int | None = None, last_col: int | None = None) -> Rect:
    """Return the rectangle of a place as people see it, with rows and columns from 1."""
    first = Cell(row - 1, col - 1)
    return Rect.between(first, Cell((last_row or row) - 1, (last_col or col) - 1))


def _fails(view: HintView) -> bool:
    """Tell whether a picture ends with a clue or a cell that nothing fits."""
    reason = None if view.step is None else view.step.reason
    return view.phrase in _FAILURES or (reason is not None and reason.phrase in _FAILURES)
