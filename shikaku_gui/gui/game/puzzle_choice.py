"""The puzzles of a text to choose from: their names, and what can be done with them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame, adds_up
from shikaku_gui.gui.base.translation import capitalized, typeset
from shikaku_gui.i18n import _
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

    ``addable`` is given where all of them can be added to the library, and ``question`` where they
    are not simply several puzzles. ``declined`` is called where nothing is opened or added.
    """

    names: tuple[str, ...]
    load: Load
    addable: Addable | None = None
    question: str = ""
    declined: Callable[[], None] = lambda: None


AskWhich = Callable[[QWidget, PuzzleChoice, Callable[[SavedGame], None]], None]
"""Asks whether to open one of these puzzles, and which."""


def choice_of_readings(games: Sequence[SavedGame]) -> PuzzleChoice:
    """Return the choice between the ways in which a puzzle can be read.

    What is chosen needs no note on how it was read.
    """
    chosen = [replace(game, read_as=None, other_readings=()) for game in games]
    return PuzzleChoice(
        tuple(map(_reading_name, games)),
        chosen.__getitem__,
        question=_("How is this puzzle meant? Its text can be read in several ways."),
    )


def _reading_name(game: SavedGame) -> str:
    way = "" if game.way is None else typeset(capitalized(game.way.say()))
    #: A way in which a puzzle can be read, such as "4 columns, 2 rows".
    fits, misfits = _("{way}: the areas add up"), _("{way}: the areas do not add up")
    return (fits if adds_up(game.puzzle) else misfits).format(way=way)
