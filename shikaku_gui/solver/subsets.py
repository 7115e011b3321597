"""Deduction by subsets: one exactly-one set inside another empties the rest of the other.

Simonis' level *Sub*: from ``A + B + C = 1`` and ``A + B = 1`` follows ``C = 0``. The sets
here are the placements that cover a cell. Where all that cover cell x cover cell y too,
whoever takes x takes y, and the placements that cover y without x are out. (A cell's set
inside a clue's, and the reverse, are the basic deductions.)
"""

from collections import defaultdict

from shikaku_gui.solver.propagation import Position


def by_subsets(position: Position) -> bool:
    """Remove the placements that leave out part of an inseparable set of cells.

    Looks at each cell once. Returns whether any placement was removed.
    """
    changed = False
    touching = _touching(position)
    for cell, clues in touching.items():
        together = _always_with(cell, [position.live[clue] for clue in clues])
        rest = together ^ cell
        while rest:
            other = rest & -rest
            rest ^= other
            for clue in touching[other]:
                mine = position.live[clue]
                left = [mask for mask in mine if mask & together in (0, together)]
                if len(left) < len(mine):
                    position.narrow(clue, left)
                    changed = True
    return changed


def _touching(position: Position) -> dict[int, list[int]]:
    """Return the clues that can reach each cell, by the cell's mask."""
    touching: defaultdict[int, list[int]] = defaultdict(list)
    for clue, reach in enumerate(position.reach):
        while reach:
            cell = reach & -reach
            reach ^= cell
            touching[cell].append(clue)
    return touching


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
