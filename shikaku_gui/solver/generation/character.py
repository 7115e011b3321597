"""The character of a puzzle: few large or many small rectangles, long or square ones."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedValueError, Words, make_message

MIN_AREA, MAX_AREA = 2.5, 100.0

CHARACTER_SIZES = {
    "many-small": 3.5,
    "small": 5.0,
    "balanced": 6.5,
    "large": 10.0,
    "few-large": 16.0,
}
"""The named sizes: cells to a rectangle."""

CHARACTER_LENGTHS = {"square": -1.0, "mixed": 0.0, "long": 1.0}
"""The named shapes."""

# The spread of the areas, as the standard deviation of their logarithm.
_SPREAD = 0.6
# Weights are whole numbers, so that sums of them are the same on every machine.
_UNIT = 1_000_000

# The mean area of a cut differs from the area of the shapes put down: some rectangles are
# cut short by their neighbours, and single cells are joined to one. These were measured on
# 100 x 100 cells: by length, the mean areas that resulted, and the areas put down for them.
_RESULTING_AREAS = {
    -1: (2.5, 3.9, 5.1, 6.9, 9.2, 11.8, 15.5, 20.0, 25.9, 32.6, 48.4, 62.9, 95.9, 100.0),
    0: (2.5, 3.9, 5.1, 6.8, 8.4, 10.3, 13.4, 15.8, 20.4, 26.3, 36.2, 51.8, 79.4, 100.0),
    1: (2.5, 4.3, 5.4, 6.5, 7.6, 8.7, 10.4, 12.3, 15.7, 20.7, 27.2, 35.1, 56.9, 100.0),
}
_SAMPLED_AREAS = (1.5, 3.0, 5.0, 8.0, 12.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0, 128.0, 200.0, 300.0)


@dataclass(frozen=True, slots=True)
class Character:
    """The character of the rectangles of a new puzzle.

    ``area`` is the mean number of cells of a rectangle.
    ``length`` goes from -1 (as square as possible) over 0 (mixed) to 1 (long).

    Raises:
        ValueError: a value lies outside its range.
    """

    area: float = CHARACTER_SIZES["balanced"]
    length: float = CHARACTER_LENGTHS["mixed"]

    def __post_init__(self) -> None:
        if not MIN_AREA <= self.area <= MAX_AREA:
            message = make_message(
                N_("rectangles of {area} cells on average; from {low} to {high} can be made"),
                area=str(self.area),
                low=str(MIN_AREA),
                high=str(MAX_AREA),
            )
            raise ExplainedValueError(message)
        if not -1 <= self.length <= 1:
            message = make_message(
                N_("the length {length}; it goes from -1 (square) to 1 (long)"),
                length=str(self.length),
            )
            raise ExplainedValueError(message)
        # Rounded as in the text, which must give the same puzzle.
        object.__setattr__(self, "area", float(f"{self.area:g}"))
        object.__setattr__(self, "length", float(f"{self.length:g}"))

    def __str__(self) -> str:
        """Return the text that :meth:`parse` reads.

        >>> str(Character()), str(Character(12.5, -1))
        ('balanced', '12.5:square')
        """
        area = _name(CHARACTER_SIZES, self.area)
        return f"{area}:{_name(CHARACTER_LENGTHS, self.length)}" if self.length else area

    @classmethod
    def parse(cls, text: str) -> Character:
        """Read a size, and a shape after a colon: each a name or a number.

        >>> Character.parse("few-large:long")
        Character(area=16.0, length=1.0)

        Raises:
            ValueError: it is neither one of the names nor a number in the range.
        """
        size, colon, shape = text.partition(":")
        area = _number(CHARACTER_SIZES, size, make_message(N_("a size")))
        return cls(
            area, _number(CHARACTER_LENGTHS, shape, make_message(N_("a shape"))) if colon else 0.0
        )


BALANCED = Character()


def _name(names: dict[str, float], value: float) -> str:
    return next((name for name, named in names.items() if named == value), f"{value:g}")


def _number(names: dict[str, float], text: str, what: Words) -> float:
    if text in names:
        return names[text]
    try:
        return float(text)
    except ValueError:
        known = ", ".join(names)
        message = make_message(
            N_("expected {what} ({names}, or a number), not {found}"),
            what=what,
            names=known,
            found=repr(text),
        )
        raise ExplainedValueError(message) from None


class Shapes(NamedTuple):
    """The weights of heights and widths to choose from, which are ``sizes``, and their sums so far.

    ``typical`` is an area in the middle of their distribution.
    """

    weights: Mapping[tuple[int, int], int]
    sizes: tuple[tuple[int, int], ...]
    sums: tuple[int, ...]
    typical: int


@lru_cache(maxsize=64)
def shapes(character: Character, rows: int, cols: int) -> Shapes:
    """Return the shapes of rectangles to choose from for a grid, without single cells."""
    middle = min(_sampled_area(character), max(2.0, rows * cols / 4))
    weights: dict[tuple[int, int], int] = {}
    most = math.ceil(middle * 4)
    for height in range(1, min(rows, most) + 1):
        for width in range(1, min(cols, most // height) + 1):
            weight = _weight(height, width, middle, character.length)
            if weight and height * width > 1:
                weights[height, width] = weight
    if not weights:
        weights, middle = {(1, 1): 1}, 1
    return Shapes(weights, tuple(weights), tuple(accumulate(weights.values())), round(middle))


def _weight(height: int, width: int, middle: float, length: float) -> int:
    """Return the weight of a shape.

    The logarithms of the areas have a normal distribution. The weight of an area is divided
    by its root, because larger areas have more shapes. Then long shapes gain or lose weight.
    """
    area = height * width
    off = math.log(area / middle) / _SPREAD
    stretch = abs(math.log(height / width))
    bell = math.exp(-off * off / 2) / math.sqrt(area)
    return round(_UNIT * bell * math.exp((1.5 * length - 0.3) * min(stretch, 2.5)))


def _sampled_area(character: Character) -> float:
    """Return the area to put down to get the character's mean area."""
    end = -1 if character.length < 0 else 1
    mixed = _interpolate(_RESULTING_AREAS[0], character.area)
    return mixed + abs(character.length) * (
        _interpolate(_RESULTING_AREAS[end], character.area) - mixed
    )


def _interpolate(resulting: tuple[float, ...], area: float) -> float:
    """Return the area to put down for a mean area, interpolated between the measurements."""
    at = max(1, min(bisect_left(resulting, area), len(resulting) - 1))
    part = (area - resulting[at - 1]) / (resulting[at] - resulting[at - 1])
    return _SAMPLED_AREAS[at - 1] + part * (_SAMPLED_AREAS[at] - _SAMPLED_AREAS[at - 1])
