"""A proof of how many solutions a puzzle has, in files that others can check."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import TypeVar

from shikaku_gui import proof_checker
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.proof_checker import Box, Clause, box_name, encode, limited, list_boxes
from shikaku_gui.solver.certificates.lemmas import Lemma, lrat_lines, needed_for
from shikaku_gui.solver.certificates.refutation import Overlaps, Supposition
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.result import SolveResult, Status
from shikaku_gui.solver.solving import solve

CERTIFICATE_FILES = ("puzzle.txt", "puzzle.cnf", *proof_checker.SOLUTIONS, "proof.lrat")
"""The names of the files that a certificate can have."""

_LETTERS = {Shape.SQUARE: "s", Shape.WIDE: "w", Shape.TALL: "t"}

_Item = TypeVar("_Item")


@dataclass(frozen=True)
class ProofFigures:
    """The size of a proof.

    ``variables`` and ``clauses`` are counted in the CNF; ``lemmas`` is the number of clauses that
    the proof derives. ``suppositions`` of them rest on following an assumption for more than one
    step; at most ``depth`` assumptions are made together.
    """

    variables: int
    clauses: int
    lemmas: int
    suppositions: int
    depth: int


@dataclass(frozen=True)
class Certificate:
    """The proof of a status other than ``LIMIT``: the texts of its files, by name."""

    status: Status
    figures: ProofFigures
    files: Mapping[str, str]


def prove(
    puzzle: Puzzle, control: Control | None = None, result: SolveResult | None = None
) -> Certificate:
    """Prove how many solutions a puzzle has; ``result`` is the answer of the solver, where known.

    Raises:
        CutShortError: a limit was reached, or there are too many placements.
    """
    control = control or Control()
    if result is None:
        result = solve(puzzle, stop=control.is_over)
    if result.status is Status.LIMIT:
        raise CutShortError
    rows, cols = puzzle.rows, puzzle.cols
    clues = {(cell.row, cell.col): _word(puzzle, cell) for cell in puzzle.clues}
    boxes, clauses = _encoded(rows, cols, clues, control)
    solutions = result.solutions[:2]
    numbers = {box: number for number, box in enumerate(boxes)}
    if result.status is Status.UNIQUE:
        clauses.append(tuple(-1 - numbers[rect] for rect in solutions[0]))
    lemmas: list[Lemma] = []
    if result.status is not Status.MULTIPLE:
        numbered = {row * cols + col for row, col in clues}
        overlaps = Overlaps(cols, boxes, clauses[: puzzle.area], numbered, control)
        spared = sum(1 << numbers[rect] for solution in solutions for rect in solution)
        lemmas = needed_for(_refute(Supposition(overlaps, control), spared, len(clauses) - 1))
    files = {"puzzle.txt": certificate_grid(puzzle)}
    cnf = _cnf_lines(files["puzzle.txt"], boxes, clauses)
    files["puzzle.cnf"] = "".join(_until_limit(cnf, control))
    for file, solution in zip(proof_checker.SOLUTIONS, solutions, strict=False):
        files[file] = "".join(f"{box_name(rect)}\n" for rect in solution)
    if lemmas:
        files["proof.lrat"] = "".join(_until_limit(lrat_lines(lemmas, clauses), control))
    return Certificate(result.status, _figures(boxes, clauses, lemmas), files)


def _word(puzzle: Puzzle, cell: Cell) -> str:
    """Return a clue as the checker has it."""
    area, shape = puzzle.clues[cell], puzzle.shapes.get(cell)
    return f"{area or '?'}{'' if shape is None else _LETTERS[shape]}"


def _encoded(
    rows: int, cols: int, clues: dict[tuple[int, int], str], control: Control
) -> tuple[list[Box], list[Clause]]:
    """Return the placements of a puzzle and its clauses, as many as the checker takes.

    Raises:
        CutShortError: a limit was reached.
    """
    try:
        found = limited(list_boxes(rows, cols, clues), proof_checker.MOST_BOXES)
        boxes = list(_until_limit(found, control))
        made = limited(encode(rows, cols, boxes), proof_checker.MOST_CLAUSES)
        return boxes, list(_until_limit(made, control))
    except proof_checker.UncheckableError:
        raise CutShortError from None


def _cnf_lines(grid: str, boxes: Sequence[Box], clauses: Sequence[Clause]) -> Iterator[str]:
    """Yield the lines of the DIMACS CNF file; its comments name the grid and the placements."""
    yield proof_checker.hash_line(sha256(grid.encode("ascii")).hexdigest())
    yield from map(proof_checker.box_line, count(1), boxes)
    yield proof_checker.head_line(len(boxes), len(clauses))
    yield from map(proof_checker.clause_line, clauses)


def _refute(start: Supposition, solution: int, excluding: int) -> Lemma:
    """Return the empty clause, derived with suppositions as deep as it takes.

    ``solution`` is a set of placements, empty if there is none, and ``excluding`` the index of
    the clause that excludes it.
    """
    for depth in count():
        empty = start.follow(depth, solution)
        if empty is not None:
            return start.contradiction(empty)
        if start.live == solution:
            break
    return start.no_other(excluding)


def _until_limit(items: Iterable[_Item], control: Control) -> Iterator[_Item]:
    """Yield the items while no limit is reached."""
    for number, item in enumerate(items):
        if number % 256 == 0:
            control.check()
        yield item


def _figures(
    boxes: Sequence[Box], clauses: Sequence[Clause], lemmas: Sequence[Lemma]
) -> ProofFigures:
    return ProofFigures(
        variables=len(boxes),
        clauses=len(clauses),
        lemmas=len(lemmas),
        suppositions=sum(lemma.by_supposition for lemma in lemmas),
        depth=max((len(lemma.assumptions) for lemma in lemmas), default=0),
    )


def certificate_grid(puzzle: Puzzle) -> str:
    """Return the puzzle as the checker reads it; the program opens this format, too."""
    words = [["."] * puzzle.cols for _ in range(puzzle.rows)]
    for cell in puzzle.clues:
        words[cell.row][cell.col] = _word(puzzle, cell)
    lines = (f"{puzzle.rows} {puzzle.cols}", *map(" ".join, words))
    return "".join(f"{line}\n" for line in lines)
