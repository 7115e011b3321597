"""Gives clues of a new puzzle the shape of their rectangle, and hides areas.

The puzzle is proved to have one solution while all its areas are given. Then the areas that are to
be hidden are hidden all at once, and the steps of a person are followed. Where they get stuck, one
area is given again in each of the parts that are left, and the steps are made again. They lead to
the solution at last, which proves that it is still the only one.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.clue_share import ClueShare
from shikaku_gui.solver.grading import level_of_steps
from shikaku_gui.solver.puzzle_path import PuzzlePath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique


class PathResult:
    """The steps of a person up to a level: how many of each technique, and where they end.

    ``stuck`` are the clues without a rectangle in the end, in independent parts; none if the steps
    lead to the solution.
    """

    def __init__(self, puzzle: Puzzle, hardest: Difficulty, control: Control) -> None:
        """Make the steps.

        Raises:
            CutShortError: a limit was reached.
        """
        self.counts: Counter[Technique] = Counter()
        exclusions = 0
        path = PuzzlePath(puzzle, control.is_over)
        for step in path.steps():
            level = TECHNIQUES[step.technique].level
            if level.rank > hardest.rank or (hardest is Difficulty.GENTLE and not step.draws):
                break
            self.counts[step.technique] += 1
            exclusions += not step.draws
        self.stuck: Sequence[Sequence[Cell]] = [] if path.solved else path.open_parts()
        used = [technique for technique in Technique if self.counts[technique]]
        self.level = level_of_steps(used, exclusions, solved=path.solved)


def reclued_puzzle(
    puzzle: Puzzle,
    solution: Mapping[Cell, Rect],
    shares: tuple[ClueShare, ClueShare],
    hardest: Difficulty,
    rng: Random,
    control: Control,
) -> tuple[Puzzle, PathResult] | None:
    """Return a puzzle in which some clues give their shape and some no area, with its steps.

    ``solution`` are the rectangles by their clues, ``shares`` how many clues give a shape, and how
    many at most give no area. None if steps up to the hardest level do not solve the puzzle even
    with all areas.

    Raises:
        CutShortError: a limit was reached.
    """
    cells = list(puzzle.clues)
    shaped, hidden = (rng.sample(cells, share.of(len(cells))) for share in shares)
    shapes = {cell: solution[cell].shape for cell in shaped}
    while True:
        clues = puzzle.clues | dict.fromkeys(hidden)
        changed = replace(puzzle, clues=clues, shapes=shapes)
        found = PathResult(changed, hardest, control)
        if not found.stuck:
            return changed, found
        given = {cell for part in found.stuck for cell in _one_of(part, hidden, rng)}
        if not given:
            return None
        hidden = [cell for cell in hidden if cell not in given]


def _one_of(part: Sequence[Cell], hidden: Sequence[Cell], rng: Random) -> list[Cell]:
    """Return one of the cells of a part that are hidden; none if there is none."""
    known = set(hidden)
    among = [cell for cell in part if cell in known]
    return [among[int(rng.random() * len(among))]] if among else []
