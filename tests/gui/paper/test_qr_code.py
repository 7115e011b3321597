"""QR codes."""

import pytest
from PySide6.QtCore import QPointF

from shikaku_gui.gui.paper.qr_code import MAX_MODULES, MODULE, make_qr_code

LINK = "https://puzz.link/p?shikaku/4/3/4h2i4g2i"


def test_a_code_has_its_finder_patterns_and_a_quiet_zone() -> None:
    code = make_qr_code(LINK)
    assert code is not None
    finder = [
        *("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"),
    ]
    assert ["".join(str(int(dark)) for dark in row[:7]) for row in code.rows[:7]] == finder
    path = code.path(QPointF(10, 20)).boundingRect()
    assert path.left() == pytest.approx(10 + 4 * MODULE)
    assert path.top() == pytest.approx(20 + 4 * MODULE)
    assert path.width() == pytest.approx(MODULE * len(code.rows))
    assert code.side == pytest.approx(path.width() + 8 * MODULE)


def test_the_path_is_dark_where_the_code_is() -> None:
    code = make_qr_code(LINK)
    assert code is not None
    path = code.path(QPointF(0, 0))
    for down, row in enumerate(code.rows):
        for across, dark in enumerate(row):
            middle = QPointF((across + 4.5) * MODULE, (down + 4.5) * MODULE)
            assert path.contains(middle) is dark


def test_a_long_text_has_less_correction_and_a_longer_one_no_code() -> None:
    dense = make_qr_code("x" * 500)
    assert dense is not None
    assert len(dense.rows) <= MAX_MODULES
    assert make_qr_code("x" * 700) is None
    assert make_qr_code("x" * 4000) is None
