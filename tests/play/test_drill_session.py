"""Drills by gestures and keys, with each tool."""

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, CrossOut, Pencil, Place, Rect
from shikaku_gui.play import DrillSession, Outcome, Point, Tool, drill_tools
from shikaku_gui.solver import Technique

PUZZLE = loads("4 . 2 .\n. . . .\n2 . . .").puzzle
GIVEN, AREA = Rect(2, 0, 1, 2), Rect(0, 2, 1, 2)
START = Board(PUZZLE, [GIVEN])


def session_with(tool: Tool) -> DrillSession:
    """Return a session on the position with a tool."""
    return DrillSession(START, tool)


def drag(session: DrillSession, rect: Rect, *, pencil: bool = False) -> Outcome:
    """Drag over a rectangle."""
    session.press(Point(rect.row + 0.5, rect.col + 0.5), secondary=pencil)
    session.move(Point(rect.bottom - 0.5, rect.right - 0.5))
    return session.release()


def test_a_drill_starts_from_its_position() -> None:
    session = session_with(Tool.DRAW)
    assert session.board == START
    assert session.undo() is Outcome.NOTHING
    assert session.restart() is Outcome.NOTHING


@pytest.mark.parametrize(
    ("tool", "drawn", "pencilled", "crossed"),
    [
        (Tool.DRAW, True, False, False),
        (Tool.PENCIL, False, True, False),
        (Tool.CROSS_OUT, False, False, True),
        (Tool.POINT, False, False, False),
    ],
)
@pytest.mark.parametrize("by_keys", [False, True])
def test_tools(tool: Tool, drawn: bool, pencilled: bool, crossed: bool, by_keys: bool) -> None:
    session = session_with(tool)
    if by_keys:
        session.cursor, session.cursor_shown = AREA.first, True
        session.stretch(0, 1)
        session.confirm()
    else:
        drag(session, AREA)
    board = session.board
    found = AREA in board, AREA in board.marks.pencilled, AREA in board.marks.crossed_out
    assert found == (drawn, pencilled, crossed)
    session.restart()
    assert session.board == START


@pytest.mark.parametrize("tool", Tool)
def test_the_marks_of_the_game_can_be_made_with_any_tool(tool: Tool) -> None:
    session = session_with(tool)
    drag(session, AREA, pencil=True)
    assert AREA in session.board.marks.pencilled
    session.restart()
    session.cursor, session.cursor_shown = AREA.first, True
    session.stretch(0, 1)
    session.cross_out()
    assert AREA in session.board.marks.crossed_out


def test_a_cell_is_pointed_at_by_a_click_or_by_enter() -> None:
    session = session_with(Tool.POINT)
    session.press(Point(1.5, 2.5))
    assert session.release() is Outcome.VIEW
    assert (session.take_pointed(), session.take_pointed()) == (Cell(1, 2), None)
    session.press(Point(2.5, 0.5))  # on a rectangle, which stays
    session.release()
    assert session.take_pointed() == Cell(2, 0)
    session.cursor, session.cursor_shown = Cell(0, 3), True
    session.confirm()
    assert session.take_pointed() == Cell(0, 3)
    assert session.board == START


@pytest.mark.parametrize("tool", [Tool.DRAW, Tool.CROSS_OUT])
def test_the_rectangles_of_the_position_stay(tool: Tool) -> None:
    session = session_with(tool)
    session.press(Point(2.5, 0.5))
    session.release()
    session.cursor = GIVEN.first
    session.delete()
    assert session.board == START
    assert str(session.notice) == "This rectangle is part of the drill."


def test_what_was_drawn_since_can_be_removed() -> None:
    session = session_with(Tool.DRAW)
    drag(session, AREA)
    session.cursor = AREA.first
    session.delete()
    assert session.board == START


def test_the_move_of_a_hint_is_made_as_it_is() -> None:
    session = session_with(Tool.CROSS_OUT)
    for move in (Place(AREA, hinted=True), Pencil((Rect(0, 0, 1, 2),)), CrossOut((AREA,))):
        session.restart()
        session.play(move)
        assert session.game.moves[session.game.position - 1] == move


def test_in_a_trial_rectangles_are_drawn() -> None:
    session = session_with(Tool.CROSS_OUT)
    session.begin_trial()
    drag(session, AREA)
    assert AREA in session.board


@pytest.mark.parametrize("technique", Technique)
def test_each_technique_has_tools(technique: Technique) -> None:
    tools = drill_tools(technique)
    assert len(set(tools)) == len(tools)
    assert {Tool.DRAW, Tool.PENCIL, Tool.CROSS_OUT} <= set(tools)
