"""Where a puzzle in the making is not decided by deduction, and so may have other solutions."""

from collections.abc import Sequence
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.bitmasks import Frame, clue_masks
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.engine import Rest
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.propagation import Position
from shikaku_gui.solver.result import Level

# Grids up to so many cells are quicker as masks, whatever their areas here.
_MOST_FOR_MASKS = 65 * 65


class Doubt(NamedTuple):
    """Clues that depend on each other and are not decided.

    ``part`` holds the placements left to them, None where there are too many for masks.
    """

    clues: Sequence[Cell]
    part: Position | None


def find_doubts(layout: Layout, level: Level, control: Control) -> list[Doubt]:
    """Return what deduction up to a level leaves undecided; nothing means one solution, proved.

    Raises:
        CutShortError: a limit was reached.
    """
    control.check()
    puzzle = layout.puzzle()
    control.check()
    parts, rests = undecided(puzzle, control)
    if level is not Level.BASIC:
        parts = exhaust_subsets(parts, {}, control)
    if level is Level.SHAVING:
        parts = exhaust_shaving(parts, {}, control)
    names = tuple(puzzle.clues)
    doubts = [Doubt([names[clue] for clue in part.clues], part) for part in parts]
    doubts += [Doubt([names[clue] for clue in rest.clues], None) for rest in rests]
    return sorted(doubts, key=lambda doubt: doubt.clues[0])


def undecided(puzzle: Puzzle, control: Control) -> tuple[list[Position], list[Rest]]:
    """Return what the basic deductions leave undecided of a puzzle that has a solution.

    All its areas are known. Parts too large for masks come separately.

    Raises:
        CutShortError: a limit was reached.
    """
    if puzzle.area <= _MOST_FOR_MASKS:
        frame = Frame(puzzle.grid)
        masks = clue_masks(puzzle, frame, 0, control)
        whole = Position(frame, range(len(masks)), masks, frame.mask(puzzle.grid))
        whole.settle(control)
        return whole.parts(), []
    from shikaku_gui.solver.array_engine import ArrayEngine

    engine = ArrayEngine(puzzle, 0, control)
    engine.settle(control)
    return engine.parts(control)
