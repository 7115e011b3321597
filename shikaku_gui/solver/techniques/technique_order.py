"""The techniques that look at a position as it stands, in the order a person tries them."""

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
from shikaku_gui.solver.techniques.finding import Finding, Rule
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

LADDER: tuple[Rule, ...] = (
    only_rectangle.RULE,
    only_clue.RULE,
    shared_cells.RULE,
    no_room.RULE,
    stranded_cell.RULE,
    pocket.RULE,
    subset.RULE,
    pair.RULE,
    counting.RULE,
)

RULES = {rule.technique: rule for rule in LADDER}


def easiest(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the findings of the easiest technique that has any.

    Raises:
        CutShortError: it was stopped.
    """
    for rule in LADDER:
        if stop is not None and stop():
            raise CutShortError
        findings = rule.find(position)
        first = next(findings, None)
        if first is not None:
            yield first
            yield from findings
            return
