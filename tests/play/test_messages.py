"""Broken rules, problems and news in words."""

import pytest

from shikaku_gui.model import (
    BrokenRect,
    Cell,
    Problem,
    ProblemKind,
    Puzzle,
    Rect,
    Shape,
    Violation,
    check_rect,
    conflict,
)
from shikaku_gui.play import messages
from shikaku_gui.texts import Message, make_message
from tests.made_up_language import speaking

PUZZLE = Puzzle(4, 5, {Cell(0, 0): 8, Cell(0, 1): 2, Cell(3, 4): None})


@pytest.mark.parametrize(
    ("rect", "said"),
    [
        (Rect(1, 0, 2, 2), "This rectangle (2 x 2) contains no clue."),
        (
            Rect(0, 0, 1, 2),
            "This rectangle contains 2 clues: 8 and 2. A rectangle may contain only one.",
        ),
        (
            Rect(0, 0, 3, 1),
            "This rectangle has 3 cells (3 x 1), but its clue is 8: 5 too few.",
        ),
        (
            Rect(0, 0, 1, 1),
            "This rectangle has one cell, but its clue is 8: 7 too few.",
        ),
        (
            Rect(0, 1, 2, 2),
            "This rectangle has 4 cells (2 x 2), but its clue is 2: 2 too many.",
        ),
    ],
)
def test_broken_rules(rect: Rect, said: str) -> None:
    broken = check_rect(PUZZLE, rect)
    assert broken is not None
    assert str(messages.broken_rule_message(broken)) == said


SAID_OF_PROBLEMS = [
    (Problem(ProblemKind.NO_CLUES), "The puzzle has no clues."),
    (
        Problem(ProblemKind.AREA_SUM, total=98, wanted=100),
        "The clues add up to 98, but the grid has 100 cells.",
    ),
    (
        Problem(ProblemKind.NO_SHAPE, (Cell(0, 0),), wanted=13),
        "No rectangle of 13 cells fits on the grid for the clue in R1C1.",
    ),
    (
        Problem(ProblemKind.NO_ROOM, (Cell(1, 2),), wanted=6),
        "Every rectangle of 6 cells for the clue in R2C3 includes another clue.",
    ),
    (Problem(ProblemKind.UNREACHED, (Cell(0, 0),)), "No clue can reach R1C1."),
    (
        Problem(ProblemKind.NO_SMALL_CONFLICT, total=13),
        "There is no simple reason: only 13 or more clues taken together show it.",
    ),
    (
        conflict(PUZZLE, PUZZLE.clues),
        "These clues cannot all have their rectangles: "
        'the 8 in R1C1, the 2 in R1C2 and the "?" in R4C5.',
    ),
    (
        conflict(Puzzle(1, 9, {Cell(0, col): 2 for col in range(9)}), map(Cell, [0] * 9, range(9))),
        "These clues cannot all have their rectangles: the 2 in R1C1, the 2 in R1C2, "
        "the 2 in R1C3, the 2 in R1C4, the 2 in R1C5, the 2 in R1C6 and 3 more.",
    ),
]


@pytest.mark.parametrize(("problem", "said"), SAID_OF_PROBLEMS)
def test_problems(problem: Problem, said: str) -> None:
    assert str(messages.problem_message(problem)) == said


def test_every_problem_and_every_violation_has_words() -> None:
    assert {problem.kind for problem, _ in SAID_OF_PROBLEMS} == set(ProblemKind)
    for rule in Violation:
        assert str(
            messages.broken_rule_message(
                BrokenRect(rule, Rect(0, 0, 1, 1), (Cell(0, 0),), 3, (3,), Shape.WIDE)
            )
        )


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (Shape.SQUARE, "must be a square, but it is 1 tall and 2 wide."),
        (Shape.WIDE, "must be wider than it is tall, but it is 2 tall and 1 wide."),
        (Shape.TALL, "must be taller than it is wide, but it is 1 tall and 2 wide."),
    ],
)
def test_a_wrong_shape_is_said(shape: Shape, said: str) -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): None}, shapes={Cell(0, 0): shape})
    broken = check_rect(puzzle, Rect(0, 0, 2, 1) if shape is Shape.WIDE else Rect(0, 0, 1, 2))
    assert broken is not None
    said = f"The rectangle of this clue {said}"
    assert str(messages.broken_rule_message(broken)) == said


@pytest.mark.parametrize("kind", [ProblemKind.NO_SHAPE, ProblemKind.NO_ROOM])
@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (Shape.SQUARE, "square of 6 cells"),
        (Shape.WIDE, "rectangle of 6 cells that is wider than it is tall"),
        (Shape.TALL, "rectangle of 6 cells that is taller than it is wide"),
    ],
)
def test_the_problem_of_a_clue_names_its_shape(kind: ProblemKind, shape: Shape, said: str) -> None:
    problem = Problem(kind, (Cell(0, 0),), wanted=6, shapes=(shape,))
    without = said.replace("rectangle of 6 cells", "rectangle with the area 6")
    whole = {
        ProblemKind.NO_SHAPE: f"No {without} fits on the grid for the clue in R1C1.",
        ProblemKind.NO_ROOM: f"Every {said} for the clue in R1C1 includes another clue.",
    }
    assert str(messages.problem_message(problem)) == whole[kind]


def test_the_sum_with_unknown_clues() -> None:
    said = messages.problem_message(
        Problem(ProblemKind.AREA_SUM, total=21, wanted=20), unknown_clues=True
    )
    assert str(said) == "The clues need at least 21 cells, but the grid has 20."


def test_messages_are_translated_before_they_are_filled() -> None:
    inner = make_message("{count} clues", count=3)
    outer = make_message("There are {what} in {cell}.", what=inner, cell=Cell(0, 0))
    german = {"{count} clues": "{count} Zahlen", "There are {what} in {cell}.": "{cell}: {what}."}
    with speaking(german.__getitem__):
        assert outer.say() == "R1C1: 3 Zahlen."
    assert str(outer) == "There are 3 clues in R1C1."
    assert Message("{not a field") == Message("{not a field")
