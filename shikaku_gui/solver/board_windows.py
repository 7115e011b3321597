"""The windows through which hints look at a large board."""

from collections.abc import Iterator

from shikaku_gui.model import Board, Cell, Puzzle, Rect

WINDOW = 60
"""The height and width of a window in cells."""

_FIRST = 30
# A hint is mostly found this near to the player, in half the time that a whole window takes.
_STEP = 40


def is_large(puzzle: Puzzle) -> bool:
    """Tell whether a puzzle has more cells than a window."""
    return puzzle.area > WINDOW * WINDOW


def window_at(puzzle: Puzzle, near: Cell, side: int = WINDOW) -> Rect:
    """Return the window with a cell in its middle, moved onto the grid."""
    return _window(puzzle, near.row - side // 2, near.col - side // 2, side, side)


def window_around(puzzle: Puzzle, cells: Rect, beside: int) -> Rect:
    """Return the window with a rectangle in its middle and ``beside`` cells on each side of it."""
    height, width = cells.height + 2 * beside, cells.width + 2 * beside
    row, col = cells.row + (cells.height - height) // 2, cells.col + (cells.width - width) // 2
    return _window(puzzle, row, col, height, width)


def windows_with_gaps(board: Board, near: Cell) -> Iterator[Rect]:
    """Yield the windows of a board in which cells are uncovered, the nearest to a cell first.

    The first two have the cell in their middle, and the first is smaller; the others overlap,
    and cover the grid.
    """
    puzzle = board.puzzle
    corners = [
        (row, col)
        for row in range(0, max(puzzle.rows - WINDOW + _STEP, 1), _STEP)
        for col in range(0, max(puzzle.cols - WINDOW + _STEP, 1), _STEP)
    ]
    others = (_window(puzzle, *corner, WINDOW, WINDOW) for corner in corners)
    nearest = window_at(puzzle, near, _FIRST), window_at(puzzle, near)
    ordered = (*nearest, *sorted(others, key=lambda one: _distance(one, near)))
    yield from (window for window in dict.fromkeys(ordered) if _has_gaps(board, window))


def _window(puzzle: Puzzle, row: int, col: int, height: int, width: int) -> Rect:
    height, width = min(height, puzzle.rows), min(width, puzzle.cols)
    row, col = min(row, puzzle.rows - height), min(col, puzzle.cols - width)
    return Rect(max(row, 0), max(col, 0), height, width)


def _distance(window: Rect, near: Cell) -> int:
    middle = Cell(window.row + window.height // 2, window.col + window.width // 2)
    return max(abs(middle.row - near.row), abs(middle.col - near.col))


def _has_gaps(board: Board, window: Rect) -> bool:
    """Tell whether a cell of a window is uncovered."""
    for drawn in board.by_row[window.row : window.bottom]:
        at = window.col
        for rect in drawn:
            if rect.right > at:
                if rect.col > at:
                    break
                at = rect.right
        if at < window.right:
            return True
    return False
