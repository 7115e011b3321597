"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import stranded_cell
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "one way is left": (
        "? .\n. 4\n. .\n. .\n4 .",
        [],
        [
            'If the "?" in R1C1 were anything but R1C1-R1C2, nothing could cover R3C1.',
            "If the 4 in R2C2 took R1C2-R4C2, nothing could cover R5C2.",
        ],
    ),
    "several ways strand the cell": (
        "2 . 2\n. ? .\n. . ?",
        [],
        [
            'If the "?" in R2C2 took any of 2 rectangles, nothing could cover R3C1.',
            'If the "?" in R3C3 took R3C2-R3C3, nothing could cover R3C1.',
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
