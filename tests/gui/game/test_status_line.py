"""The status line: both sentences of a status are seen, and it never moves the board."""

import pytest
from pytestqt.qtbot import QtBot

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
