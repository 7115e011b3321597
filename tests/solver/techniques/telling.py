"""Positions written as grids, and what a technique says of them."""

from shikaku_gui import formats
from shikaku_gui.model import Board, Rect
from shikaku_gui.play.hint_words import Degree, hint_words
from shikaku_gui.solver.techniques.finding import Rule, plain
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


def position_of(grid: str, *drawn: tuple[int, int, int, int]) -> PlacementSets:
    """Return what is seen of a puzzle with rectangles drawn."""
    puzzle = formats.loads(grid).puzzle
    return PlacementSets.of(Board(puzzle, (Rect(*rect) for rect in drawn)))


def hints_of(rule: Rule, position: PlacementSets) -> list[Hint]:
    """Return what a technique finds, each checked to be true."""
    hints = [rule.tell(position, found.settled(position)) for found in rule.find(position)]
    live = plain(position)
    assert all(rule.check(live, hint) for hint in hints)
    return hints


def said(rule: Rule, grid: str, *drawn: tuple[int, int, int, int]) -> list[str]:
    """Return the reasons that a technique gives."""
    hints = hints_of(rule, position_of(grid, *drawn))
    return [str(hint_words(hint, Degree.WHY)) for hint in hints]
