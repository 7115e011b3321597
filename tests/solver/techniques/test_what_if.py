"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import what_if
from tests.solver.techniques.telling import said

CASES = {
    "a cell is left without cover after two steps": (
        ". 2\n? .\n. ?",
        [],
        [
            'If the "?" in R2C1 is R2C1, the cell R2C2 has no rectangle left in the end '
            "(steps to follow: 2). So it cannot be that.",
        ],
    ),
    "a cell is left without cover after one step": (
        ". 3 . 1\n3 . . 2\n. . 3 .",
        [],
        [
            "If the 2 in R2C4 is R2C3-R2C4, the cell R1C3 has no rectangle left in the end "
            "(steps to follow: 1). That leaves R2C4-R3C4.",
            "If the 3 in R3C3 is R3C2-R3C4, the cell R2C2 has no rectangle left in the end "
            "(steps to follow: 1). So it cannot be that.",
        ],
    ),
    "a clue is left without room at once": (
        "2 . .\n. . 4",
        [],
        [
            "If the 2 in R1C1 is R1C1-R1C2, the 4 in R2C3 has no rectangle left in the end "
            "(steps to follow: 0). That leaves R1C1-R2C1.",
        ],
    ),
    "nothing leads to a contradiction": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_says(grid, drawn, words):
    assert said(what_if.RULE, grid, *drawn) == words
