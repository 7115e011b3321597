"""Lines between cells, as many programs store a player's progress, and rectangles.

A *room* is a set of cells connected through sides without a line. Lines that close no room
and rooms that are not rectangles are lost, see :class:`DrawnRectFinder`.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from operator import ne, sub

from shikaku_gui.formats.base import MAX_FOREIGN_CLUES, MORE, TOO_MANY_RECTS, FormatError, GamePart
from shikaku_gui.formats.saved_game import SavedGame, game_with_rects, valid_solution
from shikaku_gui.i18n import N_
from shikaku_gui.model import BeginTrial, Fill, Move, Puzzle, Rect, check_rect
from shikaku_gui.texts import make_message

LINE = 1

MAX_RUNS = 1_000_000
"""How many stretches of rows may lie between the lines: as many as 1000x1000 has cells."""


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

    def rooms(self) -> Iterator[tuple[Rect, int]]:
        """Yield each room's bounding box and number of cells, in order of their first cells.

        Raises:
            FormatError: there are too many.
        """
        return _Rooms(self).boxes()


_ONE_MORE = bytes([1, 2, *[2] * 254])
_MOST_COVERS = 8


class ListedRects:
    """The rectangles that a file lists.

    pzprjs lists the bounding box of each room, also of rooms that are not finished. Boxes that
    overlap are therefore left out, and so is one that covers the whole grid and does not solve
    the puzzle: it is the only room of a board on which nothing is drawn.
    """

    def __init__(self, rows: int, cols: int) -> None:
        self._rects: list[Rect] = []
        self._covers = [bytearray(cols) for _ in range(rows)]
        self._area_left = _MOST_COVERS * rows * cols

    def __len__(self) -> int:
        return len(self._rects)

    def add(self, rect: Rect) -> bool:
        """Add a rectangle; False if too many overlap, as they do in no board.

        Raises:
            FormatError: there are too many.
        """
        self._area_left -= rect.area
        if self._area_left < 0:
            return False
        if len(self._rects) == MAX_FOREIGN_CLUES:
            raise FormatError(*TOO_MANY_RECTS)
        top, left, height, width = rect
        for row in self._covers[top : top + height]:
            row[left : left + width] = row[left : left + width].translate(_ONE_MORE)
        self._rects.append(rect)
        return True

    def game(self, puzzle: Puzzle) -> SavedGame:
        """Return the game in which the player has drawn these rectangles."""
        overlaps = any(2 in row for row in self._covers)
        kept = sorted(filter(self._is_alone, self._rects) if overlaps else self._rects)
        dropped = len(self._rects) - len(kept)
        if _is_blank(puzzle, kept):
            kept = []
        return replace(game_with_rects(puzzle, kept), dropped=dropped)

    def _is_alone(self, rect: Rect) -> bool:
        rows = self._covers[rect.row : rect.bottom]
        return all(row.find(2, rect.col, rect.right) < 0 for row in rows)


def _is_blank(puzzle: Puzzle, rects: Sequence[Rect]) -> bool:
    """Tell whether the only rectangle is the grid, and does not solve the puzzle."""
    return list(rects) == [puzzle.grid] and check_rect(puzzle, puzzle.grid) is not None


def blurs_of_list(game: SavedGame) -> tuple[GamePart, ...]:
    """Return what of the rectangles drawn :class:`ListedRects` leaves out."""
    return (GamePart.WIDE_RECTS,) if _is_blank(game.puzzle, game.rects) else ()


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
        self._grid = puzzle.grid

    def find(self, borders: Borders) -> tuple[Rect, ...]:
        """Return the rectangles in order of their first cells.

        Raises:
            FormatError: there are too many rooms.
        """
        rooms = borders.rooms()
        return tuple(box for box, cells in rooms if cells == box.area and self._is_drawn(box))

    def _is_drawn(self, box: Rect) -> bool:
        if box == self._grid:
            return check_rect(self._puzzle, box) is None
        count = 0
        for columns in self._puzzle.clue_columns[box.row : box.bottom]:
            count += bisect_left(columns, box.right) - bisect_left(columns, box.col)
            if count > 1:
                return False
        return True


def blurs(game: SavedGame) -> tuple[GamePart, ...]:
    """Return how the rectangles drawn differ from those that their outlines enclose."""
    drawn = set(game.rects)
    if not drawn:
        return ()
    try:
        found = set(DrawnRectFinder(game.puzzle).find(borders_around(game.puzzle, drawn)))
    except FormatError:  # more than are read: the text will be refused
        return ()
    parts = (GamePart.EMPTY_SPACE, found - drawn), (GamePart.WIDE_RECTS, drawn - found)
    return tuple(part for part, rects in parts if rects)


def game_from_borders(
    puzzle: Puzzle, borders: Borders, solution: tuple[Rect, ...] | None = None
) -> SavedGame:
    """Return the game in which the player has drawn these lines.

    Raises:
        FormatError: there are too many rooms.
    """
    return game_with_rects(puzzle, DrawnRectFinder(puzzle).find(borders), solution)


def game_from_trials(puzzle: Puzzle, states: Sequence[Borders], lost: int = 0) -> SavedGame:
    """Return the game in which the player has drawn these lines in one trial after the other.

    All states but the last are those before a trial, the outermost first, and no more than can
    be open; ``lost`` tells how many are missing. Where all of them have too many rectangles, the
    outer trials are left out.

    Raises:
        FormatError: there are too many rooms.
    """
    finder = DrawnRectFinder(puzzle)
    drawn: list[tuple[Rect, ...]] = []
    left = MAX_FOREIGN_CLUES
    for borders in reversed(states):
        rects = finder.find(borders)
        left -= len(rects)
        if drawn and left < 0:
            break
        drawn.append(rects)
    moves: list[Move] = []
    before: tuple[Rect, ...] = ()
    for number, rects in enumerate(reversed(drawn)):
        if number:
            moves.append(BeginTrial())
        if rects != before:
            moves.append(Fill(rects))
        before = rects
    lost += len(states) - len(drawn)
    return SavedGame(puzzle, tuple(moves), len(moves), dropped_trials=lost)


def partition_from_borders(borders: Borders) -> tuple[Rect, ...] | None:
    """Return the rooms if all of them are rectangles, None otherwise.

    Raises:
        FormatError: there are too many.
    """
    rects = []
    for box, size in borders.rooms():
        if box.area != size:
            return None
        rects.append(box)
    return tuple(rects)


def partition_from_labels(
    labels: Iterable[Sequence[str]], rows: int, cols: int
) -> tuple[Rect, ...] | None:
    """Return the rectangles of rows of labels, None if cells of a label are no rectangle.

    Two rectangles that do not touch may have the same label.

    Raises:
        FormatError: there are too many.

    >>> partition_from_labels(["aab", "ccb"], 2, 3)
    (Rect(row=0, col=0, height=1, width=2), Rect(row=0, col=2, height=2, width=1), \
Rect(row=1, col=0, height=1, width=2))
    """
    borders = Borders(rows, cols)
    above: Sequence[str] = ()
    for row, words in enumerate(labels):
        borders.right[row][:] = bytes(map(ne, words, words[1:]))
        if row:
            borders.below[row - 1][:] = bytes(map(ne, above, words))
        above = words
    return partition_from_borders(borders)


def solution_from_labels(
    puzzle: Puzzle, labels: Sequence[Sequence[str]]
) -> tuple[Rect, ...] | None:
    """Return the solution of rows of labels, None where they are no solution.

    Raises:
        FormatError: there are too many rectangles.
    """
    if len(labels) != puzzle.rows or any(len(words) != puzzle.cols for words in labels):
        return None
    return valid_solution(puzzle, partition_from_labels(labels, puzzle.rows, puzzle.cols))


class _Rooms:
    """Finds rooms by joining runs, which are the stretches of a row without lines.

    Of each run, and of each room under its first run, there are the sides and the number of
    cells in arrays: a large grid has a million of them.
    """

    def __init__(self, borders: Borders) -> None:
        self._borders = borders
        self._parent = array("L")
        self._sides = tuple(array("H") for _ in range(4))  # top, left, bottom, right
        self._cells = array("L")

    def boxes(self) -> Iterator[tuple[Rect, int]]:
        """Yield each room's bounding box and number of cells.

        Raises:
            FormatError: there are too many.
        """
        above: list[tuple[int, int, int]] = []
        for row in range(self._borders.rows):
            runs = self._runs(row)
            if row:
                self._join(above, runs, self._borders.below[row - 1])
            above = runs
            if len(self._parent) > MAX_RUNS:
                raise FormatError(
                    make_message(N_("at most {most} stretches between lines"), most=MAX_RUNS),
                    MORE,
                )
        each = zip(self._parent, *self._sides, self._cells, strict=True)
        count = 0
        for at, (parent, top, left, bottom, right, cells) in enumerate(each):
            if at == parent:
                count += 1
                if count > MAX_FOREIGN_CLUES:
                    raise FormatError(*TOO_MANY_RECTS)
                yield Rect(top, left, bottom - top, right - left), cells

    def _runs(self, row: int) -> list[tuple[int, int, int]]:
        """Return number, first and end column of the runs of a row."""
        line, cols = self._borders.right[row], self._borders.cols
        starts = [0, *(at for at, side in enumerate(line, 1) if side)]
        stops = [*starts[1:], cols]
        first, count = len(self._parent), len(starts)
        numbers = range(first, first + count)
        self._parent.extend(numbers)
        for side, values in zip(
            self._sides, (repeat(row, count), starts, repeat(row + 1, count), stops), strict=True
        ):
            side.extend(values)
        self._cells.extend(map(sub, stops, starts))
        return list(zip(numbers, starts, stops, strict=True))

    def _join(
        self, above: list[tuple[int, int, int]], runs: list[tuple[int, int, int]], line: bytearray
    ) -> None:
        if 0 not in line:
            return
        upper = lower = 0
        while upper < len(above) and lower < len(runs):
            one, left, end = above[upper]
            other, start, stop = runs[lower]
            if line.find(0, max(left, start), min(end, stop)) >= 0:
                self._unite(one, other)
            upper += end <= stop
            lower += stop <= end

    def _unite(self, one: int, other: int) -> None:
        one, other = self._root(one), self._root(other)
        if one == other:
            return
        root, joined = min(one, other), max(one, other)
        self._parent[joined] = root
        for side, outer in zip(self._sides, (min, min, max, max), strict=True):
            side[root] = outer(side[root], side[joined])
        self._cells[root] += self._cells[joined]

    def _root(self, at: int) -> int:
        parent = self._parent
        while parent[at] != at:
            parent[at] = parent[parent[at]]
            at = parent[at]
        return at
