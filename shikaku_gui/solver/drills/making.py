"""Makes drills: positions on the solve paths of generated puzzles that are good to practise on."""

from collections.abc import Iterator
from dataclasses import replace

from shikaku_gui.model import Board, Puzzle, apply
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.drills.conclusions import technique_conclusions
from shikaku_gui.solver.drills.drill import Drill, drill_puzzle_text
from shikaku_gui.solver.generation.clue_share import ClueShare
from shikaku_gui.solver.generation.recipe import Recipe
from shikaku_gui.solver.generator import NotFoundError, from_recipe
from shikaku_gui.solver.position_path import described_steps
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.drill_design import DrillKind
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

MOST_ATTEMPTS, MOST_NEEDING_ATTEMPTS = 300, 40
"""Recipes whose puzzles take the generator more attempts are skipped; fewer if they need one."""

_MOST_PLACES = 2
_LEAST_AREA = 3


def make_drill(
    technique: Technique,
    kind: DrillKind,
    seed: int,
    *,
    shapes: bool = False,
    stop: Stop | None = None,
) -> Drill | None:
    """Return a drill of the puzzle with that seed, None if it has none that is good.

    With ``shapes`` the puzzle has shape clues, and some areas are hidden.

    Raises:
        CutShortError: it was stopped.
    """
    needs = technique if kind.needed and not shapes else None
    recipe = Recipe(kind.size, kind.size, seed, kind.grade, needs=needs)
    if shapes:
        recipe = replace(recipe, shapes=ClueShare.MANY, hidden=ClueShare.SOME)
    most = MOST_ATTEMPTS if needs is None else MOST_NEEDING_ATTEMPTS
    attempt = 0

    def count(number: int, _done: float | None) -> None:
        nonlocal attempt
        attempt = number

    def ends() -> bool:
        return attempt > most or (stop is not None and stop())

    try:
        # Without cores the positions are less alike.
        puzzle = from_recipe(recipe, stop=ends, on_progress=count, around_cores=False)
    except NotFoundError:
        if stop is not None and stop():
            raise CutShortError from None
        return None
    return next(find_drills(puzzle, technique, stop=stop), None)


def find_drills(
    puzzle: Puzzle, technique: Technique, *, stop: Stop | None = None
) -> Iterator[Drill]:
    """Yield the positions on the solve path of a puzzle that are good to practise a technique on.

    There no easier technique concludes anything, but for the one that excludes the same rectangles
    for another reason (*cells in every rectangle* for *no room*, *stranded cell* for *subset*).
    The technique excludes few rectangles there, one of them in a few words, and there is
    hardly any cross, nor any mark for a technique that is taught before marks are.

    Raises:
        CutShortError: it was stopped.
    """
    board, text = Board(puzzle), drill_puzzle_text(puzzle)
    easiest = TECHNIQUES[technique].easier_twin or technique
    for number, step in enumerate(described_steps(PlacementSets.of(board, stop=stop), stop)):
        if step.technique is easiest and _is_good(board, technique, stop):
            yield Drill(text, number, technique)
        if step.move is not None:
            board = apply(board, step.move)


def _is_good(board: Board, technique: Technique, stop: Stop | None) -> bool:
    limits = TECHNIQUES[technique].drills.limits
    if len(board.visible_crosses(board.puzzle.grid)) > limits.crosses:
        return False
    if limits.pencils is not None and len(board.marks.pencilled) > limits.pencils:
        return False
    hints = technique_conclusions(board, technique, stop=stop)
    if technique is Technique.ONLY_RECTANGLE:
        places = [hint.conclusion.place for hint in hints]
        return len(places) <= _MOST_PLACES and all(
            place is not None and place.area >= _LEAST_AREA for place in places
        )
    excluded = {rect for hint in hints for rect in hint.conclusion.excluded}
    return 0 < len(excluded) <= limits.excluded and (
        len(hints[0].marks) <= limits.marks
        and len(hints[0].subjects) <= limits.clues
        and len(hints[0].chain) <= limits.chain
    )
