"""Settling how a puzzle is meant by its number of solutions."""

import pytest

from shikaku_gui.formats import SeveralReadingsError, loads
from shikaku_gui.model import Cell
from shikaku_gui.play import settled

# Counted from 0, there is no solution; counted from 1, there is one.
FROM_ONE = '{"rows": 3, "cols": 3, "clues": [[1, 1, 3], [1, 2, 6]]}'


def test_the_reading_with_one_solution_is_taken() -> None:
    assert loads(FROM_ONE).puzzle.clues[Cell(1, 1)] == 3
    game = settled(lambda: loads(FROM_ONE))
    assert game.puzzle.clues[Cell(0, 0)] == 3
    assert "from 1" in str(game.read_as)


def test_the_documented_reading_stays_where_it_has_one_solution() -> None:
    text = '{"rows": 2, "cols": 2, "clues": [[1, 1, 4]]}'
    assert loads(text).other_readings
    assert settled(lambda: loads(text)).read_as is None


def test_readings_that_no_solution_tells_apart_are_refused() -> None:
    text = '{"rows": 3, "cols": 5, "clues": [[3, 2, 15]]}'
    with pytest.raises(SeveralReadingsError, match=r"from 1; or .* x, y, area from 0; or"):
        settled(lambda: loads(text))
