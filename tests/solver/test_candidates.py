import random

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver import candidates
from shikaku_gui.solver.candidates import (
    largest_unknown,
    masks_suffice,
    placements,
    placements_left,
    settled_areas,
)
from tests.solver.brute import any_puzzle, any_shaped_puzzle

DOMINOES = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


@pytest.mark.parametrize(
    ("areas", "largest"),
    [([4, 8], 0), ([4, None], 8), ([None, None, 4], 7), ([None] * 12, 1), ([13, None], 0)],
)
def test_a_question_mark_gets_what_the_others_leave(areas: list[int | None], largest: int) -> None:
    puzzle = Puzzle(3, 4, dict(zip(Puzzle(3, 4, {}).grid.cells(), areas, strict=False)))
    assert largest_unknown(puzzle) == largest


def test_a_lone_question_mark_has_the_missing_area() -> None:
    puzzle = Puzzle(3, 4, {Cell(0, 0): None, Cell(2, 3): 8})
    assert dict(settled_areas(puzzle).clues) == {Cell(0, 0): 4, Cell(2, 3): 8}
    assert placements(puzzle)[0] == (Rect(0, 0, 1, 4), Rect(0, 0, 2, 2))


@pytest.mark.parametrize("areas", [(4, 8), (None, None), (12, None)])
def test_other_areas_stay(areas: tuple[int | None, int | None]) -> None:
    puzzle = Puzzle(3, 4, dict(zip([Cell(0, 0), Cell(2, 3)], areas, strict=True)))
    assert settled_areas(puzzle) is puzzle


@pytest.mark.parametrize("side", [5, 100])
def test_without_a_clue_there_is_none(side: int) -> None:
    assert placements(Puzzle(side, side, {})) == ()


def test_a_clue_without_a_placement_has_an_empty_tuple() -> None:
    assert placements(Puzzle(2, 3, {Cell(0, 0): 5, Cell(1, 2): 1})) == ((), (Rect(1, 2, 1, 1),))


def test_masks_serve_small_grids_and_not_too_many_question_marks() -> None:
    assert masks_suffice(Puzzle(60, 60, {Cell(0, 0): 60 * 60}))
    assert not masks_suffice(Puzzle(72, 73, {Cell(0, 0): 72 * 73}))
    assert not masks_suffice(Puzzle(60, 60, {Cell(30, 30): None, Cell(0, 0): None}))


def test_the_arrays_list_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(2)
    for number in range(120):
        make = any_shaped_puzzle if number >= 80 else any_puzzle
        puzzle = make(rng, rng.randint(1, 12), rng.randint(1, 12))
        by_masks = placements(puzzle)
        with monkeypatch.context() as patch:
            patch.setattr(candidates, "masks_suffice", lambda _: False)
            by_arrays = placements(puzzle)
        assert list(map(sorted, by_masks)) == list(map(sorted, by_arrays))


@pytest.mark.parametrize(
    ("drawn", "live"),
    [
        ([], [{Rect(0, 0, 1, 2), Rect(0, 0, 2, 1)}, {Rect(1, 0, 1, 2), Rect(0, 1, 2, 1)}]),
        ([Rect(0, 0, 1, 2)], [{Rect(0, 0, 1, 2)}, {Rect(1, 0, 1, 2)}]),
        ([Rect(0, 0, 1, 1)], [set(), {Rect(1, 0, 1, 2), Rect(0, 1, 2, 1)}]),
        ([Rect(1, 0, 1, 1)], [{Rect(0, 0, 1, 2)}, {Rect(0, 1, 2, 1)}]),
    ],
)
def test_a_board_leaves_the_placements_it_agrees_with(
    drawn: list[Rect], live: list[set[Rect]]
) -> None:
    board = Board(DOMINOES, drawn)
    assert list(map(set, placements_left(board))) == live
    assert placements_left(board, placements(DOMINOES)) == placements_left(board)
