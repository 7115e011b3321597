"""Deduction by subsets: one exactly-one set inside another empties the rest of the other.

Simonis' level *Sub*: from ``A + B + C = 1`` and ``A + B = 1`` follows ``C = 0``. The sets
here are the placements that cover a cell. Where all that cover cell x cover cell y too,
whoever takes x takes y, and the placements that cover y without x are out. (A cell's set
inside a clue's, and the reverse, are the basic deductions.)
"""

from shikaku_gui.solver.bitmasks import union
from shikaku_gui.solver.propagation import Position


def by_subsets(position: Position) -> bool:
    """Remove the placements that leave out part of an inseparable set of cells.

    The position must be settled. Looks at each cell once; returns whether any placement
    was removed.
    """
    changed = False
    rest = _attached(position)
    while rest:
        cell = rest & -rest
        rest ^= cell
        touching = [clue for clue, reach in enumerate(position.reach) if reach & cell]
        together = _always_with(cell, [position.live[clue] for clue in touching])
        if together != cell and _keep_together(position, cell, together):
            changed = True
    return changed


def _attached(position: Position) -> int:
    """Return the cells that no placement covers without one of the cells beside them.

    Rectangles that share two cells share all between them, so no other cell can have
    cells that it never goes without. Cells that are a clue's own are left out: they all
    go together, with no other's placements among them.
    """
    down = position.frame.stride
    lefts = rights = tops = bottoms = 0
    for mine in position.live:
        for mask in mine:
            lefts |= mask & ~(mask << 1)
            rights |= mask & ~(mask >> 1)
            tops |= mask & ~(mask << down)
            bottoms |= mask & ~(mask >> down)
    return position.cells & ~(lefts & rights & tops & bottoms | union(position.shared))


def _keep_together(position: Position, cell: int, together: int) -> bool:
    """Remove the placements that cover some of these cells without the one cell."""
    changed = False
    for clue, reach in enumerate(position.reach):
        if reach & together:
            mine = position.live[clue]
            left = [mask for mask in mine if mask & cell or not mask & together]
            if len(left) < len(mine):
                position.narrow(clue, left)
                changed = True
    return changed


def _always_with(cell: int, lives: list[list[int]]) -> int:
    """Return the cells that every placement covering that cell covers, itself included.

    Only itself where none is left that covers it.
    """
    together = -1
    for mine in lives:
        for mask in mine:
            if mask & cell:
                together &= mask
        if together == cell:
            return cell
    return cell if together == -1 else together
