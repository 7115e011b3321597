"""What the solver asks of an engine, and the engine for small grids.

An engine lists the placements of a puzzle, counts them, and runs the basic deductions.
There are two: big integers as sets of cells up to some 56 x 56, NumPy arrays above
(:mod:`shikaku_gui.solver.arrays`). Both reach the same fixpoint.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.bitmasks import Frame, clue_masks
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.propagation import Position


class Count(NamedTuple):
    """The placements of a puzzle in figures.

    ``empty`` tells whether a clue has none; ``unreached`` are the cells none covers.
    """

    fixed: int
    alternatives: int
    cover: int
    empty: bool
    unreached: tuple[Cell, ...]


class Rest(NamedTuple):
    """What is left of some clues, given by number: their placements, clue by clue.

    ``partitions`` are ways to cover the cells they reach that are known already.
    """

    clues: Sequence[int]
    placements: Sequence[Sequence[Rect]]
    partitions: Sequence[Sequence[Rect]] = ()


LARGEST_PART = 300
"""Parts of more undecided clues are not reasoned about further: CP-SAT is quicker."""


class Engine(Protocol):
    """The placements of a puzzle and the basic deductions on them."""

    count: Count

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

    def parts(self, control: Control) -> tuple[list[Position], list[Rest]]:
        """Return the independent parts of what is undecided.

        Those too large to reason about further come separately, for CP-SAT.
        """


class MaskEngine:
    """The engine for small grids: sets of cells as big integers."""

    def __init__(self, puzzle: Puzzle, largest: int, control: Control) -> None:
        """List the placements; ``largest`` bounds the areas of "?" clues."""
        self._frame = Frame(puzzle.grid)
        self._cells = self._frame.mask(puzzle.grid)
        self._live = clue_masks(puzzle, self._frame, largest, control)
        self.count = self._counted()

    def _counted(self) -> Count:
        once = twice = 0
        for mine in self._live:
            for mask in mine:
                twice |= once & mask
                once |= mask
        numbers = list(map(len, self._live))
        return Count(
            fixed=numbers.count(1),
            alternatives=sum(numbers),
            cover=(once & ~twice).bit_count(),
            empty=0 in numbers,
            unreached=tuple(self._frame.cells(self._cells & ~once)),
        )

    def settle(self, control: Control) -> int:
        """Run the basic deductions to the fixpoint; see :meth:`Engine.settle`."""
        clues = range(len(self._live))
        self._position = Position(self._frame, clues, self._live, self._cells)
        self._position.settle(control)
        return self._position.undecided

    def decided(self, control: Control) -> dict[int, Rect]:
        """Return the rectangles of the clues that are decided, by clue number."""
        control.check()
        return self._position.decided()

    def parts(self, control: Control) -> tuple[list[Position], list[Rest]]:
        """Return the independent parts of what is undecided."""
        control.check()
        return by_size(self._position.parts())


def by_size(parts: Iterable[Position]) -> tuple[list[Position], list[Rest]]:
    """Return the parts to reason about further, and what is left of those too large for that."""
    small: list[Position] = []
    large: list[Rest] = []
    for part in parts:
        if len(part.clues) <= LARGEST_PART:
            small.append(part)
        else:
            large.append(Rest(part.clues, part.placements()))
    return small, large
