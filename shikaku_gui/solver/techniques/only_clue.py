"""Only one clue reaches this cell: the clue loses the placements that miss it.

Simonis' level *Set* (slides to *Shikaku as a Constraint Problem*, 2009).
"""

from collections.abc import Iterator

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.drill_design import UNMARKED, DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    excluded_owners,
    exclusion_hint,
    owner_of,
)
from shikaku_gui.solver.techniques.hint_records import (
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the cells that only one clue can cover and that some of its placements miss.

    Where the same placements miss neighbouring cells, only the first of these is yielded.
    """
    for clue in until_stopped(position.open, stop):
        seen = 0
        for finding in _all_at(position, clue):
            if finding.removed != seen:
                yield finding
            seen = finding.removed


def find_all(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield all cells that only one clue can cover and that some of its placements miss."""
    for clue in until_stopped(position.open, stop):
        yield from _all_at(position, clue)


def found(position: PlacementSets, clue: int, bit: int) -> Finding:
    """Return the finding that a clue must cover the cell of a bit."""
    covers = position.table.at_cell[bit]
    return Finding(Technique.ONLY_CLUE, position.of_clue(clue) & ~covers, covers, (clue, bit))


def _all_at(position: PlacementSets, clue: int) -> Iterator[Finding]:
    once, twice, _ = position.counts
    cells = once & ~twice & position.reach[clue] & ~position.shared[clue]
    for bit in bits(cells & position.uncovered):
        yield found(position, clue, bit)


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the cell, and the placements that its clue loses."""
    clue, bit = finding.data
    table = position.table
    cell = table.cell(bit)
    left = table.rect_list(position.at(bit))
    return exclusion_hint(
        position,
        finding,
        Phrase.ONLY_CLUE,
        RejectionReason.MISSES,
        facts(clue=table.clues[clue], cell=cell, left=len(left)),
        subjects=(clue,),
        reasons=(cell,),
        owned=(cell,),
        pencil=Rect.between(table.clues[clue].cell, cell),
        at=cell,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether no other clue reaches the cell and the excluded placements miss it."""
    (cell,), (clue,) = hint.conclusion.cells, hint.subjects
    covers = [rect for mine in live.values() for rect in mine if rect.covers(cell)]
    return (
        excluded_are_live(live, hint)
        and hint.conclusion.pencil in (None, Rect.between(clue.cell, cell))
        and bool(covers)
        and hint.fact("left", int) == len(covers)
        and all(owner_of(live, rect) == clue.cell for rect in covers)
        and excluded_owners(live, hint) == {clue.cell}
        and not any(rect.covers(cell) for rect in hint.conclusion.excluded)
    )


RECORD = TechniqueRecord(
    technique=Technique.ONLY_CLUE,
    level=Difficulty.EASY,
    weight=3,
    find=find,
    find_all=find_all,
    describe=describe,
    check=check,
    drills=DrillDesign(
        square_puzzles(Difficulty.EASY, 5, 6),
        UNMARKED,
        right_cells=lambda hint: hint.conclusion.cells,
    ),
)
