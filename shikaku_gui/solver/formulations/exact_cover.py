"""Exact cover by Dancing Links: Algorithm X on linked lists of a sparse 0/1 matrix.

Columns are cells, rows are placements. The column with the fewest rows left is covered first.
Nodes lie in arrays, and the search keeps its own stack, so its depth has no limit.
"""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import JANDHYALA, Formulation, run_model
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import make_message

_CHECK_EVERY = 64


class DancingLinks:
    """The matrix of a puzzle as linked nodes, and the search on it.

    Node 0 is the head of the list of columns; node ``1 + row * cols + col`` is the column of a
    cell. The nodes of a placement follow each other, so a row of the matrix needs no links.
    """

    def __init__(self, puzzle: Puzzle, placements: Placements, control: Control) -> None:
        self.nodes = 0
        self.constraints = puzzle.area
        self._rects = list(chain.from_iterable(placements))
        self._clue_of = [clue for clue, mine in enumerate(placements) for _ in mine]
        self.variables = len(self._rects)
        self._fill(puzzle, control)
        self._found = self._search(control)

    def _fill(self, puzzle: Puzzle, control: Control) -> None:
        count = puzzle.area + 1
        stride = puzzle.cols
        self._left = [count - 1, *range(count - 1)]
        self._right = [*range(1, count), 0]
        self._size = [0] * count
        up, down, column = list(range(count)), list(range(count)), list(range(count))
        row_of = [-1] * count
        self._first: list[int] = []
        for number, (top, left, height, width) in enumerate(self._rects):
            if number % _CHECK_EVERY == 0:
                control.check()
            self._first.append(len(column))
            start = 1 + top * stride + left
            for begin in range(start, start + height * stride, stride):
                for header in range(begin, begin + width):
                    node = len(column)
                    last = up[header]
                    up.append(last)
                    down.append(header)
                    down[last] = up[header] = node
                    column.append(header)
                    row_of.append(number)
                    self._size[header] += 1
        self._first.append(len(column))
        self._up, self._down, self._column, self._row_of = up, down, column, row_of

    def next_solution(self, control: Control) -> Solution | None:
        """Return the next solution, None where there is no other.

        Raises:
            CutShortError: a limit was reached.
        """
        control.check()
        return next(self._found, None)

    def _search(self, control: Control) -> Iterator[Solution]:
        """Yield all solutions; a stack holds the node chosen in each column covered so far."""
        stack: list[int] = []
        going_down = True
        while going_down or stack:
            if going_down:
                header = self._smallest()
                if header is None:
                    yield self._solution(stack)
                    going_down = False
                    continue
                self._cover(header)
                stack.append(header)
            else:
                self._take_back(stack[-1])
            self.nodes += 1
            if self.nodes % _CHECK_EVERY == 0:
                control.check()
            node = self._down[stack[-1]]
            header = self._column[node]
            if node == header:
                self._uncover(header)
                stack.pop()
                going_down = False
            else:
                stack[-1] = node
                self._take(node)
                going_down = True

    def _smallest(self) -> int | None:
        """Return the column with the fewest rows; None where all columns are covered."""
        right, size = self._right, self._size
        header: int = right[0]
        if not header:
            return None
        best, fewest = header, size[header]
        while header and fewest > 1:
            if size[header] < fewest:
                best, fewest = header, size[header]
            header = right[header]
        return best

    def _row(self, node: int) -> range:
        number = self._row_of[node]
        return range(self._first[number], self._first[number + 1])

    def _take(self, node: int) -> None:
        """Cover the other columns of a node's row."""
        for other in self._row(node):
            if other != node:
                self._cover(self._column[other])

    def _take_back(self, node: int) -> None:
        """Undo :meth:`_take`."""
        for other in reversed(self._row(node)):
            if other != node:
                self._uncover(self._column[other])

    def _cover(self, header: int) -> None:
        """Remove a column, and the rows in it from all other columns."""
        left, right, up, down = self._left, self._right, self._up, self._down
        size, column, row_of, first = self._size, self._column, self._row_of, self._first
        before, after = left[header], right[header]
        right[before], left[after] = after, before
        node = down[header]
        while node != header:
            number = row_of[node]
            for other in range(first[number], first[number + 1]):
                if other != node:
                    above, below = up[other], down[other]
                    down[above], up[below] = below, above
                    size[column[other]] -= 1
            node = down[node]

    def _uncover(self, header: int) -> None:
        """Undo :meth:`_cover`, in the reverse order."""
        left, right, up, down = self._left, self._right, self._up, self._down
        size, column, row_of, first = self._size, self._column, self._row_of, self._first
        node = up[header]
        while node != header:
            number = row_of[node]
            for other in range(first[number + 1] - 1, first[number] - 1, -1):
                if other != node:
                    size[column[other]] += 1
                    down[up[other]] = up[down[other]] = other
            node = up[node]
        right[left[header]] = left[right[header]] = header

    def _solution(self, stack: list[int]) -> Solution:
        chosen = [self._row_of[node] for node in stack]
        return tuple(
            self._rects[number] for number in sorted(chosen, key=self._clue_of.__getitem__)
        )


FORMULATIONS = (
    Formulation(
        "exact-cover",
        make_message(
            N_("{work}; {other} names it as the classical way"),
            work="Knuth, Dancing Links (2000)",
            other=JANDHYALA,
        ),
        make_message(N_("exact: the search goes through all choices")),
        partial(run_model, DancingLinks, True),
    ),
)
