"""What other people publish is read as it was: each puzzle of some collections, by its digest.

SHIKAKU_COLLECTIONS names the folder that script/fetch-collections has filled.
"""

import os
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle
from tests import public_collections
from tests.public_collections import PublicCollection, collections, digest

FOLDER = os.environ.get("SHIKAKU_COLLECTIONS", "")


@pytest.mark.skipif(not FOLDER, reason="SHIKAKU_COLLECTIONS names no folder")
@pytest.mark.parametrize("collection", collections(), ids=lambda each: each.repository)
def test_each_puzzle_is_read_as_before(collection: PublicCollection) -> None:
    folder = Path(FOLDER, collection.repository)
    for file in collection.files:
        found = public_collections.read_file(folder, file.path)
        assert found.content == file.content, f"{file.path} is not that of {collection.commit}"
        assert found == file


def test_the_data_is_written_as_it_is_read() -> None:
    text = "".join(each.text() for each in collections())
    assert text == public_collections.DATA.read_text(encoding="utf-8")
    puzzles = [each for some in collections() for file in some.files for each in file.puzzles]
    assert len(puzzles) == 1678


@pytest.mark.parametrize(
    "other",
    [
        Puzzle(2, 3, {Cell(0, 0): 4}),
        Puzzle(2, 2, {Cell(0, 1): 4}),
        Puzzle(2, 2, {Cell(0, 0): 3}),
        Puzzle(2, 2, {Cell(0, 0): None}),
        Puzzle(2, 2, {Cell(0, 0): 4, Cell(1, 1): None}),
    ],
)
def test_another_puzzle_has_another_digest(other: Puzzle) -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 4}, title="Any")
    assert digest(SavedGame(puzzle)) == digest(SavedGame(Puzzle(2, 2, {Cell(0, 0): 4})))
    assert digest(SavedGame(other)) != digest(SavedGame(puzzle))
