"""Generates puzzles with one solution, of a wanted size, character and grade.

First the grid is cut into random rectangles, the solution. Then each rectangle gets a clue
in a random cell. Where deduction does not decide the puzzle, it is changed until deduction
does; so every puzzle is proved to have one solution. See docs/generator.md.
"""

import secrets
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from math import ceil
from random import Random
from typing import TypeAlias

from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.control import Control, CutShortError, Stop, StopFlag
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.character import BALANCED, Character
from shikaku_gui.solver.generation.clue_share import ClueShare
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.recipe import (
    LARGE,
    Approach,
    Recipe,
    parse_grade,
    parse_setting,
)
from shikaku_gui.solver.generation.shape_clues import with_shape_clues
from shikaku_gui.solver.generation.small_grids import exists_nowhere
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.generation.target_grade import graded_layout, layout_with_steps
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.texts import ExplainedError, Message, count_message, make_message

MAX_TRIES, MAX_TRIES_NEEDING = 20_000, 2_000
"""The number of attempts, and that for a puzzle that needs a technique.

If none of them leads to a puzzle, there is probably none, or one in many thousands.
"""

_MIN_CLUE_SHARE = 0.7
"""The number of clues is at least this share of the number that the mean area implies."""

_MIN_SIDE_FOR_CLUE_SHARE = 4

_MOST_IMAGES = 0.3
"""At most this share of the rectangles have their images in the solution of a symmetric puzzle."""

_MORE_IMAGES, _TRIES_FOR_MORE = 0.1, 12
"""After each of this many attempts the share may be larger by this."""

RANDOM_SEED_LIMIT = 1_000_000_000


_ADVICE = {
    (False, False): make_message(N_("try a larger size or another grade")),
    (False, True): make_message(N_("try a larger size, no symmetry or another grade")),
    (True, False): make_message(N_("try a larger size or another technique")),
    (True, True): make_message(N_("try a larger size, no symmetry or another technique")),
}
"""Other settings to try, by whether a technique and a symmetry were wanted."""


class NotFoundError(ExplainedError):
    """No such puzzle was found; ``stopped`` is whether a limit ended the search.

    ``impossible`` is whether it is known that there is none of that size: nothing was tried.
    """

    def __init__(self, recipe: Recipe, tries: int, *, stopped: bool) -> None:
        self.recipe = recipe
        self.tries = tries
        self.stopped = stopped
        super().__init__(self._message())

    @property
    def impossible(self) -> bool:
        """Whether no such puzzle exists."""
        return not self.tries and not self.stopped

    def _message(self) -> Message:
        puzzle = self._puzzle()
        if self.impossible:
            return make_message(N_("{puzzle} exists; ask for a larger size"), puzzle=puzzle)
        attempts = count_message("1 attempt", "{count} attempts", self.tries)
        if self.stopped:
            return make_message(
                N_("{puzzle} was found before the limit, in {attempts}"),
                puzzle=puzzle,
                attempts=attempts,
            )
        advice = _ADVICE[self.recipe.needs is not None, self.recipe.symmetry is not Symmetry.NONE]
        return make_message(
            N_("{puzzle} was found in {attempts}; {advice}"),
            puzzle=puzzle,
            attempts=attempts,
            advice=advice,
        )

    def _puzzle(self) -> Message:
        recipe = self.recipe
        size = f"{recipe.rows} x {recipe.cols}"
        grade = None if recipe.grade is None else recipe.grade.value
        if grade is None:
            return make_message(N_("no puzzle of {size}"), size=size)
        if recipe.needs is None:
            return make_message(N_("no {grade} puzzle of {size}"), grade=grade, size=size)
        return make_message(
            N_("no {grade} puzzle of {size} that needs {technique}"),
            grade=grade,
            size=size,
            technique=recipe.needs.value,
        )


OnProgress: TypeAlias = Callable[[int, float | None], None]
"""Called with the number of the attempt, from 1, and how much of it is done (0 to 1) or None."""


def generate(
    rows: int,
    cols: int,
    *,
    grade: str | Difficulty | None = None,
    character: str | Character = BALANCED,
    symmetry: str | Symmetry | None = None,
    needs: str | Technique | None = None,
    shapes: str | ClueShare = ClueShare.NONE,
    hidden: str | ClueShare = ClueShare.NONE,
    seed: int | None = None,
    time_limit: float | None = None,
    stop: Stop | StopFlag | None = None,
    on_progress: OnProgress | None = None,
) -> Puzzle:
    """Make a puzzle that has exactly one solution.

    ``grade`` is the grade it must have, None for any. ``character`` describes its
    rectangles, ``symmetry`` the positions of its clues, ``needs`` a technique without which
    it cannot be solved, ``shapes`` how many clues give the shape of their rectangle, and ``hidden``
    how many at most give no area. The same ``seed`` with the same settings gives the same puzzle on
    every machine; without one, a random seed is chosen.
    The puzzle's source is the text of its :class:`.Recipe`.

    ``time_limit`` is in seconds; ``stop`` is as in ``solve``. Both can end the work, but
    never change the puzzle.

    Raises:
        ValueError: a setting is invalid.
        NotFoundError: a limit was reached first, or all attempts failed.
    """
    recipe = Recipe(
        rows,
        cols,
        secrets.randbelow(RANDOM_SEED_LIMIT) if seed is None else seed,
        None if grade is None else parse_grade(grade),
        character if isinstance(character, Character) else Character.parse(character),
        Symmetry.NONE if symmetry is None else parse_setting(Symmetry, symmetry),
        None if needs is None else parse_setting(Technique, needs),
        parse_setting(ClueShare, shapes),
        parse_setting(ClueShare, hidden),
    )
    return from_recipe(recipe, time_limit=time_limit, stop=stop, on_progress=on_progress)


