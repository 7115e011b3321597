"""Lines between cells, as many programs store a player's progress, and rectangles.

A *room* is a set of cells connected through sides without a line. Lines that close no room
and rooms that are not rectangles are lost, see :class:`DrawnRectFinder`.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from shikaku_gui.formats.saved_game import SavedGame, game_with_rects
from shikaku_gui.model import Puzzle, Rect, check_rect

LINE = 1


class Borders:
    """The lines inside a grid; its outer frame is always drawn.

    ``right[row][col]`` is the side between a cell and the one right of it,
    ``below[row][col]`` that between a cell and the one below; 1 is a line.
    """

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.right = [bytearray(cols - 1) for _ in range(rows)]
        self.below = [bytearray(cols) for _ in range(rows - 1)]

    def outline(self, rect: Rect) -> None:
        """Draw the outline of a rectangle."""
        for row in range(rect.row, rect.bottom):
            if rect.col > 0:
                self.right[row][rect.col - 1] = LINE
            if rect.right < self.cols:
                self.right[row][rect.right - 1] = LINE
        for row in (rect.row - 1, rect.bottom - 1):
            if 0 <= row < self.rows - 1:
                self.below[row][rect.col : rect.right] = bytes([LINE]) * rect.width

    def clear_inside(self, rect: Rect) -> None:
        """Erase every line strictly inside a rectangle."""
        for row in range(rect.row, rect.bottom):
            self.right[row][rect.col : rect.right - 1] = bytes(rect.width - 1)
        for row in range(rect.row, rect.bottom - 1):
            self.below[row][rect.col : rect.right] = bytes(rect.width)

    def rooms(self) -> list[tuple[Rect, int]]:
        """Return each room's bounding box and number of cells, in order of their first cells."""
        return _Rooms(self).boxes()


class CoveredCells:
    """The cells that rectangles cover; much cheaper to extend than a board."""

    def __init__(self, rows: int, cols: int) -> None:
        self._rows = [bytearray(cols) for _ in range(rows)]

    def add(self, rect: Rect) -> bool:
        """Cover the cells of a rectangle, unless one is covered already; tell whether it was."""
        rows = self._rows[rect.row : rect.bottom]
        if any(row.find(1, rect.col, rect.right) >= 0 for row in rows):
            return False
        for row in rows:
            row[rect.col : rect.right] = b"\1" * rect.width
        return True


def borders_around(puzzle: Puzzle, rects: Iterable[Rect]) -> Borders:
    """Return the outlines of these rectangles."""
    borders = Borders(puzzle.rows, puzzle.cols)
    for rect in rects:
        borders.outline(rect)
    return borders


class DrawnRectFinder:
    """Finds the rooms that count as rectangles drawn by the player.

    A rectangular room counts unless it holds several clues: such a room is still to be
    divided. The whole grid, which has no lines, counts only if it solves the puzzle. A
    rectangular remainder with one clue or none counts although nobody may have drawn it.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._counts: dict[Rect, bool] = {}

    def find(self, borders: Borders) -> tuple[Rect, ...]:
        """Return the rectangles in order of their first cells."""
        rooms = borders.rooms()
        return tuple(box for box, cells in rooms if cells == box.area and self._is_drawn(box))

    def _is_drawn(self, box: Rect) -> bool:
        if box not in self._counts:
            self._counts[box] = (
                check_rect(self._puzzle, box) is None
                if box == self._puzzle.grid
                else len(self._puzzle.clues_in(box)) <= 1
            )
        return self._counts[box]


def game_from_borders(
    puzzle: Puzzle, borders: Borders, solution: tuple[Rect, ...] | None = None
) -> SavedGame:
    """Return the game in which the player has drawn these lines."""
    return game_with_rects(puzzle, DrawnRectFinder(puzzle).find(borders), solution)


def partition_from_borders(borders: Borders) -> tuple[Rect, ...] | None:
    """Return the rooms if all of them are rectangles, None otherwise."""
    rooms = borders.rooms()
    return tuple(box for box, _ in rooms) if all(box.area == size for box, size in rooms) else None


def partition_from_labels(labels: Sequence[Sequence[str]]) -> tuple[Rect, ...] | None:
    """Return the rectangles of a grid with one label for each, None if it is not such a grid.

    >>> partition_from_labels(["aab", "ccb"])
    (Rect(row=0, col=0, height=1, width=2), Rect(row=0, col=2, height=2, width=1), \
Rect(row=1, col=0, height=1, width=2))
    """
    borders = Borders(len(labels), len(labels[0]))
    for row, words in enumerate(labels):
        borders.right[row][:] = bytes(a != b for a, b in pairwise(words))
    for row, (upper, lower) in enumerate(pairwise(labels)):
        borders.below[row][:] = bytes(a != b for a, b in zip(upper, lower, strict=True))
    rects = partition_from_borders(borders)
    distinct = len({label for words in labels for label in words})
    return rects if rects is not None and len(rects) == distinct else None


class _Rooms:
    """Finds rooms by joining runs, which are the stretches of a row without lines."""

    def __init__(self, borders: Borders) -> None:
        self._borders = borders
        self._parent: list[int] = []
        self._box: list[tuple[int, int, int, int, int]] = []  # top, left, bottom, right, cells

    def boxes(self) -> list[tuple[Rect, int]]:
        above: list[tuple[int, int, int]] = []
        for row in range(self._borders.rows):
            runs = self._runs(row)
            if row:
                self._join(above, runs, self._borders.below[row - 1])
            above = runs
        roots = (at for at, parent in enumerate(self._parent) if at == parent)
        return [self._room(root) for root in roots]

    def _runs(self, row: int) -> list[tuple[int, int, int]]:
        """Return number, first and end column of the runs of a row."""
        line = self._borders.right[row]
        runs = []
        start = 0
        while start < self._borders.cols:
            found = line.find(LINE, start)
            stop = found + 1 if found >= 0 else self._borders.cols
            runs.append((len(self._parent), start, stop))
            self._parent.append(len(self._parent))
            self._box.append((row, start, row + 1, stop, stop - start))
            start = stop
        return runs

    def _join(
        self, above: list[tuple[int, int, int]], runs: list[tuple[int, int, int]], line: bytearray
    ) -> None:
        upper = lower = 0
        while upper < len(above) and lower < len(runs):
            one, left, end = above[upper]
            other, start, stop = runs[lower]
            if line.find(0, max(left, start), min(end, stop)) >= 0:
                self._unite(one, other)
            upper += end <= stop
            lower += stop <= end

    def _unite(self, one: int, other: int) -> None:
        root, joined = sorted((self._root(one), self._root(other)))
        if root != joined:
            self._parent[joined] = root
            a, b = self._box[root], self._box[joined]
            self._box[root] = (
                min(a[0], b[0]),
                min(a[1], b[1]),
                max(a[2], b[2]),
                max(a[3], b[3]),
                a[4] + b[4],
            )

    def _root(self, at: int) -> int:
        parent = self._parent
        while parent[at] != at:
            parent[at] = parent[parent[at]]
            at = parent[at]
        return at

    def _room(self, root: int) -> tuple[Rect, int]:
        top, left, bottom, right, cells = self._box[root]
        return Rect(top, left, bottom - top, right - left), cells
