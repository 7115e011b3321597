"""Drills as lines of text, and the positions they name."""

from dataclasses import replace

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Shape, apply
from shikaku_gui.solver import CutShortError, Technique, explain, generate
from shikaku_gui.solver.drills.drill import Drill, drill_position, drill_puzzle_text

PUZZLE = generate(6, 6, grade="medium", seed=3)
TEXT = drill_puzzle_text(PUZZLE)
GRID = Puzzle(3, 30, {Cell(0, 0): 3, Cell(0, 1): None, Cell(1, 5): 12, Cell(2, 29): 1})


@pytest.mark.parametrize("puzzle", [TEXT, drill_puzzle_text(GRID)])
def test_a_line_is_read_as_it_was_written(puzzle: str) -> None:
    drill = Drill(puzzle, 7, Technique.POCKET)
    assert str(drill) == f"{puzzle} 7 sealed-pocket"
    assert Drill.parse(f"  {drill}\n") == drill


def test_any_puzzle_has_a_text() -> None:
    assert drill_puzzle_text(GRID) == "clues:3x30/3_?zg12zza1"
    board = drill_position(Drill(drill_puzzle_text(GRID), 0, Technique.ONLY_CLUE))
    assert board.puzzle == GRID
    assert board.covered == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "expected PUZZLE STEP TECHNIQUE"),
        (f"{TEXT} 3", "expected "),
        (f"{TEXT} -1 pair", "expected "),
        (f"{TEXT} ٣ pair", "expected "),
        (f"{TEXT} {'1' * 7} pair", "expected "),
        (f"{TEXT} 3 guessing", "a technique"),
        ("elsewhere 3 pair", "clues:ROWSxCOLS"),
        ("clues:60x60/4 3 pair", "1 to 2500 cells"),
        ("clues:2x2/2! 0 pair", "clues:ROWSxCOLS"),
        ("clues:0x2/ 0 pair", "1 to 2500 cells"),
        ("clues:2x2/2 0 pair", "expected 4 cells"),
        ("clues:2x2/2_2_2_2_2 0 pair", "expected 4 cells"),
        ("clues:2x2/0c 0 pair", "the least is 1"),
        (f"clues:2x2/{'_' * 10_000} 0 pair", "expected "),
    ],
)
def test_other_lines_are_refused(line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Drill.parse(line)


def test_a_drill_cannot_begin_before_the_first_step() -> None:
    with pytest.raises(ValueError, match="cannot be -1"):
        Drill(TEXT, -1, Technique.PAIR)


@pytest.mark.parametrize("step", [0, 1, 5, 9])
def test_the_position_is_that_after_so_many_steps(step: int) -> None:
    board = Board(replace(PUZZLE, title="", source="", grade=""))
    for hint in explain(PUZZLE)[:step]:
        assert hint.move is not None
        board = apply(board, hint.move)
    assert drill_position(Drill(TEXT, step, Technique.ONLY_CLUE)) == board


def test_making_a_position_can_be_stopped() -> None:
    drill = Drill("clues:2x3/4a2c", 1, Technique.ONLY_CLUE)
    assert drill_position(drill).covered
    with pytest.raises(CutShortError):
        drill_position(drill, stop=lambda: True)


def test_shapes_are_kept_in_the_text() -> None:
    clues = {Cell(0, 0): 4, Cell(0, 1): None, Cell(1, 2): 2}
    shapes = {Cell(0, 0): Shape.SQUARE, Cell(0, 1): Shape.TALL, Cell(1, 2): Shape.WIDE}
    puzzle = Puzzle(2, 3, clues, shapes=shapes)
    text = drill_puzzle_text(puzzle)
    assert text == "clues:2x3/4S_?Tc2W"
    assert drill_position(Drill(text, 0, Technique.ONLY_CLUE)).puzzle == puzzle


@pytest.mark.parametrize("clues", ["aS2b", "2SSb", "S2bb", "2Xbb", "_S2b"])
def test_a_letter_of_a_shape_stands_after_a_clue(clues: str) -> None:
    with pytest.raises(ValueError, match="expected clues"):
        Drill(f"clues:2x2/{clues}", 0, Technique.ONLY_CLUE)
