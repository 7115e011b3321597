"""The program, its editor and its web pages obey the same rules, those of tests/data/rules.json."""

import json
from pathlib import Path
from typing import Any, TypeAlias, cast

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtQml import QJSEngine, QJSValue

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import (
    Board,
    Cell,
    Place,
    Puzzle,
    Rect,
    apply,
    is_solved,
    violations,
)
from shikaku_gui.play import EditSession, EditTool, Point, Session

Row: TypeAlias = dict[str, Any]

RULES = json.loads((Path(__file__).parents[1] / "data" / "rules.json").read_text("utf-8"))
SIDE = 3
"""The sides of the boards on which rectangles are placed and dragged."""

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
def run(qapp: QCoreApplication) -> Any:
    """Give a function that evaluates an expression about ``rules`` and returns its value."""
    engine = QJSEngine()
    script = resources.web_page_part("rules.js")

    def evaluate(expression: str, **values: object) -> Any:
        given = "".join(f"const {name} = {json.dumps(value)};" for name, value in values.items())
        code = f"{script}\n{given}\nJSON.stringify({expression});"
        found = cast("QJSValue", engine.evaluate(code))  # for the stubs it is a tuple
        assert not found.isError(), found.toString()
        return json.loads(found.toString())

    return evaluate


@pytest.mark.parametrize("row", RULES["boards"], ids=what)
def test_the_program_finds_what_is_wrong_and_solved(row: Row) -> None:
    clues = {Cell(line, col): area for line, col, area in row["clues"]}
    board = Board(Puzzle(row["rows"], row["cols"], clues), rects(row["drawn"]))
    board = board.with_marks(rects(row.get("pencilled", [])), ())
    assert [broken.rect for broken in violations(board)] == [*rects(row["broken"])]
    assert is_solved(board) is row["solved"]


@pytest.mark.parametrize("row", RULES["boards"], ids=what)
def test_a_page_finds_what_is_wrong_and_solved(row: Row, run: Any) -> None:
    state = [*row["drawn"], *([*rect, 1] for rect in row.get("pencilled", []))]
    broken, solved, sound = run(
        "(() => { const puzzle = Object.assign({}, given, {clues: rules.cluesOf(given)});"
        " const drawn = state.map(rules.fromArray);"
        " return [rules.broken(puzzle, drawn).map(rules.toArray), rules.isSolved(puzzle, drawn),"
        " rules.isState(puzzle, state)]; })()",
        given={name: row[name] for name in ("rows", "cols", "clues")},
        state=state,
    )
    assert (broken, solved, sound) == (row["broken"], row["solved"], True)


@pytest.mark.parametrize("row", RULES["placed"], ids=what)
def test_a_rectangle_replaces_those_that_it_overlaps(row: Row, run: Any) -> None:
    board = apply(Board(EMPTY, rects(row["drawn"])), Place(Rect(*row["place"])))
    assert set(board.rects) == set(rects(row["after"]))
    after = run(
        "rules.placed(drawn.map(rules.fromArray), rules.fromArray(place)).map(rules.toArray)",
        drawn=row["drawn"],
        place=row["place"],
    )
    assert sorted(after) == sorted(row["after"])


@pytest.mark.parametrize("row", RULES["dragged"], ids=what)
def test_a_drag_draws_from_corner_to_corner(row: Row, run: Any) -> None:
    begin, end = row["from"], row["to"]
    for session in (Session(SavedGame(EMPTY)), EditSession(SavedGame(EMPTY), EditTool.RECTS)):
        session.press(point(begin))
        session.move(point(end))
        session.release()
        assert session.board.rects == (Rect(*row["rect"]),)
    corners = [{"row": line, "col": col} for line, col in (begin, end)]
    found = run("rules.toArray(rules.between(one, other))", one=corners[0], other=corners[1])
    assert found == row["rect"]
