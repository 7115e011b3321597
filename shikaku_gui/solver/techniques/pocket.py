"""Sealed pocket: a placement would cut off cells that the clues in them cannot fill.

No rectangle crosses the pocket's border, so the clues in it must add up to its cells.
"""

from collections.abc import Iterator

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.drill_design import DrillDesign, DrillLimits, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    exclusion_hint,
)
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import Cells, PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

LARGEST = 30
"""The most cells of a pocket; a person would not count more."""


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the placements that would seal a pocket whose clues do not add up to its cells."""
    table = position.table
    for clue in position.open:
        mine = position.of_clue(clue)
        for number in until_stopped(bits(mine) if mine & mine - 1 else (), stop):
            pocket = _bad_pocket(position, table.masks[number])
            if pocket:
                around = _with_neighbours(pocket, table.frame.stride) & table.cells
                yield Finding(Technique.POCKET, 1 << number, table.covering(around), (clue, pocket))


def _bad_pocket(position: PlacementSets, taken: Cells) -> Cells:
    """Return a pocket next to the taken cells that cannot be filled; 0 if there is none."""
    beyond = position.table.beyond
    free = (position.uncovered | beyond) & ~taken
    stride = position.table.frame.stride
    border = _with_neighbours(taken, stride) & free & ~beyond
    while border:
        pocket = _region_around(border & -border, free, stride)
        closed = pocket.bit_count() <= LARGEST and not pocket & beyond
        if closed and not _adds_up(position, pocket):
            return pocket
        border &= ~pocket
    return 0


def _region_around(seed: Cells, free: Cells, stride: int) -> Cells:
    """Return the free cells connected to the seed, stopping above the size of a pocket."""
    region = seed
    while region.bit_count() <= LARGEST:
        grown = _with_neighbours(region, stride) & free
        if grown == region:
            break
        region = grown
    return region


def _with_neighbours(cells: Cells, stride: int) -> Cells:
    return cells | cells << 1 | cells >> 1 | cells << stride | cells >> stride


def _adds_up(position: PlacementSets, pocket: Cells) -> bool:
    inside = _clues_in(position, pocket)
    needed = sum(clue.least_area for clue in inside)
    size = pocket.bit_count()
    return needed <= size if any(clue.area is None for clue in inside) else needed == size


def _clues_in(position: PlacementSets, cells: Cells) -> list[Clue]:
    table = position.table
    return [table.clues[k] for k in position.open if table.clue_bits[k] & cells]


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the placement, the pocket it seals, and the sums that differ."""
    clue, pocket = finding.data
    cells = position.table.cell_list(pocket)
    inside = _clues_in(position, pocket)
    return exclusion_hint(
        position,
        finding,
        Phrase.POCKET,
        RejectionReason.AREA_SUM,
        facts(
            inside=tuple(inside),
            size=len(cells),
            areas=sum(one.least_area for one in inside),
            pocket=cells,
        ),
        subjects=(clue,),
        reasons=cells,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether the rectangle seals the pocket and the clues in it do not add up."""
    pocket = set(hint.fact("pocket", tuple))
    inside = hint.fact("inside", tuple)
    size, areas = hint.fact("size", int), hint.fact("areas", int)
    unknown = any(clue.area is None for clue in inside)
    return (
        excluded_are_live(live, hint)
        and size == len(pocket)
        and areas == sum(clue.least_area for clue in inside)
        and {clue.cell for clue in inside} == pocket & set(live)
        and (areas > size if unknown else areas != size)
        and all(_seals(live, pocket, rect) for rect in hint.conclusion.excluded)
    )


def _seals(live: RectsByClue, pocket: set[Cell], drawn: Rect) -> bool:
    """Tell whether no placement beside the drawn rectangle crosses the pocket's border."""
    others = (rect for mine in live.values() for rect in mine if not rect.overlaps(drawn))
    return all(len(pocket.intersection(rect.cells())) in (0, rect.area) for rect in others)


RECORD = TechniqueRecord(
    technique=Technique.POCKET,
    level=Difficulty.HARD,
    weight=20,
    find=find,
    describe=describe,
    check=check,
    core_share=6,
    drills=DrillDesign(
        square_puzzles(Difficulty.HARD, 7, 8, needed=True), DrillLimits(crosses=3, marks=16)
    ),
)
