"""Expands run lengths: rows of different lengths are stored one after the other in an array."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[Any]
"""Whole numbers; of 32 or 64 bits, as memory and range ask."""
Bools: TypeAlias = NDArray[np.bool_]


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
