"""Captions under a printed puzzle."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.paper.captions import (
    Caption,
    brief_caption,
    caption,
    options_without_number,
    puzzle_link,
)
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import BookOptions, CaptionPart, LinkStyle
from tests.gui.boards import PUZZLE
from tests.gui.paper.books import entry

WIDE, NARROW = 510.0, 155.0
TIMES = "\u00a0\u00d7\u00a0"
DOT = "  \u00b7  "
TEXT = LinkStyle.TEXT


@pytest.fixture(autouse=True)
def _running(qapp: QApplication) -> None:
    """Fonts need a running application."""


def made(puzzle: Puzzle = PUZZLE, width: float = WIDE, **options: Any) -> Caption:
    """Return a caption."""
    return caption(entry(7, SavedGame(puzzle)), BookOptions(**options), width)


def texts(puzzle: Puzzle = PUZZLE, width: float = WIDE, **options: Any) -> list[str]:
    """Return the lines of a caption."""
    return [line.text for line in made(puzzle, width, **options).lines]


@pytest.mark.parametrize(
    ("puzzle", "options", "lines"),
    [
        (PUZZLE, {}, [f"7  {PUZZLE.title}", f"A. Setter{DOT}3{TIMES}4{DOT}Easy"]),
        (Puzzle(3, 4, {}), {}, ["7", f"3{TIMES}4"]),
        (PUZZLE, {"captions": ()}, []),
        (PUZZLE, {"captions": (CaptionPart.GRADE, CaptionPart.SIZE)}, [f"3{TIMES}4{DOT}Easy"]),
        (PUZZLE, {"captions": (CaptionPart.TITLE,)}, [PUZZLE.title]),
        # Sizes and grades are said once.
        (Puzzle(3, 4, {}, title="Easy 1: 3 x 4", grade="easy"), {}, [f"7  Easy 1: 3{TIMES}4"]),
        (Puzzle(3, 4, {}, title="Tiny: 3 x 4", grade="easy"), {}, [f"7  Tiny: 3{TIMES}4", "Easy"]),
    ],
)
def test_it_has_what_is_known_and_asked_for(
    puzzle: Puzzle, options: dict[str, Any], lines: list[str]
) -> None:
    assert texts(puzzle, links=LinkStyle.NONE, **options) == lines


def test_what_the_heading_says_is_left_out() -> None:
    said = (CaptionPart.SIZE, CaptionPart.GRADE)
    found = caption(entry(7), BookOptions(links=LinkStyle.NONE), WIDE, left_out=said)
    assert [line.text for line in found.lines][1:] == ["A. Setter"]


def test_a_single_puzzle_has_no_number() -> None:
    assert CaptionPart.NUMBER not in options_without_number(BookOptions()).captions


def test_a_link_is_a_code_or_text_or_left_out() -> None:
    code = made().code
    assert code is not None
    assert made().height > code.side
    assert made(links=LinkStyle.NONE).code is None
    link = puzzle_link(PUZZLE)
    assert texts(links=TEXT)[2:] == [link]


def test_a_link_as_text_is_whole_or_left_out() -> None:
    def striped(rows: int) -> Puzzle:
        return Puzzle(rows, rows, {Cell(row, 0): rows for row in range(rows)})

    broken = texts(striped(20), NARROW, links=TEXT)[2:]
    assert "".join(broken) == puzzle_link(striped(20))
    assert len(broken) > 1
    assert len(texts(striped(90), NARROW, links=TEXT)) == 2
    assert made(striped(200)).code is None
    assert puzzle_link(Puzzle(1200, 1200, {Cell(0, 0): 1_200_000})) is None


def test_only_the_time_is_written_below_a_puzzle() -> None:
    both: dict[str, Any] = {"name_lines": True, "time_lines": True, "links": LinkStyle.NONE}
    assert made(**both).blank == "Time:"
    assert made(name_lines=True).blank == ""
    assert made(**both).height > made(links=LinkStyle.NONE).height


def test_a_solution_has_a_brief_caption() -> None:
    def brief(**options: Any) -> list[str]:
        return [line.text for line in brief_caption(entry(7), BookOptions(**options), WIDE).lines]

    assert brief() == [f"7  {PUZZLE.title}"]
    assert brief(captions=(CaptionPart.SIZE,)) == []


def test_large_print_has_large_letters() -> None:
    for width in (WIDE, NARROW):
        assert min(line.size for line in made(width=width, large=True, links=TEXT).lines) >= 16
        (line,) = brief_caption(entry(), BookOptions(large=True), width).lines
        assert line.size >= 16
