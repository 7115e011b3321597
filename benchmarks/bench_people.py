"""The study behind the order of steps and the grades, from records of people.

    python benchmarks/bench_people.py FILE     fit the choice of steps, and judge the grades

FILE is a JSON list of ``{"solver", "rows", "cols", "clues", "solution", "drawn"}``: ``clues`` are
``[row, col, area]``, ``solution`` and ``drawn`` are ``[row, col, height, width]``, and ``drawn`` is
in the order in which that person drew. What is drawn is a rectangle of the solution or a part of
one, which is taken for a pencil rectangle.

Printed are, with intervals of 95 %, the coefficients of ``solver/step_choice.py`` and the odds of
techniques, how often the likeliest step is the rectangle that the person drew next, each solver
predicted by what was fitted on the others, how often the next hint is about it, and how well the
figures of a grade order puzzles by the parts drawn in them.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver import Answer, Difficulty, grade, next_hint
from shikaku_gui.solver.step_choice import RADIUS, gap
from shikaku_gui.solver.techniques import only_clue, only_rectangle, shared_cells
from shikaku_gui.solver.techniques.finding import split_by_clue
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

NAMES = ("closed in", "distance", "beside", "only clue", "shared cells", "deeper")
HINT_EVERY = 5
"""The hint is asked for before every so many draws."""

EASY = {Technique.ONLY_RECTANGLE: 0, Technique.ONLY_CLUE: 1}


class Record(NamedTuple):
    """A puzzle, its solution, and what a solver drew."""

    solver: str
    puzzle: Puzzle
    solution: tuple[Rect, ...]
    drawn: tuple[Rect, ...]


class Moment(NamedTuple):
    """A position before something of a rectangle, the ``target``, was drawn."""

    board: Board
    position: PlacementSets
    target: Rect
    whole: bool
    last: Rect | None


class Choice(NamedTuple):
    """The clues to choose from: a row of features each, which was chosen, which are offered.

    ``offered`` are those that a step of the two easiest techniques draws.
    """

    solver: str
    whole: bool
    features: np.ndarray
    chosen: int
    offered: np.ndarray


def main() -> None:
    """Print the study."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path)
    records = list(map(_record, json.loads(parser.parse_args().file.read_text())))
    choices = [choice for record in records for choice in _choices(record)]
    _print_fit(choices)
    _print_agreement(choices)
    _print_hints(records)
    _print_grades(records)


def _record(data: dict[str, Any]) -> Record:
    clues = {Cell(row, col): area for row, col, area in data["clues"]}
    solution, drawn = (tuple(Rect(*one) for one in data[name]) for name in ("solution", "drawn"))
    return Record(data["solver"], Puzzle(data["rows"], data["cols"], clues), solution, drawn)


def _moments(record: Record) -> Iterator[Moment]:
    board, last = Board(record.puzzle), None
    for rect in record.drawn:
        target = next((one for one in record.solution if one.contains(rect)), None)
        if target is None or target in board:
            continue
        yield Moment(board, PlacementSets.of(board), target, rect == target, last)
        whole = rect == target
        board = board.with_rects([rect]) if whole else board.with_marks([rect])
        last = rect


def _choices(record: Record) -> Iterator[Choice]:
    for position, target, whole, last in (moment[1:] for moment in _moments(record)):
        if position.broken:
            continue
        ease = _ease(position)
        clues = [position.table.clues[clue].cell for clue in position.open]
        rects = [next(one for one in record.solution if one.covers(cell)) for cell in clues]
        rows = [
            _features(position, rect, ease.get(clue, 3), last)
            for clue, rect in zip(position.open, rects, strict=True)
        ]
        offered = np.array([ease.get(clue, 3) < 2 for clue in position.open])
        yield Choice(record.solver, whole, np.array(rows), rects.index(target), offered)


def _ease(position: PlacementSets) -> dict[int, int]:
    """Return how easily clues are drawn by one round of the three easiest techniques."""
    ease: dict[int, int] = {}
    removed = 0
    for find in (only_rectangle.find, only_clue.find):
        for finding in find(position):
            removed |= finding.removed
            place = finding.with_placement(position).place
            if place is not None:
                ease.setdefault(position.table.owner[place], EASY[finding.technique])
    for finding in shared_cells.find(position):
        removed |= finding.removed
    for clue, _ in split_by_clue(position.table, removed):
        if (position.of_clue(clue) & ~removed).bit_count() == 1:
            ease.setdefault(clue, 2)
    return ease


def _features(position: PlacementSets, rect: Rect, ease: int, last: Rect | None) -> list[float]:
    closed = 1 - position.open_sides(rect) / (2 * (rect.height + rect.width))
    away = RADIUS if last is None else gap(rect, last)
    return [
        closed**2,
        math.log1p(min(away, RADIUS)),
        float(away == 1),
        *(float(ease == one) for one in (1, 2, 3)),
    ]


