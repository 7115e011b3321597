"""The words of a game for a screen reader: cells, rectangles being drawn, changes, the rest."""

from collections.abc import Iterable

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import Board, Cell, Place, Rect
from shikaku_gui.play import board_description
from shikaku_gui.play.mistake_display import CheckLevel
from shikaku_gui.play.session import Session
from shikaku_gui.texts import Message
from tests.play.scripts import run

GRID = """
4 . . 2 .
. . 1 . .
. 3 . . 6
. . ? . .
"""
SQUARE = Rect(0, 0, 2, 2)
CROSSING = Rect(0, 2, 2, 2)

# One solution: a row of 3 on top, 2 and 4 below it.
SMALL = "3 . .\n2 . 4\n. . .\n"
SOLUTION = (Rect(0, 0, 1, 3), Rect(1, 0, 2, 1), Rect(1, 1, 2, 2))


def session(*drawn: Rect, grid: str = GRID) -> Session:
    moves = tuple(Place(rect) for rect in drawn)
    return Session(SavedGame(loads(grid).puzzle, moves, len(moves)))


def phrase(parts: Iterable[Message]) -> str:
    return ", ".join(map(str, parts))


def sentences(messages: Iterable[Message]) -> str:
    return " ".join(map(str, messages))


SHAPED = "4w . . .\n. ?t . 3s\n. . . .\n?s . . ?\n"


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Cell(0, 0), "clue 4, wide"),
        (Cell(1, 1), "unknown clue, tall"),
        (Cell(1, 3), "clue 3, square"),
        (Cell(3, 0), "unknown clue, square"),
        (Cell(3, 3), "unknown clue"),
    ],
)
def test_the_shape_of_a_clue_is_said(cell: Cell, said: str) -> None:
    play = session(grid=SHAPED)
    row, col = cell
    place = f"Row {row + 1}, column {col + 1}"
    assert phrase(board_description.spoken_game_cell(play, cell)) == f"{place}, {said}, unfilled"
    assert phrase(board_description.spoken_editor_cell(play.board, cell)) == said


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("p0.5,0.5 m1.5,0.5", "2 by 1, 2 of 4 cells"),
        ("p0.5,0.5 m3.5,0.5", "4 by 1, 4 cells, clues 4 and ?"),
        ("p1.5,1.5 m1.5,2.5", "1 by 2, 2 cells, unknown clue, tall, must be tall"),
        ("p1.5,1.5 m2.5,1.5", "2 by 1, 2 cells, unknown clue, tall, fits"),
        ("p0.5,0.5 m0.5,3.5", "1 by 4, 4 of 4 cells, fits"),
    ],
)
def test_the_shape_that_a_rectangle_must_have_is_said(script: str, said: str) -> None:
    play = session(grid=SHAPED)
    run(play, script)
    assert play.preview is not None
    assert phrase(board_description.spoken_preview(play, play.preview)) == said


@pytest.mark.parametrize(
    ("drawn", "cell", "said"),
    [
        ((), Cell(1, 1), "Row 2, column 2, unfilled"),
        ((), Cell(0, 0), "Row 1, column 1, clue 4, unfilled"),
        ((), Cell(3, 2), "Row 4, column 3, unknown clue, unfilled"),
        ((SQUARE,), Cell(0, 0), "Row 1, column 1, clue 4, in a rectangle of 2 by 2, fits"),
        ((SQUARE,), Cell(1, 1), "Row 2, column 2, in a rectangle of 2 by 2, fits"),
        ((SQUARE,), Cell(1, 2), "Row 2, column 3, clue 1, unfilled"),
        (
            (Rect(3, 1, 1, 2),),
            Cell(3, 2),
            "Row 4, column 3, unknown clue, in a rectangle of 1 by 2, fits",
        ),
        (
            (CROSSING,),
            Cell(0, 2),
            "Row 1, column 3, in a rectangle of 2 by 2, breaks a rule",
        ),
    ],
)
def test_a_cell(drawn: tuple[Rect, ...], cell: Cell, said: str) -> None:
    assert phrase(board_description.spoken_game_cell(session(*drawn), cell)) == said


