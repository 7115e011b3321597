"""How quickly puzzles are solved with proof, side by side with other solvers.

    python benchmarks/bench_solver.py [--quick] [--corpus FILE]

The headline is the batch: each solver solves all puzzles of a row in sequence, by itself, for 0.3
seconds at least, and the solvers take turns, several rounds. The table gives our mean of a puzzle
in milliseconds, of the median of the rounds, and how many times as long the others take. The
second figure of each is that of single solves right after another solver's, which find in the
processor's caches what that one left there: that costs the short ones most. How often ours called
CP-SAT is printed beside them. All are processor times, of all threads: on a machine with other work
the clock on the wall measures who has to wait, which is the one whose turn comes after a long
one's. Ratios from the same run say more than times. FILE holds puzzles in JSON,
``{"name": {"problem": "plain grid"}}``.
"""

import argparse
import math
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time, sleep
from typing import NamedTuple

from benchmark_tools import SGT, children_seconds, corpus, print_head, print_row, sgt_puzzles
from rivals import (
    careful,
    careful_given_ours,
    careful_with_proof,
    sgt_seconds,
    thirty_lines,
    thirty_lines_indexed,
)

from shikaku_gui import resources
from shikaku_gui.formats import load, loads
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Level, Phase, Status, generate, solve

Solver = Callable[[Puzzle], object]

_TURN = 0.3
"""How long the turn of a solver lasts at least, in seconds of processor time."""

RIVALS: dict[str, Solver] = {
    "30 lines": thirty_lines,
    "indexed": thirty_lines_indexed,
    "careful": careful,
    "careful, given ours": careful_given_ours,
    "careful, proof": careful_with_proof,
}


def ours(puzzle: Puzzle) -> None:
    """Solve with proof, by deduction alone."""
    result = solve(puzzle)
    assert result.status is not Status.LIMIT


def seconds(solver: Solver, puzzle: Puzzle) -> float:
    """Return the processor time of one solve."""
    start = process_time()
    solver(puzzle)
    return process_time() - start


class Means(NamedTuple):
    """The seconds of a puzzle: in sequence, and right after another solver's."""

    in_sequence: float
    after_another: float


def batch_seconds(solver: Solver, puzzles: Sequence[Puzzle]) -> float:
    """Return the mean processor time of puzzles solved one after the other, again and again."""
    start, solved = process_time(), 0
    while process_time() - start < _TURN:
        for puzzle in puzzles:
            solver(puzzle)
        solved += len(puzzles)
    return (process_time() - start) / solved


def measured(
    puzzles: Sequence[Puzzle], solvers: dict[str, Solver], rounds: int
) -> dict[str, Means]:
    """Return each solver's means over the puzzles, of its medians over the rounds."""
    batches: dict[str, list[float]] = {name: [] for name in solvers}
    singles: dict[str, list[list[float]]] = {name: [[] for _ in puzzles] for name in solvers}
    for _ in range(rounds):
        for name, solver in solvers.items():
            batches[name].append(batch_seconds(solver, puzzles))
        for place, puzzle in enumerate(puzzles):
            for name, solver in solvers.items():
                singles[name][place].append(seconds(solver, puzzle))
    return {
        name: Means(median(batches[name]), fmean(map(median, singles[name]))) for name in solvers
    }


def compare(name: str, puzzles: Sequence[Puzzle], rivals: Iterable[str], rounds: int) -> None:
    """Print one row of the table."""
    solvers = {"ours": ours} | {rival: RIVALS[rival] for rival in rivals}
    means = measured(puzzles, solvers, rounds)
    if SGT is not None:
        whole = median(sgt_seconds(puzzles) for _ in range(max(3, rounds))) / len(puzzles)
        means["Tatham's C"] = Means(whole, whole)
    own = means["ours"]
    ratios = [
        f"{_ratio(means[rival].in_sequence, own.in_sequence)}, "
        f"{_ratio(means[rival].after_another, own.after_another)}"
        if rival in means
        else ""
        for rival in (*RIVALS, "Tatham's C")
    ]
    searches = sum(solve(puzzle).figures.searches for puzzle in puzzles)
    print_row(f"{name} ({len(puzzles)})", f"{own.in_sequence * 1000:.2f}", *ratios, searches)


def _ratio(theirs: float, ours: float) -> str:
    return f"{theirs / ours:.3g}x"


@cache
def generated(side: int) -> Puzzle:
    """Return a puzzle with one solution, rectangles of 6.5 cells on average."""
    return generate(side, side, seed=side)


def tables(*, quick: bool, corpus_file: Path | None) -> None:
    """Print the comparison on real puzzles and on generated ones."""
    rounds = 3 if quick else 7
    print_head("workload", "ours, ms", *RIVALS, "Tatham's C", "searches")
    for puzzle in (generated(10), generated(100)):
        for solver in (ours, careful):
            solver(puzzle)  # what is loaded once is no part of a solve
    compare("bundled", [load(path).puzzle for path in resources.samples()], RIVALS, rounds)
    if corpus_file is not None:
        compare("corpus", list(corpus(corpus_file).values()), RIVALS, rounds)
    if SGT is not None:
        for rows, cols, count in ((10, 10, 20), (30, 30, 5), (31, 45, 3), (45, 45, 2)):
            ids = sgt_puzzles(1 if quick else count, f"{cols}x{rows}")
            puzzles = [loads(text).puzzle for text in ids]
            compare(f"sgt {rows}x{cols}", puzzles, RIVALS, rounds)
    for side in (30, 50) if quick else (30, 50, 60, 72, 73, 80, 100):
        rivals = RIVALS if side <= 60 or side == 100 else ("careful",)
        compare(f"ours {side}x{side}", [generated(side)], rivals, 3)


