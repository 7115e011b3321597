"""Collections of puzzles."""

import json
from pathlib import Path

import pytest

from shikaku_gui.formats import json_reader, load_all, loads, loads_all
from shikaku_gui.model import Board, is_solved
from tests.formats.samples import COLLECTION, GRID, PUZZLE, SOLUTION


def test_inside_of_a_data_set() -> None:
    text = json.dumps({"count": 1, "name": "shikaku", "data": json.loads(COLLECTION)})
    assert loads(text) == loads(COLLECTION)


def test_a_puzzle_alone() -> None:
    game = loads(json.dumps({"x": {"problem": GRID}}))
    assert game.puzzle.clues == PUZZLE.clues
    assert game.solution is None


def test_a_solution_with_a_line_too_many_is_dropped() -> None:
    data = json.loads(COLLECTION)
    data["1_3x4"]["solution"] += "\nunit 27"
    assert loads(json.dumps(data)).solution is None
    data["1_3x4"]["solution"] = "a a b b\na a c c\nd d d d"
    assert loads(json.dumps(data)).solution == SOLUTION


def test_a_puzzle_takes_no_look_at_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def counted(text: str) -> bool:
        nonlocal looks
        looks += 1
        return whole(text)

    whole = json_reader._whole
    monkeypatch.setattr(json_reader, "_whole", counted)
    count = 300
    text = json.dumps({str(number): {"problem": GRID} for number in range(count)})
    assert len(loads_all(text)) == count
    assert looks < 10 * count


def test_a_real_collection(corpus: Path) -> None:
    games = load_all(corpus)
    assert len(games) == 63
    for game in games:
        assert game.solution is not None
        assert is_solved(Board(game.puzzle, game.solution))
