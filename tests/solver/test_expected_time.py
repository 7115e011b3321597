"""Expected times: what makes a step slow, and by how much."""

from statistics import median

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.solver import Difficulty, grade
from shikaku_gui.solver.expected_time import (
    CLUES_IN_VIEW,
    DRAW_SECONDS,
    LOOK_SECONDS,
    TYPICAL_SECONDS,
    clues_looked_at,
    expected_seconds,
    typical_seconds,
)


@pytest.mark.parametrize(
    ("left", "close", "looks"),
    [(1, 1, 1), (1, 0, 2), (5, 1, 3), (5, 5, 1), (5, 2, 2), (CLUES_IN_VIEW, 0, CLUES_IN_VIEW + 1)],
)
def test_fewer_clues_are_looked_at_where_more_lead_on(left: int, close: int, looks: int) -> None:
    assert clues_looked_at(left, close) == looks


def test_on_a_large_grid_only_a_part_is_looked_through() -> None:
    assert clues_looked_at(100 * CLUES_IN_VIEW, 1) == clues_looked_at(CLUES_IN_VIEW, 1)
    assert clues_looked_at(100 * CLUES_IN_VIEW, 50 * CLUES_IN_VIEW) == 1


def test_looking_and_drawing_take_time() -> None:
    assert expected_seconds(looks=0, drawn=0) == 0
    assert expected_seconds(looks=3, drawn=2) == pytest.approx(3 * LOOK_SECONDS + 2 * DRAW_SECONDS)


def test_typical_times_grow_with_level_and_size() -> None:
    assert set(TYPICAL_SECONDS) == {level.value for level in Difficulty}
    by_level = [typical_seconds(100, level.value) or 0 for level in Difficulty]
    assert by_level == sorted(set(by_level))
    by_size = [typical_seconds(cells, "easy") or 0 for cells in (25, 100, 225, 900)]
    assert by_size == sorted(set(by_size))


@pytest.mark.parametrize(
    ("cells", "level"), [(100, ""), (100, "nasty"), (0, "easy"), (901, "easy")]
)
def test_nothing_is_typical_of_what_is_not_known(cells: int, level: str) -> None:
    assert typical_seconds(cells, level) is None


def test_typical_times_are_those_of_bundled_puzzles() -> None:
    files = sorted(resources.collections()["3-easy"])[:5]
    puzzles = [formats.loads(file.read_text(encoding="utf-8")).puzzle for file in files]
    ratios = [
        grade(puzzle).expected_seconds / (typical_seconds(puzzle.area, "easy") or 1)
        for puzzle in puzzles
    ]
    assert 0.5 < median(ratios) < 2
