"""Shaving: suppose a placement, deduce, and remove it where that ends in contradiction.

Singleton consistency over the basic deductions; Simonis, *Shikaku as a Constraint
Problem* (CSCLP 2009), section 4.1.
"""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.propagation import ContradictionError, Position


def by_shaving(position: Position, control: Control) -> bool:
    """Suppose each placement once and remove those that cannot be; tell whether any was.

    Clues with few placements come first, and of these the ones with many neighbours:
    theirs decide the most. What a removal entails is deduced at once, so that later
    suppositions start from there. Where a supposition decides all, a partition is found,
    and kept in ``position.witnesses``.

    Where it ends well, whatever it decides would end well too, as that entails no more;
    so that need not be supposed. (In propositional logic: probe the roots of the
    implications only.)
    """
    changed = False
    live = position.live
    near = position.look_around()
    fine: list[set[int]] = [set() for _ in live]
    for clue in sorted(position.open, key=lambda clue: (len(live[clue]), -len(near[clue]))):
        control.check()
        for mask in live[clue]:
            if len(live[clue]) == 1 or mask in fine[clue] or mask not in live[clue]:
                continue
            supposed = _supposing(position, clue, mask)
            if supposed is None:
                position.narrow(clue, [other for other in live[clue] if other != mask])
                position.settle()
                changed = True
                continue
            for decided in position.open:
                if len(supposed.live[decided]) == 1:
                    fine[decided].add(supposed.live[decided][0])
    return changed


def _supposing(position: Position, clue: int, mask: int) -> Position | None:
    """Return what the basic deductions make of a placement, None for a contradiction."""
    try:
        supposed = position.supposing(clue, mask)
        supposed.settle()
    except ContradictionError:
        return None
    if not supposed.open and len(position.witnesses) < 2:
        position.witnesses.add(tuple(mine[0] for mine in supposed.live))
    return supposed
