"""Cells in every placement of a clue belong to it; other clues lose their placements there.

Simonis' level *Red* (slides to *Shikaku as a Constraint Problem*, 2009).
"""

from collections.abc import Iterator
from functools import reduce

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.drill_design import DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    exclusion_hint,
    loss_of,
    named_are_reached,
)
from shikaku_gui.solver.techniques.hint_records import (
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.minimal_reasons import fewest_cells
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield, clue by clue, the placements of other clues on cells in all of its placements."""
    table = position.table
    twice = position.counts[1]
    for clue in until_stopped(position.open, stop):
        contested = position.shared[clue] & twice
        if contested:
            removed = table.covering(contested) & position.live & ~table.of_clue[clue]
            yield Finding(Technique.SHARED_CELLS, removed, table.of_clue[clue], (clue,))


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the clue, its cells, and the placements that others lose.

    Of the cells those are named that are enough for what is lost.
    """
    (clue,) = finding.data
    table = position.table
    taken = 0
    for number in bits(finding.removed):
        taken |= table.masks[number]
    shared = position.shared[clue]
    cells = table.cell_list(shared & taken)
    mine = position.rects_of(clue)
    (pencil,) = table.frame.rects([shared])
    loss = loss_of(position, finding.removed & position.live)
    named = fewest_cells(cells, loss.named, loss.clue.cell)
    return exclusion_hint(
        position,
        finding,
        Phrase.SHARED_CELLS,
        RejectionReason.OVERLAPS,
        facts(clue=table.clues[clue], count=len(mine), cells=named),
        subjects=(clue,),
        reasons=named if loss.place is not None else (),
        allowed=mine,
        owned=cells,
        pencil=pencil,
        at=table.clues[clue].cell,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether the clue's placements share the cells and the excluded ones touch them."""
    (clue,) = hint.subjects
    cells = hint.conclusion.cells
    mine = live[clue.cell]
    return (
        excluded_are_live(live, hint)
        and hint.fact("count", int) == len(mine) > 0
        and hint.conclusion.pencil in (None, reduce(Rect.common, mine))
        and all(rect.covers(cell) for rect in mine for cell in cells)
        and all(
            rect not in mine and any(map(rect.covers, cells)) for rect in hint.conclusion.excluded
        )
        and named_are_reached(hint)
    )


RECORD = TechniqueRecord(
    technique=Technique.SHARED_CELLS,
    level=Difficulty.MEDIUM,
    weight=11,
    find=find,
    describe=describe,
    check=check,
    drills=DrillDesign(
        square_puzzles(Difficulty.MEDIUM, 6, 7), right_cells=lambda hint: hint.conclusion.cells
    ),
)
