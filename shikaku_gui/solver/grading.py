"""How hard a puzzle is: its hardest technique, and a score for all steps to the solution."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from shikaku_gui.model import Board, Puzzle
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.expected_time import StepLoad, expected_seconds
from shikaku_gui.solver.solve_path import changed_clue, steps_and_choices
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step

CLUES_PER_EXCLUSION = 10
"""In a gentle puzzle, there are at least this many clues for each step that draws nothing.

A puzzle whose hardest technique is *only one clue reaches this cell* is gentle with so few of them,
and easy with more.
"""

CHAIN_WEIGHT = 4
"""Added to the score for each step of a what-if's chain."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The difficulty of a puzzle.

    ``grade`` is the level's name, ``hardest`` the name of the hardest technique needed
    (empty if no step was made), ``steps`` the number of steps, ``techniques`` how often
    each is used, by name, easiest first. ``exclusions`` is the number of steps that draw
    nothing: the player must remember what they exclude. ``score`` is the sum of the steps'
    weights and ``clues`` the number of clues. ``human_solvable`` tells whether the techniques
    reach the end; if not, the puzzle needs a search or does not have exactly one solution, its
    level is the highest, and the other figures describe the steps up to there.
    ``expected_seconds`` is an estimate of the time that a person takes for the steps.
    """

    grade: str
    score: int
    hardest: str
    steps: int
    techniques: Mapping[str, int]
    human_solvable: bool
    exclusions: int = 0
    clues: int = 0
    expected_seconds: float = 0.0

    @property
    def expected_minutes(self) -> float | None:
        """The estimated time in minutes, one decimal; None if the techniques do not suffice."""
        return round(self.expected_seconds / 60, 1) if self.human_solvable else None

    @property
    def score_per_clue(self) -> float:
        """The score for each clue, which compares puzzles of different sizes; one decimal."""
        return round(self.score / self.clues, 1) if self.clues else 0.0

    @property
    def one_hard_moment(self) -> bool:
        """Whether only one step needs a technique of the puzzle's level.

        The levels from medium on are meant, since the two below are told apart by how much is
        to be remembered.
        """
        level = Difficulty(self.grade)
        if not self.human_solvable or level in (Difficulty.GENTLE, Difficulty.EASY):
            return False
        used = ((TECHNIQUES[Technique(name)], count) for name, count in self.techniques.items())
        return sum(count for technique, count in used if technique.level is level) == 1

    @property
    def what_ifs(self) -> int:
        """The number of assumptions needed."""
        return self.techniques.get(Technique.WHAT_IF.value, 0)


def grade(puzzle: Puzzle, *, stop: Stop | None = None) -> Grade:
    """Grade a puzzle by solving it with the techniques of a person.

    Raises:
        CutShortError: it was stopped.
    """
    position = PlacementSets.of(Board(puzzle), stop=stop)
    findings: list[Finding] = []
    loads: list[StepLoad] = []
    for step, found in steps_and_choices(position, stop=stop):
        findings.append(step.finding)
        loads.append(_load(step, found))
        position = step.after
    solved = position.solved and not position.broken
    graded = _grade_of(findings, len(puzzle.clues), solved=solved)
    return replace(graded, expected_seconds=expected_seconds(loads))


def _load(step: Step, found: Sequence[Finding]) -> StepLoad:
    position, finding = step
    return StepLoad(
        weight=_weight(finding),
        draws=finding.place is not None,
        clues_left=len(position.table.clues) - position.drawn.bit_count(),
        clues_open=len({changed_clue(position, other) for other in found}),
    )


def _grade_of(findings: Sequence[Finding], clues: int, *, solved: bool) -> Grade:
    used = Counter(finding.technique for finding in findings)
    ordered = [technique for technique in Technique if used[technique]]
    exclusions = sum(finding.place is None for finding in findings)
    light = exclusions * CLUES_PER_EXCLUSION <= clues
    level = TECHNIQUES[ordered[-1]].level if ordered else Difficulty.GENTLE
    if not solved:
        level = Difficulty.EXPERT
    elif light and level is Difficulty.EASY:
        level = Difficulty.GENTLE
    return Grade(
        grade=level.value,
        score=sum(map(_weight, findings)),
        hardest=ordered[-1].value if ordered else "",
        steps=len(findings),
        techniques={technique.value: used[technique] for technique in ordered},
        human_solvable=solved,
        exclusions=exclusions,
        clues=clues,
    )


def _weight(finding: Finding) -> int:
    return TECHNIQUES[finding.technique].weight + CHAIN_WEIGHT * len(finding.chain)
