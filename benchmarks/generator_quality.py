"""Compare puzzles in figures with those of Simon Tatham's generator, or print those of a grade.

    python benchmarks/generator_quality.py [NUMBER]
    python benchmarks/generator_quality.py [NUMBER] --grade gentle --side 20

In the first case ours come once with the same mean area, and once as they are by default.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from time import process_time

from bench_generator import mean_area
from benchmark_tools import print_head, print_row, sgt_puzzles

from shikaku_gui import formats
from shikaku_gui.model import Puzzle, Rect
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

ROWS, COLS = 15, 15


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
    options = parser.parse_args()
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
