"""Deduction by subsets: one exactly-one set inside another empties the rest of the other.

Simonis' level *Sub*: from ``A + B + C = 1`` and ``A + B = 1`` follows ``C = 0``. The sets
here are the placements that cover a cell. Where all that cover cell x cover cell y too,
whoever takes x takes y, and the placements that cover y without x are out. (A cell's set
inside a clue's, and the reverse, are the basic deductions.)
"""

from shikaku_gui.solver.propagation import Position


def by_subsets(position: Position) -> bool:
    """Remove the placements that leave out part of an inseparable set of cells.

    Looks at each cell once. Returns whether any placement was removed.
    """
    cells = position.cells
    changed = False
    while cells:
        cell = cells & -cells
        cells ^= cell
        together = _always_with(cell, position)
        if together == cell:
            continue
        for clue, reach in enumerate(position.reach):
            if reach & together:
                mine = position.live[clue]
                left = [mask for mask in mine if mask & together in (0, together)]
                if len(left) < len(mine):
                    position.narrow(clue, left)
                    changed = True
    return changed


def _always_with(cell: int, position: Position) -> int:
    """Return the cells that every placement covering that cell covers."""
    together = -1
    for mine, reach in zip(position.live, position.reach, strict=True):
        if reach & cell:
            for mask in mine:
                if mask & cell:
                    together &= mask
            if together == cell:
                break
    return together
