"""Labels that shorten a text that does not fit."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.elided_label import ElidedLabel

TEXT = "One rectangle fits. It is the last"


@pytest.mark.parametrize(
    ("letters", "lines", "shown"),
    [
        (60, 1, TEXT),
        (24, 1, "One rectangle fits. \N{HORIZONTAL ELLIPSIS}"),
        (24, 2, TEXT),
        (12, 3, TEXT),
        (8, 2, None),
    ],
)
def test_whole_sentences_are_kept_if_they_fit(
    qtbot: QtBot, letters: int, lines: int, shown: str | None
) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(letters * label.fontMetrics().horizontalAdvance("e") + 2, 100)
    label.set_lines(lines)
    label.show_text(TEXT)
    assert label.fits(lines) is (shown == TEXT)
    assert label.accessibleName() == TEXT
    if shown is None:
        assert label.text().endswith("\N{HORIZONTAL ELLIPSIS}")
    else:
        assert label.text() == shown
