"""Words from rooms without Qt: in the window they have its signs."""

import pytest
from PySide6.QtCore import QLocale

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.base.translation import (
    TIMES,
    dimensions,
    joined_sentences,
    message_text,
    typeset,
)
from shikaku_gui.gui.hints.hint_text import rich
from shikaku_gui.model import Cell, Puzzle, Rect, check_rect
from shikaku_gui.play import Session, broken_rule_message, preview_badge, preview_of

PUZZLE = Puzzle(4, 4, {Cell(0, 0): 5, Cell(3, 3): 11})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("First steps 1: 5 x 5", f"First steps 1: 5{TIMES}5"),
        ("12 x 8, no. 31", f"12{TIMES}8, no.\N{NO-BREAK SPACE}31"),
        ("Alpha x Beta", "Alpha x Beta"),
        ("R1C1-R2C2 (2 x 2)", f"R1C1-R2C2 (2{TIMES}2)"),
        ("no. five", "no. five"),
        ("Hard 12 x 8, no. 31", f"Hard 12{TIMES}8, no.\N{NO-BREAK SPACE}31"),
        ("Daily puzzle 2026-11-21", "Daily puzzle 2026-11-21"),
        ("Small daily puzzle 2026-11-21", "Small daily puzzle 2026-11-21"),
        ("Large daily puzzle 2026-13-21", "Large daily puzzle 2026-13-21"),
        ("Daily puzzle 2026-13-21", "Daily puzzle 2026-13-21"),
    ],
)
def test_sizes_and_numbers_stay_in_a_line(text: str, expected: str) -> None:
    assert typeset(text) == expected


def test_dates_in_titles_are_those_of_the_language(qapp: object) -> None:
    del qapp
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        assert typeset("Daily puzzle 2026-11-21") == "Daily puzzle 21.11.26"
        assert typeset("Large daily puzzle 2026-11-21") == "Large daily puzzle 21.11.26"
    finally:
        QLocale.setDefault(before)


def test_a_size_is_written_alike_everywhere(qapp: object) -> None:
    session = Session(SavedGame(PUZZLE))
    preview = preview_of(session.board, Rect(0, 0, 2, 3))
    size = dimensions(2, 3)
    assert message_text(preview_badge(session, preview).lines[0]) == f"{size} = 6"
    broken = check_rect(PUZZLE, Rect(0, 0, 2, 3))
    assert broken is not None
    assert f"({size})" in message_text(broken_rule_message(broken))
    assert f"({size})" in rich(broken_rule_message(broken), LIGHT)
    assert "(2 x 3)" in str(broken_rule_message(broken))  # the terminal keeps to plain letters


@pytest.mark.parametrize(
    ("texts", "joined"),
    [
        (
            ["Step 1 of 5", "Stranded cell", "So it fits."],
            "Step 1 of 5. Stranded cell. So it fits.",
        ),
        (["New to Shikaku?", "Learn the rules."], "New to Shikaku? Learn the rules."),
        (["Solved!", ""], "Solved!"),
        (["", ""], ""),
    ],
)
def test_each_sentence_ends_before_the_next(qapp: object, texts: list[str], joined: str) -> None:
    assert joined_sentences(*texts) == joined
