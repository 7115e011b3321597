"""A puzzle as one line of text that other programs open: a link, or a game ID."""

from shikaku_gui.formats import SavedGame, UnwritableError, dumps, format_named
from shikaku_gui.model import Puzzle


def link(puzzle: Puzzle) -> str | None:
    """Return the address of the puzzle on puzz.link, None where there can be none."""
    return _written(puzzle, "pzpr")


def game_id(puzzle: Puzzle) -> str | None:
    """Return the ID that Simon Tatham's Rectangles opens, None where there can be none."""
    return _written(puzzle, "sgt")


def text(puzzle: Puzzle) -> str | None:
    """Return the puzzle as a grid of words, to be read by people and programs."""
    return _written(puzzle, "grid")


def _written(puzzle: Puzzle, name: str) -> str | None:
    try:
        return dumps(SavedGame(puzzle), format_named(name))
    except UnwritableError:
        return None
