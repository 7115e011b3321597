"""What is worked on beside the thread that asks, and what comes of it."""

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from shikaku_gui.model import Rect

LivePlacements: TypeAlias = Sequence[Sequence[Rect]]
"""The placements left of some clues, clue by clue."""
Numbers: TypeAlias = list[int]
Work: TypeAlias = Callable[..., Generator[Numbers, None, None]]
"""A function of placements, a control and some numbers that yields lists, none of them
empty. It is a module's, so that another process can call it by its name."""