@pytest.mark.parametrize("level", [CheckLevel.SILENT, CheckLevel.WHEN_FULL])
def test_no_verdict_where_mistakes_are_not_shown(level: CheckLevel) -> None:
    play = session(CROSSING)
    play.set_level(level)
    said = phrase(board_description.spoken_game_cell(play, Cell(0, 2)))
    assert said == "Row 1, column 3, in a rectangle of 2 by 2"
    assert sentences(board_description.spoken_details(play, Cell(0, 2))) == sentences(
        [board_description.spoken_bounds(CROSSING)],
    )


def test_a_rectangle_that_is_in_no_solution() -> None:
    play = session(SQUARE)
    play.set_wrong(frozenset({SQUARE}))
    said = phrase(board_description.spoken_game_cell(play, Cell(0, 1)))
    assert said == "Row 1, column 2, in a rectangle of 2 by 2, is in no solution"


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Cell(3, 4), ""),
        (Cell(0, 1), "The rectangle reaches from row 1, column 1 to row 2, column 2."),
        (
            Cell(2, 4),
            "The rectangle reaches from row 3, column 4 to row 3, column 5."
            " This rectangle has 2 cells (1 x 2), but its clue is 6: 4 too few.",
        ),
    ],
)
def test_more_of_a_cell(cell: Cell, said: str) -> None:
    play = session(SQUARE, Rect(2, 3, 1, 2))
    assert sentences(board_description.spoken_details(play, cell)) == said


DRAWN = [
    ("right enter", "1 by 1, one cell, no clue", "1 by 1, one cell, no clue"),
    ("p3.5,0.5 m3.5,1.5", "1 by 2, 2 cells, no clue", "1 by 2, 2 cells, no clue"),
    ("p0.5,0.5 m0.5,1.5", "1 by 2, 2 of 4 cells", "1 by 2, 2 cells, clue 4"),
    ("p0.5,0.5 m1.5,1.5", "2 by 2, 4 of 4 cells, fits", "2 by 2, 4 cells, clue 4"),
    ("p0.5,3.5 m1.5,4.5", "2 by 2, 4 of 2 cells, 2 too many", "2 by 2, 4 cells, clue 2"),
    ("p0.5,0.5 m0.5,3.5", "1 by 4, 4 cells, clues 4 and 2", "1 by 4, 4 cells, clues 4 and 2"),
    (
        "p3.5,1.5 m3.5,2.5",
        "1 by 2, 2 cells, unknown clue, fits",
        "1 by 2, 2 cells, unknown clue",
    ),
    (
        "d0,0-1,1 p0.5,2.5 m0.5,1.5",
        "1 by 2, 2 cells, no clue, replaces one rectangle",
        "1 by 2, 2 cells, no clue, replaces one rectangle",
    ),
]


@pytest.mark.parametrize(("script", "said", "said_silently"), DRAWN)
def test_a_rectangle_being_drawn(script: str, said: str, said_silently: str) -> None:
    play = session()
    run(play, script)
    assert play.preview is not None
    assert phrase(board_description.spoken_preview(play, play.preview)) == said
    play.set_level(CheckLevel.SILENT)
    assert phrase(board_description.spoken_preview(play, play.preview)) == said_silently


@pytest.mark.parametrize(
    ("before", "script", "said"),
    [
        ((), "", ""),
        ((), "d0,0-1,1", "Drawn: 2 by 2, fits. 4 of 20 cells covered."),
        (
            (),
            "d0,2-1,3",
            (
                "Drawn: 2 by 2. This rectangle contains 2 clues: 2 and 1."
                " A rectangle may contain only one. 4 of 20 cells covered."
            ),
        ),
        ((SQUARE,), "undo", "Removed: 2 by 2. 0 of 20 cells covered."),
        (
            (SQUARE,),
            "d0,1-0,2",
            "Drawn: 1 by 2. This rectangle (1 x 2) contains no clue. Removed: 2 by 2."
            " 2 of 20 cells covered.",
        ),
        (
            (SQUARE, Rect(1, 2, 1, 1)),
            "clear",
            "2 rectangles removed. 0 of 20 cells covered.",
        ),
        (
            (SQUARE, Rect(1, 2, 1, 1)),
            "clear undo undo undo redo redo",
            "",
        ),
    ],
)
def test_a_change(before: tuple[Rect, ...], script: str, said: str) -> None:
    play = session(*before)
    board = play.board
    run(play, script)
    assert sentences(board_description.spoken_change(play, board)) == said