def _fitted(choices: Sequence[Choice]) -> tuple[np.ndarray, np.ndarray]:
    """Return the coefficients of a conditional logit and their standard errors, by Newton."""
    most = max(len(choice.features) for choice in choices)
    x = np.zeros((len(choices), most, choices[0].features.shape[1]))
    there = np.zeros((len(choices), most), bool)
    for at, choice in enumerate(choices):
        x[at, : len(choice.features)] = choice.features
        there[at, : len(choice.features)] = True
    chosen = x[np.arange(len(choices)), [choice.chosen for choice in choices]]
    found = np.zeros(x.shape[2])
    while True:
        odds = np.where(there, np.exp(x @ found), 0)
        share = odds / odds.sum(1, keepdims=True)
        mean = (share[:, :, None] * x).sum(1)
        spread = np.einsum("ij,ijk,ijl->kl", share, x, x) - mean.T @ mean
        spread += 1e-6 * np.eye(len(found))
        step = np.linalg.solve(spread, (chosen - mean).sum(0))
        found = found + step / max(1, np.abs(step).max())
        if np.abs(step).max() < 1e-6:
            return found, np.sqrt(np.diag(np.linalg.inv(spread)))


def _offered(choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices of a clue that an easy step draws, among those that one does."""
    return [
        choice._replace(
            features=choice.features[choice.offered],
            chosen=int(choice.offered[: choice.chosen].sum()),
        )
        for choice in choices
        if choice.offered[choice.chosen]
    ]


def _solvers(choices: Sequence[Choice]) -> list[str]:
    return sorted({choice.solver for choice in choices})


def _print_fit(choices: Sequence[Choice]) -> None:
    easy = [one._replace(features=one.features[:, :4]) for one in _offered(choices)]
    print(f"{len(easy)} choices among easy steps; logarithms of odds, twice the standard error")
    for name, value, error in zip(NAMES, *_fitted(easy), strict=False):
        print(f"  {name:14} {value:6.2f} +- {2 * error:.2f}")
    for who in ("all", *_solvers(choices)[:3]):
        mine = [choice for choice in choices if who in ("all", choice.solver)]
        values = _fitted(mine)[0][3:]
        odds = ", ".join(
            f"{name} {math.exp(-value):.1f}" for name, value in zip(NAMES[3:], values, strict=True)
        )
        print(f"  odds of only rectangle, {len(mine)} choices of any clue ({who}): {odds}")


def _print_agreement(choices: Sequence[Choice]) -> None:
    hits: list[tuple[str, bool]] = []
    for solver in _solvers(choices):
        others = [one for one in _offered(choices) if one.solver != solver]
        values, _ = _fitted([one._replace(features=one.features[:, :4]) for one in others])
        for choice in choices:
            if choice.solver == solver and choice.whole:
                odds = np.where(choice.offered, choice.features[:, :4] @ values, -np.inf)
                hit = choice.offered.any() and int(odds.argmax()) == choice.chosen
                hits.append((solver, bool(hit)))
    print("\nthe likeliest step is the next rectangle, fitted on the other solvers:")
    _print_shares(hits)


def _print_hints(records: Sequence[Record]) -> None:
    hits: list[tuple[str, bool]] = []
    for record in records:
        answer = Answer.of(record.puzzle)
        for board, _, target, whole, last in list(_moments(record))[::HINT_EVERY]:
            near = None
            if last is not None:
                near = Cell(last.row + last.height // 2, last.col + last.width // 2)
            hint = next_hint(board, near=near, answer=answer) if whole else None
            if hint is not None:
                end = hint.conclusion.place or hint.conclusion.pencil
                hits.append((record.solver, end is not None and target.contains(end)))
    print("\nthe next hint is about the next rectangle:")
    _print_shares(hits)


def _print_shares(hits: Sequence[tuple[str, bool]]) -> None:
    for who in ("all", *sorted({solver for solver, _ in hits})):
        mine = [hit for solver, hit in hits if who in ("all", solver)]
        share = sum(mine) / len(mine)
        error = math.sqrt(share * (1 - share) / len(mine))
        print(f"  {who:4} {100 * share:.1f} % +- {196 * error:.1f} of {len(mine)}")


def _print_grades(records: Sequence[Record]) -> None:
    grades = [grade(record.puzzle) for record in records]
    parts = np.array([_parts_per_clue(record) for record in records])
    levels = [Difficulty(one.grade).rank for one in grades]
    scores = [one.score / one.clues for one in grades]
    print(f"\nparts drawn per clue in {len(records)} puzzles: Spearman, and area under the curve")
    print("for whether any part was drawn, and whether more than in half of the puzzles")
    rng = np.random.default_rng(1)
    draws = [rng.integers(0, len(parts), len(parts)) for _ in range(1000)]
    middle = float(np.median(parts))
    for name, values in (("score per clue", np.array(scores)), ("level", np.array(levels))):
        spread = sorted(_spearman(values[draw], parts[draw]) for draw in draws)
        print(
            f"  {name:14} {_spearman(values, parts):.2f} ({spread[25]:.2f} to {spread[974]:.2f})"
            f", {_auc(values, parts > 0):.2f}, {_auc(values, parts > middle):.2f}"
        )
    for level in Difficulty:
        mine = parts[np.array(levels) == level.rank]
        if len(mine):
            print(f"  {level.value:8} {len(mine):3} puzzles, {mine.mean():.3f} parts per clue")


def _parts_per_clue(record: Record) -> float:
    return sum(rect not in record.solution for rect in record.drawn) / len(record.puzzle.clues)


def _ranks(values: np.ndarray) -> np.ndarray:
    _, place, count = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(count) - (count - 1) / 2)[place]


def _spearman(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _auc(values: np.ndarray, positive: np.ndarray) -> float:
    count = int(positive.sum())
    above = float(_ranks(values)[positive].sum()) - count * (count + 1) / 2
    return above / (count * (len(values) - count))


if __name__ == "__main__":
    main()
