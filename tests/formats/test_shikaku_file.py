"""Our own save file, as docs/file-format.md describes it."""

import json
import re
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame, dumps, loads
from shikaku_gui.model import Cell, Clear, Erase, Fill, Place, Puzzle, Rect
from tests.formats.samples import DRAWN, SAVE, SOLUTION

DOCUMENT = Path(__file__).parents[2] / "docs" / "file-format.md"

GAME = SavedGame(
    Puzzle(2, 3, {Cell(0, 0): 4, Cell(1, 2): None}, "Ä\n'T'", "A", "S", "easy", "One\nTwo"),
    (Place(Rect(0, 0, 2, 2)), Place(Rect(0, 2, 2, 1), hinted=True), Clear()),
    2,
    61.25,
    HintsUsed(1, 2, 3, 4),
    (Rect(0, 0, 2, 2), Rect(0, 2, 2, 1)),
)


def test_written() -> None:
    assert json.loads(dumps(GAME)) == {
        "format": "shikaku",
        "version": 1,
        "puzzle": {
            "title": "Ä\n'T'",
            "author": "A",
            "source": "S",
            "grade": "easy",
            "rules": "One\nTwo",
            "rows": 2,
            "cols": 3,
            "clues": [[0, 0, 4], [1, 2, None]],
        },
        "moves": [["place", [0, 0, 2, 2]], ["place", [0, 2, 2, 1], "hinted"], ["clear"]],
        "position": 2,
        "seconds": 61.25,
        "hints": {"nudge": 1, "where": 2, "why": 3, "draw": 4},
        "solution": [[0, 0, 2, 2], [0, 2, 2, 1]],
    }
    assert '\n["place", [0, 0, 2, 2]],\n' in dumps(GAME)
    assert "Ä" in dumps(GAME)
    assert loads(dumps(GAME)) == GAME


def test_read() -> None:
    game = loads(SAVE)
    place, over, erase = Place(DRAWN[0]), Place(Rect(0, 0, 3, 3)), Erase(Rect(0, 0, 3, 3))
    assert game.moves == (place, over, erase, Fill(DRAWN), Clear())
    assert (game.position, game.seconds, game.hints) == (4, 61.5, HintsUsed(1, 2, 3, 4))
    assert game.solution == SOLUTION


def test_what_may_be_left_out() -> None:
    text = '{"format": "shikaku", "version": 1, "puzzle": {"rows": 1, "cols": 2}}'
    assert loads(text) == SavedGame(Puzzle(1, 2, {}))
    moves = ', "moves": [["place", [0, 0, 1, 1]]]}'
    assert loads(text[:-1] + moves).position == 1


def test_half_characters_are_not_written() -> None:
    text = dumps(SavedGame(Puzzle(1, 1, {}, title="a\ud800b")))
    assert loads(text.encode("utf-8")).puzzle.title == "a?b"


EXAMPLES = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_document(text: str) -> None:
    game = loads(text)
    assert loads(dumps(game)) == game


def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    keys = [*json.loads(dumps(GAME)), *json.loads(dumps(GAME))["puzzle"], *HintsUsed._fields]
    assert EXAMPLES
    for key in (*keys, "place", "erase", "fill", "clear", "hinted"):
        assert f"`{key}`" in text or f'"{key}"' in text
