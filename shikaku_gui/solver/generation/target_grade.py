"""Makes layouts of a wanted grade, as the program's own grading judges them.

For the lower grades a puzzle that is too hard is made easier: where the techniques of the
grade get stuck, it is repaired as if it were ambiguous there. For *expert*, hill climbing
makes a puzzle harder step by step (:mod:`.hill_climbing`).
"""

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.difficulty import Difficulty, is_gentle
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.generation.ambiguities import left_by_steps
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.gentle_moves import gentle_layout
from shikaku_gui.solver.generation.hill_climbing import climb
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.needed_steps import (
    exhausted,
    needs_technique,
    steps_left,
    undecided_parts,
)
from shikaku_gui.solver.generation.planting import (
    HARDEST,
    TRIES_PER_STEP,
    can_plant,
    is_varied,
    least_steps,
    planted_layout,
    steps_of_level,
)
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

_ROUNDS = 60
# Repairs recut rectangles more often the more rounds came before; no more than this count.
_MAX_ROUNDS_COUNTED = 3
_CLIMBING_STEPS = 200
# After this many attempts around cores, every other one does without: in small symmetric grids
# there may be no room for a core and its image.
_TRIES_AROUND_CORES = 3 * TRIES_PER_STEP


def layout_with_steps(
    context: GenerationContext, wanted: Difficulty, needs: Technique | None, tries_before: int
) -> Layout | None:
    """Return a layout of the wanted grade that needs a technique; None if this attempt failed.

    A hard or expert one has several steps of its level; fewer where many attempts have failed.

    Raises:
        CutShortError: a limit was reached.
    """
    control = context.control
    if wanted not in HARDEST:
        layout = graded_layout(context, wanted)
    else:
        least = least_steps(context.rows, context.cols, tries_before)
        varied = tries_before < TRIES_PER_STEP
        around_cores = (
            needs is not None or tries_before < _TRIES_AROUND_CORES or tries_before % 2 == 1
        )
        if around_cores and can_plant(context, wanted):
            layout = planted_layout(context, wanted, needs, least, varied=varied)
        else:
            layout = graded_layout(context, wanted)
        if layout is not None and not _has_steps(layout, wanted, least, control, varied=varied):
            return None
    if layout is None or needs is None or needs_technique(layout.puzzle(control), needs, control):
        return layout
    return None


def _has_steps(
    layout: Layout, wanted: Difficulty, least: int, control: Control, *, varied: bool
) -> bool:
    """Tell whether a layout has that grade, and enough steps of its level.

    ``varied`` asks that not too many are of one technique.
    """
    counts = steps_left(layout, HARDEST[wanted], control)
    if counts is None:
        return False
    return steps_of_level(counts, wanted) >= least and (not varied or is_varied(counts))


def graded_layout(context: GenerationContext, wanted: Difficulty) -> Layout | None:
    """Return a layout with one solution and the wanted grade; None if this attempt failed.

    Raises:
        CutShortError: a limit was reached.
    """
    control = context.control
    if wanted is Difficulty.GENTLE:
        return gentle_layout(context)
    layout = context.new_layout()
    if wanted.rank < Difficulty.HARD.rank:
        if make_unique(layout, context, Level.BASIC) and _repair_to_grade(layout, context, wanted):
            return layout
        return None
    if not make_unique(layout, context, Level.SHAVING):
        return None
    if wanted is Difficulty.EXPERT:
        layouts = climb(layout, context, _CLIMBING_STEPS)
        return next((new for new in layouts if _has_hard_grade(new, wanted, control)), None)
    return layout if _has_hard_grade(layout, wanted, control) else None


def _has_hard_grade(layout: Layout, wanted: Difficulty, control: Control) -> bool:
    """Tell whether a layout that shaving decides has the wanted grade, which is hard or expert.

    The basic deductions are the techniques up to *medium*, so what they leave decides: an
    expert puzzle is one in which the techniques up to *hard* leave something of that. Shaving
    is what-if, so that decides the rest.
    """
    parts = undecided_parts(layout, control)
    finders = [
        record.find
        for record in DIRECT_TECHNIQUES.values()
        if record.level.rank <= Difficulty.HARD.rank
    ]
    decided = all(exhausted(part, finders, control).solved for part in parts)
    return bool(parts) and decided is (wanted is Difficulty.HARD)


def _grade(steps: EasySteps) -> Difficulty:
    """Make steps; return the grade of a puzzle that the basic deductions decide."""
    if not steps.solve():
        return Difficulty.MEDIUM
    gentle = is_gentle(steps.only_clues, len(steps.drawn))
    return Difficulty.GENTLE if gentle else Difficulty.EASY


def _repair_to_grade(layout: Layout, context: GenerationContext, wanted: Difficulty) -> bool:
    """Repair a layout until it is no harder than a grade; return whether it has that grade."""
    placements = EasyPlacements(Rect(0, 0, layout.rows, layout.cols), context.control)
    for rounds_before in range(_ROUNDS):
        placements.change(layout.puzzle(context.control))
        steps = EasySteps(placements)
        found = _grade(steps)
        if found.rank <= wanted.rank:
            return found is wanted
        for ambiguity in left_by_steps(steps):
            repair(layout, ambiguity, context, min(rounds_before, _MAX_ROUNDS_COUNTED))
        if not make_unique(layout, context, Level.BASIC):
            return False
    return False
