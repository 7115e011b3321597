"""The notes of the editor on a puzzle."""

from typing import cast

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.editor.verdict_card import nothing_found_note, verdict_note
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import EditSession
from shikaku_gui.solver import Proposal


@pytest.mark.parametrize(("area", "offered"), [(2, False), (None, True)])
def test_a_number_for_a_question_mark_is_offered_where_no_move_helps(
    area: int | None, offered: bool
) -> None:
    note = nothing_found_note(Puzzle(2, 2, {Cell(0, 0): area, Cell(1, 1): 2}))
    assert ("Give a ? its number" in note.text) is offered


@pytest.mark.parametrize("count", [1, 2])
def test_that_fewer_moves_are_not_enough_is_said_of_several(count: int) -> None:
    session = EditSession(SavedGame(Puzzle(2, 2, {})))
    moves = tuple((Cell(at, 0), Cell(at, 1)) for at in range(count))
    session.set_proposal(Proposal(moves, (), fewest=True))
    note = verdict_note(session, cast("AppraisalController", None), Note(""))
    assert note is not None
    assert ("Fewer moves are not enough." in note.text) is (count > 1)
