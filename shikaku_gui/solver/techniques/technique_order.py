"""The techniques that need no assumption, easiest first, and what the easiest one finds."""

from collections.abc import Iterator, Mapping

from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.techniques import (
    counting,
    no_room,
    only_clue,
    only_rectangle,
    pair,
    pocket,
    shared_cells,
    stranded_cell,
    subset,
)
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

DIRECT_TECHNIQUES: Mapping[Technique, TechniqueRecord] = {
    record.technique: record
    for record in (
        only_rectangle.RECORD,
        only_clue.RECORD,
        shared_cells.RECORD,
        no_room.RECORD,
        stranded_cell.RECORD,
        pocket.RECORD,
        subset.RECORD,
        pair.RECORD,
        counting.RECORD,
    )
}
"""The techniques that need no assumption, in the order a person tries them."""


def easiest(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the findings of the easiest technique that has any.

    Raises:
        CutShortError: it was stopped.
    """
    for record in DIRECT_TECHNIQUES.values():
        if stop is not None and stop():
            raise CutShortError
        findings = iter(record.find(position, stop))
        first = next(findings, None)
        if first is not None:
            yield first
            yield from findings
            return
