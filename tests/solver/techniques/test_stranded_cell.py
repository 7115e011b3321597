"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import stranded_cell
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "one way is left": (
        "? .\n. 4\n. .\n. .\n4 .",
        [],
        [
            'Beside R1C1-R2C1 no clue can cover R3C1. For the "?" in R1C1 that leaves R1C1-R1C2.',
            "Beside R1C2-R4C2 no clue can cover R5C2. So the 4 in R2C2 must be drawn another way.",
        ],
    ),
    "several ways strand the cell": (
        "2 . 2\n. ? .\n. . ?",
        [],
        [
            "Beside R2C2-R3C2 and R1C2-R3C2 no clue can cover R3C1. "
            'So the "?" in R2C2 must be drawn another way.',
            "Beside R3C2-R3C3 no clue can cover R3C1. "
            'So the "?" in R3C3 must be drawn another way.',
        ],
    ),
    "no cell is stranded": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(stranded_cell, grid, *drawn) == words
