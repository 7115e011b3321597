"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.solver.techniques import counting
from tests.solver.techniques.technique_hints import Case, Drawn, position_of, said

CASES: dict[str, Case] = {
    "cells that must be paid for": (
        "4 .\n. .\n2 .\n. 2",
        [],
        [
            "These 2 clues share 4 cells and need 4 in all: none can lie outside, "
            "and R2C1-R3C1 would put more there.",
        ],
    ),
    "cells that must be paid for leave one way": (
        ". . 2 2\n. 4 . .",
        [],
        [
            "These 2 clues share 6 cells and need 6 in all: none can lie outside. "
            "That leaves R1C1-R2C2.",
        ],
    ),
    "clues that need their room": (
        ". 4 . . 2\n. . . 4 .",
        [],
        [
            "These 2 clues need 6 of the 8 cells they can reach: only 2 can go to others, and "
            "R1C2-R2C3 would take more.",
        ],
    ),
    "clues that need their room leave one way": (
        "2 . 2 1\n. 3 . .",
        [],
        [
            "These 2 clues need 4 of the 5 cells they can reach: only 1 can go to others. "
            "That leaves R2C2-R2C4.",
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
    assert said(counting.RECORD, grid, *drawn) == words


def test_clues_are_counted_together_up_to_a_number() -> None:
    position = position_of(" . ".join(["2"] * 9))  # each shares cells with the next
    neighbours = counting._neighbours(position)
    for measure in (counting._exclusive_cells, counting._reachable_cells):
        groups = counting._growing_groups(position, 4, neighbours, measure)
        sizes = [group.clues.bit_count() for group in groups]
        assert sizes == list(range(2, counting.MAX_CLUES + 1))
