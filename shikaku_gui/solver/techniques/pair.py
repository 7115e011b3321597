"""Two clues together, with few enough ways to draw both that all can be tried.

Together they must fill the cells that no other clue can reach. A placement that does so
with no placement of the other clue is excluded. Cells that the two fill in every way belong
to them, and other clues lose their placements there.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import and_, or_
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.drill_design import DrillDesign, DrillLimits, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    excluded_owners,
    exclusion_hint,
    loss_of,
    named_are_reached,
)
from shikaku_gui.solver.techniques.hint_records import (
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    cell_rects,
    facts,
)
from shikaku_gui.solver.techniques.minimal_reasons import fewest_cells, fewest_reasons
from shikaku_gui.solver.techniques.placement_sets import Cells, Ids, PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

MAX_WAYS = 60
"""The most pairs of placements that are tried for two clues."""


class _Pair(NamedTuple):
    """Two clues, the contested cells that only they reach, and the ways to draw both."""

    clues: tuple[int, int]
    cells: Cells
    ways: list[tuple[int, int]]


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield what two clues exclude: their own placements, or else those of others."""
    for one, other in until_stopped(_neighbours(position, stop), stop):
        pair = _pair(position, one, other)
        own = tuple(_own(position, pair))
        yield from own or _others(position, pair)


