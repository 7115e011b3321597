"""Gives clues of a new puzzle the shape of their rectangle, and hides areas.

The puzzle is proved to have one solution while all its areas are given. Then the areas that are to
be hidden are hidden all at once, and the steps of a person are followed. Where they get stuck, one
area is given again in each of the parts that are left, and the steps are made again. They lead to
the solution at last, which proves that it is still the only one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.needed_steps import needs_technique
from shikaku_gui.solver.generation.planting import HARDEST, least_steps, steps_of_level
from shikaku_gui.solver.generation.recipe import Recipe
from shikaku_gui.solver.grading import level_of_steps
from shikaku_gui.solver.puzzle_path import PuzzlePath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique

_TRIES_PER_AREA = 24
"""After this many attempts, one hidden area less is enough."""


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
        path = PuzzlePath(puzzle, control.is_over)
        for step in path.steps():
            if TECHNIQUES[step.technique].level.rank > hardest.rank:
                break
            self.counts[step.technique] += 1
        self.stuck: Sequence[Sequence[Cell]] = [] if path.solved else path.open_parts()
        self.level = level_of_steps(self.counts, len(puzzle.clues), solved=path.solved)


def with_shape_clues(
    layout: Layout, recipe: Recipe, tries_before: int, rng: Random, control: Control
) -> Puzzle | None:
    """Return the puzzle of a layout in which some clues give their shape, and some no area.

    None if it is not what the recipe asks for: of its grade, with several steps of that level
    where it is a hard one, and with enough areas hidden.

    Raises:
        CutShortError: a limit was reached.
    """
    hardest = recipe.grade or Difficulty.MEDIUM
    puzzle = layout.puzzle(control)
    cells = list(puzzle.clues)
    shaped, hidden = (
        rng.sample(cells, share.of(len(cells))) for share in (recipe.shapes, recipe.hidden)
    )
    shapes = {cell: layout.rects[cell].shape for cell in shaped}
    fewest = _fewest_hidden(len(hidden), tries_before)
    while True:
        clues = {**puzzle.clues, **dict.fromkeys(hidden)}
        changed = replace(puzzle, clues=clues, shapes=shapes)
        found = PathResult(changed, hardest, control)
        if not found.stuck:
            break
        given = {cell for part in found.stuck for cell in _one_of(part, hidden, rng)}
        hidden = [cell for cell in hidden if cell not in given]
        if not given or len(hidden) < fewest:
            return None
    return changed if _is_wanted(changed, found, recipe, tries_before, control) else None


def _fewest_hidden(most: int, tries_before: int) -> int:
    """Return how many areas must be hidden: half of those that may be, fewer after many tries."""
    return min(most, max(1, -(-most // 2) - tries_before // _TRIES_PER_AREA))


def _is_wanted(
    puzzle: Puzzle, found: PathResult, recipe: Recipe, tries_before: int, control: Control
) -> bool:
    """Tell whether the steps of a puzzle are those that a recipe asks for."""
    if recipe.grade is None:
        return True
    if found.level is not recipe.grade:
        return False
    if recipe.grade in HARDEST:
        least = least_steps(puzzle.rows, puzzle.cols, tries_before)
        if steps_of_level(found.counts, recipe.grade) < least:
            return False
    return recipe.needs is None or needs_technique(puzzle, recipe.needs, control)


def _one_of(part: Sequence[Cell], hidden: Sequence[Cell], rng: Random) -> list[Cell]:
    """Return one of the cells of a part that are hidden; none if there is none."""
    known = set(hidden)
    among = [cell for cell in part if cell in known]
    return [among[int(rng.random() * len(among))]] if among else []
