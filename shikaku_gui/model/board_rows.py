"""The rows of a board: for each row of the grid, the rectangles in it from left to right."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import islice
from operator import add, gt, itemgetter, mul
from typing import TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model.geometry import Rect
from shikaku_gui.model.puzzle import Puzzle
from shikaku_gui.texts import ExplainedValueError, make_message

Row: TypeAlias = tuple[Rect, ...]

column_of = itemgetter(1)
"""Returns the first column of a rectangle, by which a row is searched."""


class RowsDraft:
    """The rows of a board that is being built; changed rows are lists until it is finished."""

    def __init__(self, by_row: tuple[Row, ...]) -> None:
        self.rows: list[Sequence[Rect]] = list(by_row)
        self._before = by_row
        self._changed: dict[int, list[Rect]] = {}

    def place(self, rect: Rect) -> None:
        """Add a rectangle that overlaps none."""
        for number in range(rect.row, rect.bottom):
            row = self._row(number)
            row.insert(bisect_right(row, rect.col, key=column_of), rect)

    def erase(self, rect: Rect) -> None:
        """Remove a rectangle."""
        for number in range(rect.row, rect.bottom):
            row = self._row(number)
            del row[bisect_right(row, rect.col, key=column_of) - 1]

    def place_on_empty(self, rects: Sequence[Rect]) -> bool:
        """Add rectangles to an empty draft; return False, changing nothing, if any overlap."""
        rows: list[list[Rect]] = [[] for _ in self.rows]
        appends = [row.append for row in rows]
        for rect in rects:
            top, _, height, _ = rect
            if height == 1:
                appends[top](rect)
            else:
                for append in appends[top : top + height]:
                    append(rect)
        for row in rows:
            row.sort(key=itemgetter(1))
            if _overlap(row):
                return False
        self.rows = [*rows]
        self._changed = {number: row for number, row in enumerate(rows) if row}
        return True

    def finished(self) -> tuple[Row, ...]:
        """Return the rows; unchanged ones are the same objects as before."""
        rows = list(self._before)
        for number, row in self._changed.items():
            rows[number] = tuple(row)
        return tuple(rows)

    def _row(self, number: int) -> list[Rect]:
        row = self._changed.get(number)
        if row is None:
            row = self._changed[number] = list(self._before[number])
            self.rows[number] = row
        return row


def check_within(puzzle: Puzzle, rect: Rect) -> None:
    """Raise ValueError where the rectangle does not lie on the grid."""
    if not rect.within(puzzle.rows, puzzle.cols):
        reason = make_message(
            N_("{rect} does not lie on the {rows} x {cols} grid"),
            rect=rect,
            rows=puzzle.rows,
            cols=puzzle.cols,
        )
        raise ExplainedValueError(reason)


def draw(puzzle: Puzzle, draft: RowsDraft, rects: Iterable[Rect]) -> int:
    """Place the rectangles in turn; return the change in the number of covered cells."""
    placed = tuple(rects)
    rows, cols = puzzle.rows, puzzle.cols
    for rect in placed:
        row, col, height, width = rect
        if not (0 <= row < row + height <= rows and 0 <= col < col + width <= cols):
            check_within(puzzle, rect)
    area: int = sum(map(mul, map(itemgetter(2), placed), map(itemgetter(3), placed)))
    may_fit = len(placed) > 1 and area <= puzzle.area and not any(draft.rows)
    if may_fit and draft.place_on_empty(placed):
        return area
    change = 0
    for rect in placed:
        for old in touching_in(draft.rows, rect):
            draft.erase(old)
            change -= old.area
        draft.place(rect)
        change += rect.area
    return change


def _overlap(row: Sequence[Rect]) -> bool:
    """Tell whether rectangles of a row, sorted by their columns, overlap in it.

    A board may have a million of them, so that each step is a function written in C.
    """
    ends = map(add, map(itemgetter(1), row), map(itemgetter(3), row))
    return any(map(gt, ends, map(itemgetter(1), islice(row, 1, None))))


def touching_in(rows: Sequence[Sequence[Rect]], rect: Rect) -> list[Rect]:
    """Return the rectangles that share a cell with that rectangle."""
    found: dict[Rect, None] = {}
    top, left, height, width = rect
    right = left + width
    for row in rows[max(top, 0) : max(top + height, 0)]:
        first = bisect_right(row, left, key=column_of)
        if first and row[first - 1][1] + row[first - 1][3] > left:
            first -= 1
        for one in row[first:]:
            if one[1] >= right:
                break
            found[one] = None
    return list(found)
