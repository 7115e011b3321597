"""Compare the generator with Simon Tatham's, interleaved, at equal clue density.

    python benchmarks/bench_generator.py [--quick] [--grades] [--large]

For each size both make the same number of puzzles in turn, a few at a time; ours is asked
for rectangles of the mean area that the other's have. The table gives medians over those
turns, of processor time, so that other work on the machine counts for little. Tatham's
generator is ``sgt-rect`` of the Debian package sgt-puzzles, which is asked for several
puzzles in one process, its start taken off. Its puzzles are solvable by its own
deductions, which are about our basic ones; ours are asked for no grade.
"""

import argparse
import re
import statistics
from collections.abc import Callable
from functools import partial

from benchmark_tools import all_seconds, print_head, print_row, sgt_puzzles

from shikaku_gui.solver import Character, generate
from shikaku_gui.solver.control import peak_memory

SIZES = (
    # rows, cols, puzzles a turn, turns, the wanted ratio
    (10, 10, 40, 12, 1.0),
    (20, 20, 10, 12, 4.0),
    (30, 30, 5, 10, 6.0),
    (31, 45, 4, 10, 12.0),
    (60, 60, 2, 20, 45.0),
    (100, 100, 1, 20, 55.0),
)
GROWTH = ((100, 100), (200, 200), (400, 400), (1000, 1000))


def seconds(work: Callable[[], object]) -> float:
    """Return how much processor time something takes."""
    start = all_seconds()
    work()
    return all_seconds() - start


def mean_area(identifiers: list[str], area: int) -> float:
    """Return the cells to a clue of puzzles given by their identifiers."""
    clues = sum(len(re.findall(r"\d+", name.split(":")[1])) for name in identifiers)
    return area * len(identifiers) / clues


def compare(rows: int, cols: int, each: int, turns: int) -> tuple[float, ...]:
    """Return the medians of both in milliseconds, of their ratio, and both mean areas.

    Ours are asked in each turn for the mean area that the others had so far.
    """
    area = rows * cols
    names: list[str] = []
    clues: list[int] = []
    ours, theirs = [], []
    generate(rows, cols, seed=-1)
    for turn in range(turns):
        start = seconds(lambda: sgt_puzzles(1, "2x2"))
        spent = seconds(lambda: names.extend(sgt_puzzles(each, f"{cols}x{rows}")))
        theirs.append(max(0.0, spent - start) / each)
        wanted = Character(round(mean_area(names, area), 1))
        begun = all_seconds()
        for number in range(each):
            puzzle = generate(rows, cols, character=wanted, seed=turn * each + number)
            clues.append(len(puzzle.clues))
        ours.append((all_seconds() - begun) / each)
    return (
        1000 * statistics.median(theirs),
        1000 * statistics.median(ours),
        statistics.median(theirs) / statistics.median(ours),
        mean_area(names, area),
        area * len(clues) / sum(clues),
    )


def print_comparison(*, quick: bool) -> None:
    """Print the table of both generators."""
    print_head(
        "size", "Tatham, ms", "ours, ms", "theirs / ours", "goal", "area, theirs", "area, ours"
    )
    for rows, cols, each, turns, goal in SIZES:
        if quick:
            turns = 3 if rows < 100 else 1
        them, us, ratio, area, our_area = compare(rows, cols, each, turns)
        figures = (f"{them:.2f}", f"{us:.2f}", f"{ratio:.1f}", f"{goal:g}")
        print_row(f"{rows}x{cols}", *figures, f"{area:.1f}", f"{our_area:.1f}")


def print_growth(*, large: bool) -> None:
    """Print how the time grows with the grid, at the default character."""
    print()
    print_head("size", "ours, ms", "microseconds a cell", "peak memory, MiB")
    for rows, cols in GROWTH:
        if rows > 400 and not large:
            continue
        number = 5 if rows <= 200 else 1
        times = [seconds(partial(generate, rows, cols, seed=seed)) for seed in range(number)]
        spent = statistics.median(times)
        peak = peak_memory() / 2**20
        cell = spent * 1e6 / (rows * cols)
        print_row(f"{rows}x{cols}", f"{spent * 1000:.0f}", f"{cell:.1f}", f"{peak:.0f}")


def print_grades(number: int) -> None:
    """Print the median time by grade and size."""
    grades = ("gentle", "easy", "medium", "hard", "expert")
    print()
    print_head("size", *(f"{grade}, ms" for grade in grades))
    for rows, cols in ((7, 7), (10, 10), (15, 15), (20, 20), (31, 45)):
        cells = []
        for grade in grades:
            times = [
                seconds(partial(generate, rows, cols, grade=grade, seed=seed))
                for seed in range(number if rows < 31 else 3)
            ]
            cells.append(f"{1000 * statistics.median(times):.0f}")
        print_row(f"{rows}x{cols}", *cells)


def main() -> None:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few turns, for a first look")
    parser.add_argument("--grades", action="store_true", help="also the time by grade")
    parser.add_argument("--large", action="store_true", help="also 1000x1000")
    options = parser.parse_args()
    print_comparison(quick=options.quick)
    print_growth(large=options.large)
    if options.grades:
        print_grades(3 if options.quick else 9)


if __name__ == "__main__":
    main()
