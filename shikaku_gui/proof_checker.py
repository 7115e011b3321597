"""Checks the folder that ``shikaku prove`` wrote; imports nothing else of the package."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product, zip_longest
from pathlib import Path

Pair = tuple[int, int]  # a row and a column, from 0
Box = tuple[int, int, int, int]  # top row, left column, height, width
Clause = tuple[int, ...]


def cells(box: Box) -> Iterator[Pair]:
    """Yield the cells of a rectangle in row-major order."""
    return ((box[0] + down, box[1] + along) for down in range(box[2]) for along in range(box[3]))


def list_boxes(rows: int, cols: int, areas: dict[Pair, int]) -> Iterator[Box]:
    """Yield the rectangles with one clue and its area (0: any); none if areas cannot add up."""
    unknown, rest = list(areas.values()).count(0), rows * cols - sum(areas.values())
    if rest < unknown or (rest and not unknown):
        return
    for (row, col), area in areas.items():
        least, most = area or (rest if unknown == 1 else 1), area or rest - unknown + 1
        for height in range(1, min(rows, most) + 1):
            for width in range(-(-least // height), min(cols, most // height) + 1):
                tops = range(max(0, row - height + 1), min(row, rows - height) + 1)
                lefts = range(max(0, col - width + 1), min(col, cols - width) + 1)
                for box in product(tops, lefts, [height], [width]):
                    if all(cell not in areas or cell == (row, col) for cell in cells(box)):
                        yield box


def encode(rows: int, cols: int, boxes: list[Box]) -> Iterator[Clause]:
    """Yield a clause a cell, that it is covered, and one for each two boxes that overlap."""
    covering: dict[Pair, list[int]] = {cell: [] for cell in cells((0, 0, rows, cols))}
    for number, box in enumerate(boxes, 1):
        for cell in cells(box):
            covering[cell].append(number)
    yield from map(tuple, covering.values())
    for cell, numbers in covering.items():
        for one, other in combinations(numbers, 2):
            if cell == tuple(map(max, boxes[one - 1][:2], boxes[other - 1][:2])):
                yield -one, -other  # only at the first of the cells that both cover


def cnf_lines(names: list[str], clauses: list[Clause]) -> Iterator[str]:
    """Yield the lines of the DIMACS CNF file; its comments give the names of the boxes."""
    yield from (f"c {number} = {name}\n" for number, name in enumerate(names, 1))
    yield f"p cnf {len(names)} {len(clauses)}\n"
    yield from (" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses)


def check_lrat(clauses: dict[int, Clause], lines: Iterable[str]) -> None:
    """Check that each step of a proof follows by its hints, and the last is the empty clause."""
    last, clause = len(clauses), Clause([0])
    for number, *words in map(str.split, lines):
        if words[:1] == ["d"]:
            for deleted in map(int, words[1:-1]):
                del clauses[deleted]
            continue
        clause = tuple(map(int, words[: words.index("0")]))
        *hints, end = map(int, words[len(clause) + 1 :])
        false, unit, sound = set(clause), {0}, not end and int(number) > last
        for hint in hints:
            unit = {-literal for literal in clauses[hint] if literal not in false}
            sound = sound and len(unit) < 2 and not unit & false
            false |= unit
        if unit or not sound:  # the last hint must be false as a whole
            raise ValueError(f"step {number} does not follow from its hints")
        last = int(number)
        clauses[last] = clause
    if clause:
        raise ValueError("the proof does not end with the empty clause")


def verify(folder: Path) -> int:
    """Return how many solutions a puzzle is proved to have: 0, 1, 2 for several; else raise."""
    rows, cols, *words = (folder / "puzzle.txt").read_text().split()
    whole = (0, 0, int(rows), int(cols))
    grid = [pair for pair in zip(cells(whole), words, strict=True) if pair[1] != "."]
    areas = {cell: 0 if word == "?" else int(word) for cell, word in grid}
    if any(areas[cell] < 1 for cell, word in grid if word != "?"):
        raise ValueError("an area is less than 1")
    boxes = list(list_boxes(whole[2], whole[3], areas))
    names = [f"R{r + 1}C{c + 1}-R{r + h}C{c + w}" for r, c, h, w in boxes]
    clauses, solutions = list(encode(whole[2], whole[3], boxes)), set[Clause]()
    for path in folder.glob("solution*.txt"):
        chosen = sorted(map(names.index, path.read_text().split()))
        if sorted(chain.from_iterable(cells(boxes[box]) for box in chosen)) != list(cells(whole)):
            raise ValueError(f"{path.name} is not a solution")
        solutions.add(tuple(-1 - box for box in chosen))
    clauses += solutions if len(solutions) == 1 else ()
    with (folder / "puzzle.cnf").open() as file:
        if any(line != own for line, own in zip_longest(file, cnf_lines(names, clauses))):
            raise ValueError("puzzle.cnf does not encode puzzle.txt")
    if len(solutions) < 2:
        with (folder / "proof.lrat").open() as file:
            check_lrat(dict(enumerate(clauses, 1)), file)
    return min(len(solutions), 2)
