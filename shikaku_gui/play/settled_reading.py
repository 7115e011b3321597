"""Settling how a puzzle is meant that can be read in several ways: the one with one solution."""

from collections.abc import Callable, Iterable

from shikaku_gui.formats import SavedGame, SeveralReadingsError, adds_up
from shikaku_gui.solver import Status, solve

TIME_LIMIT = 1.0
"""How many seconds the solver may look at each reading."""


def settled(read: Callable[[], SavedGame], *, ask: bool = False) -> SavedGame:
    """Return the game that a function reads, in the one way in which it has one solution.

    A game read as documented stays what it is unless just one other reading has one solution. With
    ``ask``, it has to be chosen where it has no solution and other readings may be meant.

    Raises:
        SeveralReadingsError: no way is documented, and not just one has one solution; or one has
            to be chosen, of which the first is as documented.
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
    if not game.other_readings or game.solution is not None:
        return game
    status = _status(game)
    unique = None if status is Status.UNIQUE else _only_unique(game.other_readings)
    if ask and unique is None and status is Status.INFEASIBLE:
        _check_no_choice(game)
    return unique or game


def _check_no_choice(game: SavedGame) -> None:
    """Raise SeveralReadingsError where a game without a solution may be meant in another way.

    What adds up in another way has to have a solution. Where nothing adds up, nothing has one.
    """
    others = game.other_readings
    if adds_up(game.puzzle):
        others = tuple(other for other in others if _status(other) is not Status.INFEASIBLE)
    if others:
        raise SeveralReadingsError([game, *others])


def _only_unique(games: Iterable[SavedGame]) -> SavedGame | None:
    unique = [game for game in games if _status(game) is Status.UNIQUE]
    return unique[0] if len(unique) == 1 else None


def _status(game: SavedGame) -> Status:
    return solve(game.puzzle, time_limit=TIME_LIMIT).status
