"""New puzzles with one solution, of a wanted size, character and grade.

The solution comes first: a random cut of the grid. Then each rectangle gets a clue in a
random cell, and where deduction shows the puzzle to be ambiguous, it is changed there
until it is not. So every puzzle is proved to have one solution. See docs/generator.md.
"""

import secrets
from collections.abc import Callable
from functools import partial
from math import ceil
from random import Random
from typing import TypeAlias

from shikaku_gui.model import Puzzle
from shikaku_gui.solver.control import Control, CutShortError, Stop, StopFlag
from shikaku_gui.solver.generation.character import BALANCED, Character
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.grade_steering import RANK, graded_layout
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.recipe import Recipe, parse_grade, parse_symmetry
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.grading import Difficulty
from shikaku_gui.solver.result import Level

MAX_TRIES = 20_000
"""So many layouts are begun; where none has led to a puzzle, none is expected."""

_MIN_CLUE_SHARE = 0.7
"""Of the clues that the wanted mean area promises, a puzzle has at least this share."""

_NARROW = 4

RANDOM_SEED_LIMIT = 1_000_000_000


class NotFoundError(Exception):
    """No such puzzle was found; ``stopped`` tells whether that was for the stop or the time."""

    def __init__(self, recipe: Recipe, tries: int, *, stopped: bool) -> None:
        self.recipe = recipe
        self.tries = tries
        self.stopped = stopped
        grade = "" if recipe.grade is None else f" {recipe.grade.value}"
        limit = "before the limit" if stopped else f"in {tries} tries"
        super().__init__(f"no{grade} puzzle of {recipe.rows} x {recipe.cols} was found {limit}")


OnProgress: TypeAlias = Callable[[int, float | None], None]
"""Told the number of the layout in work, from 1, and how much of it is done (0 to 1) or None."""


def generate(
    rows: int,
    cols: int,
    *,
    grade: str | Difficulty | None = None,
    character: str | Character = BALANCED,
    symmetry: str | Symmetry | None = None,
    seed: int | None = None,
    time_limit: float | None = None,
    stop: Stop | StopFlag | None = None,
    on_progress: OnProgress | None = None,
) -> Puzzle:
    """Make a puzzle that has exactly one solution.

    ``grade`` is the level it must have, none for any; ``character`` and ``symmetry`` say
    what its rectangles are like, and how the cells of its clues lie. The same ``seed``
    with the same settings gives the same puzzle on every machine; without one a new seed
    is drawn. The puzzle's source is the text of its :class:`.Recipe`.

    ``time_limit`` is in seconds; ``stop`` tells whether to stop, as in ``solve``. Both can
    end the work, but never change what is made.

    Raises:
        ValueError: a setting makes no sense.
        NotFoundError: no such puzzle was found before the time or the stop, or at all.
    """
    recipe = Recipe(
        rows,
        cols,
        secrets.randbelow(RANDOM_SEED_LIMIT) if seed is None else seed,
        grade if grade is None or isinstance(grade, Difficulty) else parse_grade(grade),
        character if isinstance(character, Character) else Character.parse(character),
        Symmetry.NONE if symmetry is None else parse_symmetry(symmetry),
    )
    return from_recipe(recipe, time_limit=time_limit, stop=stop, on_progress=on_progress)


def from_recipe(
    recipe: Recipe,
    *,
    time_limit: float | None = None,
    stop: Stop | StopFlag | None = None,
    on_progress: OnProgress | None = None,
) -> Puzzle:
    """Make the puzzle of a recipe; see :func:`generate`.

    Raises:
        NotFoundError: there is none, or it was not found before the time or the stop.
    """
    control = Control(time_limit, stop)
    rng = Random(str(recipe))  # noqa: S311 - chance for a game, and it must be repeatable
    number = 0
    try:
        for number in range(1, MAX_TRIES + 1):
            control.check()
            if on_progress is not None:
                on_progress(number, None)
            draft = PuzzleDraft(
                recipe.rows,
                recipe.cols,
                recipe.character,
                recipe.symmetry,
                rng,
                weak=recipe.grade is not None and RANK[recipe.grade] >= RANK[Difficulty.MEDIUM],
                control=control,
                report=None if on_progress is None else partial(on_progress, number),
            )
            layout = _tried(draft, recipe.grade)
            if layout is not None and len(layout.rects) >= _fewest_clues(recipe):
                return _puzzle(layout, recipe)
    except CutShortError:
        raise NotFoundError(recipe, number, stopped=True) from None
    raise NotFoundError(recipe, number, stopped=False)


def _fewest_clues(recipe: Recipe) -> int:
    """Return how many clues a puzzle must have: repairs may have joined too many rectangles.

    Strips and the smallest grids take what there is.
    """
    if min(recipe.rows, recipe.cols) < _NARROW:
        return 1
    return max(1, ceil(_MIN_CLUE_SHARE * recipe.rows * recipe.cols / recipe.character.area))


def _puzzle(layout: Layout, recipe: Recipe) -> Puzzle:
    grade = "" if recipe.grade is None else recipe.grade.value
    return Puzzle(
        layout.rows,
        layout.cols,
        layout.clues(),
        title=recipe.title,
        source=str(recipe),
        grade=grade,
    )


def _tried(draft: PuzzleDraft, wanted: Difficulty | None) -> Layout | None:
    """Return a layout with one solution and that grade, or None where the try led to none."""
    if wanted is not None:
        return graded_layout(draft, wanted)
    layout = draft.layout()
    return layout if make_unique(layout, draft, Level.BASIC) else None
