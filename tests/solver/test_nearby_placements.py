"""The placements near a window are those of the whole grid that touch it."""

from random import Random

import pytest

from shikaku_gui.model import Board, Cell, CrossOut, Pencil, Puzzle, Rect, apply
from shikaku_gui.solver import nearby_placements as nearby
from shikaku_gui.solver.candidates import placements_left
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.nearby_placements import MARGIN, MOST_OF_UNKNOWN, list_nearby
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.brute import all_solutions, random_puzzle, shaped_puzzle


def random_board(rng: Random, largest: int, *, shaped: bool = False) -> Board:
    """Return a random puzzle with some of a solution drawn, and right marks."""
    rows, cols = rng.randint(1, largest), rng.randint(1, largest)
    if shaped:
        puzzle = shaped_puzzle(rng, rows, cols)
    else:
        puzzle = random_puzzle(rng, rows, cols, most=8, unknown=rng.choice([0, 0.2]))
    solution = rng.choice(sorted(known(all_solutions(puzzle, at_most=10**6))))
    board = Board(puzzle, (rect for rect in solution if rng.random() < 0.4))
    waiting = [rect for rect in solution if rect not in board]
    board = apply(board, Pencil(tuple(rect for rect in waiting if rng.random() < 0.2)))
    others = {Rect(0, 0, 1, cols), Rect(0, 0, rows, 1)} - set(solution)
    return apply(board, CrossOut(tuple(others)))


def random_window(rng: Random, puzzle: Puzzle) -> Rect:
    height, width = rng.randint(1, puzzle.rows), rng.randint(1, puzzle.cols)
    return Rect(
        rng.randint(0, puzzle.rows - height), rng.randint(0, puzzle.cols - width), height, width
    )


def test_what_touches_a_window_is_listed_as_in_the_whole() -> None:
    rng = Random(1)
    for number in range(200):
        shaped = number >= 150
        board = random_board(rng, 5 if shaped else 8, shaped=shaped)
        window = random_window(rng, board.puzzle)
        found = list_nearby(board, window)
        listed = dict(zip(found.clues, map(sorted, found.placements), strict=True))
        whole = zip(board.puzzle.clues, placements_left(board), strict=True)
        assert listed == {
            cell: sorted(mine) for cell, mine in whole if any(map(window.overlaps, mine))
        }
        assert not found.unlisted


def test_deductions_in_a_window_hold_in_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(2)
    for margin in (MARGIN, 2, 0):
        monkeypatch.setattr(nearby, "MARGIN", margin)
        for _ in range(40):
            board = random_board(rng, 8)
            solutions = known(all_solutions(board.puzzle, at_most=10**6))
            right = [set(one) for one in solutions if set(one).issuperset(board.rects)]
            position = PlacementSets.within(board, random_window(rng, board.puzzle))
            rects = position.table.rects
            for deduction in TECHNIQUES.values():
                for finding in deduction.find(position):
                    out = {rects[number] for number in bits(finding.removed)}
                    assert any(out.isdisjoint(one) for one in right) or not right
                    if len(right) == 1:
                        assert out.isdisjoint(right[0])


def test_clues_that_reach_too_far_or_have_too_many_placements_leave_cells_unknown() -> None:
    wide = Puzzle(3, 200, {Cell(1, 100): 190, Cell(0, 0): 3})
    found = list_nearby(Board(wide), Rect(0, 90, 3, 20))
    assert Cell(1, 100) not in found.clues
    assert found.unlisted
    position = PlacementSets.within(Board(wide), Rect(0, 90, 3, 20))
    assert position.table.rect_list(position.table.covering(position.table.cells)) == ()
    drawn = Board(wide, [Rect(1, 5, 1, 190)])
    assert list_nearby(drawn, Rect(0, 90, 3, 20)).covered == [Rect(1, 5, 1, 190)]
    open_end = Puzzle(40, 40, {Cell(20, 20): None, Cell(0, 0): None})
    found = list_nearby(Board(open_end), Rect(15, 15, 10, 10))
    assert not found.clues
    assert len(found.unlisted) == 2
    assert MOST_OF_UNKNOWN < 40**2
