"""The editor's session: gestures and keys as tables of scripts, undo, typing as one step.

A script is words apart: ``c1,2`` presses and releases in a cell, ``d0,0-1,2`` drags from cell
to cell, ``p1,2 m1,3 n1,3 r`` press, move far enough for a drag or not, release; ``x`` cancels.
``up down left right`` steps, ``+up …`` stretches, ``^up …`` pushes the clue, ``enter del back
?`` and digits are keys, ``C`` and ``R`` change the tool, ``undo`` and ``redo`` are commands.
"""

from collections.abc import Callable

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Fill, Puzzle, Rect, Shape
from shikaku_gui.play.drag import Point
from shikaku_gui.play.edit_session import (
    MAX_CLUE,
    NO_PREVIEW,
    EditChange,
    EditPreview,
    EditSession,
    EditTool,
)
from shikaku_gui.play.edits import DrawRect, InsertLine, PuzzleText, SetClue, SetText
from shikaku_gui.play.grid_transforms import GridAxis
from shikaku_gui.play.puzzle_appraisal import appraise_puzzle

HERE, THERE = Cell(0, 0), Cell(1, 1)
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def new(puzzle: Puzzle | None = None) -> EditSession:
    return EditSession(SavedGame(puzzle or Puzzle(3, 4, {})))


def type_in(session: EditSession, cell: Cell, digit: int) -> bool:
    session.select(cell)
    return session.type_digit(digit)


def middle(text: str) -> Point:
    row, col = text.split(",")
    return Point(float(row) + 0.5, float(col) + 0.5)


def run(session: EditSession, script: str) -> None:
    commands: dict[str, Callable[[], object]] = {
        "r": session.release,
        "x": session.cancel,
        "enter": session.draw,
        "del": session.delete,
        "back": lambda: session.delete(last_digit=True),
        "?": session.type_unknown,
        "C": lambda: session.use(EditTool.CLUES),
        "R": lambda: session.use(EditTool.RECTS),
        "undo": session.undo,
        "redo": session.redo,
    }
    for word in script.split():
        if word in commands:
            commands[word]()
        elif word.isdigit():
            for digit in word:
                session.type_digit(int(digit))
        elif word in STEPS:
            session.step(*STEPS[word])
        elif word[0] in "+^":
            (session.stretch if word[0] == "+" else session.push_clue)(*STEPS[word[1:]])
        else:
            _point(session, word[0], word[1:])


def _point(session: EditSession, kind: str, text: str) -> None:
    if kind in "mn":
        session.move(middle(text), far=kind == "m")
        return
    start, _, end = text.partition("-")
    session.press(middle(start))
    if kind == "d":
        session.move(middle(end))
    if kind != "p":
        session.release()


