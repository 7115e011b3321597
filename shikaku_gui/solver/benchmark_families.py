"""Families of puzzles to measure solvers on. Their making asks a solver for solutions only.

The puzzles of the generator are repaired and chosen by this program's deductions, which may favour
solvers that reason alike. Here tilings and clue cells are random, and what is changed follows from
two solutions, whoever finds them.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from random import Random

from shikaku_gui.model import Cell, Puzzle, Rect, problems
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.counting_puzzles import (
    LEAST_BOTTLENECK_SIDE,
    LEAST_DETOUR_SIDE,
    bottleneck_puzzle,
    detour_puzzle,
)
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.solving import solve

LEAST_BENCHMARK_SIDE = 5
"""The shortest side of a grid; some families need more, see :func:`least_benchmark_side`."""

_MOST = 12
"""The largest area that is drawn for a rectangle, where a family does not vary it."""

_AREAS = (2, 4, 8, 16, 32, 64)
"""Such areas from many clues to few, for the family ``density``."""

_CHANGED = 0.4
_CUT_IN_TWO = 0.05
_AWAY = 0.8
_TRIED = 40
_EXCHANGES = 60
_NEAREST = 6

_Clued = dict[Cell, Rect]
"""The rectangles of a tiling by the cells of their clues."""


class BenchmarkFamily(Enum):
    """The families.

    ``GROWN`` has tilings by rectangles that grow from random cells, ``CUT`` those by straight cuts
    of parts; clues are moved until there is one solution. ``UNKNOWN`` hides areas of such a
    puzzle: of 40 clues, as many as can be without another solution. ``DENSITY`` has random clues
    that are not moved, from many small to few large rectangles. ``EXCHANGED`` exchanges the areas
    of two clues near each other, so that there is no solution, though each clue has room.
    ``PARITY`` has two boards of dominoes without two corners of one colour, which have no
    solution for a reason that takes in the whole board. The puzzles of ``BOTTLENECK`` have one
    solution and need a search, and singleton consistency decides those of ``DETOUR`` late; see
    :mod:`.counting_puzzles`.
    """

    GROWN = "grown"
    CUT = "cut"
    UNKNOWN = "unknown"
    DENSITY = "density"
    EXCHANGED = "exchanged"
    PARITY = "parity"
    BOTTLENECK = "bottleneck"
    DETOUR = "detour"


def benchmark_puzzle(
    family: BenchmarkFamily, side: int, seed: int, control: Control | None = None
) -> Puzzle:
    """Return a puzzle of a family on a square grid; the same arguments give the same puzzle.

    Those of ``PARITY`` depend on the side alone, and their grid is as wide as the side, rounded
    down to one more than a multiple of four, and half as high. Those of ``BOTTLENECK`` and
    ``DETOUR`` are about as wide as the side, too, and less high.

    Raises:
        ValueError: the side is below :func:`least_benchmark_side`.
        CutShortError: a limit was reached.
    """
    if side < least_benchmark_side(family):
        raise ValueError(f"a side of {side} is too short for a benchmark")
    rng = Random(f"{family.value} {side} {seed}")  # noqa: S311 (it must be repeatable)
    return _MAKERS[family](side, seed, rng, control or Control())


def least_benchmark_side(family: BenchmarkFamily) -> int:
    """Return the shortest side of the puzzles of a family."""
    return _LEAST_SIDES.get(family, LEAST_BENCHMARK_SIDE)


_LEAST_SIDES = {
    BenchmarkFamily.BOTTLENECK: LEAST_BOTTLENECK_SIDE,
    BenchmarkFamily.DETOUR: LEAST_DETOUR_SIDE,
}


def _grown(side: int, _seed: int, rng: Random, control: Control) -> Puzzle:
    clued = {_any_cell(rect, rng): rect for rect in grown_tiling(side, _MOST, rng)}
    grid = Rect(0, 0, side, side)
    return _puzzle(grid, _with_one_solution(grid, clued, rng, control))


def _cut(side: int, _seed: int, rng: Random, control: Control) -> Puzzle:
    grid = Rect(0, 0, side, side)
    return _puzzle(grid, _cut_part(grid, rng, control))


def _cut_part(part: Rect, rng: Random, control: Control) -> _Clued:
    """Cut a part at a random line, and each of its parts, until they are small.

    A part of at most 12 cells is cut no more if half of them are few, and otherwise with even
    chance. Each part is a puzzle with one solution by itself.
    """
    small = 2 * part.area <= _MOST or (part.area <= _MOST and rng.random() < 0.5)
    if part.area <= 2 or small:
        return {_any_cell(part, rng): part}
    one, other = _halves(part, rng)
    clued = _cut_part(one, rng, control) | _cut_part(other, rng, control)
    return _with_one_solution(part, clued, rng, control)


def _unknown(side: int, seed: int, rng: Random, control: Control) -> Puzzle:
    """Hide areas, one at a time, each only if there is still one solution."""
    puzzle = _cut(side, seed, rng, control)
    for cell in rng.sample(list(puzzle.clues), min(len(puzzle.clues), _TRIED)):
        hiding = Puzzle(side, side, {**puzzle.clues, cell: None})
        if _two_solutions(hiding, control) is None:
            puzzle = hiding
    return puzzle


def _density(side: int, seed: int, rng: Random, _control: Control) -> Puzzle:
    tiling = grown_tiling(side, _AREAS[seed % len(_AREAS)], rng)
    return _puzzle(Rect(0, 0, side, side), {_any_cell(rect, rng): rect for rect in tiling})


def _exchanged(side: int, seed: int, rng: Random, control: Control) -> Puzzle:
    while True:
        clues = dict(_cut(side, seed, rng, control).clues)
        for _ in range(_EXCHANGES):
            one = rng.choice(list(clues))
            near = sorted(clues, key=lambda cell: _distance(one, cell))[1 : _NEAREST + 1]
            other = rng.choice(near)
            exchanged = clues | {one: clues[other], other: clues[one]}
            puzzle = Puzzle(side, side, exchanged)
            if clues[one] == clues[other] or problems(puzzle):
                continue
            if _status(puzzle, control) is Status.INFEASIBLE:
                return puzzle


def _distance(one: Cell, other: Cell) -> int:
    return abs(one.row - other.row) + abs(one.col - other.col)


def _parity(side: int, _seed: int, _rng: Random, _control: Control) -> Puzzle:
    """Return the mutilated chess board twice, with a wall between.

    Each clue is a domino's black cell on the left board and its white one on the right. So the
    left board has two clues too many, though all areas add up.
    """
    board = (side - 1) // 4 * 2
    clues: dict[Cell, int | None] = {Cell(row, board): 1 for row in range(board)}
    for row in range(board):
        for col in range(board):
            if (row, col) in ((0, 0), (board - 1, board - 1)):
                clues[Cell(row, col)] = clues[Cell(row, board + 1 + col)] = 1
            else:
                clues[Cell(row, col if (row + col) % 2 else board + 1 + col)] = 2
    return Puzzle(board, 2 * board + 1, clues)


def _bottleneck(side: int, seed: int, rng: Random, _control: Control) -> Puzzle:
    return bottleneck_puzzle(side, seed, rng)


def _detour(side: int, seed: int, rng: Random, _control: Control) -> Puzzle:
    return detour_puzzle(side, seed, rng)


_MAKERS: Mapping[BenchmarkFamily, Callable[[int, int, Random, Control], Puzzle]] = {
    BenchmarkFamily.GROWN: _grown,
    BenchmarkFamily.CUT: _cut,
    BenchmarkFamily.UNKNOWN: _unknown,
    BenchmarkFamily.DENSITY: _density,
    BenchmarkFamily.EXCHANGED: _exchanged,
    BenchmarkFamily.PARITY: _parity,
    BenchmarkFamily.BOTTLENECK: _bottleneck,
    BenchmarkFamily.DETOUR: _detour,
}


def grown_tiling(side: int, most: int, rng: Random) -> list[Rect]:
    """Return a tiling of a square grid by rectangles that grow from its cells in random order.

    Each is drawn a size of at most about ``most`` cells, and grows to it where there is room.
    """
    taken = [[False] * side for _ in range(side)]
    order = [Cell(row, col) for row in range(side) for col in range(side)]
    rng.shuffle(order)
    tiling: list[Rect] = []
    for cell in order:
        if taken[cell.row][cell.col]:
            continue
        rect = Rect(*cell, 1, 1)
        wanted = _drawn_size(most, rng)
        while (larger := _grown_once(rect, wanted, taken, rng)) is not None:
            rect = larger
        for covered in rect.cells():
            taken[covered.row][covered.col] = True
        tiling.append(rect)
    return tiling


def _drawn_size(most: int, rng: Random) -> tuple[int, int]:
    long = rng.randint(1, most)
    sides = [long, rng.randint(1, max(1, most // long))]
    rng.shuffle(sides)
    return sides[0], sides[1]


def _grown_once(
    rect: Rect, wanted: tuple[int, int], taken: list[list[bool]], rng: Random
) -> Rect | None:
    """Return the rectangle with one more row or column on a random side that is free."""
    row, col, height, width = rect
    ways: list[tuple[Rect, Rect]] = []  # The larger rectangle, and what it adds.
    if height < wanted[0]:
        for at, first in ((row - 1, row - 1), (row + height, row)):
            ways.append((Rect(first, col, height + 1, width), Rect(at, col, 1, width)))
    if width < wanted[1]:
        for at, first in ((col - 1, col - 1), (col + width, col)):
            ways.append((Rect(row, first, height, width + 1), Rect(row, at, height, 1)))
    grid = Rect(0, 0, len(taken), len(taken))
    rng.shuffle(ways)
    for larger, added in ways:
        if grid.contains(added) and not any(taken[cell.row][cell.col] for cell in added.cells()):
            return larger
    return None


def _with_one_solution(part: Rect, clued: _Clued, rng: Random, control: Control) -> _Clued:
    """Return the tiling of a part with clues moved until there is no other solution.

    Of two solutions one differs from the tiling. A clue whose rectangle is another one there is
    moved to a cell of its own rectangle, mostly to one that the other lacks; now and then the
    rectangle is cut in two instead, as moves alone need not lead to an end.
    """
    clued = dict(clued)
    while (found := _two_solutions(_puzzle(part, clued), control)) is not None:
        cells = sorted(clued)
        for solution in found:
            for cell, (row, col, height, width) in zip(cells, solution, strict=True):
                rect = Rect(row + part.row, col + part.col, height, width)
                if clued.get(cell, rect) != rect and rng.random() < _CHANGED:
                    own = clued.pop(cell)
                    halves = own.area > 2 and rng.random() < _CUT_IN_TWO
                    for each in _halves(own, rng) if halves else (own,):
                        clued[_any_cell(each, rng, without=rect)] = each
    return clued


def _any_cell(rect: Rect, rng: Random, without: Rect | None = None) -> Cell:
    """Return a random cell, mostly one that another rectangle lacks."""
    cells = list(rect.cells())
    if without is not None and rng.random() < _AWAY:
        cells = [cell for cell in cells if not without.covers(cell)] or cells
    return rng.choice(cells)


def _halves(rect: Rect, rng: Random) -> tuple[Rect, Rect]:
    """Return the two parts of a rectangle on both sides of a random line."""
    row, col, height, width = rect
    at = rng.randrange(1, height + width - 1)
    if at < height:
        return Rect(row, col, at, width), Rect(row + at, col, height - at, width)
    at -= height - 1
    return Rect(row, col, height, at), Rect(row, col + at, height, width - at)


def _puzzle(part: Rect, clued: _Clued) -> Puzzle:
    """Return the puzzle of a part of the grid."""
    clues = {
        Cell(cell.row - part.row, cell.col - part.col): rect.area for cell, rect in clued.items()
    }
    return Puzzle(part.height, part.width, clues)


def _two_solutions(puzzle: Puzzle, control: Control) -> tuple[Solution, ...] | None:
    """Return two solutions, None where a puzzle that has one has no other.

    Raises:
        CutShortError: a limit was reached.
    """
    result = solve(puzzle, stop=control.is_over)
    if result.status is Status.LIMIT:
        raise CutShortError
    return result.solutions if result.status is Status.MULTIPLE else None


def _status(puzzle: Puzzle, control: Control) -> Status:
    result = solve(puzzle, max_solutions=1, stop=control.is_over)
    control.check()
    return result.status
