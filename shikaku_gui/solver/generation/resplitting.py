"""Changes rectangles without moving a clue: two that form a larger one are split elsewhere."""

from collections.abc import Iterable, Iterator
from random import Random

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.layout import Layout


def resplit(layout: Layout, clues: Iterable[Cell], rng: Random, control: Control) -> bool:
    """Split clues' rectangles and their neighbours elsewhere; return whether any changed.

    Raises:
        CutShortError: a limit was reached.
    """
    corners = {rect.first: clue for clue, rect in control.checked(layout.rects.items())}
    changed = False
    for clue in control.checked(clues):
        other = _partner(layout, corners, clue, rng)
        if other is None or not layout.locked.isdisjoint((clue, other)):
            continue
        pairs = list(_splits(layout, clue, other))
        if not pairs:
            continue
        for cell in (clue, other):
            del corners[layout.rects[cell].first]
        layout.rects[clue], layout.rects[other] = pairs[int(rng.random() * len(pairs))]
        corners |= {layout.rects[cell].first: cell for cell in (clue, other)}
        changed = True
    return changed


def _partner(layout: Layout, corners: dict[Cell, Cell], clue: Cell, rng: Random) -> Cell | None:
    """Return a clue whose rectangle, right of or below a clue's, forms a larger one with it."""
    rect = layout.rects[clue]
    right = corners.get(Cell(rect.row, rect.right))
    below = corners.get(Cell(rect.bottom, rect.col))
    found: list[Cell] = []
    if right is not None and layout.rects[right].height == rect.height:
        found.append(right)
    if below is not None and layout.rects[below].width == rect.width:
        found.append(below)
    return found[int(rng.random() * len(found))] if found else None


def _splits(layout: Layout, one: Cell, other: Cell) -> Iterator[tuple[Rect, Rect]]:
    """Yield the other ways to split two rectangles between their clues, without single cells."""
    first, second = layout.rects[one], layout.rects[other]
    whole = Rect.between(first.first, second.last)
    row, col, height, width = whole
    for at in range(min(one.row, other.row) + 1, max(one.row, other.row) + 1):
        upper = Rect(row, col, at - row, width)
        lower = Rect(at, col, whole.bottom - at, width)
        pair = (upper, lower) if one.row < at else (lower, upper)
        if pair[0] != first and min(upper.area, lower.area) > 1:
            yield pair
    for at in range(min(one.col, other.col) + 1, max(one.col, other.col) + 1):
        left = Rect(row, col, height, at - col)
        right = Rect(row, at, height, whole.right - at)
        pair = (left, right) if one.col < at else (right, left)
        if pair[0] != first and min(left.area, right.area) > 1:
            yield pair
