"""Straight lines from edge to edge that no rectangle crosses: there a puzzle falls apart."""

from random import Random

from shikaku_gui.model import Rect


def falls_apart(rows: int, cols: int, rects: list[Rect]) -> bool:
    """Tell whether such a line leaves a quarter of the grid or more on either side."""
    down, across = _faults(rows, cols, rects)
    return bool(down & _middle(rows) or across & _middle(cols))


def _middle(length: int) -> int:
    """Return the lines at least a quarter of a side away from both ends."""
    first = -(-length // 4)
    return (1 << length - first) - (1 << first - 1) if length > 2 * first - 1 else 0


def mended(rows: int, cols: int, rects: list[Rect], rng: Random) -> list[Rect]:
    """Return rectangles for the same cells in which such lines are crossed where that is easy.

    Two rectangles of the same width, one on each side of a line, are parted along the
    other direction, or made one.
    """
    down, across = _faults(rows, cols, rects)
    if not (down or across):
        return rects
    mine = _crossed(rects, down, rng)
    down, across = _faults(rows, cols, mine)
    if not across:
        return mine
    turned = _crossed([_turned(rect) for rect in mine], across, rng)
    return [_turned(rect) for rect in turned]


def _faults(rows: int, cols: int, rects: list[Rect]) -> tuple[int, int]:
    """Return the lines that nothing crosses: bit ``n`` stands for that after row or column n."""
    down = across = 0
    for row, col, height, width in rects:
        down |= (1 << height - 1) - 1 << row
        across |= (1 << width - 1) - 1 << col
    return down ^ (1 << rows - 1) - 1, across ^ (1 << cols - 1) - 1


def _crossed(rects: list[Rect], lines: int, rng: Random) -> list[Rect]:
    """Return rectangles with lines between rows crossed, each by the smallest pair at it."""
    while lines:
        row = (lines & -lines).bit_length()
        lines &= lines - 1
        below = {(rect.col, rect.width): rect for rect in rects if rect.row == row}
        pairs = [
            (rect.area + below[rect.col, rect.width].area, rng.random(), rect)
            for rect in rects
            if rect.bottom == row and (rect.col, rect.width) in below
        ]
        if not pairs:
            continue
        upper = min(pairs)[2]
        lower = below[upper.col, upper.width]
        rects = [rect for rect in rects if rect not in (upper, lower)]
        rects += _parted(Rect.between(upper.first, lower.last), rng)
    return rects


def _parted(rect: Rect, rng: Random) -> list[Rect]:
    """Part a rectangle between two columns, if it has several."""
    if rect.width == 1:
        return [rect]
    left = 1 + int(rng.random() * (rect.width - 1))
    row, col, height, width = rect
    return [Rect(row, col, height, left), Rect(row, col + left, height, width - left)]


def _turned(rect: Rect) -> Rect:
    return Rect(rect.col, rect.row, rect.width, rect.height)
