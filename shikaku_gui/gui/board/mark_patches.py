"""The marks of a picture as they are drawn: adjoining cells joined, each with its tag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from string import ascii_lowercase, ascii_uppercase

from shikaku_gui import solver
from shikaku_gui.gui.base.notation import Notation, chosen_notation
from shikaku_gui.gui.board.board_layer import bounds
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import MarkRole

_MOST_NUMBERED = 9
"""If a role has more patches than this, all have the same tag: no text names that many."""


@dataclass(frozen=True)
class MarkPatch:
    """A rectangle or adjoining cells of one role, drawn as one mark.

    ``tag`` is shown on the board and behind the words of a text: a letter, and a number where
    several patches of a role are told apart; empty where no text speaks of the patch.
    """

    role: MarkRole
    rects: tuple[Rect, ...]
    tag: str = ""

    @property
    def area(self) -> int:
        """The number of cells."""
        return sum(rect.area for rect in self.rects)

    @property
    def name(self) -> str:
        """The notation of the box around the patch, as texts name it."""
        return str(bounds(self.rects))

    def covers(self, cell: Cell) -> bool:
        """Tell whether a cell lies in the patch."""
        return any(rect.covers(cell) for rect in self.rects)


def patches_of(
    marks: Iterable[solver.Mark],
    lettered: Collection[MarkRole] | None = None,
    named: Collection[solver.Mark] = (),
    letters: Collection[MarkRole] = (),
) -> tuple[MarkPatch, ...]:
    """Return the patches of a picture, with their tags.

    Only patches of the ``lettered`` roles have a tag, by default all. The first letters are of the
    roles in ``letters``, the next ones of other roles that the picture has, in their order. Where
    some of a role are ``named`` one by one, its patches are numbered; otherwise all of them have
    the same letter.
    """
    patches = list(dict.fromkeys(_untagged(marks, named)))
    count = Counter(patch.role for patch in patches)
    tagged_roles = [role for role in MarkRole if lettered is None or role in lettered]
    order = [*dict.fromkeys((*letters, *(role for role in tagged_roles if role in count)))]
    numbered = {
        patch.role
        for patch in patches
        if 1 < count[patch.role] <= _MOST_NUMBERED
        and (lettered is None or solver.Mark(patch.role, bounds(patch.rects)) in named)
    }
    seen: Counter[MarkRole] = Counter()
    tagged = []
    for patch in patches:
        seen[patch.role] += 1
        number = seen[patch.role] if patch.role in numbered else 0
        tag = _tag(order.index(patch.role), number) if patch.role in tagged_roles else ""
        tagged.append(replace(patch, tag=tag))
    return tuple(tagged)


def _tag(role: int, number: int) -> str:
    """Return a tag such as A or B1, but 1 or 2a where B1 is a cell."""
    if chosen_notation() is Notation.LETTER:
        return f"{role + 1}{ascii_lowercase[number - 1] if number else ''}"
    return f"{ascii_uppercase[role]}{number or ''}"


def _untagged(marks: Iterable[solver.Mark], named: Collection[solver.Mark]) -> Iterable[MarkPatch]:
    """Yield the marks, with adjoining REASON cells joined, but not beyond what is named."""
    cells: list[Rect] = []
    for mark in marks:
        if mark.role is MarkRole.REASON and mark.rect.area == 1:
            cells.append(mark.rect)
        else:
            yield MarkPatch(mark.role, (mark.rect,))
    for whole in sorted(mark.rect for mark in named if mark.role is MarkRole.REASON):
        inside = [cell for cell in cells if whole.contains(cell)]
        if len(inside) == whole.area:
            yield MarkPatch(MarkRole.REASON, tuple(sorted(inside)))
            cells = [cell for cell in cells if cell not in inside]
    for group in _joined(cells):
        yield MarkPatch(MarkRole.REASON, tuple(sorted(group)))


def _joined(cells: Iterable[Rect]) -> list[set[Rect]]:
    """Group cells that share a side."""
    groups: list[set[Rect]] = []
    for cell in cells:
        near = {cell._replace(row=cell.row + step) for step in (-1, 1)}
        near |= {cell._replace(col=cell.col + step) for step in (-1, 1)}
        touched = [group for group in groups if group & near]
        groups = [group for group in groups if group not in touched]
        groups.append({cell}.union(*touched))
    return groups
