"""The problems of a puzzle itself, against trying every rectangle."""

import pytest
from hypothesis import example, given, strategies as st

from shikaku_gui.model import (
    Cell,
    Problem,
    ProblemKind,
    Puzzle,
    Rect,
    Shape,
    free_cells_beside,
    problems,
    sizes_of,
)

TABLE = [
    (Puzzle(2, 2, {Cell(0, 0): 4}), []),
    (Puzzle(2, 2, {}), [Problem(ProblemKind.NO_CLUES, total=0, wanted=4)]),
    (
        Puzzle(2, 2, {Cell(0, 0): 3}),
        [
            Problem(ProblemKind.AREA_SUM, total=3, wanted=4),
            Problem(ProblemKind.NO_SHAPE, (Cell(0, 0),), wanted=3),
        ],
    ),
    (
        Puzzle(1, 3, {Cell(0, 0): 2, Cell(0, 1): 1}),
        [Problem(ProblemKind.NO_ROOM, (Cell(0, 0),), wanted=2)],
    ),
    (Puzzle(2, 2, {Cell(0, 0): None, Cell(1, 1): 2}), []),
    (
        Puzzle(2, 2, {Cell(0, 0): None, Cell(1, 1): 4}),
        [
            Problem(ProblemKind.AREA_SUM, total=5, wanted=4),
            Problem(ProblemKind.NO_ROOM, (Cell(1, 1),), wanted=4),
        ],
    ),
    (Puzzle(1, 1, {Cell(0, 0): None}), []),
    (
        Puzzle(1, 7, {Cell(0, 0): 7}, shapes={Cell(0, 0): Shape.SQUARE}),
        [Problem(ProblemKind.NO_SHAPE, (Cell(0, 0),), wanted=7, shapes=(Shape.SQUARE,))],
    ),
    (
        Puzzle(1, 1, {Cell(0, 0): 1}, shapes={Cell(0, 0): Shape.WIDE}),
        [Problem(ProblemKind.NO_SHAPE, (Cell(0, 0),), wanted=1, shapes=(Shape.WIDE,))],
    ),
    (
        Puzzle(2, 2, {Cell(0, 0): None, Cell(0, 1): None}, shapes={Cell(0, 0): Shape.WIDE}),
        [Problem(ProblemKind.NO_ROOM, (Cell(0, 0),), wanted=2, shapes=(Shape.WIDE,))],
    ),
    (
        Puzzle(
            1,
            3,
            {Cell(0, 0): None, Cell(0, 2): None},
            shapes={Cell(0, 0): Shape.WIDE, Cell(0, 2): Shape.WIDE},
        ),
        [Problem(ProblemKind.AREA_SUM, total=4, wanted=3)],
    ),
]


@pytest.mark.parametrize(("puzzle", "expected"), TABLE)
def test_problems_are_named_with_place_and_numbers(puzzle: Puzzle, expected: list[Problem]) -> None:
    assert list(problems(puzzle)) == expected


def test_every_flaw_seen_without_solving_is_in_the_table() -> None:
    named = {problem.kind for _, expected in TABLE for problem in expected}
    assert set(ProblemKind) - named == {
        ProblemKind.UNREACHED,
        ProblemKind.CONFLICT,
        ProblemKind.NO_SMALL_CONFLICT,
    }


@given(st.integers(1, 40), st.integers(1, 8), st.integers(1, 8))
def test_shapes_are_all_factor_pairs_that_fit(area: int, rows: int, cols: int) -> None:
    every = [(h, w) for h in range(1, rows + 1) for w in range(1, cols + 1) if h * w == area]
    assert sizes_of(area, rows, cols) == every


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Draw puzzles, half of their clues with a shape."""
    rows, cols = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    cell = st.builds(Cell, st.integers(0, rows - 1), st.integers(0, cols - 1))
    area = st.none() | st.integers(1, rows * cols + 1)
    clues = draw(st.dictionaries(cell, area, max_size=10))
    shapes = {each: draw(st.none() | st.sampled_from(Shape)) for each in clues}
    given = {each: shape for each, shape in shapes.items() if shape is not None}
    return Puzzle(rows, cols, clues, shapes=given)


def placements(puzzle: Puzzle, clue: Cell) -> list[Rect]:
    """Try every rectangle of the grid."""
    size = puzzle.grid
    corners = list(size.cells())
    every = {Rect.between(one, other) for one in corners for other in corners}
    return [
        rect
        for rect in every
        if puzzle.clues[clue] in (None, rect.area)
        and puzzle.shapes.get(clue) in (None, rect.shape)
        and puzzle.clues_in(rect) == [clue]
    ]


@given(puzzles())
@example(Puzzle(5, 5, {Cell(2, 2): 9, Cell(1, 1): 1, Cell(3, 3): 1}))
def test_a_clue_alone_is_reported_just_when_no_rectangle_suits_it(puzzle: Puzzle) -> None:
    alone = {ProblemKind.NO_SHAPE, ProblemKind.NO_ROOM}
    reported = [problem.cells for problem in problems(puzzle) if problem.kind in alone]
    assert reported == [(cell,) for cell in puzzle.clues if not placements(puzzle, cell)]


@given(puzzles())
def test_no_shape_and_no_room_are_distinguished(puzzle: Puzzle) -> None:
    for problem in problems(puzzle):
        if problem.kind in (ProblemKind.NO_SHAPE, ProblemKind.NO_ROOM):
            cell = problem.cells[0]
            assert problem.wanted == puzzle.least_area(cell)
            assert problem.shapes == ((puzzle.shapes[cell],) if cell in puzzle.shapes else ())
            fits = any(
                puzzle.allows(cell, h, w)
                for h in range(1, puzzle.rows + 1)
                for w in range(1, puzzle.cols + 1)
            )
            assert fits == (problem.kind is ProblemKind.NO_ROOM)


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4))
def test_the_areas_must_add_up_to_the_grid(areas: list[int]) -> None:
    puzzle = Puzzle(4, 4, {Cell(0, col): area for col, area in enumerate(areas)})
    reported = [found for found in problems(puzzle) if found.kind is ProblemKind.AREA_SUM]
    expected = Problem(ProblemKind.AREA_SUM, total=sum(areas), wanted=16)
    assert reported == ([] if sum(areas) == 16 else [expected])


def test_an_unknown_area_counts_as_at_least_one_cell() -> None:
    clues: dict[Cell, int | None] = {Cell(0, 0): 3, Cell(1, 0): None}
    assert problems(Puzzle(2, 3, clues)) == ()
    clues[Cell(1, 1)] = 3
    (found,) = problems(Puzzle(2, 3, clues))[:1]
    assert found == Problem(ProblemKind.AREA_SUM, total=7, wanted=6)


def test_free_cells_end_at_the_next_clue_or_the_edge() -> None:
    puzzle = Puzzle(4, 5, {Cell(0, 1): 2, Cell(2, 1): 3, Cell(2, 4): 4, Cell(3, 3): None})
    assert free_cells_beside(puzzle) == [(0, 1, 1, 3), (1, 1, 1, 2), (2, 1, 2, 0), (3, 0, 3, 1)]
