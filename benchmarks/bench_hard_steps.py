"""How many steps of their level hard and expert puzzles have, and of how many techniques.

    python benchmarks/bench_hard_steps.py [--hard 500] [--expert 200] [--no-cores] [--size 10]
    python benchmarks/bench_hard_steps.py --hard 200 --expert 0 --size 15 --symmetry rotation

Times are medians of processor time; the shares of techniques are those of all steps from *hard* on.
*One-sided* puzzles have three or more of these steps, over 60 % of them of one technique.
"""

import argparse
from collections import Counter
from statistics import mean, median
from time import process_time

from shikaku_gui.solver import Difficulty, Recipe, Symmetry, Technique, from_recipe, grade

HARD = [Technique.STRANDED_CELL, Technique.POCKET, Technique.SUBSET, Technique.PAIR]
EXPERT = [Technique.COUNTING, Technique.WHAT_IF]


def measure(wanted: Difficulty, number: int, size: int, cores: bool, symmetry: Symmetry) -> str:
    """Make puzzles with the seeds from 1 on; return the figures."""
    taken: list[float] = []
    used: Counter[str] = Counter()
    level = HARD if wanted is Difficulty.HARD else EXPERT
    of_level: list[int] = []
    single = one_sided = 0
    for seed in range(1, number + 1):
        recipe = Recipe(size, size, seed, wanted, symmetry=symmetry)
        start = process_time()
        puzzle = from_recipe(recipe, around_cores=cores)
        taken.append(process_time() - start)
        found = grade(puzzle)
        assert found.grade == wanted.value
        single += found.one_hard_moment
        used.update(found.techniques)
        of_level.append(sum(found.techniques.get(each.value, 0) for each in level))
        steps = [found.techniques.get(each.value, 0) for each in (*HARD, *EXPERT)]
        one_sided += sum(steps) >= 3 and max(steps) > 0.6 * sum(steps)
    hard = {each.value: used[each.value] for each in [*HARD, *EXPERT] if used[each.value]}
    shares = ", ".join(f"{name} {count / sum(hard.values()):.0%}" for name, count in hard.items())
    made = "with" if cores else "without"
    return (
        f"{wanted.value} {size}x{size} {symmetry.value}, {made} cores, {number} puzzles: "
        f"median {median(taken) * 1000:.0f} ms, {mean(of_level):.1f} steps of the level "
        f"(fewer than three: {sum(n < 3 for n in of_level) / number:.0%}), "
        f"single {single / number:.0%}, one-sided {one_sided / number:.0%}; {shares}"
    )


def main() -> None:
    """Print the figures of both levels."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hard", type=int, default=500)
    parser.add_argument("--expert", type=int, default=200)
    parser.add_argument("--cores", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--size", type=int, default=10)
    parser.add_argument("--symmetry", type=Symmetry, default=Symmetry.NONE)
    options = parser.parse_args()
    for wanted, number in (
        (Difficulty.HARD, options.hard),
        (Difficulty.EXPERT, options.expert),
    ):
        if number:
            print(
                measure(wanted, number, options.size, options.cores, options.symmetry), flush=True
            )


if __name__ == "__main__":
    main()
