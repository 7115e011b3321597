"""How long deductions go on with how little yield."""

import math

from shikaku_gui.solver.control import Control

_EARNED = 50
"""The work that a placement removed pays for."""


class Budget:
    """The work that may be done; then deduction ends, and what it found is kept.

    That is some ``work`` at first, and more for everything that is found. Work is what ``control``
    counts, not time, so a puzzle is treated alike on every machine. With ``partitions`` of a
    position, shaving ends too, as more say nothing new to those who ask whether there are several.
    """

    def __init__(self, control: Control, work: float = math.inf, partitions: int = 3) -> None:
        self.partitions = partitions
        self._control = control
        self._end = control.work + work

    def earn(self, placements: int) -> None:
        """Allow more work for placements that were removed, or of which a partition was found."""
        self._end += _EARNED * placements

    def spend(self, work: int) -> None:
        """Count some work."""
        self._control.work += work

    @property
    def spent(self) -> bool:
        """Whether no more work is to be done."""
        return self._control.work > self._end
