"""A program that generates one puzzle for the pregeneration queue.

``python -m shikaku_gui.store.pregenerate FOLDER RECIPE`` runs at the lowest priority, and ends
when the program that started it has ended.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from shikaku_gui.solver import NotFoundError, Recipe, from_recipe
from shikaku_gui.store.pregeneration_queue import PregenerationQueue

SECONDS = 120.0
"""The time limit; a puzzle that takes longer is not generated in advance."""


def main(arguments: list[str]) -> int:
    """Generate the puzzle and put it into the queue; return 0, or 1 if that failed."""
    folder, text = arguments
    if hasattr(os, "nice"):
        os.nice(19)  # the lowest priority
    recipe = Recipe.parse(text)
    try:
        puzzle = from_recipe(recipe, time_limit=SECONDS, stop=_parent_has_ended())
        queue = PregenerationQueue(Path(folder))
        queue.put(puzzle, recipe)
        queue.tidy()
    except (NotFoundError, OSError):
        return 1
    return 0


def _parent_has_ended() -> Callable[[], bool]:
    parent = os.getppid()
    return lambda: os.getppid() != parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
