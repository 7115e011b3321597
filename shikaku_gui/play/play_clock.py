"""The time played: a clock that can be stopped and leaves out long pauses."""

import time
from collections.abc import Callable

IDLE_SECONDS = 120.0
"""The longest pause between two actions of the player that still counts as playing."""


class PlayClock:
    """Counts the seconds played; stopped until it is started."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with those seconds already played; ``now`` returns the time in seconds."""
        self._counted = seconds
        self._now = now
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The seconds played so far, with at most ``IDLE_SECONDS`` of the current pause."""
        return self._counted + self._pending_seconds()

    def start(self) -> None:
        """Count from now on."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Count no further until started again."""
        self._counted += self._pending_seconds()
        self._since = None

    def touch(self) -> None:
        """Note an action of the player; a long pause before it is not counted."""
        if self._since is not None:
            self.stop()
            self.start()

    def _pending_seconds(self) -> float:
        return 0.0 if self._since is None else min(self._now() - self._since, IDLE_SECONDS)
