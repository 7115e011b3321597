"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import only_rectangle
from tests.solver.techniques.telling import said

CASES = {
    "the grid and other clues are in the way": (
        "3 2 .\n. . .\n. . 4",
        [],
        [
            "Every other rectangle for the 3 in R1C1 leaves the grid or takes in another "
            "clue, such as the 2 in R1C2. It is R1C1-R3C1.",
            "Every other rectangle for the 4 in R3C3 leaves the grid. It is R2C2-R3C3.",
        ],
    ),
    "a clue of area 1": (
        "1 2 .",
        [],
        [
            "A clue 1 fills its own cell alone: R1C1.",
            "Every other rectangle for the 2 in R1C2 leaves the grid or takes in another "
            "clue, such as the 1 in R1C1. It is R1C2-R1C3.",
        ],
    ),
    "only the grid is in the way": (
        ". . .\n. 9 .\n. . .",
        [],
        [
            "Every other rectangle for the 9 in R2C2 leaves the grid. It is R1C1-R3C3.",
        ],
    ),
    "what is drawn is in the way": (
        "2 . .\n. . 4\n. 3 .",
        [(0, 0, 1, 2)],
        [
            "Every other rectangle for the 3 in R3C2 leaves the grid or overlaps what is "
            "drawn, such as R1C1-R1C2. It is R3C1-R3C3.",
        ],
    ),
    "a clue of unknown area": (
        ". ?\n2 1",
        [],
        [
            'Beside the other clues, the "?" in R1C2 can take nothing else. It is R1C2.',
            "Every other rectangle for the 2 in R2C1 leaves the grid or takes in another "
            "clue, such as the 1 in R2C2. It is R1C1-R2C1.",
            "A clue 1 fills its own cell alone: R2C2.",
        ],
    ),
    "two ways are left": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_says(grid, drawn, words):
    assert said(only_rectangle.RULE, grid, *drawn) == words
