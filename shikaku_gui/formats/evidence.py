"""Choosing between the ways in which a text can be read: the areas must add up to the grid.

A reader lists its readings, the likeliest first. The documented ones have the lowest rank; those
of a higher rank are considered only where no lower one adds up. Where two of one rank do, nothing
is guessed: :class:`SeveralReadingsError` names them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain, groupby
from operator import attrgetter
from typing import NamedTuple

from shikaku_gui.formats.base import FormatError, SeveralPuzzlesError
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.texts import Message, count_message, make_message

_MAX_DOUBTED_CELLS = 2_500
"""The largest grid whose other readings are kept: they are solved later, which must be quick."""


class Reading(NamedTuple):
    """One way to read a text: a function that does, which may raise FormatError, and its name.

    Whoever opens the puzzle is told of it where the text is not as documented (``told``).
    """

    read: Callable[[], SavedGame]
    how: Message
    rank: int = 0
    told: bool = False

    def game(self) -> SavedGame:
        """Read the text in this way.

        Raises:
            FormatError: that is not possible.
        """
        read_as = make_message(N_("read as {how}"), how=self.how) if self.told else None
        return replace(self.read(), way=self.how, read_as=read_as)


class SeveralReadingsError(SeveralPuzzlesError):
    """A puzzle can be read in several ways; ``games`` are what each gives, with its ``way``."""

    def __init__(self, games: Sequence[SavedGame]) -> None:
        ways = [game.way for game in games if game.way is not None]
        super().__init__(tuple(way.say() for way in ways))
        self.games = tuple(games)
        joined = ways[0]
        for way in ways[1:]:
            #: Two ways in which a text could be read.
            joined = make_message(N_("{first}; or {next}"), first=joined, next=way)
        expected = make_message(N_("a puzzle that can be read in one way only"))
        FormatError.__init__(self, expected, joined)

    def __reduce__(self) -> tuple[type[FormatError], tuple[object, ...]]:
        return SeveralReadingsError, (self.games,)

    def moved(self, _line: int, _column: int) -> FormatError:
        """Return this error: it has no place."""
        return self


def size_message(template: str, rows: int, cols: int) -> Message:
    """Fill ``{rows}`` and ``{cols}`` of a template, such as with "2 rows" and "1 column"."""
    return make_message(
        template,
        rows=count_message("1 row", "{count} rows", rows),
        cols=count_message("1 column", "{count} columns", cols),
    )


def adds_up(puzzle: Puzzle) -> bool:
    """Tell whether all areas are known and add up to the area of the grid."""
    areas = puzzle.clues.values()
    return None not in areas and sum(area or 0 for area in areas) == puzzle.area


def _distance(puzzle: Puzzle) -> int:
    """Return how many cells the areas are away from adding up to the grid.

    It is 0 also where they may add up with those that are unknown.
    """
    areas = puzzle.clues.values()
    difference = sum(area or 1 for area in areas) - puzzle.area
    return max(difference, 0) if None in areas else abs(difference)


def choose(
    readings: Iterable[Reading],
    *,
    otherwise: Callable[[], Iterable[Reading]] = tuple,
    doubtful: bool = False,
) -> SavedGame:
    """Return the game of the reading that adds up, else of the first one.

    ``otherwise`` returns more readings, of higher ranks, if none adds up. With ``doubtful``, what
    adds up in other ways is kept with the game, for a look by the solver. Where none adds up, those
    are kept that come nearer to it than the first.

    Raises:
        SeveralReadingsError: several readings of one rank add up.
        FormatError: no reading adds up, and the first is not possible.
    """
    ranks = chain(_by_rank(readings), chain.from_iterable(_by_rank(more()) for more in [otherwise]))
    tried: list[SavedGame | FormatError] = []
    for _rank, group in ranks:
        found = list(map(_game_or_error, group))
        tried += found
        fitting = _different_fitting(found)
        solved = [game for game in fitting if game.solution is not None]
        fitting = solved or fitting
        if len(fitting) > 1:
            raise SeveralReadingsError(fitting)
        if fitting:
            game = fitting[0]
            small = game.puzzle.area <= _MAX_DOUBTED_CELLS
            if not doubtful or solved or not small:
                return game
            rest = (reading for _rank, group in ranks for reading in group)
            return replace(game, other_readings=tuple(_others(game, rest)))
    if not tried:
        raise FormatError(make_message(N_("a puzzle")), make_message(N_("none")))
    first = tried[0]
    if not isinstance(first, SavedGame):
        raise first
    nearer = tuple(_nearer(first, tried))
    return replace(first, other_readings=nearer) if nearer else first


def _game_or_error(reading: Reading) -> SavedGame | FormatError:
    """Read in one way; return the error where that is not possible.

    Raises:
        SeveralPuzzlesError: there is more than one puzzle.
    """
    try:
        return reading.game()
    except SeveralPuzzlesError:
        raise
    except FormatError as error:
        return error


def _different_fitting(found: Iterable[SavedGame | FormatError]) -> list[SavedGame]:
    """Return the games whose areas may add up, the first of each puzzle."""
    fitting: list[SavedGame] = []
    for game in found:
        if isinstance(game, FormatError) or _distance(game.puzzle):
            continue
        if all(game.puzzle != old.puzzle for old in fitting):
            fitting.append(game)
    return fitting


def _nearer(first: SavedGame, tried: Iterable[SavedGame | FormatError]) -> Iterable[SavedGame]:
    """Yield what comes nearer to adding up than the first, where the grids are not large."""
    distance = _distance(first.puzzle)
    for game in tried:
        if isinstance(game, FormatError) or game.puzzle.area > _MAX_DOUBTED_CELLS:
            continue
        if _distance(game.puzzle) < distance:
            yield game


def _by_rank(readings: Iterable[Reading]) -> Iterable[tuple[int, Iterable[Reading]]]:
    rank = attrgetter("rank")
    return groupby(sorted(readings, key=rank), rank)


def _others(game: SavedGame, readings: Iterable[Reading]) -> Iterable[SavedGame]:
    for reading in readings:
        try:
            other = reading.game()
        except FormatError:
            continue
        if adds_up(other.puzzle) and other.puzzle != game.puzzle:
            yield other
