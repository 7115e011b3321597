"""One cell inside another: all that covers the first cell covers the second as well.

So the second cell's rectangle is the first one's, and whatever covers the second alone is
out. Simonis' level *Sub* (``A + B + C = 1`` and ``A + B = 1`` give ``C = 0``), for two
cells; a clue inside a cell is :mod:`shared_cells`, a cell inside a clue :mod:`only_clue`.
"""

from collections.abc import Iterator

from shikaku_gui.model import Cell
from shikaku_gui.solver.techniques.deduction_base import (
    Deduction,
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
    cell_rects,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import Cells, PlacementSets, bits


def find(position: PlacementSets) -> Iterator[Finding]:
    """Yield pairs of cells and the placements that cover only the second of the two."""
    table = position.table
    for bit in bits(position.uncovered & position.counts[1]):
        covers = position.at(bit)
        for other in bits(_always_covered(position, bit)):
            removed = position.at(other) & ~covers
            if removed:
                yield Finding(Technique.SUBSET, removed, table.at_cell[bit], (bit, other))


def _always_covered(position: PlacementSets, bit: int) -> Cells:
    """Return the other cells that whatever covers a cell covers too."""
    masks = position.table.masks
    one = 1 << bit
    common = position.table.cells
    for number in bits(position.at(bit)):
        common &= masks[number]
        if common == one:
            return 0
    return common ^ one


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the record: the two cells and what is out."""
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
        reasons=cell_rects((cell, beside)),
        allowed=table.rect_list(covers),
        at=cell,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether all that covers the one cell covers the other, the excluded not the one."""
    cell, beside = hint.fact("cell", Cell), hint.fact("beside", Cell)
    covers = [rect for mine in live.values() for rect in mine if rect.covers(cell)]
    return (
        excluded_are_live(live, hint)
        and hint.fact("count", int) == len(covers) > 0
        and all(rect.covers(beside) for rect in covers)
        and all(rect.covers(beside) and not rect.covers(cell) for rect in hint.conclusion.excluded)
    )


DEDUCTION = Deduction(Technique.SUBSET, find, describe, check)
