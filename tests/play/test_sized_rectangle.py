"""Rectangles of a clue's size: they stay around it, on the grid, and all can be reached."""

from statistics import mean

import pytest

from shikaku_gui import resources
from shikaku_gui.formats import load
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, rects_around, sizes_of
from shikaku_gui.play.sized_rectangle import SizedRectangle, sized_rectangle_around
from shikaku_gui.solver import solve

GRID = Rect(0, 0, 15, 15)
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def presses_to(start: SizedRectangle) -> dict[Rect, int]:
    """Return with how many presses keys lead to each rectangle that they lead to."""
    found, new = {start.rect: 0}, [start]
    for at in new:
        for step in STEPS:
            for there in (at.after_step(*step), at.after_stretch(*step)):
                if there.rect not in found:
                    found[there.rect] = found[at.rect] + 1
                    new.append(there)
    return found


@pytest.mark.parametrize("clue", [Cell(0, 0), Cell(2, 3), Cell(4, 6)])
@pytest.mark.parametrize(
    ("area", "shape"),
    [
        *((area, None) for area in (1, 5, 6, 12, 35)),
        (4, Shape.SQUARE),
        (12, Shape.WIDE),
        (12, Shape.TALL),
    ],
)
def test_every_rectangle_of_the_size_is_reached_and_no_other(
    clue: Cell, area: int, shape: Shape | None
) -> None:
    puzzle = Puzzle(5, 7, {clue: area}, shapes={} if shape is None else {clue: shape})
    start = sized_rectangle_around(Board(puzzle), clue)
    assert start is not None
    assert set(presses_to(start)) == set(rects_around(puzzle, clue, sizes_of(area, 5, 7, shape)))


def test_what_is_drawn_in_a_wrong_shape_is_no_beginning() -> None:
    clue = Cell(1, 1)
    board = Board(Puzzle(3, 4, {clue: 4}, shapes={clue: Shape.SQUARE}), [Rect(1, 0, 1, 4)])
    begun = sized_rectangle_around(board, clue)
    assert begun is not None
    assert begun.rect == Rect(1, 1, 2, 2)


def test_it_begins_with_what_is_drawn_if_the_size_is_right() -> None:
    clue = Cell(1, 1)
    board = Board(Puzzle(3, 4, {clue: 4}))
    begun = [
        sized_rectangle_around(drawn, clue)
        for drawn in (
            board,
            board.with_rects([Rect(1, 0, 1, 4)]),
            board.with_rects([Rect(1, 0, 1, 3)]),
        )
    ]
    rects = [one.rect for one in begun if one is not None]
    assert rects == [Rect(1, 1, 2, 2), Rect(1, 0, 1, 4), Rect(1, 1, 2, 2)]


def test_few_presses_reach_a_rectangle_of_a_puzzle_of_15_by_15() -> None:
    path = next(path for path in resources.bundled() if load(path).puzzle.grid == GRID)
    puzzle = load(path).puzzle
    (solution,) = solve(puzzle).solutions
    presses = []
    for rect in solution:
        start = sized_rectangle_around(Board(puzzle), puzzle.clues_in(rect)[0])
        assert start is not None
        presses.append(presses_to(start)[rect])
    # Tab, S and Enter come to each.
    assert mean(presses) + 3 < 6


@pytest.mark.parametrize("area", [None, 5, 13])
def test_there_is_none_without_a_size_or_a_shape(area: int | None) -> None:
    clue = Cell(1, 1)
    assert sized_rectangle_around(Board(Puzzle(3, 4, {clue: area})), clue) is None
    assert sized_rectangle_around(Board(Puzzle(3, 4, {clue: area})), Cell(0, 0)) is None


def test_each_shape_begins_where_nothing_is_in_its_way() -> None:
    clue = Cell(2, 2)
    puzzle = Puzzle(6, 6, {clue: 4, Cell(1, 2): 2, Cell(3, 2): 2, Cell(3, 3): 2})
    start = sized_rectangle_around(Board(puzzle), clue)
    assert start is not None
    # Of two by two, only R2C2-R3C3 and R2C3-R3C4 would be free of R4C3 and R4C4, not of R2C3.
    assert start.rect == Rect(2, 1, 1, 4)
    drawn = Board(puzzle).with_rects([Rect(1, 4, 2, 1)])
    beside = sized_rectangle_around(drawn, clue)
    assert beside is not None
    assert beside.rect == Rect(2, 0, 1, 4)
    assert beside.after_stretch(1, 0).rect.height == 2  # shapes in the way can still be chosen
