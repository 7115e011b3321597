"""Proves and checks puzzles, and prints how long the proofs are, by size of the grid.

    python benchmarks/bench_proofs.py                       all bundled puzzles
    python benchmarks/bench_proofs.py FILE...               these puzzles, all of each file
    python benchmarks/bench_proofs.py --checker PROGRAM     also check them with another program

The other program is called with the CNF and the proof, and must print "VERIFIED", as the
lrat-check of drat-trim does.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path
from statistics import mean
from time import process_time
from typing import NamedTuple

from benchmark_tools import print_head, print_row

from shikaku_gui import formats, proof_checker, resources
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import ProofFigures, prove

CLASSES = {"10x10": 100, "20x20": 400, "31x45": 1395, "above": 10**9}
HEAD = (
    *("size", "puzzles", "placements", "clauses", "steps", "hints", "by supposition"),
    *("prove", "check"),
)


class Run(NamedTuple):
    """A proved puzzle; the times are in seconds of the processor."""

    area: int
    figures: ProofFigures
    hints: int
    proving: float
    checking: float


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--checker", metavar="PROGRAM")
    options = parser.parse_args()
    games = [game for path in options.files or resources.bundled() for game in _games(path)]
    runs = [_run(puzzle, options.checker) for puzzle in games]
    print_head(*HEAD)
    smallest = 0
    for name, largest in CLASSES.items():
        chosen = [run for run in runs if smallest < run.area <= largest]
        smallest = largest
        if chosen:
            print_row(name, len(chosen), *_figures(chosen))
    deepest = max(run.figures.depth for run in runs)
    print(f"\n{len(runs)} proofs checked; suppositions are nested {deepest} deep at most")


def _games(path: Path) -> list[Puzzle]:
    puzzles = formats.loads_set(formats.read_file(path))
    return [puzzles.game(index).puzzle for index in range(len(puzzles.names))]


def _run(puzzle: Puzzle, checker: str | None) -> Run:
    began = process_time()
    certificate = prove(puzzle)
    proved = process_time()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in certificate.files.items():
            (folder / file).write_text(text)
        checking = process_time()
        proof_checker.verify(folder)
        checked = process_time()
        proof = certificate.files.get("proof.lrat", "")
        if checker and proof:
            command = [checker, str(folder / "puzzle.cnf"), str(folder / "proof.lrat")]
            answer = subprocess.run(command, capture_output=True, text=True, check=False).stdout
            assert "VERIFIED" in answer, answer
    steps = [line.split() for line in proof.splitlines() if " d " not in line]
    hints = sum(len(words) - words.index("0") - 2 for words in steps)
    return Run(puzzle.area, certificate.figures, hints, proved - began, checked - checking)


def _figures(runs: list[Run]) -> tuple[str, ...]:
    figures = [run.figures for run in runs]
    steps = sum(each.lemmas for each in figures)
    suppositions = [each.suppositions for each in figures]
    return (
        f"{mean(each.variables for each in figures):.0f}",
        f"{mean(each.clauses for each in figures):.0f}",
        f"{steps / len(runs):.0f}",
        f"{sum(run.hints for run in runs) / steps:.1f}",
        f"{sum(suppositions)} in {sum(each > 0 for each in suppositions)}",
        f"{1000 * mean(run.proving for run in runs):.0f} ms",
        f"{1000 * mean(run.checking for run in runs):.0f} ms",
    )


if __name__ == "__main__":
    main()
