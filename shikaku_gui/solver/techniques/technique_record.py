"""The record of a technique: each has one, and what depends on the technique is derived from it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques.drill_design import DrillDesign
from shikaku_gui.solver.techniques.finding import Finding, RectsByClue
from shikaku_gui.solver.techniques.hint_records import Hint, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


class Find(Protocol):
    """The search of a technique."""

    def __call__(self, position: PlacementSets, stop: Stop | None = None) -> Iterable[Finding]:
        """Return what holds in a position.

        Raises:
            CutShortError: it was stopped, while the findings are gone through.
        """


class TechniqueRecord(NamedTuple):
    """A technique: how hard it is, and how it finds, describes and checks its conclusions.

    ``level`` is the level of a puzzle whose hardest technique it is, ``weight`` what one step adds
    to the score. ``find`` returns what holds in a position and must be fast; ``find_all`` returns
    what it leaves out as well, for drills. ``describe`` returns the hint for a finding in its
    position, or a later one where it has an effect. ``check`` tells, from the rectangles alone,
    whether everything in a hint is true.

    ``easier_twin`` is an easier technique that excludes the same rectangles, so that no puzzle
    needs this one; docs/difficulty.md says why. ``core_share`` is how often the generator draws a
    hard core for it, 0 if there are none. ``drills`` are its exercises.
    """

    technique: Technique
    level: Difficulty
    weight: int
    find: Find
    describe: Callable[[PlacementSets, Finding], Hint]
    check: Callable[[RectsByClue, Hint], bool]
    drills: DrillDesign
    find_all: Find | None = None
    easier_twin: Technique | None = None
    core_share: int = 0
