"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import subset
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "one way is left": (
        "? .\n. 4\n. .\n. .\n4 .",
        [],
        [
            "Whatever covers R3C1 covers R2C1 as well. That rules out R1C1-R2C1, with R2C1 "
            'alone, and leaves R1C1-R1C2 for the "?" in R1C1.',
            "Whatever covers R5C2 covers R4C2 as well. That rules out R1C2-R4C2, with R4C2 alone.",
        ],
    ),
    "several clues lose placements": (
        "2 . 2\n. ? .\n. . ?",
        [],
        [
            "Whatever covers R3C1 covers R3C2 as well. That rules out R2C2-R3C2, R1C2-R3C2 "
            "and R3C2-R3C3, with R3C2 alone.",
        ],
    ),
    "no cell goes with another": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(subset, grid, *drawn) == words
