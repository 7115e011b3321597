"""What solving loads: nothing large before it is needed."""

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
