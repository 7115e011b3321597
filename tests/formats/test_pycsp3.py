"""Data of PyCSP3."""

import json

import pytest

from shikaku_gui.formats import SavedGame, format_named, loads
from shikaku_gui.formats.pycsp3 import sniff
from shikaku_gui.model import Puzzle
from tests.formats.samples import PUZZLE, PYCSP3


def test_written_is_plain_json() -> None:
    text = format_named("pycsp3").to_text(SavedGame(PUZZLE))
    assert json.loads(text) == json.loads(PYCSP3)


def test_no_rooms() -> None:
    text = format_named("pycsp3").to_text(SavedGame(Puzzle(1, 2, {})))
    assert loads(text).puzzle == Puzzle(1, 2, {})
    assert loads("1 x 2\n0\n").puzzle == Puzzle(1, 2, {})


def test_other_keys_do_not_matter() -> None:
    assert loads(PYCSP3.replace("{", '{"name": [1.5],', 1)).puzzle == PUZZLE


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"nRows": 1}', True),
        ('\n {"nRows": 1}', True),
        ('["nRows"]', False),
        ('{"rows": 1}', False),
        ('{"format": "shikaku", "nRows": 1}', False),
    ],
)
def test_it_is_told_by_a_key(text: str, found: bool) -> None:
    assert sniff(text) is found
