"""The windows cover the grid, the nearest first, and leave out what is drawn."""

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.board_windows import (
    WINDOW,
    window_around,
    window_at,
    windows_with_gaps,
)


@pytest.mark.parametrize(("rows", "cols"), [(61, 60), (100, 100), (20, 300), (141, 99)])
def test_windows_cover_the_grid_and_begin_at_the_cell(rows: int, cols: int) -> None:
    puzzle = Puzzle(rows, cols, {})
    near = Cell(rows - 1, cols // 2)
    windows = list(windows_with_gaps(Board(puzzle), near))
    assert windows[1] == window_at(puzzle, near)
    assert all(window.covers(near) for window in windows[:2])
    assert windows[0].area < windows[1].area
    assert all(window.within(rows, cols) for window in windows)
    assert all(window.height <= WINDOW and window.width <= WINDOW for window in windows)
    covered = {cell for window in windows for cell in window.cells()}
    assert covered == set(puzzle.grid.cells())
    assert len(windows) == len(set(windows))


def test_drawn_windows_are_left_out() -> None:
    puzzle = Puzzle(60, 200, {})
    board = Board(puzzle, [Rect(0, 0, 60, 70), Rect(0, 70, 60, 129)])
    windows = list(windows_with_gaps(board, Cell(0, 190)))
    assert [window.right for window in windows] == [200, 200]
    gap = Board(puzzle, [Rect(0, 0, 60, 70), Rect(0, 71, 60, 129)])
    assert all(window.col <= 70 < window.right for window in windows_with_gaps(gap, Cell(0, 0)))
    full = Board(puzzle, [Rect(0, 0, 60, 200)])
    assert list(windows_with_gaps(full, Cell(0, 0))) == []


def test_a_window_around_a_rectangle_contains_it_and_what_is_beside() -> None:
    puzzle = Puzzle(300, 300, {})
    assert window_around(puzzle, Rect(100, 100, 2, 5), 10) == Rect(90, 90, 22, 25)
    assert window_around(puzzle, Rect(0, 295, 2, 5), 10) == Rect(0, 275, 22, 25)
    assert window_around(Puzzle(9, 9, {}), Rect(1, 1, 2, 2), 30) == Rect(0, 0, 9, 9)


def test_no_window_comes_twice() -> None:
    for side in (20, 30, 40, 60, 100):
        windows = list(windows_with_gaps(Board(Puzzle(side, side, {})), Cell(3, side // 2)))
        assert len(set(windows)) == len(windows)
