"""How the engine does on unusual boards: few or many "?", tilings, giants, wrong areas.

Hints, grades and the generator have rows, too.

    python benchmarks/bench_cliffs.py [ROW ...]

Each row is a process of its own with a limit on its time, so a row that fails costs no more than
its share. A row prints its seconds, on the clock and of processor time, what it found, and the
goal. Rows are chosen by parts of their names. Without any, all are run but those that are stopped
at random moments; ``stops`` chooses these, which take some twenty minutes.

How long the window makes a drag wait on a large board needs a display: ``bench_drag.py``.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver import (
    CutShortError,
    NotFoundError,
    Phase,
    Status,
    generate,
    grade,
    next_hint,
    solve,
)
from shikaku_gui.solver.control import peak_memory


class Row(NamedTuple):
    """A row: what is asked, the goal, the most seconds it may take, and what is run.

    What is run returns what it found.
    """

    goal: str
    share: float
    run: Callable[[], str]


def scattered(side: int, unknown: int, seed: int = 1) -> Puzzle:
    """Return a square grid with only "?" clues, in random cells."""
    cells = Random(seed).sample([Cell(*divmod(n, side)) for n in range(side * side)], unknown)
    return Puzzle(side, side, dict.fromkeys(cells))


def corners(side: int) -> Puzzle:
    """Return a square grid with a "?" in two opposite corners."""
    return Puzzle(side, side, {Cell(0, 0): None, Cell(side - 1, side - 1): None})


def blocks(side: int, height: int, width: int, seed: int = 1) -> Puzzle:
    """Return a tiled square grid; each block has its clue in a random cell."""
    rng = Random(seed)
    clues: dict[Cell, int | None] = {
        Cell(row + rng.randrange(height), col + rng.randrange(width)): height * width
        for row in range(0, side, height)
        for col in range(0, side, width)
    }
    return Puzzle(side, side, clues)


def two_wrong(seed: int) -> Puzzle:
    """Return 24x24 of 2x3 blocks with an area too small by one, and another too large."""
    puzzle = blocks(24, 2, 3, seed)
    less, more = Random(seed).sample(list(puzzle.clues), 2)
    return Puzzle(24, 24, {**puzzle.clues, less: 5, more: 7})


def mixed(side: int, unknown: int, seed: int = 1) -> Puzzle:
    """Return a generated puzzle with some of its areas replaced by "?"."""
    made = generate(side, side, seed=seed)
    hidden = set(Random(seed).sample(list(made.clues), unknown))
    clues = {cell: None if cell in hidden else area for cell, area in made.clues.items()}
    return Puzzle(side, side, clues)


def wide(clues: int, area: int, seed: int = 1) -> Puzzle:
    """Return 1000x1000 with clues of an area in random cells."""
    cells = Random(seed).sample(range(1_000_000), clues)
    return Puzzle(1000, 1000, {Cell(*divmod(cell, 1000)): area for cell in sorted(cells)})


def singles(side: int) -> Puzzle:
    """Return a square grid with a 1 in every cell."""
    return Puzzle(side, side, {Cell(*divmod(n, side)): 1 for n in range(side * side)})


def solved(puzzle: Puzzle, limit: float = 60, at_most: int = 2) -> str:
    """Solve a puzzle; return the status, and by how much the memory grew if that is much."""
    before = peak_memory()
    result = solve(puzzle, time_limit=limit, max_solutions=at_most)
    grown = (peak_memory() - before) / 2**20
    much = f", {grown:.0f} MiB more" if grown > 100 else ""
    return f"{result.status.value}, {len(result.solutions)} solutions{much}"


def much_open() -> list[Puzzle]:
    """Return square grids with enough "?" that nearly everything is possible."""
    return [scattered(*size) for size in ((20, 20), (30, 60), (40, 40), (40, 100), (100, 400))]


def drawn(puzzle: Puzzle) -> Board:
    """Return a board with a cell of its own for two clues."""
    return Board(puzzle, [Rect(*cell, 1, 1) for cell in list(puzzle.clues)[:2]])


def hinted(*boards: Board) -> str:
    """Ask for a hint on boards; return the kinds, the longest time on the clock, and the memory."""
    before, kinds, taken = peak_memory(), [], []
    for board in boards:
        start = perf_counter()
        hint = next_hint(board)
        taken.append(perf_counter() - start)
        kinds.append("none" if hint is None else hint.kind.value)
    grown = (peak_memory() - before) / 2**20
    return f"{', '.join(kinds)}; at most {max(taken):.1f} s each, {grown:.0f} MiB more"


Stop: TypeAlias = Callable[[], bool]
Note: TypeAlias = Callable[[str], object]


class Work(NamedTuple):
    """Work to stop: its name, and a run of it, which reports its phases to a function."""

    name: str
    run: Callable[[Stop, Note], object]


def solving(puzzle: Puzzle) -> Work:
    """Return a solve that goes through all phases, in two seconds on the clock.

    For that, three solutions are asked for.
    """

    def run(stop: Stop, note: Note) -> None:
        def tell(phase: Phase, _done: float | None) -> None:
            note(phase.value)

        solve(puzzle, time_limit=_SECONDS, stop=stop, on_progress=tell, max_solutions=3)

    return Work(f"{puzzle.rows}x{puzzle.cols}", run)


def hinting(board: Board) -> Work:
    """Return the search for a hint, in two seconds on the clock."""

    def run(stop: Stop, note: Note) -> None:
        ends = perf_counter() + _SECONDS
        note("hint")
        with suppress(CutShortError):
            next_hint(board, stop=lambda: stop() or perf_counter() >= ends)

    puzzle = board.puzzle
    name = f"{len(puzzle.clues)} clues on {puzzle.rows}x{puzzle.cols}, {len(board.rects)} drawn"
    return Work(name, run)


def generating(
    side: int, seeds: int, grade: str | None = None, symmetry: str | None = None
) -> list[Work]:
    """Return the generation of puzzles with the first seeds."""

    def making(seed: int) -> Work:
        def run(stop: Stop, _note: Note) -> None:
            with suppress(NotFoundError):
                generate(side, side, seed=seed, grade=grade, symmetry=symmetry, stop=stop)

        return Work(f"seed {seed}", run)

    return [making(seed) for seed in range(1, seeds + 1)]


def latest_end(*works: Work) -> str:
    """Stop work at random moments; return how late it ended, and the longest time between checks.

    The moments are chosen on the clock, so that some fall into the wait for a process. Processor
    time is given as well, because other work on the machine changes it little.
    """
    rng = Random(1)
    late, spent, worst, where = 0.0, 0.0, 0.0, ""
    for work in works:
        start = perf_counter()
        gap, phase = _gap(work)
        whole = perf_counter() - start
        if gap > worst:
            worst, where = gap, f"{work.name}, {phase}"
        for _ in range(_MOMENTS):
            its_late, its_spent = _lateness(work, rng.uniform(0, whole))
            late, spent = max(late, its_late), max(spent, its_spent)
    return (
        f"{1000 * late:.0f} ms late, {1000 * spent:.0f} ms of processor time after a check; "
        f"unchecked for {1000 * worst:.0f} ms ({where})"
    )


def stops(share: float, works: Callable[[], Iterable[Work]]) -> Row:
    """Return the row of work that is stopped."""
    return Row("0.1 s", share, lambda: latest_end(*works()))


def _lateness(work: Work, seconds: float) -> tuple[float, float]:
    """Stop work after ``seconds``; return how many later it ends.

    Also the processor time since the last check before. Both are 0 if the work ends before.
    """
    ends, checked = perf_counter() + seconds, process_time()

    def look() -> bool:
        nonlocal checked
        if perf_counter() >= ends:
            return True
        checked = process_time()
        return False

    work.run(look, lambda _phase: None)
    late = perf_counter() - ends
    return (late, process_time() - checked) if late > 0 else (0.0, 0.0)


def _gap(work: Work) -> tuple[float, str]:
    """Return the longest processor time between two checks, and the phase it was in."""
    now, last = "begin", process_time()
    gaps: dict[str, float] = {}

    def look() -> bool:
        nonlocal last
        gaps[now] = max(gaps.get(now, 0.0), process_time() - last)
        last = process_time()
        return False

    def note(phase: str) -> None:
        nonlocal now
        now = phase

    work.run(look, note)
    look()
    return max((gap, phase) for phase, gap in gaps.items())


def explained() -> str:
    """Look for the conflicts of five puzzles; return how many clues are named, and the seconds."""
    named, taken = [], []
    for seed in range(5):
        start = process_time()
        result = solve(two_wrong(seed), time_limit=60)
        taken.append(process_time() - start)
        assert result.status is Status.INFEASIBLE
        named.append(" ".join(f"{p.kind.value}: {len(p.cells)}" for p in result.problems))
    return f"{', '.join(named)}; at most {max(taken):.1f} s each"


def made(
    side: int,
    *,
    limit: float,
    seeds: int = 1,
    grade: str | None = None,
    symmetry: str | None = None,
) -> Callable[[], str]:
    """Return a run that generates puzzles; it returns how many and their median time."""

    def run() -> str:
        taken: list[float] = []
        for seed in range(1, seeds + 1):
            start = process_time()
            try:
                generate(side, side, seed=seed, time_limit=limit, grade=grade, symmetry=symmetry)
            except NotFoundError:
                continue
            taken.append(process_time() - start)
        found = f"{len(taken)} of {seeds} found"
        return f"{found}, median {median(taken):.1f} s" if taken else found

    return run


def graded(side: int) -> str:
    """Grade a generated puzzle; return its grade, the processor time of that, and the memory."""
    puzzle = generate(side, side, seed=1)
    before, start = peak_memory(), process_time()
    found = grade(puzzle)
    taken, grown = process_time() - start, (peak_memory() - before) / 2**20
    return f"{found.grade} in {taken:.2f} s of processor time, {grown:.0f} MiB more"


_MOMENTS = 8
_SECONDS = 2.0


ROWS: Mapping[str, Row] = {
    "stops: ? in two corners, 30x30 to 200x200": stops(
        180, lambda: map(solving, map(corners, (30, 60, 100, 125, 200)))
    ),
    "stops: 6x6, 3x4 and 4x4 blocks": stops(
        90, lambda: map(solving, [blocks(48, 6, 6), blocks(96, 3, 4), blocks(96, 4, 4)])
    ),
    "stops: 10 or 20 ? on 20x20": stops(
        90, lambda: map(solving, [scattered(20, 10), scattered(20, 20)])
    ),
    "stops: 100 ? on 30x30 and 40x40": stops(
        90, lambda: map(solving, [scattered(30, 100), scattered(40, 100)])
    ),
    "stops: areas hidden in generated 20x20 and 30x30": stops(
        90, lambda: map(solving, [mixed(20, 10), mixed(30, 100)])
    ),
    "stops: two areas wrong in 2x3 blocks, 24x24": stops(
        90, lambda: map(solving, map(two_wrong, (1, 2)))
    ),
    "stops: 2x2 blocks, 60x60 to 400x400": stops(
        180, lambda: (solving(blocks(side, 2, 2)) for side in (60, 100, 200, 300, 400))
    ),
    "stops: hints on 20 to 400 ?": stops(
        300, lambda: map(hinting, [Board(p) for p in much_open()] + [drawn(p) for p in much_open()])
    ),
    "stops: generate 10x10, hard": stops(60, lambda: generating(10, 10, "hard")),
    "stops: generate 10x10, expert, rotation": stops(
        60, lambda: generating(10, 10, "expert", symmetry="rotation")
    ),
    "stops: generate 60x60, gentle": stops(60, lambda: generating(60, 5, "gentle")),
    "stops: generate 100x100, gentle, rotation": stops(
        240, lambda: generating(100, 3, "gentle", symmetry="rotation")
    ),
    "stops: generate 100x100, hard": stops(60, lambda: generating(100, 3, "hard")),
    "stops: generate 100x100, expert": stops(240, lambda: generating(100, 3, "expert")),
    "stops: generate 200x200": stops(60, lambda: generating(200, 3)),
    "stops: generate 200x200, rotation": stops(60, lambda: generating(200, 3, symmetry="rotation")),
    "stops: generate 200x200, gentle": stops(480, lambda: generating(200, 2, "gentle")),
    "stops: generate 400x400": stops(120, lambda: generating(400, 2)),
    "stops: generate 400x400, mirror": stops(480, lambda: generating(400, 3, symmetry="mirror")),
    "stops: generate 1000x1000": stops(600, lambda: generating(1000, 2)),
    "two ? in corners, 30x30": Row("0.1 s", 5, lambda: solved(corners(30))),
    "two ? in corners, 60x60": Row("2.8 s", 10, lambda: solved(corners(60))),
    "two ? in corners, 100x100": Row("-", 30, lambda: solved(corners(100))),
    "two ? in corners, 200x200": Row("two solutions", 30, lambda: solved(corners(200))),
    "10 ? on 20x20": Row("2 s", 40, lambda: solved(scattered(20, 10))),
    "20 ? on 20x20": Row("1 s", 20, lambda: solved(scattered(20, 20))),
    "100 ? on 30x30": Row("2 s", 30, lambda: solved(scattered(30, 100))),
    "100 ? on 40x40": Row("10 s", 30, lambda: solved(scattered(40, 100))),
    "generated 20x20, 10 areas hidden": Row("-", 10, lambda: solved(mixed(20, 10))),
    "generated 30x30, 100 areas hidden": Row("-", 20, lambda: solved(mixed(30, 100))),
    "6x6 blocks on 48x48": Row("2 s", 30, lambda: solved(blocks(48, 6, 6))),
    "3x4 blocks on 96x96": Row("an answer", 30, lambda: solved(blocks(96, 3, 4), 25)),
    "4x4 blocks on 96x96": Row("an answer", 30, lambda: solved(blocks(96, 4, 4), 25)),
    "two areas wrong in 2x3 blocks, 24x24": Row("2 s", 60, explained),
    "2x2 blocks on 60x60, three solutions": Row(
        "-", 30, lambda: solved(blocks(60, 2, 2), at_most=3)
    ),
    "20 clues of area 50000 on 1000x1000": Row("-", 60, lambda: solved(wide(20, 50_000), 50)),
    "a 1 in every cell of 2000x2000": Row("-", 120, lambda: solved(singles(2000), 100)),
    "hints on 20 to 400 ?": Row("-", 90, lambda: hinted(*map(Board, much_open()))),
    "hints on 20 to 400 ?, two cells drawn": Row("-", 90, lambda: hinted(*map(drawn, much_open()))),
    "generate 200x200": Row("-", 30, made(200, limit=20, seeds=3)),
    "generate 200x200, rotation": Row("3x", 25, made(200, limit=20, seeds=2, symmetry="rotation")),
    "generate 400x400": Row("-", 20, made(400, limit=45)),
    "generate 400x400, mirror": Row("3x", 45, made(400, limit=40, symmetry="mirror")),
    "generate 60x60, gentle": Row("1 s", 60, made(60, limit=20, seeds=5, grade="gentle")),
    "generate 10x10, hard": Row("-", 10, made(10, limit=5, seeds=20, grade="hard")),
    "generate 10x10, expert, rotation": Row(
        "-", 20, made(10, limit=5, seeds=10, grade="expert", symmetry="rotation")
    ),
    "generate 100x100, hard": Row("5 s", 30, made(100, limit=25, grade="hard")),
    "generate 100x100, expert": Row("15 s", 30, made(100, limit=25, grade="expert")),
    "generate 1000x1000": Row("10 s", 50, made(1000, limit=45)),
    "grade 100x100": Row("-", 10, lambda: graded(100)),
    "grade 400x400": Row("-", 60, lambda: graded(400)),
    "grade 1000x1000": Row("40 s", 180, lambda: graded(1000)),
}


def measure(name: str) -> str:
    """Run a row in a process of its own; return what it printed, and the time."""
    row, start = ROWS[name], perf_counter()
    command = [sys.executable, __file__, "--run", name]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=row.share)
    except subprocess.TimeoutExpired:
        return f"none in {row.share:.0f} s"
    if ended.returncode:
        return f"failed: {ended.stderr.strip().splitlines()[-1]}"
    return f"{ended.stdout.strip()} ({perf_counter() - start:.1f} s in all)"


def run(name: str) -> None:
    """Run a row here and print its times and what it found."""
    start, spent = perf_counter(), process_time()
    found = ROWS[name].run()
    print(f"{perf_counter() - start:.2f} s, processor {process_time() - spent:.2f} s: {found}")


def main() -> None:
    """Print all rows, or those asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="ROW", help="part of a row's name")
    parser.add_argument("--run", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        run(options.run)
        return
    for name, row in ROWS.items():
        stopped = name.startswith("stops")
        if any(part in name for part in options.names) if options.names else not stopped:
            print(f"{name:52} goal {row.goal:14} {measure(name)}", flush=True)


if __name__ == "__main__":
    main()
