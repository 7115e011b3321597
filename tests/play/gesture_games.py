"""Games of gestures and keys, and what they lead to: ``tests/data/games.json``."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from shikaku_gui.model import Cell, Puzzle

Row: TypeAlias = dict[str, Any]

GAMES = json.loads((Path(__file__).parents[1] / "data" / "games.json").read_text("utf-8"))
STEPS = {"Up": (-1, 0), "Down": (1, 0), "Left": (0, -1), "Right": (0, 1)}
"""The rows and columns that arrow keys go."""


def puzzle_of(row: Row) -> Puzzle:
    """Return the puzzle of a game."""
    given = GAMES["puzzles"][row["puzzle"]]
    clues = {Cell(line, col): area for line, col, area in given["clues"]}
    return Puzzle(given["rows"], given["cols"], clues)


def state_after(row: Row) -> list[list[int]]:
    """Return what is on the board after a game, as a page keeps it: marks have a fifth number."""
    return [
        *row["drawn"],
        *([*rect, 1] for rect in row.get("pencilled", [])),
        *([*rect, 2] for rect in row.get("crossed", [])),
    ]
