"""Moving the fewest clues until only one solution is left."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.solver import CutShortError, Status, generate, solve
from shikaku_gui.solver.fewest_clue_moves import Proposal, propose_clue_moves
from shikaku_gui.solver.result import Solution
from tests.examples import share_of_examples

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def moved(puzzle: Puzzle, moves: tuple[tuple[Cell, Cell], ...]) -> Puzzle:
    ways = dict(moves)
    return replace(puzzle, clues={ways.get(cell, cell): a for cell, a in puzzle.clues.items()})


def checked(puzzle: Puzzle, proposal: Proposal | None) -> Proposal:
    """Return the proposal, after a look at what it promises."""
    assert proposal is not None
    after = moved(puzzle, proposal.moves)
    assert len(after.clues) == len(puzzle.clues)
    result = solve(after)
    assert result.status is Status.UNIQUE
    assert set(result.solutions[0]) == set(proposal.solution)
    return proposal


def fewest(puzzle: Puzzle, solution: Solution) -> int:
    """Return the least number of moves inside a solution, by trying all of them."""
    cells = list(puzzle.clues)
    ways = [
        [(cell, other) for other in rect.cells() if other != cell]
        for cell, rect in zip(cells, solution, strict=True)
    ]
    for count in range(len(cells) + 1):
        for chosen in combinations(range(len(cells)), count):
            for moves in product(*(ways[number] for number in chosen)):
                if solve(moved(puzzle, moves)).status is Status.UNIQUE:
                    return count
    return -1


def test_one_move_resolves_the_smallest_ambiguity() -> None:
    proposal = checked(TWO_WAYS, propose_clue_moves(TWO_WAYS))
    assert len(proposal.moves) == 1
    assert proposal.fewest


def test_in_a_puzzle_with_shapes_a_clue_is_given_one_rather_than_moved() -> None:
    corner = {Cell(2, 2): Shape.SQUARE}
    clues = {Cell(0, 0): 2, Cell(1, 1): 2, Cell(0, 2): 2, Cell(2, 0): 2, Cell(2, 2): 1}
    puzzle = Puzzle(3, 3, clues, shapes=corner)
    keep = solve(puzzle).solutions[0]
    proposal = propose_clue_moves(puzzle, keep)
    assert proposal is not None
    assert not proposal.moves
    ((cell, shape),) = proposal.shapes
    assert (proposal.number, proposal.fewest) == (1, True)
    after = replace(puzzle, shapes=corner | {cell: shape})
    assert solve(after).solutions == (keep,)


def test_a_puzzle_without_shapes_stays_one() -> None:
    proposal = propose_clue_moves(TWO_WAYS)
    assert proposal is not None
    assert not proposal.shapes


def test_a_unique_puzzle_needs_no_move() -> None:
    puzzle = Puzzle(1, 3, {Cell(0, 0): 1, Cell(0, 2): 2})
    assert checked(puzzle, propose_clue_moves(puzzle)).moves == ()


def test_the_given_solution_is_kept() -> None:
    for keep in solve(TWO_WAYS).solutions:
        assert checked(TWO_WAYS, propose_clue_moves(TWO_WAYS, keep)).solution == keep


def test_independent_ambiguities_take_a_move_each() -> None:
    clues = {Cell(0, 3 * n): 2 for n in range(3)} | {Cell(1, 3 * n + 1): 2 for n in range(3)}
    walls: dict[Cell, int | None] = {Cell(0, 2): 2, Cell(0, 5): 2}
    puzzle = Puzzle(2, 8, {**clues, **walls})
    proposal = checked(puzzle, propose_clue_moves(puzzle))
    assert len(proposal.moves) == 3


def test_a_clue_moves_to_the_nearest_cell_that_will_do() -> None:
    puzzle = Puzzle(3, 3, {Cell(at, at): 3 for at in range(3)})  # three rows or three columns
    for keep in solve(puzzle).solutions:
        nearest = Cell(0, 1) if keep[0].covers(Cell(0, 1)) else Cell(1, 0)
        assert checked(puzzle, propose_clue_moves(puzzle, keep)).moves == ((Cell(0, 0), nearest),)


def test_without_a_solution_there_is_nothing_to_keep() -> None:
    assert propose_clue_moves(Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})) is None


def test_it_can_be_stopped() -> None:
    with pytest.raises(CutShortError):
        propose_clue_moves(TWO_WAYS, stop=lambda: True)


@st.composite
def ambiguous(draw: st.DrawFn) -> Puzzle:
    """Draw a small puzzle whose clues were put anywhere into the rectangles of a cut."""
    whole = solve(generate(4, 4, seed=draw(st.integers(0, 400)))).solutions[0]
    clues = {draw(st.sampled_from(list(rect.cells()))): rect.area for rect in whole}
    return Puzzle(4, 4, clues)


@share_of_examples(0.5)
@given(ambiguous())
def test_it_is_the_fewest(puzzle: Puzzle) -> None:
    for keep in solve(puzzle).solutions[:1]:
        proposal = propose_clue_moves(puzzle, keep)
        least = fewest(puzzle, keep)
        assert (proposal is None) == (least < 0)
        if proposal is not None:
            assert checked(puzzle, proposal).fewest
            assert len(proposal.moves) == least
