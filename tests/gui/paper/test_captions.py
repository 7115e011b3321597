"""What stands under a printed puzzle."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.paper.captions import caption
from shikaku_gui.model import Puzzle
from tests.gui.boards import PUZZLE

WIDE, NARROW = QRectF(0, 0, 510, 700), QRectF(0, 0, 155, 230)
LINK = "https://puzz.link/p?shikaku/4/3/4h2i4g2i"


def texts(puzzle: Puzzle = PUZZLE, area: QRectF = WIDE, **options: Any) -> list[str]:
    """Return the lines of a caption."""
    given = {"number": None, "link": LINK, "large": False} | options
    return [line.text for line in caption(puzzle, area=area, **given).lines]


def test_it_has_title_author_size_grade_and_link(qapp: QApplication) -> None:
    facts = "A. Setter  \u00b7  3\u00a0\u00d7\u00a04  \u00b7  Easy"
    assert texts() == [PUZZLE.title, facts, LINK]


@pytest.mark.parametrize(
    ("puzzle", "options", "lines"),
    [
        (PUZZLE, {"number": 7, "brief": True}, [f"7  {PUZZLE.title}"]),
        (Puzzle(3, 4, {}), {"number": 7, "brief": True}, ["7"]),
        (Puzzle(3, 4, {}), {"brief": True}, []),
        (Puzzle(3, 4, {}), {"link": None}, ["3\u00a0\u00d7\u00a04"]),
    ],
)
def test_what_is_not_known_is_left_out(
    puzzle: Puzzle, options: dict[str, Any], lines: list[str], qapp: QApplication
) -> None:
    assert texts(puzzle, **options) == lines


def test_a_link_is_whole_or_left_out(qapp: QApplication) -> None:
    broken = texts(area=NARROW, link=LINK + "g" * 60)
    assert "".join(broken[2:]) == LINK + "g" * 60
    assert len(broken) > 3
    assert len(texts(area=NARROW, link=LINK + "g" * 600)) == 2


def test_a_title_that_is_too_long_is_shortened(qapp: QApplication) -> None:
    (line, *_) = texts(Puzzle(1, 1, {}, title="long " * 40), NARROW)
    assert line.endswith("\u2026")


def test_large_print_has_larger_letters(qapp: QApplication) -> None:
    sizes = [caption(PUZZLE, None, None, large, NARROW).lines[0].size for large in (False, True)]
    assert sizes[1] > sizes[0]
