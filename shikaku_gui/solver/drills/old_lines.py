"""Drills as they were kept before the first release: by recipes, which have no meaning since."""

import re

from shikaku_gui.solver.drills.drill import MOST_CELLS, drill_puzzle_text
from shikaku_gui.solver.generation.recipe import RECIPE_VERSION, Recipe
from shikaku_gui.solver.generator import NotFoundError, from_recipe

_OLD_LINE = re.compile(r"shikaku:[13]/(\S+)( \d+ \S+)", re.ASCII)
_SECONDS = 10.0


def line_with_clues(line: str) -> str:
    """Return a drill's line with the clues of its puzzle instead of an old recipe.

    Makes the puzzle, which takes up to a second. Other lines are returned as they are.
    """
    found = _OLD_LINE.fullmatch(line)
    if found is None:
        return line
    settings, position = found.groups()
    try:
        recipe = Recipe.parse(f"shikaku:v{RECIPE_VERSION}/{settings}")
        if recipe.rows * recipe.cols > MOST_CELLS:
            return line
        puzzle = from_recipe(recipe, time_limit=_SECONDS, around_cores=False)
    except (ValueError, NotFoundError):
        return line
    return drill_puzzle_text(puzzle) + position
