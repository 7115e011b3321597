"""The steps of making a puzzle, and that drawn rectangles always agree with the clues."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import MAX_SIDE
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, check_rect
from shikaku_gui.play.edits import (
    ClearGrid,
    DrawRect,
    Edit,
    EraseClue,
    EraseRect,
    InsertLine,
    MoveClues,
    MoveLine,
    PuzzleText,
    RemoveLine,
    SetClue,
    SetShape,
    SetText,
    TurnGrid,
    apply_edit,
)
from shikaku_gui.play.grid_transforms import GridAxis, GridTurn

EMPTY = Board(Puzzle(3, 3, {}, grade="hard"))
TOP = Rect(0, 0, 1, 3)


def after(*edits: Edit, board: Board = EMPTY) -> Board:
    for edit in edits:
        board = apply_edit(board, edit)
    return board


def test_a_drawn_rectangle_gets_a_clue_in_its_middle() -> None:
    board = after(DrawRect(TOP))
    assert dict(board.puzzle.clues) == {Cell(0, 1): 3}
    assert board.rects == (TOP,)


@pytest.mark.parametrize(("area", "then"), [(7, 3), (None, None)])
def test_a_clue_that_is_there_follows(area: int | None, then: int | None) -> None:
    board = after(SetClue(Cell(0, 2), area), DrawRect(TOP))
    assert dict(board.puzzle.clues) == {Cell(0, 2): then}


@pytest.mark.parametrize(
    ("edits", "clues", "shapes", "rects"),
    [
        ((SetShape(Cell(0, 0), Shape.WIDE),), {Cell(0, 0): None}, {Cell(0, 0): Shape.WIDE}, ()),
        ((DrawRect(TOP), SetShape(Cell(0, 1), Shape.WIDE)), {Cell(0, 1): 3}, ..., (TOP,)),
        ((DrawRect(TOP), SetShape(Cell(0, 1), Shape.TALL)), {Cell(0, 1): 3}, ..., ()),
        ((DrawRect(TOP), SetShape(Cell(0, 1), None)), {Cell(0, 1): 3}, {}, (TOP,)),
        (
            (DrawRect(TOP), MoveClues(((Cell(0, 1), Cell(0, 0)),), ((Cell(0, 0), Shape.WIDE),))),
            {Cell(0, 0): 3},
            {Cell(0, 0): Shape.WIDE},
            (TOP,),
        ),
    ],
)
def test_a_clue_is_given_a_shape(
    edits: tuple[Edit, ...], clues: dict[Cell, int], shapes: object, rects: tuple[Rect, ...]
) -> None:
    board = after(*edits)
    assert dict(board.puzzle.clues) == clues
    if shapes is not ...:
        assert dict(board.puzzle.shapes) == shapes
    assert board.rects == rects


def test_of_several_clues_one_stays() -> None:
    board = after(SetClue(Cell(0, 2), 1), SetClue(Cell(0, 0), 2), DrawRect(TOP))
    assert dict(board.puzzle.clues) == {Cell(0, 0): 3}


def test_a_clue_that_has_the_area_stays_before_others() -> None:
    board = after(SetClue(Cell(0, 0), 1), SetClue(Cell(0, 2), 3), DrawRect(TOP))
    assert dict(board.puzzle.clues) == {Cell(0, 2): 3}


def test_drawing_over_a_rectangle_removes_it_with_its_clue() -> None:
    board = after(DrawRect(Rect(0, 0, 3, 1)), DrawRect(TOP))
    assert dict(board.puzzle.clues) == {Cell(0, 1): 3}
    assert board.rects == (TOP,)


def test_a_clue_and_its_rectangle_are_removed_together() -> None:
    drawn = after(DrawRect(TOP))
    assert after(EraseRect(TOP), board=drawn) == after(ClearGrid(), board=drawn)
    assert after(EraseClue(Cell(0, 1)), board=drawn).rects == ()


def test_a_number_that_does_not_agree_removes_the_rectangle() -> None:
    drawn = after(DrawRect(TOP))
    assert after(SetClue(Cell(0, 1), 4), board=drawn).rects == ()
    assert after(SetClue(Cell(0, 1), None), board=drawn).rects == (TOP,)
    assert after(SetClue(Cell(0, 0), 3), board=drawn).rects == ()


def test_clues_change_places_at_once() -> None:
    board = after(SetClue(Cell(0, 0), 1), SetClue(Cell(1, 1), 2))
    there = MoveClues(((Cell(0, 0), Cell(1, 1)), (Cell(1, 1), Cell(0, 0))))
    assert dict(after(there, board=board).puzzle.clues) == {Cell(0, 0): 2, Cell(1, 1): 1}


def test_a_rectangle_that_grows_takes_its_clue_along() -> None:
    board = after(DrawRect(TOP), InsertLine(GridAxis.COL, 1))
    assert board.rects == (Rect(0, 0, 1, 4),)
    assert list(board.puzzle.clues.values()) == [4]


@pytest.mark.parametrize("field", PuzzleText)
def test_texts_are_set(field: PuzzleText) -> None:
    assert getattr(after(SetText(field, "New")).puzzle, field.value) == "New"


def test_a_grade_is_kept_by_texts_only() -> None:
    assert after(SetText(PuzzleText.TITLE, "New")).puzzle.grade == "hard"
    assert after(SetClue(Cell(0, 0), 2)).puzzle.grade == ""


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (EraseClue(Cell(0, 0)), "no clue in R1C1"),
        (MoveClues(((Cell(0, 0), Cell(1, 1)),)), "no clue in R1C1"),
        (SetClue(Cell(3, 0), 1), "lies off"),
        (SetClue(Cell(0, 0), 0), "the least is 1"),
        (DrawRect(Rect(0, 0, 4, 1)), "does not lie"),
        (EraseRect(TOP), "no rectangle"),
        (RemoveLine(GridAxis.ROW, 3), "cannot be removed"),
        (MoveLine(GridAxis.COL, 0, 3), "cannot be moved"),
    ],
)
def test_what_is_impossible_is_refused(edit: Edit, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        apply_edit(EMPTY, edit)


def test_no_grid_grows_without_end() -> None:
    with pytest.raises(ValueError, match="at most"):
        apply_edit(Board(Puzzle(MAX_SIDE, 1, {})), InsertLine(GridAxis.ROW, 0))


CELLS = st.builds(Cell, st.integers(0, 2), st.integers(0, 2))
LINES = st.integers(0, 2)
AXES = st.sampled_from(GridAxis)
EDITS = st.one_of(
    st.builds(SetClue, CELLS, st.none() | st.integers(1, 6)),
    st.builds(EraseClue, CELLS),
    st.builds(MoveClues, st.lists(st.tuples(CELLS, CELLS), max_size=2).map(tuple)),
    st.builds(DrawRect, st.builds(Rect.between, CELLS, CELLS)),
    st.builds(EraseRect, st.builds(Rect.between, CELLS, CELLS)),
    st.builds(InsertLine, AXES, LINES),
    st.builds(RemoveLine, AXES, LINES),
    st.builds(MoveLine, AXES, LINES, LINES),
    st.builds(TurnGrid, st.sampled_from(GridTurn)),
)


@given(st.lists(EDITS, max_size=12))
def test_every_rectangle_agrees_with_its_clue(edits: list[Edit]) -> None:
    board = EMPTY
    for edit in edits:
        try:
            board = apply_edit(board, edit)
        except ValueError:
            continue
        assert all(check_rect(board.puzzle, rect) is None for rect in board.rects)


SQUARE = {Cell(0, 0): Shape.SQUARE}
SHAPED = Board(Puzzle(3, 3, {Cell(0, 0): 4, Cell(2, 2): None}, shapes=SQUARE))


@pytest.mark.parametrize(
    ("edits", "shapes"),
    [
        ([SetClue(Cell(0, 0), 1)], SQUARE),
        ([SetClue(Cell(1, 1), 1)], SQUARE),
        ([EraseClue(Cell(0, 0))], {}),
        ([ClearGrid()], {}),
        ([MoveClues(((Cell(0, 0), Cell(0, 1)),))], {Cell(0, 1): Shape.SQUARE}),
        ([MoveClues(((Cell(0, 0), Cell(2, 2)),))], {Cell(2, 2): Shape.SQUARE}),
        ([MoveClues(((Cell(2, 2), Cell(0, 0)),))], {}),
        ([DrawRect(TOP)], {Cell(0, 0): Shape.WIDE}),
        ([DrawRect(Rect(1, 1, 2, 2))], SQUARE),
        ([DrawRect(Rect(0, 0, 2, 2)), InsertLine(GridAxis.ROW, 1)], {Cell(0, 0): Shape.TALL}),
        ([DrawRect(Rect(0, 0, 2, 2)), EraseRect(Rect(0, 0, 2, 2))], {}),
        ([DrawRect(TOP), TurnGrid(GridTurn.RIGHT)], {Cell(0, 2): Shape.TALL}),
    ],
)
def test_shapes_follow_the_clues(edits: list[Edit], shapes: dict[Cell, Shape]) -> None:
    assert after(*edits, board=SHAPED).puzzle.shapes == shapes
