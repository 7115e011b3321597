"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import pocket
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "the pocket is too small": (
        "3 2\n. .\n. 2\n1 .",
        [],
        [
            "If the 2 in R3C2 took R3C1-R3C2, it would cut off 4 cells, but the clues "
            "inside add up to 5.",
        ],
    ),
    "one way is left": (
        ". 3\n2 .\n1 .",
        [],
        [
            "Anything but R1C1-R2C1 for the 2 in R2C1 would cut off 2 cells, but the 3 "
            "inside needs 3.",
        ],
    ),
    "the pocket is too large": (
        ". 3 . 3 . 2\n2 . 1 . 3 .\n. . 3 . . 1",
        [],
        [
            "Anything but R1C1-R1C3 for the 3 in R1C2 would cut off 3 cells, but the 2 "
            "inside needs 2.",
        ],
    ),
    "unknown areas need at least a cell": (
        "3 ?\n. 2\n. .",
        [],
        [
            "Anything but R2C2-R3C2 for the 2 in R2C2 would cut off 2 cells, but the clues "
            "inside need at least 4.",
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
    assert said(pocket.RECORD, grid, *drawn) == words
