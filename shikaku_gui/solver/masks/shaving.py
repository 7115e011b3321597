"""Shaving: suppose a placement, deduce, and remove it where that ends in contradiction.

Singleton consistency over the basic deductions; Simonis, *Shikaku as a Constraint
Problem* (CSCLP 2009), section 4.1.
"""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks

_MANY = 64
"""The number of clues from which knowing which reach common cells saves more than it costs."""


def by_shaving(position: PlacementMasks, control: Control, budget: Budget | None = None) -> bool:
    """Suppose each placement once and remove those that cannot be; tell whether any was.

    Clues with few placements come first, and of these the ones that reach many cells:
    theirs decide the most. What a removal entails is deduced at once, so that later
    suppositions start from there. Where a supposition decides all, a partition is found,
    and kept in ``position.partition_masks``.

    Where it ends well, whatever it decides would end well too, as that entails no more;
    so that need not be supposed. (In propositional logic: probe the roots of the
    implications only.)

    Raises:
        ContradictionError: there is no partition.
        CutShortError: a limit was reached.
    """
    budget = budget or Budget(control)
    shaving = _Shaving(position, control, budget)
    if len(position.open) > _MANY:
        position.find_neighbours(control)
    reach = position.reach
    # Of equals the last goes first: no order was better on generated puzzles.
    waiting = sorted(position.open, key=lambda clue: reach[clue].bit_count())[::-1]
    changed = False
    numbers = list(map(len, position.remaining))
    while waiting and not shaving.ended:
        clue = min(waiting, key=numbers.__getitem__)
        waiting.remove(clue)
        if shaving.shave(clue):
            changed, before = True, sum(numbers)
            numbers = list(map(len, position.remaining))
            budget.earn(before - sum(numbers))
            waiting = [clue for clue in waiting if numbers[clue] > 1]
    return changed


class _Shaving:
    """One pass over the clues of a position."""

    def __init__(self, position: PlacementMasks, control: Control, budget: Budget) -> None:
        self._position = position
        self._control = control
        self._budget = budget
        # The placements that a supposition which ended well has decided on.
        self._fine: set[int] = set()

    @property
    def ended(self) -> bool:
        """Whether the pass ends before its last clue."""
        return len(self._position.partition_masks) >= self._budget.partitions or self._budget.spent

    def shave(self, clue: int) -> bool:
        """Suppose the placements of a clue; tell whether any was removed."""
        position, changed = self._position, False
        good: PlacementMasks | None = None
        before = position.remaining[clue]
        for mask in before:
            now = position.remaining[clue]
            if now == [mask] or self.ended:
                break
            if mask in self._fine or (now is not before and mask not in now):
                continue
            self._control.check()
            supposed = self._supposing(clue, mask)
            if supposed is not None:
                good = supposed
                continue
            changed = True
            left = [other for other in now if other != mask]
            if good is not None and len(left) == 1:
                position.adopt(good)  # It was supposed just before.
            else:
                position.narrow(clue, left)
                position.settle(self._control)
            good = None
        return changed

    def _supposing(self, clue: int, mask: int) -> PlacementMasks | None:
        """Return what the basic deductions make of a placement, None for a contradiction."""
        position = self._position
        try:
            supposed = position.supposing(clue, mask)
            supposed.settle(self._control)
        except ContradictionError:
            return None
        self._fine.update([mine[0] for mine in supposed.remaining if len(mine) == 1])
        if not supposed.open and len(position.partition_masks) < 2:
            position.partition_masks.add(tuple(mine[0] for mine in supposed.remaining))
            self._budget.earn(sum(map(len, position.remaining)))
        return supposed
