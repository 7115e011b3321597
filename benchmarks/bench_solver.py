"""How quickly puzzles are solved with proof, side by side with other solvers.

    python benchmarks/bench_solver.py [--quick] [--corpus FILE]

Every solver takes its turn on every puzzle, several rounds. A turn lasts 10 milliseconds at
least: short solves are repeated. Its time is their mean, and what counts of a solver is the
median of its turns. The table gives the mean over the puzzles in milliseconds, and the
ratio to ours; then the same ratio for the first solve of each turn alone, which finds in
the processor's caches what another solver left there: that costs the short ones most.
All are processor times, of all threads: on a machine with other work the clock on
the wall measures who has to wait, which is the one whose turn comes after a long one's.
Ratios from the same run say more than times. FILE holds
puzzles in JSON, ``{"name": {"problem": "plain grid"}}``.
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
from typing import NamedTuple, TypeAlias

from rivals import (
    SGT,
    careful,
    careful_given_ours,
    careful_with_proof,
    children_seconds,
    corpus,
    sgt_puzzles,
    sgt_seconds,
    thirty_lines,
    thirty_lines_indexed,
)

from shikaku_gui import resources
from shikaku_gui.formats import load, loads
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Phase, Status, generate, solve

Solver = Callable[[Puzzle], object]

_TURN = 0.01
"""How long a turn lasts at least, in seconds of processor time."""

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


class Turn(NamedTuple):
    """The mean time of the solves of a turn, and that of the first of them, in seconds."""

    mean: float
    first: float


Times: TypeAlias = dict[str, Turn]


def turn(solver: Solver, puzzle: Puzzle) -> Turn:
    """Solve for a while."""
    first = seconds(solver, puzzle)
    total, solves = first, 1
    while total < _TURN:
        total += seconds(solver, puzzle)
        solves += 1
    return Turn(total / solves, first)


def interleaved(puzzles: Sequence[Puzzle], solvers: dict[str, Solver], rounds: int) -> Times:
    """Return each solver's means over the puzzles of its medians over the rounds."""
    turns: dict[str, list[list[Turn]]] = {name: [[] for _ in puzzles] for name in solvers}
    for _ in range(rounds):
        for place, puzzle in enumerate(puzzles):
            for name, solver in solvers.items():
                turns[name][place].append(turn(solver, puzzle))
    return {
        name: Turn(
            fmean(median(each.mean for each in taken) for taken in rows),
            fmean(median(each.first for each in taken) for taken in rows),
        )
        for name, rows in turns.items()
    }


def compare(name: str, puzzles: Sequence[Puzzle], rivals: Iterable[str], rounds: int) -> None:
    """Print one row of the table."""
    solvers = {"ours": ours} | {rival: RIVALS[rival] for rival in rivals}
    means = interleaved(puzzles, solvers, rounds)
    if SGT is not None:
        whole = median(sgt_seconds(puzzles) for _ in range(max(3, rounds))) / len(puzzles)
        means["Tatham's C"] = Turn(whole, whole)
    own = means.pop("ours")
    shown = "  ".join(
        f"{rival} {taken.mean * 1000:.2f} "
        f"({taken.mean / own.mean:.1f}x, {taken.first / own.first:.1f}x)"
        for rival, taken in means.items()
    )
    print(f"{name:>12} x{len(puzzles):<3} ours {own.mean * 1000:8.2f} ms  {shown}", flush=True)


@cache
def generated(side: int) -> Puzzle:
    """Return a puzzle with one solution, rectangles of 6.5 cells on average."""
    return generate(side, side, seed=side)


def tables(*, quick: bool, corpus_file: Path | None) -> None:
    """Print the comparison on real puzzles and on generated ones."""
    rounds = 3 if quick else 7
    for puzzle in (generated(10), generated(100)):
        for solver in (ours, careful):
            solver(puzzle)  # what is loaded once is no part of a solve
    compare("bundled", [load(path).puzzle for path in resources.samples()], RIVALS, rounds)
    if corpus_file is not None:
        compare("corpus", corpus(corpus_file), RIVALS, rounds)
    if SGT is not None:
        for rows, cols, count in ((10, 10, 20), (30, 30, 5), (31, 45, 3), (45, 45, 2)):
            ids = sgt_puzzles(1 if quick else count, rows, cols)
            puzzles = [loads(text).puzzle for text in ids]
            compare(f"sgt {rows}x{cols}", puzzles, RIVALS, rounds)
    for side in (30, 50) if quick else (30, 50, 60, 72, 73, 80, 100):
        rivals = RIVALS if side <= 60 or side == 100 else ("careful",)
        compare(f"ours {side}x{side}", [generated(side)], rivals, 1 if side > 60 else 3)


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

    What the modules of the standard library take that come with it is told apart.
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
    print("mean of medians, and how many times ours:")
    tables(quick=options.quick, corpus_file=options.corpus)
    print("growth with the grid:")
    growth(quick=options.quick)
    print("a cold process that reads and solves 10x10:")
    cold()
    print("longest gap of a 5 ms timer beside a solve (median of 9):")
    gaps()


if __name__ == "__main__":
    main()
