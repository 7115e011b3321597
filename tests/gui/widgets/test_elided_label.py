"""Labels that shorten a text that does not fit."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.elided_label import ElidedLabel

TEXT = "One rectangle fits. It is the last"
MORE = "\N{NO-BREAK SPACE}\N{HORIZONTAL ELLIPSIS}"


@pytest.mark.parametrize(
    ("letters", "lines", "shown"),
    [
        (60, 1, TEXT),
        (24, 1, f"One rectangle fits.{MORE}"),
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


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("ドラッグで引きます。数字が入ります。", "ドラッグで引きます。"),
        ("Is it? It is the last.", "Is it?"),
        ("7 in R1C1.", "7 in R1C1."),
    ],
)
def test_sentences_end_as_they_do_in_their_language(qtbot: QtBot, text: str, first: str) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.show_text(text)
    width = label.fontMetrics().horizontalAdvance(first + MORE) + 2
    assert label.would_fit(text, width, 1, whole=False)
    assert label.would_fit(text, width, 1, whole=True) is (text == first)
    label.resize(width, 30)
    label.show_text(text)
    assert label.text() == (text if text == first else first + MORE)
    assert label.shows_whole_parts


@pytest.mark.parametrize(
    ("letters", "shown"),
    [
        (100, "R1C1 (1). Arrow keys move it, Enter draws, Esc cancels."),
        (50, f"R1C1 (1). Arrow keys move it, Enter draws,{MORE}"),
        (35, f"R1C1 (1). Arrow keys move it,{MORE}"),
        (14, f"R1C1 (1).{MORE}"),
    ],
)
def test_a_part_of_a_long_sentence_is_shown_where_there_is_room(
    qtbot: QtBot, letters: int, shown: str
) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(letters * label.fontMetrics().averageCharWidth() + 2, 30)
    label.show_text("R1C1 (1). Arrow keys move it, Enter draws, Esc cancels.")
    assert label.text() == shown
