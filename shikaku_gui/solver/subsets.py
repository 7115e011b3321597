"""Deduction by subsets: one exactly-one set inside another empties the rest of the other.

Simonis' level *Sub*: from ``A + B + C = 1`` and ``A + B = 1`` follows ``C = 0``. The sets
here are the placements that cover a cell. Where all that cover cell x cover cell y too,
whoever takes x takes y, and the placements that cover y without x are out. (A cell's set
inside a clue's, and the reverse, are the basic deductions.)
"""

from shikaku_gui.solver.propagation import Position


def by_subsets(position: Position) -> bool:
    """Remove the placements that leave out part of an inseparable set of cells.

    The position must be settled. Looks at each cell once; returns whether any placement
    was removed.
    """
    changed = False
    for cell, clues in _touching(position, _attached(position)).items():
        together = _always_with(cell, [position.live[clue] for clue in clues])
        if together != cell and _keep_together(position, cell, together):
            changed = True
    return changed


def _touching(position: Position, cells: int) -> dict[int, list[int]]:
    """Return for each of these cells the clues that can reach it."""
    touching: dict[int, list[int]] = {}
    for clue, reach in enumerate(position.reach):
        near = reach & cells
        while near:
            cell = near & -near
            near ^= cell
            touching.setdefault(cell, []).append(clue)
    return touching


def _attached(position: Position) -> int:
    """Return the cells that no placement covers without one of the cells beside them.

    Rectangles that share two cells share all between them, so no other cell can have
    cells that it never goes without. Cells that are a clue's own are left out: they all
    go together, with no other's placements among them.
    """
    attached = 0
    for step in (1, position.frame.stride):
        reach = [position.reach[clue] for clue in position.open]
        doubtful = position.cells & ~_loose(reach, step, position.owned)
        if doubtful:  # What the clues reach tells of few cells that they are attached.
            masks = [
                mask
                for clue in position.open
                if position.reach[clue] & doubtful
                for mask in position.live[clue]
                if mask & doubtful
            ]
            attached |= doubtful & ~_loose(masks, step, position.owned)
    return attached


def _loose(masks: list[int], step: int, loose: int) -> int:
    """Return the cells that begin one of the masks and end one, in steps of so many bits.

    Cells that are ``loose`` already count as both.
    """
    first = last = loose
    for mask in masks:
        first |= mask ^ mask & mask << step
        last |= mask ^ mask & mask >> step
    return first & last


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
