"""The part of the board that a nudge points at."""

from collections import Counter
from random import Random

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.play.nudged_part import FEWEST, MOST, part_to_search

RNG = Random(2)


def scattered(rows: int, cols: int, clues: int) -> Puzzle:
    cells = [Cell(row, col) for row in range(rows) for col in range(cols)]
    return Puzzle(rows, cols, dict.fromkeys(sorted(RNG.sample(cells, clues)), 1))


@pytest.mark.parametrize(("side", "clues"), [(5, 8), (10, 22), (20, 70), (100, 1500), (60, 40)])
def test_it_has_a_few_open_clues_whatever_the_size(side: int, clues: int) -> None:
    puzzle = scattered(side, side, clues)
    counts = Counter[int]()
    for clue in RNG.sample(list(puzzle.clues), min(40, clues)):
        part = part_to_search(Board(puzzle), [clue])
        assert part is not None
        assert part.covers(clue)
        assert part.within(side, side)
        counts[len(puzzle.clues_in(part))] += 1
    assert set(counts) <= set(range(FEWEST, MOST + 1))


def test_drawn_rectangles_do_not_count() -> None:
    puzzle = scattered(12, 12, 30)
    first, *others = puzzle.clues
    drawn = [Rect(*clue, 1, 1) for clue in others[::2]]
    part = part_to_search(Board(puzzle, drawn), [first])
    assert part is not None
    inside = [clue for clue in puzzle.clues_in(part) if Rect(*clue, 1, 1) not in drawn]
    assert FEWEST <= len(inside) <= MOST


def test_the_whole_board_is_meant_where_few_clues_are_open() -> None:
    puzzle = scattered(6, 6, FEWEST)
    assert part_to_search(Board(puzzle), [*puzzle.clues][:1]) is None


def test_the_clue_is_not_always_in_the_middle() -> None:
    puzzle = scattered(40, 40, 250)
    parts = [(clue, part_to_search(Board(puzzle), [clue])) for clue in puzzle.clues]
    nearest = [
        min(
            puzzle.clues_in(part),
            key=lambda one: (
                abs(2 * one.row + 1 - part.row - part.bottom)
                + abs(2 * one.col + 1 - part.col - part.right)
            ),
        )
        == clue
        for clue, part in parts
        if part is not None
    ]
    assert sum(nearest) < len(nearest) / 2
