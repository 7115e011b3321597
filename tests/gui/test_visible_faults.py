"""What a test that looks at windows finds wrong in them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.visible_faults import sideways


@pytest.mark.parametrize("policy", ["ScrollBarAlwaysOff", "ScrollBarAsNeeded"])
@pytest.mark.parametrize(("width", "faults"), [(100, 0), (900, 1)])
def test_content_that_is_wider_than_its_area_is_found(
    qtbot: QtBot, width: int, faults: int, policy: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    area, inner = QScrollArea(window), QWidget()
    inner.setFixedSize(width, 50)
    area.setWidget(inner)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy[policy])
    area.resize(300, 200)
    with qtbot.waitExposed(window):
        window.show()
    assert len(list(sideways(window))) == faults
