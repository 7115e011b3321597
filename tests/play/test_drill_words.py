"""The questions of drills and the words for answers."""

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play import (
    Tone,
    Tool,
    drill_task,
    drill_tool_message,
    drill_verdict_message,
    drill_verdict_title,
)
from shikaku_gui.solver import DrillJudge, Technique

BOARD = Board(loads("4 . 2\n. . .").puzzle)


def said(technique: Technique, rect: Rect) -> tuple[str, Tone, str]:
    """Return what is said of a rectangle that is drawn."""
    verdict = DrillJudge(BOARD, technique).judge(BOARD.with_rects([rect]))
    title, tone = drill_verdict_title(verdict)
    return str(title), tone, str(drill_verdict_message(verdict))


@pytest.mark.parametrize(
    ("rect", "expected"),
    [
        (
            Rect(0, 0, 2, 2),
            (
                "Right",
                Tone.GOOD,
                "Only R1C1-R2C2 fits the 4 in R1C1. Every other rectangle hits the edge.",
            ),
        ),
        (
            Rect(0, 2, 2, 1),
            (
                "True, but not what was asked for",
                Tone.PLAIN,
                "This technique leaves other rectangles for the same clue: R1C2-R1C3.",
            ),
        ),
        (
            Rect(0, 0, 1, 2),
            (
                "Not quite",
                Tone.WRONG,
                "This rectangle has 2 cells (1 x 2), but its clue is 4: 2 too few.",
            ),
        ),
    ],
)
def test_verdicts_on_a_drawn_rectangle(rect: Rect, expected: tuple[str, Tone, str]) -> None:
    assert said(Technique.ONLY_RECTANGLE, rect) == expected


def test_verdicts_without_a_hint() -> None:
    judge = DrillJudge(BOARD, Technique.POCKET)
    pencilled = judge.judge(BOARD.with_marks(pencilled=[Rect(0, 2, 2, 1)]))
    assert str(drill_verdict_message(pencilled)) == "This technique does not prove it."
    known = judge.judge(BOARD.with_marks(pencilled=[Rect(0, 0, 2, 1)]))
    assert str(drill_verdict_title(known)[0]) == "The board already shows this"
    assert str(drill_verdict_message(known)).startswith("Find something")
    other = DrillJudge(BOARD, Technique.ONLY_CLUE).judge_cell(Cell(0, 0))
    assert drill_verdict_title(other, cell=True)[1] is Tone.WRONG
    assert str(drill_verdict_message(other, cell=True)) == "Look again, or ask for help."


def test_every_technique_and_tool_has_words() -> None:
    assert len({str(drill_task(technique)) for technique in Technique}) == len(Technique)
    assert len({str(drill_tool_message(tool)) for tool in Tool}) == len(Tool)
