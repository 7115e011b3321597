"""The immutable board: a puzzle and the rectangles drawn on it."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from shikaku_gui.model.geometry import Cell, Rect
from shikaku_gui.model.puzzle import Puzzle

_Row = tuple[Rect, ...]


class Board:
    """A puzzle with rectangles that never overlap; placing one removes those it overlaps.

    Boards are immutable: a change returns a new board that shares all unchanged rows with
    the old one. Its cost is proportional to the rows of the grid and the rectangles it
    overlaps, not to all that are drawn. Threads can share boards without a lock.

    ``covered`` counts the covered cells; ``by_row`` holds for each row of the grid the
    rectangles in it from left to right.
    """

    def __init__(self, puzzle: Puzzle, rects: Iterable[Rect] = ()) -> None:
        """Draw the rectangles in turn on an empty grid, as :meth:`with_rects` does."""
        draft = _Draft(((),) * puzzle.rows)
        self.puzzle = puzzle
        self.covered = _draw(puzzle, draft, rects)
        self.by_row = draft.finished()

    def with_rects(self, rects: Iterable[Rect]) -> "Board":
        """Return the board with the rectangles placed in turn.

        Raises:
            ValueError: a rectangle does not lie on the grid.
        """
        draft = _Draft(self.by_row)
        covered = self.covered + _draw(self.puzzle, draft, rects)
        return self._made(draft, covered)

    def without(self, rect: Rect) -> "Board":
        """Return the board without that rectangle.

        Raises:
            ValueError: the rectangle is not drawn.
        """
        if rect not in self:
            raise ValueError(f"there is no rectangle {rect}")
        draft = _Draft(self.by_row)
        draft.erase(rect)
        return self._made(draft, self.covered - rect.area)

    def cleared(self) -> "Board":
        """Return the board without any rectangle."""
        return Board(self.puzzle)

    def on(self, puzzle: Puzzle) -> "Board":
        """Return the same rectangles on another puzzle.

        Raises:
            ValueError: its grid has another size.
        """
        if (puzzle.rows, puzzle.cols) != (self.puzzle.rows, self.puzzle.cols):
            raise ValueError(f"a grid of {puzzle.rows} x {puzzle.cols} has other rows")
        board = Board.__new__(Board)
        board.puzzle, board.covered, board.by_row = puzzle, self.covered, self.by_row
        return board

    def at(self, cell: Cell) -> Rect | None:
        """Return the rectangle that covers the cell, if any; None off the grid."""
        if not 0 <= cell.row < self.puzzle.rows:
            return None
        row = self.by_row[cell.row]
        index = bisect_right(row, cell.col, key=_column) - 1
        return row[index] if index >= 0 and row[index].right > cell.col else None

    def touching(self, rect: Rect) -> list[Rect]:
        """Return the drawn rectangles that share a cell with that rectangle."""
        return _touching(self.by_row, rect)

    def changes(self, before: "Board") -> tuple[set[Rect], set[Rect]]:
        """Return the rectangles removed since that board, and those added.

        Rows that both boards share are skipped, so after one move the cost is proportional
        to the rows of the grid.
        """
        gone: set[Rect] = set()
        new: set[Rect] = set()
        for old_row, row in zip(before.by_row, self.by_row, strict=True):
            if old_row is not row:
                gone.update(old_row)
                new.update(row)
        return gone - new, new - gone

    @cached_property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles in row-major order of their top-left cells."""
        return tuple(
            rect for row, drawn in enumerate(self.by_row) for rect in drawn if rect.row == row
        )

    def uncovered(self) -> Iterator[Cell]:
        """Yield the cells that no rectangle covers, in row-major order."""
        for number, row in enumerate(self.by_row):
            start = 0
            for rect in row:
                yield from (Cell(number, col) for col in range(start, rect.col))
                start = rect.right
            yield from (Cell(number, col) for col in range(start, self.puzzle.cols))

    def __contains__(self, rect: object) -> bool:
        """Tell whether exactly that rectangle is drawn."""
        return (
            isinstance(rect, Rect)
            and rect.within(self.puzzle.rows, self.puzzle.cols)
            and self.at(rect.first) == rect
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.by_row == other.by_row and self.puzzle == other.puzzle

    def __hash__(self) -> int:
        return hash((self.puzzle, self.by_row))

    def __repr__(self) -> str:
        return f"<Board {self.puzzle.rows} x {self.puzzle.cols}, {self.covered} cells covered>"

    def _made(self, draft: "_Draft", covered: int) -> "Board":
        board = self.on(self.puzzle)
        board.covered, board.by_row = covered, draft.finished()
        return board


class _Draft:
    """The rows of a board that is being built; changed rows are lists until it is finished."""

    def __init__(self, by_row: tuple[_Row, ...]) -> None:
        self.rows: list[Sequence[Rect]] = list(by_row)
        self._before = by_row
        self._changed: dict[int, list[Rect]] = {}

    def place(self, rect: Rect) -> None:
        """Add a rectangle that overlaps none."""
        for number in range(rect.row, rect.bottom):
            row = self._row(number)
            row.insert(bisect_right(row, rect.col, key=_column), rect)

    def erase(self, rect: Rect) -> None:
        """Remove a rectangle."""
        for number in range(rect.row, rect.bottom):
            row = self._row(number)
            del row[bisect_right(row, rect.col, key=_column) - 1]

    def finished(self) -> tuple[_Row, ...]:
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


def _column(rect: Rect) -> int:
    return rect.col


def _draw(puzzle: Puzzle, draft: _Draft, rects: Iterable[Rect]) -> int:
    """Place the rectangles in turn; return the change in the number of covered cells."""
    grown = 0
    for rect in rects:
        if not rect.within(puzzle.rows, puzzle.cols):
            raise ValueError(f"{rect} does not lie on the {puzzle.rows} x {puzzle.cols} grid")
        for old in _touching(draft.rows, rect):
            draft.erase(old)
            grown -= old.area
        draft.place(rect)
        grown += rect.area
    return grown


def _touching(rows: Sequence[Sequence[Rect]], rect: Rect) -> list[Rect]:
    found: dict[Rect, None] = {}
    for row in rows[max(rect.row, 0) : max(rect.bottom, 0)]:
        index = bisect_right(row, rect.col, key=_column) - 1
        if index < 0 or row[index].right <= rect.col:
            index += 1
        while index < len(row) and row[index].col < rect.right:
            found[row[index]] = None
            index += 1
    return list(found)