def find_all(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield what two clues exclude: their own placements and those of others."""
    for one, other in until_stopped(_neighbours(position, stop), stop):
        pair = _pair(position, one, other)
        yield from _own(position, pair)
        yield from _others(position, pair)


def _own(position: PlacementSets, pair: _Pair) -> Iterator[Finding]:
    """Yield the placements of the two clues that go with none of the other, by clue."""
    one, other = pair.clues
    used = reduce(or_, [1 << mine | 1 << yours for mine, yours in pair.ways], 0)
    own = (position.of_clue(one) | position.of_clue(other)) & ~used
    for clue in pair.clues:
        mine = own & position.table.of_clue[clue]
        if mine and pair.cells:
            yield Finding(Technique.PAIR, mine, _basis(position, pair), (one, other, 0))


def _others(position: PlacementSets, pair: _Pair) -> Iterator[Finding]:
    """Yield the placements of other clues on cells that the two fill in every way."""
    removed = _lost_by_others(position, pair)
    if removed:
        yield Finding(Technique.PAIR, removed, _basis(position, pair), (*pair.clues, 1))


def _neighbours(position: PlacementSets, stop: Stop | None = None) -> Iterator[tuple[int, int]]:
    """Yield pairs of open clues that reach a common cell and have few ways."""
    reach = position.reach
    counts = {clue: position.of_clue(clue).bit_count() for clue in position.open}
    few = [clue for clue, count in counts.items() if 1 < count <= MAX_WAYS // 2]
    for at, one in enumerate(until_stopped(few, stop), 1):
        for other in few[at:]:
            if reach[one] & reach[other] and counts[one] * counts[other] <= MAX_WAYS:
                yield one, other


def _pair(position: PlacementSets, one: int, other: int) -> _Pair:
    reach = position.reach
    _, twice, thrice = position.counts
    both = reach[one] & reach[other]
    cells = (both & ~thrice | (reach[one] | reach[other]) & ~twice) & position.uncovered
    cells &= ~(position.shared[one] | position.shared[other])
    return _Pair((one, other), cells, _filling(position, (one, other), cells))


def _filling(
    position: PlacementSets, clues: tuple[int, int], cells: Cells
) -> list[tuple[int, int]]:
    """Return the ways to draw both clues so that they cover some cells."""
    masks = position.table.masks
    one, other = clues
    theirs = list(bits(position.of_clue(other)))
    return [
        (mine, yours)
        for mine in bits(position.of_clue(one))
        for yours in theirs
        if not masks[mine] & masks[yours] and not cells & ~(masks[mine] | masks[yours])
    ]


def _basis(position: PlacementSets, pair: _Pair) -> Ids:
    table = position.table
    one, other = pair.clues
    return table.of_clue[one] | table.of_clue[other] | table.covering(pair.cells)


def _filled_cells(position: PlacementSets, pair: _Pair) -> Cells:
    """Return the cells that the two fill in every way."""
    masks = position.table.masks
    return reduce(and_, [masks[mine] | masks[yours] for mine, yours in pair.ways], -1)


def _lost_by_others(position: PlacementSets, pair: _Pair) -> Ids:
    """Return the placements of others on cells that the two fill in every way."""
    if not pair.ways:
        return 0
    table = position.table
    contested = _filled_cells(position, pair) & position.counts[1]
    one, other = pair.clues
    return table.covering(contested) & position.live & ~(table.of_clue[one] | table.of_clue[other])


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the two clues, the cells they fill and the placements excluded.

    Of the cells those are named that are enough for what is excluded.
    """
    one, other, shared = finding.data
    pair, table = _pair(position, one, other), position.table
    loss = loss_of(position, finding.removed & position.live)
    near = loss.clue.cell
    owned: tuple[Cell, ...] = ()
    if shared:
        taken = reduce(or_, [table.masks[number] for number in bits(finding.removed)])
        filled = table.cell_list(_filled_cells(position, pair) & taken)
        cells = fewest_cells(filled, loss.named, near)
        all_hit = fewest_cells(filled, table.rect_list(finding.removed), near)
        owned = tuple(sorted({*cells, *all_hit}))
        target = sum(map(table.frame.bit, owned))
        need = _fewest_needed(position, pair, near, lambda _way, covered: bool(target & ~covered))
        phrase = Phrase.FILLED_TO_COVER if need else Phrase.FILLED_TOGETHER
    else:
        lost = finding.removed
        need = _fewest_needed(
            position, pair, near, lambda way, _: bool((1 << way[0] | 1 << way[1]) & lost)
        )
        # Without any, a clue alone would rule the placements out.
        cells = need = need or table.cell_list(pair.cells)[:1]
        phrase = Phrase.PARTNERLESS
    return exclusion_hint(
        position,
        finding,
        phrase,
        RejectionReason.OVERLAPS if shared else RejectionReason.NO_PARTNER,
        facts(
            one=table.clues[one],
            other=table.clues[other],
            need=need,
            cells=cells,
            ways=len(_filling(position, pair.clues, sum(map(table.frame.bit, need)))),
        ),
        subjects=pair.clues,
        reasons=dict.fromkeys((*need, *cells)),
        owned=owned,
        at=cells[0],
    )


def _fewest_needed(
    position: PlacementSets,
    pair: _Pair,
    near: Cell,
    refuted: Callable[[tuple[int, int], Cells], bool],
) -> tuple[Cell, ...]:
    """Return the fewest cells that the two must cover for some ways to draw both to be out.

    ``refuted`` tells of a way, and of the cells that it covers, whether it must be out.
    """
    masks = position.table.masks
    open_cells: list[tuple[Rect, ...]] = []
    for way in _filling(position, pair.clues, 0):
        covered = masks[way[0]] | masks[way[1]]
        if refuted(way, covered):
            open_cells.append(cell_rects(position.table.cell_list(pair.cells & ~covered)))
    return tuple(sorted(one.first for one in fewest_reasons(open_cells, near)))


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether trying all pairs of placements gives what the hint says."""
    two = [clue.cell for clue in hint.subjects]
    one, other = map(live.__getitem__, two)
    cells = hint.fact("cells", tuple)
    shared = hint.phrase is not Phrase.PARTNERLESS
    fill = set(hint.fact("need", tuple))
    ways = [
        (mine, yours)
        for mine in one
        for yours in other
        if not mine.overlaps(yours) and all(mine.covers(c) or yours.covers(c) for c in fill)
    ]
    return (
        excluded_are_live(live, hint)
        and hint.fact("ways", int) == len(ways)
        and fill <= _theirs_alone(live, hint)
        and (shared or set(cells) == fill)
        and not any(set(way) & set(hint.conclusion.excluded) for way in ways)
        and (
            _blocks_others(live, hint, ways) if shared else excluded_owners(live, hint) <= set(two)
        )
    )


def _theirs_alone(live: RectsByClue, hint: Hint) -> set[Cell]:
    two = {clue.cell for clue in hint.subjects}
    theirs: set[Cell] = set()
    owned: set[Cell] = set()
    others: set[Cell] = set()
    for clue, rects in live.items():
        cells = theirs if clue in two else others
        cells.update(cell for rect in rects for cell in rect.cells())
        if clue in two:
            owned.update(cell for cell in cells if all(rect.covers(cell) for rect in rects))
    return theirs - others - owned


def _blocks_others(live: RectsByClue, hint: Hint, ways: list[tuple[Rect, Rect]]) -> bool:
    two = {clue.cell for clue in hint.subjects}
    cells = hint.conclusion.cells
    return (
        named_are_reached(hint)
        and all(mine.covers(cell) or yours.covers(cell) for cell in cells for mine, yours in ways)
        and all(any(map(rect.covers, cells)) for rect in hint.conclusion.excluded)
        and not two & excluded_owners(live, hint)
    )


RECORD = TechniqueRecord(
    technique=Technique.PAIR,
    level=Difficulty.HARD,
    weight=30,
    find=find,
    find_all=find_all,
    describe=describe,
    check=check,
    core_share=6,
    drills=DrillDesign(square_puzzles(Difficulty.EXPERT, 7, 8), DrillLimits(crosses=3, marks=12)),
)
