"""Which techniques are practised in a few minutes, one drill after the other."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic

from shikaku_gui.solver import Technique

ROUND_SECONDS = 300.0
"""How long a round lasts; the drill that is open then can be finished."""

DRILLS_EACH = 2
"""How many drills there are for each technique, and again after one that was missed."""


@dataclass(frozen=True, slots=True)
class RoundLine:
    """How a technique went in a round."""

    technique: Technique
    done: int
    right: int


class DrillRound:
    """A round of drills: the techniques take turns, and one that was missed comes again.

    It ends when all are done or the time is up; without a limit (``seconds`` None) only then. One
    that does not name its techniques (``names``) leaves it to the player to see which one helps.
    Without ``repeats`` what was missed does not come again.
    """

    def __init__(
        self,
        techniques: Iterable[Technique],
        seconds: float | None = ROUND_SECONDS,
        *,
        each: int = DRILLS_EACH,
        names: bool = True,
        repeats: bool = True,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.names = names
        self._repeats = repeats
        self._now = now
        self._ends = None if seconds is None else now() + seconds
        self._waiting = deque(tuple(techniques) * each)
        self._answers: list[tuple[Technique, bool]] = []

    @property
    def seconds_left(self) -> float | None:
        """The seconds until the round ends, 0 once it has; None without a limit."""
        return None if self._ends is None else max(self._ends - self._now(), 0.0)

    @property
    def waiting(self) -> int:
        """How many drills are still to come."""
        return len(self._waiting)

    @property
    def done(self) -> int:
        """How many drills were done."""
        return len(self._answers)

    def next_technique(self) -> Technique | None:
        """Return the technique of the next drill; None if the round is over."""
        if self.seconds_left == 0.0 or not self._waiting:
            return None
        return self._waiting.popleft()

    def note(self, technique: Technique, *, right: bool) -> None:
        """Record how a drill went."""
        self._answers.append((technique, right))
        if self._repeats and not right:
            self._waiting.append(technique)

    def leave_out(self, technique: Technique) -> None:
        """Drop what is to come of a technique that has no drill."""
        self._waiting = deque(one for one in self._waiting if one is not technique)

    def summary(self) -> tuple[RoundLine, ...]:
        """Return how each technique went, easiest first."""
        lines = []
        for technique in Technique:
            mine = [right for one, right in self._answers if one is technique]
            if mine:
                lines.append(RoundLine(technique, len(mine), sum(mine)))
        return tuple(lines)
