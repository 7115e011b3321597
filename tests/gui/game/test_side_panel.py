"""The panel beside the board: its notes, one at a time."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import Cell, Puzzle, Shape
from tests.gui.playing import SOLUTION, drag

FIRST, SECOND, THIRD = (Note(title) for title in ("One", "Two", "Three"))


def test_what_is_told_at_the_start_is_shown_one_after_the_other(window: MainWindow) -> None:
    side = window.side
    for note in (FIRST, SECOND, THIRD):
        side.show_in_turn(note)
    assert side.card.note is FIRST
    side.dismiss()
    assert side.card.note is SECOND
    drag(window, SOLUTION[0])
    assert side.card.note is THIRD
    side.dismiss()
    assert side.card.note is None
    side.show_in_turn(FIRST)
    assert side.card.note is FIRST


def test_the_result_comes_back_after_a_note_that_covers_it(window: MainWindow) -> None:
    side, result = window.side, Note("Solved", figure="1:51", returns=True)
    side.show_note(result)
    side.show_note(FIRST)
    side.show_note(SECOND)  # two of them in a row
    assert side.card.note is SECOND
    side.card.dismissed.emit()
    assert side.card.note is result
    side.show_note(FIRST)
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert side.card.note is result
    side.card.dismissed.emit()
    assert side.card.note is None


def test_no_result_comes_back_after_a_move_or_in_place_of_a_question(window: MainWindow) -> None:
    side, result = window.side, Note("Solved", figure="1:51", returns=True)
    side.show_note(result)
    side.show_note(FIRST)
    drag(window, SOLUTION[0])
    assert side.card.note is None
    side.show_note(result)
    side.show_note(Note("Hint", buttons=(NoteButton("Why?", lambda: None),)))
    side.card.dismissed.emit()
    assert side.card.note is None


def test_what_the_player_asks_for_does_not_wait(window: MainWindow) -> None:
    side = window.side
    side.show_in_turn(FIRST)
    side.show_in_turn(SECOND)
    side.show_note(THIRD)
    assert side.card.note is THIRD
    side.dismiss()
    assert side.card.note is SECOND


def test_the_tips_say_what_an_outline_means_where_there_is_one(window: MainWindow) -> None:
    side = window.side
    assert "outline" not in side.tips.text()
    puzzle = Puzzle(1, 2, {Cell(0, 0): 2}, shapes={Cell(0, 0): Shape.WIDE})
    window.documents.opener.open_game(SavedGame(puzzle))
    assert "wider than tall" in side.tips.text()
    side.show_tips(False)  # an experienced player
    assert "Drag" not in side.tips.text()
    assert "wider than tall" in side.tips.text()
    assert side.tips.isVisible()


@pytest.mark.parametrize("size", [(1000, 740), (600, 900)], ids=["beside", "below"])
def test_a_note_leaves_the_buttons_of_a_trial_where_they_are(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.acts["begin_trial"].trigger()
    side = window.side
    QApplication.processEvents()
    before = side.trials.mapTo(side, QPoint())
    side.show_note(FIRST)
    QApplication.processEvents()
    assert side.card.isVisible()
    assert side.trials.mapTo(side, QPoint()) == before
