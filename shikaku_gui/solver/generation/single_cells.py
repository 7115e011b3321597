"""Joins the single cells that a cut left to the rectangles beside them."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.rectangle_geometry import new_rect
from shikaku_gui.solver.generation.symmetry import Images

_SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))
# Longer strips count as one piece more.
_LONG_STRIP = 8


class _Join(NamedTuple):
    """A single cell joined with a strip of its neighbour; ``rest`` is left of the neighbour."""

    strip: Rect
    neighbour: Rect
    rest: tuple[Rect, ...]


class CutPattern:
    """Rectangles that cover each cell of a grid, or of the part that was cut, once."""

    def __init__(self, rows: int, cols: int, rects: list[Rect], control: Control) -> None:
        """Take the rectangles.

        Raises:
            CutShortError: a limit was reached.
        """
        self._rows, self._cols = rows, cols
        self._owner: list[Rect | None] = [None] * (rows * cols)
        self.rects = dict.fromkeys(control.checked(rects))
        for rect in control.checked(rects):
            self._own(rect)

    def _own(self, rect: Rect) -> None:
        row, col, height, width = rect
        cols = self._cols
        for at in range(row * cols + col, (row + height) * cols + col, cols):
            self._owner[at : at + width] = [rect] * width

    def join(self, cell: Cell, rng: Random, images: Images | None) -> bool:
        """Join a single cell to a neighbour, and its image likewise; return whether that worked."""
        joins = list(self._joins(cell))
        if images is not None:
            single = images.cell(cell)
            joins = [
                join
                for join in joins
                if not join.neighbour.covers(single)
                and join.neighbour != images.rect(join.neighbour)
            ]
        if not joins:
            return False
        pieces = [len(join.rest) + (join.strip.area > _LONG_STRIP) for join in joins]
        fewest = min(pieces)
        best = [join for join, number in zip(joins, pieces, strict=True) if number == fewest]
        join = best[int(rng.random() * len(best))]
        self._apply(Rect(*cell, 1, 1), join)
        if images is not None:
            image = images.rect
            rest = tuple(map(image, join.rest))
            mirrored = _Join(image(join.strip), image(join.neighbour), rest)
            self._apply(Rect(*images.cell(cell), 1, 1), mirrored)
        return True

    def _apply(self, single: Rect, join: _Join) -> None:
        for old in (single, join.neighbour):
            del self.rects[old]
        for new in (join.strip, *join.rest):
            self.rects[new] = None
            self._own(new)

    def _joins(self, cell: Cell) -> Iterator[_Join]:
        """Yield the ways to join a single cell that leave no other single cell."""
        row, col = cell
        for down, right in _SIDES:
            beside = self._at(row + down, col + right)
            if beside is None:
                continue
            join = _along_row(cell, beside) if right else _along_col(cell, beside)
            for rect in join.rest:
                if rect.height == rect.width == 1:
                    break
            else:
                yield join

    def _at(self, row: int, col: int) -> Rect | None:
        inside = 0 <= row < self._rows and 0 <= col < self._cols
        return self._owner[row * self._cols + col] if inside else None


def _along_row(cell: Cell, beside: Rect) -> _Join:
    """Join a cell with the part of a rectangle left or right of it that lies in its row."""
    row, col, height, width = beside
    above = new_rect((row, col, cell.row - row, width))
    below = new_rect((cell.row + 1, col, row + height - cell.row - 1, width))
    strip = new_rect((cell.row, min(col, cell.col), 1, width + 1))
    return _Join(strip, beside, tuple(rect for rect in (above, below) if rect.height))


def _along_col(cell: Cell, beside: Rect) -> _Join:
    """Join a cell with the part of a rectangle above or below it that lies in its column."""
    row, col, height, width = beside
    before = new_rect((row, col, height, cell.col - col))
    after = new_rect((row, cell.col + 1, height, col + width - cell.col - 1))
    strip = new_rect((min(row, cell.row), cell.col, height + 1, 1))
    return _Join(strip, beside, tuple(rect for rect in (before, after) if rect.width))


def without_singles(
    rows: int,
    cols: int,
    rects: list[Rect],
    rng: Random,
    control: Control,
    images: Images | None = None,
) -> list[Rect] | None:
    """Return rectangles for the same cells, none of a single cell; None if that failed.

    ``rects`` may cover only a part of the grid. A neighbour is cut into as few pieces as
    possible.

    Raises:
        CutShortError: a limit was reached.
    """
    singles = [rect for rect in control.checked(rects) if rect.height == rect.width == 1]
    if not singles:
        return rects
    pattern = CutPattern(rows, cols, rects, control)
    for single in control.checked(singles):
        if single in pattern.rects and not pattern.join(single.first, rng, images):
            return None
    return list(pattern.rects)
