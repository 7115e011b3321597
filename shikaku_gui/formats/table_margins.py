"""Tables with more around the grid than its cells: headings, row numbers, titles, blank edges.

pandas writes the numbers of the columns above and those of the rows on the left, spreadsheets have
a title above and blank cells around. What is left without them must add up to the grid.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple, TypeAlias

from shikaku_gui.formats.base import MAX_SIDE
from shikaku_gui.formats.clue_words import shapes_in_rows
from shikaku_gui.formats.evidence import Reading, size_message
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import Clues, parse_number, single_line
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import Message, comma_message, make_message

_MAX_CELLS = 40_000
"""The largest table that is looked at: one that is not as documented is looked at many times."""

_MAX_ROWS_ABOVE = 3

AreaOf: TypeAlias = Callable[[str], int | None]
"""Returns the area for a cell, 0 for a blank one; raises KeyError for what is no cell."""

MINUS_ONE = frozenset({"-1", "-1.0"})
"""What stands for a blank cell in tables of numbers alone."""


class _Cut(NamedTuple):
    """How many rows and columns to leave out before those that are the grid."""

    above: int
    left: int


class TableMargins:
    """The cells of a table that does not add up, and the grids that it may hold."""

    def __init__(self, rows: Sequence[Sequence[str]], area_of: AreaOf) -> None:
        self._area_of = area_of
        cols = max(map(len, rows))
        small = max(len(rows), cols) <= MAX_SIDE and len(rows) * cols <= _MAX_CELLS
        self._rows = [[*row, *[""] * (cols - len(row))] for row in rows] if small else []
        self._cols = cols

    def seen(self) -> Message | None:
        """Return what the first row and column clearly are instead of cells, None if they are."""
        if not self._rows:
            return None
        heading = are_running([word for word in self._rows[0] if word])
        numbers = are_running([row[0] for row in self._rows[heading:]])
        if heading and len(self._rows[0]) > 2:
            if numbers:
                return make_message(N_("a first row and a first column of running numbers"))
            return make_message(N_("a first row of running numbers"))
        if numbers and len(self._rows) > 2:
            return make_message(N_("a first column of running numbers"))
        return None

    def may_be_read(self) -> bool:
        """Tell whether a table would be read without its edges, or refused."""
        return self.seen() is not None or any(True for _ in self.readings(rank=1))

    def readings(self, rank: int) -> Iterator[Reading]:
        """Yield the grids inside of the table whose areas add up."""
        found = set()
        for cut in self._cuts():
            clues = self._clues(cut)
            if not clues or None in clues.values():
                continue
            for box in self._boxes(cut, clues):
                if box not in found:
                    found.add(box)
                    left_in = self._numbered_edges(box)
                    yield self._reading(cut, box, clues, rank + left_in)

    def _cuts(self) -> Iterator[_Cut]:
        most = min(_MAX_ROWS_ABOVE, len(self._rows) - 1)
        for above, left in product(range(most + 1), (0, 1)):
            rows = self._rows[above:]
            if all(map(self._is_heading, self._rows[:above])) and (
                left == 0 or (self._cols > 1 and self._is_heading([row[0] for row in rows]))
            ):
                yield _Cut(above, left)

    def _is_heading(self, words: Sequence[str]) -> bool:
        """Tell whether a row or column is no part of the grid: running numbers, or words.

        Over running numbers or beside them there may be a word in the corner.
        """
        given = [word for word in words if word]
        corner = bool(given) and not self._is_cell(given[0])
        return are_running(given[corner:]) or (corner and not any(map(self._is_cell, given)))

    def _is_cell(self, word: str) -> bool:
        try:
            self._area_of(word)
        except KeyError:
            return word in MINUS_ONE
        return True

    def _clues(self, cut: _Cut) -> Clues:
        """Return the clues by their places in the table; none where there are other words."""
        clues: Clues = {}
        for at, words in enumerate(self._rows[cut.above :], cut.above):
            for col, word in enumerate(words[cut.left :], cut.left):
                if not self._is_cell(word):
                    return {}
                area = 0 if word in MINUS_ONE else self._area_of(word)
                if area != 0:
                    clues[Cell(at, col)] = area
        return clues

    def _boxes(self, cut: _Cut, clues: Clues) -> Iterator[tuple[int, int, int, int]]:
        """Yield top, left, bottom and right of the grids that hold all clues and add up to them.

        Blank rows and columns at the edges may belong to the grid or not.
        """
        total = sum(area or 0 for area in clues.values())
        tops = range(cut.above, min(cell.row for cell in clues) + 1)
        bottoms = range(max(cell.row for cell in clues) + 1, len(self._rows) + 1)
        lefts = range(cut.left, min(cell.col for cell in clues) + 1)
        right = max(cell.col for cell in clues) + 1
        numbered_rows = bool(cut.left) and are_running([row[0] for row in self._rows[cut.above :]])
        numbered_cols = bool(cut.above) and are_running(self._rows[cut.above - 1][cut.left :])
        for top, bottom, left in product(tops, bottoms, lefts):
            width, rest = divmod(total, bottom - top)
            # Numbers beside the grid tell which rows or columns belong to it.
            if numbered_rows and bottom - top != len(self._rows) - cut.above:
                continue
            if numbered_cols and width != self._cols - cut.left:
                continue
            if rest == 0 and right <= left + width <= self._cols:
                yield top, left, bottom, left + width

    def _numbered_edges(self, box: tuple[int, int, int, int]) -> int:
        """Return how many edges of a grid, its first row and column, are running numbers."""
        top, left, bottom, right = box
        edges = self._rows[top][left:right], [row[left] for row in self._rows[top:bottom]]
        return sum(map(are_running, edges))

    def _reading(
        self, cut: _Cut, box: tuple[int, int, int, int], clues: Clues, rank: int
    ) -> Reading:
        top, left, bottom, right = box
        rows, cols = bottom - top, right - left
        changes = []
        if cut.above:
            changes.append(make_message(N_("without the headings above")))
        if cut.left:
            changes.append(make_message(N_("without the first column")))
        if (top, left, bottom, right) != (*cut, len(self._rows), self._cols):
            changes.append(make_message(N_("without the blank edges")))
        if any(word in MINUS_ONE for row in self._rows for word in row):
            changes.append(make_message(N_("with -1 as a blank cell")))
        size = size_message(N_("{rows}, {cols}"), rows, cols)
        places = {Cell(row - top, col - left): area for (row, col), area in clues.items()}
        shapes = shapes_in_rows(row[left:right] for row in self._rows[top:bottom])
        puzzle = Puzzle(rows, cols, places, self._title(cut), shapes=shapes)
        return Reading(partial(SavedGame, puzzle), comma_message([size, *changes]), rank, told=True)

    def _title(self, cut: _Cut) -> str:
        """Return the only word of the first row, where that is left out."""
        given = [word for word in self._rows[0] if word]
        return single_line(given[0]) if cut.above and len(given) == 1 else ""


def are_running(words: Sequence[str]) -> bool:
    """Tell whether words are the numbers from 0 or from 1."""
    numbers = [parse_number(word) for word in words]
    return len(words) > 1 and any(
        numbers == list(range(first, first + len(words))) for first in (0, 1)
    )
