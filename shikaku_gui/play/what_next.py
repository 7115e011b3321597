"""Which technique the next puzzle should need, from what the player masters."""

from collections.abc import Collection, Sequence

from shikaku_gui.solver import Technique

GAMES_WITH_HINTS = 2
"""After this many games in a row with hints, the next puzzle is one step easier."""


def technique_to_need(
    mastered: Collection[Technique],
    hints_taken: Sequence[int],
    possible: Collection[Technique] = tuple(Technique),
) -> Technique:
    """Return the hardest technique that the next puzzle should need.

    That is the one after the hardest of those mastered, so that the puzzle needs what the player
    knows and a step of what comes next. ``hints_taken`` are the hints of the games played, the
    latest first: after two games in a row with hints it is one lower. Techniques that are not
    ``possible``, because no puzzle needs them, are passed over.
    """
    order = tuple(Technique)
    known = max((order.index(technique) for technique in mastered), default=-1)
    easier = [technique for technique in order[: known + 1] if technique in possible]
    harder = [technique for technique in order[known + 1 :] if technique in possible]
    latest = hints_taken[:GAMES_WITH_HINTS]
    struggling = len(latest) == GAMES_WITH_HINTS and all(latest)
    if easier and (struggling or not harder):
        return easier[-1]
    return harder[0]
