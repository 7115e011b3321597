"""Which boards hints look at as a whole, and which through windows."""

import pytest

from shikaku_gui.model import Puzzle
from shikaku_gui.solver.step_hints import in_windows
from tests.solver.stopping import scattered


@pytest.mark.parametrize(
    ("puzzle", "through"),
    [
        (Puzzle(60, 60, {}), False),
        (Puzzle(61, 60, {}), True),
        (scattered(10, 10), False),
        (scattered(20, 10), True),
        (scattered(60, 1), False),  # its area is known
    ],
)
def test_many_cells_and_much_room_are_looked_at_through_windows(
    puzzle: Puzzle, through: bool
) -> None:
    assert in_windows(puzzle, None) is through
