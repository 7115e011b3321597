"""The result of solving a puzzle: a status, solutions, and figures about the solve."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Problem, Rect

Solution: TypeAlias = tuple[Rect, ...]


class Status(StrEnum):
    """The number of a puzzle's solutions as far as it is known; the first three are proved."""

    UNIQUE = "unique"
    MULTIPLE = "multiple"
    INFEASIBLE = "infeasible"
    LIMIT = "limit"


class Phase(StrEnum):
    """The phases of a solve, in order."""

    CHECK = "check"
    PLACEMENTS = "placements"
    DEDUCTION = "deduction"
    SEARCH = "search"
    CONFLICT = "conflict"


class Level(StrEnum):
    """The levels of deduction; each includes those before it."""

    BASIC = "basic"
    SUBSETS = "subsets"
    SHAVING = "shaving"


class PlacementCount(NamedTuple):
    """Counts about the placements of a puzzle, before any deduction.

    ``fixed`` is the number of clues with a single placement, ``alternatives`` the number of
    all placements, ``cover`` the number of cells that exactly one of them covers. ``empty``
    tells whether a clue has none; ``unreached`` are the cells that none covers.
    """

    fixed: int = 0
    alternatives: int = 0
    cover: int = 0
    empty: bool = False
    unreached: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Figures:
    """The size of a puzzle in placements, and what solving it took.

    ``rooms``, the number of clues, ``fixed``, ``alternatives`` and ``cover`` are the columns
    of Simonis' table (Shikaku as a Constraint Problem, CSCLP 2009). The last three come
    from ``counting``, which is called when one of them is first read: a solve usually lists
    only some of the placements.

    ``left`` is the number of placements that a level of deduction left undecided, those of
    clues with more than one; a level that was not needed is absent. ``components`` are the
    numbers of clues in each independent part that deduction could not decide, largest
    first; CP-SAT was given these clues and their ``searched`` placements, in ``searches``
    calls.

    ``seconds`` and ``peak_memory`` are by phase: its duration, and the peak resident size
    of the process in bytes when it ended (0 where unknown).
    """

    rooms: int
    counting: Callable[[], PlacementCount] = field(default=PlacementCount, compare=False)
    left: Mapping[Level, int] = field(default_factory=dict)
    components: tuple[int, ...] = ()
    searched: int = 0
    searches: int = 0
    seconds: Mapping[Phase, float] = field(default_factory=dict)
    peak_memory: Mapping[Phase, int] = field(default_factory=dict)

    @cached_property
    def _count(self) -> PlacementCount:
        return self.counting()

    @property
    def fixed(self) -> int:
        """The number of clues with a single placement."""
        return self._count.fixed

    @property
    def alternatives(self) -> int:
        """The number of placements of all clues."""
        return self._count.alternatives

    @property
    def cover(self) -> int:
        """The number of cells that exactly one placement covers."""
        return self._count.cover


class SolveResult(NamedTuple):
    """The result of solving a puzzle; it states only what was proved.

    ``solutions`` are different from each other; each lists its rectangles in row-major
    order of their clues. ``complete`` tells that there are no others. ``problems`` are the
    reasons for the status ``INFEASIBLE``.

    ``LIMIT`` means that a limit ended the solve before the status was known: the time, the
    stop, the size of the model, or ``max_solutions=1`` when one solution was found and no
    second one was looked for. The solutions found are correct.
    """

    status: Status
    solutions: tuple[Solution, ...]
    complete: bool
    problems: tuple[Problem, ...]
    figures: Figures

    @property
    def rooms(self) -> int:
        """The number of clues."""
        return self.figures.rooms

    @property
    def fixed(self) -> int:
        """The number of clues with a single placement."""
        return self.figures.fixed

    @property
    def alternatives(self) -> int:
        """The number of placements of all clues."""
        return self.figures.alternatives

    @property
    def cover(self) -> int:
        """The number of cells that exactly one placement covers."""
        return self.figures.cover

    @property
    def seconds(self) -> Mapping[Phase, float]:
        """The duration of each phase in seconds."""
        return self.figures.seconds
