"""Mistakes on a board, and the shortest reason found for each."""

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Rect, Shape
from shikaku_gui.play import HintDegree, hint_message
from shikaku_gui.solver import Answer, next_hint, verify
from shikaku_gui.solver.mistake_hints import (
    broken_rule_hints,
    refutation,
    wrong_rect_hint,
    wrong_rects,
)
from shikaku_gui.solver.techniques.hint_records import Clue, HintKind, Phrase, Technique
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.boards import board_of

PUZZLE = formats.loads("3 2 .\n. . .\n. . 4").puzzle
RIGHT = Rect(0, 0, 3, 1)
WRONG = Rect(0, 1, 2, 1)


def test_broken_rules_come_in_row_major_order_with_their_clues() -> None:
    board = Board(PUZZLE, (Rect(0, 0, 1, 2), Rect(1, 0, 1, 1), Rect(2, 2, 1, 1)))
    hints = broken_rule_hints(board)
    assert [hint.conclusion.remove for hint in hints] == list(board.rects)
    assert [len(hint.subjects) for hint in hints] == [2, 0, 1]
    assert {hint.kind for hint in hints} == {HintKind.BROKEN_RULE}
    assert all(hint.marks[0].role is MarkRole.RULED_OUT for hint in hints)


def test_a_wrong_shape_is_a_broken_rule() -> None:
    board = board_of("4s . . .\n. . 2t 2t", (0, 0, 1, 4), (1, 2, 1, 2), (1, 0, 1, 2))
    first, *others = broken_rule_hints(board)
    assert (first.phrase, first.subjects) == (
        Phrase.BROKEN_RULE,
        (Clue(4, Cell(0, 0), Shape.SQUARE),),
    )
    assert str(hint_message(first, HintDegree.WHY)) == (
        "The rectangle of this clue must be a square, but it is 1 tall and 4 wide."
    )
    assert len(others) == 2
    assert next_hint(board) == first


def test_rectangles_that_break_a_rule_are_not_called_wrong_once_more() -> None:
    board = Board(PUZZLE, (Rect(1, 0, 1, 1), WRONG))
    assert wrong_rects(board, Answer.of(PUZZLE)) == (WRONG,)


def test_a_refutation_relies_on_nothing_that_is_wrong() -> None:
    board = Board(PUZZLE, (RIGHT, WRONG, Rect(2, 2, 1, 1)))
    hint = wrong_rect_hint(board, WRONG)
    assert hint.phrase is Phrase.WRONG
    assert hint.reason is not None
    assert set(hint.reason.premises) <= {RIGHT}
    assert hint.conclusion.remove == WRONG
    assert wrong_rect_hint(Board(PUZZLE), WRONG).conclusion.remove is None


@pytest.mark.parametrize(
    ("grid", "rect", "technique"),
    [
        (". 2\n4 .\n. 2\n. .\n. 2", Rect(2, 0, 1, 2), Technique.NO_ROOM),
        ("2 . 2\n. ? .\n. . ?", Rect(1, 1, 2, 1), Technique.STRANDED_CELL),
        (". . ? .\n3 . . .\n. . ? ?\n. 4 . .", Rect(0, 1, 4, 1), Technique.POCKET),
        (". 2\n? .\n. ?", Rect(1, 0, 1, 1), Technique.WHAT_IF),
    ],
)
def test_the_simplest_reason_is_given(grid: str, rect: Rect, technique: Technique) -> None:
    position = PlacementSets.of(Board(formats.loads(grid).puzzle))
    steps = refutation(position, position.table.numbers[rect])
    assert steps[-1].finding.technique is technique


def test_the_chain_of_a_long_refutation_ends_in_what_it_says() -> None:
    grid = """
. . . . . . 2 .
. . . 12 . . . .
4 . . . . 4 . 4
. 4 . . . . 3 .
. . . . . . . 3
. . 10 . . . . .
6 . . . . . . 6
. . . . 6 . . .
"""
    rect = Rect(0, 1, 3, 4)
    hint = known(next_hint(board_of(grid, (0, 1, 3, 4))))
    reason = known(hint.reason)
    assert hint.conclusion.remove == rect
    assert len(reason.chain) > 10
    assert verify(reason, board_of(grid))


def test_a_placement_of_a_solution_is_not_refuted() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    assert refutation(position, 0) == []
