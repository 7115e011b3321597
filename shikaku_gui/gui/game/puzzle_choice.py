"""The puzzles of a text to choose from: their names, and what can be done with them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.store import AddedPuzzles, AddingProgress

Load = Callable[[int], SavedGame]
"""Loads the puzzle with an index; may raise FormatError or OSError."""


@dataclass(frozen=True)
class Addable:
    """Puzzles that can be added to the library.

    ``add`` is called on a worker thread, ``added`` on the GUI thread with its result.
    """

    add: Callable[[AddingProgress], AddedPuzzles]
    added: Callable[[AddedPuzzles], None]


@dataclass(frozen=True)
class PuzzleChoice:
    """Puzzles to choose from: their names, and how one is read by its index.

    ``addable`` is given where all of them can be added to the library.
    """

    names: tuple[str, ...]
    load: Load
    addable: Addable | None = None


AskWhich = Callable[[QWidget, PuzzleChoice, Callable[[SavedGame], None]], None]
"""Asks whether to open one of these puzzles, and which."""
