"""The status line: both sentences of a status are seen, and it never moves the board."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle
from tests.gui.conftest import MakeWindow

TWO_SENTENCES = "The 6 in R3C2 has no rectangle yet. Crossed out: R1C2-R3C4, R1C2-R2C4 and R3C2."


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1100, 760)])
def test_a_second_sentence_is_seen_and_the_board_stays(
    make_window: MakeWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = make_window(size=size)
    line, heights = window.status, []
    for text in ("Solved! Every cell is covered.", TWO_SENTENCES):
        line.sentence.show_text(text)
        qtbot.wait(1)  # for the layout
        assert line.sentence.text() == text
        heights.append((line.height(), window.board.height()))
    assert heights[0] == heights[1]


@pytest.mark.parametrize(("width", "in_note"), [(2000, False), (640, True)])
def test_the_clues_left_have_a_note_where_the_line_is_short(
    make_window: MakeWindow, width: int, in_note: bool
) -> None:
    window = make_window(size=(width, 600))
    clues = {Cell(0, col): 1 for col in range(20)}
    window.documents.opener.open_game(SavedGame(Puzzle(1, 20, clues)))
    window.acts["left"].trigger()
    note = window.side.card.note
    if in_note:
        assert note is not None
        assert note.title == "Clues left"
        assert "cells covered" in note.text
    else:
        assert note is None
        assert "cells covered" in window.status.sentence.text()
