"""The common part of all techniques: what they find, and helpers for hints and checks.

Finding must be fast, describing need not be: a search makes thousands of findings and
describes few of them as hints.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.grid_region import ninth
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Facts,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Rejected,
    RejectionReason,
    Technique,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets, PlacementTable


class Finding(NamedTuple):
    """Placements to exclude, or the placement to draw.

    ``removed`` are live placements that can be excluded; ``place`` is the number of the
    placement to draw, if any. ``basis`` are the placements that the reasoning looked at,
    dead ones included: it holds because these are dead. ``data`` and ``chain`` are what
    the technique needs to describe the finding.
    """

    technique: Technique
    removed: Ids
    basis: Ids
    data: tuple[int, ...]
    place: int | None = None
    chain: "tuple[Finding, ...]" = ()

    def after(self, position: PlacementSets) -> PlacementSets:
        """Return the position after the finding was carried out."""
        return position.after(self.removed, () if self.place is None else (self.place,))

    def rules_out(self, table: PlacementTable) -> Ids:
        """Return the placements that are excluded when the finding is carried out."""
        return self.removed if self.place is None else self.removed | table.rivals(self.place)

    def with_placement(self, position: PlacementSets) -> "Finding":
        """Return the finding with the placement to draw, if it leaves a clue only one."""
        if self.place is not None:
            return self
        return self._replace(place=only_placement_left(position, self.removed & position.live))


RectsByClue: TypeAlias = Mapping[Cell, tuple[Rect, ...]]
"""The live placements by the cell of their clue; checks use them instead of bit sets."""


def rects_by_clue(position: PlacementSets) -> RectsByClue:
    """Return the live placements of a position as rectangles."""
    clues = position.table.clues
    return {clue.cell: position.rects_of(number) for number, clue in enumerate(clues)}


def only_placement_left(position: PlacementSets, removed: Ids) -> int | None:
    """Return a placement that becomes the only one of its clue when others are excluded."""
    for clue, _ in split_by_clue(position.table, removed):
        left = position.of_clue(clue) & ~removed
        if left and not left & left - 1 and not position.drawn >> clue & 1:
            return left.bit_length() - 1
    return None


def incompatible_with_all(
    position: PlacementSets, these: Ids, rules_out: Callable[[int], Ids]
) -> Ids:
    """Return the live placements that every one of these rules out; none if there are none."""
    common = position.live if these else 0
    for number in bits(these):
        common &= rules_out(number)
        if not common:
            break
    return common


def split_by_clue(table: PlacementTable, numbers: Ids) -> Iterator[tuple[int, Ids]]:
    """Yield each clue that some placements belong to, with its own ones."""
    while numbers:
        clue = table.owner[(numbers & -numbers).bit_length() - 1]
        yield clue, numbers & table.of_clue[clue]
        numbers &= ~table.of_clue[clue]


def exclusion_hint(
    position: PlacementSets,
    finding: Finding,
    phrase: Phrase,
    why: RejectionReason,
    particular: Facts,
    *,
    subjects: Iterable[int],
    reasons: Iterable[Rect | Cell] = (),
    allowed: Iterable[Rect] = (),
    owned: tuple[Cell, ...] = (),
    pencil: Rect | None = None,
    at: Cell | None = None,
    marked: bool = True,
) -> Hint:
    """Return the hint for placements that are excluded, all for one reason.

    ``particular`` are the facts of this technique and ``subjects`` the clues it looks at;
    ``reasons`` (cells or rectangles) and ``allowed`` are what is in the way and what is
    possible, to be marked; the subjects are marked too unless ``marked`` is False. ``owned``
    are cells found to belong to the subjects; ``pencil`` is the rectangle that says all that
    is excluded; ``at`` is the cell whose region is named, by default the victim's. The facts
    added are ``victim`` (the clue that is decided, or else the first that loses placements),
    ``place`` if it has one placement left, ``out`` (the placements excluded; with a ``place``
    only the victim's) and ``region``. These are marked unless there is a ``pencil``.
    """
    table = position.table
    blocking = tuple(Rect(*one, 1, 1) if isinstance(one, Cell) else one for one in reasons)
    excluded = table.rect_list(finding.removed & position.live)
    clue, place, named = loss_of(position, finding.removed & position.live)
    result = tuple(filter(None, (place or pencil,)))
    looked_at = tuple(table.clues[number] for number in subjects)
    marks = (
        *marks_of(MarkRole.ALLOWED, allowed),
        *marks_of(MarkRole.RULED_OUT, named if pencil is None else ()),
        *marks_of(MarkRole.REASON, blocking),
        *marks_of(MarkRole.SUBJECT, (clue.rect for clue in looked_at if marked)),
        *marks_of(MarkRole.RESULT, result),
    )
    return Hint(
        kind=HintKind.EXCLUDE if place is None else HintKind.PLACE,
        technique=finding.technique,
        phrase=phrase,
        facts=(
            *particular,
            *facts(victim=clue, out=named, region=ninth(table.puzzle, at or clue.cell)),
            *(("pencil" if place is None else "place", rect) for rect in result),
        ),
        subjects=looked_at,
        conclusion=Conclusion(place, excluded, owned, pencil=pencil if place is None else None),
        marks=marks,
        premises=premises(position, marks),
        rejected=tuple(Rejected(rect, why, blocking) for rect in excluded),
    )


class ClueLoss(NamedTuple):
    """The clue that loses placements, the one left to it if any, and the losses that are named."""

    clue: Clue
    place: Rect | None
    named: tuple[Rect, ...]


def loss_of(position: PlacementSets, removed: Ids) -> ClueLoss:
    """Return what the exclusion of placements means for the first clue that it concerns."""
    table = position.table
    left = only_placement_left(position, removed)
    if left is None:
        return ClueLoss(
            table.clues[table.owner[next(bits(removed))]], None, table.rect_list(removed)
        )
    owner = table.owner[left]
    named = table.rect_list(removed & table.of_clue[owner])
    return ClueLoss(table.clues[owner], table.rects[left], named)


def premises(position: PlacementSets, marks: Iterable[Mark]) -> tuple[Rect, ...]:
    """Return the drawn rectangles that touch a mark, on which the step may rely."""
    return position.drawn_over(mark.rect.with_margin(1) for mark in marks)


def excluded_are_live(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether the excluded placements are live and the facts of the victim are true."""
    out = set(hint.conclusion.excluded)
    place = hint.conclusion.place
    if not out or not out <= {rect for mine in live.values() for rect in mine}:
        return False
    mine = live[hint.fact("victim", Clue).cell]
    named = set(hint.fact("out", tuple))
    if place is None:
        return named == out and not out.isdisjoint(mine)
    return named == out & set(mine) and set(mine) - out == {place}


def named_are_reached(hint: Hint) -> bool:
    """Tell whether each loss that is named lies on a cell that is named, one taken by others."""
    cells = hint.fact("cells", tuple)
    return set(cells) <= set(hint.conclusion.cells) and all(
        any(map(rect.covers, cells)) for rect in hint.fact("out", tuple)
    )


def owner_of(live: RectsByClue, rect: Rect) -> Cell:
    """Return the cell of the clue that a placement belongs to."""
    return next(cell for cell, mine in live.items() if rect in mine)


def excluded_owners(live: RectsByClue, hint: Hint) -> set[Cell]:
    """Return the cells of the clues that lose placements by a hint."""
    return {owner_of(live, rect) for rect in hint.conclusion.excluded}