def each_puzzle(puzzles: Mapping[str, Puzzle]) -> None:
    """Print what is known of each puzzle, and the median time of nine solves in sequence."""
    print_head(
        "puzzle", "size", "Rooms", "Fixed", "Alt", "Cover", "Basic", "Sub", "Shave", "status", "ms"
    )
    for name, puzzle in puzzles.items():
        taken = median(seconds(ours, puzzle) for _ in range(9))
        result = solve(puzzle)
        figures = result.figures
        left = (figures.left.get(level, "") for level in Level)
        print_row(
            name,
            f"{puzzle.rows}x{puzzle.cols}",
            figures.rooms,
            figures.fixed,
            figures.alternatives,
            figures.cover,
            *left,
            result.status.value,
            f"{taken * 1000:.2f}",
        )


def growth(*, quick: bool) -> None:
    """Print how processor time and memory grow with the cells, and large against small."""
    sides = (100, 200) if quick else (100, 200, 300, 500, 1000)
    taken: dict[int, float] = {}
    for side in sides:
        puzzle = generated(side)
        taken[side] = median(seconds(ours, puzzle) for _ in range(3))
        result = solve(puzzle)
        peak = max(result.figures.peak_memory.values()) / 2**20
        print(
            f"  {side}x{side}: {taken[side] * 1000:.0f} ms, {result.figures.rooms} clues, "
            f"{result.figures.alternatives} placements, at most {peak:.0f} MiB so far; "
            f"{result.figures.searches} searches; {_shares(result.figures.seconds)}"
        )
    rise = math.log(taken[sides[-1]] / taken[100]) / (2 * math.log(sides[-1] / 100))
    model = median(seconds(careful, generated(100)) for _ in range(3))
    print(f"  exponent in cells {rise:.2f}; a careful 100x100 takes {model * 1000:.0f} ms")
    print(f"  {sides[-1]}x{sides[-1]} takes {taken[sides[-1]] / model:.2f} of that")


def _shares(spent: Mapping[Phase, float]) -> str:
    return ", ".join(f"{phase.value} {time * 1000:.0f} ms" for phase, time in spent.items())


def cold() -> None:
    """Print the processor time of reading and solving one puzzle beyond Python's start.

    What the modules of the standard library take that come with it is printed separately.
    """
    path = next(path for path in resources.samples() if path.stem == "nikoli-web-1")
    code = (
        "from shikaku_gui.formats import load\nfrom shikaku_gui.solver import solve\n"
        f"solve(load({str(path)!r}).puzzle)\n"
    )
    tell = "import sys\nprint(*(name for name in sys.modules if 'shikaku' not in name))"
    shown = subprocess.run(
        [sys.executable, "-c", code + tell], check=True, capture_output=True, text=True
    )
    names = [name for name in shown.stdout.split() if name != "__main__"]
    library = f"for name in {names}: __import__(name)"
    times: dict[str, list[float]] = {"pass": [], library: [], code: []}
    for _ in range(15):
        for text, taken in times.items():
            before = children_seconds()
            subprocess.run([sys.executable, "-c", text], check=True)
            taken.append(children_seconds() - before)
    bare, standard, whole = map(median, times.values())
    print(
        f"  {(whole - bare) * 1000:.0f} ms more than Python's {bare * 1000:.0f} ms, "
        f"{(standard - bare) * 1000:.0f} of them the standard library's"
    )


def gaps() -> None:
    """Print the longest gap of a 5 ms timer on this thread while another one solves."""
    for side in (31, 72, 100, 200):
        puzzle = generated(side)
        worst = []
        for _ in range(9):
            thread = threading.Thread(target=ours, args=(puzzle,))
            thread.start()
            worst.append(_worst_gap(thread))
        print(f"  {side}x{side}: {median(worst) * 1000:.0f} ms")


def _worst_gap(thread: threading.Thread) -> float:
    worst, before = 0.0, perf_counter()
    while thread.is_alive():
        sleep(0.005)
        now = perf_counter()
        worst, before = max(worst, now - before), now
    return worst


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="smaller, fewer rounds")
    parser.add_argument("--corpus", type=Path, help="puzzles in JSON")
    options = parser.parse_args()
    print("our milliseconds, and how many times that others take, in sequence and after another:")
    tables(quick=options.quick, corpus_file=options.corpus)
    print("each puzzle:")
    named = {path.stem: load(path).puzzle for path in resources.samples()}
    each_puzzle(named | (corpus(options.corpus) if options.corpus else {}))
    print("growth with the grid:")
    growth(quick=options.quick)
    print("a cold process that reads and solves 10x10:")
    cold()
    print("longest gap of a 5 ms timer beside a solve (median of 9):")
    gaps()


if __name__ == "__main__":
    main()
