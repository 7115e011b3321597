"""Slow, obvious reference: puzzles solved by trying everything; random puzzles to solve."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from hypothesis import strategies as st

from shikaku_gui.model import Cell, Puzzle, Rect, Shape

Partition = tuple[Rect, ...]
Layout = tuple[tuple[Cell, int], ...]


def all_solutions(puzzle: Puzzle, at_most: int = 500) -> set[Partition] | None:
    """Return every solution, its rectangles in row-major order of their clues.

    None where there are more than ``at_most``.
    """
    found: set[Partition] = set()
    clued = [rect for rect in all_rects(puzzle.rows, puzzle.cols) if _obeys(puzzle, rect)]
    for partition in _fillings(puzzle.rows, puzzle.cols, clued):
        found.add(tuple(sorted(partition, key=lambda rect: min(puzzle.clues_in(rect)))))
        if len(found) > at_most:
            return None
    return found


def all_rects(rows: int, cols: int) -> list[Rect]:
    """Return every rectangle on a grid."""
    cells = list(Rect(0, 0, rows, cols).cells())
    return [
        Rect.between(first, last)
        for first in cells
        for last in cells
        if last.row >= first.row and last.col >= first.col
    ]


def all_partitions(rows: int, cols: int) -> Iterator[Partition]:
    """Yield every way to cut a grid into rectangles, whatever the clues."""
    return _fillings(rows, cols, all_rects(rows, cols))


def _fillings(rows: int, cols: int, rects: list[Rect]) -> Iterator[Partition]:
    """Yield the ways to fill a grid with some of the rectangles.

    What is covered is a number with a bit for each cell; the first cell that is not covered
    is the upper left corner of the next rectangle.
    """
    numbers = {cell: number for number, cell in enumerate(Rect(0, 0, rows, cols).cells())}
    starting: list[list[tuple[int, Rect]]] = [[] for _ in numbers]
    for rect in rects:
        bits = sum(1 << numbers[cell] for cell in rect.cells())
        starting[numbers[Cell(rect.row, rect.col)]].append((bits, rect))

    def fill(covered: int) -> Iterator[Partition]:
        first = (~covered & (covered + 1)).bit_length() - 1
        if first == len(starting):
            yield ()
            return
        for bits, rect in starting[first]:
            if not covered & bits:
                for others in fill(covered | bits):
                    yield (rect, *others)

    return fill(0)


def _obeys(puzzle: Puzzle, rect: Rect) -> bool:
    clues = puzzle.clues_in(rect)
    if len(clues) != 1 or puzzle.clues[clues[0]] not in (None, rect.area):
        return False
    wanted = {Shape.SQUARE: "==", Shape.WIDE: "<", Shape.TALL: ">", None: "=<>"}
    sign = "<" if rect.height < rect.width else ">" if rect.height > rect.width else "="
    return sign in wanted[puzzle.shapes.get(clues[0])]


def solvable_layouts(rows: int, cols: int) -> dict[Layout, set[Partition]]:
    """Return every layout of clues that has a solution, with all its solutions.

    Each partition solves the layouts that put a clue of the right area anywhere in each
    of its rectangles; so these are all there are.
    """
    layouts: dict[Layout, set[Partition]] = {}
    for partition in all_partitions(rows, cols):
        for cells in product(*(rect.cells() for rect in partition)):
            clued = sorted(zip(cells, partition, strict=True))
            layout = tuple((cell, rect.area) for cell, rect in clued)
            layouts.setdefault(layout, set()).add(tuple(rect for _, rect in clued))
    return layouts


def is_first_image(rows: int, cols: int, layout: Layout) -> bool:
    """Tell whether no mirror image of a layout, and not the half turn, comes before it.

    So one of the two or four layouts that are alike is told from the others.
    """
    areas = [0] * (rows * cols)
    for cell, area in layout:
        areas[cell.row * cols + cell.col] = area
    lines = [areas[start : start + cols] for start in range(0, len(areas), cols)]
    across = [line[::-1] for line in lines]
    return lines <= min(across, lines[::-1], across[::-1])


def all_layouts(rows: int, cols: int) -> Iterator[Layout]:
    """Yield every layout of clues whose areas add up to the grid, solvable or not."""
    cells = list(Rect(0, 0, rows, cols).cells())

    def place(start: int, rest: int) -> Iterator[Layout]:
        if not rest:
            yield ()
        for index in range(start, len(cells)):
            for area in range(1, rest + 1):
                for others in place(index + 1, rest - area):
                    yield ((cells[index], area), *others)

    yield from place(0, rows * cols)


def random_partition(rng: random.Random, rows: int, cols: int, most: int = 16) -> list[Rect]:
    """Return a random way to cut a grid into rectangles of about ``most`` cells at most."""
    covered: set[Cell] = set()
    rects: list[Rect] = []
    for cell in Rect(0, 0, rows, cols).cells():
        if cell in covered:
            continue
        room = 1
        while cell.col + room < cols and Cell(cell.row, cell.col + room) not in covered:
            room += 1
        width = rng.randint(1, min(room, 5))
        height = rng.randint(1, min(rows - cell.row, max(1, min(5, most // width))))
        rects.append(Rect(*cell, height, width))
        covered.update(rects[-1].cells())
    return rects


def random_puzzle(
    rng: random.Random, rows: int, cols: int, *, most: int = 16, unknown: float = 0.0
) -> Puzzle:
    """Return a random puzzle with a solution, with some of its areas unknown."""
    clues: dict[Cell, int | None] = {}
    for rect in random_partition(rng, rows, cols, most):
        cell = rng.choice(list(rect.cells()))
        clues[cell] = None if rng.random() < unknown else rect.area
    return Puzzle(rows, cols, clues)


def garbled(rng: random.Random, puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with two areas exchanged: often without a solution."""
    clues = dict(puzzle.clues)
    if len(clues) > 1:
        one, other = rng.sample(list(clues), 2)
        clues[one], clues[other] = clues[other], clues[one]
    return Puzzle(puzzle.rows, puzzle.cols, clues)


