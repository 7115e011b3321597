"""Which placements cover each cell: the rows of most models."""

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control


def covering_by_cell(
    puzzle: Puzzle, placements: Placements, control: Control
) -> dict[Cell, list[tuple[int, int]]]:
    """Return for each cell the placements that cover it, as (clue, number of its placement).

    Raises:
        CutShortError: a limit was reached.
    """
    covering: dict[Cell, list[tuple[int, int]]] = {cell: [] for cell in puzzle.grid.cells()}
    for clue, mine in enumerate(placements):
        control.check()
        for number, rect in enumerate(mine):
            for cell in rect.cells():
                covering[cell].append((clue, number))
    return covering
