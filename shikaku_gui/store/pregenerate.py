"""Makes one puzzle for the stock, as a program of its own beside the window.

``python -m shikaku_gui.store.pregenerate FOLDER RECIPE`` runs at the lowest priority, and ends
when the program that started it is gone: nobody waits for what it makes.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from shikaku_gui.solver import NotFoundError, Recipe, from_recipe
from shikaku_gui.store.pregeneration_queue import PregenerationQueue

SECONDS = 120.0
"""A puzzle that takes longer is not made ahead."""


def main(arguments: list[str]) -> int:
    """Make the puzzle and put it into the stock; return 0, or 1 where there is none."""
    folder, text = arguments
    _give_way()
    recipe = Recipe.parse(text)
    try:
        puzzle = from_recipe(recipe, time_limit=SECONDS, stop=_orphaned())
        queue = PregenerationQueue(Path(folder))
        queue.put(puzzle, recipe)
        queue.tidy()
    except (NotFoundError, OSError):
        return 1
    return 0


def _give_way() -> None:
    """Let all other programs go first, where the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(19)


def _orphaned() -> Callable[[], bool]:
    parent = os.getppid()
    return lambda: os.getppid() != parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
