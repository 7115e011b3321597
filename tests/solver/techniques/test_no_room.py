"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import no_room
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "a neighbour would starve": (
        ". 2\n4 .\n. 2\n. .\n. 2",
        [],
        [
            "If the 2 in R3C2 took R3C1-R3C2, there would be no room for the 4 in R2C1.",
        ],
    ),
    "one way is left": (
        "? .\n. 3\n2 .\n? .",
        [],
        [
            "Any other rectangle for the 2 in R3C1 would leave no room for the 3 in R2C2. "
            "So it must be R2C1-R3C1.",
        ],
    ),
    "there is room": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(no_room.RECORD, grid, *drawn) == words
