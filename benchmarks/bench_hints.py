"""Times hints and grades, in process, on puzzles of a given size or from files.

    python benchmarks/bench_hints.py                 31x45 puzzles of sgt-rect (sgt-puzzles)
    python benchmarks/bench_hints.py --own [LEVEL...]  the program's own puzzles of these levels
    python benchmarks/bench_hints.py FILE...           these puzzles, grades only with --grade
    python benchmarks/bench_hints.py --corpus FILE     a JSON file {name: {"problem": grid, ...}}
    python benchmarks/bench_hints.py --follow ...      follow the hints from the empty board
    python benchmarks/bench_hints.py --large 400x400   time hints on new puzzles of these sizes

With ``--follow`` the hints are made one after the other until each puzzle is solved: how many
puzzles they solve, the pictures of a hint, and the words of its pictures, over all positions
and over those where no rectangle can be drawn at once. With ``--large`` each size is measured
in a process of its own, with the memory that the hints take on top of the puzzle and its board.

Hints are timed at ten stages of each game, with an even share of the solution drawn in a
human-like order, and again at each stage with a wrong rectangle added. Each puzzle is solved
once beforehand, as the window does; that time is reported separately. Times are those of the
processor, because a hint works in one thread and other programs may run meanwhile.
"""

import argparse
import os
import random
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time

from benchmark_tools import corpus, sgt_puzzles

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Puzzle, Rect, apply, check_rect, sizes_of
from shikaku_gui.play import HintDegree, HintPresenter
from shikaku_gui.solver import (
    Answer,
    Difficulty,
    HintKind,
    NotFoundError,
    Solution,
    generate,
    grade,
    next_hint,
    solve,
)
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import peak_memory
from shikaku_gui.solver.process_memory import resident_size

STAGES = 10


def main() -> None:
    """Measure and print a table."""
    options = _options()
    if options.large:
        for size in options.large:
            _in_own_process(_bench_large, size, options.seed)
        return
    puzzles = _puzzles(options)
    if options.follow:
        _follow_all(puzzles)
        return
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
    parser.add_argument("--follow", action="store_true", help="follow the hints to the end")
    parser.add_argument("--large", nargs="+", metavar="SIZE", help="columns x rows of new puzzles")
    return parser.parse_args()


def _puzzles(options: argparse.Namespace) -> dict[str, Puzzle]:
    if options.corpus is not None:
        return corpus(options.corpus)
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
    found: dict[str, Puzzle] = {}
    for number in range(options.count):
        # The second half has larger rectangles, as Nikoli's giants have.
        wish = f"{options.size}{'e1' if number % 2 else ''}#{options.seed}-{number}"
        found[wish] = formats.loads(sgt_puzzles(1, wish)[0]).puzzle
    return found


def _follow_all(puzzles: dict[str, Puzzle]) -> None:
    """Follow the hints of each puzzle, and print how far they lead and how long they are."""
    stuck: list[str] = []
    pictures: dict[bool, list[int]] = {False: [], True: []}
    words: list[int] = []
    for name, puzzle in puzzles.items():
        answer, board = Answer.of(puzzle), Board(puzzle)
        if answer.solution is None:
            print(f"{name}: left out, it has not just one solution")
            continue
        near = None
        while (hint := next_hint(board, near=near, answer=answer)) is not None:
            if hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE) or hint.move is None:
                stuck.append(name)
                break
            shown = HintPresenter(hint, board, HintDegree.WHY).pictures
            pictures[hint.conclusion.place is None].append(len(shown))
            words += [len(str(picture.words).split()) for picture in shown]
            near = (hint.conclusion.follows or hint.conclusion.excluded[0]).first
            board = apply(board, hint.move)
    print(f"{len(puzzles)} puzzles; not solved by hints alone: {stuck or 'none'}")
    for what, counts in (
        ("all hints", pictures[False] + pictures[True]),
        ("hints where nothing can be drawn", pictures[True]),
    ):
        if counts:
            print(f"{what}: {len(counts)}, pictures: median {median(counts)}, most {max(counts)}")
    print(f"words of a picture: median {median(words)}, most {max(words)}")


def _in_own_process(work: Callable[[str, int], None], size: str, seed: int) -> None:
    """Do some work in a process of its own, so that its memory can be measured."""
    process = get_context("spawn").Process(target=work, args=(size, seed))
    process.start()
    process.join()


