"""``shikaku hint``: levels, JSON, saved games and bad input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.model import CrossOut, Place, Rect
from shikaku_gui.solver import Technique, explain
from shikaku_gui.solver.techniques import placement_sets

GRID = "3 2 .\n. . .\n. . 4"
SAID = {
    "nudge": "Only one rectangle is possible for a clue at the top left.\n",
    "where": "Look at the 3 in R1C1: which rectangles fit it?\n",
    "why": "Only R1C1-R3C1 fits the 3 in R1C1. Every other rectangle hits the edge or "
    "the 2 in R1C2.\n",
    "apply": "Draw R1C1-R3C1.\n",
}
DRAWN = """\
┌───┬───────┐
│ 3 │ 2     │
│   │       │
│   │       │
│   │       │
│   │     4 │
└───┴───────┘
"""


@pytest.mark.parametrize("level", SAID)
def test_levels(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str], level: str
) -> None:
    assert cli.main(["hint", write(GRID), "--level", level]) == 0
    said = capsys.readouterr().out
    assert said == SAID[level] + (DRAWN if level == "apply" else "")


def test_why_is_the_default(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hint", write(GRID)]) == 0
    assert capsys.readouterr().out == SAID["why"]


def test_every_picture_of_a_what_if_is_a_numbered_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = formats.loads(". 3 . 1\n3 . . 2\n. . 3 .").puzzle
    hints = explain(puzzle)
    at = next(n for n, hint in enumerate(hints) if hint.technique is Technique.WHAT_IF)
    moves = tuple(hint.move for hint in hints[:at] if hint.move is not None)
    path = tmp_path / "game.shikaku"
    formats.save(formats.SavedGame(puzzle, moves, at), path)
    assert cli.main(["hint", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(".")[0] for line in lines[:-1]] == ["1", "2", "3"]
    assert lines[0] == "1. Suppose that the 2 in R2C4 is R2C3-R2C4."


def test_a_mark_is_said_and_leaves_the_drawing_as_it_is(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(". . .\n6 . .\n. . 6\n. . .")
    assert cli.main(["hint", path, "--level", "apply"]) == 0
    assert capsys.readouterr().out == "Pencil R3C3-R4C3.\n"
    assert cli.main(["hint", path, "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert (hint["kind"], hint["pencil"], hint["place"]) == ("exclude", [2, 2, 2, 1], None)


def test_a_wrong_mark_comes_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.shikaku"
    puzzle = formats.loads(GRID).puzzle
    formats.save(formats.SavedGame(puzzle, (CrossOut((Rect(0, 0, 3, 1),)),), 1), path)
    assert cli.main(["hint", str(path), "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint["unmark"] == {"pencilled": [], "crossed_out": [[0, 0, 3, 1]]}


def test_several_solutions_are_noted(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hint", write("1 1 1\n2 . 1\n. 2 1"), "--level", "nudge"]) == 0
    said = capsys.readouterr().out
    assert said.endswith(
        "The puzzle has several solutions. This is true in all of those with your rectangles.\n"
    )


def test_json_holds_the_whole_record(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hint", write(GRID), "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint["technique"] == "only-rectangle"
    assert hint["kind"] == "place"
    assert hint["place"] == [0, 0, 3, 1]
    assert hint["subjects"] == [[0, 0, 3]]
    assert {key: words + "\n" for key, words in hint["words"].items()} == {
        "nudge": SAID["nudge"],
        "where": SAID["where"],
        "why": SAID["why"],
        "draw": SAID["apply"],
    }
    assert {one["why"] for one in hint["rejected"]} == {"off-grid", "two-clues"}
    assert hint["views"][0]["caption"] + "\n" == SAID["why"]
    assert hint["unique"] is True


def test_hints_for_a_saved_game_begin_with_its_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = formats.loads(GRID).puzzle
    path = tmp_path / "game.shikaku"
    moves = (Place(Rect(0, 0, 3, 1)), Place(Rect(0, 1, 2, 1)))
    formats.save(formats.SavedGame(puzzle, moves, 2), path)
    assert cli.main(["hint", str(path)]) == 0
    assert capsys.readouterr().out.startswith("R1C2-R2C2 is wrong: ")


def test_a_solved_board_needs_no_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = formats.loads("1 1\n2 .").puzzle
    path = tmp_path / "game.shikaku"
    moves = tuple(Place(Rect(*rect)) for rect in ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2)))
    formats.save(formats.SavedGame(puzzle, moves, 3), path)
    assert cli.main(["hint", str(path)]) == 0
    assert capsys.readouterr().out == "The board is solved.\n"
    assert cli.main(["hint", str(path), "--json"]) == 0
    assert capsys.readouterr().out == "null\n"


def test_a_puzzle_without_a_solution(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hint", write("2 1\n1 .")]) == 3
    assert capsys.readouterr().out.startswith("This puzzle has no solution. Every rectangle")


def test_a_file_that_is_no_puzzle(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hint", write("2 x")]) == 2
    assert "line 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("limit", "max_bits", "why"),
    [
        (["--time-limit", "1e-9"], placement_sets.MAX_BITS, "reached its time limit of 1e-09 s"),
        ([], 0, "too many rectangles are possible"),
    ],
)
def test_a_limit_is_reported(
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    limit: list[str],
    max_bits: int,
    why: str,
) -> None:
    monkeypatch.setattr(placement_sets, "MAX_BITS", max_bits)
    path = write(GRID)
    assert cli.main(["hint", path, *limit]) == 4
    assert capsys.readouterr() == ("", f"shikaku: {path}: {why}\n")
