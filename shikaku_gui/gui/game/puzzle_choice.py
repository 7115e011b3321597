"""The puzzles of a text to choose from: their names, and what can be done with them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtWidgets import QWidget

from shikaku_gui import formats
from shikaku_gui.formats import PuzzleSet, SavedGame, SeveralPuzzlesError
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


def cached_loader(read: Callable[[], PuzzleSet]) -> Load:
    """Return a loader of the puzzles of a text, which is read once, when the first is wanted."""
    read_set = cache(read)
    return lambda index: read_set().game(index)


def choice_of_text(text: str) -> PuzzleChoice:
    """Read a text that was pasted or dropped; of several puzzles only the names.

    Raises:
        FormatError: it holds no puzzle that can be read.
    """
    try:
        game = formats.loads(text)
    except SeveralPuzzlesError as error:
        return choice_of_several(error, text)
    return PuzzleChoice((game.puzzle.title,), lambda _index: game)


def choice_of_several(error: SeveralPuzzlesError, text: str) -> PuzzleChoice:
    """Return the choice among the puzzles of a text, which was found to hold several."""
    return PuzzleChoice(error.names, cached_loader(lambda: formats.loads_set(text)))


AskWhich = Callable[[QWidget, PuzzleChoice, Callable[[SavedGame], None]], None]
"""Asks whether to open one of these puzzles, and which."""
