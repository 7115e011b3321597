"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import counting
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "cells that must be paid for": (
        "4 .\n. .\n2 .\n. 2",
        [],
        [
            "Only the 2 in R3C1 and the 2 in R4C2 fill R3C1-R4C2: they have 4 and need 4 "
            "there, so 0 can go elsewhere. That rules out R2C1-R3C1, which would spend more.",
        ],
    ),
    "cells that must be paid for leave one way": (
        ". . 2 2\n. 4 . .",
        [],
        [
            "Only the 2 in R1C3 and the 4 in R2C2 fill R1C1-R2C3: they have 6 and need 6 "
            "there, so 0 can go elsewhere. R2C1-R2C4 would spend more, which leaves R1C1-R2C2"
            " for the 4 in R2C2.",
        ],
    ),
    "clues that need their room": (
        ". 4 . . 2\n. . . 4 .",
        [],
        [
            "Of the 8 cells that the 2 in R1C5 and the 4 in R2C4 can reach, R1C3-R2C5 and "
            "R2C1-R2C2, they need 6, so 2 can go to others. That rules out R1C2-R2C3, which "
            "would take more.",
        ],
    ),
    "clues that need their room leave one way": (
        "2 . 2 1\n. 3 . .",
        [],
        [
            "Of the 5 cells that the 2 in R1C1 and the 2 in R1C3 can reach, R1C1-R1C3, R2C1 "
            "and R2C3, they need 4, so 1 can go to others. R2C1-R2C3 would take more, which "
            "leaves R2C2-R2C4 for the 3 in R2C2.",
        ],
    ),
    "there is enough to spare": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(counting, grid, *drawn) == words
