"""Solving loads nothing large before it is needed."""

import subprocess
import sys

import pytest

SMALL = "Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 0): 2})"
AMBIGUOUS = "Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})"


@pytest.mark.parametrize(
    ("puzzle", "most", "loaded"),
    [(SMALL, 2, set()), (AMBIGUOUS, 2, set()), (AMBIGUOUS, 3, {"numpy", "ortools"})],
)
def test_numpy_and_ortools_come_with_need(puzzle: str, most: int, loaded: set[str]) -> None:
    code = f"""
import sys
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import solve
solve({puzzle}, max_solutions={most})
print(*({{'numpy', 'ortools', 'PySide6'}} & set(sys.modules)))
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(shown.stdout.split()) == loaded


@pytest.mark.parametrize(
    "work",
    [
        "generate(66, 66, seed=1, stop=stop)",
        "generate(62, 62, seed=1, grade='gentle', stop=stop)",
        "solve(Puzzle(90, 90, {Cell(row, 0): 90 for row in range(90)}), stop=stop)",
    ],
)
def test_a_stop_does_not_wait_for_the_import_of_numpy(work: str) -> None:
    """The import goes on, and what is asked next finds it done or waits for it."""
    code = f"""
from threading import enumerate as threads
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import NotFoundError, Status, generate, solve
importing = False
def stop():
    global importing
    importing = importing or any(each.name.startswith('import of') for each in threads())
    return importing
try:
    assert {work}.status is Status.LIMIT
except NotFoundError as error:
    assert error.stopped
assert importing
stop = None
{work}
"""
    subprocess.run([sys.executable, "-c", code], check=True)
