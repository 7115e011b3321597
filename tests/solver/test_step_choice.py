"""Which step is chosen: what makes one likelier, and the choice among many."""

import math
from random import Random

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.step_choice import (
    ATTENTION,
    BESIDE,
    CLOSED_IN,
    DISTANCE,
    RADIUS,
    OpenSides,
    StepChooser,
    appeal,
    gap,
    nearness,
)
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

GRID = Rect(0, 0, 40, 55)


def some_rect(rng: Random, grid: Rect = GRID) -> Rect:
    row, col = rng.randrange(grid.height), rng.randrange(grid.width)
    return Rect(
        row,
        col,
        rng.randint(1, min(9, grid.height - row)),
        rng.randint(1, min(9, grid.width - col)),
    )


def test_easy_steps_in_closed_places_near_the_last_are_likelier() -> None:
    rect, last = Rect(5, 5, 2, 3), Rect(5, 8, 1, 1)
    assert appeal(1, rect, 0) - appeal(1, rect, 10) == pytest.approx(CLOSED_IN)
    assert appeal(1, rect, 4) - appeal(3, rect, 4) == pytest.approx(math.log(3))
    assert nearness(rect, last) == pytest.approx(DISTANCE * math.log(2) + BESIDE)
    assert nearness(rect, Rect(5, 9, 1, 1)) == pytest.approx(DISTANCE * math.log(3))
    far = nearness(rect, None)
    assert nearness(rect, Rect(5, 7 + RADIUS, 1, 1)) == far < nearness(rect, last)
    assert nearness(rect, Rect(30, 50, 1, 1)) == far


def test_the_gap_is_the_way_from_cell_to_cell() -> None:
    rng = Random(3)
    for _ in range(200):
        one, other = some_rect(rng), some_rect(rng)
        ways = [abs(a.row - b.row) + abs(a.col - b.col) for a in one.cells() for b in other.cells()]
        assert gap(one, other) == min(ways)


def test_open_sides_are_those_of_a_position() -> None:
    rng = Random(5)
    puzzle = Puzzle(6, 9, {Cell(0, 0): 54})
    for _ in range(60):
        sides, board = OpenSides(puzzle.grid), Board(puzzle)
        for _ in range(rng.randint(0, 6)):
            rect = some_rect(rng, puzzle.grid)
            if not board.touching(rect):
                sides.cover(rect)
                board = board.with_rects([rect])
        rect = some_rect(rng, puzzle.grid)
        beside = [
            cell
            for cell in rect.with_margin(1).cells()
            if gap(Rect(*cell, 1, 1), rect) == 1 and puzzle.grid.covers(cell)
        ]
        assert sides.count(rect) == sum(board.at(cell) is None for cell in beside)


def test_a_position_counts_open_sides_alike() -> None:
    puzzle = Puzzle(3, 4, {Cell(0, 0): 2, Cell(0, 3): 4, Cell(2, 0): 6})
    board = Board(puzzle, [Rect(0, 0, 1, 2)])
    position, sides = PlacementSets.of(board), OpenSides(puzzle.grid)
    sides.cover(Rect(0, 0, 1, 2))
    for cell in puzzle.grid.cells():
        rect = Rect(*cell, 1, 1)
        assert position.open_sides(rect) == sides.count(rect)


@pytest.mark.parametrize("seed", range(5))
def test_the_likeliest_of_many_is_chosen(seed: int) -> None:
    rng = Random(seed)
    chooser, steps = StepChooser(GRID), dict[int, tuple[float, Rect]]()
    for _ in range(400):
        key = rng.randrange(60)
        if rng.random() < 0.3:
            chooser.discard(key)
            steps.pop(key, None)
        else:
            steps[key] = rng.choice([-1.0, 0.5, rng.uniform(0, 5)]), some_rect(rng)
            chooser.put(key, *steps[key])
        assert len(chooser) == len(steps)
        last = rng.choice([None, some_rect(rng)])
        if not steps:
            continue
        likely = {key: own + nearness(rect, last) for key, (own, rect) in steps.items()}
        close = [] if last is None else [gap(rect, last) for _, rect in steps.values()]
        assert chooser.likeliest(last) == (
            min(likely, key=lambda key: (-likely[key], key)),
            sum(away < ATTENTION for away in close),
        )
        if last is not None:
            assert sorted(chooser.near(last, 1)) == sorted(
                key for key, (_, rect) in steps.items() if gap(rect, last) <= 1
            )
