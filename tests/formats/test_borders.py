"""Lines and rectangles."""

import random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats.borders import (
    LINE,
    Borders,
    DrawnRectFinder,
    borders_around,
    partition_from_borders,
    partition_from_labels,
)
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.formats.games import partition

EMPTY = Puzzle(3, 4, {})


def flooded(borders: Borders) -> list[tuple[Rect, int]]:
    """Find the rooms by walking from cell to cell, to compare with the joined runs."""
    left = {Cell(row, col) for row in range(borders.rows) for col in range(borders.cols)}
    rooms = []
    while left:
        todo, room = [min(left)], {min(left)}
        while todo:
            row, col = todo.pop()
            steps = []
            if col + 1 < borders.cols and not borders.right[row][col]:
                steps.append(Cell(row, col + 1))
            if col and not borders.right[row][col - 1]:
                steps.append(Cell(row, col - 1))
            if row + 1 < borders.rows and not borders.below[row][col]:
                steps.append(Cell(row + 1, col))
            if row and not borders.below[row - 1][col]:
                steps.append(Cell(row - 1, col))
            todo += [cell for cell in steps if cell not in room]
            room.update(steps)
        rows, cols = [row for row, _ in room], [col for _, col in room]
        box = Rect.between(Cell(min(rows), min(cols)), Cell(max(rows), max(cols)))
        rooms.append((box, len(room)))
        left -= room
    return rooms


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 2**32))
def test_rooms_are_those_of_a_walk(rows: int, cols: int, seed: int) -> None:
    rng = random.Random(seed)
    borders = Borders(rows, cols)
    density = rng.random()
    for line in (*borders.right, *borders.below):
        line[:] = bytes(rng.random() < density for _ in line)
    assert list(borders.rooms()) == flooded(borders)


@given(st.integers(1, 12), st.integers(1, 12), st.integers(0, 2**32))
def test_a_partition_drawn_is_a_partition_found(rows: int, cols: int, seed: int) -> None:
    rects = tuple(sorted(partition(Rect(0, 0, rows, cols), random.Random(seed))))
    puzzle = Puzzle(rows, cols, {rect.last: rect.area for rect in rects})
    borders = borders_around(puzzle, rects)
    assert partition_from_borders(borders) == rects
    assert DrawnRectFinder(puzzle).find(borders) == rects


def test_outline_and_clearing() -> None:
    borders = Borders(3, 4)
    borders.outline(Rect(0, 1, 2, 2))
    assert [list(line) for line in borders.right] == [[1, 0, 1], [1, 0, 1], [0, 0, 0]]
    assert [list(line) for line in borders.below] == [[0, 0, 0, 0], [0, 1, 1, 0]]
    borders.clear_inside(Rect(0, 0, 3, 2))
    assert [list(line) for line in borders.right] == [[0, 0, 1], [0, 0, 1], [0, 0, 0]]
    assert [list(line) for line in borders.below] == [[0, 0, 0, 0], [0, 0, 1, 0]]


LEFT, REST = Rect(0, 0, 3, 1), Rect(0, 1, 3, 3)
# Clues, rectangles outlined, rectangles taken.
TAKEN = [
    ({Cell(0, 0): 3, Cell(0, 1): 4, Cell(2, 3): 5}, (LEFT,), (LEFT,)),
    ({Cell(0, 0): 3, Cell(0, 1): 9}, (LEFT,), (LEFT, REST)),
    ({}, (LEFT,), (LEFT, REST)),
    ({}, (), ()),
    ({Cell(0, 0): 12}, (), (EMPTY.grid,)),
    ({Cell(0, 0): None}, (), (EMPTY.grid,)),
    ({Cell(0, 0): 11}, (), ()),
    ({Cell(1, 1): 1}, (Rect(1, 1, 1, 1),), (Rect(1, 1, 1, 1),)),
]


@pytest.mark.parametrize(("clues", "shown", "taken"), TAKEN)
def test_what_counts_as_drawn(
    clues: dict[Cell, int | None], shown: tuple[Rect, ...], taken: tuple[Rect, ...]
) -> None:
    puzzle = Puzzle(3, 4, clues)
    assert DrawnRectFinder(puzzle).find(borders_around(puzzle, shown)) == taken


def test_a_line_that_ends_inside_of_a_room_closes_nothing() -> None:
    borders = borders_around(EMPTY, [LEFT])
    borders.right[0][2] = LINE
    assert DrawnRectFinder(EMPTY).find(borders) == (LEFT, REST)


@pytest.mark.parametrize(
    ("labels", "count"),
    [
        (["aab", "ccb"], 3),
        (["aab", "cab"], None),
        (["aba"], 3),
        (["aa", "bb", "aa"], 3),
        (["a"], 1),
    ],
)
def test_labels(labels: list[str], count: int | None) -> None:
    rects = partition_from_labels(labels, len(labels), len(labels[0]))
    assert (None if rects is None else len(rects)) == count
