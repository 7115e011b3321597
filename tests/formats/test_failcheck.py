"""The reference boards with their expected verdict, held against our rules.

The reference judges rooms of any shape. Ours judge rectangles, so a verdict on a shape
(`bkNotRect`) means that the room is no rectangle of the player's, and a line that ends
inside of a room (`bdDeadEnd`) is no matter of rectangles at all.
"""

from typing import Any

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Violation, is_solved, violations
from tests.reference_data import judged_boards

BOARDS = judged_boards()

RULES = {
    "bkNoNum": {Violation.NO_CLUE},
    "bkNumGe2": {Violation.SEVERAL_CLUES},
    "bkSizeNe": {Violation.TOO_SMALL, Violation.TOO_LARGE},
}


def rectangles(row: dict[str, Any]) -> list[Rect]:
    cells: dict[int, list[Cell]] = {}
    for r, line in enumerate(row["rooms"]):
        for c, room in enumerate(line):
            cells.setdefault(room, []).append(Cell(r, c))
    boxes = [(Rect.between(found[0], max(found)), len(found)) for found in cells.values()]
    return [box for box, count in boxes if box.area == count]


def board(row: dict[str, Any]) -> Board:
    clues = {Cell(r, c): area or None for r, c, area in row["clues"]}
    return Board(Puzzle(row["rows"], row["cols"], clues), rectangles(row))


def test_solved_or_not() -> None:
    for row in BOARDS:
        assert is_solved(board(row)) == (row["expected"] in (None, "bdDeadEnd")), row["id"]


def test_the_rule_broken() -> None:
    for row in BOARDS:
        broken = {found.rule for found in violations(board(row))}
        whole = "bkNotRect" not in row["all_codes"]
        for code, rules in RULES.items():
            if row["expected"] == code and whole:
                assert broken & rules, row["id"]
            if code not in row["all_codes"]:
                assert not broken & rules, row["id"]


def test_the_file_is_solved_where_the_reference_says_so() -> None:
    for row in BOARDS:
        game = loads(row["pzprv3"])
        assert is_solved(game.board) == (row["expected"] in (None, "bdDeadEnd")), row["id"]
