"""A program that generates one puzzle for the pregeneration queue.

``python -m shikaku_gui.store.pregenerate FOLDER RECIPE`` runs at the lowest priority, and ends
when the program that started it has ended.
"""

import os
import sys
from pathlib import Path

from shikaku_gui.solver import NotFoundError, Recipe, Stop, from_recipe
from shikaku_gui.store.pregeneration_queue import PregenerationQueue

SECONDS = 120.0
"""The time limit; a puzzle that takes longer is not generated in advance."""


def main(arguments: list[str]) -> int:
    """Generate the puzzle and put it into the queue; return 0, or 1 if that failed."""
    folder, text = arguments
    stop = begin_behind_parent()
    recipe = Recipe.parse(text)
    try:
        puzzle = from_recipe(recipe, time_limit=SECONDS, stop=stop)
        queue = PregenerationQueue(Path(folder))
        queue.put(puzzle, recipe)
        queue.tidy()
    except (NotFoundError, OSError):
        return 1
    return 0


def begin_behind_parent() -> Stop:
    """Give this process the lowest priority; return what tells that its parent has ended."""
    if hasattr(os, "nice"):
        os.nice(19)
    parent = os.getppid()
    return lambda: os.getppid() != parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
