"""Shaving: suppose a placement, deduce, and remove it where that ends in contradiction.

Singleton consistency over the basic deductions; Simonis, *Shikaku as a Constraint
Problem* (CSCLP 2009), section 4.1.
"""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.propagation import ContradictionError, Position


def by_shaving(position: Position, control: Control) -> bool:
    """Suppose each placement once and remove those that cannot be; tell whether any was.

    Clues with few placements come first: theirs decide the most. What a removal entails
    is deduced at once, so that later suppositions start from there. Where a supposition
    decides all, a partition is found, and kept in ``position.witnesses``.
    """
    changed = False
    live = position.live
    for clue in sorted(range(len(live)), key=lambda clue: len(live[clue])):
        control.check()
        for mask in live[clue]:
            if len(live[clue]) > 1 and mask in live[clue] and not _possible(position, clue, mask):
                position.narrow(clue, [other for other in live[clue] if other != mask])
                position.settle()
                changed = True
    return changed


def _possible(position: Position, clue: int, mask: int) -> bool:
    """Tell whether the basic deductions find nothing against a placement."""
    supposed = position.supposing(clue, mask)
    try:
        supposed.settle()
    except ContradictionError:
        return False
    if len(position.witnesses) < 2 and all(len(mine) == 1 for mine in supposed.live):
        position.witnesses.add(tuple(mine[0] for mine in supposed.live))
    return True
