"""Answers to drills: right ones, wrong ones with their reason, and true ones of other kinds."""

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver import Difficulty, Recipe, Technique, explain, from_recipe
from shikaku_gui.solver.drills.drill import Drill, drill_position, drill_puzzle_text
from shikaku_gui.solver.drills.judging import OPEN, DrillJudge, DrillResult
from shikaku_gui.solver.techniques.hint_records import Phrase

# 2 x 3 cells: the 4 covers the columns on the left, the 2 the column on the right.
SMALL = loads("4 . 2\n. . .").puzzle
LEFT, RIGHT = Rect(0, 0, 2, 2), Rect(0, 2, 2, 1)
RIGHT_RESULT, OTHER, KNOWN, WRONG, _ = DrillResult


def judge_of(technique: Technique, *drawn: Rect) -> DrillJudge:
    """Return what judges the answers on the small board."""
    return DrillJudge(Board(SMALL, drawn), technique)


def test_nothing_is_judged_before_an_answer() -> None:
    judge = judge_of(Technique.ONLY_RECTANGLE)
    assert judge.judge(judge.board) == OPEN
    assert judge.judge(judge.board.in_trial().with_rects([LEFT])) == OPEN


@pytest.mark.parametrize(
    ("technique", "rect", "result"),
    [
        (Technique.ONLY_RECTANGLE, LEFT, RIGHT_RESULT),
        (Technique.ONLY_RECTANGLE, RIGHT, OTHER),  # the 2 could still be R1C2-R1C3
        (Technique.ONLY_RECTANGLE, Rect(0, 1, 1, 2), WRONG),
        (Technique.ONLY_RECTANGLE, Rect(0, 0, 1, 3), WRONG),
        (Technique.ONLY_CLUE, RIGHT, RIGHT_RESULT),  # only the 2 reaches R2C3
        (Technique.SHARED_CELLS, RIGHT, RIGHT_RESULT),
        (Technique.SHARED_CELLS, LEFT, KNOWN),
        (Technique.NO_ROOM, RIGHT, RIGHT_RESULT),
        (Technique.POCKET, RIGHT, OTHER),
    ],
)
def test_drawn_rectangles(technique: Technique, rect: Rect, result: DrillResult) -> None:
    judge = judge_of(technique)
    verdict = judge.judge(judge.board.with_rects([rect]))
    assert verdict.result is result
    if result is OTHER:
        assert verdict.possible == (Rect(0, 1, 1, 2),)
    if result is RIGHT_RESULT:
        assert verdict.hint is not None
        assert verdict.hint.technique is technique
        assert verdict.hint.conclusion.place == rect
    if result is WRONG:
        assert verdict.hint is not None


@pytest.mark.parametrize(
    ("technique", "rect", "result"),
    [
        (Technique.ONLY_CLUE, Rect(0, 1, 1, 2), RIGHT_RESULT),
        (Technique.SHARED_CELLS, Rect(0, 1, 1, 2), RIGHT_RESULT),
        (Technique.NO_ROOM, Rect(0, 1, 1, 2), RIGHT_RESULT),
        (Technique.PAIR, Rect(0, 1, 1, 2), OTHER),
        (Technique.ONLY_CLUE, RIGHT, WRONG),
        (Technique.ONLY_CLUE, LEFT, WRONG),
        (Technique.ONLY_CLUE, Rect(0, 2, 1, 1), KNOWN),
    ],
)
def test_rectangles_that_are_crossed_out(
    technique: Technique, rect: Rect, result: DrillResult
) -> None:
    judge = judge_of(technique)
    verdict = judge.judge(judge.board.with_marks(crossed_out=[rect]))
    assert verdict.result is result
    if result is WRONG:
        assert verdict.hint is not None
        assert verdict.hint.phrase is Phrase.WRONG_CROSS
    if result is OTHER:
        assert verdict.hint is not None
        assert verdict.hint.phrase is Phrase.WRONG


