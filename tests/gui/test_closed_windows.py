"""A closed window is deleted, or used again the next time."""

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.help.guide_window import GuideWindow
from shikaku_gui.gui.main_window import MainWindow
from tests.gui.at_once import AtOnce
from tests.gui.conftest import MakeWindow

LEFT_OUT = {"quit", "close", "paste", "full_screen", "library", "learn"}
"""Actions that close the window, depend on the clipboard or the desktop, or only show a page."""


def trigger_all(window: MainWindow) -> int:
    """Trigger all actions and close what each opens; return how many windows were open."""
    opened = 0
    for action in ACTIONS.actions:
        act = window.acts[action.name]
        if action.name in LEFT_OUT or act.menu() is not None or not act.isEnabled():
            continue
        act.trigger()
        opened += len(others(window))
        dismiss()
        if window.editor.made is not None:
            window.editor.made.close()
        let_go()
    return opened


def others(window: MainWindow) -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]


def dismiss() -> None:
    for shown in QApplication.topLevelWidgets():
        if isinstance(shown, QDialog | GuideWindow):
            shown.close()


def let_go() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def widgets() -> Counter[str]:
    return Counter(type(one).__name__ for one in QApplication.allWidgets())


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_what_is_closed_does_not_gather(make_window: MakeWindow) -> None:
    window = make_window()
    window.help.make_jobs = AtOnce
    closing = QTimer(window, interval=5)  # a question stops everything until it is answered
    closing.timeout.connect(dismiss)
    closing.start()
    assert trigger_all(window) > 5
    before = widgets()
    trigger_all(window)
    assert widgets() - before == Counter()
