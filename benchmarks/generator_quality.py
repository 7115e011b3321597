"""Compare puzzles in figures with those of Simon Tatham's generator, or print those of a grade.

    python benchmarks/generator_quality.py [NUMBER]
    python benchmarks/generator_quality.py [NUMBER] --grade gentle --side 20
    python benchmarks/generator_quality.py [NUMBER] --symmetric [--side 15] [--people FILE]
    python benchmarks/generator_quality.py [NUMBER] --images

In the first case ours come once with the same mean area, and once as they are by default. With
``--symmetric`` it is compared how symmetric the solutions of puzzles with symmetric clues are, and
where their clues are, by grade and symmetry; FILE has puzzles of people as JSON. With ``--images``
the first of these figures is printed for each grade, character and needed technique by size.
"""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from bench_generator import mean_area
from benchmark_tools import print_head, print_row, sgt_puzzles

from shikaku_gui import formats
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import (
    Character,
    Difficulty,
    Recipe,
    Symmetry,
    from_recipe,
    generate,
    grade,
    solve,
)
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.fault_lines import falls_apart
from shikaku_gui.solver.generation.symmetry import Images
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

ROWS, COLS = 15, 15

SYMMETRIES = (Symmetry.ROTATION, Symmetry.MIRROR)
SIDES = {10: 1.0, 15: 1.0, 20: 0.5, 40: 0.1}
"""The sides of grids, and which share of the puzzles is made of each."""

CHARACTERS = ("many-small", "small", "large", "few-large", "balanced:square", "balanced:long")
NEEDED = [
    technique
    for technique, record in DIRECT_TECHNIQUES.items()
    if record.easier_twin is None and record.level.rank >= Difficulty.MEDIUM.rank
] + [Technique.WHAT_IF]


def stretched(rect: Rect) -> float:
    """Return the longer side of a rectangle over the shorter."""
    return max(rect.height, rect.width) / min(rect.height, rect.width)


def figures(puzzles: Sequence[Puzzle]) -> dict[str, str]:
    """Return the figures that matter, as text, by what they are."""
    results = [solve(puzzle) for puzzle in puzzles]
    rects = [rect for result in results for rect in result.solutions[0]]
    grades = Counter(grade(puzzle).grade for puzzle in puzzles)
    areas = Counter(rect.area for rect in rects)
    shapes = Counter((rect.height, rect.width) for rect in rects)
    apart = sum(
        falls_apart(puzzle.rows, puzzle.cols, list(result.solutions[0]), Control())
        for puzzle, result in zip(puzzles, results, strict=True)
    )
    placements = sum(result.figures.alternatives for result in results) / len(rects)
    first = [result.figures.fixed / result.figures.rooms for result in results]
    return {
        "mean area": f"{statistics.mean(rect.area for rect in rects):.1f}",
        "clues to a puzzle": f"{len(rects) / len(puzzles):.1f}",
        "placements to a clue": f"{placements:.1f}",
        "clues with one placement from the start": f"{statistics.mean(first):.0%}",
        "different areas to a puzzle": _mean(
            len({r.area for r in s.solutions[0]}) for s in results
        ),
        "different shapes to a puzzle": _mean(
            len({r[2:] for r in s.solutions[0]}) for s in results
        ),
        "areas of 2": f"{areas[2] / len(rects):.0%}",
        "largest area": str(max(areas)),
        "most frequent shape": f"{max(shapes.values()) / len(rects):.0%}",
        "longer side over shorter, mean": f"{statistics.mean(map(stretched, rects)):.1f}",
        "puzzles that fall apart": f"{apart / len(puzzles):.0%}",
    } | {level.value: f"{grades[level.value] / len(puzzles):.0%}" for level in Difficulty}


def _mean(values: Iterable[int]) -> str:
    return f"{statistics.mean(values):.1f}"


