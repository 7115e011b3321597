"""Puzzles in JSON as this program writes them; ``docs/schemas/puzzle.json`` describes them.

:mod:`shikaku_gui.formats.json_puzzles` reads them back. The text is ASCII, so that nothing in a
title can confuse a terminal or a program that reads the file line by line.
"""

import json
import re

from shikaku_gui.formats.clue_words import clue_word
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.model import Puzzle

_RECIPE = re.compile(r"shikaku:v[0-9]+/\S+")


def dumps(game: SavedGame) -> str:
    """Write JSON with a line for each row of the grid."""
    rows = ",\n  ".join(map(json.dumps, _grid(game.puzzle)))
    texts = [f' "{key}": {json.dumps(value)}' for key, value in _facts(game).items()]
    return "{\n" + ",\n".join([*texts, f' "grid": [\n  {rows}\n ]']) + "\n}\n"


def dumps_line(game: SavedGame) -> str:
    """Write JSON in one line, as in a file of JSON Lines."""
    return json.dumps({**_facts(game), "grid": _grid(game.puzzle)}) + "\n"


def _facts(game: SavedGame) -> dict[str, object]:
    """Return what is known of a puzzle besides its grid; texts that are empty are left out."""
    puzzle = game.puzzle
    texts = {
        "title": puzzle.title,
        "author": puzzle.author,
        "source": puzzle.source,
        "recipe": puzzle.source if _RECIPE.fullmatch(puzzle.source) else "",
        "grade": puzzle.grade,
    }
    facts: dict[str, object] = {"rows": puzzle.rows, "cols": puzzle.cols}
    facts |= {key: text for key, text in texts.items() if text}
    if game.solution is not None:
        facts["solution"] = sorted(game.solution)
    return facts


def _grid(puzzle: Puzzle) -> list[list[int | str]]:
    """Return the clues by rows: a list of them could be taken for a grid of three columns."""
    grid: list[list[int | str]] = [[0] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        grid[row][col] = "?" if area is None else area
    for cell, shape in puzzle.shapes.items():
        grid[cell.row][cell.col] = clue_word(puzzle.clues[cell], shape)
    return grid
