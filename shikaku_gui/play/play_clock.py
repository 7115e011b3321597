"""The time played: a clock that can be stopped and leaves out long idleness."""

import time
from collections.abc import Callable

IDLE_SECONDS = 120.0
"""The longest pause between two signs of life that still counts as playing."""


class PlayClock:
    """Counts the seconds played; at rest until it is started."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with those seconds already played; ``now`` tells the time in seconds."""
        self._counted = seconds
        self._now = now
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Tell whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The seconds played so far, of a present idleness at most ``IDLE_SECONDS``."""
        return self._counted + self._pending()

    def start(self) -> None:
        """Count from now on."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Count no further until started again."""
        self._counted += self._pending()
        self._since = None

    def touch(self) -> None:
        """Note a sign of life; a longer silence before it was idleness."""
        if self._since is not None:
            self.stop()
            self.start()

    def _pending(self) -> float:
        return 0.0 if self._since is None else min(self._now() - self._since, IDLE_SECONDS)
