"""Drills as lines of text, and the positions they name."""

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, apply
from shikaku_gui.solver import CutShortError, Technique, explain, from_recipe
from shikaku_gui.solver.drills.drill import Drill, drill_position, drill_puzzle_text
from shikaku_gui.solver.generation.recipe import Recipe

RECIPE = "shikaku:1/6x6/medium/balanced/none/3"
GRID = Puzzle(3, 30, {Cell(0, 0): 3, Cell(0, 1): None, Cell(1, 5): 12, Cell(2, 29): 1})


@pytest.mark.parametrize("puzzle", [RECIPE, drill_puzzle_text(GRID)])
def test_a_line_is_read_as_it_was_written(puzzle: str) -> None:
    drill = Drill(puzzle, 7, Technique.POCKET)
    assert str(drill) == f"{puzzle} 7 sealed-pocket"
    assert Drill.parse(f"  {drill}\n") == drill


def test_any_puzzle_has_a_text() -> None:
    assert drill_puzzle_text(GRID) == "clues:3x30/3_?zg12zza1"
    board = drill_position(Drill(drill_puzzle_text(GRID), 0, Technique.ONLY_CLUE))
    assert board.puzzle == GRID
    assert board.covered == 0


def test_a_generated_puzzle_is_named_by_its_recipe() -> None:
    assert drill_puzzle_text(from_recipe(Recipe.parse(RECIPE))) == RECIPE


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "expected PUZZLE STEP TECHNIQUE"),
        (f"{RECIPE} 3", "expected "),
        (f"{RECIPE} -1 pair", "expected "),
        (f"{RECIPE} ٣ pair", "expected "),
        (f"{RECIPE} {'1' * 7} pair", "expected "),
        (f"{RECIPE} 3 guessing", "a technique"),
        ("elsewhere 3 pair", "shikaku:VERSION"),
        ("shikaku:1/60x60/any/balanced/none/1 3 pair", "1 to 2500 cells"),
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
        Drill(RECIPE, -1, Technique.PAIR)


@pytest.mark.parametrize("step", [0, 1, 5, 9])
def test_the_position_is_that_after_so_many_steps(step: int) -> None:
    puzzle = from_recipe(Recipe.parse(RECIPE))
    board = Board(puzzle)
    for hint in explain(puzzle)[:step]:
        assert hint.move is not None
        board = apply(board, hint.move)
    assert drill_position(Drill(RECIPE, step, Technique.ONLY_CLUE)) == board


def test_making_a_position_can_be_stopped() -> None:
    drill = Drill("clues:2x3/4a2c", 1, Technique.ONLY_CLUE)
    assert drill_position(drill).covered
    with pytest.raises(CutShortError):
        drill_position(drill, stop=lambda: True)
