"""Expands run lengths: rows of different lengths are stored one after the other in an array."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from shikaku_gui.solver.control import Control

Ints: TypeAlias = NDArray[Any]
"""Whole numbers; of 32 or 64 bits, as memory and range ask."""
Bools: TypeAlias = NDArray[np.bool_]

_PIECE = 1 << 18


def pieces(length: int, control: Control | None) -> Iterator[slice]:
    """Yield slices of an array, one at least, each of which an operation handles quickly.

    Raises:
        CutShortError: a limit was reached.
    """
    for start in range(0, max(1, length), _PIECE):
        if control is not None:
            control.check()
        yield slice(start, start + _PIECE)


def starts_of(counts: Ints) -> Ints:
    """Return where each of the rows of these lengths starts."""
    starts: Ints = np.cumsum(counts) - counts
    return starts


def spread(counts: Ints) -> tuple[Ints, Ints]:
    """Return, for rows of these lengths, each element's row and its place in the row.

    >>> spread(np.array([2, 0, 3]))
    (array([0, 0, 2, 2, 2]), array([0, 1, 0, 1, 2]))
    """
    return ranges(np.zeros_like(counts), counts)


def ranges(starts: Ints, counts: Ints) -> tuple[Ints, Ints]:
    """Return the numbers ``start, start + 1, ...`` of each row, with each one's row."""
    rows = np.repeat(np.arange(len(counts)), counts)
    return rows, np.arange(len(rows)) + np.repeat(starts - starts_of(counts), counts)
