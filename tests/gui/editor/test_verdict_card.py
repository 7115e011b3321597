"""The notes of the editor on a puzzle."""

import pytest

from shikaku_gui.gui.editor.verdict_card import nothing_found_note
from shikaku_gui.model import Cell, Puzzle


@pytest.mark.parametrize(("area", "offered"), [(2, False), (None, True)])
def test_a_number_for_a_question_mark_is_offered_where_no_move_helps(
    area: int | None, offered: bool
) -> None:
    note = nothing_found_note(Puzzle(2, 2, {Cell(0, 0): area, Cell(1, 1): 2}))
    assert ("Give a ? its number" in note.text) is offered
