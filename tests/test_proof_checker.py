"""The checker of proofs: what it accepts is so, and changed proofs are refused."""

import random
from pathlib import Path

import pytest

from shikaku_gui import formats, proof_checker, resources
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import prove
from tests.proof_mutations import CHANGES, mutated, refused, write

# Its proof needs a supposition.
WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"
ONE, SEVERAL, NONE = "2 .\n. .\n. 4\n", "2 .\n. 2\n", "1 2\n. 1\n"


def files_of(text: str) -> dict[str, str]:
    return dict(prove(formats.loads(text).puzzle).files)


def test_the_checker_is_short_enough_to_read() -> None:
    assert len(Path(proof_checker.__file__).read_text().splitlines()) <= 100


@pytest.mark.parametrize(("text", "solutions"), [(ONE, 1), (SEVERAL, 2), (NONE, 0), (WHAT_IF, 1)])
def test_it_tells_what_is_proved(text: str, solutions: int, tmp_path: Path) -> None:
    assert proof_checker.verify(write(files_of(text), tmp_path)) == solutions


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_proof_is_refused(kind: str, tmp_path: Path) -> None:
    files, rng = files_of(WHAT_IF), random.Random(kind)
    assert proof_checker.verify(write(files, tmp_path)) == 1
    for _ in range(12):
        changed = mutated(rng, files, kind)
        assert refused(changed, tmp_path), changed[CHANGES[kind][0]]


@pytest.mark.slow
def test_of_a_thousand_changes_to_each_of_twenty_proofs_all_are_refused(tmp_path: Path) -> None:
    puzzles = [formats.load(path).puzzle for path in resources.bundled()]
    small = sorted(puzzles, key=lambda puzzle: puzzle.area)[20:80:3]
    assert len(small) == 20
    for number, puzzle in enumerate(small):
        files, rng = dict(prove(puzzle).files), random.Random(number)
        for count in range(1000):
            kind = list(CHANGES)[count % len(CHANGES)]
            assert refused(mutated(rng, files, kind), tmp_path), kind


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("puzzle.txt", "", "not enough values"),
        ("puzzle.txt", "2 2\n. .\n1 x\n", "invalid literal"),
        ("puzzle.txt", "2 2\n. .\n4\n", "shorter"),
        ("puzzle.txt", "1000000000 1000000000\n. .\n", "shorter"),
        ("puzzle.txt", "3 2\n2 .\n. .\n. 0\n", "an area is less than 1"),
        ("puzzle.txt", "3 2\n2 .\n. .\n? ?\n", "not in list"),
        ("solution.txt", "R1C1-R1C2\n", "solution.txt is not a solution"),
        ("solution.txt", "R9C9-R9C9\n", "not in list"),
        ("proof.lrat", "", "does not end with the empty clause"),
        ("proof.lrat", "nonsense\n", "'0' is not in list"),
        ("proof.lrat", "99 0 0\n", "step 99 does not follow"),
        ("proof.lrat", "99 1 0 0\n", "step 99 does not follow"),
        ("proof.lrat", "\n", "not enough values"),
        ("puzzle.cnf", "p cnf 1 1\n1 0\n", "does not encode"),
    ],
)
def test_a_damaged_file_is_refused_with_a_reason(
    file: str, text: str, reason: str, tmp_path: Path
) -> None:
    files = {**files_of(ONE), file: text}
    with pytest.raises(ValueError, match=reason):
        proof_checker.verify(write(files, tmp_path))


def test_a_clause_that_does_not_exist_is_no_hint(tmp_path: Path) -> None:
    for line in ("99 0 77 0", "99 d 77 0"):
        with pytest.raises(KeyError, match="77"):
            proof_checker.verify(write({**files_of(ONE), "proof.lrat": f"{line}\n"}, tmp_path))


def test_one_solution_given_twice_does_not_prove_several(tmp_path: Path) -> None:
    files = files_of(SEVERAL)
    assert refused({**files, "solution-2.txt": files["solution.txt"]}, tmp_path)
    assert refused({name: files[name] for name in files if name != "solution-2.txt"}, tmp_path)


def test_a_proof_that_there_is_no_solution_needs_the_clauses_of_the_puzzle(tmp_path: Path) -> None:
    files = files_of(ONE)
    del files["solution.txt"]
    assert refused(files, tmp_path)


def test_it_lists_the_rectangles_that_the_solver_lists(tmp_path: Path) -> None:
    from shikaku_gui.solver.candidates import placements
    from tests.solver.brute import any_puzzle

    rng = random.Random(5)
    for _ in range(150):
        puzzle = any_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6))
        areas = {(row, col): area or 0 for (row, col), area in puzzle.clues.items()}
        listed = list(proof_checker.list_boxes(puzzle.rows, puzzle.cols, areas))
        assert len(set(listed)) == len(listed)
        if _adds_up(puzzle):
            assert set(listed) == {rect for mine in placements(puzzle) for rect in mine}
        else:
            assert listed == []


def _adds_up(puzzle: Puzzle) -> bool:
    known = sum(area or 0 for area in puzzle.clues.values())
    unknown = list(puzzle.clues.values()).count(None)
    return known + unknown <= puzzle.area if unknown else known == puzzle.area
