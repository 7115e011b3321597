"""The program, its editor and its web pages obey the same rules, and gestures do the same on them.

The rules are in ``tests/data/rules.json``, the gestures and what they lead to in ``games.json``.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import (
    Board,
    Cell,
    Place,
    Puzzle,
    Rect,
    Shape,
    apply,
    is_solved,
    violations,
)
from shikaku_gui.play import BOARD_TOOLS, EditSession, EditTool, Point, Session
from tests.page_scripts import evaluate
from tests.play.gesture_games import GAMES, STEPS, Row, puzzle_of, state_after

Run: TypeAlias = Callable[..., Any]

RULES = json.loads((Path(__file__).parents[1] / "data" / "rules.json").read_text("utf-8"))
SIDE = 3
"""The sides of the boards on which rectangles are placed and dragged."""

TOOLS = {tool.value: tool for tool in BOARD_TOOLS}
"""The tools by the names in the file; on a page their numbers are in this order."""

EMPTY = Puzzle(SIDE, SIDE, {Cell(2, 2): 1})


def what(row: Row) -> str:
    return str(row.get("what", f"{row.get('from')} to {row.get('to')}"))


def rects(listed: list[list[int]]) -> tuple[Rect, ...]:
    return tuple(Rect(*each) for each in listed)


def point(cell: list[int]) -> Point:
    """Return the middle of a cell."""
    row, col = cell
    return Point(row + 0.5, col + 0.5)


@pytest.fixture
def run(qapp: QCoreApplication) -> Run:
    """Give a function that evaluates an expression about ``rules`` and ``Game``."""
    return partial(evaluate, ("rules.js", "tints.js", "game.js"))


@pytest.mark.parametrize("row", RULES["boards"], ids=what)
def test_the_program_finds_what_is_wrong_and_solved(row: Row) -> None:
    clues = {Cell(line, col): area for line, col, area, *_ in row["clues"]}
    shapes = {
        Cell(line, col): Shape(name) for line, col, _, *given in row["clues"] for name in given
    }
    puzzle = Puzzle(row["rows"], row["cols"], clues, shapes=shapes)
    board = Board(puzzle, rects(row["drawn"]))
    board = board.with_marks(rects(row.get("pencilled", [])), ())
    assert [broken.rect for broken in violations(board)] == [*rects(row["broken"])]
    assert is_solved(board) is row["solved"]


@pytest.mark.parametrize("row", RULES["boards"], ids=what)
def test_a_page_finds_what_is_wrong_and_solved(row: Row, run: Run) -> None:
    state = [*row["drawn"], *([*rect, 1] for rect in row.get("pencilled", []))]
    broken, solved, sound = run(
        "(() => { const puzzle = Object.assign({}, given, {clues: rules.cluesOf(given),"
        " shapes: rules.shapesOf(given)});"
        " const drawn = state.map(rules.fromArray);"
        " return [rules.broken(puzzle, drawn).map(rules.toArray), rules.isSolved(puzzle, drawn),"
        " rules.isState(puzzle, state)]; })()",
        given={name: row[name] for name in ("rows", "cols", "clues")},
        state=state,
    )
    assert (broken, solved, sound) == (row["broken"], row["solved"], True)


@pytest.mark.parametrize("row", RULES["placed"], ids=what)
def test_a_rectangle_replaces_those_that_it_overlaps(row: Row, run: Run) -> None:
    board = apply(Board(EMPTY, rects(row["drawn"])), Place(Rect(*row["place"])))
    assert set(board.rects) == set(rects(row["after"]))
    after = run(
        "rules.placed(drawn.map(rules.fromArray), rules.fromArray(place)).map(rules.toArray)",
        drawn=row["drawn"],
        place=row["place"],
    )
    assert sorted(after) == sorted(row["after"])


@pytest.mark.parametrize("row", RULES["dragged"], ids=what)
def test_a_drag_draws_from_corner_to_corner(row: Row, run: Run) -> None:
    begin, end = row["from"], row["to"]
    for session in (Session(SavedGame(EMPTY)), EditSession(SavedGame(EMPTY), EditTool.RECTS)):
        session.press(point(begin))
        session.move(point(end))
        session.release()
        assert session.board.rects == (Rect(*row["rect"]),)
    corners = [{"row": line, "col": col} for line, col in (begin, end)]
    found = run("rules.toArray(rules.between(one, other))", one=corners[0], other=corners[1])
    assert found == row["rect"]


def press_key(session: Session, key: str) -> None:
    """Press a key as the window's board does."""
    shift, _, name = key.rpartition("+")
    if name in STEPS:
        (session.stretch if shift else session.step)(*STEPS[name])
        return
    calls = {
        "Enter": session.confirm,
        "Escape": session.cancel,
        "Delete": session.delete,
        "P": session.pencil_or_show_possible,
        "X": session.cross_out,
    }
    calls[name]()


