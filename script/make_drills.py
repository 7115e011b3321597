"""Regenerate the drills of assets/drills/: the same lines each time, each from its recipe.

Usage: .venv/bin/python script/make_drills.py [TECHNIQUE...]
"""

import sys
from itertools import count
from pathlib import Path

from shikaku_gui.solver import TECHNIQUES, Drill, Technique, make_drill

DRILLS = 30
"""How many drills each technique has, half of them from each kind of puzzle."""

SHAPE_DRILLS, MOST_SHAPE_SEEDS = 10, 150
"""How many drills with shape clues each technique has at most, and how many seeds are tried."""

SEEDS_EACH = 10_000
"""Each technique has seeds of its own, so that no two have drills on the same puzzle."""


def drills_of(technique: Technique) -> list[Drill]:
    """Return the first good drills, smaller puzzles first, each from a puzzle of its own."""
    found: list[Drill] = []
    kinds = TECHNIQUES[technique].drills.kinds
    first = SEEDS_EACH * list(Technique).index(technique) + 1
    for number, kind in enumerate(kinds, 1):
        for seed in count(first):
            if len(found) == DRILLS * number // len(kinds):
                break
            drill = make_drill(technique, kind, seed)
            if drill is not None:
                found.append(drill)
    return found


def shape_drills_of(technique: Technique) -> list[Drill]:
    """Return the first good drills with shape clues, each from a puzzle of its own."""
    found: list[Drill] = []
    first = SEEDS_EACH * list(Technique).index(technique) + 1
    kinds = TECHNIQUES[technique].drills.kinds
    for seed in range(first, first + MOST_SHAPE_SEEDS):
        if len(found) == SHAPE_DRILLS:
            break
        drill = make_drill(technique, kinds[seed % len(kinds)], seed, shapes=True)
        if drill is not None:
            found.append(drill)
    return found


def main(names: list[str]) -> None:
    """Write a file for each technique, or for those named only."""
    folder = Path(__file__).resolve().parent.parent / "assets" / "drills"
    folder.mkdir(parents=True, exist_ok=True)
    for technique in map(Technique, names) if names else Technique:
        write(drills_of(technique), folder / f"{technique.value}.txt")
        write(shape_drills_of(technique), folder / "shapes" / f"{technique.value}.txt")


def write(drills: list[Drill], path: Path) -> None:
    """Write drills to a file, a line for each."""
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{drill}\n" for drill in drills), encoding="ascii")
    print(f"{path.parent.name}/{path.name}: {len(drills)} drills", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
