"""When a game in progress is to be saved: the logic behind the window's timer."""

from collections.abc import Callable
from time import monotonic

DELAY = 0.25
"""Seconds from the first unsaved change to the save, so that it is written within one."""

RETRY = 5.0
"""Seconds from a save that failed to the next try."""


class AutosaveTiming:
    """Tells when to save: soon after a change, once for many changes, again if it failed.

    Used on the GUI thread only. After a move the window calls :meth:`changed` and sets its
    timer to :attr:`seconds_left`; then :meth:`begin_save` tells whether to write a snapshot
    on the worker thread. If that fails, the window calls :meth:`failed`.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        """Begin with nothing to save; ``now`` returns the time in seconds."""
        self._now = now
        self._due: float | None = None

    @property
    def seconds_left(self) -> float | None:
        """The seconds until a save is due, 0 where it is overdue, None where none is."""
        return None if self._due is None else max(0.0, self._due - self._now())

    def changed(self) -> None:
        """Note a change; further changes do not delay the save."""
        soon = self._now() + DELAY
        self._due = soon if self._due is None else min(self._due, soon)

    def begin_save(self, *, at_once: bool = False) -> bool:
        """Tell whether to save now, and count that save as begun.

        With ``at_once`` pending changes are saved whether they are due or not.
        """
        if self._due is None or (not at_once and self._due > self._now()):
            return False
        self._due = None
        return True

    def failed(self) -> None:
        """Note that a save could not be written and is to be tried again."""
        if self._due is None:
            self._due = self._now() + RETRY
