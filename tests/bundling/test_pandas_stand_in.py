"""OR-Tools with the module that replaces pandas in a bundle."""

import json
import subprocess
import sys
from pathlib import Path

from shikaku_gui.solver import FORMULATIONS

STAND_IN = Path(__file__).resolve().parents[2] / "script" / "bundling" / "pandas_stand_in.py"

RUN_ALL = """
import json, runpy, sys
runpy.run_path(sys.argv[1])
sys.executable = ""  # all in this process, which has the stand-in
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import Laboratory, solve
dominoes = Puzzle(4, 4, {Cell(r, c): 2 for r in range(4) for c in range(4) if (r + c) % 2 == 0})
answer = {"solutions": len(solve(dominoes, max_solutions=100).solutions)}
unique = Puzzle(3, 3, {Cell(0, 0): 3, Cell(0, 1): 2, Cell(2, 2): 4})
answer["verdicts"] = {
    run.formulation.name: run.outcome.verdict for run in Laboratory(unique).runs()
}
answer["stand-in"] = not hasattr(sys.modules["pandas"], "DataFrame")
print(json.dumps(answer))
"""


def test_searches_and_formulations_need_no_pandas() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN_ALL, STAND_IN], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[-1])
    assert answer["stand-in"]
    assert answer["solutions"] == 36
    assert answer["verdicts"] == {formulation.name: "unique" for formulation in FORMULATIONS}