def of_grade(options: argparse.Namespace) -> dict[str, str]:
    """Return the figures of puzzles of a grade, and those of making them."""
    puzzles: list[Puzzle] = []
    seconds: list[float] = []
    attempts: list[int] = []

    def note(number: int, _done: float | None) -> None:
        attempts[-1] = number

    for seed in range(options.number):
        recipe = Recipe(
            options.side,
            options.side,
            seed,
            None if options.grade == "any" else Difficulty(options.grade),
            symmetry=Symmetry(options.symmetry),
        )
        attempts.append(0)
        start = process_time()
        puzzles.append(from_recipe(recipe, on_progress=note))
        seconds.append(process_time() - start)
    results = [solve(puzzle) for puzzle in puzzles]
    assert all(len(result.solutions) == 1 for result in results)
    rects = [rect for result in results for rect in result.solutions[0]]
    grades = [grade(puzzle) for puzzle in puzzles]
    clues = sum(each.clues for each in grades)
    return figures(puzzles) | {
        "single cells": f"{sum(rect.area == 1 for rect in rects) / len(rects):.1%}",
        "one cell wide": f"{sum(min(rect[2:]) == 1 for rect in rects) / len(rects):.0%}",
        "steps to remember, of ten clues": f"{10 * sum(g.exclusions for g in grades) / clues:.2f}",
        "steps of only one clue, of ten clues": "{:.2f}".format(
            10 * sum(each.techniques.get("only-clue", 0) for each in grades) / clues
        ),
        "found at the first attempt": f"{attempts.count(1) / len(attempts):.0%}",
        "median milliseconds": f"{1000 * statistics.median(seconds):.1f}",
        "longest, milliseconds": f"{1000 * max(seconds):.1f}",
    }


class Solved(NamedTuple):
    """A puzzle whose clues are symmetric, with its solution, and the symmetry."""

    rows: int
    cols: int
    clues: Sequence[Cell]
    rects: Sequence[Rect]
    symmetry: Symmetry

    @property
    def images(self) -> float:
        """The share of the rectangles whose image is in the solution."""
        image = Images(self.symmetry, self.rows, self.cols).rect
        return len({*self.rects} & set(map(image, self.rects))) / len(self.rects)


def symmetric_ones(recipes: Iterable[Recipe]) -> list[Solved]:
    """Make symmetric puzzles."""
    made = ((recipe, from_recipe(recipe)) for recipe in recipes)
    return [
        Solved(puzzle.rows, puzzle.cols, [*puzzle.clues], solve(puzzle).solutions[0], one.symmetry)
        for one, puzzle in made
    ]


def of_people(path: Path) -> list[Solved]:
    """Read puzzles of people, those with symmetric clues."""
    found: list[Solved] = []
    for each in json.loads(path.read_text("utf-8")):
        rows, cols = each["rows"], each["cols"]
        clues = [Cell(row, col) for row, col, _ in each["clues"]]
        rects = [Rect(*rect) for rect in each["solution"]]
        found += [
            Solved(rows, cols, clues, rects, symmetry)
            for symmetry in SYMMETRIES
            if set(map(Images(symmetry, rows, cols).cell, clues)) == {*clues}
        ]
    return found


def outline(puzzles: Sequence[Solved]) -> dict[str, str]:
    """Return how symmetric solutions are, and the spread of other figures of each puzzle."""
    return {
        "rectangles with their images": _spread([puzzle.images for puzzle in puzzles]),
        "over 0.30": str(sum(puzzle.images > 0.3 for puzzle in puzzles)),
        "cells to a clue": _spread([p.rows * p.cols / len(p.clues) for p in puzzles]),
        "one cell wide": _spread([_share(min(r[2:]) == 1 for r in p.rects) for p in puzzles]),
        "square": _spread([_share(r.height == r.width for r in p.rects) for p in puzzles]),
        "beside another clue": _spread([_share(_beside(p)) for p in puzzles]),
        "at an edge": _spread([_share(_edges(p, clue) > 0 for clue in p.clues) for p in puzzles]),
        "corners with clues": _spread([sum(_edges(p, c) > 1 for c in p.clues) for p in puzzles]),
        "largest area": _spread([max(rect.area for rect in p.rects) for p in puzzles]),
        "different areas": _spread([len({rect.area for rect in p.rects}) for p in puzzles]),
    }


