"""Positions written as grids, and what a technique says of them."""

from collections.abc import Sequence

from shikaku_gui import formats
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import HintDegree, hint_message
from shikaku_gui.solver.techniques.finding import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

Drawn = Sequence[tuple[int, int, int, int]]
"""Rectangles: the top and left cell, the height and the width."""
Case = tuple[str, Drawn, list[str]]
"""A grid, what is drawn on it, and what a technique says."""


def position_of(grid: str, *drawn: tuple[int, int, int, int]) -> PlacementSets:
    """Return what is seen of a puzzle with rectangles drawn."""
    puzzle = formats.loads(grid).puzzle
    return PlacementSets.of(Board(puzzle, (Rect(*rect) for rect in drawn)))


def hints_of(technique: TechniqueRecord, position: PlacementSets) -> list[Hint]:
    """Return what a technique finds, each checked to be true."""
    hints = [
        technique.describe(position, found.with_placement(position))
        for found in technique.find(position)
    ]
    live = rects_by_clue(position)
    assert all(technique.check(live, hint) for hint in hints)
    return hints


def said(technique: TechniqueRecord, grid: str, *drawn: tuple[int, int, int, int]) -> list[str]:
    """Return the reasons that a technique gives."""
    hints = hints_of(technique, position_of(grid, *drawn))
    return [str(hint_message(hint, HintDegree.WHY)) for hint in hints]
