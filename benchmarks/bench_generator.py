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
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from shikaku_gui.solver import Character, generate

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


def sgt_rect() -> str | None:
    """Return where Tatham's generator is, if it is installed."""
    return shutil.which("sgt-rect", path=f"{os.environ.get('PATH', '')}:/usr/games")


def tatham(program: str, rows: int, cols: int, number: int) -> list[str]:
    """Return the identifiers of ``number`` of its puzzles."""
    command = [program, "--generate", str(number), f"{cols}x{rows}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def seconds(work: Callable[[], object]) -> float:
    """Return how much processor time something takes."""
    start = processor_time()
    work()
    return processor_time() - start


def processor_time() -> float:
    """Return the processor time so far of this process and of those it has seen end."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def mean_area(identifiers: list[str], area: int) -> float:
    """Return the cells to a clue of puzzles given by their identifiers."""
    clues = sum(len(re.findall(r"\d+", name.split(":")[1])) for name in identifiers)
    return area * len(identifiers) / clues


def compare(program: str, rows: int, cols: int, each: int, turns: int) -> tuple[float, ...]:
    """Return the medians of both in milliseconds, of their ratio, and both mean areas.

    Ours are asked in each turn for the mean area that the others had so far.
    """
    area = rows * cols
    names: list[str] = []
    clues: list[int] = []
    ours, theirs = [], []
    generate(rows, cols, seed=-1)
    for turn in range(turns):
        start = seconds(lambda: tatham(program, 2, 2, 1))
        spent = seconds(lambda: names.extend(tatham(program, rows, cols, each)))
        theirs.append(max(0.0, spent - start) / each)
        wanted = Character(round(mean_area(names, area), 1))
        begun = processor_time()
        for number in range(each):
            puzzle = generate(rows, cols, character=wanted, seed=turn * each + number)
            clues.append(len(puzzle.clues))
        ours.append((processor_time() - begun) / each)
    return (
        1000 * statistics.median(theirs),
        1000 * statistics.median(ours),
        statistics.median(theirs) / statistics.median(ours),
        mean_area(names, area),
        area * len(clues) / sum(clues),
    )


def print_comparison(program: str, *, quick: bool) -> None:
    """Print the table of both generators."""
    print("| size | Tatham, ms | ours, ms | theirs / ours | goal | area, theirs | area, ours |")
    print("|---|---|---|---|---|---|---|")
    for rows, cols, each, turns, goal in SIZES:
        if quick:
            turns = 3 if rows < 100 else 1
        them, us, ratio, area, our_area = compare(program, rows, cols, each, turns)
        print(
            f"| {rows}x{cols} | {them:.2f} | {us:.2f} | {ratio:.1f} | {goal:g} "
            f"| {area:.1f} | {our_area:.1f} |",
            flush=True,
        )


def print_growth(*, large: bool) -> None:
    """Print how the time grows with the grid, at the default character."""
    print("\n| size | ours, ms | microseconds a cell | peak memory, MB |")
    print("|---|---|---|---|")
    for rows, cols in GROWTH:
        if rows > 400 and not large:
            continue
        number = 5 if rows <= 200 else 1
        times = [seconds(partial(generate, rows, cols, seed=seed)) for seed in range(number)]
        spent = statistics.median(times)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        cell = spent * 1e6 / (rows * cols)
        print(f"| {rows}x{cols} | {spent * 1000:.0f} | {cell:.1f} | {peak:.0f} |", flush=True)


def print_grades(number: int) -> None:
    """Print the median time by grade and size."""
    grades = ("gentle", "easy", "medium", "hard", "expert")
    print("\n| size | " + " | ".join(f"{grade}, ms" for grade in grades) + " |")
    print("|---" * (len(grades) + 1) + "|")
    for rows, cols in ((7, 7), (10, 10), (15, 15), (20, 20), (31, 45)):
        cells = []
        for grade in grades:
            times = [
                seconds(partial(generate, rows, cols, grade=grade, seed=seed))
                for seed in range(number if rows < 31 else 3)
            ]
            cells.append(f"{1000 * statistics.median(times):.0f}")
        print(f"| {rows}x{cols} | " + " | ".join(cells) + " |", flush=True)


def main() -> int:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few turns, for a first look")
    parser.add_argument("--grades", action="store_true", help="also the time by grade")
    parser.add_argument("--large", action="store_true", help="also 1000x1000")
    options = parser.parse_args()
    program = sgt_rect()
    if program is None:
        print("sgt-rect is not installed (Debian: sgt-puzzles)", file=sys.stderr)
        return 1
    print_comparison(program, quick=options.quick)
    print_growth(large=options.large)
    if options.grades:
        print_grades(3 if options.quick else 9)
    return 0


if __name__ == "__main__":
    sys.exit(main())
