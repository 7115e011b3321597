"""Stranded cell: a placement would leave a cell that nothing could cover."""

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
    incompatible_with_all,
    owner_of,
    split_by_clue,
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
    """Yield the placements that miss a cell and rule out all others that cover it, by clue."""
    table = position.table
    for bit in until_stopped(bits(position.uncovered), stop):
        removed = incompatible_with_all(position, position.at(bit), table.rivals)
        for victim, mine in split_by_clue(table, removed):
            yield Finding(Technique.STRANDED_CELL, mine, table.at_cell[bit], (victim, bit))


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the placements, and the cell that they would strand."""
    victim, bit = finding.data
    table = position.table
    covers = position.at(bit)
    cell = table.cell(bit)
    owners = dict.fromkeys(table.owner[number] for number in bits(covers))
    return exclusion_hint(
        position,
        finding,
        Phrase.STRANDED_CELL,
        RejectionReason.ORPHANS,
        facts(cell=cell, reachers=tuple(table.clues[clue] for clue in owners)),
        subjects=(victim,),
        reasons=(cell,),
        allowed=table.rect_list(covers),
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether each excluded rectangle misses the cell and rules out all that cover it."""
    cell = hint.fact("cell", Cell)
    covers = [rect for mine in live.values() for rect in mine if rect.covers(cell)]
    reachers = {clue.cell for clue in hint.fact("reachers", tuple)}
    return (
        excluded_are_live(live, hint)
        and {owner_of(live, rect) for rect in covers} == reachers
        and all(
            not rect.covers(cell)
            and all(
                rect.overlaps(other) or owner_of(live, rect) == owner_of(live, other)
                for other in covers
            )
            for rect in hint.conclusion.excluded
        )
    )


RECORD = TechniqueRecord(
    technique=Technique.STRANDED_CELL,
    level=Difficulty.HARD,
    weight=20,
    find=find,
    describe=describe,
    check=check,
    core_share=1,
    drills=DrillDesign(square_puzzles(Difficulty.HARD, 6, 7)),
)
