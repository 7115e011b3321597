"""Puzzles as text for other programs: a link, a game ID, a plain grid."""

from shikaku_gui.formats import SavedGame, UnwritableError, dumps, format_named
from shikaku_gui.model import Puzzle

LINK, GAME_ID, TEXT = "pzpr", "sgt", "grid"
"""The formats of a link to puzz.link, of Simon Tatham's Rectangles, and of a plain grid."""


def written(puzzle: Puzzle, name: str) -> str:
    """Return the puzzle without its title and progress in the format of that name.

    Raises:
        UnwritableError: the format cannot carry this puzzle.
    """
    return dumps(SavedGame(puzzle), format_named(name))


def link(puzzle: Puzzle) -> str | None:
    """Return the address of the puzzle on puzz.link, None if it cannot be encoded."""
    try:
        return written(puzzle, LINK)
    except UnwritableError:
        return None
