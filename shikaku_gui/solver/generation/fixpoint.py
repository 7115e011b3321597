"""The basic deductions on a puzzle that is looked at again after every small change.

They are those of :class:`shikaku_gui.solver.masks.propagation.Position`, from the first
placements on each time, for what a change takes back may have been the ground of much.
But where nothing is different each step comes out as it did the last time, so each is
remembered with what it was made from.
"""

from functools import reduce
from operator import and_, or_

from shikaku_gui.solver.control import Control


class Choice:
    """Some placements of a clue, as masks, and which of them were kept the last time.

    The masks are shifted down by ``base`` bits, so that they stay short on large grids.
    ``reach`` are the cells that any of them covers, ``shared`` those that all cover.
    """

    __slots__ = ("_kept", "_known", "_wanted", "base", "live", "reach", "shared")

    def __init__(self, live: list[int], base: int) -> None:
        self.live = live
        self.base = base
        self._kept: Choice | None = None
        self._known = self._wanted = 0
        if len(live) == 1:
            self.reach = self.shared = live[0]
        else:
            self.reach = reduce(or_, live)
            self.shared = reduce(and_, live)

    def keep(self, known: int, wanted: int) -> "Choice":
        """Return the choice of what covers, of the cells known, just those wanted."""
        if self._kept is None or known != self._known or wanted != self._wanted:
            left = [mask for mask in self.live if mask & known == wanted]
            self._kept, self._known, self._wanted = Choice(left, self.base), known, wanted
        return self._kept

    def without(self, bit: int) -> "Choice":
        """Return the choice of the placements that do not cover a cell, given as a mask."""
        bit >>= self.base
        if not self.reach & bit:
            return self
        return Choice([mask for mask in self.live if not mask & bit], self.base)

    def masks(self) -> list[int]:
        """Return the placements as masks that are not shifted."""
        return [mask << self.base for mask in self.live]


def settle(choices: list[Choice], control: Control) -> list[int]:
    """Replace the choices of all clues by what the basic deductions leave of them.

    Returns the numbers of the clues that are left with several placements. There must be
    a solution: so nothing can contradict it.

    Raises:
        CutShortError: a limit was reached.
    """
    owned = settled = 0
    undecided: list[int] = []
    for clue, choice in enumerate(choices):
        shared = choice.shared << choice.base
        owned |= shared
        if len(choice.live) == 1:
            settled |= shared
        else:
            undecided.append(clue)
    changed = True
    while undecided and changed:
        control.check()
        once = twice = 0
        for clue in undecided:
            choice = choices[clue]
            reach = choice.reach << choice.base
            twice |= once & reach
            once |= reach
        only = once & ~(twice | settled)
        sure = only | owned
        before, undecided, changed = undecided, [], False
        for clue in before:
            choice = choices[clue]
            base, reach, shared = choice.base, choice.reach, choice.shared
            known = sure >> base & reach
            if known == shared:
                undecided.append(clue)
                continue
            changed = True
            choices[clue] = kept = choice.keep(known, only >> base & reach | shared)
            shared = kept.shared << base
            owned |= shared
            sure |= shared
            if len(kept.live) == 1:
                settled |= shared
            else:
                undecided.append(clue)
    return undecided
