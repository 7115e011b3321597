"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import pair
from tests.solver.techniques.technique_hints import Case, Drawn, said

CASES: dict[str, Case] = {
    "a placement without a partner": (
        "4 .\n. .\n2 .\n. 2",
        [],
        [
            "Only the 2 in R3C1 and the 2 in R4C2 can fill R3C2 and R4C1, and with R2C1-R3C1 "
            "they could not. So the 2 in R3C1 must be drawn another way.",
        ],
    ),
    "clues that cannot stay small": (
        "? .\n. ?",
        [],
        [
            'Only the "?" in R1C1 and the "?" in R2C2 can fill R1C2 and R2C1, and with R1C1 '
            'they could not. So the "?" in R1C1 must be drawn another way.',
            'Only the "?" in R1C1 and the "?" in R2C2 can fill R1C2 and R2C1, and with R2C2 '
            'they could not. So the "?" in R2C2 must be drawn another way.',
        ],
    ),
    "one way is left": (
        ". ? ? 1 1\n. 2 . 2 1",
        [],
        [
            'Only the "?" in R1C3 and the 2 in R2C2 can fill R2C1, and with R2C2-R2C3 they could '
            "not. For the 2 in R2C2 that leaves R2C1-R2C2.",
        ],
    ),
    "cells that both fill": (
        ". 3 .\n4 . 3\n. . .\n. 2 .",
        [],
        [
            "However the 3 in R1C2 and the 4 in R2C1 are drawn side by side, they fill R3C2. "
            "That rules out R3C2-R4C2.",
        ],
    ),
    "another is left with one": (
        ". 2\n2 .\n? ?\n. ?",
        [],
        [
            "However the 2 in R1C2 and the 2 in R2C1 are drawn side by side, they fill R2C2. "
            'That rules out R2C2-R3C2, which leaves R3C2 for the "?" in R3C2.',
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
    assert said(pair, grid, *drawn) == words