@pytest.mark.parametrize(
    ("script", "clues", "rects", "cursor"),
    [
        # From just beside the grid
        ("R d3,0-1,1", {(1, 0): 4}, [Rect(1, 0, 2, 2)], (1, 1)),
        ("R d2,0-1,1 c3,1", {(1, 0): 4}, [Rect(1, 0, 2, 2)], (2, 1)),  # a click there is none
        ("R d4,0-1,1", {}, [], (0, 0)),
        ("d3,0-1,1", {}, [], (0, 0)),
        # Clues by keys
        ("c1,2 12", {(1, 2): 12}, [], (1, 2)),
        ("c1,2 12 right ?", {(1, 2): 12, (1, 3): None}, [], (1, 3)),
        ("1 right 2 left 3", {(0, 0): 3, (0, 1): 2}, [], (0, 0)),  # elsewhere: a new number
        ("12 back", {(0, 0): 1}, [], (0, 0)),
        ("12 back back", {}, [], (0, 0)),
        ("12 del", {}, [], (0, 0)),
        ("? back", {}, [], (0, 0)),
        ("del", {}, [], (0, 0)),
        ("up left", {}, [], (0, 0)),
        ("down down down right", {}, [], (2, 1)),
        ("5 ^down ^right", {(1, 1): 5}, [], (1, 1)),
        ("5 ^up", {(0, 0): 5}, [], (0, 0)),
        ("^down", {}, [], (1, 0)),  # no clue to push: a step
        ("+down enter", {}, [], (1, 0)),  # this tool does not stretch
        # Clues by the pointer
        ("5 d0,0-2,1", {(2, 1): 5}, [], (2, 1)),
        ("5 d0,0-9,9", {(2, 3): 5}, [], (2, 3)),  # kept on the grid
        ("5 p0,0 n2,1 r", {(0, 0): 5}, [], (0, 0)),  # not far enough: a click
        ("5 p0,0 m2,1 n0,0 r", {(0, 0): 5}, [], (0, 0)),  # back where it began
        ("5 p0,0 m2,1 x r", {(0, 0): 5}, [], (0, 0)),
        ("5 p0,0 m2,1 undo r", {}, [], (0, 0)),
        ("d1,1-2,2", {}, [], (1, 1)),  # no clue to drag
        ("p9,2 m2,2 r", {}, [], (0, 0)),  # a press beside the grid is none
        # Rectangles by the pointer
        ("R d0,0-1,3", {(0, 1): 8}, [(0, 0, 2, 4)], (1, 3)),
        ("R d0,0-1,3 c1,3", {(1, 3): 8}, [(0, 0, 2, 4)], (1, 3)),  # brings the clue there
        ("R d0,0-1,3 del", {}, [], (1, 3)),
        ("R d0,0-1,3 C c0,1 del", {}, [], (0, 1)),
        ("R d2,3-9,9", {(2, 3): 1}, [(2, 3, 1, 1)], (2, 3)),
        ("R d2,2-9,9", {(2, 2): 2}, [(2, 2, 1, 2)], (2, 3)),
        ("R p0,0 m1,1 x r", {}, [], (0, 0)),
        ("R c1,1", {}, [], (1, 1)),
        # Rectangles by keys
        ("R +right +down enter", {(0, 0): 4}, [(0, 0, 2, 2)], (1, 1)),
        ("R +right right enter", {}, [], (0, 2)),  # a step ends the stretch
        ("R +right x enter", {}, [], (0, 1)),
        ("R +up enter", {}, [], (0, 0)),
        ("R right +right C R enter", {}, [], (0, 2)),  # and so does another tool
        # Undo
        ("12 undo", {}, [], (0, 0)),
        ("12 undo redo", {(0, 0): 12}, [], (0, 0)),
        ("5 ^down undo", {(0, 0): 5}, [], (1, 0)),
        ("R d0,0-1,3 undo redo", {(0, 1): 8}, [(0, 0, 2, 4)], (1, 3)),
        ("R d0,0-1,3 +left undo enter", {}, [], (1, 2)),
    ],
)
def test_gestures_and_keys(
    script: str,
    clues: dict[tuple[int, int], int | None],
    rects: list[tuple[int, int, int, int]],
    cursor: tuple[int, int],
) -> None:
    session = new()
    run(session, script)
    assert dict(session.puzzle.clues) == {Cell(*cell): area for cell, area in clues.items()}
    assert session.board.rects == tuple(Rect(*rect) for rect in rects)
    assert session.cell == Cell(*cursor)
    assert session.preview == NO_PREVIEW
    assert not session.pressed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("R p1,1 m2,3", EditPreview(Rect(1, 1, 2, 3), end=Cell(2, 3))),
        ("R p1,1 m2,3 n0,1", EditPreview(Rect(0, 1, 2, 1), end=Cell(0, 1))),
        ("R p1,1 n2,3", NO_PREVIEW),
        ("5 p0,0 m2,3", EditPreview(start=HERE, end=Cell(2, 3))),
        ("5 p1,1 m2,3", NO_PREVIEW),
        ("R right +down", EditPreview(Rect(0, 1, 2, 1), end=Cell(1, 1))),
        ("R right +down undo", EditPreview(Rect(0, 1, 2, 1), end=Cell(1, 1))),  # nothing to undo
        ("5 R right +down undo", NO_PREVIEW),
        ("R right +down C", NO_PREVIEW),
    ],
)
def test_the_preview_of_a_gesture(script: str, expected: EditPreview) -> None:
    session = new()
    run(session, script)
    assert session.preview == expected


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("c0,0", []),
        ("c1,1", [EditChange.VIEW]),
        ("up", []),
        ("7", [EditChange.PUZZLE]),
        ("0", []),
        ("R", [EditChange.VIEW]),
        ("5 ^down", [EditChange.PUZZLE, EditChange.PUZZLE, EditChange.VIEW]),
        ("undo redo", []),
    ],
)
def test_each_change_is_reported(script: str, expected: list[EditChange]) -> None:
    changes: list[EditChange] = []
    session = EditSession(SavedGame(Puzzle(3, 4, {})), notify=changes.append)
    run(session, script)
    assert changes == expected


@pytest.mark.parametrize(
    ("axis", "by", "cell"),
    [
        (GridAxis.ROW, 1, Cell(2, 1)),
        (GridAxis.ROW, -1, Cell(0, 1)),
        (GridAxis.COL, 2, Cell(1, 3)),
        (GridAxis.COL, 3, Cell(1, 1)),  # no such column
    ],
)
def test_a_line_is_moved_with_its_clue_and_the_cursor(axis: GridAxis, by: int, cell: Cell) -> None:
    session = new()
    run(session, "c1,1 5")
    session.move_line(axis, by)
    assert session.cell == cell
    assert dict(session.puzzle.clues) == {cell: 5}


def test_a_clue_is_given_one_shape_after_the_other_in_one_step() -> None:
    session = new(Puzzle(1, 2, {HERE: 2}))
    session.select(HERE)
    for shape in (*Shape, None, Shape.SQUARE):
        session.cycle_shape()
        assert session.puzzle.shapes.get(HERE) is shape
    assert session.puzzle.clues[HERE] == 2
    session.undo()
    assert not session.puzzle.shapes
    assert not session.can_undo


