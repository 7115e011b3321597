"""Compares clausal certificates with cutting planes, on puzzles that follow from counting.

    python benchmarks/bench_cutting_planes.py -o DIR [--veripb PROGRAM] [--time-limit S]

VeriPB is not on PyPI; the version in Python (0.3a0) reads the format that is written here.

Each puzzle of the benchmark's families ``parity`` and ``bottleneck`` is written to DIR as a
pseudo-Boolean formula, ``NAME.opb``: of the placements that cover a cell one is chosen, and not all
of the solution's are. ``NAME.pbp`` is a refutation in the format of VeriPB, version 1.1. Where the
linear program says that a placement can have no more than a fraction of 1, its dual values are the
factors of a sum of the cells' equations that proves it, and the placement is excluded. What is left
follows by unit propagation. The dual values are rounded and the sum is checked in integers here.

A row gives the steps and bytes of both certificates and the processor seconds of making them, and,
with ``--veripb``, whether that program accepts the refutation, and how long it takes.
"""

import argparse
import resource
import subprocess
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from math import lcm
from pathlib import Path
from time import process_time
from typing import NamedTuple

from benchmark_tools import print_head, print_row
from ortools.linear_solver import pywraplp

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver import (
    BenchmarkFamily,
    Control,
    CutShortError,
    Solution,
    benchmark_puzzle,
    prove,
    solve,
)
from shikaku_gui.solver.candidates import placements

PUZZLES = [
    *((BenchmarkFamily.PARITY, side, 1) for side in (13, 17, 25, 41)),
    *((BenchmarkFamily.BOTTLENECK, side, seed) for side, seed in ((21, 1), (25, 3))),
    *((BenchmarkFamily.BOTTLENECK, 50, seed) for seed in (1, 2, 3, 4)),
]
_LARGEST_FACTOR = 1000


class Proof(NamedTuple):
    """The formula and its refutation, and how many steps that has."""

    formula: str
    refutation: str
    steps: int


def refute(puzzle: Puzzle, solution: Solution) -> Proof | None:
    """Return the proof that there is no solution but one; None where no sum of equations helps.

    ``solution`` is empty where there is none at all.
    """
    rects = [rect for mine in placements(puzzle) for rect in mine]
    cover: dict[object, list[int]] = {cell: [] for cell in puzzle.grid.cells()}
    for number, rect in enumerate(rects):
        for cell in rect.cells():
            cover[cell].append(number)
    equations = list(cover.values())
    lines = [" ".join(f"1 x{number + 1}" for number in mine) + " = 1 ;" for mine in equations]
    if solution:
        lines.append(" ".join(f"1 ~x{rects.index(rect) + 1}" for rect in solution) + " >= 1 ;")
    head = f"* #variable= {len(rects)} #constraint= {len(lines)}"
    formula = "\n".join([head, *lines]) + "\n"
    count = 2 * len(equations) + bool(solution)
    steps = ["pseudo-Boolean proof version 1.1", f"f {count}"]
    wanted = {rects.index(rect) for rect in solution}
    live = propagated(equations, set(range(len(rects))))
    while live is not None and live != wanted:
        found = excluded(equations, rects, live, wanted)
        if found is None:
            return None
        factors, out = found
        steps.append(polish(factors))
        steps.append(f"u 1 ~x{out + 1} >= 1 ;" if out is not None else "u >= 1 ;")
        live = propagated(equations, live - {out}) if out is not None else None
    if steps[-1] != "u >= 1 ;":
        steps.append("u >= 1 ;")
    steps.append("c -1")
    return Proof(formula, "\n".join(steps) + "\n", len(steps) - 3)


def propagated(equations: list[list[int]], live: set[int]) -> set[int] | None:
    """Return the placements left when cells with one left have taken it; None if one has none."""
    overlapping: dict[int, set[int]] = {}
    for mine in equations:
        for number in mine:
            overlapping.setdefault(number, set()).update(mine)
    changed = True
    while changed:
        changed = False
        for mine in equations:
            left = [number for number in mine if number in live]
            if not left:
                return None
            if len(left) == 1 and (others := overlapping[left[0]] & live - {left[0]}):
                live, changed = live - others, True
    return live


