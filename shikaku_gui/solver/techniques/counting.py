"""Space counting: compares the areas of some clues with the cells they can cover.

Two directions of Hall's condition, Simonis' level *GCC* (slides to *Shikaku as a
Constraint Problem*, 2009):

- Cells that only these clues can reach must be covered by them: a placement that covers
  more cells elsewhere than they can spare is excluded (``TOO_FEW``).
- Clues that can reach only these cells need them for their areas: a placement of another
  clue that covers more of them than can be spared is excluded (``TOO_MANY``).

Each set of clues is grown from one clue, always by the neighbour that leaves the fewest
cells to spare. The search is bounded and need not find every such set.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import combinations
from operator import or_
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
)
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import Cells, Ids, PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

MAX_CLUES = 6
"""The most clues that are counted together."""


class _Group(NamedTuple):
    """Some clues (bit ``k`` for clue ``k``), their cells, and how many of these can be spared."""

    clues: int
    cells: Cells
    spare: int


_Measure = Callable[[PlacementSets, int, int], _Group]


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the placements that counting excludes, by their clue."""
    neighbours = _neighbours(position, stop)
    seen: set[tuple[bool, int]] = set()
    for clue in until_stopped(position.open, stop):
        for few, measure in ((True, _exclusive_cells), (False, _reachable_cells)):
            for group in _growing_groups(position, clue, neighbours, measure):
                if (few, group.clues) not in seen:
                    seen.add((few, group.clues))
                    yield from _exclusions(position, group, few=few)


