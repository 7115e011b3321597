"""The rules of clues that are not plain numbers: question marks, and outlines that give a shape."""

from collections.abc import Iterable

from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Puzzle

UNKNOWN_AREA_RULE = N_("A question mark stands for any number of cells.")
SHAPE_RULE = N_(
    "An outline around a clue tells the shape of its rectangle: square, wider than tall, or "
    "taller than wide."
)
_IN_SHORT = {  # by whether there are question marks, and whether there are outlines
    (False, False): N_(
        "Divide the grid into rectangles. Each must contain exactly one number: the number of "
        "cells it covers."
    ),
    (False, True): N_(
        "One number in each rectangle: it counts its cells, and an outline shows its shape."
    ),
    (True, False): N_(
        "One clue in each rectangle: a number counts its cells, ? stands for any number."
    ),
    (True, True): N_(
        "One clue in each rectangle: a number counts its cells, ? stands for any number, an "
        "outline shows its shape."
    ),
}


def clue_rules(puzzles: Iterable[Puzzle]) -> str:
    """Return what the question marks and outlines in the puzzles mean, or "" if there are none."""
    unknown, shaped = _unusual_clues(puzzles)
    return " ".join([_(UNKNOWN_AREA_RULE)] * unknown + [_(SHAPE_RULE)] * shaped)


def clue_rules_in_short(puzzles: Iterable[Puzzle]) -> str:
    """Return the rules in a line or two, with what the question marks and outlines mean."""
    return _(_IN_SHORT[_unusual_clues(puzzles)])


def _unusual_clues(puzzles: Iterable[Puzzle]) -> tuple[bool, bool]:
    """Tell whether some clues are question marks, and whether some have outlines."""
    every = list(puzzles)
    unknown = any(None in puzzle.clues.values() for puzzle in every)
    return unknown, any(puzzle.shapes for puzzle in every)
