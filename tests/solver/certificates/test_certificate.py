"""Certificates: what they claim is so, and the checker accepts them."""

import random
from pathlib import Path

import pytest

from shikaku_gui import formats, proof_checker, resources
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    Certificate,
    Control,
    CutShortError,
    Figures,
    SolveResult,
    Status,
    prove,
)
from shikaku_gui.solver.certificates import certificate as module
from tests.proof_mutations import write
from tests.solver.brute import (
    all_layouts,
    all_solutions,
    any_puzzle,
    any_shaped_puzzle,
    is_first_image,
    mutilated_boards,
    solvable_layouts,
)

NONE = SolveResult(Status.INFEASIBLE, (), True, (), Figures(0))
STATUSES = (Status.INFEASIBLE, Status.UNIQUE, Status.MULTIPLE)
WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"


def verified(certificate: Certificate, folder: Path) -> Status:
    """Return the status that the files of a certificate prove."""
    return STATUSES[proof_checker.verify(write(certificate.files, folder)).solutions]


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (1, 4), (2, 2), (2, 3)])
def test_every_layout_of_a_tiny_board_is_proved_to_have_what_it_has(
    rows: int, cols: int, tmp_path: Path
) -> None:
    solvable = solvable_layouts(rows, cols)
    for layout in all_layouts(rows, cols):
        if not is_first_image(rows, cols, layout):
            continue
        certificate = prove(Puzzle(rows, cols, dict(layout)))
        assert certificate.status is STATUSES[min(2, len(solvable.get(layout, ())))]
        assert verified(certificate, tmp_path) is certificate.status


def test_random_puzzles_are_proved_to_have_what_they_have(tmp_path: Path) -> None:
    rng = random.Random(3)
    seen = set()
    for number in range(80):
        make = any_shaped_puzzle if number >= 60 else any_puzzle
        puzzle = make(rng, rng.randint(1, 6), rng.randint(1, 6))
        solutions = all_solutions(puzzle, at_most=1)
        certificate = prove(puzzle)
        assert certificate.status is STATUSES[2 if solutions is None else len(solutions)]
        assert verified(certificate, tmp_path) is certificate.status
        seen.add(certificate.status)
    assert seen == set(STATUSES)


def test_counting_is_replaced_by_suppositions(tmp_path: Path) -> None:
    certificate = prove(formats.loads(WHAT_IF).puzzle)
    assert verified(certificate, tmp_path) is Status.UNIQUE
    assert certificate.figures.depth == 1
    assert certificate.figures.suppositions > 0
    assert certificate.figures.lemmas > certificate.figures.suppositions


@pytest.mark.parametrize(("side", "depth"), [(4, 1), pytest.param(6, 2, marks=pytest.mark.slow)])
def test_suppositions_are_nested_where_one_does_not_suffice(
    side: int, depth: int, tmp_path: Path
) -> None:
    certificate = prove(mutilated_boards(side), result=NONE)
    assert certificate.figures.depth == depth
    assert verified(certificate, tmp_path) is Status.INFEASIBLE


def test_the_figures_are_those_of_the_files() -> None:
    certificate = prove(formats.load(resources.samples()[0]).puzzle)
    figures, files = certificate.figures, certificate.files
    assert f"p cnf {figures.variables} {figures.clauses}\n" in files["puzzle.cnf"]
    steps = [line for line in files["proof.lrat"].splitlines() if " d " not in line]
    assert figures.lemmas == len(steps)
    assert (figures.suppositions, figures.depth) == (0, 0)


@pytest.mark.parametrize("text", ["2 .\n. .\n. 4\n", "3 2 .\n. . .\n. . 4\n", "? 1 .\n. . 2\n"])
def test_the_file_of_the_puzzle_can_be_opened(text: str) -> None:
    puzzle = formats.loads(text).puzzle
    again = formats.loads(prove(puzzle).files["puzzle.txt"]).puzzle
    assert (again.rows, again.cols, again.clues) == (puzzle.rows, puzzle.cols, puzzle.clues)


def test_a_limit_ends_the_work() -> None:
    puzzle = formats.load(resources.samples()[0]).puzzle
    with pytest.raises(CutShortError):
        prove(puzzle, Control(stop=lambda: True))
    calls = iter(range(10**6))
    with pytest.raises(CutShortError):
        prove(mutilated_boards(6), Control(stop=lambda: next(calls) > 2000), NONE)


@pytest.mark.parametrize("limit", ["MOST_BOXES", "MOST_CLAUSES", "MOST_COVERS"])
def test_what_is_too_large_to_check_is_neither_proved_nor_verified(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = formats.loads(WHAT_IF).puzzle
    folder = write(prove(puzzle).files, tmp_path)
    monkeypatch.setattr(proof_checker, limit, 20)
    with pytest.raises(CutShortError):
        prove(puzzle)
    with pytest.raises(proof_checker.UncheckableError):
        proof_checker.verify(folder)


def test_a_result_that_is_known_is_not_sought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(module, "solve")
    assert prove(mutilated_boards(4), result=NONE).status is Status.INFEASIBLE


@pytest.mark.slow
def test_every_bundled_puzzle_is_proved_with_suppositions_at_most_one_deep(tmp_path: Path) -> None:
    depths = set()
    for path in resources.bundled():
        certificate = prove(formats.load(path).puzzle)
        assert verified(certificate, tmp_path) is Status.UNIQUE, path
        depths.add(certificate.figures.depth)
    assert depths == {0, 1}
