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


# Where -1 is a clue without an area, the areas are far from adding up; where it is blank, they are
# 1 away.
MINUS_ONE = "[[5, -1], [-1, -1]]"
# Counted from 0, there is no solution; counted from 1, there is one, and as x, y another, but none
# as x, y from 1.
TWO_UNIQUE = '{"rows": 3, "cols": 5, "clues": [[2, 1, 10], [1, 2, 5]]}'


def test_readings_that_come_nearer_are_offered_to_who_can_be_asked() -> None:
    game = settled(lambda: loads(MINUS_ONE))
    assert (len(game.puzzle.clues), game.read_as) == (4, None)
    with pytest.raises(SeveralReadingsError) as caught:
        settled(lambda: loads(MINUS_ONE), ask=True)
    assert caught.value.names == ("2 rows, 2 columns", "a grid in which -1 is a blank cell")
    assert [len(game.puzzle.clues) for game in caught.value.games] == [4, 1]


@pytest.mark.parametrize(
    "text",
    [
        "2 2\n5 .\n. .\n",
        "2\n2\n5 .\n. .\n",  # as four rows, the areas would be further away
        '{"rows": 2, "cols": 4, "clues": [[0, 0, 4], [1, 3, 5]]}',  # in all ways 1 away
        '{"rows": 2, "cols": 2, "clues": [[1, 1, 4]]}',
        FROM_ONE,
    ],
)
def test_nothing_is_asked_where_no_reading_is_likelier(text: str) -> None:
    assert settled(lambda: loads(text), ask=True) == settled(lambda: loads(text))


def test_readings_with_a_solution_are_offered_where_the_documented_has_none() -> None:
    assert settled(lambda: loads(TWO_UNIQUE)).read_as is None
    with pytest.raises(SeveralReadingsError) as caught:
        settled(lambda: loads(TWO_UNIQUE), ask=True)
    starts = [name.partition("clues as ")[2] for name in caught.value.names]
    assert starts == ["row, column, area from 0", "row, column, area from 1", "x, y, area from 0"]


def test_readings_without_a_solution_are_not_offered() -> None:
    without = '{"rows": 3, "cols": 3, "clues": [[1, 1, 7], [1, 2, 2]]}'
    assert loads(without).other_readings
    assert settled(lambda: loads(without), ask=True) == loads(without)
