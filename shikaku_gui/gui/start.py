"""Starts the graphical program, or hands what was given to the one that is running."""

import os
from pathlib import Path

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.single_instance import hand_over


def main(argv: list[str]) -> int:
    """Open a window and return the exit status, 0 if the running program opens it.

    A file, a link, or the recipe of a new puzzle may be given.
    """
    identity.set_names()
    if hand_over(identity.data_folder(), _absolute(argv[0]) if argv else None):
        return 0
    from shikaku_gui.gui import app  # takes a while: it imports all that a window needs

    return app.main(argv)


def _absolute(argument: str) -> str:
    """Return a path that is the same from every folder; links and recipes as they are."""
    return str(Path(argument).absolute()) if os.path.lexists(argument) else argument
