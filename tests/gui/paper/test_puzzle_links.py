"""A puzzle as text that other programs open."""

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import UnwritableError
from shikaku_gui.gui.paper import puzzle_links
from shikaku_gui.model import Cell, Puzzle
from tests.gui.boards import PUZZLE, UNKNOWN


@pytest.mark.parametrize("name", [puzzle_links.LINK, puzzle_links.GAME_ID, puzzle_links.TEXT])
def test_the_text_is_the_puzzle(name: str) -> None:
    assert formats.loads(puzzle_links.written(PUZZLE, name)).puzzle.clues == PUZZLE.clues


def test_what_cannot_be_written_is_an_error() -> None:
    with pytest.raises(UnwritableError):
        puzzle_links.written(UNKNOWN, puzzle_links.GAME_ID)


def test_a_puzzle_without_a_link_has_none() -> None:
    assert puzzle_links.link(PUZZLE) == "https://puzz.link/p?shikaku/4/3/4h2h4g2i"
    assert puzzle_links.link(Puzzle(1200, 1200, {Cell(0, 0): 1_200_000})) is None
