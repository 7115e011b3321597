"""The protocol of the engines, which list placements, count them and run the basic deductions.

There are two: :class:`.MaskEngine` with big integers as sets of cells, up to some 60 x 60,
and :class:`.ArrayEngine` with NumPy arrays above. Both reach the same fixpoint.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.result import PlacementCount, Solution


class UndecidedPart(NamedTuple):
    """The placements left to some clues, given by number, clue by clue.

    ``partitions`` are ways to cover the cells they reach that are known already.
    """

    clues: Sequence[int]
    placements: Sequence[Sequence[Rect]]
    partitions: Sequence[Sequence[Rect]] = ()


def joined_partitions(
    parts: Sequence[UndecidedPart], decided: Mapping[int, Rect]
) -> list[Solution]:
    """Return one or two partitions of all clues; none if for some part none is known."""
    if not all(part.partitions for part in parts):
        return []
    found: list[Solution] = []
    for which in (0, -1):
        rects = dict(decided)
        for part in parts:
            rects.update(zip(part.clues, part.partitions[which], strict=True))
        found.append(tuple(map(rects.__getitem__, range(len(rects)))))
    return list(dict.fromkeys(found))


class Engine(Protocol):
    """The placements of a puzzle and the basic deductions on them.

    ``counting`` counts the placements; it can be sent to other processes.
    """

    counting: Callable[[], PlacementCount]

    def list_placements(self, control: Control) -> None:
        """List the placements.

        Raises:
            ContradictionError: a clue has no placement, or a cell is covered by none.
                Not all such cases need to be noticed here.
            CutShortError: a limit was reached.
        """

    def settle(self, control: Control) -> int:
        """Run the basic deductions to the fixpoint; return the placements undecided.

        Raises:
            ContradictionError: there is no partition.
            CutShortError: a limit was reached.
        """

    def decided(self, control: Control) -> dict[int, Rect]:
        """Return the rectangles of the clues that are decided, by clue number.

        Raises:
            CutShortError: a limit was reached.
        """

    def parts(self, control: Control) -> tuple[list[PlacementMasks], list[UndecidedPart]]:
        """Return the independent parts of what is undecided.

        Those whose masks would take too much time or memory come separately, for CP-SAT.
        """
