"""The types of a search task, which runs here or in a worker process."""

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from shikaku_gui.model import Rect

LivePlacements: TypeAlias = Sequence[Sequence[Rect]]
"""The placements left of some clues, clue by clue."""
Numbers: TypeAlias = list[int]
SearchTask: TypeAlias = Callable[..., Generator[Numbers, None, None]]
"""A module-level function (a worker process imports it by its name) that takes placements,
a control and some integers, and yields non-empty lists of integers."""
