"""Compare a hundred puzzles of ours with a hundred of Simon Tatham's generator, in figures.

    python benchmarks/generator_quality.py [NUMBER]

Ours come once with the same mean area, and once as they are by default.
"""

import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence

from bench_generator import mean_area, sgt_rect, tatham

from shikaku_gui import formats
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver import Character, Difficulty, generate, grade, solve
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.fault_lines import falls_apart

ROWS, COLS = 15, 15


def stretched(rect: Rect) -> float:
    """Return the longer side of a rectangle over the shorter."""
    return max(rect.height, rect.width) / min(rect.height, rect.width)


def figures(puzzles: Sequence[Puzzle]) -> dict[str, str]:
    """Return the figures that matter, as text, by what they are."""
    results = [solve(puzzle) for puzzle in puzzles]
    rects = [rect for result in results for rect in result.solutions[0]]
    grades = Counter(grade(puzzle).grade for puzzle in puzzles)
    areas = Counter(rect.area for rect in rects)
    shapes = Counter((rect.height, rect.width) for rect in rects)
    apart = sum(falls_apart(ROWS, COLS, list(result.solutions[0]), Control()) for result in results)
    placements = sum(result.figures.alternatives for result in results) / len(rects)
    first = [result.figures.fixed / result.figures.rooms for result in results]
    return {
        "mean area": f"{statistics.mean(rect.area for rect in rects):.1f}",
        "clues to a puzzle": f"{len(rects) / len(puzzles):.1f}",
        "placements to a clue": f"{placements:.1f}",
        "clues with one placement from the start": f"{statistics.mean(first):.0%}",
        "different areas to a puzzle": _mean(
            len({r.area for r in s.solutions[0]}) for s in results
        ),
        "different shapes to a puzzle": _mean(
            len({r[2:] for r in s.solutions[0]}) for s in results
        ),
        "areas of 2": f"{areas[2] / len(rects):.0%}",
        "largest area": str(max(areas)),
        "most frequent shape": f"{max(shapes.values()) / len(rects):.0%}",
        "longer side over shorter, mean": f"{statistics.mean(map(stretched, rects)):.1f}",
        "puzzles that fall apart": f"{apart / len(puzzles):.0%}",
    } | {level.value: f"{grades[level.value] / len(puzzles):.0%}" for level in Difficulty}


def _mean(values: Iterable[int]) -> str:
    return f"{statistics.mean(values):.1f}"


def main() -> int:
    """Print the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    program = sgt_rect()
    if program is None:
        print("sgt-rect is not installed (Debian: sgt-puzzles)", file=sys.stderr)
        return 1
    names = tatham(program, ROWS, COLS, number)
    alike = Character(round(mean_area(names, ROWS * COLS), 1))
    columns = [
        figures([formats.loads(name).puzzle for name in names]),
        figures([generate(ROWS, COLS, character=alike, seed=seed) for seed in range(number)]),
        figures([generate(ROWS, COLS, seed=seed) for seed in range(number)]),
    ]
    print("| | Tatham | ours, same mean area | ours, default |\n|---|---|---|---|")
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(column[name] for column in columns) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
