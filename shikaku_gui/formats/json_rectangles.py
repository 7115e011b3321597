"""Rectangles that a puzzle in JSON lists beside its clues: four numbers each, in several orders."""

from collections.abc import Iterator, Sequence

from shikaku_gui.formats.base import MAX_SIDE
from shikaku_gui.formats.json_reader import are_integers, columns
from shikaku_gui.formats.saved_game import valid_solution
from shikaku_gui.model import Puzzle, Rect

MOST_TO_TRY = 10_000
"""The longest list that is tried in other orders than the documented one, which takes time."""


def rect_lists(value: object) -> Iterator[tuple[Rect, ...]]:
    """Yield what a list of rectangles may mean; nothing if it is none.

    The documented order, ``[row, col, height, width]``, comes first. Then follow ``[x, y, width,
    height]`` with the upper left corner and with the lower left one; rows count from the top.
    """
    sides = columns(value, 4) if isinstance(value, list) and value else None
    if sides is None or not all(map(are_integers, sides)):
        return
    yield tuple(map(Rect, *sides))
    if len(sides[0]) > MOST_TO_TRY:
        return
    lefts, tops, widths, heights = sides
    yield tuple(map(Rect, tops, lefts, heights, widths))
    bottoms = tops
    tops = tuple(bottom - height + 1 for bottom, height in zip(bottoms, heights, strict=True))
    yield tuple(map(Rect, tops, lefts, heights, widths))


def covered_size(rects: Sequence[Rect]) -> tuple[int, int] | None:
    """Return the size of the grid whose area is that of the rectangles in it, if there is one."""
    rows, cols = max(rect.bottom for rect in rects), max(rect.right for rect in rects)
    if not 0 < max(rows, cols) <= MAX_SIDE:
        return None
    inside = all(rect.within(rows, cols) for rect in rects)
    return (rows, cols) if inside and sum(rect.area for rect in rects) == rows * cols else None


def listed_solution(puzzle: Puzzle, value: object) -> tuple[Rect, ...] | None:
    """Return the solution that a list of rectangles gives in one of these orders, else None."""
    for rects in rect_lists(value):
        if all(rect.within(puzzle.rows, puzzle.cols) for rect in rects):
            solution = valid_solution(puzzle, tuple(sorted(rects)))
            if solution is not None:
                return solution
    return None