def any_puzzle(rng: random.Random, rows: int, cols: int) -> Puzzle:
    """Return a random puzzle with or without "?" clues and solutions."""
    unknown = rng.choice([0.0, 0.0, 0.2, 1.0])
    puzzle = random_puzzle(rng, rows, cols, most=rng.choice([4, 16, 40]), unknown=unknown)
    return garbled(rng, puzzle) if rng.random() < 0.3 else puzzle


def shaped_puzzle(rng: random.Random, rows: int, cols: int) -> Puzzle:
    """Return a random puzzle with a solution: a clue gives an area, a shape, both or neither."""
    unknown, shaped = rng.choice([0.0, 0.3, 0.6, 1.0]), rng.choice([0.3, 0.6, 1.0])
    clues: dict[Cell, int | None] = {}
    shapes: dict[Cell, Shape] = {}
    for rect in random_partition(rng, rows, cols, rng.choice([4, 16, 40])):
        cell = rng.choice(list(rect.cells()))
        clues[cell] = None if rng.random() < unknown else rect.area
        if rng.random() < shaped:
            shapes[cell] = rect.shape
    return Puzzle(rows, cols, clues, shapes=shapes)


def any_shaped_puzzle(rng: random.Random, rows: int, cols: int) -> Puzzle:
    """Return a random puzzle with shapes, often with one of them changed."""
    puzzle = shaped_puzzle(rng, rows, cols)
    if rng.random() < 0.7:
        return puzzle
    changed = {rng.choice(list(puzzle.clues)): rng.choice(list(Shape))}
    return replace(puzzle, shapes={**puzzle.shapes, **changed})


@st.composite
def any_clues(draw: st.DrawFn, most: int) -> Puzzle:
    """Return a puzzle of at most ``most`` rows and columns with clues that need not agree."""
    rows, cols = draw(st.integers(1, most)), draw(st.integers(1, most))
    cells = st.builds(Cell, st.integers(0, rows - 1), st.integers(0, cols - 1))
    areas = st.none() | st.integers(1, 8)
    clues = draw(st.dictionaries(cells, areas, min_size=1))
    some = st.sampled_from(sorted(clues))
    shapes = draw(st.just({}) | st.dictionaries(some, st.sampled_from(list(Shape))))
    return Puzzle(rows, cols, clues, shapes=shapes)


def mutilated_boards(side: int) -> Puzzle:
    """Return a puzzle with two boards of dominoes, each without two corners of one colour.

    Each clue is a domino's black cell on the left board and its white one on the right; between
    them is a wall. So the left board has two clues too many, though all areas add up.
    """
    clues: dict[Cell, int | None] = {Cell(row, side): 1 for row in range(side)}
    for row in range(side):
        for col in range(side):
            if (row, col) in ((0, 0), (side - 1, side - 1)):
                clues[Cell(row, col)] = clues[Cell(row, side + 1 + col)] = 1
            else:
                clues[Cell(row, col if (row + col) % 2 else side + 1 + col)] = 2
    return Puzzle(side, 2 * side + 1, clues)
