"""Makes layouts of a wanted grade, as the program's own grading judges them.

For the lower grades a puzzle that is too hard is made easier: where the techniques of the
grade get stuck, it is repaired as if it were ambiguous there. For *expert*, hill climbing
makes a puzzle harder step by step (:mod:`.hill_climbing`).
"""

from shikaku_gui.model import Board
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import Ambiguity, AmbiguityFinder
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.hill_climbing import climb
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.grading import LEVEL_OF, Difficulty, grade
from shikaku_gui.solver.masks.propagation import Position
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.solve_path import steps_to_solution
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

RANK = {difficulty: rank for rank, difficulty in enumerate(Difficulty)}
_ROUNDS = 60
# Repairs recut rectangles more often the more rounds came before; no more than this count.
_MAX_ROUNDS_COUNTED = 3
_CLIMBING_STEPS = 200


def graded_layout(context: GenerationContext, wanted: Difficulty) -> Layout | None:
    """Return a layout with one solution and the wanted grade; None if this attempt failed.

    Raises:
        CutShortError: a limit was reached.
    """
    control = context.control
    layout = context.new_layout()
    if RANK[wanted] < RANK[Difficulty.HARD]:
        if make_unique(layout, context, Level.BASIC) and _repaired_to_grade(
            layout, context, wanted
        ):
            return layout
        return None
    if not make_unique(layout, context, Level.SHAVING):
        return None
    if wanted is Difficulty.EXPERT:
        layouts = climb(layout, context, _CLIMBING_STEPS)
        return next((new for new in layouts if _rank(new, control) == RANK[wanted]), None)
    # Puzzles that the basic deductions decide need no grading, which is slow.
    if not AmbiguityFinder.of_whole(layout, control).find(layout, Level.BASIC):
        return None
    return layout if _rank(layout, control) == RANK[wanted] else None


def _rank(layout: Layout, control: Control) -> int:
    """Return the rank of a layout's grade; one more than the highest if it needs search."""
    given = grade(layout.puzzle(), stop=lambda: control.over)
    return RANK[Difficulty(given.grade)] if given.human_solvable else len(RANK)


def _repaired_to_grade(layout: Layout, context: GenerationContext, wanted: Difficulty) -> bool:
    """Repair a layout until it is no harder than a grade; return whether it has that grade."""
    for rounds_before in range(_ROUNDS):
        rank = _rank(layout, context.control)
        if rank <= RANK[wanted]:
            return rank == RANK[wanted]
        for ambiguity in _undecided_by_grade(layout, wanted, context.control):
            repair(layout, ambiguity, context, min(rounds_before, _MAX_ROUNDS_COUNTED))
        if not make_unique(layout, context, Level.BASIC):
            return False
    return False


def _undecided_by_grade(layout: Layout, wanted: Difficulty, control: Control) -> list[Ambiguity]:
    """Return what the techniques up to a grade leave undecided."""
    puzzle = layout.puzzle()
    position = PlacementSets.of(Board(puzzle))
    for step in steps_to_solution(position, stop=lambda: control.over):
        if RANK[LEVEL_OF[step.finding.technique]] > RANK[wanted]:
            break
        position = step.after
    frame = position.table.frame
    masks = [list(map(frame.mask, position.rects_of(clue))) for clue in position.open]
    clue_cells = tuple(puzzle.clues)
    parts = Position(frame, position.open, masks, position.uncovered).parts()
    return [Ambiguity([clue_cells[clue] for clue in part.clues], part) for part in parts]
