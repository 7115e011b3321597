"""Steering a puzzle to a wanted grade, judged by the program's own grading.

For the lower grades a puzzle that is too hard is softened: where the techniques of the
grade stall, it is repaired as if it were ambiguous there. The higher grades are climbed
to (:mod:`.hill_climbing`).
"""

from shikaku_gui.model import Board
from shikaku_gui.solver.generation.ambiguities import Ambiguity
from shikaku_gui.solver.generation.draft import PuzzleDraft
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
_STEPS = 60
_BOLD = 3
_CLIMBS = 200


def graded_layout(draft: PuzzleDraft, wanted: Difficulty) -> Layout | None:
    """Return a layout with one solution and just the wanted grade; None where a try led to none.

    Raises:
        CutShortError: a limit was reached.
    """
    layout = draft.layout()
    if RANK[wanted] < RANK[Difficulty.HARD]:
        found = make_unique(layout, draft, Level.BASIC)
        return layout if found and _softened(layout, draft, wanted) else None
    if not make_unique(layout, draft, Level.SHAVING):
        return None
    found_there = climb(layout, draft, _CLIMBS if wanted is Difficulty.EXPERT else 0)
    return next((new for new in found_there if _rank(new, draft) == RANK[wanted]), None)


def _rank(layout: Layout, draft: PuzzleDraft) -> int:
    """Return the rank of a layout's grade, one above all where it takes a search."""
    given = grade(layout.puzzle(), stop=lambda: draft.control.over)
    return RANK[Difficulty(given.grade)] if given.human_solvable else len(RANK)


def _softened(layout: Layout, draft: PuzzleDraft, wanted: Difficulty) -> bool:
    """Repair a layout until it is no harder than a grade; tell whether it has that grade."""
    for tried in range(_STEPS):
        rank = _rank(layout, draft)
        if rank <= RANK[wanted]:
            return rank == RANK[wanted]
        for ambiguity in _stalls(layout, draft, wanted):
            repair(layout, ambiguity, draft, min(tried, _BOLD))
        if not make_unique(layout, draft, Level.BASIC):
            return False
    return False


def _stalls(layout: Layout, draft: PuzzleDraft, wanted: Difficulty) -> list[Ambiguity]:
    """Return what the techniques up to a grade leave undecided."""
    puzzle = layout.puzzle()
    position = PlacementSets.of(Board(puzzle))
    for step in steps_to_solution(position, stop=lambda: draft.control.over):
        if RANK[LEVEL_OF[step.finding.technique]] > RANK[wanted]:
            break
        position = step.after
    frame = position.table.frame
    masks = [list(map(frame.mask, position.rects_of(clue))) for clue in position.open]
    names = tuple(puzzle.clues)
    parts = Position(frame, position.open, masks, position.uncovered).parts()
    return [Ambiguity([names[clue] for clue in part.clues], part) for part in parts]
