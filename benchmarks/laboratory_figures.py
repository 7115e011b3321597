"""Makes the figures of docs/laboratory.md.

    python benchmarks/laboratory_figures.py integrality --corpus FILE -o OUT.csv
    python benchmarks/laboratory_figures.py integrality --make 10x10/hard:2000 -o OUT.csv
    python benchmarks/laboratory_figures.py integrality-table OUT.csv...
    python benchmarks/laboratory_figures.py growth -o OUT.csv
    python benchmarks/laboratory_figures.py growth --sides 10:3,20:1 --grades hard -o OUT.csv
    python benchmarks/laboratory_figures.py growth-table OUT.csv...
    python benchmarks/laboratory_figures.py lab-table OUT.csv...
    python benchmarks/laboratory_figures.py families-table OUT.csv...

``integrality`` asks of each puzzle whether its linear relaxation is one single point: its
solution. That is proved by the exact bound of :mod:`shikaku_gui.solver.formulations.relaxation`,
for all placements and for those that each level of reasoning leaves. ``growth`` runs all
formulations on generated puzzles of growing size (SIDE:NUMBER of puzzles of each grade); one that
has not settled all puzzles of a size and grade is not run on larger ones of the grade.
``lab-table`` sums up what ``shikaku lab --csv`` has printed, ``families-table`` what it has
printed for the puzzles of ``shikaku benchmark``, by family. Rows are added to a file as they are
known, so work can be done in pieces. Each row says where it comes from, as those of ``shikaku lab``
do: versions, commit, machine, day and limits.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmark_tools import corpus, csv_rows, print_head, print_row

from shikaku_gui.cli.lab_summary import SIZE_CLASSES, SizedTime, summary
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    FORMULATIONS,
    Control,
    Difficulty,
    Laboratory,
    ReasoningLevel,
    RunLimits,
    Verdict,
    generate,
    grade,
)
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.formulations.catalogue import formulation_named
from shikaku_gui.solver.formulations.formulation import RunOutcome, run_checked
from shikaku_gui.solver.formulations.provenance import origin_of_figures, versions_and_machine

LEVELS = ("all", *(level.value for level in ReasoningLevel))
INTEGRALITY = ("kind", "size", "grade", "seed", "rooms", "placements", "vertex", *LEVELS)
GROWTH = (
    "side", "grade", "seed", "rooms", "placements", "formulation", "verdict", "seconds", "memory",
)  # fmt: skip
SIDES = "10:3,20:3,30:3,40:2,50:2,60:1,80:1,100:1"

_SETTLED = {Verdict.UNIQUE.value, Verdict.MULTIPLE.value, Verdict.INFEASIBLE.value}
_RELAXATION = formulation_named("relaxation")


class Asked(NamedTuple):
    """A puzzle to examine, and what it is called in the tables."""

    kind: str
    grade: str
    seed: int
    puzzle: Puzzle


def integrality(puzzles: Iterable[Asked], output: Path) -> None:
    """Add a row for each puzzle."""
    origin = versions_and_machine()
    for asked in puzzles:
        puzzle = asked.puzzle
        laboratory = Laboratory(puzzle)
        first = relaxed(puzzle, laboratory.placements)
        answers = [is_single_point(first)]
        before = laboratory.placements
        for step in laboratory.levels():
            if step.left == 0:
                answers.append(True)
            elif step.placements == before:
                answers.append(answers[-1])
            else:
                answers.append(is_single_point(relaxed(puzzle, step.placements)))
            before = step.placements
        add_row(
            output,
            (*INTEGRALITY, *origin),
            (
                asked.kind,
                f"{puzzle.rows}x{puzzle.cols}",
                asked.grade,
                asked.seed,
                len(puzzle.clues),
                sum(map(len, laboratory.placements)),
                int(first.verdict is not Verdict.UNDECIDED),
                *map(int, answers),
                *origin.values(),
            ),
        )


def relaxed(puzzle: Puzzle, placements: Placements) -> RunOutcome:
    """Return what the linear relaxation says, by PDLP where the simplex method fails."""
    outcome = run_checked(_RELAXATION, puzzle, placements, Control())
    if outcome.verdict is Verdict.UNDECIDED and not outcome.values:
        return run_checked(formulation_named("relaxation-pdlp"), puzzle, placements, Control())
    return outcome


def is_single_point(outcome: RunOutcome) -> bool:
    """Tell whether it is proved that the relaxation is one integral point."""
    return outcome.verdict is Verdict.UNIQUE and outcome.proved


def from_corpus(path: Path) -> Iterator[Asked]:
    """Yield the puzzles of a corpus with their grades."""
    for number, puzzle in enumerate(corpus(path).values()):
        yield Asked("corpus", grade(puzzle).grade, number, puzzle)


def made(wanted: str, first: int) -> Iterator[Asked]:
    """Yield generated puzzles: ``10x10/hard:2000`` are 2000 of that size and grade."""
    what, number = wanted.split(":")
    size, name = what.split("/")
    rows, cols = map(int, size.split("x"))
    for seed in range(first, first + int(number)):
        yield Asked("generated", name, seed, generate(rows, cols, grade=name, seed=seed))


def integrality_table(paths: Iterable[Path]) -> None:
    """Print a Markdown table of the puzzles whose relaxation is integral, by size and grade."""
    groups: defaultdict[tuple[str, str, str], list[dict[str, str]]] = defaultdict(list)
    for row in csv_rows(paths):
        size = row["size"] if row["kind"] == "generated" else "all"
        groups[row["kind"], size, row["grade"]].append(row)
        groups[row["kind"], "together", ""].append(row)
    print_head("puzzles", "grade", "number", "corner", *LEVELS)
    grades = ["", *(each.value for each in Difficulty)]
    order = sorted(groups, key=lambda group: (*group[:2], grades.index(group[2])))
    for kind, size, name in order:
        group = groups[kind, size, name]
        figures = [sum(int(row[column]) for row in group) for column in ("vertex", *LEVELS)]
        print_row(f"{kind} {size}", name, len(group), *figures)


def growth(
    sides: Iterable[tuple[int, int]], grades: Sequence[str], limits: RunLimits, output: Path
) -> None:
    """Add a row for each formulation on each of some puzzles of each size and grade.

    ``sides`` are pairs of a side and how many puzzles of it. What the file has is not run again.
    """
    origin = origin_of_figures(limits)
    known = list(csv_rows([output])) if output.exists() else []
    done = {(int(row["side"]), row["grade"], int(row["seed"]), row["formulation"]) for row in known}
    failed: dict[tuple[str, str], int] = {}
    for row in known:
        if row["verdict"] not in _SETTLED:
            key, side = (row["grade"], row["formulation"]), int(row["side"])
            failed[key] = min(side, failed.get(key, side))
    for (side, seeds), name in product(sides, grades):
        able = [each for each in FORMULATIONS if failed.get((name, each.name), side) >= side]
        for seed in range(1, seeds + 1):
            waiting = [each for each in able if (side, name, seed, each.name) not in done]
            if not waiting:
                continue
            laboratory = Laboratory(generate(side, side, grade=name, seed=seed))
            rooms, listed = len(laboratory.puzzle.clues), sum(map(len, laboratory.placements))
            for run in laboratory.runs(waiting, limits):
                verdict = run.outcome.verdict.value
                if verdict not in _SETTLED:
                    failed[name, run.formulation.name] = side
                listing = laboratory.seconds_listing if run.formulation.needs_listing else 0.0
                seconds = f"{run.cold + listing:.5f}"
                found = (run.formulation.name, verdict, seconds, run.peak_memory)
                figures = (side, name, seed, rooms, listed, *found)
                add_row(output, (*GROWTH, *origin), (*figures, *origin.values()))


def growth_table(paths: Iterable[Path]) -> None:
    """Print a Markdown table of milliseconds by grade and size, the median of those settled."""
    taken: defaultdict[tuple[str, str, int], list[dict[str, str]]] = defaultdict(list)
    for row in csv_rows(paths):
        taken[row["grade"], row["formulation"], int(row["side"])].append(row)
    for name in dict.fromkeys(key[0] for key in taken):
        sides = sorted({side for each, _, side in taken if each == name})
        print_head(name, *(f"{side}x{side}" for side in sides))
        for formulation in FORMULATIONS:
            cells = [growth_cell(taken[name, formulation.name, side]) for side in sides]
            print_row(f"`{formulation.name}`", *cells)
        print()


def growth_cell(rows: Sequence[dict[str, str]]) -> str:
    """Return the milliseconds, or the verdicts where nothing was settled; "-" if it was not run.

    The puzzles of the generator have one solution, so any other number is a false claim.
    """
    if not rows:
        return "-"
    settled = [
        float(row["seconds"]) * 1000 for row in rows if row["verdict"] == Verdict.UNIQUE.value
    ]
    if not settled:
        return ", ".join(sorted({row["verdict"] for row in rows}))
    typical = f"{median(settled):.3g}" if median(settled) < 1000 else f"{median(settled):.0f}"
    return typical if len(settled) == len(rows) else f"{typical} ({len(settled)} of {len(rows)})"


def lab_table(paths: Iterable[Path]) -> None:
    """Print the summary of rows that ``shikaku lab --csv`` has printed."""
    rows = list(csv_rows(paths))
    proofs = proved_verdicts(rows)
    times = []
    for row in rows:
        size_class = sum(int(row["rows"]) * int(row["cols"]) > most for most in SIZE_CLASSES)
        seconds = with_listing(row, row["seconds_warm"] or row["seconds_cold"])
        settled = is_settled(row, proofs)
        times.append(SizedTime(row["formulation"], size_class, seconds if settled else None))
    timed = {each.formulation for each in times}
    print(summary(times, [each.name for each in FORMULATIONS if each.name in timed]), end="")


def proved_verdicts(rows: Iterable[dict[str, str]]) -> dict[str, str]:
    """Return the verdicts that were proved, by file."""
    return {
        row["file"]: row["verdict"]
        for row in rows
        if row["proved"] == "True" and row["verdict"] in _SETTLED
    }


def is_settled(row: dict[str, str], proofs: dict[str, str]) -> bool:
    """Tell whether a run settled a puzzle.

    A claim that a proof of another formulation contradicts settles nothing.
    """
    verdict = row["verdict"]
    return verdict in _SETTLED and verdict == proofs.get(row["file"], verdict)


def with_listing(row: dict[str, str], seconds: str) -> float:
    """Return the seconds of a run and of listing the placements, where it needs these."""
    needs_listing = formulation_named(row["formulation"]).needs_listing
    return float(seconds) + (float(row["seconds_listing"]) if needs_listing else 0.0)


def families_table(paths: Iterable[Path]) -> None:
    """Print a Markdown table of milliseconds by family for each size, the median of those settled.

    The rows are those of ``shikaku lab --csv`` for files such as ``cut-20-1.txt``.
    """
    rows = list(csv_rows(paths))
    proofs = proved_verdicts(rows)
    taken: defaultdict[tuple[int, str, str], list[tuple[float, bool]]] = defaultdict(list)
    for row in rows:
        family, size, _ = Path(row["file"]).stem.split("-")
        taken[int(size), row["formulation"], family].append(
            (with_listing(row, row["seconds_cold"]) * 1000, is_settled(row, proofs))
        )
    for side in sorted({side for side, _, _ in taken}):
        families = list(dict.fromkeys(family for each, _, family in taken if each == side))
        print_head(f"{side}x{side}", *(f"`{family}`" for family in families))
        for formulation in FORMULATIONS:
            cells = [family_cell(taken[side, formulation.name, family]) for family in families]
            print_row(f"`{formulation.name}`", *cells)
        print()


def family_cell(runs: Sequence[tuple[float, bool]]) -> str:
    """Return the median of what settled the puzzle, and how many did if not all."""
    settled = [milliseconds for milliseconds, is_one in runs if is_one]
    if not settled:
        return "-"
    typical = f"{median(settled):.3g}" if median(settled) < 1000 else f"{median(settled):.0f}"
    return typical if len(settled) == len(runs) else f"{typical} ({len(settled)} of {len(runs)})"


def add_row(path: Path, columns: Sequence[str], values: Sequence[object]) -> None:
    """Add a row to a CSV file, with the names of the columns where it is new."""
    new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(columns)
        writer.writerow(values)


_TABLES = {
    "integrality-table": integrality_table,
    "growth-table": growth_table,
    "lab-table": lab_table,
    "families-table": families_table,
}


def main() -> None:
    """Run a subcommand."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("integrality")
    measuring.add_argument("--corpus", type=Path)
    measuring.add_argument("--make", default="", metavar="SIZE/GRADE:NUMBER")
    measuring.add_argument("--first", type=int, default=1, metavar="SEED")
    growing = commands.add_parser("growth")
    growing.add_argument("--sides", default=SIDES, metavar="SIDE:NUMBER,...")
    growing.add_argument("--grades", default="easy,hard")
    growing.add_argument("--time-limit", type=float, default=60.0, metavar="S")
    growing.add_argument("--memory-limit", type=int, default=4096, metavar="MB")
    for command in (measuring, growing):
        command.add_argument("-o", "--output", type=Path, required=True)
    for name in _TABLES:
        commands.add_parser(name).add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    if options.command == "integrality":
        if options.corpus is not None:
            integrality(from_corpus(options.corpus), options.output)
        if options.make:
            integrality(made(options.make, options.first), options.output)
    elif options.command == "growth":
        sides = [
            (int(a), int(b)) for a, _, b in (x.partition(":") for x in options.sides.split(","))
        ]
        limits = RunLimits(1, options.time_limit, options.memory_limit * 2**20)
        growth(sides, options.grades.split(","), limits, options.output)
    else:
        _TABLES[options.command](options.files)


if __name__ == "__main__":
    main()
