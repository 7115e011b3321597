"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import subset
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "one way is left": (
        "? .\n. 4\n. .\n. .\n4 .",
        [],
        [
            "Any rectangle on R3C1 also takes R2C1, so none may take R2C1 alone. That "
            "leaves R1C1-R1C2.",
            "Any rectangle on R5C2 also takes R4C2. So none may take R4C2 without it, which "
            "rules out R1C2-R4C2.",
        ],
    ),
    "several clues lose placements": (
        "2 . 2\n. ? .\n. . ?",
        [],
        [
            "Any rectangle on R3C1 also takes R3C2. So none may take R3C2 without it, which "
            "rules out 3 rectangles.",
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
    assert said(subset.RECORD, grid, *drawn) == words
