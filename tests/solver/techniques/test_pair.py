"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import pair
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "a placement without a partner": (
        "4 .\n. .\n2 .\n. 2",
        [],
        [
            "These two clues must fill 2 cells between them; R2C1-R3C1 would make that impossible.",
        ],
    ),
    "clues that cannot stay small": (
        "? .\n. ?",
        [],
        [
            "These two clues must fill 2 cells between them; R1C1 would make that impossible.",
            "These two clues must fill 2 cells between them; R2C2 would make that impossible.",
        ],
    ),
    "one way is left": (
        ". ? ? 1 1\n. 2 . 2 1",
        [],
        [
            "These two clues must fill R2C1 between them. They can do so only with R2C1-R2C2.",
        ],
    ),
    "cells that both fill": (
        ". 3 .\n4 . 3\n. . .\n. 2 .",
        [],
        [
            "However the rectangles of the two clues lie side by side, they fill R3C2. That "
            "rules out R3C2-R4C2.",
        ],
    ),
    "cells that both fill where they cover others": (
        ". 2 .\n. ? .\n. . .\n4 . 4",
        [],
        [
            "Only these two clues reach R4C2. Covering that always fills R3C2 too, which "
            "rules out R2C2-R3C2.",
        ],
    ),
    "another is left with one": (
        ". 2\n2 .\n? ?\n. ?",
        [],
        [
            "However the rectangles of the two clues lie side by side, they fill R2C2. That "
            "leaves R3C2 for a neighbour.",
        ],
    ),
    "both ways go together": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(pair.RECORD, grid, *drawn) == words
