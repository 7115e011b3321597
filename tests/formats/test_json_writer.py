"""Puzzles in JSON as they are written: read back whole, and as the schema describes them."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from shikaku_gui.formats import (
    Format,
    SavedGame,
    TextJoiner,
    dumps,
    format_for,
    format_named,
    loads,
    loads_all,
    recognise,
    writing,
)
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import ExplainedValueError
from tests.examples import share_of_examples
from tests.formats.games import any_puzzles, solved_games
from tests.formats.samples import PUZZLE, SOLUTION

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
REGISTRY: Registry[Any] = Registry().with_resources(
    (path.name, Resource.from_contents(json.loads(path.read_text("utf-8"))))
    for path in SCHEMAS.glob("*.json")
)
VALIDATOR = Draft202012Validator(
    json.loads((SCHEMAS / "puzzle.json").read_text("utf-8")), registry=REGISTRY
)
KNOWN = {name: format_named(name) for name in ("json", "jsonl")}
each = pytest.mark.parametrize("known", KNOWN.values(), ids=KNOWN)


@each
@share_of_examples(0.5)
@given(puzzle=any_puzzles(unknown=True, shapes=True), grade=st.text(max_size=5))
def test_any_puzzle_is_read_back(known: Format, puzzle: Puzzle, grade: str) -> None:
    puzzle = replace(puzzle, grade=grade, rules="")
    text = dumps(SavedGame(puzzle), known)
    VALIDATOR.validate(json.loads(text))
    assert recognise(text) is KNOWN["json"]
    assert loads(text) == SavedGame(puzzle)


@each
def test_rows_that_look_like_clues_with_places_are_read_back(known: Format) -> None:
    rows = ((1, 0, 4), (3, 0, 2), (2, 1, 2), (1, 2, 4))
    cells = {
        Cell(row, col): area for row, areas in enumerate(rows) for col, area in enumerate(areas)
    }
    puzzle = Puzzle(4, 3, {cell: area for cell, area in cells.items() if area})
    assert loads(known.to_text(SavedGame(puzzle))).puzzle == puzzle


@each
@share_of_examples(0.5)
@given(game=solved_games())
def test_a_solution_is_read_back(known: Format, game: SavedGame) -> None:
    text = dumps(game, known)
    VALIDATOR.validate(json.loads(text))
    assert loads(text).solution == game.solution


@each
@pytest.mark.parametrize(
    "word", ["format", "nRows", '"problem": 1', "version", "FeatureCollection"]
)
def test_a_title_is_not_taken_for_a_key(known: Format, word: str) -> None:
    game = SavedGame(Puzzle(1, 2, {Cell(0, 0): 2}, title=word), solution=(Rect(0, 0, 1, 2),))
    assert loads(dumps(game, known)) == game


def test_the_recipe_is_a_member_of_its_own() -> None:
    recipe = "shikaku:v3/3x4/any/balanced/none/1"
    text = dumps(SavedGame(replace(PUZZLE, source=recipe)), KNOWN["json"])
    assert json.loads(text)["recipe"] == recipe
    assert loads(json.dumps({"grid": [[4, 0], [0, 0]], "recipe": recipe})).puzzle.source == recipe
    assert "recipe" not in json.loads(dumps(SavedGame(replace(PUZZLE, source="a book"))))


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("name", ["json", "jsonl", "pycsp3"])
def test_several_are_an_array_or_lines(name: str, count: int) -> None:
    known = format_named(name)
    games = [SavedGame(replace(PUZZLE, title=f"{at}"), solution=SOLUTION) for at in range(count)]
    joiner = TextJoiner(known)
    text = "".join([joiner.add(dumps(game, known)) for game in games] + [joiner.end()])
    values = [json.loads(line) for line in text.splitlines()] if name == "jsonl" else None
    if values is None and count:
        value = json.loads(text)
        values = value if count > 1 else [value]
    assert len(values or ()) == count
    found = loads_all(text) if count else []
    assert [game.puzzle.clues for game in found] == [PUZZLE.clues] * count
    if name != "pycsp3":
        assert found == games


def test_an_array_that_could_not_be_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "MAX_TEXT_BYTES", 100)
    joiner = TextJoiner(KNOWN["json"])
    joiner.add("{" + " " * 60 + "}")
    with pytest.raises(ExplainedValueError, match="more than 100 bytes in one array"):
        joiner.add("{" + " " * 60 + "}")


@pytest.mark.parametrize(
    ("name", "found"), [("a.json", "json"), ("a.jsonl", "jsonl"), ("a.pycsp3", "pycsp3")]
)
def test_the_suffix_tells_which(name: str, found: str) -> None:
    known = format_for(name)
    assert known is not None
    assert known.name == found
