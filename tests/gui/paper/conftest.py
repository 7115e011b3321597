"""Fixtures shared by the tests of dialogs."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    """Give a window for the dialogs, which go with it."""
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget
    for dialog in widget.findChildren(QDialog):
        dialog.close()
