"""Makes drills: positions on the solve paths of generated puzzles that are good to practise on."""

from collections.abc import Iterator
from typing import NamedTuple

from shikaku_gui.model import Board, Puzzle, apply
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.drills.conclusions import technique_conclusions
from shikaku_gui.solver.drills.drill import Drill, drill_puzzle_text
from shikaku_gui.solver.generation.recipe import Recipe
from shikaku_gui.solver.generator import NotFoundError, from_recipe
from shikaku_gui.solver.grading import Difficulty
from shikaku_gui.solver.solve_path import described_steps
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

MOST_ATTEMPTS, MOST_NEEDING_ATTEMPTS = 300, 40
"""Recipes whose puzzles take the generator more attempts are skipped; fewer if they need one."""

_TWINS = {
    Technique.NO_ROOM: Technique.SHARED_CELLS,
    Technique.SUBSET: Technique.STRANDED_CELL,
}
"""Techniques that exclude the same rectangles as an easier one; docs/difficulty.md says why."""

_MOST_PLACES = 2
_LEAST_AREA = 3


class DrillKind(NamedTuple):
    """The side of the square puzzles that drills are made from, and their grade.

    ``needed``: they are puzzles that need the technique of the drill, made around hard cores.
    """

    size: int
    grade: Difficulty
    needed: bool = False

    def recipe(self, technique: Technique, seed: int) -> Recipe:
        """Return the recipe of a puzzle; without cores the positions are less alike."""
        needs, version = (technique, 3) if self.needed else (None, 1)
        return Recipe(self.size, self.size, seed, self.grade, version=version, needs=needs)


class _Limits(NamedTuple):
    """What makes a position too hard to practise on.

    These are the rectangles that are excluded, the crosses, which the board shows only where
    one looks, the marks of the simplest hint, the clues it is about, and the steps of its chain,
    the contradiction among them.
    """

    excluded: int = 8
    crosses: int = 2
    marks: int = 10
    clues: int = 4
    chain: int = 4


_EASY, _MEDIUM, _HARD, _EXPERT = list(Difficulty)[1:]
_KINDS: dict[Difficulty, tuple[DrillKind, ...]] = {
    _EASY: (DrillKind(5, _EASY), DrillKind(6, _EASY)),
    _MEDIUM: (DrillKind(6, _MEDIUM), DrillKind(7, _MEDIUM)),
    _HARD: (DrillKind(6, _HARD), DrillKind(7, _HARD)),
    _EXPERT: (DrillKind(7, _EXPERT), DrillKind(8, _EXPERT)),
}

DRILL_KINDS: dict[Technique, tuple[DrillKind, ...]] = {
    Technique.ONLY_RECTANGLE: _KINDS[_EASY],
    Technique.ONLY_CLUE: _KINDS[_EASY],
    Technique.SHARED_CELLS: _KINDS[_MEDIUM],
    Technique.NO_ROOM: _KINDS[_MEDIUM],
    Technique.STRANDED_CELL: _KINDS[_HARD],
    Technique.POCKET: (DrillKind(7, _HARD, needed=True), DrillKind(8, _HARD, needed=True)),
    Technique.SUBSET: _KINDS[_HARD],
    Technique.PAIR: _KINDS[_EXPERT],
    Technique.COUNTING: (DrillKind(7, _EXPERT),),
    Technique.WHAT_IF: (DrillKind(7, _EXPERT),),
}
"""The puzzles that drills for each technique are made from, smaller ones first."""

_LIMITS: dict[Technique, _Limits] = {
    Technique.POCKET: _Limits(crosses=3, marks=16),
    Technique.PAIR: _Limits(crosses=3, marks=12),
    Technique.COUNTING: _Limits(excluded=5, crosses=6, marks=25),
    # On boards where only an assumption helps, most wrong rectangles can be refuted by one.
    Technique.WHAT_IF: _Limits(excluded=30, crosses=4),
}


def make_drill(
    technique: Technique, kind: DrillKind, seed: int, *, stop: Stop | None = None
) -> Drill | None:
    """Return a drill of the puzzle with that seed, None if it has none that is good.

    Raises:
        CutShortError: it was stopped.
    """
    recipe = kind.recipe(technique, seed)
    most = MOST_NEEDING_ATTEMPTS if kind.needed else MOST_ATTEMPTS
    attempt = 0

    def count(number: int, _done: float | None) -> None:
        nonlocal attempt
        attempt = number

    def ends() -> bool:
        return attempt > most or (stop is not None and stop())

    try:
        puzzle = from_recipe(recipe, stop=ends, on_progress=count)
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
    hardly any cross.

    Raises:
        CutShortError: it was stopped.
    """
    board, text = Board(puzzle), drill_puzzle_text(puzzle)
    easiest = _TWINS.get(technique, technique)
    for number, step in enumerate(described_steps(PlacementSets.of(board, stop=stop), stop)):
        if step.technique is easiest and _is_good(board, technique, stop):
            yield Drill(text, number, technique)
        if step.move is not None:
            board = apply(board, step.move)


def _is_good(board: Board, technique: Technique, stop: Stop | None) -> bool:
    limits = _LIMITS.get(technique, _Limits())
    if len(board.visible_crosses(board.puzzle.grid)) > limits.crosses:
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
