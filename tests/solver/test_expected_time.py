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
    StepLoad,
    expected_seconds,
    typical_seconds,
)

DRAWING = StepLoad(1, draws=True, clues_left=5, clues_open=1)


@pytest.mark.parametrize(
    ("steps", "seconds"),
    [
        ([], 0),
        ([DRAWING], DRAW_SECONDS + 3 * LOOK_SECONDS),
        ([DRAWING, DRAWING], 2 * (DRAW_SECONDS + 3 * LOOK_SECONDS)),
        ([DRAWING._replace(draws=False)], 3 * LOOK_SECONDS),
        ([DRAWING._replace(weight=8)], DRAW_SECONDS + 24 * LOOK_SECONDS),
        ([DRAWING._replace(clues_open=5)], DRAW_SECONDS + LOOK_SECONDS),
        ([DRAWING._replace(clues_open=2)], DRAW_SECONDS + 2 * LOOK_SECONDS),
    ],
)
def test_the_time_for_steps(steps: list[StepLoad], seconds: float) -> None:
    assert expected_seconds(steps) == pytest.approx(seconds)


def test_on_a_large_grid_only_a_part_is_looked_through() -> None:
    in_view = DRAWING._replace(clues_left=CLUES_IN_VIEW)
    huge = DRAWING._replace(clues_left=100 * CLUES_IN_VIEW)
    assert expected_seconds([huge]) == expected_seconds([in_view])
    many_open = huge._replace(clues_open=50 * CLUES_IN_VIEW)
    assert expected_seconds([many_open]) == DRAW_SECONDS + LOOK_SECONDS


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