def _bench_large(size: str, seed: int) -> None:
    """Time hints on a new puzzle of a size, with parts of it drawn."""
    cols, rows = map(int, size.split("x"))
    puzzle, solution = _with_solution(rows, cols, seed)
    rng = random.Random(seed)
    answer = Answer.for_hints(puzzle)
    boards = list(_large_boards(puzzle, solution, rng))
    before = resident_size(os.getpid())
    times: dict[str, list[float]] = {}
    for kind, board, near in boards:
        begun = process_time()
        hint = next_hint(board, near=near, answer=answer)
        times.setdefault(kind, []).append(process_time() - begun)
        assert hint is not None
        times.setdefault(f"{kind}, {hint.kind.value}", []).append(times[kind][-1])
    more = (peak_memory() - before) / 1e6
    print(f"{size}, {len(puzzle.clues)} clues; {more:.0f} MB more at most")
    for kind, spent in times.items():
        print(f"  {_spread(kind, spent)}")


def _with_solution(rows: int, cols: int, seed: int) -> tuple[Puzzle, Solution]:
    """Return a new puzzle and its solution, made in a process whose memory is then free."""
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(_made, (rows, cols, seed))


def _made(rows: int, cols: int, seed: int) -> tuple[Puzzle, Solution]:
    puzzle = generate(rows, cols, seed=seed)
    return puzzle, solve(puzzle).solutions[0]


def _large_boards(
    puzzle: Puzzle, solution: Solution, rng: random.Random
) -> Iterator[tuple[str, Board, Cell]]:
    """Yield boards with a share drawn from one corner on, and where the player works."""
    order = sorted(solution, key=lambda rect: rect.row + rect.col + rng.random() * 10)
    for part in range(STAGES):
        drawn = part * len(order) // STAGES
        board = Board(puzzle, order[:drawn])
        for _ in range(2):
            yield "right", board, order[max(drawn - 1, 0)].first
            wrong = _wrong_rect(board, rng.choices(order[drawn:], k=50), rng)
            if wrong is not None:
                yield "wrong", board.with_rects((wrong,)), wrong.first


def _wrong_rect(board: Board, right: Sequence[Rect], rng: random.Random) -> Rect | None:
    """Return a rectangle that fits a clue but is not the right one."""
    puzzle = board.puzzle
    for rect in right:
        (cell,) = puzzle.clues_in(rect)
        height, width = rng.choice(sizes_of(rect.area, puzzle.rows, puzzle.cols))
        row, col = cell.row - rng.randrange(height), cell.col - rng.randrange(width)
        other = Rect(row, col, height, width)
        fits = other.within(puzzle.rows, puzzle.cols) and check_rect(puzzle, other) is None
        if fits and other != rect and not board.touching(other):
            return other
    return None


def _spread(kind: str, spent: Sequence[float]) -> str:
    ordered = sorted(spent)
    p95 = ordered[int(0.95 * len(ordered))]
    return (
        f"{kind}: {len(ordered)} asked, median {_ms(median(ordered))}, 95 % {_ms(p95)}, "
        f"worst {_ms(ordered[-1])}"
    )


def _bench_hints(puzzles: dict[str, Puzzle], rng: random.Random) -> None:
    times: dict[str, list[float]] = {"right": [], "wrong": []}
    solving: list[float] = []
    slowest = (0.0, "")
    for name, puzzle in puzzles.items():
        begun = process_time()
        answer = Answer.of(puzzle)
        solving.append(process_time() - begun)
        if answer.solution is None:
            print(f"{name}: left out, it has not just one solution")
            continue
        for kind, share, board in _boards(puzzle, answer.solution, rng):
            begun = process_time()
            hint = next_hint(board, answer=answer)
            spent = process_time() - begun
            times[kind].append(spent)
            what = None if hint is None else hint.hardest
            slowest = max(slowest, (spent, f"{name}, {kind}, {share:.0%} drawn, {what}"))
    print(f"{len(puzzles)} puzzles; solving one beforehand: median {_ms(median(solving))}")
    for kind, spent_all in times.items():
        print(f"hint, board {_spread(kind, spent_all)}")
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
        begun = process_time()
        level = grade(puzzle).grade
        spent.append(process_time() - begun)
        levels[level] = levels.get(level, 0) + 1
    print(
        f"grading {len(spent)} puzzles: {sum(spent):.2f} s in all, median {_ms(median(spent))}, "
        f"worst {_ms(max(spent))}; {levels}"
    )


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


if __name__ == "__main__":
    main()