@pytest.mark.parametrize(
    ("technique", "part", "result"),
    [
        (Technique.ONLY_CLUE, RIGHT, RIGHT_RESULT),
        (Technique.SHARED_CELLS, Rect(0, 0, 1, 2), RIGHT_RESULT),
        (Technique.SHARED_CELLS, Rect(0, 0, 2, 1), KNOWN),
        (Technique.POCKET, RIGHT, OTHER),
        (Technique.ONLY_CLUE, Rect(1, 1, 1, 2), WRONG),
        (Technique.ONLY_CLUE, Rect(0, 1, 1, 2), WRONG),
    ],
)
def test_pencilled_cells(technique: Technique, part: Rect, result: DrillResult) -> None:
    judge = judge_of(technique)
    verdict = judge.judge(judge.board.with_marks(pencilled=[part]))
    assert verdict.result is result
    if result is WRONG:
        assert verdict.hint is not None
        assert verdict.hint.phrase is Phrase.WRONG_PENCIL


@pytest.mark.parametrize(
    ("technique", "right"),
    [
        (Technique.ONLY_RECTANGLE, {Cell(0, 0)}),
        (Technique.ONLY_CLUE, {Cell(1, 2)}),
        (Technique.SHARED_CELLS, {Cell(0, 1)}),
    ],
)
def test_cells_that_are_pointed_at(technique: Technique, right: set[Cell]) -> None:
    judge = judge_of(technique)
    for cell in SMALL.grid.cells():
        verdict = judge.judge_cell(cell)
        assert verdict.result is (RIGHT_RESULT if cell in right else OTHER)
        assert (verdict.hint is not None) is (cell in right)


def test_cells_say_nothing_where_a_technique_is_about_rectangles() -> None:
    assert judge_of(Technique.NO_ROOM).judge_cell(Cell(0, 1)) == OPEN


def test_a_wrong_answer_is_told_before_a_right_one() -> None:
    judge = judge_of(Technique.ONLY_CLUE)
    board = judge.board.with_marks(crossed_out=[Rect(0, 1, 1, 2), RIGHT])
    assert judge.judge(board).result is WRONG


@pytest.mark.parametrize("technique", [Technique.STRANDED_CELL, Technique.SUBSET])
def test_two_techniques_that_exclude_the_same_are_told_apart_by_their_words(
    technique: Technique,
) -> None:
    puzzle = from_recipe(Recipe(6, 6, 1, Difficulty.HARD), around_cores=False)
    drill = Drill(drill_puzzle_text(puzzle), 0, technique)
    board = drill_position(drill)
    for step in explain(board.puzzle):
        if step.technique is Technique.STRANDED_CELL:
            break
        drill = Drill(drill.puzzle, drill.step + 1, technique)
    judge = DrillJudge(drill_position(drill), technique)
    rect = next(iter(judge.excluded))
    verdict = judge.judge(judge.board.with_marks(crossed_out=[rect]))
    assert verdict.result is RIGHT_RESULT
    assert verdict.hint is not None
    assert verdict.hint.technique is technique
    assert rect in verdict.hint.conclusion.excluded


def test_what_was_drawn_before_cannot_be_replaced() -> None:
    judge = judge_of(Technique.ONLY_RECTANGLE, LEFT)
    verdict = judge.judge(judge.board.with_rects([Rect(0, 1, 1, 2)]))
    assert verdict.result is WRONG


def test_the_hint_is_that_of_the_rectangle_drawn() -> None:
    rows = loads("3 . .\n3 . .").puzzle  # each clue has one rectangle
    judge = DrillJudge(Board(rows), Technique.ONLY_RECTANGLE)
    for rect in (Rect(0, 0, 1, 3), Rect(1, 0, 1, 3)):
        hint = judge.judge(judge.board.with_rects([rect])).hint
        assert hint is not None
        assert hint.conclusion.place == rect
