"""Where a puzzle in the making is not decided by deduction, and so may have other solutions."""

from collections.abc import Sequence
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import masks_suffice
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.engine import Engine, MaskEngine
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.propagation import Position
from shikaku_gui.solver.result import Level


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
    puzzle = layout.puzzle()
    engine = engine_for(puzzle, control)
    if not engine.settle(control):
        return []
    parts, rests = engine.parts(control)
    if level is not Level.BASIC:
        parts = exhaust_subsets(parts, {}, control)
    if level is Level.SHAVING:
        parts = exhaust_shaving(parts, {}, control)
    names = tuple(puzzle.clues)
    doubts = [Doubt([names[clue] for clue in part.clues], part) for part in parts]
    doubts += [Doubt([names[clue] for clue in rest.clues], None) for rest in rests]
    return sorted(doubts, key=lambda doubt: doubt.clues[0])


def engine_for(puzzle: Puzzle, control: Control) -> Engine:
    """Return the engine for a puzzle whose areas are all known."""
    if masks_suffice(puzzle):
        return MaskEngine(puzzle, 0, control)
    from shikaku_gui.solver.array_engine import ArrayEngine

    return ArrayEngine(puzzle, 0, control)
