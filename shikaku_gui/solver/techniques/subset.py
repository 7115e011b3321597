"""Subset: all placements that cover one cell cover a second cell as well.

So one rectangle covers both cells, and placements on the second cell alone are excluded.
Simonis' level *Sub* (``A + B + C = 1`` and ``A + B = 1`` give ``C = 0``), for two
cells; for a clue and a cell it is :mod:`shared_cells` or :mod:`only_clue`.
"""

from collections.abc import Iterator

from shikaku_gui.model import Cell
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.drill_design import DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    exclusion_hint,
)
from shikaku_gui.solver.techniques.hint_records import (
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import Cells, PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield pairs of cells and the placements that cover only the second of the two."""
    table = position.table
    for bit in until_stopped(bits(position.uncovered & position.counts[1]), stop):
        covers = position.at(bit)
        for other in bits(_cells_covered_too(position, bit)):
            removed = position.at(other) & ~covers
            if removed:
                yield Finding(Technique.SUBSET, removed, table.at_cell[bit], (bit, other))


def _cells_covered_too(position: PlacementSets, bit: int) -> Cells:
    """Return the other cells that every placement on a cell covers."""
    masks = position.table.masks
    one = 1 << bit
    common = position.table.cells
    for number in bits(position.at(bit)):
        common &= masks[number]
        if common == one:
            return 0
    return common ^ one


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the two cells and the placements excluded."""
    bit, other = finding.data
    table = position.table
    covers = position.at(bit)
    cell, beside = table.cell(bit), table.cell(other)
    return exclusion_hint(
        position,
        finding,
        Phrase.SUBSET,
        RejectionReason.ORPHANS,
        facts(cell=cell, beside=beside, count=covers.bit_count()),
        subjects=dict.fromkeys(table.owner[number] for number in bits(covers)),
        reasons=(cell, beside),
        allowed=table.rect_list(covers),
        at=cell,
        marked=False,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether all on the first cell cover the second, and the excluded the second alone."""
    cell, beside = hint.fact("cell", Cell), hint.fact("beside", Cell)
    covers = [rect for mine in live.values() for rect in mine if rect.covers(cell)]
    return (
        excluded_are_live(live, hint)
        and hint.fact("count", int) == len(covers) > 0
        and all(rect.covers(beside) for rect in covers)
        and all(rect.covers(beside) and not rect.covers(cell) for rect in hint.conclusion.excluded)
    )


RECORD = TechniqueRecord(
    technique=Technique.SUBSET,
    level=Difficulty.HARD,
    weight=20,
    find=find,
    describe=describe,
    check=check,
    easier_twin=Technique.STRANDED_CELL,
    drills=DrillDesign(square_puzzles(Difficulty.HARD, 6, 7)),
)