def test_many_rectangles_drawn_at_once_are_counted() -> None:
    play = session(*SOLUTION, grid=SMALL)
    said = sentences(board_description.spoken_change(play, Board(play.puzzle)))
    assert said == "3 rectangles drawn. 9 of 9 cells covered."


@pytest.mark.parametrize(
    ("drawn", "was_solved", "said"),
    [
        ((), False, ""),
        ((), True, "The puzzle is no longer solved."),
        (SOLUTION, False, "The puzzle is solved."),
        (SOLUTION, True, ""),
        ((Rect(0, 0, 3, 3),), False, "This is not the solution yet."),
    ],
)
def test_how_the_game_stands(drawn: tuple[Rect, ...], was_solved: bool, said: str) -> None:
    play = session(*drawn, grid=SMALL)
    assert sentences(board_description.spoken_standing(play, was_solved=was_solved)) == said


@pytest.mark.parametrize(
    ("drawn", "cursor", "said"),
    [
        (
            (),
            Cell(1, 0),
            "3 clues left: the 2 in R2C1, the 4 in R2C3 and the 3 in R1C1. 0 of 9 cells covered.",
        ),
        (
            SOLUTION[:2],
            Cell(0, 0),
            "One clue left: the 4 in R2C3. 5 of 9 cells covered.",
        ),
        (SOLUTION, Cell(0, 0), "The puzzle is solved. 9 of 9 cells covered."),
    ],
)
def test_what_is_left(drawn: tuple[Rect, ...], cursor: Cell, said: str) -> None:
    play = session(*drawn, grid=SMALL)
    play.cursor = cursor
    assert sentences(board_description.spoken_clues_left(play)) == said


def test_only_the_next_clues_are_named() -> None:
    play = session(grid="1 1 1 1 1 1 1 1 1 1 ?\n")
    play.cursor = Cell(0, 10)
    said = [str(message) for message in board_description.spoken_clues_left(play)]
    assert said[0].startswith('11 clues left: the "?" in R1C11, the 1 in R1C1, ')
    assert said[0].endswith(", the 1 in R1C7 and 3 more.")


def test_where_mistakes_are_not_shown_any_rectangle_will_do() -> None:
    play = session(Rect(0, 0, 3, 3), grid=SMALL)
    play.set_level(CheckLevel.SILENT)
    said = sentences(board_description.spoken_clues_left(play))
    assert said == "Every clue has a rectangle. 9 of 9 cells covered."


@pytest.mark.parametrize(
    ("drawn", "cell", "said"),
    [
        ((), Cell(0, 1), "no clue"),
        ((), Cell(0, 0), "clue 4"),
        ((SQUARE,), Cell(0, 0), "clue 4, in a rectangle of 2 by 2"),
        ((SQUARE,), Cell(1, 1), "in a rectangle of 2 by 2"),
    ],
)
def test_a_cell_of_a_puzzle_in_the_making(drawn: tuple[Rect, ...], cell: Cell, said: str) -> None:
    assert phrase(board_description.spoken_editor_cell(session(*drawn).board, cell)) == said


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("Try the 2 in R3C7.", "Try the 2 in row 3, column 7."),
        ("Draw R1C1-R3C12.", "Draw row 1, column 1 to row 3, column 12."),
        ("R3C7の2", "row 3, column 7の2"),
    ],
)
def test_positions_are_spelled_out(text: str, spoken: str) -> None:
    assert board_description.spell_out_positions(text) == spoken