def do(session: Session, name: str, values: list[Any]) -> None:
    """Do something of a game's list."""
    match name.removesuffix(" right"), values:
        case "press", [row, col]:
            session.press(Point(row, col), secondary=name.endswith("right"))
        case "move" | "wobble", [row, col]:
            session.move(Point(row, col), far=name == "move")
        case "click", [row, col]:
            do(session, name.replace("click", "press"), [row, col])
            session.release()
        case "drag", [row, col, last_row, last_col]:
            do(session, name.replace("drag", "press"), [row, col])
            session.move(Point(last_row, last_col))
            session.release()
        case "use", [tool]:
            session.use(TOOLS[tool])
        case "cursor", [row, col]:
            session.jump(Cell(row, col))
        case "keys", keys:
            for key in keys:
                press_key(session, key)
        case _:
            {"release": session.release, "undo": session.undo, "redo": session.redo}[name]()


@pytest.mark.parametrize("row", GAMES["games"], ids=what)
def test_a_game_in_the_program(row: Row) -> None:
    session = Session(SavedGame(puzzle_of(row)))
    for name, *values in row["does"]:
        do(session, name, values)
    board = session.board
    assert board.rects == rects(row["drawn"])
    assert [*board.marks.pencilled] == [*rects(row.get("pencilled", []))]
    assert [*board.marks.crossed_out] == [*rects(row.get("crossed", []))]


PLAY = """
function pressKey(game, key) {
  const name = key.split("+").pop();
  if (name in steps) (key === name ? game.step(...steps[name]) : game.stretch(...steps[name]));
  else if (name === "P" || name === "X") game.mark(name === "P" ? rules.PENCIL : rules.CROSS);
  else game[{ Enter: "confirm", Escape: "cancel", Delete: "erase" }[name]]();
}

function go(game, name, values) {
  const [kind, right] = name.split(" ");
  const [row, col, lastRow, lastCol] = values;
  const presses = ["press", "click", "drag"].includes(kind);
  if (presses) game.press({ row, col }, right !== undefined);
  if (kind === "drag") game.follow({ row: lastRow, col: lastCol });
  if (kind === "move" || kind === "wobble") game.follow({ row, col }, kind === "move");
  if (kind === "release" || kind === "click" || kind === "drag") game.release();
  if (kind === "use") game.use(tools.indexOf(row));
  if (kind === "cursor") game.jump({ row, col });
  if (kind === "keys") values.forEach((key) => pressKey(game, key));
  if (kind === "undo") game.undo();
  if (kind === "redo") game.redo();
}

function play() {
  const game = new Game(Object.assign({}, given, { clues: rules.cluesOf(given) }), []);
  does.forEach(([name, ...values]) => go(game, name, values));
  return game.state.map(rules.toArray);
}
"""
"""Plays a game as the page does."""


@pytest.mark.parametrize("row", GAMES["games"], ids=what)
def test_a_game_on_a_page(row: Row, run: Run) -> None:
    state = run(
        f"(() => {{ {PLAY} return play(); }})()",
        given=GAMES["puzzles"][row["puzzle"]],
        does=row["does"],
        steps=STEPS,
        tools=list(TOOLS),
    )
    assert sorted(state) == sorted(state_after(row))


@pytest.mark.parametrize(
    "stray",
    [
        [["click", 0.5, 0.5]],
        [["click right", 0.5, 0.5]],
        [["drag", 0.5, 0.5, 0.5, 2.5]],
        [["drag", 0.5, 1.9, 0.5, 0.5]],
        [["drag right", 0.5, 0.5, 0.5, 1.5]],
        [["use", "cross out"], ["drag", 0.5, 0.5, 0.5, 1.5]],
        [["cursor", 0, 0], ["keys", "Delete"]],
        [["cursor", 0, 0], ["keys", "Enter", "Right", "Right", "Enter"]],
        [["cursor", 0, 0], ["keys", "Shift+Right", "P", "Enter"]],
    ],
)
def test_a_solved_board_of_a_page_stays_until_a_move_is_undone(stray: list[Any], run: Run) -> None:
    solved = [["drag", 0.5, 0.5, 0.5, 1.5], ["click", 0.5, 2.5]]
    again = [["undo"], ["use", "draw"], ["click", 0.5, 0.5]]
    for does, state in (
        ([*solved, *stray], [[0, 0, 1, 2], [0, 2, 1, 1]]),
        ([*solved, *stray, *again], []),
    ):
        found = run(
            f"(() => {{ {PLAY} return play(); }})()",
            given=GAMES["puzzles"]["small"],
            does=does,
            steps=STEPS,
            tools=list(TOOLS),
        )
        assert sorted(found) == state
