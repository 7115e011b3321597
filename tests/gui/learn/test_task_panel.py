"""The panel of a task, in little room."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.hints.hint_text import ExplanationText
from shikaku_gui.gui.learn.feedback_card import TaskFeedback
from shikaku_gui.gui.learn.task_panel import TaskPanel, TaskView


def settle() -> None:
    """Let layouts and the calls that wait for them happen."""
    for _ in range(5):
        QApplication.processEvents()


def make_panel(qtbot: QtBot, height: int) -> tuple[TaskPanel, QScrollArea]:
    panel = TaskPanel(Theme())
    qtbot.addWidget(panel)
    panel.resize(252, height)
    panel.place(beside=True)
    panel.show_controls(following="", helping="", can_restart=True)
    panel.show()
    settle()
    scroll = panel.findChild(QScrollArea)
    assert scroll is not None
    return panel, scroll


def task(words: int) -> TaskView:
    said = "cell in a " * words
    return TaskView("The rules", "1 of 4", 0, 4, "", said, said, said)


def test_feedback_stays_in_view_when_the_panel_becomes_lower(qtbot: QtBot) -> None:
    panel, scroll = make_panel(qtbot, 600)
    panel.show_task(task(12))
    panel.show_feedback(TaskFeedback("Not quite", ExplanationText("Too many cells.")))
    settle()
    panel.resize(252, 250)
    settle()
    bar = scroll.verticalScrollBar()
    assert bar.maximum() > 0
    assert panel.card.geometry().bottom() <= bar.value() + scroll.viewport().height()


def test_a_low_panel_shows_text_and_buttons_rather_than_the_title(qtbot: QtBot) -> None:
    for height, titled in ((600, True), (190, False)):
        panel, scroll = make_panel(qtbot, height)
        panel.resize(206, height)
        panel.show_controls(following="", helping="Help", can_restart=False)
        panel.show_task(replace(task(6), title="Only one clue reaches this cell"))
        settle()
        assert panel.title.isVisible() is titled
        assert scroll.height() >= 3 * panel.fontMetrics().lineSpacing()
        for button in (panel.help_button, panel.leave_button):
            assert button.height() >= button.sizeHint().height()


def test_buttons_follow_the_texts_where_words_have_no_room_beside_them(qtbot: QtBot) -> None:
    panel, scroll = make_panel(qtbot, 160)
    panel.place(beside=False)
    panel.show_task(replace(task(3), keys="Shift+arrow_keys_for_the_size"))
    longest = panel.keys.minimumSizeHint().width()
    for width, beside in ((3 * longest, True), (longest + 60, False), (3 * longest, True)):
        panel.resize(width, 160)
        settle()
        assert panel.keys.width() >= longest
        assert scroll.isAncestorOf(panel.leave_button) is not beside
        assert panel.leave_button.isVisible()
        assert scroll.horizontalScrollBar().maximum() == 0


def test_buttons_keep_their_place_where_feedback_has_room_below_them(qtbot: QtBot) -> None:
    for height, kept in ((700, True), (300, False)):
        panel, _scroll = make_panel(qtbot, height)
        panel.show_controls(following="", helping="Help", can_restart=True)
        panel.show_task(task(12))
        settle()
        before = panel.help_button.mapTo(panel, panel.help_button.rect().topLeft())
        for _press in range(2):
            panel.show_feedback(TaskFeedback("Not quite", ExplanationText("Too many cells.")))
            settle()
            now = panel.help_button.mapTo(panel, panel.help_button.rect().topLeft())
            assert (now == before) or not kept
            assert panel.isAncestorOf(panel.card)
            assert panel.card.isVisible()
            below = panel.card.mapTo(panel, panel.card.rect().topLeft()).y() > now.y()
            assert below is kept
        if kept:
            assert panel.card.width() == panel.help_button.width()