def excluded(
    equations: list[list[int]], rects: list[Rect], live: set[int], wanted: set[int]
) -> tuple[list[int], int | None] | None:
    """Return the factors of a sum that excludes a placement, and which; None for a contradiction.

    Large rectangles are tried first.
    """
    for number in sorted(live - wanted, key=lambda number: -rects[number].area):
        factors = bounding_factors(equations, live, number)
        if factors is None:
            continue
        sums = dict.fromkeys(live, 0)
        for factor, mine in zip(factors, equations, strict=True):
            for each in live.intersection(mine):
                sums[each] += factor
        if min(sums.values()) >= 0 and sum(factors) < 0:
            return factors, None
        if min(sums.values()) >= 0 and sums[number] > sum(factors):
            return factors, number
    return None


def bounding_factors(equations: list[list[int]], live: set[int], number: int) -> list[int] | None:
    """Return the dual values for the largest value of a placement, times their denominators.

    They are those of the dual program, which also has an answer where the equations have none.
    """
    program = pywraplp.Solver.CreateSolver("GLOP")
    values = [program.NumVar(-_LARGEST_FACTOR, _LARGEST_FACTOR, "") for _ in equations]
    weights: dict[int, list[pywraplp.Variable]] = {each: [] for each in live}
    for value, mine in zip(values, equations, strict=True):
        for each in live.intersection(mine):
            weights[each].append(value)
    for each, own in weights.items():
        program.Add(program.Sum(own) >= (1 if each == number else 0))
    program.Minimize(program.Sum(values))
    if program.Solve() != pywraplp.Solver.OPTIMAL or program.Objective().Value() > 1 - 1e-6:
        return None
    exact = [Fraction(value.solution_value()).limit_denominator(60) for value in values]
    scale = lcm(*(value.denominator for value in exact))
    return [int(value * scale) for value in exact]


def polish(factors: list[int]) -> str:
    """Return the sum of the equations as a step in reverse Polish notation.

    Of an equation, VeriPB numbers first the constraint "at least" and then "at most". A positive
    factor takes "at most", as the sum bounds the placements from above.
    """
    terms = [
        f"{2 * place + 1 + (factor > 0)} {abs(factor)} *"
        for place, factor in enumerate(factors)
        if factor
    ]
    return f"p {terms[0]} " + " ".join(f"{term} +" for term in terms[1:]) + " 0"


def rows(folder: Path, checker: str | None, time_limit: float) -> Iterator[list[object]]:
    """Yield a row for each puzzle, and write its files."""
    for family, side, seed in PUZZLES:
        puzzle = benchmark_puzzle(family, side, seed)
        name = f"{family.value}-{side}-{seed}"
        solution: Solution = ()
        if family is not BenchmarkFamily.PARITY:  # which has none
            (solution,) = solve(puzzle).solutions
        row: list[object] = [name, f"{puzzle.rows}x{puzzle.cols}"]
        begun = process_time()
        try:
            certificate = prove(puzzle, Control(stop=partial(is_over, begun + time_limit)))
            text = certificate.files["proof.lrat"]
            size = len(certificate.files["puzzle.cnf"]) + len(text)
            row += [certificate.figures.lemmas, size, f"{process_time() - begun:.2f}"]
        except CutShortError:
            row += ["-", "-", f"> {process_time() - begun:.0f}"]
        begun = process_time()
        proof = refute(puzzle, solution)
        spent = f"{process_time() - begun:.2f}"
        if proof is None:
            yield [*row, "-", "-", spent, "", ""]
            continue
        files = folder / f"{name}.opb", folder / f"{name}.pbp"
        files[0].write_text(proof.formula, "ascii")
        files[1].write_text(proof.refutation, "ascii")
        size = len(proof.formula) + len(proof.refutation)
        yield [*row, proof.steps, size, spent, *(checked(checker, *files) if checker else ("", ""))]


def is_over(end: float) -> bool:
    """Tell whether that much processor time was used."""
    return process_time() > end


def checked(checker: str, formula: Path, refutation: Path) -> tuple[str, str]:
    """Return whether VeriPB accepts a refutation, and the processor seconds it takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [checker, "--requireUnsat", str(formula), str(refutation)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return "accepted" if done.returncode == 0 else "refused", f"{seconds:.2f}"


def main() -> None:
    """Write the files and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--veripb", metavar="PROGRAM")
    parser.add_argument("--time-limit", type=float, default=60.0, metavar="S")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    print_head(
        "puzzle", "size", "LRAT steps", "bytes", "s", "cutting planes", "bytes", "s", "VeriPB", "s"
    )
    for row in rows(options.output, options.veripb, options.time_limit):
        print_row(*row)


if __name__ == "__main__":
    main()
