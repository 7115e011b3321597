"""Times hints and grades, in process, on puzzles of a given size or from files.

    python benchmarks/bench_hints.py                 31x45 puzzles of sgt-rect (sgt-puzzles)
    python benchmarks/bench_hints.py --own [LEVEL...]  the program's own puzzles of these levels
    python benchmarks/bench_hints.py FILE...           these puzzles, grades only with --grade
    python benchmarks/bench_hints.py --corpus FILE     a JSON file {name: {"problem": grid, ...}}

Hints are timed at ten stages of each game, with an even share of the solution drawn in a
human-like order, and again at each stage with a wrong rectangle added. Each puzzle is solved
once beforehand, as the window does; that time is reported separately.
"""

import argparse
import json
import random
import shutil
import subprocess
from pathlib import Path
from statistics import median
from time import perf_counter

from shikaku_gui import formats
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver import Answer, Difficulty, NotFoundError, generate, grade, next_hint
from shikaku_gui.solver.candidates import placements

STAGES = 10


def main() -> None:
    """Measure and print a table."""
    options = _options()
    puzzles = _puzzles(options)
    if not options.grade:
        _bench_hints(puzzles, random.Random(options.seed))
    _bench_grades(puzzles)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--own", nargs="*", metavar="LEVEL")
    parser.add_argument("--size", default="31x45", help="columns x rows of puzzles made")
    parser.add_argument("--count", type=int, default=5, help="how many of them (a level)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grade", action="store_true", help="grades only")
    return parser.parse_args()


def _puzzles(options: argparse.Namespace) -> dict[str, Puzzle]:
    if options.corpus is not None:
        texts = json.loads(options.corpus.read_text())
        return {name: formats.loads(text["problem"]).puzzle for name, text in texts.items()}
    if options.files:
        return {path.name: formats.load(path).puzzle for path in options.files}
    return _from_sgt(options) if options.own is None else _own(options)


def _own(options: argparse.Namespace) -> dict[str, Puzzle]:
    cols, rows = map(int, options.size.split("x"))
    found: dict[str, Puzzle] = {}
    for level in options.own or [level.value for level in Difficulty]:
        for number in range(options.count):
            seed = options.seed + number
            try:
                puzzle = generate(rows, cols, grade=level, seed=seed, time_limit=60)
            except NotFoundError as error:
                print(error)
                continue
            found[f"{options.size} {level} {seed}"] = puzzle
    return found


def _from_sgt(options: argparse.Namespace) -> dict[str, Puzzle]:
    program = shutil.which("sgt-rect") or shutil.which("sgt-rect", path="/usr/games")
    if program is None:
        raise SystemExit("sgt-rect is not installed; name files instead")
    found: dict[str, Puzzle] = {}
    for number in range(options.count):
        # The second half has larger rectangles, as Nikoli's giants have.
        wish = f"{options.size}{'e1' if number % 2 else ''}#{options.seed}-{number}"
        made = subprocess.run([program, "--generate", "1", wish], capture_output=True, check=True)
        found[wish] = formats.loads(made.stdout).puzzle
    return found


def _bench_hints(puzzles: dict[str, Puzzle], rng: random.Random) -> None:
    times: dict[str, list[float]] = {"right": [], "wrong": []}
    solving: list[float] = []
    slowest = (0.0, "")
    for name, puzzle in puzzles.items():
        begun = perf_counter()
        answer = Answer.of(puzzle)
        solving.append(perf_counter() - begun)
        if answer.solution is None:
            print(f"{name}: left out, it has not just one solution")
            continue
        for kind, share, board in _boards(puzzle, answer.solution, rng):
            begun = perf_counter()
            hint = next_hint(board, answer=answer)
            spent = perf_counter() - begun
            times[kind].append(spent)
            what = None if hint is None else hint.hardest
            slowest = max(slowest, (spent, f"{name}, {kind}, {share:.0%} drawn, {what}"))
    print(f"{len(puzzles)} puzzles; solving one beforehand: median {_ms(median(solving))}")
    for kind, spent_all in times.items():
        ordered = sorted(spent_all)
        p95 = ordered[int(0.95 * len(ordered))]
        print(
            f"hint, board {kind}: {len(ordered)} asked, median {_ms(median(ordered))}, "
            f"95 % {_ms(p95)}, worst {_ms(ordered[-1])}"
        )
    print(f"slowest: {slowest[1]}")


def _boards(
    puzzle: Puzzle, solution: tuple[Rect, ...], rng: random.Random
) -> list[tuple[str, float, Board]]:
    order = sorted(solution, key=lambda rect: rect.row + rect.col + rng.random() * 10)
    listed = placements(puzzle)
    boards: list[tuple[str, float, Board]] = []
    for part in range(STAGES):
        board = Board(puzzle, order[: part * len(order) // STAGES])
        boards.append(("right", part / STAGES, board))
        wrong = [
            rect
            for right, mine in zip(solution, listed, strict=True)
            for rect in mine
            if rect != right and right not in board and not board.touching(rect)
        ]
        if wrong:
            boards.append(("wrong", part / STAGES, board.with_rects((rng.choice(wrong),))))
    return boards


def _bench_grades(puzzles: dict[str, Puzzle]) -> None:
    spent: list[float] = []
    levels: dict[str, int] = {}
    for puzzle in puzzles.values():
        begun = perf_counter()
        level = grade(puzzle).grade
        spent.append(perf_counter() - begun)
        levels[level] = levels.get(level, 0) + 1
    print(
        f"grading {len(spent)} puzzles: {sum(spent):.2f} s in all, median {_ms(median(spent))}, "
        f"worst {_ms(max(spent))}; {levels}"
    )


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


if __name__ == "__main__":
    main()
