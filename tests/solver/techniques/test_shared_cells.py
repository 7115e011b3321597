"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import shared_cells
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "others lose placements": (
        ". 2\n4 .\n. 2\n. .\n. 2",
        [],
        [
            "Every rectangle left for the 4 in R2C1 contains R2C1-R4C1, so no other clue "
            "may use these cells.",
        ],
    ),
    "another is left with one": (
        "? .\n. 3\n2 .\n? .",
        [],
        [
            "Every rectangle for the 3 in R2C2 covers R3C2. That leaves only R2C1-R3C1 for its "
            "neighbour.",
        ],
    ),
    "no cells in common": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(shared_cells.RECORD, grid, *drawn) == words
