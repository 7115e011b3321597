"""Steps from a position lead to the solution, and are those of a search of all of it each time."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Puzzle, Rect, apply, is_solved
from shikaku_gui.solver import CutShortError, Difficulty, generate, solve
from shikaku_gui.solver.position_path import PositionPath, after_move, described_steps
from shikaku_gui.solver.solve_path import (
    clue_distance,
    describe_step,
    direct_findings,
    likeliest,
    next_findings,
    seat,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Hint, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from tests.known import known
from tests.reference_data import LITERATURE, published
from tests.solver.brute import random_puzzle


def searched_steps(position: PlacementSets) -> Iterator[Step]:
    """Yield the steps, each found by a search of the whole position."""
    last: Rect | None = None
    while not position.solved and not position.broken and (found := next_findings(position)):
        step = Step(position, likeliest(position, found, last))
        yield step
        last, position = seat(*step), step.after


def searched_hints(position: PlacementSets, *, assume: bool) -> Iterator[Hint]:
    """Yield the steps as hints, each found by a search of what the moves before it leave."""
    last: Rect | None = None
    while not position.solved and not position.broken:
        found = direct_findings(position)
        if not found and assume:
            near = clue_distance(position, None if last is None else last.first)
            found = what_if.shortest_nearby(position, near)
        if not found:
            return
        placing = [finding for finding in found if finding.place is not None]
        step = Step(position, likeliest(position, placing or found, last))
        last = seat(*step)
        hint = describe_step(step)
        yield hint
        position = after_move(position, hint.conclusion)


def check_steps(position: PlacementSets) -> None:
    path = PositionPath(position)
    made = [(step.finding, step.position.live, step.position.drawn) for step in path.steps()]
    searched = list(searched_steps(position))
    assert made == [(step.finding, step.position.live, step.position.drawn) for step in searched]
    end = searched[-1].after if searched else position
    assert (path.position.live, path.position.drawn) == (end.live, end.drawn)


def check_hints(position: PlacementSets, *, assume: bool = True) -> None:
    made = list(described_steps(position, assume=assume))
    assert made == list(searched_hints(position, assume=assume))


def half_drawn(puzzle: Puzzle, rng: Random) -> Board:
    (solution,) = solve(puzzle).solutions
    return Board(puzzle, [rect for rect in solution if rng.random() < 0.4])


@pytest.mark.parametrize("count", [2, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("level", Difficulty)
def test_generated_puzzles(level: Difficulty, count: int) -> None:
    rng = Random(1)
    for seed in range(count):
        puzzle = generate(8, 11, grade=level, seed=seed)
        for board in (Board(puzzle), half_drawn(puzzle, rng)):
            check_steps(PlacementSets.of(board))
            check_hints(PlacementSets.of(board))


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(20))])
def test_random_puzzles_with_one_solution_and_several(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        puzzle = random_puzzle(rng, rng.randint(1, 7), rng.randint(1, 7), most=8, unknown=0.1)
        check_steps(PlacementSets.of(Board(puzzle)))
        check_hints(PlacementSets.of(Board(puzzle)), assume=False)


@pytest.mark.parametrize(
    "window", [Rect(0, 0, 6, 6), Rect(9, 14, 10, 8), Rect(4, 0, 30, 9), Rect(20, 20, 10, 10)]
)
@pytest.mark.parametrize("unknown", [0, 6])
def test_windows_of_a_board(window: Rect, unknown: int) -> None:
    rng = Random(5)
    puzzle = generate(40, 40, seed=2)
    board = half_drawn(puzzle, rng)
    hidden = dict.fromkeys(rng.sample(sorted(puzzle.clues), unknown))
    board = Board(puzzle.with_clues({**puzzle.clues, **hidden}), board.rects)
    position = PlacementSets.within(board, window)
    assert list(described_steps(position, assume=False))
    check_hints(position, assume=False)


def solved_by_steps(puzzle: Puzzle) -> PlacementSets:
    """Take all steps, checking each; return the last position."""
    path = PositionPath(PlacementSets.of(Board(puzzle)))
    for step in path.steps():
        assert TECHNIQUES[step.finding.technique].check(
            rects_by_clue(step.position), describe_step(step)
        )
    return path.position


@pytest.mark.parametrize("name", LITERATURE)
def test_the_published_puzzles_need_no_search(name: str) -> None:
    puzzle = published(name)
    end = solved_by_steps(puzzle)
    assert end.solved
    assert (end.drawn_over([end.table.frame.bounds]),) == solve(puzzle).solutions


@pytest.mark.parametrize("each", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_the_corpus_needs_no_search(corpus: Path, each: int) -> None:
    games = json.loads(corpus.read_text())
    assert len(games) == 63
    for name, game in list(games.items())[::each]:
        end = solved_by_steps(formats.loads(game["problem"]).puzzle)
        assert end.solved, name
        assert set(end.drawn_over([end.table.frame.bounds])) == rectangles(game["solution"]), name


def rectangles(solution: str) -> set[Rect]:
    """Return the rectangles of a grid of rectangle numbers below a line with its size."""
    rows = [line.split() for line in solution.splitlines()[1:]]
    cells: dict[str, list[Cell]] = {}
    for row, line in enumerate(rows):
        for col, number in enumerate(line):
            cells.setdefault(number, []).append(Cell(row, col))
    return {Rect.between(min(mine), max(mine)) for mine in cells.values()}


def test_described_steps_begin_where_the_moves_before_them_end() -> None:
    board = Board(published("janko-050"))
    for hint in described_steps(PlacementSets.of(board)):
        technique = known(hint.technique)
        assert TECHNIQUES[technique].check(rects_by_clue(PlacementSets.of(board)), hint)
        assert hint.move is not None
        board = apply(board, hint.move)
    assert is_solved(board)


def test_without_assumptions_the_steps_end_where_only_a_what_if_helps() -> None:
    position = PlacementSets.of(Board(formats.loads(". 3 . 1\n3 . . 2\n. . 3 .").puzzle))
    techniques = [hint.technique for hint in described_steps(position)]
    assert Technique.WHAT_IF in techniques
    direct = list(described_steps(position, assume=False))
    assert len(direct) == techniques.index(Technique.WHAT_IF)


def test_steps_go_on_from_a_position_that_has_lost_placements() -> None:
    start = PlacementSets.of(Board(published("janko-050")))
    steps = list(PositionPath(start).steps())
    check_steps(steps[len(steps) // 2].position)


def test_a_stop_ends_the_work() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    with pytest.raises(CutShortError):
        list(PositionPath(position, lambda: True).steps())
