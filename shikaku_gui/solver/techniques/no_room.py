"""No room for a neighbour: a placement would leave another clue without placements."""

from collections.abc import Iterator

from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques.drill_design import DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    exclusion_hint,
    incompatible_with_all,
    split_by_clue,
)
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Hint,
    Phrase,
    RejectionReason,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the placements that overlap all placements of another clue, by both clues."""
    table = position.table
    for starved in until_stopped(position.open, stop):
        removed = incompatible_with_all(position, position.of_clue(starved), table.overlaps)
        for victim, mine in split_by_clue(table, removed):
            yield Finding(Technique.NO_ROOM, mine, table.of_clue[starved], (victim, starved))


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the placements, and the clue they would leave without any."""
    victim, starved = finding.data
    table = position.table
    mine = position.rects_of(starved)
    return exclusion_hint(
        position,
        finding,
        Phrase.NO_ROOM,
        RejectionReason.STARVES,
        facts(starved=table.clues[starved], count=len(mine)),
        subjects=(victim,),
        reasons=(table.clues[starved].cell,),
        allowed=mine,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether each excluded rectangle overlaps every placement of the other clue."""
    mine = live[hint.fact("starved", Clue).cell]
    return (
        excluded_are_live(live, hint)
        and hint.fact("count", int) == len(mine) > 0
        and all(rect.overlaps(other) for rect in hint.conclusion.excluded for other in mine)
        and not set(mine) & set(hint.conclusion.excluded)
    )


RECORD = TechniqueRecord(
    technique=Technique.NO_ROOM,
    level=Difficulty.MEDIUM,
    weight=11,
    find=find,
    describe=describe,
    check=check,
    easier_twin=Technique.SHARED_CELLS,
    drills=DrillDesign(square_puzzles(Difficulty.MEDIUM, 6, 7)),
)
