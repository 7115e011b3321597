"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import only_clue
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "one way to reach the cell": (
        ". 2 .\n3 . .\n. . 4",
        [],
        [
            "Only the 2 in R1C2 can reach R1C3, and only as R1C2-R1C3.",
            "Only the 3 in R2C1 can reach R3C1, and only as R1C1-R3C1.",
        ],
    ),
    "several ways to reach the cell": (
        ". .\n? .\n. ?",
        [],
        [
            'Only the "?" in R2C1 can reach R1C1, so its rectangle contains R1C1-R2C1.',
        ],
    ),
    "all ways cover the cell anyway": (
        "3 . .\n. . .\n. . 6",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(only_clue.RECORD, grid, *drawn) == words
