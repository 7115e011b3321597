"""A web page says which rule a rectangle breaks as the program says it."""

import re

import pytest
from PySide6.QtCore import QCoreApplication

from shikaku_gui.i18n import speaking
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.model import Cell, Puzzle, Rect, Shape, Violation, check_rect
from shikaku_gui.play import broken_rule_message, web_page_texts
from shikaku_gui.play.web_page import web_puzzle_clues
from tests.page_scripts import evaluate

PUZZLE = Puzzle(
    6,
    6,
    {
        Cell(0, 0): 8,
        Cell(0, 1): 2,
        Cell(1, 0): None,
        Cell(2, 4): 4,
        Cell(4, 2): None,
        Cell(5, 5): 4,
    },
    shapes={Cell(2, 4): Shape.SQUARE, Cell(4, 2): Shape.TALL, Cell(5, 5): Shape.WIDE},
)
BROKEN = [
    Rect(2, 0, 2, 2),
    Rect(0, 0, 1, 1),
    Rect(0, 0, 1, 2),
    Rect(0, 0, 2, 2),
    Rect(0, 1, 1, 3),
    Rect(0, 1, 1, 1),
    Rect(2, 2, 1, 4),
    Rect(4, 1, 1, 3),
    Rect(2, 5, 4, 1),
]


def said_on_a_page(rect: Rect) -> str:
    """Return the sentence of a page in the language that is set."""
    given = {"rows": PUZZLE.rows, "cols": PUZZLE.cols, "clues": web_puzzle_clues(PUZZLE)}
    text: str = evaluate(
        ("rules.js", "words.js"),
        "makeWords(texts).brokenRule(Object.assign({}, given, { clues: rules.cluesOf(given),"
        " shapes: rules.shapesOf(given) }), rules.fromArray(rect))",
        texts=web_page_texts(),
        given=given,
        rect=rect,
    )
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_the_sentence_of_the_program(language: str, qapp: QCoreApplication) -> None:
    rules = set()
    for rect in BROKEN:
        broken = check_rect(PUZZLE, rect)
        assert broken is not None
        rules.add((broken.rule, broken.shape))
        with speaking(language):
            page, program = said_on_a_page(rect), broken_rule_message(broken).say()
        if broken.rule is Violation.SEVERAL_CLUES:  # a page does not say where they are
            count = str(len(broken.clues))
            begin, _, rest = page.partition(count)
            assert program.startswith(begin + count)
            assert not re.search(r"\d", rest)
        else:
            assert page == program
        assert "{" not in page
    assert {rule for rule, _ in rules} == set(Violation)
    assert {shape for _, shape in rules} >= set(Shape)
