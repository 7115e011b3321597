"""Fault lines: straight lines from edge to edge that no rectangle crosses."""

from random import Random

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.rectangle_geometry import new_rect, transposed


def falls_apart(rows: int, cols: int, rects: list[Rect], control: Control) -> bool:
    """Return whether a fault line leaves at least a quarter of the grid on either side.

    Raises:
        CutShortError: a limit was reached.
    """
    down, across = _faults(rows, cols, rects, control)
    return bool(down & _middle(rows) or across & _middle(cols))


def _middle(length: int) -> int:
    """Return the lines at least a quarter of a side away from both ends."""
    first = -(-length // 4)
    return (1 << length - first) - (1 << first - 1) if length > 2 * first - 1 else 0


def cross_fault_lines(
    rows: int, cols: int, rects: list[Rect], rng: Random, control: Control
) -> list[Rect]:
    """Return rectangles for the same cells with fewer fault lines.

    Where two rectangles meet at a line, their parts along the common stretch of it are
    joined.

    Raises:
        CutShortError: a limit was reached.
    """
    down, across = _faults(rows, cols, rects, control)
    if down:
        rects = _cross(rects, down, rng, control)
        down, across = _faults(rows, cols, rects, control)
    if across:
        turned = [transposed(rect) for rect in rects]
        rects = [transposed(rect) for rect in _cross(turned, across, rng, control)]
    return rects


def _faults(rows: int, cols: int, rects: list[Rect], control: Control) -> tuple[int, int]:
    """Return the fault lines between rows and columns: bit ``n`` for that after row or column n."""
    down = across = 0
    for row, col, height, width in control.checked(rects):
        down |= (1 << height - 1) - 1 << row
        across |= (1 << width - 1) - 1 << col
    return down ^ (1 << rows - 1) - 1, across ^ (1 << cols - 1) - 1


def _cross(rects: list[Rect], lines: int, rng: Random, control: Control) -> list[Rect]:
    """Return rectangles with lines between rows crossed, each with as few pieces as possible."""
    while lines:
        control.check()
        row = (lines & -lines).bit_length()
        lines &= lines - 1
        upper = [rect for rect in rects if rect[0] + rect[2] == row]
        lower = [rect for rect in rects if rect[0] == row]
        joins = [
            (len(pieces), pieces[0].area, rng.random(), pieces, above, below)
            for above in upper
            for below in lower
            if (pieces := _pieces_joined(above, below)) is not None
        ]
        if joins:
            *_, pieces, above, below = min(joins)
            rects = [rect for rect in rects if rect not in (above, below)] + pieces
    return rects


def _pieces_joined(above: Rect, below: Rect) -> list[Rect] | None:
    """Return the rectangle that joins two at a line, and what is left of them.

    None if they do not meet, or a single cell would be left.
    """
    row, col, height, width = above
    _, its_col, its_height, its_width = below
    left, right = max(col, its_col), min(col + width, its_col + its_width)
    if left >= right:
        return None
    pieces = [new_rect((row, left, height + its_height, right - left))]
    for row, col, height, width in (above, below):
        for start, end in ((col, left), (right, col + width)):
            if start == end:
                continue
            if height * (end - start) == 1:
                return None
            pieces.append(new_rect((row, start, height, end - start)))
    return pieces
