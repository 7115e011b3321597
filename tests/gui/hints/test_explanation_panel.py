"""The panels' two columns: above each other where it is narrow, side by side where it is wide."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.hints.hint_panel import HintPanel
from shikaku_gui.gui.hints.walkthrough_panel import WalkthroughPanel
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import HintDegree, HintPicture, HintPresenter, walkthrough_frames
from shikaku_gui.solver import Mark, MarkRole, explain
from shikaku_gui.texts import make_message
from tests.gui.playing import PUZZLE

STEPS = explain(PUZZLE)
HINT = HintPresenter(STEPS[0], Board(PUZZLE), HintDegree.WHY)
FRAMES = tuple(walkthrough_frames(PUZZLE, STEPS))


def place(panel: QWidget, part: QWidget) -> QPoint:
    return part.mapTo(panel, QPoint(0, 0))


@pytest.mark.parametrize("width", [230, 900])
def test_columns(qtbot: QtBot, width: int) -> None:
    hint, walk = HintPanel(Theme(Scheme.LIGHT)), WalkthroughPanel(Theme(Scheme.LIGHT), 2.0)
    hint.show_hint(HINT)
    walk.show_frame(FRAMES, 0)
    areas = [QScrollArea(), QScrollArea()]
    for panel, around in zip((hint, walk), areas, strict=True):
        around.setWidgetResizable(True)
        around.setWidget(panel)
        around.resize(width, 420)
        with qtbot.waitExposed(around):
            around.show()
        qtbot.addWidget(around)
    wide = width == 900
    words, leading = place(hint, hint.words), place(hint, hint.leading)
    assert (leading.x() > words.x()) is wide
    assert (leading.y() > words.y()) is not wide
    words, play = place(walk, walk.words), place(walk, walk.play)
    assert (play.x() > words.x() + 200) is wide
    assert play.y() < words.y() or wide
    assert hint.leading.width() > 100


def test_long_words_do_not_widen_a_walkthrough(qtbot: QtBot) -> None:
    walk = WalkthroughPanel(Theme(Scheme.LIGHT), 2.0)
    qtbot.addWidget(walk)
    for button, text in ((walk.back, "Atrás"), (walk.play, "Reproducir"), (walk.on, "Siguiente")):
        button.setText(text)
    label = next(label for label in walk.findChildren(PlainLabel) if label.buddy() is walk.speed)
    label.setText("Velocidad de reproducción")
    walk.show_frame(FRAMES, 0)
    assert walk.minimumSizeHint().width() < 210


def test_in_a_narrow_panel_the_words_are_first_and_can_be_broken(qtbot: QtBot) -> None:
    panel = HintPanel(Theme(Scheme.LIGHT))
    qtbot.addWidget(panel)
    panel.show_hint(HINT)
    panel.setMinimumSize(1, 1)
    for width, narrow in ((400, False), (100, True), (400, False)):
        panel.resize(width, 700)
        QApplication.processEvents()
        assert (place(panel, panel.words).y() < place(panel, panel.degrees).y()) is narrow
        assert "rectangle&nbsp;<" in panel.words.text()
        assert ("this&nbsp;rectangle" in panel.words.text()) is not narrow


@pytest.mark.parametrize("width", [150, 190, 240, 300])
def test_long_names_do_not_widen_a_hint(qtbot: QtBot, width: int) -> None:
    mark = Mark(MarkRole.REASON, Rect(0, 0, 1, 1))
    name = "[reason]die „?“ (quadratisch) links davon[at]R1C1[/at][/reason]"
    panel, around = HintPanel(Theme(Scheme.LIGHT)), QScrollArea()
    around.setWidgetResizable(True)
    around.setWidget(panel)
    around.resize(width, 420)
    qtbot.addWidget(around)
    with qtbot.waitExposed(around):
        around.show()
    panel.show_hint(HINT)
    panel.show_picture(HintPicture(make_message(f"Hier ist {name}."), (mark,)))
    QApplication.processEvents()
    assert "davon&nbsp;<" in panel.words.text()
    assert panel.width() <= around.viewport().width()


def test_names_are_broken_where_larger_letters_leave_no_room(qtbot: QtBot) -> None:
    panel = HintPanel(Theme(Scheme.LIGHT))
    qtbot.addWidget(panel)
    panel.show_hint(HINT)
    panel.resize(300, 700)
    panel.show()
    assert "this&nbsp;rectangle" in panel.words.text()
    font = panel.words.font()
    font.setPointSizeF(4 * font.pointSizeF())
    panel.words.setFont(font)
    assert "this&nbsp;rectangle" not in panel.words.text()
