"""Checks the folder that ``shikaku prove`` wrote; imports nothing else of the package."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple, TypeVar

Pair = tuple[int, int]  # a row and a column, from 0
Box = tuple[int, int, int, int]  # top row, left column, height, width
Clause = tuple[int, ...]
Item = TypeVar("Item")

MOST_BOXES, MOST_CLAUSES = 40_000, 4_000_000
MOST_COVERS = 4_000_000  # the cells of the grid, and those of all boxes together
MOST_LOOKS = 100  # at literals of the clauses that hints name, for each word of the proof
LONGEST_LINE = 2**20

SOLUTIONS = ("solution.txt", "solution-2.txt")
HASH = "c sha256(puzzle.txt) = "
NUMBER = "[1-9][0-9]{0,8}"
SIZE = re.compile(f"({NUMBER}) ({NUMBER})\n")
WORD = re.compile(rf"\.|(\?|{NUMBER})[swt]?")  # the area, any if "?"; then square, wide or tall
STEP = re.compile(f"({NUMBER}) ((?>-?{NUMBER} )*+)0 ((?>{NUMBER} )*+)0\n")
DELETION = re.compile(f"{NUMBER} d ((?>{NUMBER} )*+)0\n")


class UncheckableError(ValueError):
    """A puzzle has more cells, boxes or clauses than are listed."""


class ProvedClaim(NamedTuple):
    """What is proved: ``puzzle`` has 0, 1, or 2 for several ``solutions``.

    It is the text of puzzle.txt. ``digest`` is its SHA-256, which puzzle.cnf names if ``signed``.
    """

    solutions: int
    puzzle: str
    digest: str
    signed: bool


def check_size(size: int, most: int) -> None:
    """Raise an error for more than is checked."""
    if size > most:
        raise UncheckableError("the puzzle is too large")


def limited(items: Iterable[Item], most: int) -> Iterator[Item]:
    """Yield the items; raise an error if there are more than ``most``."""
    for number, item in enumerate(items, 1):
        check_size(number, most)
        yield item


def cells(box: Box) -> Iterator[Pair]:
    """Yield the cells of a rectangle in row-major order."""
    return ((box[0] + down, box[1] + along) for down in range(box[2]) for along in range(box[3]))


def free_spans(by_row: list[list[int]], rows: range, col: int) -> Iterator[Pair]:
    """Yield the columns, from and to, that a box can reach from a clue to each of these rows."""
    left, right = 0, by_row[rows[0]][-1]
    for row in rows:
        at, own = bisect_left(by_row[row], col), row == rows[0]
        if by_row[row][at] == col and not own:
            return
        left, right = max(left, by_row[row][at - 1] + 1), min(right, by_row[row][at + own])
        yield left, right


def list_boxes(rows: int, cols: int, clues: dict[Pair, str]) -> Iterator[Box]:
    """Yield the boxes of each clue, given as a word; none at all if areas cannot add up."""
    check_size(len(clues), MOST_BOXES)
    areas = [int(word.rstrip("swt").replace("?", "0")) for word in clues.values()]
    unknown, rest = areas.count(0), rows * cols - sum(areas)
    if rest < unknown or (rest and not unknown):
        return
    by_row = [[-1] for _ in range(rows)]  # the columns of the clues, between those of the edges
    for row, col in sorted(clues):
        by_row[row].append(col)
    for columns in by_row:
        columns.append(cols)
    for ((row, col), word), area in zip(clues.items(), areas, strict=True):
        least, most = area or (rest if unknown == 1 else 1), area or rest - unknown + 1
        up = list(free_spans(by_row, range(row, max(-1, row - most), -1), col))
        down = list(free_spans(by_row, range(row, min(rows, row + most)), col))
        for height in range(1, min(most, len(up) + len(down) - 1) + 1):
            widths = range(-(-least // height), min(cols, most // height) + 1)
            first, last = max(0, height - len(down)), min(height, len(up)) - 1
            tops = range(row - last, row - first + 1) if widths else ()
            ends = [(top, *up[row - top], *down[height - 1 - row + top]) for top in tops]
            spans = [(top, max(one, two), min(end, stop)) for top, one, end, two, stop in ends]
            for width in widths:
                shape = "s" if height == width else "w" if height < width else "t"
                if word[-1] in "swt" and word[-1] != shape:
                    continue
                spans = [span for span in spans if span[2] - span[1] >= width]
                for top, left, right in spans:
                    for start in range(max(left, col - width + 1), min(col, right - width) + 1):
                        yield top, start, height, width


def encode(rows: int, cols: int, boxes: list[Box]) -> Iterator[Clause]:
    """Yield a clause a cell, that it is covered, and one for each two boxes that overlap."""
    check_size(rows * cols + sum(box[2] * box[3] for box in boxes), MOST_COVERS)
    covering: dict[Pair, list[int]] = {cell: [] for cell in cells((0, 0, rows, cols))}
    for number, box in enumerate(boxes, 1):
        for cell in cells(box):
            covering[cell].append(number)
    yield from map(tuple, covering.values())
    negative = [-number for number in range(len(boxes) + 1)]  # each integer is made once
    for (row, col), numbers in covering.items():
        # Two boxes overlap first where the one or the other begins, in both directions.
        top = [number for number in numbers if boxes[number - 1][0] == row]
        left = [number for number in numbers if boxes[number - 1][1] == col]
        both = [number for number in top if boxes[number - 1][1] == col]
        for one in numbers:
            at_top, at_left = boxes[one - 1][0] == row, boxes[one - 1][1] == col
            others = (both, left, top, numbers)[at_top + 2 * at_left]
            for other in others[bisect_right(others, one) :]:
                yield negative[one], negative[other]


def box_name(box: Box) -> str:
    """Return the name of a box, such as R1C1-R2C3."""
    return f"R{box[0] + 1}C{box[1] + 1}-R{box[0] + box[2]}C{box[1] + box[3]}"


def hash_line(digest: str) -> str:
    """Return the first line of puzzle.cnf, with the SHA-256 of puzzle.txt."""
    return f"{HASH}{digest}\n"


def box_line(number: int, box: Box) -> str:
    """Return the comment of puzzle.cnf that names a box."""
    return f"c {number} = {box_name(box)}\n"


def head_line(boxes: int, clauses: int) -> str:
    """Return the line of puzzle.cnf before its clauses."""
    return f"p cnf {boxes} {clauses}\n"


def clause_line(clause: Clause) -> str:
    """Return the line of puzzle.cnf that is a clause."""
    return " ".join(map(str, (*clause, 0))) + "\n"


def read_lines(path: Path) -> Iterator[str]:
    """Yield the lines of a file as they are; what is not ASCII becomes an escape like \\xd9."""
    if not S_ISREG(path.stat().st_mode):
        raise ValueError(f"{path.name} is not a regular file")
    with path.open(encoding="ascii", errors="backslashreplace", newline="\n") as file:
        while line := file.readline(LONGEST_LINE):
            if not line.endswith("\n"):
                raise ValueError(f"{path.name} has a line that is too long or does not end")
            yield line


def read_puzzle(path: Path) -> tuple[int, int, dict[Pair, str], str]:
    """Return the rows and columns of puzzle.txt, its clues, and its text."""
    lines = read_lines(path)
    text = [next(lines, "")]
    size = SIZE.fullmatch(text[0])
    if size is None:
        raise ValueError("puzzle.txt, line 1: expected the numbers of rows and columns")
    rows, cols = int(size[1]), int(size[2])
    check_size(rows * cols, MOST_COVERS)
    clues: dict[Pair, str] = {}
    for row in range(rows):
        text.append(next(lines, ""))
        words = text[-1][:-1].split(" ")
        if len(words) != cols or not all(map(WORD.fullmatch, words)):
            raise ValueError(f"puzzle.txt, line {row + 2}: expected a word for each column")
        clues |= {(row, col): word for col, word in enumerate(words) if word != "."}
        check_size(len(clues), MOST_BOXES)
    if next(lines, ""):
        raise ValueError(f"puzzle.txt, line {rows + 2}: expected the end")
    return rows, cols, clues, "".join(text)


def read_solution(path: Path, boxes: list[Box], area: int) -> Clause:
    """Return the clause that excludes a solution, of which a file names the boxes."""
    numbers = {f"{box_name(box)}\n": number for number, box in enumerate(boxes, 1)}
    chosen = sorted(numbers.get(line, 0) for line in read_lines(path))
    taken = [boxes[number - 1] for number in chosen]
    # Where the areas add up and all cells are covered, none is covered twice.
    adds_up = 0 not in chosen and sum(box[2] * box[3] for box in taken) == area
    if not adds_up or len({*chain.from_iterable(map(cells, taken))}) != area:
        raise ValueError(f"{path.name} is not a solution")
    return tuple(-number for number in chosen)


def follows(clause: Clause, hints: Iterator[Clause]) -> bool:
    """Tell whether each hint leaves one literal open, and the last one none."""
    false = set(clause)
    for hint in hints:
        unit = {-literal for literal in hint if literal not in false}
        if not unit:
            return next(hints, None) is None
        if len(unit) > 1 or unit & false:
            return False
        false |= unit
    return False


def known_clause(clauses: dict[int, Clause], word: str) -> Clause:
    """Return the clause with a number."""
    if int(word) not in clauses:
        raise ValueError(f"there is no clause {word}")
    return clauses[int(word)]


def check_lrat(clauses: dict[int, Clause], lines: Iterable[str]) -> None:
    """Check that each step of a proof follows by its hints, and the last is the empty clause."""
    last, clause, words, looks = len(clauses), Clause([0]), 0, 0
    for at, line in enumerate(lines, 1):
        if deletion := DELETION.fullmatch(line):
            for word in deletion[1].split():
                known_clause(clauses, word)
                del clauses[int(word)]
            continue
        step = STEP.fullmatch(line)
        if step is None:
            raise ValueError(f"proof.lrat, line {at}: expected a step or a deletion")
        number, clause = int(step[1]), tuple(map(int, step[2].split()))
        hints = [known_clause(clauses, word) for word in step[3].split()]
        words, looks = words + line.count(" "), looks + sum(map(len, hints))
        if looks > MOST_LOOKS * words:
            raise ValueError(f"step {number} takes too long to check")
        if number <= last or not follows(clause, iter(hints)):
            raise ValueError(f"step {number} does not follow from its hints")
        last = number
        clauses[last] = clause
    if clause:
        raise ValueError("the proof does not end with the empty clause")


def verify(folder: Path) -> ProvedClaim:
    """Return what the files of a folder prove; raise ValueError if they prove nothing.

    Each line of puzzle.cnf is compared before the next is made, so that a short file costs little.
    """
    rows, cols, clues, text = read_puzzle(folder / "puzzle.txt")
    digest = sha256(text.encode("ascii")).hexdigest()
    cnf = read_lines(folder / "puzzle.cnf")
    line = next(cnf, "")
    signed = line.startswith(HASH)
    if signed and line != hash_line(digest):
        raise ValueError("puzzle.cnf names the hash of another puzzle")
    cnf = cnf if signed else chain([line], cnf)
    boxes: list[Box] = []
    for box in limited(list_boxes(rows, cols, clues), MOST_BOXES):
        boxes.append(box)
        compare(next(cnf, ""), box_line(len(boxes), box))
    head = next(cnf, "")
    files = [folder / name for name in SOLUTIONS if (folder / name).exists()]
    solutions = {read_solution(file, boxes, rows * cols) for file in files}
    clauses: dict[int, Clause] = {}
    excluded = solutions if len(solutions) == 1 else ()
    for clause in chain(limited(encode(rows, cols, boxes), MOST_CLAUSES), excluded):
        clauses[len(clauses) + 1] = clause
        compare(next(cnf, ""), clause_line(clause))
    compare(head + next(cnf, ""), head_line(len(boxes), len(clauses)))
    if len(solutions) < 2:
        check_lrat(clauses, read_lines(folder / "proof.lrat"))
    return ProvedClaim(min(len(solutions), 2), text, digest, signed)


def compare(line: str, own: str) -> None:
    """Raise an error if a line of puzzle.cnf is not as it must be."""
    if line != own:
        raise ValueError("puzzle.cnf does not encode puzzle.txt")
