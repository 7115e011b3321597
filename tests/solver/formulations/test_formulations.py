"""Every formulation against brute force, against each other, and against the rules."""

import random
from collections.abc import Iterable, Iterator, Sequence

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import Placements, placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.formulations.catalogue import FORMULATIONS, formulation_named
from shikaku_gui.solver.formulations.formulation import (
    Formulation,
    RunOutcome,
    Verdict,
    run_checked,
    run_model,
    solves,
)
from shikaku_gui.texts import as_message
from tests.solver.brute import (
    all_layouts,
    all_solutions,
    any_puzzle,
    any_shaped_puzzle,
    garbled,
    is_first_image,
    random_puzzle,
)

INCOMPLETE = {"relaxation", "relaxation-pdlp"}
"""They may end without an answer."""

CLAIMING = {"highs", "scip", "cbc", "no-overlap-shapes"}
"""That there is no other solution is their claim."""


def run(formulation: Formulation, puzzle: Puzzle) -> RunOutcome:
    return run_checked(formulation, puzzle, placements(puzzle), Control(60))


def right_verdict(solutions: Sequence[object] | set[tuple[Rect, ...]]) -> Verdict:
    if not solutions:
        return Verdict.INFEASIBLE
    return Verdict.UNIQUE if len(solutions) == 1 else Verdict.MULTIPLE


def assert_right(formulation: Formulation, puzzle: Puzzle) -> None:
    """Hold what a formulation returns against what brute force finds."""
    known = all_solutions(puzzle, 100_000)
    assert known is not None
    outcome = run(formulation, puzzle)
    right = right_verdict(known)
    if not formulation.unknown_areas and None in puzzle.clues.values():
        assert outcome.verdict in (Verdict.UNSUPPORTED, Verdict.INFEASIBLE)
        return
    assert set(outcome.solutions) <= known
    if formulation.name in INCOMPLETE and outcome.verdict in (Verdict.SOLVED, Verdict.UNDECIDED):
        assert outcome.note
        return
    assert outcome.verdict is right, (formulation.name, puzzle)
    assert outcome.proved or formulation.name in INCOMPLETE | CLAIMING
    assert len(outcome.solutions) == min(2, len(known))


def tiny_puzzles(rows: int, cols: int) -> list[Puzzle]:
    """Return every layout of clues whose areas add up to a grid, one of those that are alike."""
    return [
        Puzzle(rows, cols, dict(layout))
        for layout in all_layouts(rows, cols)
        if is_first_image(rows, cols, layout)
    ]


@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_tiny_boards(formulation: Formulation) -> None:
    for puzzle in random.Random(formulation.name).sample(tiny_puzzles(2, 3), 12):
        assert_right(formulation, puzzle)
    for number in range(8):
        rng = random.Random(number)
        assert_right(formulation, any_puzzle(rng, rng.randint(1, 4), rng.randint(1, 4)))
        if number % 2:
            assert_right(formulation, any_shaped_puzzle(rng, 3, rng.randint(2, 4)))


