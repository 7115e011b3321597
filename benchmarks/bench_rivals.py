"""How our proofs of uniqueness compare with those of other solvers, and where each spends its time.

    python benchmarks/bench_rivals.py [--quick] [--corpus FILE]

A row gives the means of a puzzle in milliseconds of processor time: listing the placements,
loading the model, finding the solution, proving that there is no other. The solvers take turns,
several rounds; a figure is the median of the rounds. The last columns say how many times ours each
takes, as a whole and without the listing, which all others do by the same loop in plain Python.
``proving_rivals.py`` says what they are and what must be installed. FILE is as in
``bench_solver.py``.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, median

from benchmark_tools import corpus, print_head, print_row
from proving_rivals import LOADERS, Seconds, ours, prove

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import generate

SOLVERS = {"ours": ours} | {name: partial(prove, load) for name, load in LOADERS.items()}


def compare(puzzles: Sequence[Puzzle], rounds: int) -> None:
    """Print a row for each solver."""
    taken: dict[str, list[Seconds]] = {name: [] for name in SOLVERS}
    for turn in range(rounds + 1):
        for name, solver in SOLVERS.items():
            each = [solver(puzzle) for puzzle in puzzles]
            if turn:  # the first warms up
                taken[name].append(Seconds(*map(fmean, zip(*each, strict=True))))
    means = {name: Seconds(*map(median, zip(*each, strict=True))) for name, each in taken.items()}
    whole, bare = sum(means["ours"]), sum(means["ours"][1:])
    for name, parts in means.items():
        ratios = sum(parts) / whole, sum(parts[1:]) / bare
        milliseconds = (f"{part * 1000:.2f}" for part in (*parts, sum(parts)))
        print_row(name, *milliseconds, *(f"{ratio:.2f}x" for ratio in ratios))


def main() -> None:
    """Print a table for each kind of puzzle."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer puzzles and rounds")
    parser.add_argument("--corpus", type=Path, help="puzzles in JSON")
    options = parser.parse_args()
    rounds = 3 if options.quick else 9
    share = 4 if options.quick else 1
    workloads: dict[str, list[Puzzle]] = {}
    if options.corpus:
        workloads["corpus"] = list(corpus(options.corpus).values())
    for rows, cols, grade, count in (
        (10, 10, "hard", 40),
        (31, 45, "hard", 8),
        (100, 100, None, 4),
    ):
        made = (generate(rows, cols, grade=grade, seed=seed) for seed in range(count // share))
        workloads[f"{rows}x{cols}{f', {grade}' if grade else ''}"] = list(made)
    for name, puzzles in workloads.items():
        print(f"\n{name}, {len(puzzles)} puzzles:\n")
        print_head(
            "solver",
            "listing",
            "loading",
            "solving",
            "proof",
            "whole",
            "of ours",
            "without listing",
        )
        compare(puzzles, rounds)


if __name__ == "__main__":
    main()
