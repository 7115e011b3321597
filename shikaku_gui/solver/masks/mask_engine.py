"""The engine for small grids: sets of cells as big integers."""

from collections.abc import Callable
from functools import partial

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.engine import UndecidedPart
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.full_listing import clue_masks
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.masks.pruned_listing import PrunedListing
from shikaku_gui.solver.result import PlacementCount


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

    def parts(self, control: Control) -> tuple[list[PlacementMasks], list[UndecidedPart]]:
        """Return the independent parts of what is undecided."""
        control.check()
        return self._position.parts(control), []


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
