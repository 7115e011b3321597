"""Hard cores: small arrangements of rectangles and clues that need a certain technique.

What the basic deductions leave undecided of a hard puzzle is such a core. It stays undecided
wherever it is put, turned or mirrored, as long as the rectangles around it are decided. For
symmetric puzzles there are pairs of cores with the same clue cells and other rectangles: one is
put at the image of the other. The lists ``hard-cores.txt`` and ``core-pairs.txt`` in
``assets/generator`` never change, because recipes depend on them; how they were made is described
in docs/generator.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from shikaku_gui import resources
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.techniques.hint_records import Technique

ORIENTATIONS = 8


class HardCore(NamedTuple):
    """Rectangles by the cells of their clues, in a frame of ``height`` times ``width`` cells.

    ``steps`` is how often each technique from *hard* on is needed to solve the core by itself. The
    core of a pair has a ``twin``: other rectangles with the same clue cells. Its steps are those of
    both.
    """

    height: int
    width: int
    rects: tuple[tuple[Cell, Rect], ...]
    steps: Mapping[Technique, int]
    twin: tuple[tuple[Cell, Rect], ...] = ()

    @property
    def area(self) -> int:
        """The number of cells covered."""
        return sum(rect.area for _, rect in self.rects)

    def turned(self, orientation: int) -> HardCore:
        """Return the core in one of :data:`ORIENTATIONS`: mirrored at most thrice."""

        def turn(rect: Rect) -> Rect:
            row, col, height, width = rect
            if orientation & 1:
                row = self.height - rect.bottom
            if orientation & 2:
                col = self.width - rect.right
            if orientation & 4:
                return Rect(col, row, width, height)
            return Rect(row, col, height, width)

        _, _, height, width = turn(Rect(0, 0, self.height, self.width))
        rects, twin = (
            tuple((turn(Rect(*clue, 1, 1)).first, turn(rect)) for clue, rect in each)
            for each in (self.rects, self.twin)
        )
        return HardCore(height, width, rects, self.steps, twin)


def parse_core(line: str) -> HardCore:
    """Read a line such as ``pair=2 stranded-cell=1 | 0,0,2,3,1,1 ...``.

    After the bar, a rectangle is its row, column, height and width, and the row and column of
    its clue. After a second bar come the rectangles of the twin.
    """
    steps, *parts = line.split(" | ")
    rects, *twin = map(_rects, parts)
    counts = (step.partition("=") for step in steps.split())
    return HardCore(
        max(rect.bottom for _, rect in rects),
        max(rect.right for _, rect in rects),
        rects,
        {Technique(name): int(number) for name, _, number in counts},
        twin[0] if twin else (),
    )


def _rects(text: str) -> tuple[tuple[Cell, Rect], ...]:
    found: list[tuple[Cell, Rect]] = []
    for rect in text.split():
        row, col, height, width, clue_row, clue_col = map(int, rect.split(","))
        found.append((Cell(clue_row, clue_col), Rect(row, col, height, width)))
    return tuple(found)


@lru_cache(maxsize=1)
def all_cores() -> tuple[HardCore, ...]:
    """Return all single cores, in the order of the list."""
    return tuple(map(parse_core, resources.hard_cores().splitlines()))


@lru_cache(maxsize=1)
def all_pairs() -> tuple[HardCore, ...]:
    """Return all cores that have a twin, in the order of the list."""
    return tuple(map(parse_core, resources.core_pairs().splitlines()))


@lru_cache(maxsize=64)
def fitting_cores(
    technique: Technique,
    hardest: Technique,
    sides: tuple[int, int],
    mean_area: float,
    *,
    pairs: bool,
) -> tuple[HardCore, ...]:
    """Return the cores that need a technique and none beyond the hardest, and that suit a grid.

    Their rectangles have between half and twice the mean area, and they take up at most half of
    the grid. ``pairs`` asks for those with a twin.
    """
    order = list(Technique)
    allowed = order[: order.index(hardest) + 1]
    return tuple(
        core
        for core in (all_pairs() if pairs else all_cores())
        if technique in core.steps
        and all(step in allowed for step in core.steps)
        and max(core.height, core.width) <= max(sides)
        and min(core.height, core.width) <= min(sides)
        and 2 * core.area <= sides[0] * sides[1]
        and mean_area / 2 <= core.area / len(core.rects) <= 2 * mean_area
    )