@pytest.mark.slow
@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_all_tiny_boards(formulation: Formulation) -> None:
    for size in ((1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (3, 3)):
        puzzles = tiny_puzzles(*size)
        for puzzle in random.Random(1).sample(puzzles, min(len(puzzles), 500)):
            assert_right(formulation, puzzle)
    for number in range(300):
        rng = random.Random(number)
        assert_right(formulation, any_puzzle(rng, rng.randint(1, 5), rng.randint(1, 5)))
        assert_right(formulation, any_shaped_puzzle(rng, rng.randint(1, 5), rng.randint(1, 5)))


SIZES = (4, 5, 6, 7, 8)


def random_puzzles(numbers: Sequence[int]) -> Iterator[Puzzle]:
    """Yield random puzzles, most of them with a solution and many with several."""
    for number in numbers:
        rng = random.Random(f"formulations {number}")
        side = rng.choice(SIZES)
        puzzle = random_puzzle(rng, side, rng.choice(SIZES), most=rng.choice([6, 10, 16]))
        yield garbled(rng, puzzle) if number % 3 == 0 else puzzle


def random_shaped_puzzles(numbers: Sequence[int]) -> Iterator[Puzzle]:
    """Yield random puzzles of which clues give shapes."""
    for number in numbers:
        rng = random.Random(f"shapes {number}")
        yield any_shaped_puzzle(rng, rng.randint(4, 6), rng.randint(4, 6))


def assert_agreement(puzzles: Iterable[Puzzle]) -> set[Verdict]:
    """Let all formulations agree on each puzzle; return the verdicts that occurred."""
    seen: set[Verdict] = set()
    for puzzle in puzzles:
        right = run(formulation_named("exact-cover"), puzzle).verdict
        seen.add(right)
        for formulation in FORMULATIONS:
            outcome = run(formulation, puzzle)
            if outcome.verdict is Verdict.UNSUPPORTED:
                assert not formulation.unknown_areas
                assert None in puzzle.clues.values()
            elif outcome.verdict not in (Verdict.SOLVED, Verdict.UNDECIDED):
                assert outcome.verdict is right, (formulation.name, puzzle)
            else:
                assert formulation.name in INCOMPLETE
    return seen


SMALL = (7, 20, 33, 44, 57, 61, 86, 91, 120)
"""Random puzzles of at most 28 cells."""


def test_all_agree_on_random_puzzles() -> None:
    seen = assert_agreement(random_puzzles(SMALL))
    assert seen == {Verdict.UNIQUE, Verdict.MULTIPLE, Verdict.INFEASIBLE}


def test_all_agree_on_random_puzzles_with_shapes() -> None:
    seen = assert_agreement(random_shaped_puzzles((8, 21, 24, 33, 52, 56, 80)))
    assert seen == {Verdict.UNIQUE, Verdict.MULTIPLE, Verdict.INFEASIBLE}


@pytest.mark.slow
def test_all_agree_on_500_random_puzzles_with_shapes() -> None:
    seen = assert_agreement(random_shaped_puzzles(range(500)))
    assert seen == {Verdict.UNIQUE, Verdict.MULTIPLE, Verdict.INFEASIBLE}


@pytest.mark.slow
def test_all_agree_on_300_random_puzzles() -> None:
    seen = assert_agreement(random_puzzles(range(300)))
    assert seen == {Verdict.UNIQUE, Verdict.MULTIPLE, Verdict.INFEASIBLE}


def test_cp_sat_excludes_no_solution_by_reasoning_about_pairs_of_boxes() -> None:
    """With the pairwise reasoning of CP-SAT 9.15 the second solution of this one was lost."""
    (puzzle,) = random_puzzles([122])
    assert_right(formulation_named("no-overlap-shapes"), puzzle)


@pytest.mark.parametrize("name", sorted(CLAIMING))
def test_what_may_be_false_is_a_claim(name: str) -> None:
    puzzle = Puzzle(1, 4, {Cell(0, 0): 2, Cell(0, 3): 2})
    outcome = run(formulation_named(name), puzzle)
    assert (outcome.verdict, outcome.proved) == (Verdict.UNIQUE, False)


@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_a_formulation_says_what_it_is(formulation: Formulation) -> None:
    assert formulation_named(formulation.name) is formulation
    assert formulation.source
    assert formulation.proves
    assert not formulation.name.isspace()
    assert sum(each.name == formulation.name for each in FORMULATIONS) == 1


@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_a_stop_ends_every_formulation(formulation: Formulation) -> None:
    puzzle = random_puzzle(random.Random(1), 12, 12)
    stopped = Control(stop=lambda: True)
    outcome = run_checked(formulation, puzzle, placements(puzzle), stopped)
    assert (outcome.verdict, outcome.proved) == (Verdict.TIME_LIMIT, False)


SEVERAL = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
ACROSS = (Rect(0, 0, 1, 2), Rect(1, 0, 1, 2))
DOWN = (Rect(0, 0, 2, 1), Rect(0, 1, 2, 1))


@pytest.mark.parametrize(
    ("claimed", "verdict"),
    [
        ((ACROSS, DOWN), Verdict.MULTIPLE),
        ((ACROSS, ACROSS), Verdict.WRONG),
        ((ACROSS, ACROSS[::-1]), Verdict.WRONG),
        ((ACROSS, ACROSS[:1]), Verdict.WRONG),
        ((ACROSS, (ACROSS[0], DOWN[1])), Verdict.WRONG),
        ((ACROSS, (ACROSS[0], Rect(1, 1, 1, 2))), Verdict.WRONG),
    ],
)
def test_claimed_solutions_are_checked(
    claimed: tuple[tuple[Rect, ...], ...], verdict: Verdict
) -> None:
    def claim(_puzzle: Puzzle, _placements: Placements, _control: Control) -> RunOutcome:
        return RunOutcome(Verdict.MULTIPLE, claimed, proved=True)

    outcome = run(Formulation("claims", as_message(""), as_message(""), claim), SEVERAL)
    assert outcome.verdict is verdict
    assert outcome.proved == (verdict is Verdict.MULTIPLE)
    assert all(solves(SEVERAL, each) for each in claimed) or outcome.note


def test_a_lack_of_memory_is_an_outcome() -> None:
    def fail(_puzzle: Puzzle, _placements: Placements, _control: Control) -> RunOutcome:
        raise MemoryError

    assert (
        run(Formulation("fails", as_message(""), as_message(""), fail), SEVERAL).verdict
        is Verdict.MEMORY_LIMIT
    )


@pytest.mark.parametrize("exact", [True, False])
def test_a_limit_after_the_first_solution_keeps_it(exact: bool) -> None:
    class Interrupted:
        variables = constraints = nodes = 1

        def __init__(self) -> None:
            self.solutions = [ACROSS]

        def next_solution(self, _control: Control) -> tuple[Rect, ...] | None:
            if not self.solutions:
                raise CutShortError
            return self.solutions.pop()

    def build(_puzzle: Puzzle, _placements: Placements, _control: Control) -> Interrupted:
        return Interrupted()

    outcome = run_model(build, exact, SEVERAL, placements(SEVERAL), Control())
    assert (outcome.verdict, outcome.solutions) == (Verdict.TIME_LIMIT, (ACROSS,))
    assert not outcome.proved


def test_what_needs_no_model_is_decided_without_one() -> None:
    lacking = Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})
    loose = Puzzle(3, 3, {Cell(0, 0): 1, Cell(1, 1): None, Cell(2, 2): 1, Cell(0, 1): 1})
    for puzzle in (Puzzle(2, 2, {Cell(0, 0): 3}), lacking, loose):
        outcome = run(formulation_named("partition"), puzzle)
        assert (outcome.verdict, outcome.proved) == (Verdict.INFEASIBLE, True)
        assert "no model" in str(outcome.note)


def test_a_formulation_that_cannot_count_says_so() -> None:
    puzzle = Puzzle(1, 3, {Cell(0, 0): None, Cell(0, 2): None})
    outcome = run(formulation_named("pairwise"), puzzle)
    assert outcome.verdict is Verdict.UNSUPPORTED
    assert run(formulation_named("pairwise-cells"), puzzle).verdict is Verdict.MULTIPLE


def test_a_solver_that_ortools_lacks_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from ortools.linear_solver import pywraplp

    monkeypatch.setattr(pywraplp.Solver, "CreateSolver", lambda _name: None)
    for name in ("relaxation", "highs"):
        outcome = run(formulation_named(name), SEVERAL)
        assert outcome.verdict is Verdict.UNSUPPORTED
        assert "lacks" in str(outcome.note)
