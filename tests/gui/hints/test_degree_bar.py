"""The buttons for the degrees of a hint share the width that there is."""

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.hints.degree_bar import DegreeBar
from shikaku_gui.play import HintDegree
from tests.gui.heard_names import tab_stops

SHORT = ["Find", "Nudge", "Where", "Why", "Draw"]
LONG = ["Buscar", "Empujón", "Dónde", "Por qué", "Dibujar"]


@pytest.mark.parametrize(
    ("texts", "width", "rows"),
    [
        (SHORT, 400, [5]),
        (LONG, 400, [5]),
        (LONG, 200, [3, 2]),
        (LONG[1:], 170, [2, 2]),
    ],
)
def test_all_texts_are_shown_whole(
    qtbot: QtBot, texts: list[str], width: int, rows: list[int]
) -> None:
    bar = DegreeBar()
    qtbot.addWidget(bar)
    shown = list(HintDegree)[-len(texts) :]
    for degree, text in zip(shown, texts, strict=True):
        bar.buttons[degree].setText(text)
    bar.resize(900, 60)
    can_find = HintDegree.FIND in shown
    bar.show_degree(HintDegree.WHERE, texts[-1], can_find=can_find, can_draw=True)
    bar.resize(width, 60)
    with qtbot.waitExposed(bar):
        bar.show()
    buttons = [bar.buttons[degree] for degree in shown]
    tops = [button.y() for button in buttons]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    if tops.count(tops[0]) == 2:
        assert len({button.width() for button in buttons}) == 1, "a grid"
    places = [button.property("place") for button in buttons]
    assert places.count("first") == places.count("last") == len(rows)
    for button in buttons:
        font = button.font()
        font.setBold(True)  # as the one that is checked
        letters = QFontMetrics(font).horizontalAdvance(button.text())
        assert button.width() >= letters + 8
        assert button.geometry().right() < bar.width()


def test_tab_leads_to_the_degree_shown(qtbot: QtBot) -> None:
    bar = DegreeBar()
    qtbot.addWidget(bar)
    for degree in (HintDegree.NUDGE, HintDegree.WHY, HintDegree.FIND):
        bar.show_degree(degree, "Draw", can_find=True, can_draw=True)
        bar.show()
        assert list(tab_stops(bar)) == [bar.buttons[degree], bar.buttons[HintDegree.DRAW]]
