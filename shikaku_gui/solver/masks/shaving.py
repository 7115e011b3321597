"""Shaving: suppose a placement, deduce, and remove it where that ends in contradiction.

Singleton consistency over the basic deductions; Simonis, *Shikaku as a Constraint
Problem* (CSCLP 2009), section 4.1.
"""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.propagation import ContradictionError, Position

_MANY = 64
"""The number of clues from which knowing which reach common cells saves more than it costs."""


def by_shaving(position: Position, control: Control) -> bool:
    """Suppose each placement once and remove those that cannot be; tell whether any was.

    Clues with few placements come first, and of these the ones that reach many cells:
    theirs decide the most. What a removal entails is deduced at once, so that later
    suppositions start from there. Where a supposition decides all, a partition is found,
    and kept in ``position.partition_masks``.

    Where it ends well, whatever it decides would end well too, as that entails no more;
    so that need not be supposed. (In propositional logic: probe the roots of the
    implications only.)
    """
    shaving = _Shaving(position)
    if len(position.open) > _MANY:
        position.find_neighbours()
    reach = position.reach
    # Of equals the last goes first: no order was better on generated puzzles.
    waiting = sorted(position.open, key=lambda clue: reach[clue].bit_count())[::-1]
    changed = False
    numbers = list(map(len, position.remaining))
    while waiting:
        control.check()
        clue = min(waiting, key=numbers.__getitem__)
        waiting.remove(clue)
        if shaving.shave(clue):
            changed = True
            numbers = list(map(len, position.remaining))
            waiting = [clue for clue in waiting if numbers[clue] > 1]
    return changed


class _Shaving:
    """One pass over the clues of a position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        # The placements of each clue that a supposition which ended well has decided on.
        self._fine: list[set[int]] = [set() for _ in position.remaining]

    def shave(self, clue: int) -> bool:
        """Suppose the placements of a clue; tell whether any was removed."""
        position, changed = self._position, False
        good: Position | None = None
        for mask in position.remaining[clue]:
            left = [other for other in position.remaining[clue] if other != mask]
            if not left:
                break
            if mask in self._fine[clue] or len(left) == len(position.remaining[clue]):
                continue
            supposed = self._supposing(clue, mask)
            if supposed is not None:
                good = supposed
                continue
            changed = True
            if good is not None and len(left) == 1:
                position.adopt(good)  # It was supposed just before.
            else:
                position.narrow(clue, left)
                position.settle()
            good = None
        return changed

    def _supposing(self, clue: int, mask: int) -> Position | None:
        """Return what the basic deductions make of a placement, None for a contradiction."""
        position = self._position
        try:
            supposed = position.supposing(clue, mask)
            supposed.settle()
        except ContradictionError:
            return None
        for each in position.open:
            if len(supposed.remaining[each]) == 1:
                self._fine[each].add(supposed.remaining[each][0])
        if not supposed.open and len(position.partition_masks) < 2:
            position.partition_masks.add(tuple(mine[0] for mine in supposed.remaining))
        return supposed