def most_tries(recipe: Recipe) -> int:
    """Return after how many attempts a puzzle is given up."""
    return MAX_TRIES if recipe.needs is None else MAX_TRIES_NEEDING


def from_recipe(
    recipe: Recipe,
    *,
    time_limit: float | None = None,
    stop: Stop | StopFlag | None = None,
    on_progress: OnProgress | None = None,
    around_cores: bool = True,
) -> Puzzle:
    """Make the puzzle of a recipe; see :func:`generate`.

    Without ``around_cores`` a hard or expert puzzle is made like easier ones, and is another one,
    unless it needs a technique.

    Raises:
        NotFoundError: a limit was reached first, or all attempts failed.
    """
    control = Control(time_limit, stop)
    with paused_collector() if recipe.rows * recipe.cols >= LARGE else nullcontext():
        result = _result(recipe, control, on_progress, around_cores=around_cores)
    # Raised here, the error does not keep all that was made, which takes long to free.
    if isinstance(result, Puzzle):
        return result
    try:
        raise result
    finally:
        del result  # Else the error and this frame would keep each other.


def _result(
    recipe: Recipe, control: Control, on_progress: OnProgress | None, *, around_cores: bool
) -> Puzzle | NotFoundError:
    """Make the puzzle of a recipe, or say why there is none, up to the limits of a control."""
    impossible = exists_nowhere(recipe.rows, recipe.cols, recipe.grade, recipe.needs)
    if impossible and not recipe.changes_clues:  # with these, not all puzzles were tried
        return NotFoundError(recipe, 0, stopped=False)
    approach = recipe.approach
    if approach is Approach.AROUND_CORES and not around_cores and recipe.needs is None:
        approach = Approach.PLAIN
    seed = f"shikaku:{approach.value}/{recipe.settings}"
    rng = Random(seed)  # noqa: S311 - not for security, and it must be repeatable
    number = 0
    try:
        for number in range(1, most_tries(recipe) + 1):
            control.check()
            if on_progress is not None:
                on_progress(number, None)
            context = GenerationContext(
                recipe.rows,
                recipe.cols,
                recipe.character,
                recipe.symmetry,
                rng,
                control,
                keep_hard=recipe.grade is not None and recipe.grade.rank >= Difficulty.MEDIUM.rank,
                report=None if on_progress is None else partial(on_progress, number),
            )
            layout = _attempt(context, recipe, approach, number)
            if layout is not None and _is_wanted(layout, recipe, number, control):
                puzzle = _finished_puzzle(layout, recipe, number, context)
                if puzzle is not None:
                    return puzzle
    except CutShortError:
        return NotFoundError(recipe, number, stopped=True)
    return NotFoundError(recipe, number, stopped=False)


def _is_wanted(layout: Layout, recipe: Recipe, number: int, control: Control) -> bool:
    """Tell whether a layout of an attempt has enough rectangles, and few with their images.

    More may have them after many attempts: on tiny grids there may be nothing else.
    """
    most = _MOST_IMAGES + _MORE_IMAGES * (number // _TRIES_FOR_MORE)
    clues = len(layout.rects)
    if clues < _fewest_clues(recipe):
        return False
    return len(layout.clues_of_images(control)) <= most * clues


def _fewest_clues(recipe: Recipe) -> int:
    """Return the least number of clues: fewer mean that repairs joined too many rectangles.

    Narrow grids may have any number.
    """
    if min(recipe.rows, recipe.cols) < _MIN_SIDE_FOR_CLUE_SHARE:
        return 1
    return ceil(_MIN_CLUE_SHARE * recipe.rows * recipe.cols / recipe.character.area)


def _finished_puzzle(
    layout: Layout, recipe: Recipe, number: int, context: GenerationContext
) -> Puzzle | None:
    """Return the puzzle of a layout, which may be emptied.

    None if it cannot have the shapes and the hidden areas that the recipe asks for.
    """
    if not recipe.changes_clues:
        return _puzzle(layout, recipe, context.control)
    puzzle = with_shape_clues(layout, recipe, number - 1, context.rng, context.control)
    if puzzle is None:
        return None
    grade = "" if recipe.grade is None else recipe.grade.value
    return replace(puzzle, title=recipe.title, source=str(recipe), grade=grade)


def _puzzle(layout: Layout, recipe: Recipe, control: Control) -> Puzzle:
    """Return the puzzle of a finished layout, which is emptied."""
    grade = "" if recipe.grade is None else recipe.grade.value
    clues = layout.clue_areas(control)
    # At 1000 x 1000 cells, freeing the rectangles takes up to 90 ms, and making the puzzle 50.
    for cell in control.checked(clues):
        del layout.rects[cell]
    puzzle = Puzzle(
        layout.rows,
        layout.cols,
        clues,
        title=recipe.title,
        source=str(recipe),
        grade=grade,
    )
    control.check()
    return puzzle


def _attempt(
    context: GenerationContext, recipe: Recipe, approach: Approach, number: int
) -> Layout | None:
    """Return a layout with one solution as the recipe asks for, or None if this attempt failed.

    Where areas will be hidden, that decides the grade, unless that is the highest.
    """
    decided_later = recipe.hidden is not ClueShare.NONE and recipe.grade is not Difficulty.EXPERT
    if recipe.grade is not None and not decided_later:
        if approach is Approach.PLAIN:
            return graded_layout(context, recipe.grade)
        return layout_with_steps(context, recipe.grade, recipe.needs, number - 1)
    layout = context.new_layout()
    return layout if make_unique(layout, context, Level.BASIC) else None
