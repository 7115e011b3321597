"""A puzzle: the size of its grid, its clues, and its title, author, source, grade and rules."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from types import MappingProxyType

from shikaku_gui.model.geometry import Cell, Rect


@dataclass(frozen=True)
class Puzzle:
    """A Shikaku puzzle, solvable or not.

    ``clues`` maps a clue's cell to the area of its rectangle, ``None`` where the area is
    unknown (a "?"). It is stored as a read-only mapping in row-major order of the cells,
    which is also the order of the solver's solutions. ``grade`` is the name of the
    difficulty, where that is known; ``rules`` are the author's notes on the rules, possibly
    several lines.

    Only impossible values are refused here; :func:`shikaku_gui.model.problems` lists why a
    puzzle cannot be solved.

    Raises:
        ValueError: the grid has no cells, a clue lies off the grid, or an area is below 1.
    """

    rows: int
    cols: int
    clues: Mapping[Cell, int | None] = field(hash=False)
    title: str = ""
    author: str = ""
    source: str = ""
    grade: str = ""
    rules: str = ""

    def __post_init__(self) -> None:
        if self.rows < 1 or self.cols < 1:
            raise ValueError(f"a grid of {self.rows} x {self.cols} has no cells")
        ordered = {Cell(*cell): area for cell, area in sorted(self.clues.items())}
        rows, cols = self.rows, self.cols
        for cell, area in ordered.items():
            row, col = cell
            if not (0 <= row < rows and 0 <= col < cols):
                raise ValueError(f"the clue {cell} lies off the {self.rows} x {self.cols} grid")
            if area is not None and area < 1:
                raise ValueError(f"the clue {cell} has the area {area}; the least is 1")
        object.__setattr__(self, "clues", MappingProxyType(ordered))

    def __reduce__(self) -> tuple[type["Puzzle"], tuple[object, ...]]:
        """Let puzzles be copied and pickled, which read-only mappings cannot be."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return Puzzle, tuple((values | {"clues": dict(self.clues)}).values())

    @property
    def area(self) -> int:
        """The number of cells of the grid."""
        return self.rows * self.cols

    @property
    def grid(self) -> Rect:
        """The whole grid as one rectangle."""
        return Rect(0, 0, self.rows, self.cols)

    def clues_in(self, rect: Rect) -> list[Cell]:
        """Return the clue cells in a rectangle, in row-major order."""
        found: list[Cell] = []
        for row in range(max(rect.row, 0), min(rect.bottom, self.rows)):
            columns = self.clue_columns[row]
            start, stop = bisect_left(columns, rect.col), bisect_left(columns, rect.right)
            found.extend(Cell(row, col) for col in columns[start:stop])
        return found

    @cached_property
    def clue_columns(self) -> tuple[tuple[int, ...], ...]:
        """The columns of the clues of each row, rising."""
        columns: list[list[int]] = [[] for _ in range(self.rows)]
        for row, col in self.clues:
            columns[row].append(col)
        return tuple(map(tuple, columns))
