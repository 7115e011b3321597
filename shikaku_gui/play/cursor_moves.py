"""Where keys take the cursor of a board."""

from collections.abc import Sequence

from shikaku_gui.model import Cell, Puzzle, Rect


def cell_after_step(grid: Rect, cursor: Cell, rows: int, cols: int) -> Cell:
    """Return the cell some rows and columns away, at most at the edge."""
    row = min(max(cursor.row + rows, 0), grid.height - 1)
    return Cell(row, min(max(cursor.col + cols, 0), grid.width - 1))


def next_in_turn(cells: Sequence[Cell], cursor: Cell, *, backward: bool) -> Cell:
    """Return the next of some cells in row-major order, or the one before; around the end."""
    if backward:
        before = [cell for cell in cells if cell < cursor]
        return before[-1] if before else cells[-1]
    return next((cell for cell in cells if cell > cursor), cells[0])


def clue_towards(puzzle: Puzzle, cursor: Cell, rows: int, cols: int) -> Cell | None:
    """Return the nearest clue in a direction, None if there is none.

    It is at least as far away in this direction as to either side; of two that are equally
    near, it is the one less to the side.
    """
    reach, most = 2, max(puzzle.rows, puzzle.cols)
    while True:
        found = min(
            (
                (ahead + beside, beside, clue)
                for clue in puzzle.clues_in(_square(cursor, reach, rows, cols))
                if (ahead := (clue.row - cursor.row) * rows + (clue.col - cursor.col) * cols) > 0
                and (
                    beside := abs((clue.row - cursor.row) * cols)
                    + abs((clue.col - cursor.col) * rows)
                )
                <= ahead
            ),
            default=None,
        )
        # A clue beyond the reach is farther away than it.
        if found is not None and (found[0] <= reach or reach >= most):
            return found[2]
        if reach >= most:
            return None
        reach *= 2


def _square(cursor: Cell, reach: int, rows: int, cols: int) -> Rect:
    """Return the cells up to so far away in a direction, and as far to both sides."""
    row, col = cursor
    top, bottom = (min(0, rows), max(0, rows)) if rows else (-1, 1)
    left, right = (min(0, cols), max(0, cols)) if cols else (-1, 1)
    return Rect.between(
        Cell(row + top * reach, col + left * reach), Cell(row + bottom * reach, col + right * reach)
    )
