"""What the solver asks of an engine, and the engine for small grids.

An engine lists the placements of a puzzle, counts them, and runs the basic deductions.
There are two: big integers as sets of cells up to some 60 x 60, NumPy arrays above
(:mod:`shikaku_gui.solver.arrays.placement_arrays`). Both reach the same fixpoint.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.full_listing import clue_masks
from shikaku_gui.solver.masks.propagation import Position
from shikaku_gui.solver.masks.pruned_listing import PrunedListing
from shikaku_gui.solver.result import PlacementCount


class UndecidedPart(NamedTuple):
    """What is left of some clues, given by number: their placements, clue by clue.

    ``partitions`` are ways to cover the cells they reach that are known already.
    """

    clues: Sequence[int]
    placements: Sequence[Sequence[Rect]]
    partitions: Sequence[Sequence[Rect]] = ()


LARGEST_PART = 300
"""Parts of more undecided clues are not reasoned about further: CP-SAT is quicker."""


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

    def parts(self, control: Control) -> tuple[list[Position], list[UndecidedPart]]:
        """Return the independent parts of what is undecided.

        Those too large to reason about further come separately, for CP-SAT.
        """


class MaskEngine:
    """The engine for small grids: sets of cells as big integers."""

    def __init__(self, puzzle: Puzzle, largest: int) -> None:
        """Prepare to list the placements; ``largest`` bounds the areas of "?" clues."""
        self.counting: Callable[[], PlacementCount] = partial(count_placements, puzzle, largest)
        self._puzzle = puzzle
        self._largest = largest

    def list_placements(self, control: Control) -> None:
        """List the placements, but for many that the basic deductions would remove."""
        self._position = PrunedListing.of(self._puzzle, self._largest).position(control)

    def settle(self, control: Control) -> int:
        """Run the basic deductions to the fixpoint; see :meth:`Engine.settle`."""
        self._position.settle(control)
        return self._position.undecided

    def decided(self, control: Control) -> dict[int, Rect]:
        """Return the rectangles of the clues that are decided, by clue number."""
        control.check()
        return self._position.decided()

    def parts(self, control: Control) -> tuple[list[Position], list[UndecidedPart]]:
        """Return the independent parts of what is undecided."""
        control.check()
        return by_size(self._position.parts())


def count_placements(puzzle: Puzzle, largest: int) -> PlacementCount:
    """Return the placements of a puzzle in figures; ``largest`` bounds the areas of "?"."""
    frame = PaddedFrame(puzzle.grid)
    once = twice = 0
    numbers: list[int] = []
    for mine in clue_masks(puzzle, frame, largest, Control()):
        numbers.append(len(mine))
        for mask in mine:
            twice |= once & mask
            once |= mask
    return PlacementCount(
        fixed=numbers.count(1),
        alternatives=sum(numbers),
        cover=(once & ~twice).bit_count(),
        empty=0 in numbers,
        unreached=tuple(frame.cells(frame.whole & ~once)),
    )


def by_size(parts: Iterable[Position]) -> tuple[list[Position], list[UndecidedPart]]:
    """Return the parts to reason about further, and what is left of those too large for that."""
    small: list[Position] = []
    large: list[UndecidedPart] = []
    for part in parts:
        if len(part.clues) <= LARGEST_PART:
            small.append(part)
        else:
            large.append(UndecidedPart(part.clues, part.placements()))
    return small, large
