"""The head of the side panel says each fact once, and only what a player reads."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.puzzle_head import GradeFacts, PuzzleHead
from shikaku_gui.model import Cell, Puzzle

PUZZLE = Puzzle(10, 10, {Cell(0, 0): 100})
HARD = GradeFacts("hard", "Hard", details=("Hardest technique: pocket", "Score 3.1 per clue"))
RECIPE = "shikaku:v3/10x10/hard/balanced/none/4711"

MakeHead = Callable[[Puzzle, GradeFacts, str], PuzzleHead]


@pytest.fixture
def make_head(qtbot: QtBot) -> MakeHead:
    def make(puzzle: Puzzle, facts: GradeFacts, time: str) -> PuzzleHead:
        head = PuzzleHead(Theme())
        qtbot.addWidget(head)
        head.resize(300, 300)
        head.show_puzzle(puzzle, None)
        head.show_grade(facts)
        head.show_time(time)
        head.show()
        return head

    return make


@pytest.mark.parametrize(
    ("title", "source", "shown", "below"),
    [
        (
            *("", "", "Untitled 10\N{MULTIPLICATION SIGN}10 puzzle"),
            "Hard · about 6 minutes",
        ),
        ("Hard 10 x 10, no. 4711", RECIPE, "Hard · 10\N{MULTIPLICATION SIGN}10", "about 6 minutes"),
        ("Hard 3: 10 x 10", RECIPE, "Hard 3: 10\N{MULTIPLICATION SIGN}10", "about 6 minutes"),
        ("A Sunday", "", "A Sunday", "10\N{MULTIPLICATION SIGN}10 · Hard · about 6 minutes"),
    ],
)
def test_each_fact_is_said_once(
    make_head: MakeHead, title: str, source: str, shown: str, below: str
) -> None:
    head = make_head(replace(PUZZLE, title=title, source=source), HARD, "about 6 minutes")
    # Spaces around the sign are narrow ones, which do not break.
    assert "".join(head.title.text().split()) == "".join(shown.split())
    assert "".join(head.grade.text().split()) == "".join(below.split())
    assert head.pips.isVisible()


def test_the_recipe_and_figures_for_experts_are_shown_on_request(make_head: MakeHead) -> None:
    head = make_head(replace(PUZZLE, title="Hard 10 x 10, no. 4711", source=RECIPE), HARD, "")
    assert not head.details.isVisible()
    head.info_button.click()
    assert head.details.isVisible()
    recipe = f"Settings and seed, to make the same puzzle again: {RECIPE}"
    told = head.details.text().replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert told == ["One clue", *HARD.details, "No. 4711", recipe]


def test_a_puzzle_without_a_grade_has_no_dots_but_a_reason(make_head: MakeHead) -> None:
    head = make_head(PUZZLE, GradeFacts(level="No grade", remark="several solutions"), "")
    assert not head.pips.isVisible()
    assert head.grade.text() == "No grade · several solutions"


def test_dots_begin_where_the_line_begins(make_head: MakeHead) -> None:
    head = make_head(PUZZLE, HARD, "")
    head.adjustSize()
    assert head.pips.x() == head.title.x()


def test_the_dots_stand_beside_the_first_line(make_head: MakeHead) -> None:
    head = make_head(PUZZLE, HARD, "less than a minute, as far as one can tell by its size")
    line = head.grade.fontMetrics().height()
    assert head.grade.height() >= 2 * line
    middle = head.pips.geometry().center().y()
    assert abs(middle - head.grade.y() - line / 2) <= 2
