"""How hard a puzzle is: its hardest technique, and a score for all steps to the solution."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.difficulty import Difficulty, is_gentle
from shikaku_gui.solver.expected_time import clues_looked_at, expected_seconds
from shikaku_gui.solver.puzzle_path import PathStep, PuzzlePath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique

CHAIN_WEIGHT = 10
"""Added to the weight of a what-if for each step of its chain."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The difficulty of a puzzle.

    ``grade`` is the level's name, ``hardest`` the name of the hardest technique needed
    (empty if no step was made), ``steps`` the number of steps, ``techniques`` how often
    each is used, by name, easiest first. ``exclusions`` is the number of steps that draw
    nothing: the player must remember what they exclude. ``score`` measures how much has to be
    looked through: for each step the clues up to the first that leads on, times the weight of its
    technique. ``clues`` is the number of clues. ``human_solvable`` tells whether the techniques
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


@paused_collector()
def grade(puzzle: Puzzle, *, stop: Stop | None = None) -> Grade:
    """Grade a puzzle by solving it with the techniques of a person.

    Raises:
        CutShortError: it was stopped.
    """
    path = PuzzlePath(puzzle, stop)
    steps = list(path.steps())
    used = Counter(step.technique for step in steps)
    ordered = [technique for technique in Technique if used[technique]]
    exclusions = sum(not step.draws for step in steps)
    looks = sum(map(_looks, steps))
    return Grade(
        grade=level_of_steps(used, len(puzzle.clues), solved=path.solved).value,
        score=round(looks),
        hardest=ordered[-1].value if ordered else "",
        steps=len(steps),
        techniques={technique.value: used[technique] for technique in ordered},
        human_solvable=path.solved,
        exclusions=exclusions,
        clues=len(puzzle.clues),
        expected_seconds=expected_seconds(looks, len(steps) - exclusions),
    )


def level_of_steps(used: Counter[Technique], clues: int, *, solved: bool) -> Difficulty:
    """Return the level of a puzzle with so many clues, by how often its steps use each technique.

    ``solved`` is whether they lead to the end.
    """
    if not solved:
        return Difficulty.EXPERT
    levels = (TECHNIQUES[technique].level for technique in used)
    level = max(levels, key=lambda level: level.rank, default=Difficulty.GENTLE)
    if level is Difficulty.EASY and is_gentle(used[Technique.ONLY_CLUE], clues):
        return Difficulty.GENTLE
    return level


def _looks(step: PathStep) -> float:
    weight = TECHNIQUES[step.technique].weight + CHAIN_WEIGHT * step.chain
    return weight * clues_looked_at(step.clues_left, step.close)
