"""The order of the techniques, easiest first, and what the easiest one finds."""

from collections.abc import Iterator

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
from shikaku_gui.solver.techniques.deduction_base import Deduction, Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

DIRECT_DEDUCTIONS: dict[Technique, Deduction] = {
    Technique.ONLY_RECTANGLE: only_rectangle,
    Technique.ONLY_CLUE: only_clue,
    Technique.SHARED_CELLS: shared_cells,
    Technique.NO_ROOM: no_room,
    Technique.STRANDED_CELL: stranded_cell,
    Technique.POCKET: pocket,
    Technique.SUBSET: subset,
    Technique.PAIR: pair,
    Technique.COUNTING: counting,
}
"""The techniques that need no assumption, in the order a person tries them."""


def easiest(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the findings of the easiest technique that has any.

    Raises:
        CutShortError: it was stopped.
    """
    for deduction in DIRECT_DEDUCTIONS.values():
        if stop is not None and stop():
            raise CutShortError
        findings = iter(deduction.find(position, stop))
        first = next(findings, None)
        if first is not None:
            yield first
            yield from findings
            return
