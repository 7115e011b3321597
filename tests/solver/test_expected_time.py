"""Expected times: what makes a step slow, and by how much."""

import pytest

from shikaku_gui.solver.expected_time import (
    CLUES_IN_VIEW,
    DRAW_SECONDS,
    LOOK_SECONDS,
    StepLoad,
    expected_seconds,
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
