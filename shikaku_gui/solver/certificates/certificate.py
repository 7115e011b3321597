"""A proof of how many solutions a puzzle has, in files that others can check."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.proof_checker import Box, Clause, cnf_lines, encode, list_boxes
from shikaku_gui.solver.certificates.lemmas import Lemma, lrat_lines, needed_for
from shikaku_gui.solver.certificates.refutation import Overlaps, Supposition
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.result import SolveResult, Status
from shikaku_gui.solver.solving import solve

CERTIFICATE_FILES = ("puzzle.txt", "puzzle.cnf", "solution.txt", "solution-2.txt", "proof.lrat")
"""The names of the files that a certificate can have."""

# The sets of overlapping placements take a bit for every two placements: 200 MB at most.
_MOST_PLACEMENTS = 40_000
_MOST_CLAUSES = 4_000_000

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
    areas = {(row, col): area or 0 for (row, col), area in puzzle.clues.items()}
    boxes = list(_until_limit(list_boxes(rows, cols, areas), control, _MOST_PLACEMENTS))
    clauses = list(_until_limit(encode(rows, cols, boxes), control, _MOST_CLAUSES))
    solutions = result.solutions[:2]
    numbers = {box: number for number, box in enumerate(boxes)}
    if result.status is Status.UNIQUE:
        clauses.append(tuple(-1 - numbers[rect] for rect in solutions[0]))
    lemmas: list[Lemma] = []
    if result.status is not Status.MULTIPLE:
        clues = {row * cols + col for row, col in areas}
        overlaps = Overlaps(cols, boxes, clauses[: puzzle.area], clues, control)
        spared = sum(1 << numbers[rect] for solution in solutions for rect in solution)
        lemmas = needed_for(_refute(Supposition(overlaps, control), spared, len(clauses) - 1))
    names = [_name(Rect(*box)) for box in boxes]
    files = {"puzzle.txt": _grid(puzzle)}
    files["puzzle.cnf"] = "".join(_until_limit(cnf_lines(names, clauses), control))
    for file, solution in zip(CERTIFICATE_FILES[2:4], solutions, strict=False):
        files[file] = "".join(f"{_name(rect)}\n" for rect in solution)
    if lemmas:
        files["proof.lrat"] = "".join(_until_limit(lrat_lines(lemmas, clauses), control))
    return Certificate(result.status, _figures(boxes, clauses, lemmas), files)


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


def _until_limit(
    items: Iterable[_Item], control: Control, most: float = float("inf")
) -> Iterator[_Item]:
    """Yield the items while no limit is reached, and raise an error if there are too many."""
    for number, item in enumerate(items):
        if number % 256 == 0:
            control.check()
        if number >= most:
            raise CutShortError
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


def _grid(puzzle: Puzzle) -> str:
    """Return the puzzle as the checker reads it; the program opens this format, too."""
    words = [["."] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        words[row][col] = str(area or "?")
    lines = (f"{puzzle.rows} {puzzle.cols}", *map(" ".join, words))
    return "".join(f"{line}\n" for line in lines)


def _name(rect: Rect) -> str:
    return f"{rect.first}-{rect.last}"
