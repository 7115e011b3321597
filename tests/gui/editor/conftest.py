"""Editors for tests, with folders of their own and work done at once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.model import Puzzle
from tests.gui.at_once import AtOnce

MakeEditor = Callable[..., EditorWindow]


@pytest.fixture
def make_editor(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[MakeEditor]:
    """Give a function that makes and shows editors; they are ended after the test."""
    made: list[EditorWindow] = []

    def make(
        puzzle: Puzzle | None = None,
        solving: Jobs | None = None,
        scheme: Scheme = Scheme.LIGHT,
        reading: Jobs | None = None,
    ) -> EditorWindow:
        runners = solving or AtOnce(), AtOnce(), reading or AtOnce()
        window = EditorWindow(settings, Theme(scheme), tmp_path, EDITOR_ACTIONS, *runners)
        made.append(window)
        if puzzle is not None:
            window.model.open(SavedGame(puzzle))
        window.resize(760, 560)
        with qtbot.waitExposed(window):
            window.show()
        window.board.setFocus()
        return window

    yield make
    for window in made:
        window.end()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def editor(make_editor: MakeEditor) -> EditorWindow:
    """Give an editor with an empty grid of 4 x 4."""
    return make_editor(Puzzle(4, 4, {}))
