"""Deduction by subsets: one exactly-one set inside another empties the rest of the other.

Simonis' level *Sub*: from ``A + B + C = 1`` and ``A + B = 1`` follows ``C = 0``. The sets
here are the placements that cover a cell. Where all that cover cell x cover cell y too,
whoever takes x takes y, and the placements that cover y without x are out. (A cell's set
inside a clue's, and the reverse, are the basic deductions.)
"""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.masks.propagation import PlacementMasks

_MASKS_AT_ONCE = 2000


def by_subsets(position: PlacementMasks, control: Control, budget: Budget | None = None) -> bool:
    """Remove the placements that leave out part of an inseparable set of cells.

    The position must be settled. Looks once at each cell that has lost placements since
    this was last done; returns whether any placement was removed. At the end of the ``budget``
    it leaves the other cells for the next time.

    Raises:
        CutShortError: a limit was reached.
    """
    changed = False
    attached = _attached_cells(position, control)
    touching = _touching(position, attached, control)
    position.unchecked = 0
    done: set[int] = set()
    for bit, clues in touching.items():
        control.check()
        cell = 1 << bit
        if budget is not None and budget.spent:
            position.unchecked |= cell
            continue
        control.work += len(clues)
        together = _always_with(cell, [position.remaining[clue] for clue in clues])
        # Two cells that are covered together with the same cells are never covered apart.
        if together != cell and together not in done:
            done.add(together)
            changed |= _keep_together(position, cell, together)
    return changed


def _touching(position: PlacementMasks, cells: int, control: Control) -> dict[int, list[int]]:
    """Return for each of these cells, by its bit, the clues that can reach it."""
    touching: dict[int, list[int]] = {}
    for clue, reach in enumerate(position.reach):
        near = reach & cells
        if near:
            control.check()
        for bit in bits(near):
            touching.setdefault(bit, []).append(clue)
    return touching


def _attached_cells(position: PlacementMasks, control: Control) -> int:
    """Return the cells that no placement covers without one of the cells beside them.

    Rectangles that share two cells share all between them, so no other cell can have
    cells that it never goes without. Cells that are a clue's own are left out: they all
    go together, with no other's placements among them.
    """
    attached = 0
    clues = [clue for clue in position.open if position.reach[clue] & position.unchecked]
    masks = [mask for clue in clues for mask in position.remaining[clue]]
    for step in (1, position.frame.stride):
        first, beyond = position.owned, position.owned << step
        for start in range(0, len(masks), _MASKS_AT_ONCE):
            control.check()
            some = masks[start : start + _MASKS_AT_ONCE]
            control.work += len(some)
            first, beyond = _ends(some, step, first, beyond)
        attached |= position.unchecked & ~(first & beyond >> step)
    return attached


def _ends(masks: list[int], step: int, first: int, beyond: int) -> tuple[int, int]:
    """Return the cells that begin one of the masks, and those just beyond the end of one.

    A step is ``step`` bits long. Those known already are among them.
    """
    for mask in masks:
        moved = mask << step
        edges = mask ^ moved
        first |= edges & mask
        beyond |= edges & moved
    return first, beyond


def _keep_together(position: PlacementMasks, cell: int, together: int) -> bool:
    """Remove the placements that cover some of these cells without the one cell."""
    changed = False
    for clue, reach in enumerate(position.reach):
        if reach & together:
            mine = position.remaining[clue]
            left = [mask for mask in mine if not mask & together or mask & cell]
            if len(left) < len(mine):
                position.narrow(clue, left)
                changed = True
    return changed


def _always_with(cell: int, by_clue: list[list[int]]) -> int:
    """Return the cells that every placement covering that cell covers, itself included.

    Only itself where none is left that covers it.
    """
    together = -1
    for mine in by_clue:
        for mask in mine:
            if mask & cell:
                together &= mask
        if together == cell:
            return cell
    return cell if together == -1 else together
