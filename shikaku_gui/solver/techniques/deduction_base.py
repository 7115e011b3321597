"""What a technique finds before it is told as a hint, and the form all techniques have.

Finding must be quick, telling need not be: a search makes thousands of findings and
tells few of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Rect
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
    ninth,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets, PlacementTable, bits


class Finding(NamedTuple):
    """Placements that are out, or the one that is to be drawn.

    ``removed`` are live placements that can be excluded, ``place`` is the number of the
    placement to draw, where there is one. ``basis`` are the placements that the
    reasoning looked at, dead ones included: it holds because those of them that are dead
    are so. ``data`` and ``chain`` are what the technique needs to tell the finding.
    """

    technique: Technique
    removed: Ids
    basis: Ids
    data: tuple[int, ...]
    place: int | None = None
    chain: tuple["Finding", ...] = ()

    def after(self, position: PlacementSets) -> PlacementSets:
        """Return the position with the finding carried out."""
        after = position.without(self.removed) if self.removed else position
        return after if self.place is None else after.drawing(self.place)

    def with_placement(self, position: PlacementSets) -> "Finding":
        """Return the finding with the placement to draw, where it leaves a clue just one."""
        if self.place is not None:
            return self
        return self._replace(place=only_placement_left(position, self.removed & position.live))

    def restricted_to(self, removed: Ids) -> "Finding":
        """Return the finding for some of its placements."""
        return self._replace(removed=removed)


RectsByClue: TypeAlias = Mapping[Cell, tuple[Rect, ...]]
"""The live placements by the cell of their clue: a position without any bits."""


@dataclass(frozen=True, slots=True)
class Deduction:
    """A technique: how it is found, told, and checked.

    ``find`` yields what holds in a position. ``tell`` makes the record of a finding in the
    position it was found in, or in any later one where it still excludes something.
    ``check`` tells, from the plain rectangles alone, whether what a hint says is true.
    """

    technique: Technique
    find: Callable[[PlacementSets], Iterator[Finding]]
    describe: Callable[[PlacementSets, Finding], Hint]
    check: Callable[[RectsByClue, Hint], bool]


def rects_by_clue(position: PlacementSets) -> RectsByClue:
    """Return the live placements without bits."""
    clues = position.table.clues
    return {clue.cell: position.rects_of(number) for number, clue in enumerate(clues)}


def only_placement_left(position: PlacementSets, removed: Ids) -> int | None:
    """Return the placement that is left alone for its clue once others are excluded."""
    owner = position.table.owner
    for clue in dict.fromkeys(owner[number] for number in bits(removed)):
        left = position.of_clue(clue) & ~removed
        if left and not left & left - 1 and not position.drawn >> clue & 1:
            return left.bit_length() - 1
    return None


def incompatible_with_all(
    position: PlacementSets, these: Ids, rules_out: Callable[[int], Ids]
) -> Ids:
    """Return the live placements that each of these rules out; none where these are none."""
    common = position.live if these else 0
    for number in bits(these):
        common &= rules_out(number)
        if not common:
            break
    return common


def split_by_clue(table: PlacementTable, numbers: Ids) -> Iterator[tuple[int, Ids]]:
    """Yield the clues that some placements belong to, each with its own of them."""
    while numbers:
        clue = table.owner[(numbers & -numbers).bit_length() - 1]
        yield clue, numbers & table.of_clue[clue]
        numbers &= ~table.of_clue[clue]


def exclusion_hint(
    position: PlacementSets,
    finding: Finding,
    phrase: Phrase,
    why: RejectionReason,
    said: Facts,
    *,
    subjects: Iterable[int],
    reasons: Iterable[Rect] = (),
    allowed: Iterable[Rect] = (),
    owned: tuple[Cell, ...] = (),
    at: Cell | None = None,
) -> Hint:
    """Return the record of placements excluded, all for one reason.

    ``subjects`` are the clues looked at; ``reasons`` what stands in the way and ``allowed``
    what stays possible, for the picture; ``owned`` the cells that are found to belong to
    the subjects; ``at`` is the cell that a person looks at, by default the victim's clue.
    What is said gets the facts ``victim`` (the clue that is decided, or else the first that
    loses placements), ``place`` where it has one placement left, ``out`` (the placements
    excluded, with a ``place`` the victim's alone) and ``region``.
    """
    table = position.table
    reasons = tuple(reasons)
    removed = finding.removed & position.live
    out = table.rect_list(removed)
    number = only_placement_left(position, removed)
    first = next(bits(removed)) if number is None else number
    victim = table.clues[table.owner[first]]
    place = None if number is None else table.rects[number]
    region = ninth(table.puzzle, victim.cell if at is None else at)
    named = out if place is None else table.rect_list(removed & table.of_clue[table.owner[first]])
    result = () if place is None else (("place", place),)
    clues = tuple(table.clues[clue] for clue in subjects)
    marks = (
        *(Mark(MarkRole.ALLOWED, rect) for rect in allowed),
        *(Mark(MarkRole.RULED_OUT, rect) for rect in out),
        *(Mark(MarkRole.REASON, rect) for rect in reasons),
        *(Mark(MarkRole.SUBJECT, Rect(*clue.cell, 1, 1)) for clue in clues),
        *(Mark(MarkRole.RESULT, rect) for rect in ([] if place is None else [place])),
    )
    return Hint(
        kind=HintKind.EXCLUDE if place is None else HintKind.PLACE,
        technique=finding.technique,
        phrase=phrase,
        facts=(*said, *facts(victim=victim, out=named, region=region), *result),
        subjects=clues,
        conclusion=Conclusion(place, out, owned),
        marks=marks,
        premises=premises(position, marks),
        rejected=tuple(Rejected(rect, why, reasons) for rect in out),
    )


def premises(position: PlacementSets, marks: Iterable[Mark]) -> tuple[Rect, ...]:
    """Return the drawn rectangles next to what is marked: those that the step relies on."""
    grown = [
        Rect(rect.row - 1, rect.col - 1, rect.height + 2, rect.width + 2)
        for rect in (mark.rect for mark in marks)
    ]
    return tuple(rect for rect in position.drawn_rects() if any(map(rect.overlaps, grown)))


def single_cells(cells: Iterable[Cell]) -> tuple[Rect, ...]:
    """Return the cells as 1 x 1 rectangles."""
    return tuple(Rect(*cell, 1, 1) for cell in cells)


def excluded_are_live(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether what is excluded is live, and what is said of the victim is true."""
    out = set(hint.conclusion.excluded)
    place = hint.conclusion.place
    if not out or not out <= {rect for mine in live.values() for rect in mine}:
        return False
    mine = live[hint.fact("victim", Clue).cell]
    named = set(hint.fact("out", tuple))
    if place is None:
        return named == out and not out.isdisjoint(mine)
    return named == out & set(mine) and set(mine) - out == {place}


def owner_of(live: RectsByClue, rect: Rect) -> Cell:
    """Return the clue cell that a placement holds."""
    return next(cell for cell, mine in live.items() if rect in mine)
