"""A puzzle: the size of its grid, its clues with their shapes, its title, grade and the like."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, partial
from itertools import islice
from operator import itemgetter, lt
from types import MappingProxyType
from typing import TypeVar

from shikaku_gui.model.geometry import Cell, Rect, Shape

_NO_SHAPES: Mapping[Cell, Shape] = MappingProxyType({})
_Value = TypeVar("_Value")


@dataclass(frozen=True)
class Puzzle:
    """A Shikaku puzzle, solvable or not.

    ``clues`` maps a clue's cell to the area of its rectangle, ``None`` where the area is
    unknown (a "?"). It is stored as a read-only mapping in row-major order of the cells,
    which is also the order of the solver's solutions. ``grade`` is the name of the
    difficulty, where that is known; ``rules`` are the author's notes on the rules, possibly
    several lines. ``shapes`` maps the clues that give the shape of their rectangle to it, and
    is kept like the clues; it is empty for ordinary Shikaku.

    Only impossible values are refused here; :func:`shikaku_gui.model.problems` lists why a
    puzzle cannot be solved.

    Raises:
        ValueError: the grid has no cells, a clue lies off the grid, an area is below 1, or
            a shape is not that of a clue.
    """

    rows: int
    cols: int
    clues: Mapping[Cell, int | None] = field(hash=False)
    title: str = ""
    author: str = ""
    source: str = ""
    grade: str = ""
    rules: str = ""
    shapes: Mapping[Cell, Shape] = field(
        default_factory=lambda: _NO_SHAPES, hash=False, kw_only=True
    )

    def __post_init__(self) -> None:
        if self.rows < 1 or self.cols < 1:
            raise ValueError(f"a grid of {self.rows} x {self.cols} has no cells")
        ordered = _in_order(self.clues)
        if not _are_valid(ordered, self.rows, self.cols):
            self._refuse_first(ordered)
        object.__setattr__(self, "clues", MappingProxyType(ordered))
        if self.shapes is not _NO_SHAPES:
            self._keep_shapes()

    def _keep_shapes(self) -> None:
        shapes = _in_order(self.shapes)
        for cell in shapes:
            if cell not in self.clues:
                raise ValueError(f"there is a shape in {cell}, but no clue")
        object.__setattr__(self, "shapes", MappingProxyType(shapes) if shapes else _NO_SHAPES)

    def _refuse_first(self, clues: Mapping[Cell, int | None]) -> None:
        for cell, area in clues.items():
            if not (0 <= cell.row < self.rows and 0 <= cell.col < self.cols):
                raise ValueError(f"the clue {cell} lies off the {self.rows} x {self.cols} grid")
            if area is not None and area < 1:
                raise ValueError(f"the clue {cell} has the area {area}; the least is 1")

    def __reduce__(self) -> tuple[partial[Puzzle], tuple[object, ...]]:
        """Let puzzles be copied and pickled, which read-only mappings cannot be."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        copied = {"clues": dict(self.clues), "shapes": dict(self.shapes)}
        return partial(Puzzle, **values | copied), ()

    @property
    def area(self) -> int:
        """The number of cells of the grid."""
        return self.rows * self.cols

    @property
    def grid(self) -> Rect:
        """The whole grid as one rectangle."""
        return Rect(0, 0, self.rows, self.cols)

    def has_same_clues(self, other: Puzzle) -> bool:
        """Tell whether another puzzle has the same grid and clues, whatever its texts."""
        return (self.grid, self.clues, self.shapes) == (other.grid, other.clues, other.shapes)

    def allows(self, cell: Cell, height: int, width: int) -> bool:
        """Tell whether a rectangle of that size may be the one of the clue in a cell.

        Its area and its shape must be those that the clue gives. Where the rectangle lies and
        which clues it contains is not asked.
        """
        if self.clues[cell] not in (None, height * width):
            return False
        shape = self.shapes.get(cell)
        return shape is None or shape is Shape.of(height, width)

    def least_area(self, cell: Cell) -> int:
        """Return the least area that the rectangle of the clue in a cell can have."""
        return self.clues[cell] or self.shapes.get(cell, Shape.SQUARE).least_area

    def with_clues(self, clues: Mapping[Cell, int | None]) -> Puzzle:
        """Return the puzzle with other clues; a shape stays where there is still a clue."""
        shapes = {cell: shape for cell, shape in self.shapes.items() if cell in clues}
        return replace(self, clues=clues, shapes=shapes)

    def clues_in(self, rect: Rect) -> list[Cell]:
        """Return the clue cells in a rectangle, in row-major order."""
        # Called for each rectangle of a picture and of a saved game, most of which have one clue.
        found: list[Cell] = []
        top, left, height, width = rect
        right, of_row = left + width, self.clue_columns
        for row in range(max(top, 0), min(top + height, self.rows)):
            columns = of_row[row]
            for at in range(bisect_left(columns, left), len(columns)):
                if columns[at] >= right:
                    break
                found.append(Cell(row, columns[at]))
        return found

    @cached_property
    def clue_columns(self) -> tuple[tuple[int, ...], ...]:
        """The columns of the clues of each row, rising."""
        columns: list[list[int]] = [[] for _ in range(self.rows)]
        for row, col in self.clues:
            columns[row].append(col)
        return tuple(map(tuple, columns))


def _in_order(values: Mapping[Cell, _Value]) -> dict[Cell, _Value]:
    """Return a copy in row-major order of the cells; readers give that order already."""
    if set(map(type, values)) <= {Cell} and all(map(lt, values, islice(values, 1, None))):
        return dict(values)
    return {Cell(*cell): values[cell] for cell in sorted(values)}


def _are_valid(clues: dict[Cell, int | None], rows: int, cols: int) -> bool:
    """Tell whether each clue lies on the grid and has a possible area; these are in order."""
    columns = set(map(itemgetter(1), clues))
    return not clues or (
        next(iter(clues))[0] >= 0
        and next(reversed(clues))[0] < rows
        and min(columns) >= 0
        and max(columns) < cols
        and all(area is None or area >= 1 for area in set(clues.values()))
    )
