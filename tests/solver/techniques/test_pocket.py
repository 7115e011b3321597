"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import pocket
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "the pocket is too small": (
        "3 2\n. .\n. 2\n1 .",
        [],
        [
            "R3C1-R3C2 would seal off R1C1-R2C2, room for 4, where the clues add up to 5: the"
            " 3 in R1C1 and the 2 in R1C2. So the 2 in R3C2 must be drawn another way.",
        ],
    ),
    "one way is left": (
        ". 3\n2 .\n1 .",
        [],
        [
            "R2C1-R2C2 would seal off R1C1-R1C2, room for 2, where the clues add up to 3: the"
            " 3 in R1C2. For the 2 in R2C1 that leaves R1C1-R2C1.",
        ],
    ),
    "the pocket is too large": (
        ". 3 . 3 . 2\n2 . 1 . 3 .\n. . 3 . . 1",
        [],
        [
            "R1C2-R3C2 would seal off R1C1-R3C1, room for 3, where the clues add up to 2: the"
            " 2 in R2C1. For the 3 in R1C2 that leaves R1C1-R1C3.",
        ],
    ),
    "unknown areas need at least a cell": (
        "3 ?\n. 2\n. .",
        [],
        [
            "R2C1-R2C2 would seal off R1C1-R1C2, room for 2, where the clues add up to at "
            'least 4: the 3 in R1C1 and the "?" in R1C2. For the 2 in R2C2 that leaves '
            "R2C2-R3C2.",
        ],
    ),
    "what is sealed off adds up": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(pocket, grid, *drawn) == words
