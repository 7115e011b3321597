"""Settling how a puzzle is meant that can be read in several ways: the one with one solution."""

from collections.abc import Callable, Iterable

from shikaku_gui.formats import SavedGame, SeveralReadingsError
from shikaku_gui.solver import Status, solve

TIME_LIMIT = 1.0
"""How many seconds the solver may look at each reading."""


def settled(read: Callable[[], SavedGame]) -> SavedGame:
    """Return the game that a function reads, in the one way in which it has one solution.

    A game read as documented stays what it is unless just one other reading has one solution.

    Raises:
        SeveralReadingsError: no way is documented, and not just one has one solution.
        FormatError: it cannot be read.
        OSError: its file cannot be read.
    """
    try:
        game = read()
    except SeveralReadingsError as error:
        chosen = _only_unique(error.games)
        if chosen is None:
            raise
        return chosen
    if not game.other_readings or game.solution is not None or _is_unique(game):
        return game
    return _only_unique(game.other_readings) or game


def _only_unique(games: Iterable[SavedGame]) -> SavedGame | None:
    unique = [game for game in games if _is_unique(game)]
    return unique[0] if len(unique) == 1 else None


def _is_unique(game: SavedGame) -> bool:
    return solve(game.puzzle, time_limit=TIME_LIMIT).status is Status.UNIQUE