def test_an_empty_cell_gets_a_question_mark_of_that_shape() -> None:
    session = new(Puzzle(2, 2, {}))
    session.select(THERE)
    session.set_shape(None)
    assert not session.can_undo
    session.set_shape(Shape.TALL)
    assert dict(session.puzzle.clues) == {THERE: None}
    assert dict(session.puzzle.shapes) == {THERE: Shape.TALL}
    session.type_digit(2)
    assert dict(session.puzzle.clues) == {THERE: 2}
    assert dict(session.puzzle.shapes) == {THERE: Shape.TALL}
    session.delete()
    assert not session.puzzle.clues
    assert not session.puzzle.shapes


def test_a_change_of_the_grid_keeps_the_cursor_on_it() -> None:
    session = new()
    session.edit(InsertLine(GridAxis.ROW, 3))
    run(session, "c3,0 undo")
    assert session.cell == Cell(2, 0)


def test_an_edit_drops_what_the_solver_said() -> None:
    session = new(Puzzle(1, 2, {HERE: 2}))
    session.set_appraisal(appraise_puzzle(session.puzzle))
    session.show_solution(0)
    assert session.visible_board.rects == (Rect(0, 0, 1, 2),)
    session.edit(SetClue(HERE, 1))
    assert session.appraisal is None
    assert session.solution_shown is None
    assert session.visible_board is session.board


@pytest.mark.parametrize("script", ["c0,1", "7", "?", "del", "back", "^right", "R +right"])
def test_a_gesture_hides_the_solution_that_is_shown(script: str) -> None:
    session = new(Puzzle(1, 2, {HERE: 2}))
    session.set_appraisal(appraise_puzzle(session.puzzle))
    session.show_solution(0)
    run(session, script)
    assert session.solution_shown is None


# Undo, and typing as one step


def test_digits_make_one_number_and_one_step() -> None:
    session = new()
    assert type_in(session, HERE, 1)
    assert type_in(session, HERE, 2)
    assert session.puzzle.clues[HERE] == 12
    assert session.undo()
    assert not session.puzzle.clues
    assert not session.undo()
    assert session.redo()
    assert session.puzzle.clues[HERE] == 12
    assert not session.redo()


def test_another_cell_or_a_pause_begins_a_new_number() -> None:
    session = new()
    type_in(session, HERE, 1)
    type_in(session, THERE, 2)
    type_in(session, HERE, 3)
    session.pause()
    type_in(session, HERE, 4)
    assert dict(session.puzzle.clues) == {HERE: 4, THERE: 2}
    steps = 0
    while session.undo():
        steps += 1
    assert steps == 4


def test_no_number_begins_with_nought_or_grows_without_end() -> None:
    session = new()
    assert not type_in(session, HERE, 0)
    while type_in(session, HERE, 9):
        pass
    assert session.puzzle.clues[HERE] == 999_999 < MAX_CLUE


def test_typed_texts_are_one_step_a_field() -> None:
    session = new()
    for text in ("A", "Ab", "Abc"):
        session.make(SetText(PuzzleText.TITLE, text))
    session.make(SetText(PuzzleText.AUTHOR, "X"))
    session.undo()
    assert session.puzzle.title == "Abc"
    session.undo()
    assert session.puzzle.title == ""


def test_an_edit_after_undo_forgets_the_undone_edits() -> None:
    session = new()
    session.make(SetClue(HERE, 2))
    session.undo()
    session.make(SetClue(THERE, 3))
    assert not session.can_redo
    assert dict(session.puzzle.clues) == {THERE: 3}


def test_an_edit_that_changes_nothing_is_no_step() -> None:
    session = new()
    session.make(SetClue(HERE, 2))
    session.pause()
    assert not session.make(SetClue(HERE, 2))
    session.undo()
    assert not session.can_undo


def test_typing_the_same_clue_again_is_no_step() -> None:
    session = EditSession(SavedGame(Puzzle(3, 4, {HERE: 12}), solution=(Rect(0, 0, 3, 4),)))
    type_in(session, HERE, 1)
    assert not session.board.rects
    type_in(session, HERE, 2)
    assert session.board.rects == (Rect(0, 0, 3, 4),)
    session.pause()
    assert not session.can_undo


def test_modified_is_what_differs_from_the_file() -> None:
    session = new()
    assert not session.modified
    session.make(SetClue(HERE, 2))
    assert session.modified
    session.mark_saved()
    assert not session.modified
    session.undo()
    assert session.modified
    session.redo()
    assert not session.modified


def test_the_stored_puzzle_has_its_rectangles() -> None:
    session = new()
    session.make(DrawRect(Rect(0, 0, 1, 3)))
    again = EditSession(session.state().current)
    assert again.board == session.board
    assert not again.can_undo


def test_rectangles_that_break_a_rule_are_dropped() -> None:
    puzzle = Puzzle(1, 4, {HERE: 2})
    wrong, right = Rect(0, 2, 1, 2), Rect(0, 0, 1, 2)
    assert EditSession(SavedGame(puzzle, (Fill((wrong, right)),), 1)).board.rects == (right,)
