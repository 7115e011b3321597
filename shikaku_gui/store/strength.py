"""The player's strength: how much longer or shorter than expected puzzles usually take them.

The logarithm of the time taken over the expected one is followed from game to game, for each size
class and grade. Games of other classes count for less. A game that took far longer, perhaps because
of a pause, moves the estimate no more than one that took rather long. The numbers below are
assumptions, but for the spread, which goes over to that of the player's own games.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from statistics import median
from typing import NamedTuple

from shikaku_gui.formats import HintsUsed
from shikaku_gui.solver import Difficulty
from shikaku_gui.store.puzzle_identity import SizeClass

STRENGTH_LEAST = 5
"""After fewer games nothing is said about the player."""

KIND_LEAST = 3
"""After fewer games of a size class and grade, no sentence is made about them."""

_OF_PLAYERS = 0.5
"""How much players differ, as the standard deviation of the logarithm; so are those below."""

_OF_KINDS = 0.25
"""How much a player differs between size classes and grades."""

_OF_GAMES = 0.35
"""How much the games of a player differ, before there are enough to see it."""

_OF_PROGRESS = 0.05
"""How much a player changes from one game to the next."""

_GAMES_BEFORE = 10
"""For how many games the spread above counts beside that of the player's own games."""

_MOST_DEVIATIONS = 2.0
"""A game that is further off counts as if it were this many standard deviations off."""

_QUARTILE = 0.6745
"""Half of all games lie within this many standard deviations."""

_MAD_TO_DEVIATION = 1.4826

_CELLS_TO_RECTANGLE = 6
_HELP = (0.25, 0.5, 0.75, 1.0)
"""The share of the expected time for a rectangle that a hint of each level spared."""


class TimedGame(NamedTuple):
    """A game whose time counts: its puzzle's size and grade, its time and the expected one."""

    rows: int
    cols: int
    grade: str
    seconds: float
    expected: float
    hints: HintsUsed = HintsUsed()

    @property
    def kind(self) -> tuple[SizeClass, str]:
        """The size class and the grade."""
        return SizeClass.of(self.rows, self.cols), self.grade

    @property
    def ratio(self) -> float:
        """The logarithm of the time over the expected one; the time that hints spared is added."""
        helped = sum(share * used for share, used in zip(_HELP, self.hints, strict=True))
        spared = helped * _CELLS_TO_RECTANGLE / (self.rows * self.cols)
        return math.log(self.seconds / self.expected + spared)


class UsualTime(NamedTuple):
    """The seconds between which half of the player's games of a kind end."""

    low: float
    high: float


class UsualPuzzle(NamedTuple):
    """A size and grade that the player has played several times, and the usual time for it."""

    rows: int
    cols: int
    grade: str
    time: UsualTime


@dataclass(frozen=True)
class Strength:
    """The usual time over the expected one, by size class and grade; empty after few games.

    ``ratios`` are the logarithms between which half of the games are. ``often`` are the puzzles
    played most, one of each size class and grade.
    """

    ratios: Mapping[tuple[SizeClass, str], tuple[float, float]] = field(default_factory=dict)
    often: tuple[UsualPuzzle, ...] = ()

    def usual_time(self, expected: float, rows: int, cols: int, grade: str) -> UsualTime | None:
        """Return the usual time for a puzzle of which ``expected`` seconds are; None if unknown."""
        found = self.ratios.get((SizeClass.of(rows, cols), grade))
        return None if found is None else UsualTime(*(expected * math.exp(at) for at in found))


def measure_strength(games: Sequence[TimedGame]) -> Strength:
    """Return the strength shown in games, which are in the order of play."""
    if len(games) < STRENGTH_LEAST:
        return Strength()
    spread = _spread(games)
    kinds = product(SizeClass, (level.value for level in Difficulty))
    ratios = {kind: _usual_ratio(games, kind, spread) for kind in kinds}
    return Strength(ratios, tuple(_often(games, Strength(ratios))))


def _usual_ratio(
    games: Iterable[TimedGame], kind: tuple[SizeClass, str], spread: float
) -> tuple[float, float]:
    """Follow the ratio for a kind from game to game, by a Kalman filter with bounded steps."""
    mean, variance = 0.0, _OF_PLAYERS**2
    for game in games:
        variance += _OF_PROGRESS**2
        noise = spread**2 + (0 if game.kind == kind else _OF_KINDS**2)
        most = _MOST_DEVIATIONS * math.sqrt(variance + noise)
        gain = variance / (variance + noise)
        mean += gain * min(max(game.ratio - mean, -most), most)
        variance *= 1 - gain
    half = _QUARTILE * math.sqrt(variance + spread**2)
    return mean - half, mean + half


def _spread(games: Sequence[TimedGame]) -> float:
    """Return how much the player's games of the same kind differ, half of which is assumed."""
    kinds: dict[tuple[SizeClass, str], list[float]] = {}
    for game in games:
        kinds.setdefault(game.kind, []).append(game.ratio)
    several = [ratios for ratios in kinds.values() if len(ratios) >= KIND_LEAST]
    off = [abs(ratio - median(ratios)) for ratios in several for ratio in ratios]
    own = _MAD_TO_DEVIATION * median(off) if off else _OF_GAMES
    return math.sqrt(
        (_GAMES_BEFORE * _OF_GAMES**2 + len(off) * own**2) / (_GAMES_BEFORE + len(off))
    )


def _often(games: Iterable[TimedGame], strength: Strength) -> Iterable[UsualPuzzle]:
    """Yield the puzzles played several times, most often first; of each kind the size of most."""
    expected: dict[tuple[int, int, str], list[float]] = {}
    for game in games:
        expected.setdefault((game.rows, game.cols, game.grade), []).append(game.expected)
    kinds: set[tuple[SizeClass, str]] = set()
    for (rows, cols, grade), estimates in sorted(expected.items(), key=lambda e: -len(e[1])):
        time = strength.usual_time(median(estimates), rows, cols, grade)
        kind = SizeClass.of(rows, cols), grade
        if len(estimates) >= KIND_LEAST and kind not in kinds and time is not None:
            kinds.add(kind)
            yield UsualPuzzle(rows, cols, grade, time)
