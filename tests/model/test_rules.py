"""The rules, one row a way to break them, and against brute force on small boards."""

from itertools import product

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import (
    Board,
    BrokenRect,
    Cell,
    Puzzle,
    Rect,
    Shape,
    Violation,
    check_rect,
    is_solved,
    violations,
)

# 4 . 2      the 4 lies left above, the ? takes what is left over
# . . .
# ? . 3
PUZZLE = Puzzle(3, 3, {Cell(0, 0): 4, Cell(0, 2): 2, Cell(2, 0): None, Cell(2, 2): 3})

VERDICTS = [
    (Rect(0, 0, 2, 2), None, 0),
    (Rect(0, 0, 1, 2), BrokenRect(Violation.TOO_SMALL, Rect(0, 0, 1, 2), (Cell(0, 0),), 4), -2),
    (Rect(1, 2, 2, 1), BrokenRect(Violation.TOO_SMALL, Rect(1, 2, 2, 1), (Cell(2, 2),), 3), -1),
    (Rect(0, 1, 2, 2), BrokenRect(Violation.TOO_LARGE, Rect(0, 1, 2, 2), (Cell(0, 2),), 2), 2),
    (Rect(1, 0, 1, 3), BrokenRect(Violation.NO_CLUE, Rect(1, 0, 1, 3)), 0),
    (
        Rect(0, 0, 1, 3),
        BrokenRect(
            Violation.SEVERAL_CLUES, Rect(0, 0, 1, 3), (Cell(0, 0), Cell(0, 2)), areas=(4, 2)
        ),
        0,
    ),
    (Rect(2, 0, 1, 1), None, 0),
    (Rect(1, 0, 2, 2), None, 0),
    (
        Rect(2, 0, 1, 3),
        BrokenRect(
            Violation.SEVERAL_CLUES, Rect(2, 0, 1, 3), (Cell(2, 0), Cell(2, 2)), areas=(None, 3)
        ),
        0,
    ),
]


@pytest.mark.parametrize(("rect", "broken", "off_by"), VERDICTS)
def test_a_rectangle_is_judged_by_itself(
    rect: Rect, broken: BrokenRect | None, off_by: int
) -> None:
    assert check_rect(PUZZLE, rect) == broken
    assert broken is None or broken.off_by == off_by


def test_every_way_to_break_a_rule_is_in_the_table() -> None:
    named = {broken.rule for _, broken, _ in VERDICTS if broken}
    assert named == set(Violation) - {Violation.WRONG_SHAPE}


# 4 . .      the 4 is a square, the ? is wide
# . . .
# ? . .
SHAPED = Puzzle(
    3,
    3,
    {Cell(0, 0): 4, Cell(2, 0): None},
    shapes={Cell(0, 0): Shape.SQUARE, Cell(2, 0): Shape.WIDE},
)


@pytest.mark.parametrize(
    ("rect", "rule", "shape"),
    [
        (Rect(0, 0, 2, 2), None, None),
        (Rect(2, 0, 1, 2), None, None),
        (Rect(0, 0, 1, 3), Violation.TOO_SMALL, None),
        (Rect(0, 0, 2, 3), Violation.TOO_LARGE, None),
        (Rect(1, 0, 2, 1), Violation.WRONG_SHAPE, Shape.WIDE),
        (Rect(2, 0, 1, 1), Violation.WRONG_SHAPE, Shape.WIDE),
        (Rect(1, 0, 2, 2), Violation.WRONG_SHAPE, Shape.WIDE),
    ],
)
def test_a_wrong_shape_is_named_where_the_area_is_right(
    rect: Rect, rule: Violation | None, shape: Shape | None
) -> None:
    broken = check_rect(SHAPED, rect)
    assert (broken and broken.rule, broken and broken.shape) == (rule, shape)
    assert broken is None or broken.off_by == (rect.area - 4 if rule in OFF else 0)


OFF = (Violation.TOO_SMALL, Violation.TOO_LARGE)


def test_a_full_board_with_a_wrong_shape_is_not_solved() -> None:
    clues = {Cell(0, 0): 2, Cell(1, 1): 2}
    rects = [Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)]
    for shape in Shape:
        puzzle = Puzzle(2, 2, clues, shapes={Cell(1, 1): shape})
        assert is_solved(Board(puzzle, rects)) == (shape is Shape.WIDE)


@pytest.mark.parametrize(
    ("rects", "rules", "solved"),
    [
        ([], [], False),
        ([Rect(0, 0, 2, 2), Rect(0, 2, 2, 1), Rect(2, 0, 1, 2)], [], False),
        (
            [Rect(0, 0, 2, 2), Rect(0, 2, 2, 1), Rect(2, 0, 1, 2), Rect(2, 2, 1, 1)],
            [Violation.TOO_SMALL],
            False,
        ),
        ([Rect(0, 0, 3, 3)], [Violation.SEVERAL_CLUES], False),
        (
            [Rect(2, 0, 1, 3), Rect(1, 0, 1, 3), Rect(0, 0, 1, 3)],
            [Violation.SEVERAL_CLUES, Violation.NO_CLUE, Violation.SEVERAL_CLUES],
            False,
        ),
    ],
)
def test_violations_are_listed_in_row_major_order(
    rects: list[Rect], rules: list[Violation], solved: bool
) -> None:
    board = Board(PUZZLE, rects)
    assert [broken.rule for broken in violations(board)] == rules
    assert is_solved(board) == solved


def test_any_partition_that_obeys_the_rules_wins() -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    across = [Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)]
    upright = [Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)]
    assert is_solved(Board(puzzle, across))
    assert is_solved(Board(puzzle, upright))


areas = st.none() | st.integers(1, 6)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Return a small board, often a whole partition with clues that nearly fit it."""
    rows, cols = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    cell = st.builds(Cell, st.integers(0, rows - 1), st.integers(0, cols - 1))
    partition = draw(st.lists(st.builds(Rect.between, cell, cell), max_size=6))
    bare = Board(Puzzle(rows, cols, {}), partition)
    board = bare.with_rects(Rect(*cell, 1, 1) for cell in bare.uncovered())
    clues: dict[Cell, int | None] = {}
    for rect in board.rects:
        clues[draw(st.sampled_from(list(rect.cells())))] = draw(st.just(rect.area) | areas)
    extra = draw(st.dictionaries(cell, areas, max_size=1))
    kept = [rect for rect in board.rects if draw(st.integers(0, 7))]
    return Board(Puzzle(rows, cols, clues | extra), kept)


def solved_by_definition(board: Board) -> bool:
    """Tell whether each cell is in one rectangle, each with one clue of that many cells."""
    clues = board.puzzle.clues
    size = range(board.puzzle.rows), range(board.puzzle.cols)
    covered_once = all(
        sum(rect.row <= row < rect.bottom and rect.col <= col < rect.right for rect in board.rects)
        == 1
        for row, col in product(*size)
    )
    inside = [[clues[cell] for cell in rect.cells() if cell in clues] for rect in board.rects]
    return covered_once and all(
        len(found) == 1 and found[0] in (None, rect.area)
        for rect, found in zip(board.rects, inside, strict=True)
    )


@given(boards())
def test_solved_is_what_the_definition_says(board: Board) -> None:
    assert is_solved(board) == solved_by_definition(board)


@given(boards())
def test_violations_are_the_rectangles_judged_bad(board: Board) -> None:
    found = violations(board)
    assert [broken.rect for broken in found] == [
        rect for rect in board.rects if check_rect(board.puzzle, rect)
    ]
    for broken in found:
        assert set(broken.clues) == set(broken.rect.cells()) & set(board.puzzle.clues)
