"""The global cardinality constraint: each clue owns as many cells as its area says.

Generalised arc consistency by flow: Régin, *Generalized arc consistency for global cardinality
constraint* (AAAI 1996). Cells are assigned to clues so that every clue gets between its least and
its largest number of cells. A cell can belong to a clue in some such assignment if it does in the
one found, or if both lie in one strongly connected component of its residual graph.
"""

from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.propagation import ContradictionError

Bounds: TypeAlias = tuple[int, int]
"""The least and the largest number of cells of a clue."""


def impossible_owners(
    reaching: Sequence[Sequence[int]], bounds: Sequence[Bounds], control: Control
) -> list[tuple[int, int]]:
    """Return the pairs of a cell and a clue that no assignment of cells to clues has.

    ``reaching`` are the clues that may own each cell.

    Raises:
        ContradictionError: there is no assignment.
        CutShortError: a limit was reached.
    """
    flow = _Assignment(reaching, bounds)
    flow.find(control)
    component = _components(flow.residual())
    cells = len(reaching)
    return [
        (cell, clue)
        for cell, clues in enumerate(reaching)
        for clue in clues
        if flow.owner[cell] != clue and component[cell] != component[cells + clue]
    ]


class _Assignment:
    """An assignment of every cell to a clue, within the bounds."""

    def __init__(self, reaching: Sequence[Sequence[int]], bounds: Sequence[Bounds]) -> None:
        self._reaching = reaching
        self._bounds = bounds
        self.owner = [-1] * len(reaching)
        self._owned: list[set[int]] = [set() for _ in bounds]
        self._reached: list[list[int]] = [[] for _ in bounds]
        for cell, clues in enumerate(reaching):
            for clue in clues:
                self._reached[clue].append(cell)

    def find(self, control: Control) -> None:
        """Find an assignment.

        Raises:
            ContradictionError: there is none.
            CutShortError: a limit was reached.
        """
        for cell in range(len(self.owner)):
            control.check()
            self._place(cell)
        for clue, (least, _) in enumerate(self._bounds):
            while len(self._owned[clue]) < least:
                control.check()
                self._feed(clue)

    def _give(self, cell: int, clue: int) -> None:
        if self.owner[cell] >= 0:
            self._owned[self.owner[cell]].remove(cell)
        self.owner[cell] = clue
        self._owned[clue].add(cell)

    def _place(self, start: int) -> None:
        """Assign one more cell; others may move on to other clues."""
        came_from: dict[int, int] = {}  # the cell that would go to a clue
        waiting = deque([start])
        while waiting:
            cell = waiting.popleft()
            for clue in self._reaching[cell]:
                if clue in came_from:
                    continue
                came_from[clue] = cell
                if len(self._owned[clue]) < self._bounds[clue][1]:
                    self._move_along(came_from, clue)
                    return
                waiting.extend(self._owned[clue])
        raise ContradictionError

    def _move_along(self, came_from: dict[int, int], clue: int) -> None:
        while clue >= 0:
            cell = came_from[clue]
            before = self.owner[cell]
            self._give(cell, clue)
            clue = before

    def _feed(self, start: int) -> None:
        """Give a clue one more cell, in the end from one that has more than its least."""
        goes_to = {start: (-1, -1)}  # for each clue, the cell it would give and to which clue
        waiting = deque([start])
        while waiting:
            clue = waiting.popleft()
            for cell in self._reached[clue]:
                giver = self.owner[cell]
                if giver in goes_to:
                    continue
                goes_to[giver] = (cell, clue)
                if len(self._owned[giver]) > self._bounds[giver][0]:
                    while giver != start:
                        given, taker = goes_to[giver]
                        self._give(given, taker)
                        giver = taker
                    return
                waiting.append(giver)
        raise ContradictionError

    def residual(self) -> list[list[int]]:
        """Return the edges of the residual graph: cells, then clues, then a last node."""
        cells, clues = len(self._reaching), len(self._bounds)
        last = cells + clues
        edges: list[list[int]] = [
            [cells + clue for clue in reaching if clue != self.owner[cell]]
            for cell, reaching in enumerate(self._reaching)
        ]
        edges += [list(mine) for mine in self._owned]
        edges.append([])
        for clue, (least, most) in enumerate(self._bounds):
            if len(self._owned[clue]) < most:
                edges[cells + clue].append(last)
            if len(self._owned[clue]) > least:
                edges[last].append(cells + clue)
        return edges


def _components(edges: Sequence[Sequence[int]]) -> list[int]:
    """Return the number of each node's strongly connected component (Tarjan, 1972)."""
    component = [-1] * len(edges)
    order = [-1] * len(edges)
    low = [0] * len(edges)
    path: list[int] = []
    seen = components = 0
    for root in range(len(edges)):
        if order[root] >= 0:
            continue
        work = [(root, iter(edges[root]))]
        order[root] = low[root] = seen
        seen += 1
        path.append(root)
        while work:
            node, following = work[-1]
            for other in following:
                if order[other] < 0:
                    order[other] = low[other] = seen
                    seen += 1
                    path.append(other)
                    work.append((other, iter(edges[other])))
                    break
                if component[other] < 0:
                    low[node] = min(low[node], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    while component[node] < 0:
                        component[path.pop()] = components
                    components += 1
    return component
