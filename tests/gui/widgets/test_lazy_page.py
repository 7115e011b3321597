"""Pages that are made when they are first wanted."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.lazy_page import LazyPage


def test_it_is_made_once_and_anew_after_it_was_deleted(qtbot: QtBot) -> None:
    made: list[QLabel] = []

    def make() -> QLabel:
        made.append(QLabel(str(len(made))))
        qtbot.addWidget(made[-1])
        return made[-1]

    page = LazyPage(make)
    assert page.made is None
    assert not made
    assert page.get() is page.get() is page.made
    assert not made[0].isVisible()
    assert page.show() is made[0]
    assert made[0].isVisible()
    page.get().deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page.made is None
    assert page.get().text() == "1"
