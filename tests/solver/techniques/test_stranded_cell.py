"""Where the technique fires, where it does not, and its very words."""

import pytest

from shikaku_gui.model import Rect
from shikaku_gui.solver.techniques import stranded_cell
from shikaku_gui.solver.techniques.mark_role import MarkRole
from tests.solver.techniques.technique_hints import Case, Drawn, hints_of, position_of, said

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
    assert said(stranded_cell.RECORD, grid, *drawn) == words


def test_the_cell_is_marked_alone() -> None:
    (hint, _) = hints_of(stranded_cell.RECORD, position_of("? .\n. 4\n. .\n. .\n4 ."))
    assert [mark.rect for mark in hint.marks if mark.role is MarkRole.REASON] == [Rect(2, 0, 1, 1)]
    assert all(one.by == (Rect(2, 0, 1, 1),) for one in hint.rejected)
