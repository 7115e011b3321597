"""The rules of clues that are not plain numbers: question marks, and outlines that give a shape."""

from collections.abc import Iterable

from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Puzzle

UNKNOWN_AREA_RULE = N_("A question mark stands for any number of cells.")
SHAPE_RULE = N_(
    "An outline around a number or a question mark tells the shape of its rectangle: square, "
    "wider than tall, or taller than wide."
)


def clue_rules(puzzles: Iterable[Puzzle]) -> str:
    """Return what the question marks and outlines in the puzzles mean, or "" if there are none."""
    every = list(puzzles)
    rules = []
    if any(None in puzzle.clues.values() for puzzle in every):
        rules.append(_(UNKNOWN_AREA_RULE))
    if any(puzzle.shapes for puzzle in every):
        rules.append(_(SHAPE_RULE))
    return " ".join(rules)