def find_all(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the placements that counting any set of clues excludes, each with the fewest clues.

    Clues that reach no common cell, directly or through others, are not counted together:
    nothing follows from them that does not follow from fewer. For small grids, because all
    sets are tried.
    """
    neighbours = _neighbours(position, stop)
    known = 0
    for clues in until_stopped(_connected_sets(neighbours), stop):
        near = reduce(or_, [neighbours[clue] for clue in bits(clues)]) & ~clues
        for few, measure in ((True, _exclusive_cells), (False, _reachable_cells)):
            for found in _exclusions(position, measure(position, clues, near), few=few):
                if found.removed & ~known:
                    yield found
                    known |= found.removed


def _connected_sets(neighbours: dict[int, int]) -> Iterator[int]:
    """Yield the sets of two to :data:`MAX_CLUES` clues that are connected, small ones first."""
    sets = {1 << clue for clue in neighbours}
    for _ in range(MAX_CLUES - 1):
        sets = {
            clues | 1 << other
            for clues in sets
            for clue in bits(clues)
            for other in bits(neighbours[clue] & ~clues)
        }
        yield from sorted(sets)


def _neighbours(position: PlacementSets, stop: Stop | None = None) -> dict[int, int]:
    """Return, for each open clue, the open clues that reach a common cell with it."""
    reach, clues = position.reach, position.open
    neighbours = dict.fromkeys(clues, 0)
    for at, one in enumerate(until_stopped(clues, stop), 1):
        for other in clues[at:]:
            if reach[one] & reach[other]:
                neighbours[one] |= 1 << other
                neighbours[other] |= 1 << one
    return neighbours


def _growing_groups(
    position: PlacementSets, clue: int, neighbours: dict[int, int], measure: _Measure
) -> Iterator[_Group]:
    """Yield growing groups of clues that contain a clue."""
    clues, near = 1 << clue, neighbours[clue]
    while near and clues.bit_count() < MAX_CLUES:
        groups = [
            measure(
                position, clues | 1 << other, (near | neighbours[other]) & ~clues & ~(1 << other)
            )
            for other in bits(near)
        ]
        best = min(groups, key=lambda group: group.spare)
        yield best
        near = (near | neighbours[(best.clues & ~clues).bit_length() - 1]) & ~best.clues
        clues = best.clues


def _exclusive_cells(position: PlacementSets, clues: int, neighbours: int) -> _Group:
    """Return the cells that only these clues reach and how much larger their areas are."""
    cells = _reach_of(position, clues) & ~_reach_of(position, neighbours) & position.table.cells
    return _Group(clues, cells, _areas(position, clues, max) - cells.bit_count())


def _reachable_cells(position: PlacementSets, clues: int, _: int) -> _Group:
    """Return the cells that these clues reach and how many their areas leave uncovered."""
    cells = _reach_of(position, clues)
    return _Group(clues, cells, cells.bit_count() - _areas(position, clues, min))


def _reach_of(position: PlacementSets, clues: int) -> Cells:
    reach = position.reach
    return reduce(or_, [reach[clue] for clue in bits(clues)], 0)


def _areas(position: PlacementSets, clues: int, pick: Callable[..., int]) -> int:
    areas = position.areas
    return sum(pick(areas[clue]) for clue in bits(clues))


def _exclusions(position: PlacementSets, group: _Group, *, few: bool) -> Iterator[Finding]:
    """Yield the placements that use more than can be spared."""
    table = position.table
    owners = [k for k in position.open if bool(group.clues >> k & 1) is few]
    basis = table.covering(group.cells) if few else 0
    basis |= sum(table.of_clue[clue] for clue in bits(group.clues))
    for clue in owners:
        if few or position.reach[clue] & group.cells:
            removed = _excessive(position, clue, group, few=few)
            if removed:
                data = (int(few), group.clues)
                yield Finding(Technique.COUNTING, removed, basis, data)


def _excessive(position: PlacementSets, clue: int, group: _Group, *, few: bool) -> Ids:
    masks = position.table.masks
    wrong = ~group.cells if few else group.cells
    most = min(max(position.areas[clue]), (position.reach[clue] & wrong).bit_count())
    if most <= group.spare:
        return 0
    removed = 0
    for number in bits(position.of_clue(clue)):
        if (masks[number] & wrong).bit_count() > group.spare:
            removed |= 1 << number
    return removed


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the clues counted, their cells and areas, and the placements excluded.

    Only clues that are needed for what is excluded are counted.
    """
    few, clues = finding.data
    table = position.table
    group = _fewest_counted(position, finding.removed, clues, few=bool(few))
    clues = group.clues
    cells = table.cell_list(group.cells)
    numbers = list(bits(clues))
    return exclusion_hint(
        position,
        finding,
        Phrase.TOO_FEW if few else Phrase.TOO_MANY,
        RejectionReason.AREA_SUM,
        facts(
            group=tuple(table.clues[clue] for clue in numbers),
            region_cells=cells,
            size=len(cells),
            areas=_areas(position, clues, max if few else min),
            spare=group.spare,
        ),
        subjects=numbers,
        reasons=cells,
        at=cells[0],
    )


def _fewest_counted(position: PlacementSets, removed: Ids, clues: int, *, few: bool) -> _Group:
    """Return the fewest of some clues that exclude the same, near the clue that loses them."""
    table, reach = position.table, position.reach
    victim = table.owner[next(bits(removed))]
    cell = table.clues[victim].cell
    around = _reach_of(position, clues)
    touching = sum(1 << other for other in position.open if reach[other] & around)
    numbers = sorted(bits(clues), key=lambda clue: Rect.between(cell, table.clues[clue].cell).area)
    measure = _exclusive_cells if few else _reachable_cells
    for count in range(2, len(numbers)):
        for some in combinations(numbers, count):
            if few and victim not in some:
                continue
            fewer = sum(1 << clue for clue in some)
            group = measure(position, fewer, touching & ~fewer)
            if not removed & ~_excessive(position, victim, group, few=few):
                return group
    return measure(position, clues, touching & ~clues)


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether the numbers are right and the excluded placements use more than is spare."""
    few = hint.phrase is Phrase.TOO_FEW
    group = hint.fact("group", tuple)
    region = set(hint.fact("region_cells", tuple))
    size, areas = hint.fact("size", int), hint.fact("areas", int)
    spare = areas - size if few else size - areas
    owners = excluded_owners(live, hint)
    return (
        excluded_are_live(live, hint)
        and size == len(region)
        and spare == hint.fact("spare", int)
        and areas == _checked_areas(live, group, max if few else min)
        and region == _checked_region(live, group, few=few)
        and (owners <= {clue.cell for clue in group}) is few
        and all(
            sum((cell in region) is not few for cell in rect.cells()) > spare
            for rect in hint.conclusion.excluded
        )
    )


def _checked_areas(live: RectsByClue, group: tuple[Clue, ...], pick: Callable[..., int]) -> int:
    return sum(clue.area or pick(rect.area for rect in live[clue.cell]) for clue in group)


def _checked_region(live: RectsByClue, group: tuple[Clue, ...], *, few: bool) -> set[Cell]:
    inside = {clue.cell for clue in group}
    mine: set[Cell] = set()
    others: set[Cell] = set()
    for clue, rects in live.items():
        cells = mine if clue in inside else others
        cells.update(cell for rect in rects for cell in rect.cells())
    return mine - others if few else mine


RECORD = TechniqueRecord(
    technique=Technique.COUNTING,
    level=Difficulty.EXPERT,
    weight=37,
    find=find,
    find_all=find_all,
    describe=describe,
    check=check,
    core_share=2,
    drills=DrillDesign(
        square_puzzles(Difficulty.EXPERT, 7), DrillLimits(excluded=5, crosses=6, marks=25)
    ),
)
