"""Where the technique fires, where it does not, and its very words."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver.techniques import only_rectangle
from shikaku_gui.solver.techniques.hint_records import Hint, Rejected, RejectionReason
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.brute import all_solutions, random_puzzle
from tests.solver.techniques.technique_hints import Case, Drawn, hints_of, position_of, said

CASES: dict[str, Case] = {
    "the grid and other clues are in the way": (
        "3 2 .\n. . .\n. . 4",
        [],
        [
            "Only R1C1-R3C1 fits the 3 in R1C1. Every other rectangle hits the edge or "
            "the 2 in R1C2.",
            "Only R2C2-R3C3 fits the 4 in R3C3. Every other rectangle hits the edge.",
        ],
    ),
    "a clue of area 1": (
        "1 2 .",
        [],
        [
            "A clue of 1 fills only its own cell: R1C1.",
            "Only R1C2-R1C3 fits the 2 in R1C2. Every other rectangle hits the edge or "
            "the 1 in R1C1.",
        ],
    ),
    "only the grid is in the way": (
        ". . .\n. 9 .\n. . .",
        [],
        [
            "Only R1C1-R3C3 fits the 9 in R2C2. Every other rectangle hits the edge.",
        ],
    ),
    "what is drawn is in the way": (
        "2 . .\n. . 4\n. 3 .",
        [(0, 0, 1, 2)],
        [
            "Only R3C1-R3C3 fits the 3 in R3C2. Every other rectangle hits the edge or a "
            "drawn rectangle.",
        ],
    ),
    "a clue of unknown area": (
        ". ?\n2 1",
        [],
        [
            'The other clues leave the "?" in R1C2 nothing but R1C2.',
            "Only R1C1-R2C1 fits the 2 in R2C1. Every other rectangle hits the edge or "
            "the 1 in R2C2.",
            "A clue of 1 fills only its own cell: R2C2.",
        ],
    ),
    "a square": (
        "4s .\n. .",
        [],
        ["Only R1C1-R2C2 fits the 4 (square) in R1C1. Every other square hits the edge."],
    ),
    "a wide rectangle": (
        "6w . . .\n. . . .\n. . 1 1\n. . . .",
        [],
        [
            "Only R1C1-R2C3 fits the 6 (wide) in R1C1. Every other wide rectangle hits the edge.",
            "A clue of 1 fills only its own cell: R3C3.",
            "A clue of 1 fills only its own cell: R3C4.",
        ],
    ),
    "a tall rectangle": (
        "2 3t 1 .\n. . 2 .\n. . . 4",
        [],
        [
            "Only R1C1-R2C1 fits the 2 in R1C1. Every other rectangle hits the edge or the 3 "
            "(tall) in R1C2.",
            "Only R1C2-R3C2 fits the 3 (tall) in R1C2. Every other tall rectangle hits the edge.",
            "A clue of 1 fills only its own cell: R1C3.",
            "Only R3C1-R3C4 fits the 4 in R3C4. Every other rectangle hits the edge or the 2 in "
            "R2C3.",
        ],
    ),
    "a shape without area": (
        "?s . 2\n. . .\n. . 3",
        [],
        [
            'The other clues leave the "?" (square) in R1C1 nothing but R1C1-R2C2.',
            "Only R3C1-R3C3 fits the 3 in R3C3. Every other rectangle hits the edge or "
            "the 2 in R1C3.",
        ],
    ),
    "two ways are left": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(only_rectangle.RECORD, grid, *drawn) == words


def test_every_other_rectangle_is_rejected_for_a_true_reason() -> None:
    rng = Random(3)
    for number in range(130):
        puzzle = random_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6), most=8)
        if number >= 100:
            (solution, *_) = sorted(known(all_solutions(puzzle, 10**6)))
            by_clue = zip(puzzle.clues, solution, strict=True)
            shapes = {cell: rect.shape for cell, rect in by_clue if rng.random() < 0.6}
            puzzle = replace(puzzle, shapes=shapes)
        drawn = [r for r in sorted(known(all_solutions(puzzle, 10**6)))[0] if rng.random() < 0.4]
        board = Board(puzzle, drawn)
        for hint in hints_of(only_rectangle.RECORD, PlacementSets.of(board)):
            (clue,) = hint.subjects
            area = known(clue.area)
            rects = {one.rect for one in hint.rejected} | {hint.conclusion.place}
            ways = sum(area for height in range(1, area + 1) if area % height == 0)
            assert len(rects) == len(hint.rejected) + 1 == ways
            for one in hint.rejected:
                assert one.rect.covers(clue.cell)
                assert one.rect.area == area
                assert is_true(board, clue.cell, one), (board, one)


def is_true(board: Board, clue: Cell, rejected: Rejected) -> bool:
    """Tell whether a rectangle is rejected for a reason that holds on the board."""
    puzzle, rect = board.puzzle, rejected.rect
    on_grid = rect.within(puzzle.rows, puzzle.cols)
    match rejected.why:
        case RejectionReason.WRONG_SHAPE:
            return puzzle.shapes[clue] is not rect.shape
        case RejectionReason.OFF_GRID:
            return not on_grid
        case RejectionReason.TWO_CLUES:
            others = [Rect(*cell, 1, 1) for cell in puzzle.clues_in(rect) if cell != clue]
            return on_grid and bool(others) and list(rejected.by) == others
        case RejectionReason.OVERLAPS:
            return on_grid and bool(rejected.by) and set(rejected.by) == set(board.touching(rect))
        case _:
            return False


def test_no_reason_can_be_spared() -> None:
    for hint, position in hints_on_random_boards():
        assert set(hint.premises) <= set(position.drawn_over([position.table.frame.bounds]))
        assert holds_with(hint, reasons_of(hint))
        for spared in reasons_of(hint):
            assert not holds_with(hint, [one for one in reasons_of(hint) if one != spared])


def test_of_equally_few_reasons_the_nearest_is_kept() -> None:
    (hint,) = hints_of(only_rectangle.RECORD, position_of("3 1 1 .\n. . . .\n. . . ."))[:1]
    assert reasons_of(hint) == [Rect(0, 1, 1, 1)]


def hints_on_random_boards() -> Iterator[tuple[Hint, PlacementSets]]:
    rng = Random(5)
    for _ in range(60):
        puzzle = random_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6), most=8)
        drawn = [r for r in sorted(known(all_solutions(puzzle, 10**6)))[0] if rng.random() < 0.5]
        position = PlacementSets.of(Board(puzzle, drawn))
        for hint in hints_of(only_rectangle.RECORD, position):
            yield hint, position


def reasons_of(hint: Hint) -> list[Rect]:
    return [mark.rect for mark in hint.marks if mark.role is MarkRole.REASON]


def holds_with(hint: Hint, reasons: list[Rect]) -> bool:
    """Tell whether the rectangle is the only one where nothing but these is in the way."""
    off_grid = {one.rect for one in hint.rejected if one.why is RejectionReason.OFF_GRID}
    left = {
        one.rect
        for one in hint.rejected
        if one.rect not in off_grid and not any(map(one.rect.overlaps, reasons))
    }
    return not left


def test_of_a_clue_of_unknown_area_what_is_one_step_larger_is_rejected() -> None:
    (hint, *_) = hints_of(only_rectangle.RECORD, position_of(". ?\n2 1"))
    assert {(one.rect, one.why) for one in hint.rejected} >= {
        (Rect(0, 1, 2, 1), RejectionReason.TWO_CLUES),
        (Rect(0, 1, 1, 2), RejectionReason.OFF_GRID),
        (Rect(-1, 1, 2, 1), RejectionReason.OFF_GRID),
        (Rect(0, 0, 1, 2), RejectionReason.AREA_SUM),
    }
    assert {one.rect.area for one in hint.rejected} == {2}