def _spread(values: Iterable[float]) -> str:
    """Return the 10 %, the median, the 90 % and the greatest of some values."""
    ordered = sorted(values)
    some = (ordered[int(share * (len(ordered) - 1))] for share in (0.1, 0.5, 0.9, 1))
    return " ".join(f"{value:.2f}" for value in some)


def _share(found: Iterable[bool]) -> float:
    return statistics.mean(map(float, found))


def _beside(puzzle: Solved) -> Iterable[bool]:
    clues = {*puzzle.clues}
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    for row, col in clues:
        yield any((row + down, col + right) in clues for down, right in sides)


def _edges(puzzle: Solved, clue: Cell) -> int:
    """Return how many edges of the grid a clue is at."""
    return (clue.row in (0, puzzle.rows - 1)) + (clue.col in (0, puzzle.cols - 1))


def compare_symmetric(number: int, side: int, people: Path | None) -> None:
    """Print the figures of symmetric puzzles by grade, beside those of people."""
    columns = {} if people is None else {"people": outline(of_people(people))}
    for wanted in ("any", *(level.value for level in Difficulty)):
        for symmetry in SYMMETRIES:
            level = None if wanted == "any" else Difficulty(wanted)
            recipes = [Recipe(side, side, seed, level, symmetry=symmetry) for seed in range(number)]
            columns[f"{wanted}, {symmetry.value}"] = outline(symmetric_ones(recipes))
    print_table(list(columns), list(columns.values()))


def print_images(number: int) -> None:
    """Print the median and the greatest share of rectangles with their images, by settings.

    On larger grids, which have more rectangles, fewer puzzles are made.
    """
    kinds: dict[str, dict[str, Any]] = {"any": {}}
    kinds |= {level.value: {"grade": level} for level in Difficulty}
    kinds |= {name: {"character": Character.parse(name)} for name in CHARACTERS}
    kinds |= {technique.value: {"needs": technique} for technique in NEEDED}
    print_head("", *(f"{side}x{side}, {one.value}" for side in SIDES for one in SYMMETRIES))
    for name, settings in kinds.items():
        cells: list[str] = []
        for (side, share), symmetry in product(SIDES.items(), SYMMETRIES):
            recipes = [
                Recipe(side, side, seed, symmetry=symmetry, **settings)
                for seed in range(max(1, round(share * number)))
            ]
            shares = [puzzle.images for puzzle in symmetric_ones(recipes)]
            cells.append(f"{statistics.median(shares):.2f} {max(shares):.2f}")
        print_row(name, *cells)


def print_table(heads: Sequence[str], columns: Sequence[dict[str, str]]) -> None:
    """Print figures as a table in Markdown."""
    print_head("", *heads)
    for name in columns[0]:
        print_row(name, *(column[name] for column in columns))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=100)
    parser.add_argument("--grade")
    parser.add_argument("--side", type=int, default=ROWS)
    parser.add_argument("--symmetry", default="none")
    parser.add_argument("--symmetric", action="store_true")
    parser.add_argument("--images", action="store_true")
    parser.add_argument("--people", type=Path)
    options = parser.parse_args()
    if options.symmetric:
        compare_symmetric(options.number, options.side, options.people)
        return
    if options.images:
        print_images(options.number)
        return
    if options.grade:
        print_table([options.grade], [of_grade(options)])
        return
    number = options.number
    names = sgt_puzzles(number, f"{COLS}x{ROWS}")
    alike = Character(round(mean_area(names, ROWS * COLS), 1))
    columns = [
        figures([formats.loads(name).puzzle for name in names]),
        figures([generate(ROWS, COLS, character=alike, seed=seed) for seed in range(number)]),
        figures([generate(ROWS, COLS, seed=seed) for seed in range(number)]),
    ]
    print_table(["Tatham", "ours, same mean area", "ours, default"], columns)


if __name__ == "__main__":
    main()
