"""Gentle layouts by moves of clues, against the independent grading and the solver."""

from collections import Counter
from itertools import chain, repeat
from random import Random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.generation import gentle_moves
from shikaku_gui.solver.generation.character import CHARACTER_SIZES, Character
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.gentle_moves import gentle_layout
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.symmetry import Images, Symmetry
from shikaku_gui.solver.grading import grade
from shikaku_gui.solver.result import Status
from shikaku_gui.solver.solving import solve
from tests.examples import share_of_examples


def new_context(
    rows: int,
    cols: int,
    seed: int,
    area: float = 6.5,
    symmetry: Symmetry = Symmetry.NONE,
    control: Control | None = None,
) -> GenerationContext:
    return GenerationContext(
        rows,
        cols,
        Character(area),
        symmetry,
        Random(seed),
        control or Control(),
    )


def moves_in(layout: Layout) -> tuple[gentle_moves._Moves, EasySteps]:
    """Return moves of a layout's clues after its first steps."""
    placements = EasyPlacements(Rect(0, 0, layout.rows, layout.cols), Control())
    placements.change(layout.puzzle(Control()))
    steps = EasySteps(placements)
    steps.solve(drawing_only=True)
    context = new_context(layout.rows, layout.cols, 1)
    return gentle_moves._Moves(layout, steps, context, Counter()), steps


@given(
    st.integers(1, 14),
    st.integers(1, 14),
    st.sampled_from(list(CHARACTER_SIZES.values())),
    st.sampled_from(Symmetry),
    st.integers(0, 10**6),
)
@share_of_examples(0.3)
def test_each_layout_is_gentle_and_has_one_solution(
    rows: int, cols: int, area: float, symmetry: Symmetry, seed: int
) -> None:
    layout = gentle_layout(new_context(rows, cols, seed, area, symmetry))
    if layout is None:
        return
    puzzle = layout.puzzle(Control())
    given_grade = grade(puzzle)
    assert (given_grade.grade, given_grade.human_solvable) == ("gentle", True)
    result = solve(puzzle)
    assert result.status is Status.UNIQUE
    assert dict(zip(puzzle.clues, result.solutions[0], strict=True)) == layout.rects
    if symmetry is not Symmetry.NONE:
        image = Images(symmetry, rows, cols).cell
        assert {image(clue) for clue in puzzle.clues} == set(puzzle.clues)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_most_attempts_lead_to_a_layout(symmetry: Symmetry) -> None:
    found = [gentle_layout(new_context(12, 12, seed, symmetry=symmetry)) for seed in range(8)]
    assert len([layout for layout in found if layout is not None]) >= 6


def test_a_clue_is_moved_to_where_only_its_rectangle_fits() -> None:
    # Two rows of two: each clue can take its row or its column, until one is moved.
    rects = {Cell(0, 0): Rect(0, 0, 1, 2), Cell(1, 1): Rect(1, 0, 1, 2)}
    layout = Layout(2, 2, dict(rects))
    moves, steps = moves_in(layout)
    assert len(steps.open) == 2
    assert moves.make_one()
    steps.solve(drawing_only=True)
    assert not steps.open
    assert sorted(steps.drawn) == sorted(rects.values()) == sorted(layout.rects.values())
    assert len({col for _, col in layout.rects}) == 1
    assert moves.made == 1
    assert not moves_in(layout)[1].open


def test_an_image_is_moved_only_to_where_its_rectangle_alone_fits_too() -> None:
    images = Images(Symmetry.ROTATION, 2, 2)
    rects = {Cell(0, 0): Rect(0, 0, 1, 2), Cell(1, 1): Rect(1, 0, 1, 2)}
    layout = Layout(2, 2, dict(rects), images)
    moves, steps = moves_in(layout)
    # Half a turn leaves the two clues on a diagonal, so that two solutions remain.
    assert not moves.make_one()
    assert layout.rects == rects
    assert len(steps.open) == 2


def test_a_clue_is_not_moved_again_and_again() -> None:
    layout = Layout(2, 2, {Cell(0, 0): Rect(0, 0, 1, 2), Cell(1, 1): Rect(1, 0, 1, 2)})
    moves, _ = moves_in(layout)
    moves._moved.update(dict.fromkeys(layout.rects.values(), gentle_moves._MOST_MOVES_OF_CLUE))
    assert not moves.make_one()


def test_progress_rises() -> None:
    told: list[float] = []
    context = new_context(20, 20, 1)
    context.report = told.append
    assert gentle_layout(context) is not None
    assert len(told) > 1
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] < 1


@pytest.mark.parametrize("checks", [0, 5, 50, 150])
def test_a_stop_is_obeyed_at_the_next_check(checks: int) -> None:
    stops = chain(repeat(False, checks), [True])
    with pytest.raises(CutShortError):
        gentle_layout(new_context(20, 20, 1, control=Control(stop=lambda: next(stops))))
