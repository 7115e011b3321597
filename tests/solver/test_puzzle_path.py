"""The steps through a puzzle are those of a search of the whole position at each step."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver import CutShortError, Difficulty, generate
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.nearby_placements import ListedPlacements
from shikaku_gui.solver.puzzle_path import PuzzlePath
from shikaku_gui.solver.solve_path import likeliest, next_findings, seat
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets, PlacementTable
from tests.solver.brute import random_puzzle

LARGEST = 25 * 25


def check_path(puzzle: Puzzle) -> set[Technique]:
    """Compare the steps through a puzzle; return the techniques used."""
    path = PuzzlePath(puzzle)
    made = [(step.technique, step.draws, step.chain, step.clues_left) for step in path.steps()]
    position, last = PlacementSets.of(Board(puzzle)), None
    searched = []
    while not position.solved and not position.broken:
        found = next_findings(position)
        if found and found[0].technique not in (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE):
            found = found_in_parts(position)
        if not found:
            break
        finding = likeliest(position, found, last)
        searched.append(
            (finding.technique, finding.place is not None, len(finding.chain), len(position.open))
        )
        last, position = seat(position, finding), finding.after(position)
    assert made == searched
    assert path.solved is (position.solved and not position.broken)
    return {technique for technique, *_ in made}


def found_in_parts(position: PlacementSets) -> list[Finding]:
    """Return the easiest findings in the parts of a position, each searched for itself."""
    found = [finding for part in parts(position) for finding in found_in(position, part)]
    order = list(Technique)
    ease = [(order.index(finding.technique), len(finding.chain)) for finding in found]
    return [finding for finding, each in zip(found, ease, strict=True) if each == min(ease)]


def parts(position: PlacementSets) -> list[list[int]]:
    """Return the open clues, those together that reach the same cells."""
    found: list[list[int]] = []
    for clue in position.open:
        reach = position.reach
        near = [part for part in found if any(reach[clue] & reach[other] for other in part)]
        found = [part for part in found if part not in near] + [sum(near, [clue])]
    return [sorted(part) for part in found]


def found_in(position: PlacementSets, part: list[int]) -> list[Finding]:
    """Return what is found about some clues if all other cells are covered."""
    table = position.table
    rects = {table.clues[clue].cell: position.rects_of(clue) for clue in part}
    cells = {cell for mine in rects.values() for rect in mine for cell in rect.cells()}
    grid = table.puzzle.grid
    walls = [Rect(*cell, 1, 1) for cell in grid.cells() if cell not in cells]
    clues = {cell: table.puzzle.clues[cell] for cell in rects}
    listed = ListedPlacements(grid, grid, clues, list(rects.values()), [], walls)
    of_part = PlacementTable(table.puzzle, listed)
    alone = PlacementSets(of_part, (1 << len(of_part.rects)) - 1, 0)
    number = [table.numbers[rect] for rect in alone.table.rects]
    return [
        finding._replace(
            removed=sum(1 << number[one] for one in bits(finding.removed)),
            place=None if finding.place is None else number[finding.place],
        )
        for finding in next_findings(alone)
    ]


def check_paths(puzzles: Iterable[Puzzle]) -> set[Technique]:
    return set().union(*map(check_path, puzzles))


@pytest.mark.parametrize("each", [13, pytest.param(1, marks=pytest.mark.slow)])
def test_the_corpus(corpus: Path, each: int) -> None:
    games = list(json.loads(corpus.read_text()).values())[::each]
    assert check_paths(formats.loads(game["problem"]).puzzle for game in games)


@pytest.mark.parametrize("each", [13, pytest.param(1, marks=pytest.mark.slow)])
def test_the_collections(each: int) -> None:
    files = [file for files in resources.collections().values() for file in files][::each]
    puzzles = (formats.load(file).puzzle for file in files)
    used = check_paths(puzzle for puzzle in puzzles if puzzle.area <= LARGEST)
    assert {Technique.ONLY_CLUE, Technique.SHARED_CELLS} <= used


@pytest.mark.parametrize("count", [2, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("side", [6, 9, 12, 16])
@pytest.mark.parametrize("level", Difficulty)
def test_generated_puzzles(level: Difficulty, side: int, count: int) -> None:
    small = min(side, 9) if level is Difficulty.EXPERT else side
    assert check_paths(generate(small, side, grade=level, seed=seed) for seed in range(count))


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(20))])
def test_random_puzzles_with_one_solution_and_several(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        check_path(random_puzzle(rng, rng.randint(1, 7), rng.randint(1, 7), most=8, unknown=0.1))


def test_it_can_be_stopped() -> None:
    puzzle = generate(9, 9, grade="hard", seed=1)
    calls = iter(range(10**6))
    path = PuzzlePath(puzzle, stop=lambda: next(calls) > 40)
    with pytest.raises(CutShortError):
        list(path.steps())
