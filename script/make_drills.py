"""Make the drills of assets/drills/ anew: the same lines each time, each from its recipe.

Usage: .venv/bin/python script/make_drills.py [FOLDER]
"""

import sys
from itertools import count
from pathlib import Path

from shikaku_gui.solver import DRILL_KINDS, Drill, Technique, make_drill

DRILLS = 30
"""How many drills each technique has, half of them from each kind of puzzle."""

VERSION = 1
"""The version of the recipes, which a newer generator still makes."""


def drills_of(technique: Technique, used: set[str]) -> list[Drill]:
    """Return the first good drills, smaller puzzles first, each from a puzzle of its own."""
    found: list[Drill] = []
    kinds = DRILL_KINDS[technique]
    for number, kind in enumerate(kinds, 1):
        for seed in count(1):
            if len(found) == DRILLS * number // len(kinds):
                break
            drill = make_drill(technique, kind, seed, version=VERSION)
            if drill is not None and drill.puzzle not in used:
                used.add(drill.puzzle)
                found.append(drill)
    return found


def main(folder: Path) -> None:
    """Write a file for each technique."""
    folder.mkdir(parents=True, exist_ok=True)
    used: set[str] = set()
    for technique in Technique:
        drills = drills_of(technique, used)
        path = folder / f"{technique.value}.txt"
        path.write_text("".join(f"{drill}\n" for drill in drills), encoding="ascii")
        print(f"{path.name}: {len(drills)} drills")


if __name__ == "__main__":
    root = Path(__file__).resolve().parent.parent
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else root / "assets" / "drills")
