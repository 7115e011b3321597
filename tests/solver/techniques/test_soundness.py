"""No technique ever removes what a solution has, and what a hint says is true."""

from collections import Counter
from random import Random

import pytest

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.solve_path import next_findings
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import HintKind, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.solver.brute import all_solutions, any_puzzle, random_puzzle, shaped_puzzle


def check_findings(position: PlacementSets, possible: set[Rect], seen: Counter[Technique]) -> None:
    """Check every finding of every technique in a position against the solutions."""
    table, live = position.table, rects_by_clue(position)
    for technique, deduction in TECHNIQUES.items():
        for finding in deduction.find(position):
            assert finding.technique is technique
            finding = finding.with_placement(position)
            out = {table.rects[number] for number in bits(finding.removed)}
            assert not out & possible, (technique, table.puzzle, out)
            if finding.place is not None and possible:
                assert table.rects[finding.place] in possible
            hint = deduction.describe(position, finding)
            assert set(hint.conclusion.excluded) == out
            assert deduction.check(live, hint), (table.puzzle, hint)
            assert hint.kind is (
                HintKind.EXCLUDE if hint.conclusion.place is None else HintKind.PLACE
            )
            seen[technique] += 1


def check_solve_path(puzzle: Puzzle, rng: Random, seen: Counter[Technique]) -> None:
    """Check the techniques against the solutions at each step of a random solve path."""
    found = [frozenset(solution) for solution in all_solutions(puzzle, at_most=10**6) or ()]
    kept = sorted(rng.choice(found))
    drawn = {rect for rect in kept if rng.random() < 0.2}
    position = PlacementSets.of(Board(puzzle, sorted(drawn)))
    possible = {rect for one in found if one.issuperset(drawn) for rect in one}
    while not position.solved:
        check_findings(position, possible, seen)
        step = next_findings(position)
        if not step:
            break
        position = rng.choice(step).after(position)
        drawn = set(position.drawn_over([position.table.frame.bounds]))
        possible = {rect for one in found if one >= drawn for rect in one}
        assert possible, (puzzle, drawn)


def sized(rng: Random, largest: int) -> tuple[int, int]:
    return rng.randint(1, largest), rng.randint(1, largest)


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 20))]
)
def test_on_random_puzzles_with_one_and_several_solutions(seed: int) -> None:
    rng, seen = Random(seed), Counter[Technique]()
    for _ in range(60):
        most, unknown = rng.choice([4, 8, 16]), rng.choice([0, 0, 0.2])
        puzzle = random_puzzle(rng, *sized(rng, 6), most=most, unknown=unknown)
        check_solve_path(puzzle, rng, seen)
    assert set(seen) == set(Technique)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 20))]
)
def test_hints_are_true_also_without_a_solution(seed: int) -> None:
    rng, seen = Random(seed), Counter[Technique]()
    for _ in range(40):
        puzzle = any_puzzle(rng, *sized(rng, 6))
        position = PlacementSets.of(Board(puzzle))
        for _ in range(5):
            check_findings(position, set(), seen)
            step = [] if position.broken else next_findings(position)
            if not step:
                break
            position = step[0].after(position)
    assert set(seen) == set(Technique)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 20))]
)
def test_so_it_is_where_clues_give_shapes(seed: int) -> None:
    rng, seen = Random(f"shapes {seed}"), Counter[Technique]()
    for _ in range(50):
        check_solve_path(shaped_puzzle(rng, *sized(rng, 6)), rng, seen)
    assert set(seen) > set(Technique) - {Technique.COUNTING}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 200))
def test_on_many_more_and_larger_random_puzzles(seed: int) -> None:
    rng, seen = Random(seed), Counter[Technique]()
    for _ in range(60):
        check_solve_path(random_puzzle(rng, *sized(rng, 7), most=8), rng, seen)
    assert set(seen) == set(Technique)
