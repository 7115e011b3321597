"""Starts the graphical program, or hands what was given to the one that is running."""

import builtins
import os
from pathlib import Path

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.single_instance import Start


def main(argv: list[str]) -> int:
    """Open a window for each argument and return the exit status.

    It is 0 if the program that is running opens them. Files, links, or the recipes of new puzzles
    may be given; without any, the latest game is opened.
    """
    _import_without_features()
    identity.set_names()
    start = Start(identity.cache_folder())
    left = start.hand_over(identity.data_folder(), [*map(_absolute, argv)] or [None])
    if not left:
        return 0
    from shikaku_gui.gui import app  # takes a while: it imports all that a window needs

    return app.main([argument for argument in left if argument is not None], start)


def _import_without_features() -> None:
    """Let Python import as it did before PySide6 was imported.

    PySide6 looks into the source of every module that is imported from then on for its import
    ``__feature__``, which nothing here has. That takes a tenth of the time to the first paint.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _absolute(argument: str) -> str:
    """Return a path that is the same from every folder; links and recipes as they are."""
    return str(Path(argument).absolute()) if os.path.lexists(argument) else argument
