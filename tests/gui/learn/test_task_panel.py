"""The panel of a task, in little room."""

from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.hints.hint_text import ExplanationText
from shikaku_gui.gui.learn.task_panel import TaskFeedback, TaskPanel, TaskView


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
