"""Puzzles with one solution that follows from counting, and step by step only late or not at all.

They are a pigeonhole argument. Some strips of dominoes cross a field from left to right, and a wall
across the field has a gap for each strip but one. Below the first cells of the strips is the clue
of a bar, and another one below the cells behind the strips. A chain of bars along the bottom links
the two: one of them goes up and the other one down. If the left bar goes up, it takes the first
cell of each strip, so that a domino of each has to move over, and the next one, up to the cell
behind the strips. They may do so in any row of the field, but one of them does not get through the
wall. So the left bar goes down. Then one domino after the other has a single place left.

With three strips or more, singleton consistency does not find out which bar goes up. With two
strips and a gap ``d`` rows above them, near the right bar, it does, but not before all placements
have been supposed ``2 d + 3`` times.
"""

from collections.abc import Container
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle

LEAST_BOTTLENECK_SIDE = 21
LEAST_DETOUR_SIDE = 25
"""The shortest sides that suffice."""

_STRIPS = (3, 4, 5, 6)
_SPARE = 2
_DETOUR_BEGINS = 8
"""How far from the right bar the wall stands where the gap is in a strip."""

_Clues = dict[Cell, int | None]


class _Field(NamedTuple):
    """The measures of a field.

    ``first`` is the row of the first of ``strips`` strips, an even one; the rows above it have
    dominoes that can give way, and so have two rows below the last one. ``last`` is the column of
    the right bar and ``wall`` that of the wall, both even; ``gaps`` are the rows without the wall.
    """

    strips: int
    first: int
    last: int
    wall: int
    gaps: Container[int]


def bottleneck_puzzle(side: int, seed: int, rng: Random) -> Puzzle:
    """Return a puzzle about as wide as a side, and less high, that needs a search.

    It has 3 to 6 strips, as the seed says, as far as there is room for them.
    """
    ends = {strips: _last_column(side, strips) for strips in _STRIPS}
    possible = [strips for strips, last in ends.items() if last + 1 >= LEAST_BOTTLENECK_SIDE]
    strips = possible[(seed - 1) % len(possible)]
    last = ends[strips]
    wall = last // 4 * 2
    if last >= LEAST_BOTTLENECK_SIDE:
        wall += rng.choice((-2, 0, 2))
    closed = rng.randrange(strips - 1)
    gaps = {_SPARE + strip for strip in range(strips) if strip != closed}
    return _puzzle(_Field(strips, _SPARE, last, wall, gaps))


def detour_puzzle(side: int, seed: int, rng: Random) -> Puzzle:
    """Return a puzzle about as wide as a side, and less high, that takes many rounds.

    The gap is as far from the strips as there is room for, and nearer from seed to seed.
    """
    last = _last_column(side, 2)
    most = last // 4 - 4
    away = most - (seed - 1) % (most + 1)
    first = away + away % 2 + rng.choice((0, 2))
    wall = last - _DETOUR_BEGINS - (away + 1) // 2 * 2
    return _puzzle(_Field(2, first, last, wall, {first - away}))


def _last_column(side: int, strips: int) -> int:
    """Return the column of the right bar: an even one to which the bars of the chain fit."""
    period = strips + 1 if strips % 2 else 2 * (strips + 1)
    return (side - 1) // period * period


def _puzzle(field: _Field) -> Puzzle:
    first, last = field.first, field.last
    below = first + field.strips
    bottom = below + field.strips + 1
    rows, cols = bottom + 1, last + 1
    clues: _Clues = {Cell(row, col): 1 for row in range(rows) for col in range(cols)}
    for row in range(min(below + _SPARE, bottom - 1)):
        _lay_row(clues, row, last, is_strip=first <= row < below)
        if row not in field.gaps:
            clues.update({Cell(row, field.wall - row % 2 + step): 1 for step in range(2)})
    for row in range(first, bottom):
        for col in (0, last):
            clues.pop(Cell(row, col), None)
    for col in range(cols):
        clues.pop(Cell(bottom, col))
    bars = [Cell(below, 0), Cell(below, last)]
    bars += [Cell(bottom, col) for col in range(0, cols, field.strips + 1)]
    clues.update(dict.fromkeys(bars, field.strips + 1))
    return Puzzle(rows, cols, clues)


def _lay_row(clues: _Clues, row: int, last: int, *, is_strip: bool) -> None:
    """Lay the dominoes of a row, each with its clue on the right.

    Those of odd rows begin one column further on, so that a domino can turn to its neighbours in
    other rows. A strip has an area of 3 near both ends there, which makes up for that.
    """
    if row % 2 == 0:
        dominoes = range(0, last, 2) if is_strip else range(2, last - 2, 2)
    else:
        dominoes = range(5, last - 3, 2)
    for col in dominoes:
        _lay(clues, row, col, 2)
    if is_strip and row % 2:
        _lay(clues, row, 0, 2)
        _lay(clues, row, 2, 3)
        _lay(clues, row, last - 3, 3)


def _lay(clues: _Clues, row: int, col: int, area: int) -> None:
    """Lay a rectangle of a row with the clue in its second cell."""
    for at in range(col, col + area):
        clues.pop(Cell(row, at))
    clues[Cell(row, col + 1)] = area
